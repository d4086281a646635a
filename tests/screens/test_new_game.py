"""A new game: the steps, what is remembered, and what is said when something does not fit."""

import flet as ft
import pytest

from companion.vestige.setup import TriggerSpace
from screens import buttons
from screens.vestige.setup.new_game import NewGame
from tests.companion.games import BONE, ROOK
from tests.screens.desks import Surroundings

NUMBERS = ("10", "18", "26", "34", "42")


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def type_number(screen, digits: str) -> None:
    for digit in digits:
        screen.tap(digit)


def place(screen, *numbers: str) -> None:
    """Types where the triggers stand, one after the other."""
    for index, number in enumerate(numbers):
        if index:
            screen.tap("To the next trigger")
        type_number(screen, number)


def at_the_triggers(screen, name: str = "Ana") -> None:
    screen.tap("Next")
    screen.type_into("Your name", name)
    screen.tap("Next")
    screen.tap("Next")


def only_game(around: Surroundings):
    (listing,) = around.desk.listings()
    return around.desk.game(listing.id)


def test_a_first_game_is_set_up_from_nothing(render, around):
    screen = render(NewGame, **around.page())

    screen.tap("Next")
    screen.type_into("Your name", "Ana")
    screen.tap("purple")
    screen.tap("Next")
    screen.tap("Menace")
    screen.tap("Next")
    place(screen, *NUMBERS)
    screen.tap("Next")
    screen.tap("Start")

    game = only_game(around)
    assert around.went == [f"/game/{game.id}/table"]
    setup = game.setup
    assert (setup.mode, setup.difficulty) == ("solo", "menace")
    assert (setup.seats[0].name, setup.seats[0].color) == ("Ana", "purple")
    assert [(it.pack, it.threat_cards) for it in setup.nemeses] == [("bone", 10)]
    assert [it.at for it in setup.triggers] == [10, 18, 26, 34, 42]
    assert [it.kind for it in setup.triggers] == ["magenta", "white", "magenta", "white", "magenta"]
    assert setup.automation == {"nemesis_turn": "ask"}
    assert around.desk.drafts == {}


def test_a_reload_keeps_what_was_chosen(render, around):
    screen = render(NewGame, **around.page())
    at_the_triggers(screen)
    place(screen, "10", "18")

    again = render(NewGame, **around.page())

    assert again.sees("Trigger 2, white, at 18")
    again.tap("Back")
    again.tap("Back")
    assert [field.value for field in again.controls(ft.TextField)] == ["Ana"]


def test_as_last_time_starts_in_three_taps_after_home(render, around):
    around.begin(nemeses=(BONE, ROOK))
    screen = render(NewGame, **around.page())

    screen.tap("As last time Ana against Bone, Rook, nuisance")
    screen.tap("Start")

    first, second = (around.desk.game(listing.id).setup for listing in around.desk.listings())
    assert first == second.model_copy(update={"automation": {"nemesis_turn": "ask"}})


def test_a_former_game_that_cannot_be_read_is_passed_over(render, around):
    around.shelf.damaged.add(around.begin())
    around.desk = around.new_desk()

    screen = render(NewGame, **around.page())

    assert not screen.sees("As last time")


def test_a_name_is_needed_and_may_be_one_of_those_who_played(render, around):
    around.begin(name="Ben")
    around.begin(name="Ana")
    screen = render(NewGame, **around.page())
    screen.tap("Next")

    screen.type_into("Your name", "  ")
    screen.tap("Next")
    assert screen.sees("Your seat has no name yet: type one.")

    screen.tap("Your name: Ben")
    assert not screen.sees("no name yet")
    assert around.desk.drafts["new game"].seating.names == ("Ben",)
    screen.tap("Next")
    assert screen.sees("Nemeses, from left to right")


def test_a_name_that_a_nemesis_has_is_mended_at_the_seat(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("Next")

    screen.type_into("Your name", "bone")
    screen.tap("Next")

    assert screen.sees('A nemesis is called "bone" too: give this seat another name.')
    assert screen.sees("Your seat")


def test_nemeses_are_added_counted_and_made_a_team(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("Next")
    screen.tap("Next")

    screen.tap("Add Dunecrest")
    screen.tap("Add another nemesis, run by hand")
    screen.type_into("Name", "Typed elsewhere")
    screen.tap("Bone: 1 threat card less")
    screen.tap("Bone: 1 threat card less")
    screen.tap("The nemeses form a team")
    draft = around.desk.drafts["new game"]

    assert draft.form_team
    assert next(it for it in draft.nemeses if it.pack).threat_cards == 8
    assert len(draft.nemeses) == 3
    assert not any(name.startswith("Add") for name in screen.names())


def test_columns_change_places(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("Next")
    screen.tap("Next")
    screen.tap("Add Happy")

    screen.tap("Happy: one column further left")

    assert [it.called for it in around.desk.drafts["new game"].nemeses] == ["Happy", "Bone"]
    screen.tap("Leave out Bone")
    assert [it.called for it in around.desk.drafts["new game"].nemeses] == ["Happy"]


def test_threat_cards_are_typed_in_a_sheet(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("Next")
    screen.tap("Next")

    screen.tap("Bone: 10 threat cards, type a number")
    type_number(screen, "14")
    screen.tap("Set 14")

    assert around.desk.drafts["new game"].nemeses[0].threat_cards == 14
    assert not screen.sees("Threat cards of Bone")


def test_no_nemesis_and_one_without_a_name_are_said_where_they_are(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("Next")
    screen.tap("Next")

    screen.tap("Leave out Bone")
    screen.tap("Next")
    assert screen.sees("A solo game needs a nemesis: add one, two or three.")

    screen.tap("Add another nemesis, run by hand")
    screen.tap("Next")
    assert screen.sees("Nemesis 1 has no name yet: type one, or leave it out.")
    screen.type_into("Name", "Rook")
    screen.tap("Next")
    assert screen.sees("Where the triggers stand")


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        (("10", "18", "18", "34", "42"), "Triggers 2 and 3 both stand at 18: give each its own space."),
        (("10", "8", "26", "34", "42"), "Trigger 2 stands at 8, before trigger 1 at 10"),
        (("10", "18", "26"), "Trigger 4 has no number yet: type the one beside it."),
    ],
)
def test_triggers_that_cannot_stand_so_are_said_and_nothing_is_lost(render, around, numbers, said):
    screen = render(NewGame, **around.page())
    at_the_triggers(screen)
    place(screen, *numbers)

    screen.tap("Next")

    assert screen.sees(said)
    kept = [at for at in around.desk.drafts["new game"].places if at]
    assert kept == [int(number) for number in numbers]


def test_a_number_is_not_wrong_while_it_is_typed(render, around):
    screen = render(NewGame, **around.page())
    at_the_triggers(screen)
    place(screen, "10", "1")
    assert not screen.sees("both stand")

    type_number(screen, "8")
    screen.tap("To the next trigger")
    assert not screen.sees("stands at")


def test_a_wrong_trigger_is_mended_by_typing_over_it(render, around):
    screen = render(NewGame, **around.page())
    at_the_triggers(screen)
    place(screen, "10", "8", "26", "34", "42")
    screen.tap("Next")

    type_number(screen, "18")
    screen.tap("Next")

    assert screen.sees("Set up the table")


def test_kinds_that_the_mat_does_not_have_are_noticed_and_allowed(render, around):
    screen = render(NewGame, **around.page())
    at_the_triggers(screen)
    place(screen, *NUMBERS)

    screen.tap("Trigger 5: white")
    assert screen.sees("On the mat three are magenta and two white; here it is 2 and 3.")

    screen.tap("Next")
    screen.tap("Start")
    assert only_game(around).setup.triggers[4] == TriggerSpace(at=42, kind="white")


def test_places_that_are_known_are_only_shown_until_somebody_changes_them(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    for _ in range(3):
        screen.tap("Next")
    assert "To the next trigger" not in screen.names()

    screen.tap("Change where the triggers stand")
    type_number(screen, "9")
    screen.tap("Next")
    screen.tap("Start")

    assert around.desk.library("vestige")["triggers"][0] == {"at": 9, "kind": "magenta"}


def test_the_checklist_is_ticked_and_remembered(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    screen.tap("As last time")
    assert screen.sees("0 of 15 done")

    screen.tap("Map mat and alchemy mat in the middle")
    assert screen.sees("1 of 15 done")
    assert render(NewGame, **around.page()).sees("1 of 15 done")

    screen.tap("All done")
    assert screen.sees("15 of 15 done")
    screen.tap("None done")
    assert screen.sees("0 of 15 done")


def test_a_second_tap_on_next_does_not_start_the_game(render, around, monkeypatch):
    around.begin()
    screen = render(NewGame, **around.page())
    for _ in range(3):
        screen.tap("Next")
    screen.wait(1.01)
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 1)

    screen.tap("Next")
    screen.tap("Start")

    assert around.went == []
    assert len(around.desk.listings()) == 1


def test_settings_and_printed_values_go_into_the_new_game(render, around):
    around.begin()
    around.desk.keep_settings({"rulings": {"R5": "yes"}, "automation": {"nemesis_turn": "on"}})
    around.desk.keep_library("vestige", around.desk.library("vestige") | {"printed": {"regions": {"Oasis": 1}}})
    screen = render(NewGame, **around.page())

    screen.tap("As last time")
    screen.tap("Start")

    setup = around.desk.game(around.desk.listings()[0].id).setup
    assert setup.rulings == {"R5": "yes"}
    assert setup.automation == {"nemesis_turn": "on"}
    assert setup.printed.regions == {"Oasis": 1}


def test_every_step_names_all_that_can_be_tapped(render, around):
    around.begin()
    screen = render(NewGame, **around.page())
    for _ in range(4):
        assert all(screen.names())
        screen.tap("Next")
    assert all(screen.names())
