"""Cards and boards that somebody has read: none of their texts is in our sources."""

from typing import Annotated, Any, Literal

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

from companion.fields import Count, Name, TypedName, Words
from companion.forsaken.kinds import PATROL, PLOT_LINES, Class, FactionWord, Gains
from companion.frozen import Frozen

Few = Annotated[int, Field(strict=True, ge=0, le=20)]
Bonus = Annotated[int, Field(strict=True, ge=-9, le=20)]
Code = Annotated[str, Field(min_length=1, max_length=12)]
"""An alphanumeric code of a card or of an entry of the encounter guide: `T15A`, `MX-2`, `Z31`."""


class LoopSpace(Frozen):
    """A space of a legend loop: what it gives that is counted, and the rest in words; neither where it is bare."""

    gains: Gains = {}
    words: Words | None = None


Loop = Annotated[tuple[LoopSpace | None, ...], Field(max_length=30)]
"""A legend loop from its Legend space on, clockwise; None for a space that nobody has read. Empty: length unknown."""


class PrintedCard(Frozen):
    """A card that is told by its kind: it is saved with it, whatever else is left out."""

    kind: str

    @model_serializer(mode="wrap")
    def _with_its_kind(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {"kind": self.kind, **handler(self)}


class CharacterCard(PrintedCard):
    """A character's board. `vitality` is the highest number of the track, `green` how many of its slots take
    fungalyte; `lap_vp` what a lap of the loop gives; `scrap` and `particle` the starting cubes."""

    kind: Literal["character"] = "character"
    id: str
    name: Name
    klass: Class | None = None
    vitality: Few | None = None
    green: Few | None = None
    loop: Loop = ()
    lap_vp: Few | None = None
    talent: Words | None = None
    landmark: Name | None = None
    scrap: Few | None = None
    particle: Few | None = None


class Mod(Frozen):
    """The icons of a weapon that is tucked under another: its type, and what it adds in a fight."""

    type: TypedName | None = None
    strength: Bonus = 0
    damage: Bonus = 0
    shields: Bonus = 0
    dice: Bonus = 0


class WeaponCard(PrintedCard):
    """A weapon: its dice and ability while it is equipped, and what it adds as a mod; `cost` on assets."""

    kind: Literal["weapon"] = "weapon"
    id: str
    name: Name
    dice: Few | None = None
    words: Words | None = None
    mod: Mod | None = None
    cost: Few | None = None


class GearCard(PrintedCard):
    """A gear card: when it may be played, what it does, how many dice it adds before a roll, its cost on assets."""

    kind: Literal["gear"] = "gear"
    id: str
    name: Name
    timing: Name | None = None
    words: Words | None = None
    dice: Few = 0
    cost: Few | None = None


class PlainCard(PrintedCard):
    """A talent, a status, a data, ruin, defeat or job card: a name, what it says, what it gives that is counted.

    `vitality` is what a defeat card sets it to; `loses_turn` whether remaining actions are lost with it.
    """

    kind: Literal["talent", "status", "data", "ruin", "defeat", "job"]
    id: str
    name: Name
    words: Words | None = None
    gains: Gains = {}
    cost: Few | None = None
    vitality: Few | None = None
    loses_turn: bool = False


class EnemyCard(PrintedCard):
    """An enemy of an encounter: its dice, overwhelm target and printed modifiers; `code` is its encounter's."""

    kind: Literal["enemy"] = "enemy"
    id: str
    name: Name
    code: Code | None = None
    dice: Few | None = None
    overwhelm: Few | None = None
    strength: Bonus = 0
    damage: Bonus = 0
    shields: Bonus = 0
    words: Words | None = None


class BountyReward(Frozen):
    """A reward along a bounty's left edge: counted, or in words."""

    gains: Gains = {}
    words: Words | None = None


class BountyCard(PrintedCard):
    """A bounty: where it is, how it fights, and its track from the topmost space to the bottom one, where it
    escapes. A reward lies beside each space that has one; `entry` is read when it escapes."""

    kind: Literal["bounty"] = "bounty"
    id: str
    name: Name
    landmark: Name | None = None
    dice: Few | None = None
    overwhelm: Few | None = None
    strength: Bonus = 0
    damage: Bonus = 0
    shields: Bonus = 0
    words: Words | None = None
    track: Annotated[tuple[BountyReward, ...], Field(max_length=12)] = ()
    entry: Code | None = None


class PersonaCard(PrintedCard):
    """A faction persona: its letter, its special bonus in words, its patrol path from left to right."""

    kind: Literal["persona"] = "persona"
    id: str
    name: Name
    faction: FactionWord | None = None
    letter: Annotated[str, Field(min_length=1, max_length=2)] | None = None
    special: Words | None = None
    gains: Gains = {}
    path: Annotated[tuple[Name | None, ...], Field(min_length=PATROL, max_length=PATROL)] = (None, None, None)


class StoryCard(PrintedCard):
    """A story card: the feats it calls for by letter, how many of them are needed (None: all), and the vignette that
    follows, the same for all or by class (class modules). `whose` is the character or module."""

    kind: Literal["story"] = "story"
    id: str
    name: Name
    whose: Name | None = None
    chapter: Annotated[int, Field(strict=True, ge=1, le=3)] | None = None
    feats: Annotated[tuple[Code, ...], Field(max_length=6)] = ()
    needed: Few | None = None
    vignette: Code | None = None
    by_class: dict[Class, Code] = {}


class FeatCard(PrintedCard):
    """A feat: its letter, what is to be done, and whose it is (character or module)."""

    kind: Literal["feat"] = "feat"
    id: str
    name: Name
    letter: Code | None = None
    whose: Name | None = None
    words: Words | None = None


class PlotLine(Frozen):
    """An action line: what it says, the VP it gives the rival, whether the rival's ability is in it."""

    words: Words | None = None
    vp: Few = 0
    ability: bool = False


class PlotCard(PrintedCard):
    """A plot card: its letter, its objective, and its action lines, None where nobody has read one."""

    kind: Literal["plot"] = "plot"
    id: str
    name: Name
    objective: Words | None = None
    lines: Annotated[tuple[PlotLine | None, ...], Field(min_length=PLOT_LINES, max_length=PLOT_LINES)] = (
        None, None, None, None, None,
    )  # fmt: skip


class RivalCard(PrintedCard):
    """A rival: its pips, the letters of its plot deck, its ability and its special set-up in words."""

    kind: Literal["rival"] = "rival"
    id: str
    name: Name
    pips: Annotated[int, Field(strict=True, ge=1, le=6)] | None = None
    plot: Annotated[tuple[Name, ...], Field(max_length=11)] = ()
    ability: Words | None = None
    setup: Words | None = None


class EncounterCard(PrintedCard):
    """An encounter that stays in the event row: what it changes while it is there, and its finale."""

    kind: Literal["encounter"] = "encounter"
    id: str
    name: Name
    event: Words | None = None
    finale: Words | None = None


AnyCard = Annotated[
    CharacterCard
    | WeaponCard
    | GearCard
    | PlainCard
    | EnemyCard
    | BountyCard
    | PersonaCard
    | StoryCard
    | FeatCard
    | PlotCard
    | RivalCard
    | EncounterCard,
    Field(discriminator="kind"),
]
"""A card of the library."""

CardSort = Literal[
    "character", "weapon", "gear", "talent", "status", "data", "ruin", "defeat", "job", "enemy", "bounty", "persona",
    "story", "feat", "plot", "rival", "encounter",
]  # fmt: skip


class Zone(Frozen):
    """A zone of the dice tower's landing area: what a die in it is worth, and how often one lands there against the
    others (1 each until somebody has counted). `name` is what people call it."""

    name: TypedName
    strength: Few = 0
    damage: Few = 0
    weight: Annotated[int, Field(strict=True, ge=1, le=999)] = 1


class Sides(Frozen):
    """How many of a die's six sides are critical, blank and purge; the others are plain."""

    crit: Annotated[int, Field(strict=True, ge=0, le=6)] = 1
    blank: Annotated[int, Field(strict=True, ge=0, le=6)] = 0
    purge: Annotated[int, Field(strict=True, ge=0, le=6)] = 0


class Tower(Frozen):
    """What somebody has read off the dice tower and its dice. Empty and None where nobody has."""

    zones: Annotated[tuple[Zone, ...], Field(max_length=12)] = ()
    plain: Sides | None = None
    advanced: Sides | None = None


class Printed(Frozen):
    """What is the same in each game of this box: the tower, and what the three scrapyards on Thyrria and the Mycoid
    Verge are called."""

    tower: Tower = Tower()
    yards: Annotated[tuple[TypedName | None, ...], Field(min_length=3, max_length=3)] = (None, None, None)
    decks: dict[str, Count] = {}
