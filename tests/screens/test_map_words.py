"""Words of the game on the map: a "?" or a long press opens the entry that explains them."""

import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles
from tests.screens.evening import Evening
from tests.screens.test_table_words import Word

TRENCH, HIDDEN, LAYING = ("Place 4: The Trench",), ("Place 1: face down",), ("Lay it out anew",)
SWAPPING = (*TRENCH, "Swap with another tile")


def mapped() -> Evening:
    """The map lies; one tile next to Ana's pawn is face down."""
    tiles = ({"place": place, "region": name} for place, name in zip(PLACES[1:], base_tiles()[1:], strict=True))
    return Evening(tiles=({"place": 1, "face_up": False}, *tiles)).play(c.MovePawn(who="Ana", spot="1-4-5"))


WORDS = [
    Word("region-trench", "Place 4: The Trench", mapped, "regions"),
    Word("map-mat", "Place 1: face down", mapped, "regions"),
    Word("revealing-regions", "Next to a pawn and face down:", mapped, "regions"),
    Word("control", "Ana: no region", mapped, "regions"),
    Word("region-trench", "Score: Gives its controller extra leverage", mapped, "regions", TRENCH),
    Word("visit", "A visit does nothing.", mapped, "regions", TRENCH),
    Word("map-mat", "What is the map mat?", mapped, "regions", TRENCH),
    Word("network", "Ana's pawn stands between", mapped, "regions", TRENCH),
    Word("move", "Ana's pawn beside place 1", mapped, "regions", (*TRENCH, "Ana's pawn: move it")),
    Word("region-jump-point", "Swap with another tile", mapped, "regions", TRENCH),
    Word("revealing-regions", "Turn it face down", mapped, "regions", TRENCH),
    Word("region-lock", "It carries a lock", mapped, "regions", TRENCH),
    Word("revealing-regions", "Turn it over. Which tile is it?", mapped, "regions", HIDDEN),
    Word("region-jump-point", "Tap the tile that changes places", mapped, "regions", SWAPPING),
    Word("region-tiles-in-play", "What is a tile in play?", mapped, "regions", LAYING),
    Word("region-trench", "Place 4: The Trench", mapped, "regions", LAYING),
    Word("region-lock", "13 tiles have a lock", mapped, "regions", (*LAYING, "Your tiles")),
]


@pytest.mark.parametrize("word", WORDS, ids=str)
def test_a_word_of_the_map_opens_its_entry(unhurried, render, word):
    screen = word.asked_for(render)

    assert corpus()[word.entry].title in screen.texts()
    assert corpus()[word.entry].answer in screen.texts()
