"""A new game of Chronicles: who plays, what lies open already, the list of what to set up."""

import pytest

from companion.chronicles.setup import Setup
from screens import buttons
from screens.chronicles.setup.draft import Draft
from screens.chronicles.setup.new_game import NewGame
from tests.screens.desks import Surroundings


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def only_game(around: Surroundings):
    (listing,) = around.desk.listings()
    return around.desk.game(listing.id)


def played_before(around: Surroundings, *names: str):
    seats = [{"name": name, "color": color} for name, color in zip(names, ("red", "blue", "green"), strict=False)]
    return around.desk.begin("chronicles", Setup.model_validate({"seats": seats}))


def seat_two(screen) -> None:
    screen.type_into("Player 1", "Ana")
    screen.tap("Add a player")
    screen.type_into("Player 2", "Ben")


def test_a_first_game_is_set_up_from_nothing(render, around):
    screen = render(NewGame, **around.page())

    seat_two(screen)
    screen.tap("Next")
    screen.tap("Next")
    screen.tap("Start")

    game = only_game(around)
    assert [(seat.name, seat.color) for seat in game.setup.seats] == [("Ana", "red"), ("Ben", "blue")]
    assert around.went == [f"/game/{game.id}/table"]


def test_what_lies_open_already_goes_into_the_game(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")

    screen.tap("Board 1")
    screen.tap("Trial and Error lies here")
    screen.tap("Inspiration: Not named yet")
    screen.tap("Mount lies in inspiration")
    screen.tap("Next")
    screen.tap("Start")

    table = only_game(around).table
    assert [board.event.name if board.event else None for board in table.timeline] == ["Trial and Error", None]
    assert table.festival["inspiration"] == "mount"


def test_an_event_behind_an_unknown_one_lies_on_its_own_board(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")

    screen.tap("Board 2")
    screen.type_into("Another event", "Long Night")
    screen.tap("The event that was typed lies here")
    screen.tap("Next")
    screen.tap("Start")

    table = only_game(around).table
    assert [(board.number, board.event.name if board.event else None) for board in table.timeline] == [
        (1, None),
        (2, "Long Night"),
    ]


def test_a_token_lies_in_one_space_only(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")
    screen.tap("Inspiration: Not named yet")
    screen.tap("Mount lies in inspiration")

    screen.tap("Wisdom: Not named yet")

    assert "Mount lies in wisdom" not in screen.names()


@pytest.mark.parametrize(
    ("people", "boards"),
    [pytest.param(3, 2, id="up to 3 players"), pytest.param(4, 3, id="4 or 5 players")],
)
def test_there_are_boards_for_the_number_of_players(render, around, people, boards):
    screen = render(NewGame, **around.page())
    for number in range(1, people + 1):
        if number > 1:
            screen.tap("Add a player")
        screen.type_into(f"Player {number}", f"P{number}")

    screen.tap("Next")

    assert sum(name.startswith("Board ") for name in screen.names()) == boards


def test_five_is_the_most(render, around):
    screen = render(NewGame, **around.page())

    for _ in range(4):
        screen.tap("Add a player")

    assert "Add a player" not in screen.names()
    assert screen.sees("Five is the most.")


def test_a_name_that_two_seats_have_is_said_when_somebody_wants_to_go_on(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.type_into("Player 2", "ana")

    screen.tap("Next")

    assert screen.sees('Two seats are called "ana"')
    assert screen.sees("Seats, in the order of turns")


def test_a_seat_has_a_colour_and_a_first_companion(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)

    screen.tap("Player 2 is blue, change the colour")
    screen.tap("purple")
    screen.tap("Player 2 is purple, change the colour")
    screen.tap("First companion: green")
    screen.tap("Next")
    screen.tap("Next")
    screen.tap("Start")

    ben = only_game(around).setup.seats[1]
    assert (ben.color, ben.companion) == ("purple", "green")


def test_the_list_of_what_to_set_up_is_ticked_and_stays_ticked(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")
    screen.tap("Next")

    screen.tap("Firewind festival board beside the map")
    again = render(NewGame, **around.page())

    assert again.sees("1 of 9 done")


def test_what_was_chosen_survives_a_reload(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")
    screen.tap("Board 1")
    screen.tap("Trial and Error lies here")

    again = render(NewGame, **around.page())

    assert any(name.startswith("Board 1") and "Trial and Error" in name for name in again.names())


def test_the_people_of_the_last_game_sit_down_with_one_tap(render, around):
    played_before(around, "Cleo", "Dan")
    screen = render(NewGame, **around.page())

    screen.tap("Cleo, Dan again")

    assert around.desk.drafts["new game of chronicles"].seating.names == ("Cleo", "Dan")


def test_somebody_known_from_another_game_is_offered(render, around):
    around.begin(name="Eve")

    screen = render(NewGame, **around.page())
    screen.tap("Next")

    assert around.desk.drafts["new game of chronicles"].seating.names == ("Eve",)
    assert screen.sees("What lies open already?")


def test_who_begins_is_drawn_by_lot(render, around):
    screen = render(NewGame, **around.page())
    seat_two(screen)
    screen.tap("Next")
    screen.tap("Next")

    screen.tap("Draw by lot who begins")

    draft: Draft = around.desk.drafts["new game of chronicles"]
    assert screen.sees(f"{draft.seating.names[0]} begins")
    assert screen.sees(f"Drawn with the seed {draft.seed}")


def test_solo_play_has_the_shroud_on_its_list(render, around):
    screen = render(NewGame, **around.page())
    screen.type_into("Player 1", "Ana")
    screen.tap("Next")
    screen.tap("Next")

    assert screen.sees("The shroud at hand")
