"""Which 19 tiles are played with, and where they lie (p. 6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.dealing import chosen_tiles, doubt, placed
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles, module_tiles

BASE, MODULE = base_tiles(), module_tiles()
ALL = (*BASE, *MODULE)
SEEDS = st.text("23456789ABCDEFGHJKMNPQRSTUVWXYZ", min_size=1, max_size=6)
TILES = st.lists(st.sampled_from(ALL), unique=True)


@pytest.mark.parametrize(
    ("collection", "locked", "must", "count"),
    [
        pytest.param(BASE, BASE[:13], BASE, 19, id="p. 6: the base box holds exactly 19"),
        pytest.param(ALL, BASE[:13], BASE[:13], 19, id="p. 6: 13 with a lock and any 6 others"),
        pytest.param(ALL, BASE[:9], BASE[:9], 19, id="9 of 13 marked: the others are drawn"),
        pytest.param(ALL, (), (), 19, id="no lock marked: 19 of all"),
        pytest.param(BASE, MODULE[:1], MODULE[:1], 19, id="a locked tile is there, owned or not"),
        pytest.param(BASE[:15], BASE[:13], BASE[:15], 15, id="fewer than 19: all of them"),
        pytest.param(ALL, ALL[:21], (), 19, id="more than 19 locks: 19 of them"),
        pytest.param((), (), (), 0, id="nothing at all"),
    ],
)
def test_tiles_with_a_lock_are_in_and_others_fill_up_nineteen(collection, locked, must, count):
    tiles = chosen_tiles(collection, locked, "K7QM")

    assert set(must) <= set(tiles)
    assert len(tiles) == len(set(tiles)) == count
    assert set(tiles) <= {*collection, *locked}


@pytest.mark.parametrize(
    ("collection", "locked", "says"),
    [
        pytest.param(BASE, (), "", id="all 19 are used, whatever the locks"),
        pytest.param(ALL, BASE[:13], "", id="13 marked"),
        pytest.param(ALL, BASE[:9], "9 of 13 locks are marked", id="too few"),
        pytest.param(ALL, (), "0 of 13 locks are marked", id="none"),
        pytest.param(ALL, BASE[:15], "15 tiles are marked with a lock, but only 13 carry one. All of", id="too many"),
        pytest.param(ALL, ALL[:21], "21 tiles are marked with a lock, but only 13 carry one. 19 of", id="far too many"),
        pytest.param(BASE[:18], BASE[:13], "Only 18 tiles are marked as yours, and 19 are needed: 1 place", id="18"),
        pytest.param(BASE[:10], (), "9 places stay unknown", id="half the box"),
    ],
)
def test_what_is_wrong_with_the_marks_is_said(collection, locked, says):
    assert says in doubt(collection, locked)
    assert bool(says) == bool(doubt(collection, locked))


def test_the_same_seed_gives_the_same_map_and_another_one_another():
    def map_of(seed):
        return placed(chosen_tiles(ALL, BASE[:13], seed), seed)

    assert map_of("K7QM") == map_of("K7QM")
    assert len({map_of(seed) for seed in ("K7QM", "K7QN", "2222", "ZZZZ")}) == 4


def test_a_seed_gives_the_map_that_it_gave_in_every_version_before():
    lying = placed(chosen_tiles(ALL, BASE[:13], "K7QM"), "K7QM")

    assert [tile.region for tile in lying[:5]] == [
        "Black Market",
        "Floating Stones",
        "Oasis 2",
        "The Black Dove",
        "Smugglers' Lair",
    ]


@given(TILES, TILES, SEEDS)
def test_whatever_is_marked_the_tiles_are_real_and_different(collection, locked, seed):
    tiles = chosen_tiles(collection, locked, seed)

    assert len(tiles) == len(set(tiles)) == min(19, len({*collection, *locked}))
    assert set(tiles) <= {*collection, *locked}
    if len(locked) <= 19:
        assert set(locked) <= set(tiles)


@given(TILES.map(lambda tiles: tuple(tiles[:19])), SEEDS, st.booleans())
def test_each_place_gets_one_tile_and_each_tile_one_place(tiles, seed, face_up):
    lying = placed(tiles, seed, face_up)

    assert [tile.place for tile in lying] == list(PLACES)
    assert sorted(tile.region for tile in lying if tile.region) == sorted(tiles)
    assert all(tile.face_up == (face_up and tile.region is not None) for tile in lying)
