"""Commands of play: honor, cards and their chronicles, marks and legendary cards."""

from typing import Annotated, Literal

from pydantic import Field

from companion.chronicles.cards import LegendaryCard, PrintedHonor
from companion.chronicles.kinds import CardKindWord, Stack, TrackWord
from companion.fields import Count, Name, Positive, TypedName, Words
from companion.frozen import Frozen

CardNumber = Annotated[int, Field(strict=True, ge=1, le=999_999)]


class GainHonor(Frozen):
    """Honor of any source, most often the base game's, with a word on where it comes from."""

    move: Literal["gain_honor"] = "gain_honor"
    who: Name
    amount: Count
    why: str | None = None


class LoseHonor(Frozen):
    """Honor that is lost, with a word on why."""

    move: Literal["lose_honor"] = "lose_honor"
    who: Name
    amount: Count
    why: str | None = None


class GainCard(Frozen):
    """A card of one of the six kinds joins a tableau: it may check a circle, and its chronicle is drawn.

    `colour` is a companion's; where it is left out and the kind is companion, people are asked.
    """

    move: Literal["gain_card"] = "gain_card"
    who: Name
    kind: CardKindWord
    name: TypedName | None = None
    colour: TypedName | None = None


class NameColour(Frozen):
    """Answers a prompt: which colour a companion has; `card` None is the one that the player started with."""

    move: Literal["name_colour"] = "name_colour"
    who: Name
    card: CardNumber | None = None
    colour: TypedName


class DrawChronicle(Frozen):
    """The chronicle of a gained card is drawn now; what an automation that asks first would do."""

    move: Literal["draw_chronicle"] = "draw_chronicle"
    who: Name
    card: CardNumber


class ChooseBlind(Frozen):
    """Solo: an option is chosen while the shroud hides what comes of it."""

    move: Literal["choose_blind"] = "choose_blind"
    who: Name
    card: CardNumber
    option: Literal["A", "B"]


class TakeChronicle(Frozen):
    """Answers a prompt: what the chronicle of a card gave. `mark` None is a choice that gives no mark.

    Without `card`, the oldest card of the player whose chronicle is still to come is meant.
    """

    move: Literal["take_chronicle"] = "take_chronicle"
    who: Name
    card: CardNumber | None = None
    mark: TrackWord | None = None
    title: Name | None = None
    option: Literal["A", "B"] | None = None


class NameStack(Frozen):
    """Which stack the chronicles of a kind come from, as the box shows it."""

    move: Literal["name_stack"] = "name_stack"
    kind: CardKindWord
    stack: Stack


class MarkTrack(Frozen):
    """A mark on a legendary track, of any source: the first open circle, or honor if the track is full (C1)."""

    move: Literal["mark_track"] = "mark_track"
    who: Name
    track: TrackWord
    why: str | None = None


class DescribeLegendary(Frozen):
    """Answers a prompt: what the legendary card of a track is called, says, and shows on its three spaces."""

    move: Literal["describe_legendary"] = "describe_legendary"
    who: Name
    track: TrackWord
    name: Name | None = None
    words: Words | None = None
    honor: PrintedHonor | None = None
    printed: LegendaryCard | None = None


class GainRenown(Frozen):
    """Renown tokens from the supply, of any source."""

    move: Literal["gain_renown"] = "gain_renown"
    who: Name
    amount: Positive = 1
    why: str | None = None


class PlaceOnColumn(Frozen):
    """1 renown over a column of the sheet: 1 honor at the end for each of its checked circles."""

    move: Literal["place_on_column"] = "place_on_column"
    who: Name
    column: Annotated[int, Field(strict=True, ge=1, le=2)]


class PlaceInStatus(Frozen):
    """1 renown in the middle of the legendary status: a mark each on two different tracks, once a game."""

    move: Literal["place_in_status"] = "place_in_status"
    who: Name
    tracks: Annotated[tuple[TrackWord, ...], Field(min_length=2, max_length=2)]


class UseLegendary(Frozen):
    """1 renown on the next space of a legendary card: its honor, and its power again.

    `honor` is what the space shows, if it is not known yet.
    """

    move: Literal["use_legendary"] = "use_legendary"
    who: Name
    track: TrackWord
    honor: Count | None = None


class AbuseLegendary(Frozen):
    """All three spaces are filled: one of their tokens is turned, 2 honor are lost, the power works again."""

    move: Literal["abuse_legendary"] = "abuse_legendary"
    who: Name
    track: TrackWord


class ReadPrinted(Frozen):
    """Answers a prompt: a number read off the box. `of` is `agent`, `renown`, or `legendary:TRACK:SPACE` with a name
    before it: `legendary:Ana:courage:1`."""

    move: Literal["read_printed"] = "read_printed"
    of: Annotated[str, Field(min_length=1, max_length=120)]
    value: Count


class EndTurn(Frozen):
    """The next player is on; after the last one the next round begins."""

    move: Literal["end_turn"] = "end_turn"
    who: Name | None = None
