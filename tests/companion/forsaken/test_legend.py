"""The legend loop: spaces that are reached or passed, laps, boards that nobody has read (Legend)."""

from typing import Any

import pytest

from tests.companion.forsaken.games import AnyGame, Move, asked, begin, gain, labels, move, noticed, played, player


def spaces(*gains: dict[str, int] | None, lap_vp: int | None = 2) -> list[Move]:
    """What Ana's board shows: her loop space by space, None for one that nobody has read."""
    read = [
        move("describe_space", who="Ana", space=number, gains=shown)
        for number, shown in enumerate(gains)
        if shown is not None
    ]
    lap = {} if lap_vp is None else {"lap_vp": lap_vp}
    return [move("describe_character", who="Ana", spaces=len(gains), **lap), *read]


def on(*gains: dict[str, int] | None, lap_vp: int | None = 2) -> AnyGame:
    return played(begin(), *spaces(*gains, lap_vp=lap_vp))


LOOP: tuple[dict[str, int], ...] = ({}, {"boosts": 1}, {"visions": 1}, {})
PASSED: list[Any] = [
    pytest.param(1, {"boosts": 1}, 1, id="a space that is reached"),
    pytest.param(2, {"boosts": 1, "visions": 1}, 2, id="p. 12: a space that is passed gives, too"),
    pytest.param(3, {"boosts": 1, "visions": 1, "vp": 0}, 3, id="a bare space"),
    pytest.param(4, {"boosts": 1, "visions": 1, "vp": 2}, 0, id="a lap"),
    pytest.param(9, {"boosts": 3, "visions": 2, "vp": 4}, 1, id="two laps and one space"),
]


@pytest.mark.parametrize(("legend", "held", "at"), PASSED)
def test_legend_gives_all_spaces_on_the_way_and_vp_for_a_lap(legend: int, held: dict[Any, int], at: int) -> None:
    game = on(*LOOP)

    after = played(game, gain(legend=legend))

    assert {what: player(after).holds(what) for what in held} == held
    assert (player(after).at_space, player(after).lap) == (at, legend // 4)


def test_the_ledger_tells_what_the_loop_gave() -> None:
    game = on(*LOOP)

    after = played(game, gain(vp=2, legend=1))

    assert labels(after)[-1] == "Ana gains 2 VP and 1 legend (loop: 1 boost)"


def test_legend_on_a_space_goes_on_from_where_the_tracker_is() -> None:
    game = on({}, {"legend": 2}, {"vp": 5}, {"boosts": 1}, {})

    after = played(game, gain(legend=1))

    assert player(after).legend == 3
    assert (player(after).vp, player(after).holds("boosts")) == (5, 1)


def test_a_loop_that_gives_legend_without_end_is_stopped_and_told() -> None:
    game = on({"legend": 1}, {"legend": 1}, lap_vp=0)

    after = played(game, gain(legend=1))

    assert player(after).legend <= 1 + 60
    assert "loop_runs_on" in noticed(after)


def test_legend_that_an_outcome_gives_is_gone_however_much_it_is() -> None:
    game = on({}, {}, {}, lap_vp=0)

    after = played(game, gain(legend=99))

    assert player(after).legend == 99
    assert "loop_runs_on" not in noticed(after)


def test_a_space_that_nobody_has_read_is_asked_once_and_paid_for_each_pass() -> None:
    game = played(on({}, None, {}), gain(legend=4))

    read = played(game, move("describe_space", who="Ana", space=1, gains={"boosts": 1}))

    assert asked(game) == ["loop_space"]
    assert player(game).holds("boosts") == 0
    assert player(read).holds("boosts") == 2
    assert asked(read) == []


def test_a_loop_of_unknown_length_keeps_its_steps_until_it_is_read() -> None:
    game = played(begin(), gain(legend=1), gain(legend=2))

    counted = played(game, move("describe_character", who="Ana", spaces=3, lap_vp=2))
    read = played(counted, move("describe_space", who="Ana", space=2, gains={"visions": 1}))

    assert asked(game) == ["character"]
    assert player(game).lap is None
    assert (player(counted).lap, player(counted).vp) == (1, 2)
    assert sorted(due.number or 0 for due in counted.table.waits("loop_space")) == [0, 1, 2]
    assert player(read).holds("visions") == 1


def test_laps_are_owed_until_somebody_reads_what_a_lap_gives() -> None:
    game = played(on({}, {}, lap_vp=None), gain(legend=2), gain(legend=3))

    read = played(game, move("describe_character", who="Ana", lap_vp=3))

    assert [(due.of, due.number) for due in game.table.waits("character")] == [("lap", 2)]
    assert player(game).vp == 0
    assert player(read).vp == 6
    assert asked(read) == []


def test_words_on_a_space_are_for_people_to_do() -> None:
    game = played(on({}, {}), move("describe_space", who="Ana", space=1, words="Look at three assets."))

    after = played(game, gain(legend=1))

    (reminder,) = after.table.reminders
    assert reminder.who == "Ana"
    assert "Look at three assets." in reminder.text


def test_a_board_of_the_library_fills_in_the_loop() -> None:
    board = {
        "kind": "character", "id": "grash", "name": "Grash", "klass": "strong", "vitality": 9, "green": 4,
        "loop": [{}, {"gains": {"boosts": 1}}, None], "lap_vp": 1,
    }  # fmt: skip
    game = played(begin(vitality=None, green=None), gain(legend=2))

    after = played(game, move("describe_character", who="Ana", printed=board))

    assert (player(after).character, player(after).klass, player(after).vitality) == ("Grash", "strong", 9)
    assert player(after).holds("boosts") == 1
    assert [due.number for due in after.table.waits("loop_space")] == [2]


def test_a_lap_can_set_off_the_end() -> None:
    game = played(on({}, {}, lap_vp=2), move("set_holding", who="Ana", what="vp", to=14))

    after = played(game, gain(legend=2))

    assert after.table.ending is not None
    assert after.table.ending.by == "Ana"
