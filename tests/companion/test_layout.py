"""The map in play: laid out, turned, swapped, and pawns between its tiles (p. 6, 12, 30, 31)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.vestige import map_tiles, mat
from companion.vestige.prompts import notices, prompts
from companion.vestige.regions import base_tiles
from companion.vestige.table import Table
from tests.companion.games import AnyGame, Move, act, competitive, move, play, reasons, refusal, solo

PLACES = st.integers(1, 19)
OPEN = [{"place": place, "region": region} for place, region in zip(mat.PLACES, base_tiles(), strict=True)]
"""All base tiles, face up, in the order of the list: The Archives in place 1, Jump Point in place 10."""
HIDDEN = [tile | {"face_up": False} for tile in OPEN]
UNKNOWN = [{"place": place, "face_up": False} for place in mat.PLACES]


def laid(game: AnyGame, tiles: list[Move] = OPEN) -> AnyGame:
    return play(game, move("lay_out", tiles=tiles))


def shown(table: Table) -> dict[int, str]:
    """What lies face up, by place."""
    return {tile.place: tile.region or "?" for tile in table.tiles if tile.face_up}


def told(game: AnyGame) -> list[str]:
    return [notice.kind for notice in notices(game.table)]


def by_hand(game: AnyGame) -> list[str]:
    return [prompt.text for prompt in prompts(game.table) if prompt.kind == "by_hand"]


def test_the_map_is_laid_out_in_the_order_of_its_places():
    game = laid(competitive(), [OPEN[4], OPEN[0], HIDDEN[2]])

    assert shown(game.table) == {1: "The Archives", 5: "Chop Shop"}
    assert map_tiles.known(game.table.tiles) == ("The Archives", "Black Market", "Chop Shop")
    assert map_tiles.place_of(game.table, "Chop Shop") == 5
    assert map_tiles.place_of(game.table, "Black Market") is None


def test_a_map_can_be_laid_out_when_the_game_begins():
    game = solo(tiles=OPEN)

    assert len(shown(game.table)) == 19
    assert act(game, move("swap_tiles", place=1, other=2)).table.tiles[0].region == "The Black Dove"


def test_tiles_of_a_setup_lie_in_the_order_of_their_places_and_one_in_each():
    assert [tile.place for tile in solo(tiles=[OPEN[4], OPEN[1]]).setup.tiles] == [2, 5]

    with pytest.raises(ValidationError, match="two tiles lie in place 3; give each of the places 1 to 19 one tile"):
        solo(tiles=[OPEN[2], OPEN[2]])


def test_laying_it_out_again_is_a_correction_and_pays_nothing():
    game = laid(laid(competitive()), UNKNOWN)

    assert shown(game.table) == {}
    assert "pays nothing" in reasons(game)


@pytest.mark.parametrize(
    ("given_move", "where"),
    [
        pytest.param(move("lay_out", tiles=[OPEN[0], OPEN[0] | {"region": "Oasis"}]), "tiles", id="two in one place"),
        pytest.param(move("swap_tiles", place=3, other=3), "other", id="a tile with itself"),
        pytest.param(move("move_pawn", who="Ana", spot="1-3"), "spot", id="places that do not meet"),
        pytest.param(move("move_pawn", who="Ana", spot="7"), "spot", id="on a tile: p. 12, pawns stand between"),
        pytest.param(move("move_pawn", who="Zoe", spot="1-2"), "who", id="nobody of that name"),
    ],
)
def test_what_no_table_could_do_is_refused(given_move, where):
    assert refusal(laid(competitive()), given_move).where == where


def test_a_nemesis_has_no_pawn():
    assert "nemesis" in refusal(laid(solo()), move("move_pawn", who="Bone", spot="1-2")).what


def test_one_region_in_two_places_is_noticed_and_not_refused():
    game = laid(competitive(), [OPEN[0], OPEN[1] | {"region": "The Archives"}])

    assert told(game) == ["tile_twice"]
    assert "places 1 and 2" in notices(game.table)[0].text


@pytest.mark.parametrize(
    ("turned", "open_then"),
    [
        pytest.param(move("turn_tile", place=2), {2: "The Black Dove"}, id="p. 12: a tile whose name was kept"),
        pytest.param(move("turn_tile", place=2, region="oasis"), {2: "Oasis"}, id="it was another one"),
        pytest.param(move("turn_tile", place=2, face_up=False), {}, id="and down again"),
    ],
)
def test_a_tile_is_turned_over(turned, open_then):
    game = play(laid(competitive(), HIDDEN[:3]), turned)

    assert shown(game.table) == open_then


def test_a_tile_turned_down_keeps_its_name():
    game = play(laid(competitive()), move("turn_tile", place=5, face_up=False), move("turn_tile", place=5))

    assert shown(game.table)[5] == "Chop Shop"


def test_a_tile_that_lies_elsewhere_already_is_noticed():
    game = play(laid(competitive(), [*OPEN[:2], *UNKNOWN[2:]]), move("turn_tile", place=7, region="The Archives"))

    assert told(game) == ["tile_twice"]
    assert shown(game.table)[7] == "The Archives"


def test_tiles_swap_and_pawns_stay():
    game = play(
        laid(competitive()),
        move("move_pawn", who="Ana", spot="4-8-9"),
        move("swap_tiles", place=8, other=1),
    )

    assert (shown(game.table)[1], shown(game.table)[8]) == ("Generator", "The Archives")
    assert game.table.pawns == {"Ana": "4-8-9"}
    assert "Generator and The Archives change places" in reasons(game)


def test_whoever_takes_the_jump_point_is_reminded_until_it_is_swapped():
    game = play(laid(competitive()), move("take_control", who="Ana", region="Jump Point", leverage=2))
    assert by_hand(game) == ["Swap Jump Point with another tile of the map."]

    place = map_tiles.place_of(game.table, "Jump Point")
    game = play(game, move("swap_tiles", place=place, other=1 if place != 1 else 2))

    assert by_hand(game) == []


@pytest.mark.parametrize("region", ["The Trench", "Oasis", "Our own tile"])
def test_no_other_tile_swaps_when_it_is_taken(region):
    game = play(laid(competitive()), move("take_control", who="Ana", region=region, leverage=2))

    assert by_hand(game) == []


def test_a_correction_of_control_swaps_nothing():
    game = play(laid(competitive()), move("set_control", who="Ana", region="Jump Point"))

    assert by_hand(game) == []


@pytest.mark.parametrize(
    ("region", "says"),
    [
        pytest.param("The Bridge", "three white blocks", id="p. 31"),
        pytest.param("The Den", "the Fox", id="p. 31"),
    ],
)
def test_what_is_put_onto_a_revealed_tile_is_said_once(region, says):
    game = play(laid(competitive(), UNKNOWN), move("turn_tile", place=3, region=region))
    assert len(by_hand(game)) == 1
    assert says in by_hand(game)[0]

    again = play(game, move("lay_out", tiles=[*UNKNOWN[:2], {"place": 3, "region": region}, *UNKNOWN[3:]]))
    assert len(by_hand(again)) == 1


def test_tiles_that_lie_open_at_the_start_say_what_is_put_onto_them():
    game = laid(
        competitive(), [{"place": 1, "region": "The Bridge"}, {"place": 2, "region": "The Den", "face_up": False}]
    )

    assert map_tiles.on_the_tiles(game.table.tiles) == ("Put the three white blocks on The Bridge.",)


def test_a_pawn_moves_between_tiles_and_the_hidden_ones_beside_it_are_to_be_turned():
    game = play(laid(competitive(), [*OPEN[:8], *HIDDEN[8:]]), move("move_pawn", who="Ana", spot="9-8-4"))

    assert game.table.pawns == {"Ana": "4-8-9"}
    assert map_tiles.to_turn(game.table) == (9,)
    assert "place 9" in reasons(game)

    game = play(game, move("turn_tile", place=9), move("move_pawn", who="Ana", spot="1-4-5"))
    assert map_tiles.to_turn(game.table) == ()
    assert "2 spaces from where it stood" in reasons(game)

    game = play(game, move("move_pawn", who="Ana"))
    assert game.table.pawns == {}


def test_two_pawns_that_end_on_one_space_are_noticed():
    game = play(laid(competitive()), move("move_pawn", who="Ana", spot="1-2"), move("move_pawn", who="Ben", spot="1-2"))

    assert told(game) == ["pawns_meet"]
    assert game.table.pawns == {"Ana": "1-2", "Ben": "1-2"}


@pytest.mark.parametrize(
    ("moves", "place", "spoken"),
    [
        ((), 5, "Place 5: Chop Shop, nobody controls it, printed 2, face up"),
        ((), 9, "Place 9: Scrapyard, nobody controls it, value not read yet, face up"),
        (
            (move("take_control", who="Ana", region="Chop Shop"),),
            5,
            "Place 5: Chop Shop, Ana controls it, printed 2, face up",
        ),
        (
            (move("move_pawn", who="Ben", spot="4-5-9"),),
            5,
            "Place 5: Chop Shop, nobody controls it, printed 2, face up, Ben's pawn beside it",
        ),
        ((move("turn_tile", place=5, face_up=False),), 5, "Place 5: face down"),
        (
            (move("turn_tile", place=5, face_up=False), move("move_pawn", who="Ben", spot="4-5-9")),
            5,
            "Place 5: face down, Ben's pawn beside it, turn it over",
        ),
        ((move("lay_out", tiles=OPEN[:3]),), 5, "Place 5: no tile"),
    ],
)
def test_a_place_is_said_in_words_and_a_hidden_tile_is_not_given_away(moves, place, spoken):
    assert map_tiles.spoken(play(laid(competitive()), *moves).table, place) == spoken


@pytest.mark.parametrize(
    ("spot", "of", "words"),
    [
        ("4-5-9", 5, "beside The Trench and Scrapyard"),
        ("1-2", 1, "beside The Black Dove"),
        ("12-16", 12, "beside place 16"),
    ],
)
def test_a_corner_is_named_by_the_tiles_that_meet_there(spot, of, words):
    table = laid(competitive(), [*OPEN[:11], *HIDDEN[11:]]).table

    assert map_tiles.corner(table.tiles, spot, of) == words


@pytest.mark.parametrize(
    ("moves", "holding"),
    [
        ((), "no region"),
        ((move("take_control", who="Ana", region="Chop Shop"),), "1 region, printed 2 in all"),
        ((move("take_control", who="Ana", region="The Wound"),), "1 region, 1 not read yet"),
        (
            tuple(move("take_control", who="Ana", region=region) for region in ("Chop Shop", "Garage", "The Wound")),
            "3 regions, printed 6 in all, 1 not read yet",
        ),
    ],
)
def test_what_somebody_controls_is_said_in_words(moves, holding):
    assert map_tiles.holding(play(competitive(), *moves).table, "Ana") == holding


def test_what_may_still_be_in_play_is_what_nobody_has_seen():
    game = laid(competitive(), [*OPEN[:18], *UNKNOWN[18:]])
    assert "The Underground" in map_tiles.unseen(game.table)
    assert "The Archives" not in map_tiles.unseen(game.table)

    assert map_tiles.unseen(laid(competitive()).table) == ()
    taken = play(laid(competitive()), move("take_control", who="Ana", region="The Wound"))
    assert map_tiles.unseen(taken.table) == ("The Wound",)


def test_the_pawn_of_whose_turn_it_is_comes_first():
    game = play(laid(competitive("Ana", "Ben", "Cleo")), move("move_pawn", who="Cleo", spot="1-2"))

    assert map_tiles.pawns_near(game.table, 1) == (("Ana", "Cleo"), ("Ben",))
    assert map_tiles.pawns_near(game.table, 19) == (("Ana",), ("Ben", "Cleo"))


MOVES = st.one_of(
    st.builds(lambda place, up: move("turn_tile", place=place, face_up=up), PLACES, st.booleans()),
    st.builds(
        lambda place, region: move("turn_tile", place=place, region=region), PLACES, st.sampled_from(base_tiles())
    ),
    st.tuples(PLACES, PLACES)
    .filter(lambda pair: pair[0] != pair[1])
    .map(lambda pair: move("swap_tiles", place=pair[0], other=pair[1])),
    st.builds(
        lambda who, spot: move("move_pawn", who=who, spot=spot),
        st.sampled_from(["Ana", "Ben"]),
        st.sampled_from([None, *mat.spots()]),
    ),
)


@given(st.sampled_from([OPEN, HIDDEN, UNKNOWN, []]), st.lists(MOVES, max_size=8))
def test_whatever_happens_places_and_spots_are_those_of_the_mat(tiles, moves):
    game = play(laid(competitive(), tiles), *moves)

    assert [tile.place for tile in game.table.tiles] == sorted({tile.place for tile in game.table.tiles})
    assert {tile.place for tile in game.table.tiles} <= set(mat.PLACES)
    assert all(spot in mat.spots() for spot in game.table.pawns.values())
    assert all(map_tiles.spoken(game.table, place).startswith(f"Place {place}: ") for place in mat.PLACES)


@given(st.lists(st.tuples(PLACES, PLACES).filter(lambda pair: pair[0] != pair[1]), max_size=8))
def test_swaps_lose_no_tile_and_undo_each_other(pairs):
    there = [move("swap_tiles", place=one, other=other) for one, other in pairs]

    swapped = play(laid(competitive()), *there)

    assert sorted(shown(swapped.table).values()) == sorted(base_tiles())
    assert play(swapped, *reversed(there)).table.tiles == laid(competitive()).table.tiles
