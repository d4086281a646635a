"""A decision in the making: the rules emit events one by one and see the table as it becomes."""

from companion.drafting import Drafting, Nonsense
from companion.game import Ids
from companion.ledger import Because
from companion.vestige.automation import Automation
from companion.vestige.commands import Command
from companion.vestige.events import ActionProposed, Event, NoticeGiven, ReminderGiven
from companion.vestige.evolve import apply
from companion.vestige.table import Card, Competitor, Table
from companion.vestige.vocabulary.effects import Result

__all__ = ["MOST_ANSWERS", "MOST_EVENTS", "Draft", "Nonsense"]

# Abilities that set each other off could go on for ever; nothing at a real table is answered so often.
MOST_ANSWERS = 40

# What one decision may come to before cards do no more: a long turn of three nemeses has a fifth of it.
MOST_EVENTS = 1000


class Draft(Drafting[Table, Event]):
    """Collects events and reasons.

    `draws` are printed leverages of cards about to be drawn, in order; `heard` counts the events that
    triggered abilities have had a chance to answer, `answers` how often they did. `before` are the tables on which
    the events came. `ids` are for what comes into being; without them the table's next ones.
    """

    def __init__(self, table: Table, draws: tuple[int, ...] = (), ids: Ids | None = None) -> None:
        super().__init__(table, apply, ids)
        self.before: list[Table] = []
        self.draws = list(draws)
        self.heard = 0
        self.answers = 0
        self._stopped: set[str] = set()

    def emit(self, event: Event, because: Because | None = None) -> None:
        """Lets something happen, with its reason."""
        self.before.append(self.table)
        super().emit(event, because)

    def notice(self, kind: str, rule: str, text: str) -> None:
        """Something that was done looks wrong: people are told until the turn is over, and nothing is refused."""
        self.emit(NoticeGiven(kind=kind, rule=rule, text=text))

    def remind(
        self, text: str, because: Because | None = None, who: str | None = None, results: tuple[Result, ...] = ()
    ) -> None:
        """Something for people to do by hand; `results` are what usually comes of it, for `who`."""
        self.emit(ReminderGiven(reminder=self.new_id(), text=text, who=who, results=results), because)

    def propose(self, automation: Automation, text: str, command: Command) -> None:
        """Asks instead of doing: the person takes it up or dismisses it."""
        saved = command.model_dump(mode="json", exclude_defaults=True) | {"move": command.move}
        self.emit(ActionProposed(proposal=self.new_id(), automation=automation, text=text, command=saved))

    def automates(self, automation: Automation, text: str, command: Command) -> bool:
        """Whether the app does this by itself now. If it asks first, the proposal is made here."""
        how = self.table.how(automation)
        if how == "ask":
            self.propose(automation, text, command)
        elif how == "off":
            self.say("automation", f"left to people: {text}")
        return how == "on"

    def may_answer(self) -> bool:
        """Whether one more ability or threat may do something of itself; says so where they would go on for ever."""
        if self.answers >= MOST_ANSWERS:
            self._stop(f"abilities set each other off again and again: stopped after {MOST_ANSWERS}")
            return False
        self.answers += 1
        return True

    def may_go_on(self) -> bool:
        """Whether cards may do one thing more in this decision; says so where they would do too much."""
        if len(self.events) >= MOST_EVENTS:
            self._stop(f"cards do more and more: stopped after {MOST_EVENTS} things that happened at once")
            return False
        return True

    def _stop(self, text: str) -> None:
        if text not in self._stopped:
            self._stopped.add(text)
            self.say("triggered-ability", text, 27)

    def competitor(self, name: str, where: str = "who") -> Competitor:
        """A competitor at this table; anything else is nonsense."""
        found: Competitor = super().competitor(name, where)
        return found

    def human(self, name: str, where: str = "who") -> Competitor:
        """A player at this table; anybody else is nonsense."""
        found = self.competitor(name, where)
        if not found.human:
            raise Nonsense(where, f"{name} is a nemesis, which does not do this", "name a player")
        return found

    def nemesis(self, name: str, where: str = "nemesis") -> Competitor:
        """A nemesis at this table; anybody else is nonsense."""
        found = self.competitor(name, where)
        if found.human:
            names = ", ".join(nemesis.name for nemesis in self.table.nemeses) or "there is none"
            raise Nonsense(where, f"{name} is a player, not a nemesis", f"one of {names}")
        return found

    def card(self, who: str, card_id: int) -> Card:
        """A card of a tableau, jobs included; anything else is nonsense."""
        found = self.competitor(who).card(card_id)
        if found is None:
            raise Nonsense("card", f"{who} has no card {card_id}", "one of the cards in the tableau")
        return found
