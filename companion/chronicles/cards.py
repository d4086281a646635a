"""Cards that somebody has read, and the five events that the rulebook tells of."""

from typing import Annotated, Literal

from pydantic import Field

from companion.chronicles.kinds import POWER_SPACES, TrackWord
from companion.fields import Count, Name, Words
from companion.frozen import Frozen

PrintedHonor = Annotated[tuple[Count | None, ...], Field(min_length=POWER_SPACES, max_length=POWER_SPACES)]
"""Honor of the three spaces at the foot of a legendary card, left to right; None where nobody has read it."""


class LegendaryCard(Frozen):
    """A legendary title: its track, its power in somebody's words, the honor printed on its three spaces."""

    kind: Literal["legendary"] = "legendary"
    id: str
    name: Name
    track: TrackWord | None = None
    words: Words | None = None
    honor: PrintedHonor = (None, None, 5)


class EventCard(Frozen):
    """An event as it is printed, in our words or somebody's.

    `setup` is what is placed on the map, `deed` what resolves it, `while_open` what it changes for everyone until it
    goes. `closes` are regions that may not be visited meanwhile. `agents` dark agents come to each place that people
    name; where `agents_reward`, each of them that is vanquished gives the reward, and the event goes with the last.
    The reward is `renown`, `marks` and `honor`; `renown` None where nobody has read it. `reward` is the rest in words.
    """

    kind: Literal["event"] = "event"
    id: str
    name: Name
    setup: Words | None = None
    deed: Words | None = None
    while_open: Words | None = None
    closes: tuple[Name, ...] = ()
    agents: Annotated[int, Field(strict=True, ge=0, le=9)] = 0
    agents_reward: bool = False
    renown: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    marks: Annotated[tuple[TrackWord, ...], Field(max_length=6)] = ()
    honor: Annotated[int, Field(strict=True, ge=-20, le=20)] = 0
    reward: Words | None = None
    rule: str | None = None


class ChronicleCard(Frozen):
    """A chronicle card: its title, and the mark that each of its two choices gives, once somebody has seen it."""

    kind: Literal["chronicle"] = "chronicle"
    id: str
    name: Name
    a: TrackWord | None = None
    b: TrackWord | None = None


AnyCard = Annotated[LegendaryCard | EventCard | ChronicleCard, Field(discriminator="kind")]
"""A card of the library."""

CardSort = Literal["legendary", "event", "chronicle"]
