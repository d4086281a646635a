"""Discs on the leverage track, and printed values that somebody still has to read (p. 10, 16)."""

import pytest

from tests.companion.games import asked, competitive, gain, leverage, move, play, reasons, refusal, solo


def lose(who: str, amount: int) -> dict[str, object]:
    return move("lose_leverage", who=who, amount=amount)


@pytest.mark.parametrize(
    ("moves", "stands"),
    [
        pytest.param([gain("Ana", 3)], 3, id="p. 10: a gain moves the disc on"),
        pytest.param([gain("Ana", 3), gain("Ana", 4)], 7, id="p. 10: gains add up"),
        pytest.param([gain("Ana", 0)], 0, id="p. 10: a gain of nothing"),
        pytest.param([gain("Ana", 5), lose("Ana", 2)], 3, id="p. 16: a loss moves it back"),
        pytest.param([gain("Ana", 5), lose("Ana", 5)], 0, id="p. 16: all of it may be lost"),
        pytest.param([gain("Ana", 3), lose("Ana", 5)], 0, id="R5 no: it stops at 0"),
        pytest.param([lose("Ana", 5), gain("Ana", 2)], 2, id="R5 no: nothing is owed for what could not be lost"),
        pytest.param([gain("Ben", 5)], 0, id="p. 10: each disc is its own"),
        pytest.param([move("set_leverage", who="Ana", to=7), gain("Ana", 1)], 8, id="a correction counts from there"),
    ],
)
def test_the_disc_stands_where_gains_and_losses_put_it(moves: list[dict[str, object]], stands: int) -> None:
    game = play(competitive(), *moves)

    assert leverage(game)["Ana"] == stands


@pytest.mark.parametrize(
    ("moves", "stands"),
    [
        pytest.param([lose("Ana", 5)], -5, id="R5 yes: below 0"),
        pytest.param([gain("Ana", 3), lose("Ana", 5), gain("Ana", 1)], -1, id="R5 yes: and up again"),
        pytest.param([move("set_leverage", who="Ana", to=-2)], -2, id="R5 yes: a correction may say so"),
    ],
)
def test_the_other_ruling_lets_leverage_fall_below_zero(moves: list[dict[str, object]], stands: int) -> None:
    game = play(competitive(rulings={"R5": "yes"}), *moves)

    assert leverage(game)["Ana"] == stands


def test_a_loss_that_stops_at_zero_says_so_with_the_ruling() -> None:
    game = play(competitive(), gain("Ana", 3), lose("Ana", 5))

    assert "R5" in reasons(game)


def test_a_correction_below_zero_is_refused_while_leverage_stops_there() -> None:
    answer = refusal(competitive(), move("set_leverage", who="Ana", to=-1))

    assert answer.where == "to"
    assert "R5" in answer.fit


def test_turning_the_ruling_back_brings_discs_below_zero_to_zero() -> None:
    game = play(competitive(rulings={"R5": "yes"}), lose("Ana", 5), gain("Ben", 2))

    after = play(game, move("set_ruling", ruling="R5", option="no"))

    assert leverage(after) == {"Ana": 0, "Ben": 2}
    assert play(after, move("finish")).table.score is not None


def test_a_track_that_runs_past_ten_thousand_is_still_scored() -> None:
    game = play(competitive(), gain("Ana", 9999), gain("Ana", 9999), move("finish"))

    assert game.table.score is not None
    assert game.table.score.totals == {"Ana": 19998, "Ben": 0}


@pytest.mark.parametrize("name", ["gain_leverage", "lose_leverage"])
def test_nobody_gains_or_loses_who_is_not_at_the_table(name: str) -> None:
    answer = refusal(competitive(), move(name, who="Zed", amount=1))

    assert answer.where == "who"
    assert "Ana, Ben" in answer.fit


def test_the_reason_that_people_give_stands_in_the_ledger() -> None:
    game = play(competitive(), move("gain_leverage", who="Ana", amount=2, why="the archives"))

    assert "the archives" in reasons(game)


def test_what_is_owed_for_a_place_is_paid_once_when_it_is_read() -> None:
    game = play(solo(), move("take_control", who="Ana", region="Generator"))

    read = play(game, move("read_printed", of="region:Generator", value=5))
    again = play(read, move("read_printed", of="region:Generator", value=5))

    assert asked(game) == [("printed_value",)]
    assert asked(read) == []
    assert leverage(read) == leverage(again) == {"Ana": 5, "Bone": 1}


def test_a_recovered_block_of_an_unread_region_owes_a_loss() -> None:
    game = play(
        competitive(),
        gain("Ana", 9),
        move("take_control", who="Ana", region="Generator"),
        move("lose_control", region="Generator", recovered=True),
    )

    read = play(game, move("read_printed", of="region:Generator", value=4))

    # p. 17: 4 for taking it; p. 16: 4 for taking the block back.
    assert leverage(read)["Ana"] == 9
    assert asked(read) == [("draw_covert_op", "Ana", 1), ("reveal_condition", 1)]


def test_a_value_that_is_read_again_changes_later_gains_only() -> None:
    game = play(
        competitive(),
        move("take_control", who="Ana", region="Oasis", leverage=1),
        move("read_printed", of="region:Oasis", value=3),
        move("visit", who="Ben", region="Oasis"),
    )

    assert leverage(game)["Ana"] == 1 + 3


def test_a_value_of_zero_is_known_and_owes_nothing() -> None:
    game = play(competitive(), move("take_control", who="Ana", region="Generator", leverage=0))

    assert leverage(game)["Ana"] == 0
    assert asked(game) == []


def test_a_dismissed_value_is_neither_asked_for_nor_paid() -> None:
    game = play(
        competitive(),
        move("take_control", who="Ana", region="Generator"),
        move("dismiss_prompt", prompt="printed_value:region:Generator"),
        move("read_printed", of="region:Generator", value=5),
    )

    assert asked(game) == []
    assert leverage(game)["Ana"] == 0
