"""The names of regions: one for each tile, however it was typed."""

import pytest

from companion.rules.entries import corpus
from companion.vestige.glossary import entry_of_region
from companion.vestige.regions import RegionTile, base_tiles, called, module_tiles, region_tiles, tile_called
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


@pytest.mark.parametrize(
    ("name", "use"),
    [
        pytest.param("The Archives", "once", id="p. 30: gains something, without a colon"),
        pytest.param("The Black Dove", "repeatable", id="p. 30"),
        pytest.param("Garage 2", "once", id="p. 30: the second tile too"),
        pytest.param("Oasis", "repeatable", id="p. 30"),
        pytest.param("Observatory 2", "repeatable", id="p. 30"),
        pytest.param("The Trench", "none", id="p. 30: no visit effect"),
        pytest.param("Jump Point", "none", id="p. 30: no visit effect"),
        pytest.param("Floating Stones", "once", id="p. 31: for its controller, one job a visit"),
        pytest.param("The Rise", "none", id="p. 31: no visit effect"),
        pytest.param("The Den", "none", id="p. 31: no visit effect"),
        pytest.param("The Ring", "none", id="p. 31: no visit effect"),
        pytest.param("The Wound", "once", id="p. 31"),
    ],
)
def test_a_tile_says_how_often_a_visit_uses_it(name: str, use: str) -> None:
    tile = tile_called(name)

    assert tile is not None
    assert tile.use == use
    assert tile.used.endswith(".")


def test_only_three_kinds_can_be_repeated_and_only_one_swaps() -> None:
    assert [tile.name for tile in region_tiles() if tile.use == "repeatable"] == [
        "The Black Dove",
        "Oasis",
        "Observatory",
    ]
    assert [tile.name for tile in region_tiles() if tile.swaps] == ["Jump Point"]
    assert [tile.name for tile in region_tiles() if tile.revealed] == ["The Bridge", "The Den"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        pytest.param("The Trench", "extra leverage", id="p. 30"),
        pytest.param("The Rise", "2 leverage for each completed covert op", id="p. 31"),
        pytest.param("The Ring", "mastery of any colour", id="p. 31"),
        pytest.param("The White Raven", "printed leverage once more", id="p. 31"),
        pytest.param("Garage", "speed space", id="p. 30"),
        pytest.param("Oasis", "", id="p. 30: nothing besides what is printed on it"),
    ],
)
def test_a_tile_says_what_it_does_to_the_score(name: str, says: str) -> None:
    tile = tile_called(name)

    assert tile is not None
    assert says in tile.score
    assert bool(says) == bool(tile.score)


@pytest.mark.parametrize("tile", region_tiles(), ids=lambda tile: tile.name)
def test_every_tile_has_an_entry_of_its_own_on_its_page(tile: RegionTile) -> None:
    for name in tile.tiles:
        entry = corpus()[entry_of_region(name)]
        assert entry.page == tile.page
        assert entry.id != "regions"


def test_a_tile_that_people_named_is_of_no_kind() -> None:
    assert tile_called("Our own tile") is None
    assert (len(base_tiles()), len(module_tiles())) == (19, 9)
