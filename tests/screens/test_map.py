"""The map: hexes in their places, tiles that are turned, swapped and laid out, pawns between them."""

import pytest

from companion.vestige import commands as c
from companion.vestige.library import Library
from companion.vestige.mat import PLACES
from companion.vestige.regions import base_tiles
from tests.screens.evening import DUEL, Evening

OPEN = tuple({"place": place, "region": region} for place, region in zip(PLACES, base_tiles(), strict=True))
"""All base tiles face up in the order of the list: The Archives in place 1, Chop Shop in place 5."""
UNKNOWN = tuple({"place": place, "face_up": False} for place in PLACES)
# Nobody in the app knows what lies in places 1 and 2; it was told what lies in place 3.
PART = (*UNKNOWN[:2], OPEN[2] | {"face_up": False}, *OPEN[3:])


@pytest.fixture
def laid(unhurried):
    """Ana against Bone, the map open."""
    return Evening(tiles=OPEN)


@pytest.fixture
def duel(unhurried):
    """Ana and Ben without a nemesis: three tiles lie face down."""
    return Evening(**DUEL, tiles=PART)


def places(screen):
    return [name for name in screen.names() if name.startswith("Place ")]


def regions(evening):
    """What lies face up, by place."""
    return {tile.place: tile.region for tile in evening.table.tiles if tile.face_up}


# The picture


def test_nineteen_places_are_said_with_what_lies_there(laid, render):
    screen = laid.play(c.TakeControl(who="Ana", region="Chop Shop")).open(render, "regions")

    assert len(places(screen)) == 19
    assert "Place 5: Chop Shop, Ana controls it, printed 2, face up" in screen.names()
    assert "Place 8: Generator, nobody controls it, value not read yet, face up" in screen.names()
    assert screen.sees("Ana: 1 region, printed 2 in all")


def test_a_tile_that_lies_face_down_is_not_given_away(duel, render):
    screen = duel.open(render, "regions")

    assert {"Place 1: face down", "Place 3: face down"} <= set(screen.names())
    assert not screen.sees("Black Market")


def test_a_tap_on_a_tile_takes_its_region(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("Ana takes it")

    assert laid.table.controller("Chop Shop") == "Ana"
    assert "Place 5: Chop Shop, Ana controls it, printed 2, face up" in screen.names()


def test_the_map_is_drawn_closer_and_whole_again_by_buttons(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Closer")
    screen.tap("The whole map")

    asked = [(kind, name) for kind, name, _ in screen.asked if kind == "InteractiveViewer"]
    assert asked == [("InteractiveViewer", name) for name in ("zoom", "pan", "reset")]


def test_on_a_phone_the_list_is_one_tap_away_and_stays_when_the_page_is_left(laid, render):
    screen = laid.open(render, "regions")
    assert "Chop Shop, uncontrolled, printed 2" not in screen.names()

    screen.tap("Show as a list")
    assert "Chop Shop, uncontrolled, printed 2" in screen.names()
    screen.tap("Table")
    screen.tap("Map")
    assert places(screen) == []

    screen.tap("Show the picture")
    assert len(places(screen)) == 19


def test_on_a_wide_screen_picture_and_list_stand_side_by_side(laid, render):
    screen = laid.open(render, "regions", size=(1280, 800))

    assert len(places(screen)) == 19
    assert "Chop Shop, uncontrolled, printed 2" in screen.names()


def test_a_region_of_the_list_opens_the_sheet_of_its_tile(laid, render):
    screen = laid.open(render, "regions", size=(1280, 800))

    screen.tap("Chop Shop, uncontrolled")

    assert screen.sees("On the map: place 5")


def test_the_list_tells_what_was_not_seen_yet_while_tiles_lie_face_down(duel, render):
    screen = duel.open(render, "regions", size=(1280, 800))

    assert screen.sees("Not seen on the map")
    assert "Black Market, uncontrolled, value not read yet" in screen.names()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800)])
def test_every_hex_has_room_for_a_finger(laid, render, size):
    screen = laid.open(render, "regions", size=size)

    buttons = [control for control, _ in screen.everything() if type(control).__name__ == "TextButton"]
    hexes = [button for button in buttons if button.width]
    assert len(hexes) == 19
    assert all(button.width >= 48 and button.height >= 48 for button in hexes)


# Tiles that are turned


def test_a_tile_whose_name_is_known_is_turned_over_and_shows_its_region(duel, render):
    screen = duel.open(render, "regions")

    screen.tap("Place 3: face down")
    screen.tap("Turn it over")

    assert regions(duel)[3] == "Black Market"
    assert "Ana takes it" in screen.names()


def test_a_tile_that_nobody_knows_is_named_when_it_is_turned_over(duel, render):
    screen = duel.open(render, "regions")

    screen.tap("Place 1: face down")
    assert "Chop Shop" not in screen.names()
    screen.tap("The Black Dove")

    assert regions(duel)[1] == "The Black Dove"
    assert duel.entries == ["The Black Dove is turned face up"]


def test_a_tile_that_was_named_wrong_is_named_again(duel, render):
    screen = duel.open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("It is another tile")
    screen.tap("The Archives")

    assert regions(duel)[5] == "The Archives"


def test_a_tile_is_turned_face_down_again(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("Turn it face down")

    assert 5 not in regions(laid)
    assert screen.sees("Place 5, face down")


# Tiles that are swapped


def test_two_tiles_are_swapped_by_tapping_both(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("Swap with another tile")
    assert screen.sees("Tap the tile that changes places with Chop Shop.")
    screen.tap("Place 1:")

    assert (regions(laid)[1], regions(laid)[5]) == ("Chop Shop", "The Archives")
    assert not screen.sees("Tap the tile")
    screen.tap("Place 1:")
    assert "Ana takes it" in screen.names()


@pytest.mark.parametrize("way_out", ["Do not swap now", "Place 5:"])
def test_a_swap_can_be_left(laid, render, way_out):
    screen = laid.open(render, "regions")
    screen.tap("Place 5:")
    screen.tap("Swap with another tile")

    screen.tap(way_out)

    assert laid.entries == []
    assert not screen.sees("Tap the tile")


def jump_point(evening):
    return next(place for place, region in regions(evening).items() if region == "Jump Point")


def test_whoever_takes_the_jump_point_is_asked_what_it_swaps_with(laid, render):
    place = jump_point(laid)
    laid.play(c.ReadPrinted(of="region:Jump Point", value=1))
    screen = laid.open(render, "regions")

    screen.tap(f"Place {place}:")
    screen.tap("Ana takes it")
    assert screen.sees("Tap the tile that changes places with Jump Point.")
    assert "by_hand" in laid.asked
    screen.tap("Place 19:")

    assert jump_point(laid) == 19
    assert "by_hand" not in laid.asked


def test_the_jump_point_is_swapped_after_its_value_was_read(laid, render):
    screen = laid.open(render, "regions")

    screen.tap(f"Place {jump_point(laid)}:")
    screen.tap("Ana takes it")
    screen.tap("Jump Point shows: 3")

    assert screen.sees("Tap the tile that changes places with Jump Point.")


# Pawns


def test_a_pawn_moves_to_a_corner_named_by_its_neighbours(duel, render):
    screen = duel.open(render, "regions")

    screen.tap("Place 5:")
    assert screen.sees("Ana's pawn is not on the map yet.")
    screen.tap("Ana's pawn: move it to a corner of this tile")
    screen.tap("Ana's pawn beside The Trench and Scrapyard")

    assert duel.table.pawns == {"Ana": "4-5-9"}
    assert "Ana's pawn beside The Trench and Scrapyard, chosen" in screen.names()
    screen.tap("Close")
    assert "Place 5: Chop Shop, nobody controls it, printed 2, face up, Ana's pawn beside it" in screen.names()


def test_hidden_tiles_next_to_a_pawn_are_to_be_turned_over(duel, render):
    screen = duel.play(c.MovePawn(who="Ana", spot="1-2-5")).open(render, "regions")

    assert "Place 1: face down, Ana's pawn beside it, turn it over" in screen.names()
    screen.tap("Turn over place 2")
    screen.tap("The Archives")
    screen.tap("Close")

    assert "Turn over place 2" not in screen.names()
    assert "Turn over place 1" in screen.names()


def test_a_pawn_is_taken_off_the_map(duel, render):
    screen = duel.play(c.MovePawn(who="Ben", spot="4-5-9")).open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("Ben's pawn: move it to a corner of this tile")
    screen.tap("Ben's pawn off the map")

    assert duel.table.pawns == {}


def test_the_pawns_of_others_wait_behind_a_tap(duel, render):
    screen = duel.open(render, "regions")

    screen.tap("Place 5:")
    assert not screen.sees("Ben's pawn")
    screen.tap("Other pawns")

    assert screen.sees("Ben's pawn is not on the map yet.")


# What is known of a tile


def test_the_sheet_says_what_it_does_how_often_and_to_the_score(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Place 4:")

    assert screen.sees("Worth more than others to whoever controls it. (p. 30)")
    assert screen.sees("A visit does nothing.")
    assert screen.sees("Score: Gives its controller extra leverage")


def test_a_lock_is_marked_for_every_later_game(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Place 5:")
    screen.tap("It carries a lock")

    assert Library.model_validate(laid.desk.library("vestige")).locked == ("Chop Shop",)
    assert screen.sees("1 of 13 marked, for every game")
    screen.tap("It carries a lock")
    assert Library.model_validate(laid.desk.library("vestige")).locked == ()


# Laying it out


@pytest.fixture
def bare(unhurried):
    """Ana against Bone; nobody laid the map out."""
    return Evening()


def test_a_map_that_nobody_laid_out_is_a_list_with_an_invitation(bare, render):
    screen = bare.open(render, "regions")

    assert places(screen) == []
    assert "Lay the map out" in screen.names()
    assert "Chop Shop, uncontrolled, printed 2" in screen.names()


def test_the_map_is_laid_out_tile_after_tile(bare, render):
    screen = bare.open(render, "regions")

    screen.tap("Lay the map out")
    screen.tap("Place 1: face down")
    for region in base_tiles():
        screen.tap(region)
    assert screen.sees("19 of 19 tiles named")
    assert bare.entries == []
    screen.tap("Keep it")

    assert regions(bare) == dict(zip(PLACES, base_tiles(), strict=True))
    assert bare.entries == ["The map is laid out"]
    assert "Closer" in screen.names()


def test_without_nemeses_only_the_tapped_place_is_asked_about(unhurried, render):
    duel = Evening(**DUEL)
    screen = duel.open(render, "regions")

    screen.tap("Lay the map out")
    screen.tap("Place 9: face down")
    screen.tap("Oasis")
    screen.tap("Keep it")

    assert regions(duel) == {9: "Oasis"}
    assert len(duel.table.tiles) == 19


def test_a_region_thought_to_lie_elsewhere_changes_places(laid, render):
    screen = laid.open(render, "regions")

    screen.tap("Lay it out anew")
    screen.tap("Place 1: The Archives")
    screen.tap("Chop Shop")
    screen.tap("Keep it")

    assert (regions(laid)[1], regions(laid)[5]) == ("Chop Shop", "The Archives")


def test_a_map_dealt_at_random_shows_its_seed_and_the_seed_repeats_it(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")
    screen.tap("Deal the map at random")
    seed = next(text for text in screen.texts() if text.startswith("Seed ")).removeprefix("Seed ")
    first = places(screen)
    assert len({name.split(": ")[1] for name in first}) == 19

    screen.tap("All unknown")
    assert "Place 1: face down" in screen.names()
    screen.tap("Type a seed")
    screen.type_into("Seed of the map", seed.lower())
    screen.tap("Deal with the seed that was typed")

    assert places(screen) == first
    assert f"Seed {seed}" in screen.texts()


def test_a_seed_must_be_typed_before_it_is_dealt_with(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")
    screen.tap("Type a seed")

    screen.tap("Deal with the seed that was typed")

    assert screen.sees("Type a seed first")


def test_a_map_changed_by_hand_has_no_seed_any_more(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")
    screen.tap("Deal the map at random")

    screen.tap("Place 1:")
    screen.tap("Nobody has seen it")

    assert not any(text.startswith("Seed ") for text in screen.texts())
    assert screen.sees("18 of 19 tiles named")


def test_too_few_locks_are_said_with_what_to_do(bare, render):
    library = Library(collection=(*base_tiles(), "The Ring"), locked=base_tiles()[:9])
    bare.desk.keep_library("vestige", library.model_dump(mode="json"))
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")

    screen.tap("Deal the map at random")

    assert screen.sees("9 of 13 locks are marked, so a tile with a lock may be left out.")


def test_own_tiles_and_their_locks_are_marked_while_laying_out(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")

    screen.tap("Your tiles, locks: 0 of 13 marked")
    screen.tap("The Ring: not yours")
    screen.tap("The Ring: no lock")
    screen.tap("Chop Shop: no lock")
    screen.tap("Garage 2: yours")

    library = Library.model_validate(bare.desk.library("vestige"))
    assert library.locked == ("Chop Shop", "The Ring")
    assert "Garage 2" not in library.collection
    assert screen.sees("Locks: 2 of 13 marked")


def test_a_map_that_is_left_changes_nothing_and_one_half_laid_outlives_another_page(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")
    screen.tap("Place 1:")
    screen.tap("Oasis")
    screen.tap("Close")

    screen.tap("Table")
    screen.tap("Map")
    assert "Place 1: Oasis" in screen.names()
    screen.resize(1280, 800)
    assert "Place 1: Oasis" in screen.names()

    screen.tap("Leave the map as it was")
    assert bare.entries == []
    screen.tap("Lay the map out")
    assert "Place 1: face down" in screen.names()


def test_what_is_put_onto_the_tiles_at_the_start_is_said(bare, render):
    screen = bare.open(render, "regions")
    screen.tap("Lay the map out")

    screen.tap("Place 1:")
    screen.tap("The Bridge")
    screen.tap("Close")

    assert screen.sees("Put the three white blocks on The Bridge.")
