"""The words of Forsaken as pictures: a shape and a colour each. A colour never stands alone.

Cubes have corners, tokens and numbers are round, a card is upright, a faction a crest, a location has six sides. All
are decoration: the word stands beside them, or in the label of what they lie in.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import flet as ft

from companion.forsaken.kinds import FACTIONS, REP
from screens.drawn import Sign
from screens.forsaken import glyphs

FACTION_COLOURS: Mapping[str, str] = {"cartel": "#D9A441", "ebon_eye": "#A98BE0", "sanction": "#6FA3DA"}
PLANET_COLOURS: Mapping[str, str] = {"thyrria": "#D08A5C", "port_ambition": "#6FB1D6", "mycoid_verge": "#86B96B"}
_HELD_COLOURS: Mapping[str, str] = {
    "vp": "#E8C65C",
    # As the cubes are on the table: grey and yellow (Resources and Buying Assets).
    "scrap": "#A9AFB6",
    "particle": "#EFCB3E",
    "boosts": "#E7A24B",
    "visions": "#B392E0",
    "transponders": "#6FB8E0",
    "legend": "#E6B566",
    "infamy": "#D9736A",
    "fungalyte": "#93BE5F",
    "vitality": "#E08585",
    "heal": "#8CCB9B",
    "damage": "#E2775C",
    "strength": "#D8B24F",
    "shield": "#86AEDB",
    "dice": "#D8DCE2",
    "crit": "#E8C65C",
    "grudge": "#CF7F8C",
    "cool_stuff": "#9FB0C4",
}
_CARD_COLOURS: Mapping[str, str] = {
    "character": "#9FB0C4",
    "weapon": "#D88A66",
    "mod": "#D9A27C",
    "gear": "#8FB7A6",
    "talent": "#E6C26A",
    "status": "#C7889A",
    "data": "#6FB8C9",
    "ruin": "#B6A58A",
    "defeat": "#CF7A74",
    "job": "#A9A2D8",
    "enemy": "#CC7F7B",
    "bounty": "#DE9154",
    "persona": "#B7A3DE",
    "story": "#9CBBDF",
    "feat": "#8CC59C",
    "plot": "#C98BC0",
    "rival": "#CC8389",
    "encounter": "#A3BC84",
}
_LOCATION = "#B8C2CE"
_LOCATION_COLOURS: Mapping[str, str] = {
    "clinic": "#E08F8F",
    "transport_hub": "#86AEDB",
    "headquarters": "#C3AEE0",
    "bazaar": "#E0B768",
    "black_market": "#A7A0B4",
    "armory": "#D88A66",
    "uplink": "#6FB8C9",
    "scrapyard": "#B99C86",
    "cantina": "#D7A3C4",
    "ruins": "#B6A58A",
    "pylon": "#7FD0C0",
}
_ACTION = "#A9B7C6"


@dataclass(frozen=True)
class _Drawing:
    glyph: str
    shape: str
    fill: str


def _drawings() -> Iterator[tuple[str, _Drawing]]:
    for word, glyph in glyphs.ACTIONS.items():
        yield word, _Drawing(glyph, "round", _ACTION)
    for word, glyph in glyphs.LOCATIONS.items():
        yield word, _Drawing(glyph, "place", _LOCATION_COLOURS.get(word, _LOCATION))
    for word, glyph in glyphs.PLANETS.items():
        yield word, _Drawing(glyph, "round", PLANET_COLOURS[word])
    for word, glyph in glyphs.CARDS.items():
        yield word, _Drawing(glyph, "card", _CARD_COLOURS[word])
    for word, glyph in glyphs.HELD.items():
        yield word, _Drawing(glyph, "cube" if word in ("scrap", "particle") else "round", _HELD_COLOURS[word])
    for faction in FACTIONS:
        glyph, colour = glyphs.FACTIONS[faction], FACTION_COLOURS[faction]
        yield faction, _Drawing(glyph, "crest", colour)
        yield REP[faction], _Drawing(glyph, "round", colour)


_DRAWINGS: Mapping[str, _Drawing] = dict(_drawings())
_ALSO: Mapping[str, str] = {"boost": "boosts", "vision": "visions", "transponder": "transponders", "resources": "scrap"}

SIGNS: tuple[str, ...] = tuple(_DRAWINGS)
"""The words that have a sign: what is held and gained, factions and their rep, kinds of cards, planets, locations,
actions, and `vitality`, `strength`, `shield`, `dice`, `crit`, `grudge`, `mod`, `cool_stuff`."""


def sign_of(word: str, size: int = 24, faded: bool = False) -> ft.Control:
    """The sign of a word, so many px wide and high; a question mark for a word that has none.

    `faded` where it stands for something that is not there yet.
    """
    drawing = _DRAWINGS.get(_ALSO.get(word, word)) or _Drawing("", "round", _LOCATION)
    sign: ft.Control = Sign(glyph=drawing.glyph, shape=drawing.shape, fill=drawing.fill, size=size, faded=faded)
    return sign


def colour_of(word: str) -> str:
    """The colour of a word's sign, for what stands beside it."""
    drawing = _DRAWINGS.get(_ALSO.get(word, word))
    return drawing.fill if drawing else _LOCATION
