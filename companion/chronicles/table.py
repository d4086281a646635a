"""The table as the ledger leaves it: a frozen value from which every screen reads."""

from collections.abc import Callable
from typing import Any, Literal

from companion.automation import How, known_automation
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.box import bundled_event
from companion.chronicles.cards import EventCard, LegendaryCard
from companion.chronicles.kinds import MARKS, TRACKS, CardKind, Track, spoken
from companion.chronicles.rulings import RULINGS
from companion.chronicles.score import Extra, Score
from companion.chronicles.setup import Printed, Setup, boards_for
from companion.chronicles.vendors import VENDOR_IDS, VendorId
from companion.frozen import Frozen
from companion.ruling import known_rulings, ruled
from companion.talk import Noticed, Proposal, Reminder

Phase = Literal["players", "scoring", "over"]
Choice = Literal["A", "B"]


class Gained(Frozen):
    """A card that a player has gained. `colour` is a companion's.

    `chronicle_due`: its chronicle is still to be drawn or answered; `chosen` is the option that was chosen blind
    (solo), `mark` what the chronicle gave, `chronicle` its title.
    """

    id: int
    kind: CardKind
    name: str | None = None
    colour: str | None = None
    chronicle_due: bool = False
    chronicle: str | None = None
    chosen: Choice | None = None
    mark: Track | None = None

    @property
    def title(self) -> str:
        """Its name, or its kind where nobody has said it: `the relic`."""
        return self.name or f"the {spoken(self.kind)}"


class Legendary(Frozen):
    """A legendary card in a tableau. It is there from the third mark on; `name` None until somebody has read it.

    `renown` counts the tokens on its three spaces, `flipped` how many of them were turned by abuse; `used` how often
    the power was used in all. `honor` is printed on the spaces.
    """

    track: Track
    name: str | None = None
    words: str | None = None
    honor: tuple[int | None, ...] = (None, None, 5)
    renown: int = 0
    flipped: int = 0
    used: int = 0

    @property
    def title(self) -> str:
        """Its name, or its track until somebody has read it: `legendary courage`."""
        return self.name or f"legendary {self.track}"


class Resolved(Frozen):
    """An event card in a tableau."""

    id: int
    name: str | None = None


class Player(Frozen):
    """A player. `circles` are checked circles by kind, `party` the colours of the companions, the first one's first.

    `renown` is held; what was placed lies on `columns`, in the `status`, on legendary cards and at the `festival`.
    `renown_gained` is all that ever came. `marks` are by track. `tokens` are vendor tokens in the tableau; `invested`
    whether a conviction lies at the festival. `agents_unpaid` are those that were vanquished before anybody had read
    what that pays. A player who is `away` has no turns any more.
    """

    name: str
    color: str | None = None
    honor: int = 0
    circles: dict[CardKind, int] = {}
    party: tuple[str | None, ...] = ()
    cards: tuple[Gained, ...] = ()
    renown: int = 0
    renown_gained: int = 0
    columns: tuple[int, ...] = ()
    status: bool = False
    festival: int = 0
    marks: dict[Track, int] = {}
    legendary: tuple[Legendary, ...] = ()
    events: tuple[Resolved, ...] = ()
    agents: int = 0
    agents_unpaid: int = 0
    tokens: tuple[VendorId, ...] = ()
    invested: bool = False
    away: bool = False

    @property
    def human(self) -> bool:
        """Nobody else plays this game."""
        return True

    @property
    def placed(self) -> int:
        """Renown that was placed for good."""
        return len(self.columns) + self.status + self.festival + sum(card.renown for card in self.legendary)

    def checked(self, kind: CardKind) -> int:
        """Checked circles in the row of a kind, 0 to 2."""
        return self.circles.get(kind, 0)

    def column(self, number: int) -> int:
        """Checked circles of a column: what a renown on it is worth at the end as things stand."""
        return sum(circles >= number for circles in self.circles.values())

    def marked(self, track: Track) -> int:
        """Marks on a legendary track, 0 to 3."""
        return self.marks.get(track, 0)

    def full(self, track: Track) -> bool:
        """Whether a track has all its marks."""
        return self.marked(track) >= MARKS

    def card(self, id: int) -> Gained | None:
        return next((card for card in self.cards if card.id == id), None)

    def legend(self, track: Track) -> Legendary | None:
        """The legendary card of a track, if it was gained."""
        return next((card for card in self.legendary if card.track == track), None)


class OpenEvent(Frozen):
    """An event that lies on a board. `places` are the regions that it has to do with, as people name them.

    `name` None: it is open and nobody has said what it is. `printed` is the card as this game knows it.
    `agents_came`: dark agents of it have been laid out, whether any are left or not.
    """

    id: int
    name: str | None = None
    places: tuple[str, ...] = ()
    printed: EventCard | None = None
    agents_came: bool = False


class Board(Frozen):
    """An event board, by the number printed on it, with the event on it; None while one is to be turned over."""

    number: int
    event: OpenEvent | None = None


class Agents(Frozen):
    """Dark agents on a region; `event` is the id of the event that brought them, if one did."""

    region: str
    count: int
    event: int | None = None


class Reward(Frozen):
    """What a resolved event gives is still to be read off the card."""

    who: str
    event: int
    name: str | None = None


class Turn(Frozen):
    """What was done in the turn that is on. `placed` counts renown by player, `invested` and `benefited` name those
    who put conviction into the festival or took it out for something."""

    placed: dict[str, int] = {}
    invested: tuple[str, ...] = ()
    benefited: tuple[str, ...] = ()
    noticed: tuple[Noticed, ...] = ()


class Table(Frozen):
    """The whole table.

    `timeline` are the event boards from the newest (left) to the oldest (right). `festival` are the six spaces by
    attribute, None for a space whose token nobody has named yet. `triggers` counts end-game triggers that were
    reached. `gone` are players who left with what was theirs.
    """

    rulings: dict[str, str]
    automation: dict[str, How]
    players: tuple[Player, ...]
    printed: Printed
    timeline: tuple[Board, ...]
    festival: dict[Track, VendorId | None]
    event_cards: tuple[EventCard, ...] = ()
    legendary_cards: tuple[LegendaryCard, ...] = ()
    round: int = 1
    phase: Phase = "players"
    turn: str | None = None
    triggers: int = 0
    agents: tuple[Agents, ...] = ()
    rewards: tuple[Reward, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    dismissed: tuple[str, ...] = ()
    next_id: int = 1
    done: Turn = Turn()
    gone: tuple[Player, ...] = ()
    extras: dict[str, tuple[Extra, ...]] = {}
    settled: str | None = None
    score: Score | None = None

    @property
    def solo(self) -> bool:
        """Whether one person plays, with the shroud."""
        return len(self.players) == 1

    @property
    def playing(self) -> tuple[Player, ...]:
        """The players who have turns, in their order."""
        return tuple(player for player in self.players if not player.away)

    @property
    def competitors(self) -> tuple[Player, ...]:
        """All who are scored."""
        return self.players

    @property
    def humans(self) -> tuple[Player, ...]:
        """All who sit at the table."""
        return self.players

    @property
    def stack(self) -> tuple[VendorId, ...]:
        """Vendor tokens that lie neither in a space nor in a tableau.

        Some of them lie in spaces that nobody has named yet, as long as there are such spaces. Those of players who
        took everything along are back in it.
        """
        lying = {token for token in self.festival.values() if token is not None}
        held = {token for player in self.players for token in player.tokens}
        return tuple(token for token in VENDOR_IDS if token not in lying | held)

    def find(self, name: str) -> Player | None:
        return next((player for player in self.players if player.name == name), None)

    def player(self, name: str) -> Player:
        """Raises KeyError for a name that is not at this table."""
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def open_event(self, id: int) -> OpenEvent | None:
        """An event on a board, by its id."""
        return next((board.event for board in self.timeline if board.event and board.event.id == id), None)

    def agents_at(self, region: str) -> int:
        """Dark agents on a region."""
        return sum(it.count for it in self.agents if it.region.casefold() == region.casefold())

    def ruled(self, ruling: str) -> str:
        return ruled(RULINGS, self.rulings, ruling)

    def how(self, automation: str) -> How:
        return self.automation.get(automation, "on")

    # Changes, for `evolve` alone.

    def allotted(self, id: int) -> "Table":
        """The table after an id was given to something."""
        return self if id < self.next_id else self.changed({"next_id": id + 1})

    def with_player(self, name: str, change: Callable[[Player], dict[str, Any]]) -> "Table":
        """The table after a change to one player."""
        return self.changed(
            {
                "players": tuple(
                    player.changed(change(player)) if player.name == name else player for player in self.players
                )
            }
        )


def new_player(name: str, color: str | None = None, companion: str | None = None, honor: int = 0) -> Player:
    """A player before the first turn, with the one companion that everybody starts with (Your Character Sheet)."""
    return Player(name=name, color=color, honor=honor, party=(companion,))


def new_table(setup: Setup) -> Table:
    """The table before the first turn: event boards for the number of players, six spaces of the festival (Setup)."""
    named = {card.name.casefold(): card for card in setup.event_cards}
    names: tuple[str | None, ...] = (*setup.events, *(None for _ in range(3)))
    timeline = tuple(
        Board(
            number=number,
            event=OpenEvent(id=number, name=name, printed=named.get(name.casefold()) or bundled_event(name))
            if name
            else None,
        )
        for number, name in enumerate(names[: boards_for(len(setup.seats))], start=1)
    )
    scoring = setup.starts_at == "scoring"
    return Table(
        rulings=known_rulings(RULINGS, setup.rulings),
        automation=known_automation(AUTOMATIONS, setup.automation),
        players=tuple(new_player(seat.name, seat.color, seat.companion, seat.honor) for seat in setup.seats),
        printed=setup.printed,
        timeline=timeline,
        festival={track: setup.festival.get(track) for track in TRACKS},
        event_cards=setup.event_cards,
        legendary_cards=setup.legendary_cards,
        phase="scoring" if scoring else "players",
        turn=None if scoring else setup.seats[0].name,
        next_id=4,
    )
