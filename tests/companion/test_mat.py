"""The map mat: places, neighbours, and the spots where pawns stand."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige import mat

PLACES = st.sampled_from(mat.PLACES)
SPOTS = st.sampled_from(sorted(mat.spots()))


def test_nineteen_places_lie_in_five_rows():
    assert mat.ROWS == ((1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11, 12), (13, 14, 15, 16), (17, 18, 19))
    assert tuple(range(1, 20)) == mat.PLACES


@pytest.mark.parametrize(
    ("place", "neighbours"),
    [
        pytest.param(1, (2, 4, 5), id="the top left corner"),
        pytest.param(2, (1, 3, 5, 6), id="the top edge"),
        pytest.param(8, (4, 9, 13), id="the left corner"),
        pytest.param(10, (5, 6, 9, 11, 14, 15), id="the middle"),
        pytest.param(16, (11, 12, 15, 19), id="the lower right edge"),
        pytest.param(19, (15, 16, 18), id="the bottom right corner"),
    ],
)
def test_a_place_has_the_neighbours_that_share_an_edge(place, neighbours):
    assert mat.neighbours(place) == neighbours


@pytest.mark.parametrize(
    ("place", "spots"),
    [
        pytest.param(1, ("1-2", "1-2-5", "1-4-5", "1-4"), id="a corner tile: its outer corners touch no other tile"),
        pytest.param(5, ("1-2-5", "2-5-6", "5-6-10", "5-9-10", "4-5-9", "1-4-5"), id="clockwise from the top"),
        pytest.param(8, ("4-8", "4-8-9", "8-9-13", "8-13"), id="the left corner"),
    ],
)
def test_the_spots_of_a_place_go_round_it(place, spots):
    assert mat.spots_of(place) == spots


def test_twenty_four_spots_lie_between_three_tiles_and_twelve_at_the_edge():
    between = [len(mat.around(spot)) for spot in mat.spots()]

    assert between.count(3) == 24
    assert between.count(2) == 12
    assert len(between) == 36


@pytest.mark.parametrize(
    ("said", "spot"),
    [
        ("4-8-9", "4-8-9"),
        ("9-4-8", "4-8-9"),
        ("2-1", "1-2"),
        ("1-3", None),
        ("1-2-3", None),
        ("5", None),
        ("1-99", None),
        ("", None),
        ("a-b", None),
        ("1--2", None),
        ("²-1", None),
    ],
)
def test_a_spot_is_known_by_its_places_in_any_order(said, spot):
    assert mat.spot_called(said) == spot


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("1-2-5", "1-2-5", 0),
        ("1-2-5", "2-5-6", 1),
        ("1-2-5", "1-2", 1),
        ("1-4-5", "5-6-10", 3),
        # An outer corner between them touches one tile only, so nobody can go along the outside.
        ("1-2", "2-3", 4),
    ],
)
def test_the_way_between_two_spots_goes_along_the_edges(start, end, steps):
    assert mat.steps(start, end) == steps


@pytest.mark.parametrize("place", [0, 20, -1])
def test_there_is_no_other_place(place):
    for asked in (mat.centre, mat.corners, mat.neighbours, mat.spots_of, mat.row_of):
        with pytest.raises(KeyError):
            asked(place)


@pytest.mark.parametrize("spot", ["1-3", "9-8-4", "", "7"])
def test_there_is_no_other_spot(spot):
    with pytest.raises(KeyError):
        mat.around(spot)
    with pytest.raises(KeyError):
        mat.steps("1-2", spot)
    with pytest.raises(KeyError):
        mat.steps(spot, "1-2")


@given(PLACES, PLACES)
def test_neighbours_are_neighbours_of_each_other(one, other):
    assert (one in mat.neighbours(other)) == (other in mat.neighbours(one))
    assert one not in mat.neighbours(one)


@given(SPOTS)
def test_the_tiles_of_a_spot_are_neighbours_and_know_it(spot):
    tiles = mat.around(spot)

    assert all(other in mat.neighbours(tile) for tile in tiles for other in tiles if tile != other)
    assert all(spot in mat.spots_of(tile) for tile in tiles)
    assert mat.spot_called(spot) == spot


@given(SPOTS, SPOTS, SPOTS)
def test_ways_are_as_long_back_and_no_longer_than_a_detour(one, other, third):
    assert mat.steps(one, other) == mat.steps(other, one)
    assert mat.steps(one, third) <= mat.steps(one, other) + mat.steps(other, third)
    assert (mat.steps(one, other) == 0) == (one == other)


@given(PLACES)
def test_every_corner_lies_on_the_mat_and_one_unit_from_the_middle(place):
    x, y = mat.centre(place)

    for corner in mat.corners(place):
        assert hypot(corner.x - x, corner.y - y) == pytest.approx(1)
        assert abs(corner.x) <= mat.WIDTH / 2 + 1e-9
        assert abs(corner.y) <= mat.HEIGHT / 2 + 1e-9
