"""The ledger by itself: it knows no game and counts what it is given."""

import pytest

from companion.faults import BadInput
from companion.game import Game, Record
from companion.ledger import Because, Entry, Ledger
from companion.vestige.rulebook import VESTIGE
from tests.companion.games import competitive, gain, leverage, move, play, solo


def ledger(*numbers: int) -> Ledger[int]:
    kept = Ledger[int]()
    for number in numbers:
        kept = kept.append(entry(number))
    return kept


def entry(number: int) -> Entry[int]:
    return Entry[int](label=f"add {number}", command={"add": number}, events=(number,))


def total(kept: Ledger[int], upto: int | None = None) -> int:
    return kept.replay(0, lambda state, event: state + event, upto)


def test_a_replay_folds_every_entry_that_stands() -> None:
    assert total(ledger(1, 2, 3)) == 6


@pytest.mark.parametrize(("cursor", "sum_of_all"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_the_table_can_be_seen_as_it_was(cursor: int, sum_of_all: int) -> None:
    assert total(ledger(1, 2, 3), upto=cursor) == sum_of_all
    assert total(ledger(1, 2, 3).rewind(cursor)) == sum_of_all


def test_undo_keeps_the_entry_for_redo() -> None:
    undone = ledger(1, 2).undo()

    assert total(undone) == 1
    assert undone.redoes == entry(2)
    assert undone.redo() == ledger(1, 2)


def test_a_new_entry_cuts_what_was_undone() -> None:
    kept = ledger(1, 2, 3).undo().undo().append(entry(9))

    assert total(kept) == 10
    assert kept.redoes is None
    assert [one.label for one in kept.entries] == ["add 1", "add 9"]


def test_there_is_nothing_to_undo_at_the_start_and_nothing_to_redo_at_the_end() -> None:
    assert ledger().undo() == ledger()
    assert ledger(1).redo() == ledger(1)
    assert ledger().undoes is None


@pytest.mark.parametrize("cursor", [-1, 4])
def test_nobody_can_rewind_to_where_no_entry_is(cursor: int) -> None:
    with pytest.raises(ValueError, match="3 entries"):
        ledger(1, 2, 3).rewind(cursor)


def test_an_entry_undoes_as_a_whole() -> None:
    kept = Ledger[int]().append(Entry[int](label="two at once", command={}, events=(1, 2)))

    assert total(kept) == 3
    assert total(kept.undo()) == 0


def test_a_reason_names_its_page() -> None:
    assert str(Because(rule="x", text="a tie", page=25)) == "a tie (p. 25)"
    assert str(Because(rule="x", text="a tie")) == "a tie"


# The same, of a game.


def test_each_change_of_a_game_has_a_revision_of_its_own() -> None:
    game = play(competitive(), gain("Ana", 1))

    changes = [game, game.undo(), game.undo().redo(), game.rewind(0)]

    assert [change.revision for change in changes] == [1, 2, 3, 2]
    assert competitive().undo().revision == 0


def test_undo_after_undo_leads_back_to_the_first_turn() -> None:
    game = play(solo(), gain("Ana", 12), move("take_control", who="Ana", region="Oasis"), move("run_nemeses"))

    back = game.undo().undo().undo().undo()

    assert back.table == solo().table


def test_a_table_of_the_past_is_seen_without_going_there() -> None:
    game = play(competitive(), gain("Ana", 1), gain("Ana", 2), gain("Ana", 3))

    assert game.at(2).competitor("Ana").leverage == 3
    assert leverage(game)["Ana"] == 6


def test_a_refusal_leaves_the_game_as_it_was() -> None:
    game = play(competitive(), gain("Ana", 1))

    answer = game.act(VESTIGE.commands.validate_python(gain("Zed", 1)))

    assert not isinstance(answer, Game)
    assert leverage(game) == {"Ana": 1, "Ben": 0}
    assert len(game.ledger.entries) == 1


def test_a_saved_game_brings_back_what_was_undone_too() -> None:
    game = play(competitive(), gain("Ana", 1), gain("Ana", 2)).undo()

    restored = Game.restore(VESTIGE, game.record())

    assert leverage(restored)["Ana"] == 1
    assert leverage(restored.redo())["Ana"] == 3


def damaged(path: list[str | int], value: object) -> Record:
    record = play(competitive(), gain("Ana", 12), move("end_turn")).record().model_dump(mode="json")
    node = record
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return Record.model_validate(record)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        pytest.param(["setup", "mode"], "alone", "setup.mode", id="a mode that nobody knows"),
        pytest.param(["setup", "seats"], [], "setup.seats", id="no seats"),
        pytest.param(["entries", 0, "label"], 5, "entries[0].label", id="a label that is no text"),
        pytest.param(["entries", 0, "events"], None, "entries[0].events", id="no list of events"),
        pytest.param(
            ["entries", 0, "events", 0], {"event": "x"}, "entries[0].events[0].event", id="an event that nobody knows"
        ),
        pytest.param(
            ["entries", 0, "events", 0, "amount"], "many", "entries[0].events[0].amount", id="an amount in words"
        ),
        pytest.param(["entries", 1, "because"], 3, "entries[1].because", id="reasons that are no list"),
        pytest.param(["cursor"], 3, "cursor", id="a cursor behind the end"),
        pytest.param(["cursor"], -1, "cursor", id="a cursor before the start"),
        pytest.param(
            ["entries", 0, "events", 0], {"event": "triggers_placed", "triggers": []}, "entries", id="too few triggers"
        ),
    ],
)
def test_a_damaged_record_is_refused_with_the_place_of_the_damage(
    path: list[str | int], value: object, where: str
) -> None:
    with pytest.raises(BadInput) as caught:
        Game.restore(VESTIGE, damaged(path, value))

    assert [fault.where for fault in caught.value.faults] == [where]


def test_all_damage_of_a_record_is_told_at_once() -> None:
    record = damaged(["setup", "mode"], "alone")
    worse = record.model_copy(update={"cursor": 9, "entries": ({"label": 5}, *record.entries[1:])})

    with pytest.raises(BadInput) as caught:
        Game.restore(VESTIGE, worse)

    assert {fault.where for fault in caught.value.faults} == {
        "setup.mode", "entries[0].label", "entries[0].command", "cursor"
    }  # fmt: skip
