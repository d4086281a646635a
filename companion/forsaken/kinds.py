"""The words of the game: factions, planets, locations, what people hold and gain, in the order of the rulebook."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator, Field

from companion.fields import each_once

Faction = Literal["cartel", "ebon_eye", "sanction"]
FACTIONS: tuple[Faction, ...] = get_args(Faction)
FACTION_NAMES: Mapping[Faction, str] = {
    "cartel": "Mezmora Cartel",
    "ebon_eye": "Ebon Eye",
    "sanction": "Sanction",
}
PERSONA_STARTS: Mapping[Faction, str] = {
    "cartel": "Empyriad Slag Trench",
    "ebon_eye": "Empyriad Seed Vault",
    "sanction": "Empyriad Strip Mines",
}
"""Where a faction's patrol path begins (Place Persona standees)."""

Planet = Literal["thyrria", "port_ambition", "mycoid_verge"]
PLANETS: tuple[Planet, ...] = get_args(Planet)
PLANET_NAMES: Mapping[Planet, str] = {
    "thyrria": "Thyrria",
    "port_ambition": "Port Ambition",
    "mycoid_verge": "Mycoid Verge",
}

Class = Literal["strong", "clever", "wise", "fierce"]
CLASSES: tuple[Class, ...] = get_args(Class)

Length = Literal["short", "standard", "legendary"]
THRESHOLDS: Mapping[Length, int] = {"short": 12, "standard": 15, "legendary": 18}
"""VP that set off the end, by the length that the table has chosen (Overview and Objective)."""

Resource = Literal["scrap", "particle"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
CUBES: Mapping[Resource, int] = {"scrap": 29, "particle": 11}
"""Cubes in the box (Components)."""

Holding = Literal[
    "vp", "scrap", "particle", "boosts", "visions", "transponders", "cartel_rep", "ebon_eye_rep", "sanction_rep"
]
"""What a player has a number of. Rep is held by faction."""
HOLDINGS: tuple[Holding, ...] = get_args(Holding)
REP: Mapping[Faction, Holding] = {"cartel": "cartel_rep", "ebon_eye": "ebon_eye_rep", "sanction": "sanction_rep"}

Gain = Literal[
    "vp", "scrap", "particle", "boosts", "visions", "transponders", "cartel_rep", "ebon_eye_rep", "sanction_rep",
    "legend", "infamy", "fungalyte", "heal", "damage",
]  # fmt: skip
"""What an outcome can give that is counted: a holding, or something with rules of its own."""
GAINS: tuple[Gain, ...] = get_args(Gain)

Action = Literal["move", "connect", "interact", "rest", "transport", "bounty", "special"]
ACTIONS: tuple[Action, ...] = get_args(Action)

Shop = Literal["bazaar", "black_market", "armory", "uplink"]
SHOPS: tuple[Shop, ...] = get_args(Shop)

Node = Literal["settlement", "outland"]

CoolStuff = Literal[
    "talents", "statuses", "gear", "weapons", "mods", "resources", "rep", "visions", "transponders", "boosts"
]
"""What counts where players are tied for most VP (Game End and Final Scoring)."""
COOL_STUFF: tuple[CoolStuff, ...] = get_args(CoolStuff)

RESOURCE_LIMIT = 8
GEAR_LIMIT = 5
REP_LIMIT = 5
INFAMY_LIMIT = 4
DICE_LIMIT = 6
"""Dice that a player may roll at most (Combat)."""
ACTIONS_A_TURN = 3
CANTINA_PRICE = 3
PLOT_LINES = 5
"""Action lines of a plot card; the last one loses the game."""
PATROL = 3
"""Landmarks of a patrol path."""

_RARE = {
    "vp": ("VP", "VP"),
    "scrap": ("scrap", "scrap"),
    "particle": ("particle", "particles"),
    "boosts": ("boost", "boosts"),
    "visions": ("vision", "visions"),
    "transponders": ("transponder", "transponders"),
    "cartel_rep": ("Cartel rep", "Cartel rep"),
    "ebon_eye_rep": ("Ebon Eye rep", "Ebon Eye rep"),
    "sanction_rep": ("Sanction rep", "Sanction rep"),
    "legend": ("legend", "legend"),
    "infamy": ("infamy", "infamy"),
    "fungalyte": ("fungalyte", "fungalyte"),
    "heal": ("healed", "healed"),
    "damage": ("damage", "damage"),
}


def counted(what: str, count: int) -> str:
    """So many of something, as people say it: `2 boosts`, `1 VP`, `3 Cartel rep`."""
    return f"{count} {named(what, count)}"


def named(what: str, count: int = 1) -> str:
    """What something is called, one or several of it: `boost`, `boosts`, `VP`; other words lose their low lines."""
    one, several = _RARE.get(what, (what.replace("_", " "),) * 2)
    return one if count == 1 else several


def listed(gains: Mapping[Any, int]) -> str:
    """Several things in one breath: `2 VP and 1 legend`; empty for nothing."""
    said = [counted(what, count) for what, count in gains.items() if count]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}" if said else ""


def _word(known: tuple[str, ...], also: Mapping[str, str]) -> Callable[[Any], Any]:
    said: dict[str, str] = {**{word: word for word in known}, **{word.replace("_", " "): word for word in known}}
    said |= also

    def meant(given: Any) -> Any:
        return said.get(" ".join(given.casefold().split()), given) if isinstance(given, str) else given

    return meant


_FACTIONS_SAID = {
    "mezmora cartel": "cartel",
    "the mezmora cartel": "cartel",
    "the cartel": "cartel",
    "the ebon eye": "ebon_eye",
    "eye": "ebon_eye",
}
FactionWord = Annotated[Faction, BeforeValidator(_word(FACTIONS, _FACTIONS_SAID))]
"""A faction as people write it: `Ebon Eye`, `the Cartel`."""

PlanetWord = Annotated[Planet, BeforeValidator(_word(PLANETS, {"the mycoid verge": "mycoid_verge"}))]
"""A planet or moon as people write it: `Port Ambition`."""

_GAINS_SAID = {
    "boost": "boosts",
    "vision": "visions",
    "transponder": "transponders",
    "particles": "particle",
    "victory points": "vp",
}
GainWord = Annotated[Gain, BeforeValidator(_word(GAINS, _GAINS_SAID))]
"""Something that is gained, as people write it: `boost`, `Cartel rep`."""
HoldingWord = Annotated[Holding, BeforeValidator(_word(HOLDINGS, _GAINS_SAID))]

Gains = dict[GainWord, Annotated[int, Field(strict=True, ge=1, le=99)]]
"""What an outcome gives: so many of each. What costs something is no gain, except damage and infamy."""

_SHOPS_SAID = {"blackmarket": "black_market"}
ShopWord = Annotated[Shop, BeforeValidator(_word(SHOPS, _SHOPS_SAID))]

_COOL_SAID = {
    **{word.removesuffix("s"): word for word in COOL_STUFF if word.endswith("s")},
    "status": "statuses",
    "status cards": "statuses",
    "talent cards": "talents",
    "reputation": "rep",
}
_cool = _word(COOL_STUFF, _COOL_SAID)
CoolStuffWord = Annotated[CoolStuff, BeforeValidator(_cool)]
"""A kind of cool stuff as people write it: `talent`, `status`, `mods`."""
COOL_STUFF_ONCE = each_once(_cool)
"""Beside an object with kinds of cool stuff as its keys: each of them is there once."""
