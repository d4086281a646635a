"""Why something came out so: the numbers used, and what was not chosen."""

from typing import Any

import pytest

from tests.companion.games import BONE, AnyGame, competitive, gain, move, play, reasons, rules_used, solo

CORRECTED = move("set_leverage", who="Ana", to=0)


def bone(level: int, **changes: Any) -> AnyGame:
    return play(solo(**changes), move("set_threat", nemesis="Bone", to=level), move("end_turn"), move("run_nemeses"))


def off(automation: str) -> dict[str, Any]:
    return move("set_automation", automation=automation, how="off")


@pytest.mark.parametrize(
    ("game", "why"),
    [
        pytest.param(
            bone(0, difficulty="nuisance"),
            "Bone is at threat level 0; a nuisance resolves that row alone: row 0. Not resolved: rows 1 and 2+ (p. 27)",
            id="nuisance",
        ),
        pytest.param(
            bone(3, difficulty="nuisance"),
            "Bone is at threat level 3; a nuisance resolves that row alone: row 2+. Not resolved: rows 0 and 1 (p. 27)",
            id="nuisance above the last row",
        ),
        pytest.param(
            bone(0, difficulty="menace"),
            "Bone is at threat level 0; a menace resolves it and all rows below: row 0 alone. "
            "Not resolved: rows 1 and 2+ (p. 27)",
            id="menace with nothing below",
        ),
        pytest.param(
            bone(2, difficulty="menace"),
            "Bone is at threat level 2; a menace resolves it and all rows below, in this order: "
            "rows 0, 1 and 2+ (R2) (p. 27)",
            id="menace",
        ),
        pytest.param(
            bone(2, difficulty="menace", rulings={"R2": "current_first"}),
            "Bone is at threat level 2; a menace resolves it and all rows below, in this order: "
            "rows 2+, 1 and 0 (R2) (p. 27)",
            id="R2: the current one first",
        ),
    ],
)
def test_a_nemesis_says_which_rows_it_resolves_and_which_not(game: AnyGame, why: str) -> None:
    assert why in reasons(game).splitlines()
    assert rules_used(game)[0] == "nemesis-row"


@pytest.mark.parametrize(
    ("game", "last", "why"),
    [
        pytest.param(
            solo(), gain("Bone", 10), "Bone reaches trigger 1 at 10: only players set triggers off (p. 27)", id="p. 27"
        ),
        pytest.param(
            play(solo(), gain("Ana", 10), CORRECTED),
            gain("Ana", 10),
            "Ana has reached trigger 1 before: it gives nothing more (p. 24)",
            id="p. 24: again",
        ),
        pytest.param(
            play(solo(), off("triggers")), gain("Ana", 10), "left to people: Ana reaches trigger 1 at 10", id="off"
        ),
        pytest.param(
            play(solo(), move("begin_scoring")),
            gain("Ana", 10),
            "Ana reaches trigger 1 at 10: the last round is over, so it stays closed (p. 25)",
            id="p. 25: in final scoring",
        ),
        pytest.param(
            solo(), move("set_leverage", who="Ana", to=10), "what the table shows; sets nothing off", id="a correction"
        ),
    ],
)
def test_a_trigger_that_is_passed_without_effect_says_why(game: AnyGame, last: dict[str, Any], why: str) -> None:
    after = play(game, last)

    assert why in reasons(after).splitlines()
    assert after.table.triggers[0].reached_by == game.table.triggers[0].reached_by


def test_a_trigger_says_what_it_did_not_give() -> None:
    first = play(competitive(), gain("Ana", 18))
    second = play(first, gain("Ben", 18))

    assert "a white trigger gives no covert op (p. 24)" in reasons(first)
    assert "Ana has opened the stack before: no condition and no threat again (p. 24)" in reasons(second)


@pytest.mark.parametrize(
    ("before", "last", "why"),
    [
        pytest.param([], move("visit", who="Ana", region="Oasis"), "nobody controls Oasis: nobody is paid", id="p. 13"),
        pytest.param(
            [move("set_control", region="Oasis", who="Ana")],
            move("visit", who="Ana", region="Oasis"),
            "Ana controls Oasis: the own visit pays nothing",
            id="p. 17",
        ),
        pytest.param(
            [move("set_control", region="Oasis", who="Ben"), off("visit_leverage")],
            move("visit", who="Ana", region="Oasis"),
            "left to people: Ben gains 1: Ana visits Oasis, which Ben controls",
            id="the automation is off",
        ),
        pytest.param(
            [off("control_leverage")],
            move("take_control", who="Ana", region="Jump Point"),
            "left to people: Ana takes Jump Point",
            id="the automation of control, no value read",
        ),
        pytest.param(
            [off("card_leverage")],
            move("gain_card", who="Ana", kind="artifact", leverage=2),
            "left to people: Ana gains 2: Ana gains an artifact",
            id="the automation of cards",
        ),
    ],
)
def test_what_pays_nobody_says_why(before: list[dict[str, Any]], last: dict[str, Any], why: str) -> None:
    after = play(competitive(), *before, last)

    assert why in reasons(after)
    assert {it.leverage for it in after.table.competitors} == {0}


@pytest.mark.parametrize(
    ("automation", "last", "why"),
    [
        pytest.param(
            "triggered_abilities",
            move("take_control", who="Ana", region="Chop Shop"),
            "left to people: Bone gains 1 leverage: Ana takes Chop Shop",
            id="a triggered ability",
        ),
        pytest.param(
            "threat_effects",
            move("reveal_threat", nemesis="Bone", name="Syndicate Lord"),
            "left to people: Syndicate Lord, at once: Bone gains a smuggler",
            id="a threat",
        ),
    ],
)
def test_what_a_nemesis_does_not_do_by_itself_says_so(automation: str, last: dict[str, Any], why: str) -> None:
    after = play(solo(nemeses=[BONE]), off(automation), last)

    assert why in reasons(after)
    assert after.table.competitor("Bone").leverage == 0


def test_a_condition_that_is_not_enough_says_how_many_are_needed() -> None:
    game = play(solo(), move("reveal_condition", name="Six", met=True))

    assert "1 of 3 conditions are met: no last round yet (p. 28)" in reasons(game)
    assert game.table.final_round is None
