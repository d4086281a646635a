"""The table as the ledger leaves it: a frozen value from which every screen reads."""

from collections.abc import Callable
from typing import Any, Literal

from companion.automation import How, known_automation
from companion.frozen import Frozen
from companion.ruling import known_rulings, ruled
from companion.talk import Noticed
from companion.vestige.automation import AUTOMATIONS, Automation
from companion.vestige.blocks import START, Action, Face
from companion.vestige.box.cards import CovertOpCard, EndgameCard, InTableau, RegionCard
from companion.vestige.box.nemesis import Nemesis, ThreatCard
from companion.vestige.cards import CARD_KINDS, CardKind, Mastery
from companion.vestige.printed import known_values
from companion.vestige.rulings import RULINGS, RulingId
from companion.vestige.score import Extra, Score
from companion.vestige.setup import Depth, Difficulty, Mode, Printed, Setup, TriggerKind
from companion.vestige.vocabulary.effects import Result

Phase = Literal["players", "nemeses", "scoring", "over"]

# The team that shares a turn in cooperative play (p. 29).
PLAYERS = "Players"


class Card(Frozen):
    """A card in a tableau. `leverage` None is a printed value that nobody has read yet.

    `job`: it is still to be earned. `under` is the card that it is tucked under: a job's contact or chop bot, an
    augmentation's contact. `blocks` lie on it: loyalty of a contact or bot, charges of an artifact. `printed` is the
    card as somebody has entered it, in the version that this game began to use.
    """

    id: int
    kind: CardKind
    name: str | None = None
    leverage: int | None = None
    job: bool = False
    under: int | None = None
    blocks: int = 0
    printed: InTableau | None = None


class CovertOp(Frozen):
    """A covert op of a player. What it says is known to the app only if its owner typed it in.

    `id` is 0 for the one dealt at the start. `leverage` is what it pays once completed.
    """

    id: int
    name: str | None = None
    words: str | None = None
    leverage: int | None = None
    completed: bool = False
    printed: CovertOpCard | None = None


class Threat(Frozen):
    """A threat card in a nemesis's column. `printed` is one that somebody entered when it came out."""

    name: str
    printed: ThreatCard | None = None


class Competitor(Frozen):
    """A player or a nemesis. Humans have a speed (p. 12); nemeses have threats, and a pack unless run by hand.

    `blocks` are those on the dashboard and the alchemy mat, by place. A player who is `away` has no turns any more.
    `lacks_its_pack`: a nemesis whose pack this version does not have, so that it is run by hand.
    """

    name: str
    human: bool
    color: str | None = None
    team: str | None = None
    leverage: int = 0
    speed: int = 2
    cards: tuple[Card, ...] = ()
    pack: Nemesis | None = None
    lacks_its_pack: bool = False
    threats: tuple[Threat, ...] = ()
    covert_ops: tuple[CovertOp, ...] = ()
    blocks: dict[str, int] = {}
    away: bool = False

    @property
    def threat(self) -> int:
        """The threat level: one for each threat card in the column (p. 27)."""
        return len(self.threats)

    def count(self, kind: CardKind) -> int:
        """Cards of a kind. A job in progress is none yet (p. 25)."""
        return sum(card.kind == kind and not card.job for card in self.cards)

    def card(self, id: int) -> Card | None:
        """A card of the tableau, jobs included."""
        return next((card for card in self.cards if card.id == id), None)

    def tucked(self, id: int) -> tuple[Card, ...]:
        """What lies under a card: jobs and augmentations."""
        return tuple(card for card in self.cards if card.under == id)

    @property
    def earned(self) -> int:
        """How many cards there are, of all kinds. Jobs in progress are none yet (p. 25)."""
        return sum(not card.job for card in self.cards)

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
    """An endgame condition that is out. Once met it stays met (p. 25).

    `printed` is the card as somebody has entered it; `not_yet`: it looks met, and people said that it is not.
    """

    name: str
    trigger: int | None = None
    met: bool = False
    printed: EndgameCard | None = None
    not_yet: bool = False


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
    """Something that people do by hand, in words. `results` are what usually comes of it, for `who`."""

    id: int
    text: str
    who: str | None = None
    results: tuple[Result, ...] = ()


class Proposal(Frozen):
    """What an automation that asks first would do: the command that does it."""

    id: int
    automation: Automation
    text: str
    command: dict[str, Any]


class Tile(Frozen):
    """A region tile in a place of the map mat. `region` None: it lies face down and nobody knows it."""

    place: int
    region: str | None = None
    face_up: bool = True


class Outcome(Frozen):
    """The outcome die of one job: the faces that were rolled, and which of them counts (p. 15, 16)."""

    who: str
    faces: tuple[Face, ...]
    chosen: Face | None = None
    job: int | None = None


class Turn(Frozen):
    """What was done in the turn that is on, by player: main actions, resets, effects that work once a turn.

    In cooperative play it is the shared turn of the team (p. 29).
    """

    actions: dict[str, tuple[Action, ...]] = {}
    resets: dict[str, tuple[Action, ...]] = {}
    used: tuple[int, ...] = ()
    boosted: tuple[str, ...] = ()
    outcome: Outcome | None = None
    noticed: tuple[Noticed, ...] = ()


class Sheet(Frozen):
    """What was entered for final scoring so far, each by competitor."""

    covert_ops: dict[str, tuple[int, ...]] = {}
    bounties: dict[str, tuple[int | None, ...]] = {}
    extras: dict[str, tuple[Extra, ...]] = {}
    cards: dict[str, dict[CardKind, int]] = {}
    mastery_bonus: dict[str, dict[Mastery, int]] = {}
    goals: dict[str, bool] = {}


class Table(Frozen):
    """The whole table. Trigger numbers count from 1.

    `pawns` are spots by player. `gone` are players who left with everything that was theirs. `tile_cards` are
    tiles as somebody has entered them, where they say more than their leverage.
    """

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
    depth: Depth = "score"
    done: Turn = Turn()
    tiles: tuple[Tile, ...] = ()
    pawns: dict[str, str] = {}
    gone: tuple[Competitor, ...] = ()
    tile_cards: tuple[RegionCard, ...] = ()
    sheet: Sheet = Sheet()
    score: Score | None = None

    @property
    def humans(self) -> tuple[Competitor, ...]:
        return tuple(competitor for competitor in self.competitors if competitor.human)

    @property
    def playing(self) -> tuple[Competitor, ...]:
        """The players who have turns, in their order."""
        return tuple(human for human in self.humans if not human.away)

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
        return ruled(RULINGS, self.rulings, ruling)

    def how(self, automation: Automation) -> How:
        return self.automation.get(automation, "on")

    def side(self, name: str) -> str:
        """The side that a competitor belongs to: itself, its team, `Players` or `Nemeses`."""
        competitor = self.competitor(name)
        if not competitor.human:
            return "Nemeses" if self.nemesis_team else name
        if self.mode == "cooperative":
            return PLAYERS
        return competitor.team or name if self.mode == "teams" else name

    def blocks_at(self, who: str, place: str) -> int:
        """Blocks of a player in a place: a hex of the dashboard, an attribute, or `card:7`."""
        holder = self.competitor(who)
        kind, _, card_id = place.partition(":")
        if kind == "card":
            return next((card.blocks for card in holder.cards if str(card.id) == card_id), 0)
        return holder.blocks.get(place, 0)

    # Changes, for `evolve` alone.

    def allotted(self, id: int) -> "Table":
        """The table after an id was given to a card, a reminder or a proposal."""
        return self if id < self.next_id else self.changed({"next_id": id + 1})

    def with_competitor(self, name: str, change: Callable[[Competitor], dict[str, Any]]) -> "Table":
        """The table after a change to one competitor."""
        competitors = list(self.competitors)
        for index, competitor in enumerate(competitors):
            if competitor.name == name:
                competitors[index] = competitor.changed(change(competitor))
        return self.changed({"competitors": tuple(competitors)})

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


def new_player(name: str, color: str | None = None, team: str | None = None) -> Competitor:
    """A player before the first turn: one covert op in hand (p. 7), blocks where the dashboard has them (p. 8)."""
    return Competitor(name=name, human=True, color=color, team=team, covert_ops=(CovertOp(id=0),), blocks=dict(START))


def new_table(setup: Setup) -> Table:
    """The table before the first turn: stacks laid out (p. 7, 26), everybody at 0 leverage."""
    humans = tuple(new_player(seat.name, seat.color, seat.team) for seat in setup.seats)
    nemeses = tuple(
        Competitor(name=seat.called, human=False, speed=0, pack=seat.card, lacks_its_pack=seat.lacks_its_pack)
        for seat in setup.nemeses
    )
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
        rulings=known_rulings(RULINGS, setup.rulings),
        automation=known_automation(AUTOMATIONS, setup.automation),
        competitors=humans + nemeses,
        triggers=triggers,
        printed=known_values(setup.printed),
        depth=setup.depth,
        tile_cards=setup.tile_cards,
        tiles=tuple(Tile(place=tile.place, region=tile.region, face_up=tile.face_up) for tile in setup.tiles),
        phase="scoring" if scoring else "players",
        turn=None if scoring else PLAYERS if setup.mode == "cooperative" else humans[0].name,
    )
