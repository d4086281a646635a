"""The map while people lay it out (p. 6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.map_draft import (
    all_turned,
    begun,
    face_down,
    known_in_words,
    named,
    next_unknown,
    turned,
    unknown,
)
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles
from companion.vestige.table import Tile


def lying(tiles):
    """What is known, by place: a region that lies face down in brackets."""
    return {tile.place: tile.region if tile.face_up else f"({tile.region})" for tile in tiles if tile.region}


def test_without_nemeses_nineteen_unknown_tiles_lie_face_down():
    assert [tile.place for tile in face_down()] == list(PLACES)
    assert not any(tile.region or tile.face_up for tile in face_down())
    assert known_in_words(face_down()) == "0 of 19 tiles named"


@pytest.mark.parametrize(
    ("seen", "known"),
    [
        pytest.param([(1, "Oasis")], {1: "Oasis"}, id="a tile is seen"),
        pytest.param([(1, "Oasis"), (1, "Garage")], {1: "Garage"}, id="it is another one after all"),
        pytest.param([(1, "Oasis"), (2, "Oasis")], {2: "Oasis"}, id="it lies elsewhere after all"),
        pytest.param([(1, "Oasis"), (2, "Garage"), (1, "Garage")], {1: "Garage", 2: "Oasis"}, id="two were mixed up"),
        pytest.param([(1, "Oasis"), (1, "Oasis")], {1: "Oasis"}, id="the same once more"),
    ],
)
def test_a_tile_that_is_seen_lies_in_one_place_only(seen, known):
    tiles = face_down()
    for place, region in seen:
        tiles = named(tiles, place, region)

    assert lying(tiles) == known


def test_a_known_tile_is_turned_over_and_an_unknown_one_stays_face_down():
    tiles = named(named(face_down(), 1, "Oasis"), 2, "Garage")

    assert lying(turned(tiles, 1, False)) == {1: "(Oasis)", 2: "Garage"}
    assert lying(all_turned(tiles, False)) == {1: "(Oasis)", 2: "(Garage)"}
    assert all_turned(all_turned(tiles, False), True) == tiles
    assert turned(tiles, 3, True) == tiles


def test_what_was_named_by_mistake_is_unknown_again():
    assert unknown(named(face_down(), 7, "Oasis"), 7) == face_down()


@pytest.mark.parametrize(
    ("known", "after", "place"),
    [((), 1, 2), ((2,), 1, 3), ((), 19, 1), (tuple(PLACES[:18]), 3, 19), (PLACES, 3, None), (tuple(PLACES[1:]), 5, 1)],
)
def test_the_next_place_to_name_comes_after_this_one_then_from_the_top(known, after, place):
    tiles = face_down()
    for number, one in enumerate(known):
        tiles = named(tiles, one, base_tiles()[number])

    assert next_unknown(tiles, after) == place


def test_a_map_that_lies_can_be_changed():
    tiles = begun((Tile(place=2, region="Oasis"), Tile(place=5, region="Garage", face_up=False)))

    assert lying(tiles) == {2: "Oasis", 5: "(Garage)"}
    assert [tile.place for tile in tiles] == list(PLACES)


CHANGES = st.one_of(
    st.tuples(st.just(named), st.sampled_from(PLACES), st.sampled_from(base_tiles())),
    st.tuples(st.just(unknown), st.sampled_from(PLACES)),
    st.tuples(st.just(turned), st.sampled_from(PLACES), st.booleans()),
    st.tuples(st.just(all_turned), st.booleans()),
)


@given(st.lists(CHANGES))
def test_whatever_is_changed_nineteen_places_hold_each_tile_once(changes):
    tiles = face_down()
    for change, *arguments in changes:
        tiles = change(tiles, *arguments)

    regions = [tile.region for tile in tiles if tile.region]
    assert [tile.place for tile in tiles] == list(PLACES)
    assert len(regions) == len(set(regions))
    assert not any(tile.face_up for tile in tiles if tile.region is None)
