"""Changes of the past: what they do to the table, to the ledger and to undo."""

from typing import Any

import pytest

from companion.game import Refusal
from companion.past import Amended, Insert, Remove, Replace, amend
from companion.vestige.commands import COMMANDS, Command
from tests.companion.games import AnyGame, competitive, gain, leverage, move, play, solo


def command(name: str, /, **fields: Any) -> Command:
    return COMMANDS.validate_python({"move": name, **fields})


def amended(game: AnyGame, *changes: Insert | Replace | Remove) -> Amended[Any, Any, Any, Any]:
    done = amend(game, changes)
    assert isinstance(done, Amended), done
    return done


def evening() -> AnyGame:
    """Two rounds of SCENARIOS: Ana at 11 with a condition out, Bone at 8, threat level 1."""
    return play(
        solo(),
        gain("Ana", 4),
        move("take_control", who="Ana", region="Chop Shop"),
        move("end_turn"),
        move("run_nemeses"),
        gain("Ana", 5),
        move("reveal_condition", name="Six regions", trigger=1),
        move("reveal_threat", nemesis="Bone", name="Syndicate Lord", trigger=1, draws=[2]),
    )


def test_a_forgotten_gain_of_round_1_changes_that_number_and_nothing_else() -> None:
    game = evening()

    done = amended(game, Insert(2, command("gain_leverage", who="Ana", amount=1)))

    assert [str(it) for it in done.differences] == ["Ana: leverage 11 becomes 12"]
    assert leverage(done.game) == {**leverage(game), "Ana": 12}
    assert done.faulted == ()


def test_a_loss_that_found_nothing_takes_what_was_there_after_all() -> None:
    game = play(competitive(), move("lose_leverage", who="Ana", amount=2))

    done = amended(game, Insert(0, command("set_leverage", who="Ana", to=3)))

    assert leverage(done.game)["Ana"] == 1


def test_one_undo_takes_the_whole_change_back_and_redo_brings_it_again() -> None:
    game = evening()
    done = amended(game, Insert(0, command("gain_leverage", who="Ana", amount=9))).game

    assert done.undo().table == game.table
    assert done.undo().ledger.standing == game.ledger.standing
    assert done.undo().redo().table == done.table
    assert done.undo().redo().ledger.standing == done.ledger.standing


def test_a_trigger_that_is_reached_earlier_is_set_off_there() -> None:
    game = play(solo(), gain("Ana", 4), move("end_turn"), move("run_nemeses"), gain("Ana", 7))

    done = amended(game, Insert(1, command("gain_leverage", who="Ana", amount=6))).game

    assert [entry.label for entry in done.ledger.standing[:2]] == ["Ana gains 4 leverage", "Ana gains 6 leverage"]
    assert any("reaches trigger 1" in because.text for because in done.ledger.standing[1].because)
    assert not any("reaches trigger 1" in because.text for because in done.ledger.standing[4].because)
    assert [trigger.reached_by for trigger in done.table.triggers][:2] == [("Ana",), ()]


@pytest.mark.parametrize(
    ("change", "ana", "label"),
    [
        (Remove(0), 7, "Taken out entry 1: Ana gains 4 leverage"),
        (Replace(0, command("gain_leverage", who="Ana", amount=2)), 9,
         "Changed entry 1: Ana gains 2 leverage, not Ana gains 4 leverage"),
        (Replace(4, command("gain_leverage", who="Bone", amount=5)), 6,
         "Changed entry 5: Bone gains 5 leverage, not Ana gains 5 leverage"),
        (Insert(7, command("gain_leverage", who="Ana", amount=1)), 12, "Added as entry 8: Ana gains 1 leverage"),
    ],
)  # fmt: skip
def test_an_entry_is_taken_out_changed_or_added(change: Any, ana: int, label: str) -> None:
    done = amended(evening(), change)

    assert leverage(done.game)["Ana"] == ana
    undoes = done.game.ledger.undoes
    assert undoes is not None
    assert undoes.label == label


def test_an_entry_that_makes_no_sense_any_more_is_marked_and_kept() -> None:
    game = play(
        solo(),
        move("take_control", who="Ana", region="Chop Shop"),
        move("lose_control", region="Chop Shop", recovered=True),
        gain("Ana", 3),
    )

    done = amended(game, Remove(0))

    assert [entry.label for entry in done.faulted] == ["Ana takes the block back from Chop Shop"]
    kept = done.game.ledger.standing[0]
    assert kept.label == "Ana takes the block back from Chop Shop"
    assert kept.fault == "nobody controls Chop Shop; no region is controlled"
    assert kept.events == ()
    assert leverage(done.game)["Ana"] == 3


def test_a_marked_entry_makes_sense_again_when_the_past_is_put_right() -> None:
    game = play(
        solo(),
        move("take_control", who="Ana", region="Chop Shop"),
        move("lose_control", region="Chop Shop", recovered=True),
    )
    without = amended(game, Remove(0)).game

    again = amended(without, Insert(0, command("take_control", who="Ana", region="Chop Shop"))).game

    assert again.ledger.standing[1].fault is None
    assert again.table == game.table


def test_a_change_that_makes_no_sense_itself_is_refused() -> None:
    refused = amend(evening(), [Insert(0, command("gain_leverage", who="Nobody", amount=1))])

    assert isinstance(refused, Refusal)
    assert "nobody at this table" in refused.what


@pytest.mark.parametrize("change", [Remove(7), Remove(-1), Insert(8, command("end_turn")), Replace(99, None)])
def test_a_place_that_is_not_in_the_ledger_is_refused(change: Any) -> None:
    assert isinstance(amend(evening(), [change]), Refusal)


def test_the_line_that_tells_of_a_change_is_not_taken_out() -> None:
    done = amended(evening(), Remove(0)).game

    refused = amend(done, [Remove(len(done.ledger.standing) - 1)])

    assert isinstance(refused, Refusal)
    assert "undo it" in refused.fit


def test_several_changes_are_one_entry() -> None:
    game = evening()

    done = amended(
        game,
        Insert(0, command("set_ruling", ruling="R3", option="no")),
        Remove(4),
        Insert(7, command("gain_leverage", who="Ana", amount=2)),
    ).game

    # Without the 5 nobody reached trigger 1; R3 keeps the 3 of the Smugglers' Lair from Bone.
    assert leverage(done) == {"Ana": 8, "Bone": leverage(game)["Bone"] - 3}
    assert len(done.ledger.entries) == len(game.ledger.entries) + 1
    assert done.undo().table == game.table


def test_what_came_into_being_keeps_its_id() -> None:
    game = play(
        competitive(),
        move("gain_card", who="Ana", kind="artifact"),
        move("gain_card", who="Ben", kind="lawmaker"),
        move("read_printed", of="card:2", value=4),
    )

    done = amended(game, Insert(0, command("gain_card", who="Ana", kind="smuggler", leverage=1))).game

    ids = {card.kind: (card.id, card.leverage) for one in done.table.competitors for card in one.cards}
    assert ids == {"smuggler": (3, 1), "artifact": (1, None), "lawmaker": (2, 4)}
    assert leverage(done) == {"Ana": 1, "Ben": 4}


def test_an_edit_that_makes_the_game_end_earlier_says_so() -> None:
    meeting = [move("reveal_condition", name=name, met=True) for name in "ABC"]
    game = play(solo(), move("end_turn"), move("run_nemeses"), *meeting[:2], move("end_turn"), move("run_nemeses"))

    done = amended(game, Insert(0, command("reveal_condition", name="C", met=True)))

    differences = {it.what: (it.before, it.after) for it in done.differences}
    assert differences["the final round"] == ("nothing", "3")
    assert differences['condition "C"'] == ("nothing", "met")


def test_undo_to_an_entry_behind_a_change_keeps_the_change() -> None:
    done = amended(evening(), Insert(1, command("gain_leverage", who="Ana", amount=1))).game

    back = done.back_to(3)

    assert [entry.label for entry in back.ledger.standing] == [
        "Ana gains 4 leverage",
        "Ana gains 1 leverage",
        "Ana takes Chop Shop (Ana +2, Bone +1)",
    ]
    assert back.table == done.at(3)
    assert back.redo().table == done.at(4)
    assert back.undo().table == done.at(2)
