"""The names of regions: one for each tile, however it was typed."""

import pytest

from companion.vestige.regions import called, region_tiles
from tests.companion.games import move, play, solo


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        pytest.param("Smuggler's Lair", "Smugglers' Lair", id="p. 26: as the threat writes it"),
        pytest.param("Smugglers’ Lair", "Smugglers' Lair", id="p. 30: with a typographic apostrophe"),
        pytest.param("smugglers lair", "Smugglers' Lair", id="in a hurry"),
        pytest.param("OASIS 2", "Oasis 2", id="p. 30: the second tile of two"),
        pytest.param("Observatory", "Observatory", id="p. 30: the first tile of two"),
        pytest.param("My own region", "My own region", id="a tile that nobody knows keeps its name"),
    ],
)
def test_a_region_has_the_name_of_its_tile(typed: str, name: str) -> None:
    assert called(typed) == name


def test_the_base_game_has_nineteen_tiles_and_the_module_nine() -> None:
    base = [name for tile in region_tiles() if not tile.module for name in tile.tiles]
    module = [name for tile in region_tiles() if tile.module for name in tile.tiles]

    assert len(base) == 19
    assert len(module) == 9


def test_bones_lair_can_be_visited_by_either_spelling() -> None:
    game = play(
        solo(),
        move("reveal_threat", nemesis="Bone", name="Syndicate Lord", draws=[0]),
        move("visit", who="Ana", region="Smuggler's Lair"),
    )

    assert game.table.competitor("Bone").leverage == 6
