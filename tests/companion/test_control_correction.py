"""A correction of who controls a region."""

from companion.vestige.prompts import notices
from tests.companion.games import BONE, begin, leverage, move, play, reasons, refusal, rules_used, setup, solo


def test_it_pays_nothing_and_no_nemesis_answers() -> None:
    game = play(solo(), move("set_control", region="Oasis", who="Ana"))

    assert game.table.controller("Oasis") == "Ana"
    assert leverage(game) == {"Ana": 0, "Bone": 0}
    assert rules_used(game) == ["corrections"]


def test_it_asks_for_no_printed_value() -> None:
    game = play(
        begin(setup("solo", "Ana", nemeses=[BONE], printed={})), move("set_control", region="Scrapyard", who="Ana")
    )

    assert game.table.owed == ()


def test_a_region_goes_over_to_somebody_else_and_then_to_nobody() -> None:
    game = play(solo(), move("set_control", region="Oasis", who="Ana"), move("set_control", region="Oasis", who="Bone"))
    assert game.table.controller("Oasis") == "Bone"
    assert reasons(game) == "Ana controlled it before; pays nothing"

    game = play(game, move("set_control", region="Oasis"))

    assert game.table.regions == ()
    assert leverage(game) == {"Ana": 0, "Bone": 0}


def test_it_is_no_taking_so_that_nothing_looks_wrong() -> None:
    game = play(
        solo(),
        move("take_control", who="Ana", region="Oasis"),
        move("set_control", region="Oasis", who="Bone"),
        move("set_control", region="Oasis", who="Ana"),
    )

    assert notices(game.table) == ()


def test_what_is_right_already_stays_so() -> None:
    game = play(solo(), move("set_control", region="Oasis", who=None))

    assert game.ledger.entries[-1].events == ()
    assert reasons(game) == "nobody controls Oasis already"


def test_the_ledger_says_that_it_was_a_correction() -> None:
    game = play(solo(), move("set_control", region="Oasis", who="Ana"), move("set_control", region="Oasis"))

    assert [entry.label for entry in game.ledger.entries] == [
        "Correction: Ana controls Oasis",
        "Correction: nobody controls Oasis",
    ]


def test_somebody_who_is_not_at_the_table_is_refused() -> None:
    assert refusal(solo(), move("set_control", region="Oasis", who="Zoe")).where == "who"


def test_it_is_saved_and_read_again() -> None:
    game = play(solo(), move("set_control", region="Oasis", who="Ana"))

    assert type(game).restore(game.rules, game.record()).table == game.table
