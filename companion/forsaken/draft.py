"""A decision in the making, at a table of Forsaken."""

from companion.drafting import Nonsense, Telling
from companion.forsaken.events import DueRaised, Event, PromptSettled, ReminderGiven
from companion.forsaken.evolve import apply
from companion.forsaken.kinds import Faction
from companion.forsaken.player import Player
from companion.forsaken.table import Due, Table
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

    def ask(
        self,
        kind: str,
        who: str | None = None,
        of: str | None = None,
        number: int | None = None,
        faction: Faction | None = None,
        because: Because | None = None,
    ) -> None:
        """Something has to be answered at the table before it can be counted: a prompt with the key `kind:id`."""
        self.emit(DueRaised(due=self.new_id(), kind=kind, who=who, of=of, number=number, faction=faction), because)

    def settle(self, kind: str, who: str | None = None, faction: Faction | None = None) -> Due | None:
        """The oldest thing due of this kind is answered; None where nothing of it was waiting."""
        waiting = (due for due in self.table.waits(kind, who) if faction is None or due.faction == faction)
        due = next(waiting, None)
        if due is not None:
            self.emit(PromptSettled(prompt=f"{kind}:{due.id}"))
        return due
