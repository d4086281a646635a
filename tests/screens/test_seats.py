"""Seats: order, turn, names, who goes and who comes; each is a correction in the ledger."""

import pytest

from companion.vestige import commands as c
from tests.companion.games import BONE, ROOK
from tests.screens.evening import Evening, setup

THREE = ({"name": "Ana", "color": "green"}, {"name": "Ben", "color": "blue"}, {"name": "Cem", "color": "purple"})
LONG = "Friedrich-Wilhelm Maximilian von Hohenstein-Sayn-Wittgenstein"


def three(**changes) -> Evening:
    return Evening(**{"mode": "competitive", "seats": THREE, "nemeses": ()} | changes)


def seats(evening: Evening, render, **named):
    return evening.open(render, "seats", **named)


def order(evening: Evening) -> list[str]:
    return [human.name for human in evening.table.humans]


@pytest.fixture(autouse=True)
def _unhurried(unhurried):
    pass


def test_a_seat_goes_up_and_down_and_turns_follow(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Cem: one seat earlier")
    screen.tap("Cem: one seat earlier")
    screen.tap("Ana: one seat later")

    assert order(evening) == ["Cem", "Ben", "Ana"]
    assert evening.entries[-1] == "Correction: turns go Cem, Ben, Ana"
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Cem: one seat earlier")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Ana: one seat later")


def test_the_seat_whose_turn_it_is_is_said_and_can_be_passed_over(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Ana on turn")
    screen.tap("Pass Ana over")

    assert "Ben on turn" in screen.names()
    assert evening.entries == ["Ana is passed over"]


def test_the_turn_is_given_to_another_seat(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Cem")
    screen.tap("Make it Cem's turn")

    assert evening.table.turn == "Cem"
    assert "Make it Cem's turn" not in screen.names(), "the sheet has closed"


def test_a_shared_turn_and_a_turn_of_one_cannot_be_given_away(render):
    for evening in (Evening(mode="cooperative", seats=THREE), Evening()):
        screen = seats(evening, render)
        screen.tap(next(name for name in screen.names() if name.startswith("Ana") and "one seat" not in name))
        assert not [name for name in screen.names() if name.startswith(("Make it", "Pass "))]


def test_a_seat_gets_another_name(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Ben")
    screen.type_into("Name", "  Bene  dikt ")
    screen.tap("Rename Ben")

    assert order(evening) == ["Ana", "Bene dikt", "Cem"]
    assert "Bene dikt" in screen.names()


def test_a_nemesis_gets_another_name_too(render):
    evening = Evening()
    screen = seats(evening, render)

    screen.tap("Bone")
    screen.type_into("Name", "Old Bone")
    screen.tap("Rename Bone")

    assert [one.name for one in evening.table.nemeses] == ["Old Bone"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Ana", 'Somebody at this table is called "Ana" already; another name.'),
        ("ana", 'Somebody at this table is called "ana" already; another name.'),
        (" ", "Type a name first."),
    ],
)
def test_a_name_that_cannot_be_is_said_where_it_was_typed(render, typed, said):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Ben")
    screen.type_into("Name", typed)
    screen.tap("Rename Ben")

    assert said in screen.texts()
    assert "Rename Ben" in screen.names(), "the sheet stays, nothing typed is lost"
    assert evening.entries == []


@pytest.mark.parametrize(
    ("answer", "leverage"),
    [
        ("It stays and is scored", {"Ana": 0, "Ben": 0, "Cem": 6}),
        ("It is taken off the table", {"Ana": 0, "Ben": 0}),
    ],
)
def test_who_leaves_is_asked_what_becomes_of_what_is_there(render, answer, leverage):
    evening = three().play(
        c.GainLeverage(who="Cem", amount=3),
        c.TakeControl(who="Cem", region="Oasis", leverage=1),
        c.TakeControl(who="Cem", region="Garage", leverage=2),
    )
    screen = seats(evening, render)

    screen.tap("Cem")
    screen.tap("Cem leaves the table")
    assert screen.sees("Cem has 6 leverage and 2 regions.")
    screen.tap(answer)

    assert evening.leverage == leverage
    assert [human.name for human in evening.table.playing] == ["Ana", "Ben"]
    assert "Cem has gone" in screen.names()


def test_who_does_not_leave_after_all_stays(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Cem")
    screen.tap("Cem leaves the table")
    screen.tap("Cem stays")

    assert "Rename Cem" in screen.names()
    assert evening.entries == []


@pytest.mark.parametrize("scored", [True, False])
def test_who_has_gone_comes_back(render, scored):
    evening = three().play(c.GainLeverage(who="Ben", amount=3), c.LeaveTable(who="Ben", scored=scored))
    screen = seats(evening, render)

    screen.tap("Ben has gone")
    screen.tap("Ben is back")

    assert evening.leverage["Ben"] == 3
    assert "Ben has gone" not in screen.names()


def test_the_last_player_cannot_leave(render):
    evening = three().play(c.LeaveTable(who="Ben"), c.LeaveTable(who="Cem"))
    screen = seats(evening, render)

    screen.tap("Ana on turn")

    assert "Ana leaves the table" not in screen.names()


def test_somebody_joins_with_a_name_and_a_free_colour(render):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Somebody joins")
    assert screen.sees("orange, chosen")
    assert not [name for name in screen.names() if name.startswith(("green", "blue", "purple"))]
    screen.type_into("Name", "Dee")
    screen.tap("Sit down")

    dee = evening.table.competitor("Dee")
    assert order(evening) == ["Ana", "Ben", "Cem", "Dee"]
    assert (dee.color, dee.leverage) == ("orange", 0)


def test_somebody_who_has_played_before_is_one_tap(render):
    evening = three()
    evening.desk.begin("vestige", setup(mode="competitive", seats=({"name": "Zoe"}, {"name": "Ana"}), nemeses=()))
    screen = seats(evening, render)

    screen.tap("Somebody joins")
    screen.tap("The name is Zoe")
    screen.tap("Sit down")

    assert order(evening)[-1] == "Zoe"


def test_in_a_team_game_who_joins_chooses_a_team(render):
    people = tuple({**seat, "team": team} for seat, team in zip(THREE, ("Rust", "Dust", "Rust"), strict=True))
    evening = three(mode="teams", seats=people)
    screen = seats(evening, render)

    screen.tap("Somebody joins")
    screen.type_into("Name", "Dee")
    screen.tap("In Dust")
    screen.tap("Sit down")

    assert evening.table.side("Dee") == "Dust"
    assert "Dee Dust" in screen.names()


@pytest.mark.parametrize(
    ("typed", "said"),
    [("Ana", 'Somebody at this table is called "Ana" already; another name.'), ("", "Type a name first.")],
)
def test_who_joins_under_a_name_that_cannot_be_is_told_so_below_the_field(render, typed, said):
    evening = three()
    screen = seats(evening, render)

    screen.tap("Somebody joins")
    screen.type_into("Name", typed)
    screen.tap("Sit down")

    assert said in screen.texts()
    assert evening.entries == []


def test_nobody_joins_a_full_table_or_a_solo_game(render):
    six = three(seats=tuple({"name": name} for name in "ABCDEF"))

    for evening in (six, Evening(), three().play(c.BeginScoring())):
        assert "Somebody joins" not in seats(evening, render).names()


@pytest.mark.parametrize("size", [(320, 700), (390, 844), (1280, 800)])
def test_everybody_is_on_the_page_at_every_width(render, size):
    evening = three(nemeses=(BONE, ROOK), seats=(*THREE, {"name": LONG[:60]}))
    names = seats(evening, render, size=size).names()

    for name in ("Ana on turn", "Ben", "Cem", LONG[:60], "Bone", "Rook"):
        assert names.count(name) == 1
