"""What happened in play: honor, cards and chronicles, marks, legendary cards, renown, turns and rounds."""

from typing import Annotated, Literal

from companion.chronicles.kinds import CardKind, Stack, Track
from companion.chronicles.table import Choice, Phase
from companion.game import Happened
from companion.saved import OR_KEPT


class HonorGained(Happened):
    """A player gained `amount` honor."""

    event: Literal["honor_gained"] = "honor_gained"
    who: str
    amount: int


class HonorLost(Happened):
    """A player lost `amount` honor."""

    event: Literal["honor_lost"] = "honor_lost"
    who: str
    amount: int


class HonorSet(Happened):
    """A player has `to` honor: somebody has looked."""

    event: Literal["honor_set"] = "honor_set"
    who: str
    to: int


class CardGained(Happened):
    """A card joined a tableau."""

    event: Literal["card_gained"] = "card_gained"
    who: str
    card: int
    kind: CardKind
    name: str | None = None
    colour: str | None = None

    @property
    def allots(self) -> int | None:
        return self.card


class CardRemoved(Happened):
    """A card left a tableau; circles stay checked."""

    event: Literal["card_removed"] = "card_removed"
    who: str
    card: int


class ColourNamed(Happened):
    """The colour of a companion is known; `card` None is the one that the player started with."""

    event: Literal["colour_named"] = "colour_named"
    who: str
    card: int | None
    colour: str


class CircleChecked(Happened):
    """The next circle of a row was checked."""

    event: Literal["circle_checked"] = "circle_checked"
    who: str
    kind: CardKind


class CirclesSet(Happened):
    """A row has so many checked circles: somebody has looked."""

    event: Literal["circles_set"] = "circles_set"
    who: str
    kind: CardKind
    to: int


class ChronicleDue(Happened):
    """The chronicle of a card is to be drawn."""

    event: Literal["chronicle_due"] = "chronicle_due"
    who: str
    card: int


class ChosenBlind(Happened):
    """An option was chosen while the shroud hid what comes of it."""

    event: Literal["chosen_blind"] = "chosen_blind"
    who: str
    card: int
    option: Choice


class ChronicleTaken(Happened):
    """A chronicle was resolved; `mark` is what it gave. The mark itself is another event."""

    event: Literal["chronicle_taken"] = "chronicle_taken"
    who: str
    card: int
    mark: Track | None = None
    title: str | None = None
    option: Choice | None = None


class StackNamed(Happened):
    """Which stack the chronicles of a kind come from."""

    event: Literal["stack_named"] = "stack_named"
    kind: CardKind
    stack: Stack


class TrackMarked(Happened):
    """The next circle of a legendary track was checked."""

    event: Literal["track_marked"] = "track_marked"
    who: str
    track: Track


class MarksSet(Happened):
    """A track has so many marks: somebody has looked. With three its card is there, with fewer it is not."""

    event: Literal["marks_set"] = "marks_set"
    who: str
    track: Track
    to: int


class LegendaryGained(Happened):
    """The legendary card of a track joined a tableau."""

    event: Literal["legendary_gained"] = "legendary_gained"
    who: str
    track: Track


class LegendaryDescribed(Happened):
    """What a legendary card shows is known; a part that is None stays as it was."""

    event: Literal["legendary_described"] = "legendary_described"
    who: str
    track: Track
    name: str | None = None
    words: str | None = None
    honor: tuple[int | None, ...] | None = None


class PowerUsed(Happened):
    """A legendary power worked; `how` it came to it."""

    event: Literal["power_used"] = "power_used"
    who: str
    track: Track
    how: Literal["gained", "renown", "abuse"]


class RenownGained(Happened):
    """Renown tokens came from the supply."""

    event: Literal["renown_gained"] = "renown_gained"
    who: str
    amount: int


class RenownSet(Happened):
    """A player holds `to` renown: somebody has looked."""

    event: Literal["renown_set"] = "renown_set"
    who: str
    to: int


class RenownPlaced(Happened):
    """A held renown was placed for good: over a `column`, in the status, on the legendary card of a `track`, or at the
    festival."""

    event: Literal["renown_placed"] = "renown_placed"
    who: str
    on: Literal["column", "status", "legendary", "festival"]
    column: int | None = None
    track: Track | None = None


class ColumnSet(Happened):
    """Whether a renown lies over a column: somebody has looked. What is held stays as it is."""

    event: Literal["column_set"] = "column_set"
    who: str
    column: int
    placed: bool


class RenownFlipped(Happened):
    """A renown on a legendary card was turned over."""

    event: Literal["renown_flipped"] = "renown_flipped"
    who: str
    track: Track


class PrintedRead(Happened):
    """A printed number is known: `agent`, `renown`, or `legendary:Ana:courage:1`."""

    event: Literal["printed_read"] = "printed_read"
    of: str
    value: int


class TurnBegun(Happened):
    """A player is on; nobody is where all have gone. What was done in the turn before is forgotten."""

    event: Literal["turn_begun"] = "turn_begun"
    who: str | None


class PhaseBegun(Happened):
    """Play, scoring, or neither any more."""

    event: Literal["phase_begun"] = "phase_begun"
    phase: Annotated[Phase, OR_KEPT]
