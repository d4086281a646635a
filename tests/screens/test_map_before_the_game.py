"""The map in New game, and the marks on the tiles that a group owns."""

import pytest

from companion.vestige.dealing import chosen_tiles, placed
from companion.vestige.library import library_of
from companion.vestige.regions import base_tiles
from screens import routes
from screens.app import app_on
from tests.screens.evening import DUEL, Evening


@pytest.fixture
def checklist(unhurried, render):
    """The last step of New game, set up as the game before."""

    def opened(**changes):
        evening = Evening(**changes)
        screen = render(app_on(evening.desk), route=routes.new("vestige"))
        screen.tap("As last time")
        return evening, screen

    return opened


def begun(evening):
    """The tiles of the game that was begun last."""
    return evening.desk.game(evening.desk.listings()[0].id).setup.tiles


def test_nobody_has_to_lay_the_map_out(checklist):
    evening, screen = checklist()
    assert screen.sees("Not laid out: this can be done at any time.")

    screen.tap("Start")

    assert begun(evening) == ()
    screen.tap("Map")
    assert "Lay the map out" in screen.names()


def test_a_map_at_random_is_part_of_the_game_and_its_seed_is_shown(checklist):
    evening, screen = checklist()

    screen.tap("A map at random")
    seed = next(text for text in screen.texts() if text.startswith("Seed ")).removeprefix("Seed ")
    screen.tap("Fold the map away")
    assert screen.sees("19 of 19 tiles named")
    screen.tap("Start")

    assert begun(evening) == placed(chosen_tiles(base_tiles(), (), seed), seed, face_up=True)
    screen.tap("Map")
    assert "Closer" in screen.names()


def test_with_nemeses_the_whole_map_is_named_tile_after_tile(checklist):
    evening, screen = checklist()

    screen.tap("Lay the map out")
    screen.tap("Place 1: face down")
    screen.tap("Oasis")
    screen.tap("Garage")
    screen.tap("Close")
    screen.tap("Start")

    assert {tile.place: tile.region for tile in begun(evening) if tile.face_up} == {1: "Oasis", 2: "Garage"}


def test_without_nemeses_a_map_at_random_lies_face_down(checklist):
    evening, screen = checklist(**DUEL)

    screen.tap("A map at random")
    screen.tap("Start")

    assert len(begun(evening)) == 19
    assert not any(tile.face_up for tile in begun(evening))
    screen.tap("Map")
    assert "Place 7: face down" in screen.names()


def test_a_map_is_left_out_again_and_outlives_a_look_at_another_step(checklist):
    evening, screen = checklist()
    screen.tap("A map at random")

    screen.tap("Back")
    screen.tap("Next")
    assert screen.sees("19 of 19 tiles named")
    screen.tap("Leave the map out")
    screen.tap("Start")

    assert begun(evening) == ()


def test_tiles_and_locks_are_marked_in_the_library(evening, render):
    screen = render(app_on(evening.desk), route=routes.LIBRARY)
    assert screen.sees("19 are yours. Locks: 0 of 13 marked.")

    screen.tap("Mark your region tiles and their locks")
    screen.tap("The Rise: not yours")
    screen.tap("Chop Shop: no lock")
    screen.tap("Oasis: no lock")
    screen.tap("Oasis: has a lock")
    screen.tap("Close")

    assert screen.sees("20 are yours. Locks: 1 of 13 marked.")
    assert library_of(evening.desk.library("vestige")).locked == ("Chop Shop",)
