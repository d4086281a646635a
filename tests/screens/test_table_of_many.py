"""The Table with up to nine competitors: one large, the others as rows; teams, and the shared turn."""

import pytest

from companion.vestige import commands as c
from screens.vestige.table.competitor import CompetitorCard, CompetitorRow
from tests.companion.games import BONE, ROOK
from tests.screens.evening import Evening

NAMES = ("Ana", "Ben", "Cem", "Dee", "Eve", "Finn")
THIRD = {"name": "Happy"}


def table_of(people: int, nemeses: int, **changes) -> Evening:
    seats = tuple({"name": name} for name in NAMES[:people])
    given = {"mode": "competitive", "seats": seats, "nemeses": (BONE, ROOK, THIRD)[:nemeses]}
    return Evening(**given | changes)


def teams(**changes) -> Evening:
    seats = tuple({"name": name, "team": ("Rust", "Dust")[at % 2]} for at, name in enumerate(NAMES[:4]))
    return table_of(4, 1, mode="teams", seats=seats, **changes)


def together(**changes) -> Evening:
    return table_of(3, 1, mode="cooperative", **changes)


def large(screen) -> list[str]:
    """Those who have a way down in sight: they are shown with the whole stepper."""
    return [name.removesuffix(": 1 less") for name in screen.names() if name.endswith(": 1 less")]


@pytest.fixture(autouse=True)
def _unhurried(unhurried):
    pass


@pytest.mark.parametrize("people", range(2, 7))
@pytest.mark.parametrize("nemeses", range(4))
def test_everybody_has_a_number_and_one_more_and_a_way_in(render, people, nemeses):
    names = table_of(people, nemeses).open(render).names()

    for name in [*NAMES[:people], *("Bone", "Rook", "Happy")[:nemeses]]:
        assert names.count(f"{name}: 0 leverage, type a number") == 1
        assert names.count(f"{name}: 1 more") == 1
        assert len([it for it in names if it.startswith(f"{name} ")]) == 1


@pytest.mark.parametrize(
    ("evening", "expected"),
    [
        (lambda: Evening(), ["Ana", "Bone"]),
        (lambda: table_of(2, 0), ["Ana", "Ben"]),
        (lambda: table_of(4, 1), ["Ana"]),
        (lambda: table_of(4, 1).play(c.EndTurn(), c.EndTurn()), ["Cem"]),
        (lambda: Evening(nemeses=(BONE, ROOK)), ["Ana"]),
        (lambda: together(), []),
        (lambda: table_of(3, 0).play(c.BeginScoring()), []),
    ],
    ids=["solo", "two people", "four and a nemesis", "Cem's turn", "solo, two nemeses", "a shared turn", "scoring"],
)
def test_the_one_whose_turn_it_is_is_large_and_so_are_all_where_there_are_only_two(render, evening, expected):
    assert large(evening().open(render)) == expected


def test_one_more_in_a_row_collects_and_is_committed_once(render):
    evening = table_of(4, 1)
    screen = evening.open(render)

    screen.tap("Cem: 1 more")
    screen.tap("Cem: 1 more")
    assert screen.sees("+2: 0 becomes 2")
    screen.tap("Cem: 1 less")
    screen.tap("+1: 0 becomes 1")

    assert evening.entries == ["Cem gains 1 leverage"]
    assert "Cem: 1 leverage, type a number" in screen.names()


def test_a_change_in_a_row_can_be_dropped_and_stops_at_0(render):
    evening = table_of(4, 1)
    screen = evening.open(render)

    screen.tap("Cem: 1 more")
    screen.tap("Cem: 1 less")
    assert "Cem: cancel the change" not in screen.names()
    screen.tap("Cem: 1 more")
    screen.tap("Cem: cancel the change")

    assert evening.entries == []


def test_the_number_of_a_row_opens_the_keypad_and_the_name_the_sheet(render):
    evening = table_of(4, 1)
    screen = evening.open(render)

    screen.tap("Dee: 0 leverage, type a number")
    screen.tap("1")
    screen.tap("2")
    screen.tap("Gain 12: becomes 12")
    assert evening.leverage["Dee"] == 12
    screen.tap("Dee 6 to trigger 2")
    assert screen.sees("Dee: 12 leverage")


def test_a_change_that_is_pending_goes_along_when_the_turn_passes(render):
    evening = table_of(3, 0)
    screen = evening.open(render)

    screen.tap("Ben: 1 more")
    screen.tap("End Ana's turn")

    assert large(screen) == ["Ben"]
    screen.tap("+1: 0 becomes 1")
    assert evening.entries[-1] == "Ben gains 1 leverage"


def test_what_is_near_is_short_in_a_row(render):
    evening = table_of(4, 1).play(c.GainLeverage(who="Ben", amount=4), c.TakeControl(who="Ben", region="Chop Shop"))
    names = evening.open(render).names()

    assert "Ben 4 to trigger 1 · 1 region assumed" in names
    assert "Ana 10 to trigger 1 (magenta, 10)" in names
    assert "Bone Threat level 0 assumed" in names


def test_who_has_gone_is_there_without_a_turn(render):
    evening = table_of(3, 0).play(c.GainLeverage(who="Ben", amount=4), c.LeaveTable(who="Ben"))
    screen = evening.open(render)

    assert "Ben Has gone" in screen.names()
    assert screen.sees("next Cem")
    screen.tap("End Ana's turn")
    assert screen.sees("Round 1 · Cem")


# Teams


def test_teams_stand_together_with_their_sum_and_nemeses_last(render):
    evening = teams().play(
        c.GainLeverage(who="Ana", amount=3), c.GainLeverage(who="Cem", amount=4), c.GainLeverage(who="Bone", amount=5)
    )
    texts = evening.open(render).texts()

    sums = ["Rust together: 7 leverage", "Dust together: 0 leverage", "Nemeses together: 5 leverage"]
    assert [text for text in texts if "together" in text] == sums
    order = [texts.index(it) for it in (sums[0], "Ana", "Cem", sums[1], "Ben", "Dee", sums[2], "Bone")]
    assert order == sorted(order)


def test_nobody_is_grouped_where_everybody_plays_alone(render):
    assert not table_of(4, 3).open(render).sees("together")
    assert not Evening().open(render).sees("together")


def test_the_nemeses_of_a_solo_game_are_grouped_where_they_form_a_team(render):
    alone = Evening(nemeses=(BONE, ROOK), nemeses_form_team=True).open(render)

    assert alone.sees("Nemeses together: 0 leverage")


# The strip


def test_the_strip_says_who_is_on_and_who_is_next(render):
    evening = table_of(3, 1)
    screen = evening.open(render)

    assert screen.sees("Round 1 · Ana")
    assert "next Ben" in screen.texts()
    screen.tap("End Ana's turn")
    screen.tap("End Ben's turn")
    assert "next the nemeses" in screen.texts()


def test_a_solo_game_has_no_next_one(render):
    assert not [text for text in Evening().open(render).texts() if text.startswith("next")]


# The shared turn


def mark(screen, who: str, action: str) -> str:
    """The spoken name of a mark."""
    return next(name for name in screen.names() if name.startswith(f"{who}: {action}, "))


def test_each_player_of_a_shared_turn_has_four_marks_and_nobody_else_has(render):
    names = together().open(render).names()

    for who in NAMES[:3]:
        for action in ("activate", "move", "visit or rest", "job"):
            assert names.count(f"{who}: {action}, not taken yet") == 1
    assert not [name for name in names if name.startswith("Bone: move")]
    assert not [name for name in table_of(3, 1).open(render).names() if name.endswith("not taken yet")]


def test_actions_are_taken_in_any_order_and_last_until_the_turn_ends(render):
    evening = together()
    screen = evening.open(render)

    screen.tap(mark(screen, "Ben", "move"))
    screen.tap(mark(screen, "Ana", "visit or rest"))
    screen.tap(mark(screen, "Ben", "job"))

    assert evening.table.done.actions == {"Ben": ("move", "job"), "Ana": ("visit",)}
    assert "taken" in mark(screen, "Ben", "move")
    screen.tap("End the players' turn")
    evening.play(c.RunNemeses())
    screen.wait(0)
    assert "not taken yet" in mark(screen, "Ben", "move")


def test_another_tap_makes_an_action_free_again_for_a_conviction_and_says_so(render):
    evening = together()
    screen = evening.open(render)

    screen.tap(mark(screen, "Ana", "move"))
    screen.tap(mark(screen, "Ana", "move"))

    assert evening.entries == ["Ana: move", "Ana resets move"]
    assert mark(screen, "Ana", "move") == "Ana: move, free again"
    assert screen.sees("A conviction of Ana makes move free again")
    screen.tap(mark(screen, "Ana", "move"))
    assert "taken" in mark(screen, "Ana", "move")


def test_who_has_not_moved_is_said_before_the_turn_ends_and_refuses_nothing(render):
    evening = together()
    screen = evening.open(render)

    assert not screen.sees("not moved")
    screen.tap(mark(screen, "Ana", "move"))
    assert screen.sees("Ben and Cem have not moved yet (p. 12).")
    screen.tap(mark(screen, "Cem", "move"))
    assert screen.sees("Ben has not moved yet (p. 12).")
    screen.tap("End the players' turn")
    assert evening.table.phase == "nemeses"


def test_an_action_that_is_taken_twice_is_a_notice(render):
    evening = together().play(c.TakeAction(who="Ana", action="move"), c.TakeAction(who="Ana", action="move"))

    assert evening.open(render).sees("Ana has taken move in this turn already; a conviction resets it (p. 16).")


def test_who_has_gone_has_no_marks(render):
    screen = together().play(c.LeaveTable(who="Ben")).open(render)

    assert not [name for name in screen.names() if name.startswith("Ben: move")]


# Notices


def miscounted() -> Evening:
    """Four people, each with a sum of blocks of their own that is wrong."""
    moves = [c.SetBlocks(who=name, place="potential", to=8 + more) for more, name in enumerate(NAMES[:4])]
    return table_of(4, 0, depth="everything").play(*moves)


def test_many_notices_fold_up_behind_the_first(render):
    screen = miscounted().open(render)

    assert screen.sees("Ana has 17 of 21 blocks")
    assert not screen.sees("Ben has 18 of 21 blocks")
    screen.tap("3 more look wrong")
    assert screen.sees("Dee has 20 of 21 blocks")
    screen.tap("Only the first")
    assert not screen.sees("Ben has 18 of 21 blocks")


def test_a_wide_screen_shows_all_notices(render):
    screen = miscounted().open(render, size=(1280, 800))

    assert screen.sees("Dee has 20 of 21 blocks")


# Drawn again


def test_a_tap_draws_only_what_it_changes(render, monkeypatch):
    drawn: list[str] = []
    evening = table_of(6, 3, depth="everything")
    screen = evening.open(render)
    from screens.vestige.table import competitor as module

    before = module._name

    def counted(shown, *rest, **named):
        drawn.append(shown.competitor.name)
        return before(shown, *rest, **named)

    monkeypatch.setattr(module, "_name", counted)
    screen.tap("Cem: 1 more")
    assert drawn == ["Cem"]
    drawn.clear()
    screen.tap("+1: 0 becomes 1")
    assert set(drawn) == {"Cem"}
    drawn.clear()
    screen.tap("Undo: Cem gains 1 leverage")
    assert set(drawn) == {"Cem"}
    assert CompetitorCard is not CompetitorRow
