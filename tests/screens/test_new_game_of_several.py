"""A new game of several people: seats, colours, teams, who begins, and what is said when something does not fit."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.chance import LENGTH, SIGNS
from companion.gathering import starting_player
from companion.vestige.setup import Setup
from screens.setup import drafting as drafts
from screens.vestige.setup.new_game import NewGame
from tests.companion.games import BONE, ROOK, TRIGGERS, setup
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
RUST_AND_DUST = ("Ana/Rust", "Ben/Dust", "Cleo/Rust", "Dan/Dust")
ToNewGame = Callable[..., Rendered]


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    """A desk that knows seven people, and where the triggers stand."""
    around = Surroundings()
    around.desk.keep_library("vestige", {"triggers": TRIGGERS, "people": list(PEOPLE)})
    return around


@pytest.fixture
def new_game(render: Callable[..., Rendered], around: Surroundings) -> ToNewGame:
    """Opens New game, and taps on from there."""

    def open(*taps: str, **named: Any) -> Rendered:
        screen = render(NewGame, **around.page(), **named)
        for tap in taps:
            screen.tap(tap)
        return screen

    return open


def begun(around: Surroundings) -> Setup:
    """The setup of the newest game."""
    found: Setup = around.desk.game(around.desk.listings()[0].id).setup
    return found


def seated(around: Surroundings) -> list[str]:
    return [place.called for place in around.desk.drafts["new game"].seating.places]


def names(screen: Rendered) -> list[Any]:
    """What the name fields of the seats show."""
    return [field.value for field in screen.controls(ft.TextField) if (field.label or "").startswith("Player")]


def sit_down(*people: str) -> tuple[str, ...]:
    return tuple(f"{name} sits down" for name in people)


FOUR = sit_down("Ben", "Cleo", "Dan")


# From the first tap to the table


def test_four_who_are_known_begin_after_nine_taps(new_game: ToNewGame, around: Surroundings) -> None:
    taps = ("Competitive", "Next", *FOUR, "Next", "Next", "Next", "Start")
    new_game(*taps)

    chosen = begun(around)
    assert len(taps) == 9
    assert (chosen.mode, chosen.nemeses, chosen.depth) == ("competitive", (), "score")
    assert [(it.name, it.color, it.team) for it in chosen.seats] == [
        ("Ana", "green", None),
        ("Ben", "blue", None),
        ("Cleo", "purple", None),
        ("Dan", "orange", None),
    ]


def test_as_last_time_is_the_newest_game_of_the_chosen_mode(new_game: ToNewGame, around: Surroundings) -> None:
    around.desk.begin("vestige", setup("teams", *RUST_AND_DUST, nemeses=[BONE], depth="cards"))
    around.desk.begin("vestige", setup("competitive", "Eve", "Fay"))
    around.begin()
    screen = new_game()
    assert screen.sees("Ana against Bone, nuisance")

    screen.tap("Competitive")
    assert screen.sees("Eve, Fay")
    screen.tap("Teams")
    screen.tap("As last time")
    screen.tap("Start")

    chosen = begun(around)
    assert [(it.name, it.team) for it in chosen.seats] == [tuple(seat.split("/")) for seat in RUST_AND_DUST]
    assert (chosen.mode, chosen.depth, [it.pack for it in chosen.nemeses]) == ("teams", "cards", ["bone"])


def test_a_mode_that_nobody_played_offers_no_last_time(new_game: ToNewGame, around: Surroundings) -> None:
    around.begin()

    assert not new_game("Cooperative").sees("As last time")


def test_the_next_game_begins_with_the_mode_and_depth_of_the_last(new_game: ToNewGame, around: Surroundings) -> None:
    around.desk.begin("vestige", setup("cooperative", "Ana", "Ben", nemeses=[BONE], depth="everything"))

    screen = new_game()

    assert screen.sees("Cooperative, chosen")
    assert screen.sees("Everything, chosen")


@pytest.mark.parametrize(
    ("tap", "depth"), [("Cards", "cards"), ("Everything", "everything"), ("Score, chosen", "score")]
)
def test_the_depth_goes_into_the_game(new_game: ToNewGame, around: Surroundings, tap: str, depth: str) -> None:
    new_game(tap, "Next", "Next", "Next", "Next", "Start")

    assert begun(around).depth == depth


@pytest.mark.parametrize(
    ("taps", "people", "covert_ops"),
    [
        pytest.param(("Competitive", "Next", "Take away seat 2"), 1, 1, id="p. 6: one"),
        pytest.param(("Competitive", "Next", *sit_down(*PEOPLE[1:6])), 6, 6, id="p. 28: six"),
        pytest.param(("Cooperative", "Next", "Take away seat 2"), 1, 1, id="p. 29: one"),
        pytest.param(("Cooperative", "Next", *sit_down(*PEOPLE[1:6])), 6, 6, id="p. 29: six"),
        pytest.param(("Teams", "Next", *FOUR), 4, 4, id="p. 28: two teams of two"),
        pytest.param(("Teams", "Next", *FOUR, "Eve sits down"), 5, 5, id="p. 28: two and three"),
        pytest.param(("Teams", "Next", "3 teams of 2", *sit_down(*PEOPLE[1:6])), 6, 6, id="p. 28: three teams"),
    ],
)
def test_a_game_begins_with_whom_is_there(
    new_game: ToNewGame, around: Surroundings, taps: tuple[str, ...], people: int, covert_ops: int
) -> None:
    screen = new_game(*taps, "Next", "Next", "Next")
    assert screen.sees(f"{covert_ops} covert op")
    screen.tap("Start")

    table = around.desk.game(around.desk.listings()[0].id).table
    assert len(table.humans) == people
    assert table.mode == begun(around).mode


# Seats


def offered(screen: Rendered) -> list[str]:
    return [it for it in screen.names() if it.endswith(("sits down", "has a seat"))]


def test_people_who_played_are_offered_the_last_first_and_not_those_seated(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next")

    assert offered(screen) == [*sit_down(*PEOPLE[1:])]


def test_those_who_sit_down_leave_the_others_where_they_are(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next", "Cleo sits down")
    assert offered(screen)[:3] == ["Ben sits down", "Cleo has a seat", "Dan sits down"]

    screen.type_into("Player 2", " dan")
    screen.tap("Take away seat 1")

    assert offered(screen)[:3] == ["Ben sits down", "Cleo sits down", "Dan has a seat"]
    with pytest.raises(AssertionError, match="is disabled"):
        screen.tap("Dan has a seat")


def test_more_names_are_a_tap_away(new_game: ToNewGame, around: Surroundings) -> None:
    known = around.desk.library("vestige") | {"people": [*PEOPLE, "Hal", "Ida"]}
    around.desk.keep_library("vestige", known)
    screen = new_game("Competitive", "Next")
    assert offered(screen) == [*sit_down(*PEOPLE[1:])]

    screen.tap("More names")
    screen.tap("Ida sits down")

    assert seated(around) == ["Ana", "Ida"]


def test_nobody_is_offered_when_six_have_sat_down(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next", *sit_down(*PEOPLE[1:6]))

    assert not [it for it in screen.names() if "sits down" in it]
    assert "Add a player" not in screen.names()
    assert screen.sees("Six is the most.")


def test_what_is_typed_stays_when_others_sit_down_move_and_go(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next")
    screen.type_into("Player 1", "Zed")
    screen.tap("Ben sits down")
    screen.tap("Add a player")
    screen.type_into("Player 3", "Yuri")
    screen.tap("Change the order")
    screen.tap("Yuri: one seat earlier")
    screen.tap("Yuri: one seat earlier")
    screen.tap("Close")
    assert names(screen) == ["Yuri", "Zed", "Ben"]

    screen.tap("Take away seat 2")
    assert names(screen) == ["Yuri", "Ben"] == seated(around)


def test_six_seats_survive_a_reload(new_game: ToNewGame) -> None:
    screen = new_game("Teams", "Next", "3 teams of 2", *sit_down(*PEOPLE[1:5]))
    screen.type_into("Player 6", "Zed")
    screen.type_into("Name of team 2", "Dust")
    screen.tap("Player 1 in Dust")

    again = new_game()

    assert names(again) == [*PEOPLE[:5], "Zed"]
    assert again.sees("Player 1 in Dust, chosen")


def test_another_mode_loses_nobody(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next", *FOUR, "Back")

    for mode in ("Solo", "Teams", "Cooperative", "Competitive"):
        screen.tap(mode)

    assert seated(around) == ["Ana", "Ben", "Cleo", "Dan"]


def test_a_colour_changes_hands(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next", *FOUR, "Player 2 is blue, change the colour")
    assert not screen.sees("yellow")

    screen.tap("green, Ana has it")

    assert screen.sees("Player 1 is blue")
    assert screen.sees("Player 2 is green")
    assert not screen.sees("Colour of Ben")


def test_past_four_seats_there_are_more_colours_and_any_name(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next", *FOUR, "Eve sits down", "Player 5 is yellow")
    screen.tap("Take the colour that was typed")
    assert screen.sees("Type the name of a colour first.")
    screen.type_into("Another colour", " copper ")
    screen.tap("Take the colour that was typed")

    for _ in range(3):
        screen.tap("Next")
    assert screen.sees("copper from elsewhere, as the box has four colours")
    screen.tap("Start")
    assert [it.color for it in begun(around).seats] == ["green", "blue", "purple", "orange", "copper"]


# Teams


def test_teams_have_names_and_people_change_sides_by_a_tap(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Teams", "Next", *FOUR)
    assert screen.sees("2 teams of 2, chosen")
    screen.type_into("Name of team 1", "Rust")

    screen.tap("Player 2 in Rust")
    assert not screen.sees("2 teams of 2, chosen")
    screen.tap("Player 3 in Team 2")
    for _ in range(3):
        screen.tap("Next")
    assert screen.sees("Rust: Ana and Ben; Team 2: Cleo and Dan")
    screen.tap("Start")

    assert [(it.name, it.team) for it in begun(around).seats] == [
        ("Ana", "Rust"),
        ("Ben", "Rust"),
        ("Cleo", "Team 2"),
        ("Dan", "Team 2"),
    ]


def test_nemeses_of_a_team_game_are_one_more_team(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Teams", "Next", *FOUR, "Next", "With nemeses", "Add Happy")
    assert screen.sees("The nemeses are a team of their own")
    for tap in ("Next", "Next", "Start"):
        screen.tap(tap)

    assert begun(around).sides["Bone"] == begun(around).sides["Happy"] == "Nemeses"


# Nemeses


def test_nemeses_join_in_only_if_people_say_so(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next", "Ben sits down", "Next")
    assert screen.sees("Without nemeses, chosen")
    assert not screen.sees("How hard")

    for tap in ("With nemeses", "Menace", "Without nemeses", "Next", "Back"):
        screen.tap(tap)
    assert not screen.sees("Bone")
    for tap in ("With nemeses", "Next", "Next", "Start"):
        screen.tap(tap)

    assert [it.pack for it in begun(around).nemeses] == ["bone"]
    assert begun(around).difficulty == "menace"


def test_a_fourth_nemesis_has_no_column(new_game: ToNewGame) -> None:
    screen = new_game("Cooperative", "Next", "Ben sits down", "Next", "Add Happy", "Add Dunecrest")

    assert screen.sees("Three is the most: the mat has no more columns.")
    assert not [it for it in screen.names() if it.startswith("Add ")]


# Who begins


@pytest.fixture
def four(new_game: ToNewGame) -> Rendered:
    """The last step of a game of Ana, Ben, Cleo and Dan."""
    return new_game("Competitive", "Next", *FOUR, "Next", "Next", "Next")


def test_the_first_seat_begins(four: Rendered) -> None:
    assert four.sees("Ana begins")
    assert not four.sees("Drawn with the seed")


def test_a_draw_shows_its_seed_and_turns_the_seats(four: Rendered, around: Surroundings) -> None:
    four.tap("Draw by lot who begins")

    seed, first = around.desk.drafts["new game"].seed, seated(around)[0]
    assert len(seed) == LENGTH
    assert set(seed) <= set(SIGNS)
    assert four.sees(f"Drawn with the seed {seed}")
    assert four.sees(f"{first} begins; clockwise from there")
    assert first == starting_player(seed, PEOPLE[:4])
    around_the_table = seated(around) * 2
    start = around_the_table.index("Ana")
    assert around_the_table[start : start + 4] == ["Ana", "Ben", "Cleo", "Dan"]


def test_drawing_again_takes_another_seed(
    four: Rendered, around: Surroundings, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter((1, 2))
    monkeypatch.setattr(drafts, "randbelow", lambda most: next(numbers))

    four.tap("Draw by lot who begins")
    assert four.sees("Drawn with the seed 2223")
    four.tap("Draw again who begins")

    assert four.sees("Drawn with the seed 2224")


@pytest.mark.parametrize("typed", ["K7Q4", " k7-q4 "])
def test_a_seed_that_is_typed_repeats_its_draw(four: Rendered, around: Surroundings, typed: str) -> None:
    four.tap("Type a seed")
    four.tap("Draw with the seed that was typed")
    assert four.sees("Type a seed first")

    four.type_into("Seed", typed)
    four.tap("Draw with the seed that was typed")

    assert four.sees("Drawn with the seed K7Q4")
    assert seated(around) == ["Cleo", "Dan", "Ana", "Ben"]
    four.tap("Start")
    assert [it.name for it in begun(around).seats] == ["Cleo", "Dan", "Ana", "Ben"]


def test_a_draw_that_others_overruled_is_not_shown_any_more(four: Rendered) -> None:
    four.tap("Type a seed")
    four.type_into("Seed", "K7Q4")
    four.tap("Draw with the seed that was typed")
    for tap in ("Back", "Back", "Back", "Change the order", "Cleo: one seat later", "Close", "Next", "Next", "Next"):
        four.tap(tap)

    assert four.sees("Dan begins")
    assert not four.sees("Drawn with the seed")


@pytest.mark.parametrize("mode", ["Cooperative", "Solo"])
def test_nobody_begins_where_there_is_one_turn(new_game: ToNewGame, mode: str) -> None:
    more = ("Ben sits down",) if mode == "Cooperative" else ()

    screen = new_game(mode, "Next", *more, "Next", "Next", "Next")

    assert screen.sees("Set up the table")
    assert "Draw by lot who begins" not in screen.names()
    assert not screen.sees("begins")


# What does not fit


def test_a_seat_without_a_name_is_said_at_the_seat(new_game: ToNewGame, around: Surroundings) -> None:
    screen = new_game("Competitive", "Next")
    screen.type_into("Player 1", "Zed")

    screen.tap("Next")
    screen.wait(0.15)

    words = screen.texts()
    fault = words.index("Seat 2 has no name yet: type one, or take the seat away.")
    assert words.index("Take away seat 2") < fault < words.index("Add a player")
    assert any(method == "scroll_to" for _, method, _ in screen.asked)
    assert names(screen) == ["Zed", ""]

    screen.tap("Ben sits down")
    assert not screen.sees("has no name yet")


def test_two_seats_of_one_name_are_said_at_the_second(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next", "Ben sits down", "Add a player")
    screen.type_into("Player 3", "ben")

    screen.tap("Next")

    assert screen.sees('Two seats are called "ben": give each a name of its own.')
    assert names(screen) == ["Ana", "Ben", "ben"]


def test_a_team_of_one_is_said_at_the_one(new_game: ToNewGame) -> None:
    screen = new_game("Teams", "Next", *FOUR, "Take away seat 4", "Next")

    assert screen.sees("Ben is alone in Team 2: a team has two or three people.")


def test_an_empty_team_is_said_over_the_seats(new_game: ToNewGame) -> None:
    taps = ("Player 2 in Team 1", "Player 4 in Team 1", "Next")
    screen = new_game("Teams", "Next", *FOUR, *taps)

    assert screen.sees("Nobody is in Team 2 yet: a team has two or three people.")


def test_two_teams_of_one_name_are_said_at_the_second(new_game: ToNewGame) -> None:
    screen = new_game("Teams", "Next", *FOUR)
    screen.type_into("Name of team 1", "Rust")
    screen.type_into("Name of team 2", "rust")

    screen.tap("Next")

    words = screen.texts()
    assert words.index("Name of team 2") < words.index('Two teams are called "rust": give each a name of its own.')


@pytest.mark.parametrize("mode", ["Solo", "Cooperative"])
def test_a_game_that_needs_a_nemesis_says_so(new_game: ToNewGame, mode: str) -> None:
    more = ("Ben sits down",) if mode == "Cooperative" else ()

    screen = new_game(mode, "Next", *more, "Next", "Leave out Bone", "Next")

    assert screen.sees(f"A {mode.lower()} game needs a nemesis: add one, two or three.")


def test_playing_with_nemeses_needs_one(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next", "Ben sits down", "Next", "With nemeses", "Leave out Bone", "Next")

    assert screen.sees("No nemesis is chosen yet: add one, or play without.")


def test_a_nemesis_named_like_a_player_is_said_at_the_nemesis(new_game: ToNewGame) -> None:
    screen = new_game("Competitive", "Next", "Ben sits down", "Next", "With nemeses")
    screen.tap("Add another nemesis, run by hand")
    screen.type_into("Name", "Ben")

    screen.tap("Next")

    assert screen.sees('A player is called "Ben" too: give this nemesis another name.')
    assert screen.sees("Nemeses, from left to right")


def test_a_name_that_stands_for_a_side_is_said(new_game: ToNewGame) -> None:
    screen = new_game("Cooperative", "Next", "Ben sits down", "Next", "Leave out Bone")
    screen.tap("Add another nemesis, run by hand")
    screen.type_into("Name", "Players")

    screen.tap("Next")

    assert screen.sees('"Players" would be the name of two sides; give a competitor or a team another name.')


def test_a_team_called_nemeses_is_said_where_teams_are_named(new_game: ToNewGame) -> None:
    screen = new_game("Teams", "Next", *FOUR)
    screen.type_into("Name of team 1", "Nemeses")
    for tap in ("Next", "With nemeses", "Next"):
        screen.tap(tap)

    assert screen.sees('"Nemeses" would be the name of two sides')
    assert screen.sees("What the teams are called")


def test_nemeses_of_a_former_game_come_along_by_hand(new_game: ToNewGame, around: Surroundings) -> None:
    around.desk.begin("vestige", setup("cooperative", "Ana", "Ben", nemeses=[BONE, ROOK]))

    new_game("As last time", "Start")

    assert [(it.pack, it.called, it.threat_cards) for it in begun(around).nemeses] == [
        ("bone", "Bone", 10),
        (None, "Rook", 5),
    ]
