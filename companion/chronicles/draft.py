"""A decision in the making, at a table of Chronicles."""

from companion.chronicles.events import Event, ReminderGiven
from companion.chronicles.evolve import apply
from companion.chronicles.table import Player, Table
from companion.drafting import Nonsense, Telling
from companion.game import Ids
from companion.ledger import Because

__all__ = ["Draft", "Nonsense"]


class Draft(Telling[Table, Event]):
    """Collects events and reasons; what every subject of this game asks of it besides."""

    def __init__(self, table: Table, ids: Ids | None = None) -> None:
        super().__init__(table, apply, ids)

    def player(self, name: str, where: str = "who") -> Player:
        """A player at this table; anything else is nonsense."""
        found = self.table.find(name)
        if found is None:
            names = ", ".join(player.name for player in self.table.players)
            raise Nonsense(where, f'nobody at this table is called "{name}"', f"one of {names}")
        return found

    def remind(self, text: str, rule: str, who: str | None = None, because: Because | None = None) -> None:
        """Something for people to do by hand."""
        self.emit(ReminderGiven(reminder=self.new_id(), text=text, rule=rule, who=who), because)
