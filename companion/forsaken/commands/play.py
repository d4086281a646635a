"""Commands of the player board: what is gained and lost, resources, vitality, the loop, defeat."""

from typing import Annotated, Literal

from pydantic import Field

from companion.fields import Name, TypedName, Words
from companion.forsaken.cards import CharacterCard, Few, PlainCard
from companion.forsaken.kinds import Class, FactionWord, Gains
from companion.frozen import Frozen

Number = Annotated[int, Field(strict=True, ge=1, le=999_999)]
"""The id of a card, job, feat or event at this table."""
Cubes = Annotated[int, Field(strict=True, ge=0, le=40)]


class Gain(Frozen):
    """What an outcome gives, of any source: VP, resources, rep, legend, damage and so on, with a word on why."""

    move: Literal["gain"] = "gain"
    who: Name
    gains: Annotated[Gains, Field(min_length=1)]
    why: Words | None = None


class Lose(Frozen):
    """What is paid or lost, of any source: holdings, infamy or fungalyte, with a word on why."""

    move: Literal["lose"] = "lose"
    who: Name
    losses: Annotated[Gains, Field(min_length=1)]
    why: Words | None = None


class Scrounge(Frozen):
    """Cubes drawn from the resource bag, as they came out."""

    move: Literal["scrounge"] = "scrounge"
    who: Name
    scrap: Cubes = 0
    particle: Cubes = 0
    why: Words | None = None


class ReturnCubes(Frozen):
    """Answers a prompt: cubes that go back into the bag because a tray has room for eight."""

    move: Literal["return_cubes"] = "return_cubes"
    who: Name
    scrap: Cubes = 0
    particle: Cubes = 0


class LayCubes(Frozen):
    """Cubes from the bag lie on the board or a card from now on."""

    move: Literal["lay_cubes"] = "lay_cubes"
    place: TypedName
    scrap: Cubes = 0
    particle: Cubes = 0


class PickUpCubes(Frozen):
    """Cubes that lay on the board or a card go to a player, or back into the bag (`who` None)."""

    move: Literal["pick_up_cubes"] = "pick_up_cubes"
    place: TypedName
    who: Name | None = None
    scrap: Cubes = 0
    particle: Cubes = 0


class DescribeCharacter(Frozen):
    """What a player board shows: who it is, class, the highest vitality, green slots, spaces of the loop, the VP of a
    lap. What is left out stays as it was. `printed` is the card as the library knows it."""

    move: Literal["describe_character"] = "describe_character"
    who: Name
    character: TypedName | None = None
    klass: Class | None = None
    vitality: Few | None = None
    green: Few | None = None
    spaces: Annotated[int, Field(strict=True, ge=1, le=30)] | None = None
    lap_vp: Few | None = None
    talent: Words | None = None
    printed: CharacterCard | None = None


class DescribeSpace(Frozen):
    """What a space of the loop shows; `space` 0 is the Legend space. Nothing given is a bare space. What is owed for
    it is paid now."""

    move: Literal["describe_space"] = "describe_space"
    who: Name
    space: Annotated[int, Field(strict=True, ge=0, le=29)]
    gains: Gains = {}
    words: Words | None = None


class ResolveDefeat(Frozen):
    """Answers a prompt: the defeat card that was drawn. `vitality` is what it sets the tracker to; `to` where the
    figure goes; `loses_turn` whether remaining actions are lost."""

    move: Literal["resolve_defeat"] = "resolve_defeat"
    who: Name
    name: TypedName | None = None
    vitality: Few | None = None
    loses_turn: bool = False
    to: Name | None = None
    gains: Gains = {}
    words: Words | None = None
    printed: PlainCard | None = None


class GainGrudge(Frozen):
    """A faction bears a grudge: the card goes into its job slot."""

    move: Literal["gain_grudge"] = "gain_grudge"
    who: Name
    faction: FactionWord


class PayGrudge(Frozen):
    """A grudge is bought off; what it costs is on the card."""

    move: Literal["pay_grudge"] = "pay_grudge"
    who: Name
    faction: FactionWord
    paid: Gains = {}
