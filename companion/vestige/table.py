"""The table as the ledger leaves it: a frozen value from which every screen reads."""

from collections.abc import Callable
from typing import Any, Literal

from companion.frozen import Frozen
from companion.vestige.automation import Automation, How
from companion.vestige.cards import CARD_KINDS, CardKind, Mastery
from companion.vestige.measures import Figures
from companion.vestige.packs import Pack, pack_of
from companion.vestige.printed import known_values
from companion.vestige.rulings import RulingId, ruled
from companion.vestige.score import Extra, Score
from companion.vestige.setup import Difficulty, Mode, Printed, Setup, TriggerKind

Phase = Literal["players", "nemeses", "scoring", "over"]

# The team that shares a turn in cooperative play (p. 29).
PLAYERS = "Players"


class Card(Frozen):
    """A card in a tableau. `leverage` None is a printed value that nobody has read yet."""

    id: int
    kind: CardKind
    name: str | None = None
    leverage: int | None = None


class Threat(Frozen):
    """A threat card in a nemesis's column."""

    name: str


class Competitor(Frozen):
    """A player or a nemesis. Humans have a speed (p. 12); nemeses have threats, and a pack unless run by hand."""

    name: str
    human: bool
    color: str | None = None
    team: str | None = None
    leverage: int = 0
    speed: int = 2
    cards: tuple[Card, ...] = ()
    pack: str | None = None
    threats: tuple[Threat, ...] = ()

    @property
    def threat(self) -> int:
        """The threat level: one for each threat card in the column (p. 27)."""
        return len(self.threats)

    def count(self, kind: CardKind) -> int:
        return sum(card.kind == kind for card in self.cards)

    @property
    def counts(self) -> dict[CardKind, int]:
        """Cards by kind, only the kinds that are there."""
        return {kind: self.count(kind) for kind in CARD_KINDS if self.count(kind)}


class Trigger(Frozen):
    """A trigger and its stack. What is due waits to be done at the table.

    `threats_left` and `threats_due` hold a count a nemesis; `condition` is a name once it was revealed.
    """

    at: int
    kind: TriggerKind
    reached_by: tuple[str, ...] = ()
    condition: str | None = None
    condition_due: bool = False
    covert_ops_left: int = 0
    covert_ops_due: tuple[str, ...] = ()
    threats_left: dict[str, int] = {}
    threats_due: dict[str, int] = {}


class EndCondition(Frozen):
    """An endgame condition that is out. Once met it stays met (p. 25)."""

    name: str
    trigger: int | None = None
    met: bool = False


class Control(Frozen):
    """A region and who holds it."""

    region: str
    controller: str


class Owed(Frozen):
    """Leverage to be gained (`sign` 1) or lost (-1) as soon as somebody reads the printed value `of`.

    `automation` is what would pay it: if that asks first, it still does when the value is read.
    """

    who: str
    of: str
    why: str
    sign: Literal[1, -1] = 1
    automation: Automation | None = None


class Reminder(Frozen):
    """Something that people do by hand, in words."""

    id: int
    text: str


class Proposal(Frozen):
    """What an automation that asks first would do: the command that does it."""

    id: int
    automation: Automation
    text: str
    command: dict[str, Any]


class Sheet(Frozen):
    """What was entered for final scoring so far, each by competitor."""

    covert_ops: dict[str, tuple[int, ...]] = {}
    bounties: dict[str, tuple[int | None, ...]] = {}
    extras: dict[str, tuple[Extra, ...]] = {}
    cards: dict[str, dict[CardKind, int]] = {}
    mastery_bonus: dict[str, dict[Mastery, int]] = {}
    goals: dict[str, bool] = {}


class Table(Frozen):
    """The whole table. Trigger numbers count from 1."""

    mode: Mode
    difficulty: Difficulty
    nemesis_team: bool
    rulings: dict[RulingId, str]
    automation: dict[Automation, How]
    competitors: tuple[Competitor, ...]
    triggers: tuple[Trigger, ...]
    printed: Printed
    round: int = 1
    phase: Phase = "players"
    turn: str | None = None
    final_round: int | None = None
    conditions: tuple[EndCondition, ...] = ()
    regions: tuple[Control, ...] = ()
    taken_this_turn: tuple[Control, ...] = ()
    owed: tuple[Owed, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    next_id: int = 1
    sheet: Sheet = Sheet()
    score: Score | None = None

    @property
    def humans(self) -> tuple[Competitor, ...]:
        return tuple(competitor for competitor in self.competitors if competitor.human)

    @property
    def nemeses(self) -> tuple[Competitor, ...]:
        """From left to right on the nemesis mat."""
        return tuple(competitor for competitor in self.competitors if not competitor.human)

    @property
    def needed(self) -> int:
        """How many met conditions set the final round (p. 25, 28)."""
        return 3 if self.mode == "solo" else 2

    @property
    def met(self) -> int:
        """How many conditions are met."""
        return sum(condition.met for condition in self.conditions)

    def find(self, name: str) -> Competitor | None:
        return next((competitor for competitor in self.competitors if competitor.name == name), None)

    def competitor(self, name: str) -> Competitor:
        """Raises KeyError for a name that is not at this table."""
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def controller(self, region: str) -> str | None:
        return next((control.controller for control in self.regions if control.region == region), None)

    def controlled(self, name: str) -> tuple[str, ...]:
        """The regions that a competitor controls, in the order of taking."""
        return tuple(control.region for control in self.regions if control.controller == name)

    def ruled(self, ruling: RulingId) -> str:
        return ruled(self.rulings, ruling)

    def how(self, automation: Automation) -> How:
        return self.automation.get(automation, "on")

    def pack(self, nemesis: Competitor) -> Pack | None:
        """The pack of a nemesis, None for one that is run by hand."""
        return pack_of(nemesis.pack) if nemesis.pack else None

    def side(self, name: str) -> str:
        """The side that a competitor belongs to: itself, its team, `Players` or `Nemeses`."""
        competitor = self.competitor(name)
        if not competitor.human:
            return "Nemeses" if self.nemesis_team else name
        if self.mode == "cooperative":
            return PLAYERS
        return competitor.team or name if self.mode == "teams" else name

    def figures(self, competitor: Competitor) -> Figures:
        """What packs can measure of a competitor."""
        regions = tuple(self.printed.regions.get(region) for region in self.controlled(competitor.name))
        return Figures(
            name=competitor.name,
            human=competitor.human,
            leverage=competitor.leverage,
            threat=competitor.threat,
            speed=competitor.speed,
            regions=regions,
            cards=competitor.counts,
        )

    # Changes, for `evolve` alone.

    def with_competitor(self, name: str, change: Callable[[Competitor], dict[str, Any]]) -> "Table":
        """The table after a change to one competitor."""
        return self.changed(
            {
                "competitors": tuple(
                    competitor.changed(change(competitor)) if competitor.name == name else competitor
                    for competitor in self.competitors
                )
            }
        )

    def with_trigger(self, number: int, change: Callable[[Trigger], dict[str, Any]]) -> "Table":
        """The table after a change to one trigger, counted from 1."""
        return self.changed(
            {
                "triggers": tuple(
                    trigger.changed(change(trigger)) if index == number else trigger
                    for index, trigger in enumerate(self.triggers, start=1)
                )
            }
        )


def new_table(setup: Setup) -> Table:
    """The table before the first turn: stacks laid out (p. 7, 26), everybody at 0 leverage."""
    humans = tuple(Competitor(name=seat.name, human=True, color=seat.color, team=seat.team) for seat in setup.seats)
    nemeses = tuple(Competitor(name=seat.called, human=False, speed=0, pack=seat.pack) for seat in setup.nemeses)
    # p. 26: threat cards are dealt evenly over the five stacks, what is left over is set aside.
    threats = {seat.called: seat.threat_cards // 5 for seat in setup.nemeses if seat.threat_cards >= 5}
    triggers = tuple(
        Trigger(
            at=space.at,
            kind=space.kind,
            covert_ops_left=len(humans) if space.kind == "magenta" else 0,
            threats_left=dict(threats),
        )
        for space in setup.triggers
    )
    scoring = setup.starts_at == "scoring"
    return Table(
        mode=setup.mode,
        difficulty=setup.difficulty,
        nemesis_team=setup.nemesis_team,
        rulings=setup.rulings,
        automation=setup.automation,
        competitors=humans + nemeses,
        triggers=triggers,
        printed=known_values(setup.printed),
        phase="scoring" if scoring else "players",
        turn=None if scoring else PLAYERS if setup.mode == "cooperative" else humans[0].name,
    )
