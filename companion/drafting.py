"""A decision in the making: the rules emit events one by one and see the table as it becomes."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from companion.game import Decision, Happened, Ids, Refusal
from companion.ledger import Because
from companion.talk import ActionProposed, NoticeGiven

Table = TypeVar("Table", bound=Any)
Event = TypeVar("Event", bound=Happened)


class Nonsense(Exception):
    """A command that makes no sense at any table; carries its Refusal."""

    def __init__(self, where: str, what: str, fit: str = "") -> None:
        super().__init__(what)
        self.refusal = Refusal(where, what, fit)


class Drafting(Generic[Table, Event]):
    """Collects events and reasons. `evolve` applies an event; `ids` are for what comes into being.

    A table has a `next_id`, which is given where no other ids are.
    """

    def __init__(self, table: Table, evolve: Callable[[Table, Event], Table], ids: Ids | None = None) -> None:
        self.table = table
        self.events: list[Event] = []
        self.because: list[Because] = []
        self._evolve = evolve
        self._ids = ids

    def emit(self, event: Event, because: Because | None = None) -> None:
        """Lets something happen, with its reason."""
        self.table = self._evolve(self.table, event)
        self.events.append(event)
        if because is not None:
            self.because.append(because)

    def say(self, rule: str, text: str, page: int | None = None) -> None:
        """A reason without an event: why something did not happen."""
        self.because.append(Because(rule=rule, text=text, page=page))

    def new_id(self) -> int:
        """An id for what comes into being."""
        return self._ids.next() if self._ids else int(self.table.next_id)

    def competitor(self, name: str, where: str = "who") -> Any:
        """A competitor at this table; anything else is nonsense."""
        found = self.table.find(name)
        if found is None:
            names = ", ".join(competitor.name for competitor in self.table.competitors)
            raise Nonsense(where, f'nobody at this table is called "{name}"', f"one of {names}")
        return found

    def human(self, name: str, where: str = "who") -> Any:
        """A person at this table. A game in which others play too tells them apart."""
        return self.competitor(name, where)

    def decision(self, label: str) -> Decision[Event]:
        """What has come of it, under these words for the ledger."""
        return Decision(label=label, events=tuple(self.events), because=tuple(self.because), table=self.table)


class Telling(Drafting[Table, Event]):
    """A decision that also says things to people, by the words that every game has for it (`talk`)."""

    def notice(self, kind: str, rule: str, text: str) -> None:
        """Something that was done looks wrong: people are told until the turn is over, and nothing is refused."""
        self._tell(NoticeGiven(kind=kind, rule=rule, text=text))

    def automates(self, automation: str, text: str, command: Any) -> bool:
        """Whether the app does this by itself now. If it asks first, the proposal is made here."""
        how = self.table.how(automation)
        if how == "ask":
            saved = command.model_dump(mode="json", exclude_defaults=True) | {"move": command.move}
            self._tell(ActionProposed(proposal=self.new_id(), automation=automation, text=text, command=saved))
        elif how == "off":
            self.say("automation", f"left to people: {text}")
        return bool(how == "on")

    def _tell(self, event: Any) -> None:
        self.emit(event)
