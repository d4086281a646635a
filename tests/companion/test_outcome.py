"""The outcome die: rolled, rolled again, one face chosen (p. 15, 16)."""

from typing import Any

import pytest

from companion.vestige.blocks import FACES
from companion.vestige.outcome import meaning
from companion.vestige.prompts import notices
from companion.vestige.table import Outcome
from tests.companion.games import AnyGame, competitive, leverage, move, play, refusal, rules_used, solo

VEX, LENS, JOB = 1, 2, 3


def rolls(face: str, job: int | None = JOB) -> dict[str, Any]:
    return move("roll_outcome", who="Ana", face=face, **({} if job is None else {"job": job}))


def counts(face: str) -> dict[str, Any]:
    return move("choose_outcome", who="Ana", face=face)


def on_a_job(depth: str = "everything") -> AnyGame:
    """Ana's smuggler Vex, worth 3 and augmented (2), is on an artifact job; 2 conviction."""
    return play(
        competitive(depth=depth),
        move("gain_card", who="Ana", kind="smuggler", name="Vex", leverage=3),
        move("gain_card", who="Ana", kind="augmentation", leverage=2),
        move("tuck_card", who="Ana", card=LENS, under=VEX),
        move("pick_up_job", who="Ana", kind="artifact", on=VEX),
        move("set_blocks", who="Ana", place="conviction", to=2),
    )


def blocks(game: AnyGame, *places: str) -> tuple[int, ...]:
    return tuple(game.table.blocks_at("Ana", place) for place in places)


@pytest.mark.parametrize("face", FACES)
def test_a_roll_is_kept_and_costs_nothing(face: Any) -> None:
    game = play(on_a_job(), rolls(face))

    assert game.table.done.outcome == Outcome(who="Ana", faces=(face,), job=JOB)
    assert blocks(game, "conviction") == (2,)
    assert rules_used(game) == ["outcome-die"]


@pytest.mark.parametrize(
    ("depth", "conviction", "influence"),
    [
        pytest.param("everything", 1, 9, id="p. 16: a conviction returns to influence"),
        pytest.param("cards", 2, 8, id="nobody tracks blocks"),
    ],
)
def test_rolling_again_costs_a_conviction_and_adds_a_result(depth: str, conviction: int, influence: int) -> None:
    game = play(on_a_job(depth), rolls("sever"), rolls("efficient"))

    assert game.table.done.outcome == Outcome(who="Ana", faces=("sever", "efficient"), job=JOB)
    assert blocks(game, "conviction", "influence") == (conviction, influence)
    assert rules_used(game)[0] == "reroll"


def test_undo_takes_a_roll_back_and_redo_does_not_roll_again() -> None:
    game = play(on_a_job(), rolls("sever"))

    assert game.undo().table.done.outcome is None
    assert game.undo().redo().table == game.table


@pytest.mark.parametrize(
    ("face", "places", "expected"),
    [
        pytest.param("upgrade", ("influence", "conviction"), (8, 2), id="p. 15: which block is up to the player"),
        pytest.param("efficient", ("influence", "card:1"), (8, 0), id="p. 15: costs one attribute less"),
        pytest.param("strain", ("influence", "card:1"), (6, 2), id="p. 15: two more influence on the contact"),
        pytest.param("sever", ("influence", "card:1"), (8, 0), id="p. 15: the contact goes"),
    ],
)
def test_what_the_chosen_face_does_to_blocks_is_done(face: str, places: tuple[str, ...], expected: Any) -> None:
    game = play(on_a_job(), rolls(face), counts(face))

    assert blocks(game, *places) == expected
    assert game.table.done.outcome is not None
    assert game.table.done.outcome.chosen == face
    assert rules_used(game)[0] == f"die-{face}"


def test_sever_takes_the_contact_and_its_augmentations_and_leaves_leverage_and_job() -> None:
    game = play(on_a_job(), rolls("sever"), counts("sever"))

    assert [card.id for card in game.table.competitor("Ana").cards] == [JOB]
    assert leverage(game)["Ana"] == 5
    assert leverage(play(game, move("complete_job", who="Ana", card=JOB, leverage=4)))["Ana"] == 9


def test_a_face_that_was_not_rolled_counts_with_a_notice() -> None:
    game = play(on_a_job(), rolls("sever"), rolls("strain"), counts("upgrade"))

    assert [it.text for it in notices(game.table) if it.kind == "outcome"] == [
        "Upgrade was not rolled: the die showed sever and strain."
    ]


def test_the_die_of_the_next_job_is_another_one() -> None:
    game = play(on_a_job(), rolls("sever"), rolls("upgrade", job=None))

    assert game.table.done.outcome == Outcome(who="Ana", faces=("upgrade",))
    assert blocks(game, "conviction") == (2,)


def test_a_roll_after_the_choice_begins_anew() -> None:
    game = play(on_a_job(), rolls("upgrade"), counts("upgrade"), rolls("strain"))

    assert game.table.done.outcome == Outcome(who="Ana", faces=("strain",), job=JOB)


def test_the_die_is_put_away_when_the_turn_ends() -> None:
    game = play(on_a_job(), rolls("upgrade"), move("end_turn"))

    assert game.table.done.outcome is None


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(counts("upgrade"), "face", id="nothing was rolled"),
        pytest.param(move("roll_outcome", who="Bone", face="upgrade"), "who", id="a nemesis"),
        pytest.param(move("roll_outcome", who="Dan", face="upgrade"), "who", id="nobody"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any], where: str) -> None:
    assert refusal(solo(), given).where == where


@pytest.mark.parametrize(
    ("face", "says"),
    [
        pytest.param("upgrade", "Upgrade a block.", id="p. 15: upgrade"),
        pytest.param("efficient", "The job costs one attribute less.", id="p. 15: efficient"),
        pytest.param("strain", "Two more influence onto Vex.", id="p. 15: strain"),
        pytest.param(
            "sever",
            "Vex is lost with 1 augmentation; leverage stays, and the job is done.",
            id="p. 15: sever",
        ),
    ],
)
def test_what_a_face_would_do_is_said_before_it_is_chosen(face: Any, says: str) -> None:
    game = play(on_a_job(), rolls(face))

    assert meaning(game.table, "Ana", face) == says


def test_without_a_job_a_face_is_explained_in_general() -> None:
    assert meaning(competitive().table, "Ana", "strain") == "Two more influence on the contact or chop bot."
