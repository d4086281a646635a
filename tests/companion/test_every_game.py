"""What holds in every game, whatever people do: random setups, random commands, nonsense among them."""

import json
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.export import exported
from companion.game import Game, Record, Refusal
from companion.past import Amended, Insert, Remove, Replace, amend
from tests.companion.nights import AnyGame, Night, every_game
from tests.companion.steps import after, steps

QUICKLY = settings(max_examples=settings().max_examples // 2)
"""Each is tried with every game: so many evenings of one are enough for each."""


@every_game
@QUICKLY
@given(data=st.data())
def test_a_game_is_its_ledger_replayed_saved_and_read_again(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))

    text = json.dumps(game.record().model_dump(mode="json"))
    restored = Game.restore(night.rules, Record.model_validate_json(text))
    replayed = game.ledger.replay(night.rules.start(game.setup), night.rules.evolve)

    assert replayed == game.table
    assert restored.table == game.table
    assert restored.setup == game.setup
    assert restored.ledger == game.ledger
    assert restored.record() == game.record()
    for entry in game.ledger.entries:
        again = night.rules.commands.validate_python(json.loads(json.dumps(entry.command)))
        assert again.model_dump(mode="json", exclude_none=True) == entry.command


@every_game
@QUICKLY
@given(data=st.data())
def test_undo_and_redo_lead_back_to_the_same_game(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    cursor = data.draw(st.integers(0, len(game.ledger.entries)))

    there = game.rewind(cursor)

    assert there.table == game.ledger.replay(night.rules.start(game.setup), night.rules.evolve, upto=cursor)
    assert there.rewind(game.ledger.cursor).table == game.table
    assert game.undo().redo().table == game.table
    assert game.undo().redo().ledger == game.ledger
    assert game.rewind(0).table == night.rules.start(game.setup)


@every_game
@QUICKLY
@given(data=st.data())
def test_what_a_game_remembers_of_its_past_is_what_a_replay_gives(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    cursor = data.draw(st.integers(0, len(game.ledger.entries)))

    # Back to any entry and on from there: what was cut must not be remembered.
    on = game.rewind(cursor).act(night.command("set_round", to=77))

    assert isinstance(on, Game)
    for number in range(len(on.ledger.entries) + 1):
        assert on.at(number) == on.ledger.replay(night.rules.start(on.setup), night.rules.evolve, upto=number)


@every_game
@QUICKLY
@given(data=st.data())
def test_what_decide_emits_is_what_happens_and_a_refusal_changes_nothing(night: Night, data: st.DataObject) -> None:
    game, commands = data.draw(night.evenings())

    for command in commands:
        before = game.record()
        decision = night.rules.decide(game.table, command)
        answer = game.act(command)

        assert game.record() == before
        if isinstance(decision, Refusal):
            assert answer == decision
            assert decision.what
        else:
            assert isinstance(answer, Game)
            assert answer.ledger.entries[-1].events == decision.events
            assert decision.label
            assert decision.label != getattr(command, "move", "")
            game = answer


@every_game
@QUICKLY
@given(data=st.data())
def test_a_table_that_is_told_alike_is_alike(night: Night, data: st.DataObject) -> None:
    tables = [game.table for game in steps(data.draw(night.evenings()))]

    for before, after_it in pairwise(tables):
        told = night.rules.differences(before, after_it)
        assert all(str(it) for it in told)
        assert night.rules.differences(after_it, after_it) == ()


@every_game
@QUICKLY
@given(data=st.data())
def test_inserting_and_taking_out_again_changes_nothing(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    place = data.draw(st.integers(0, len(game.ledger.standing)))
    inserted = amend(game, [Insert(place, data.draw(night.moves(game.setup)))])
    if isinstance(inserted, Refusal):
        return

    removed = _amended(inserted.game, Remove(place)).game

    assert removed.table.changed({"next_id": 0}) == game.table.changed({"next_id": 0})
    # Ids that an entry gave for a while stay with it, should it give them again.
    plain = [entry.changed({"ids": ()}) for entry in removed.ledger.standing if entry.edit is None]
    assert plain == [entry.changed({"ids": ()}) for entry in game.ledger.standing]
    assert removed.undo().undo().table == game.table


@every_game
@QUICKLY
@given(data=st.data())
def test_any_change_of_the_past_equals_the_game_played_that_way(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.integers(0, max(len(game.ledger.standing) - 1, 0)))
        new = data.draw(night.moves(game.setup))
        kinds = ["insert", "replace", "remove"] if game.ledger.standing else ["insert"]
        kind = data.draw(st.sampled_from(kinds))
        change: Any = {"insert": Insert(place, new), "replace": Replace(place, new), "remove": Remove(place)}[kind]
        done = amend(game, [change])
        game = game if isinstance(done, Refusal) else done.game

    played = exported(game)

    assert [note for note in played.notes if "since the past was changed" not in note] == []


@every_game
@QUICKLY
@given(data=st.data())
def test_a_changed_game_survives_its_saved_form_and_its_own_undo(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(game.ledger.standing)))
        done = amend(game, [Insert(place, data.draw(night.moves(game.setup)))])
        game = game if isinstance(done, Refusal) else done.game
        acted = game.act(data.draw(night.moves(game.setup)))
        game = game if isinstance(acted, Refusal) else acted

    restored = Game.restore(night.rules, Record.model_validate(json.loads(game.record().model_dump_json())))

    assert restored.table == game.table
    assert restored.ledger == game.ledger
    assert restored.ledger.standing == game.ledger.standing
    for cursor in range(len(game.ledger.entries) + 1):
        assert restored.rewind(cursor).table == game.rewind(cursor).table
    for place in range(len(game.ledger.standing) + 1):
        back = game.back_to(place)
        assert back.table == restored.at(place) or back.ledger.cursor_at(place) is not None


@every_game
@QUICKLY
@given(data=st.data())
def test_whatever_happened_is_in_one_chapter_and_can_be_told_again(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    history, recollection = game.ledger.standing, night.rules.recollection

    found = night.rules.chapters(history)

    assert [place for it in found for place in range(it.start, it.end)] == list(range(len(history)))
    assert all(it.start <= it.add_at <= it.end for it in found)
    for place, entry in enumerate(history):
        before = night.rules.commands.validate_python(entry.command)
        told = recollection.retold(before)
        again = recollection.command(game.at(place), told) if told else None
        assert again is None or again.model_dump() | {"card": None} == before.model_dump() | {"card": None}
    for subject in recollection.subjects:
        begun = recollection.begun(game.table, subject)
        assert recollection.subject_of(begun.what) == subject


@every_game
@QUICKLY
@given(data=st.data())
def test_whatever_is_typed_the_table_shows_afterwards(night: Night, data: st.DataObject) -> None:
    game = after(data.draw(night.evenings()))
    reconciliation = night.rules.reconciliation
    # Blocks lie on cards: with a card they come and go. Cubes come out of one bag, vitality hangs on fungalyte.
    bound = ("blocks:", "scrap:", "particle:", "vitality:")
    there = [it for it in reconciliation.tracked(game.table) if it.kind == "number" and not it.name.startswith(bound)]
    chosen = data.draw(st.lists(st.sampled_from(there), max_size=4, unique_by=lambda it: it.name)) if there else []
    typed = {it.name: data.draw(st.integers(max(it.lowest, 0), min(it.highest, 30))) for it in chosen}
    command = reconciliation.correction(game.table, typed, "")

    done = game.act(command) if command else game

    assert isinstance(done, Game)
    shown = {it.name: it.value for it in reconciliation.tracked(done.table)}
    assert shown | typed == shown
    assert not command or night.rules.differences(game.table, done.table)
    assert not command or reconciliation.corrected(command) <= len(typed)


def _amended(game: AnyGame, change: Any) -> Amended[Any, Any, Any, Any]:
    done = amend(game, [change])
    assert isinstance(done, Amended), done
    return done


@every_game
def test_every_ruling_and_automation_there_is_can_be_set(night: Night) -> None:
    rulings, automations = night.rules.rulings, night.rules.automations

    set_to = [
        (id, night.command("set_ruling", ruling=id, option=it.id)) for id in rulings for it in rulings[id].options
    ]
    asked = [(id, night.command("set_automation", automation=id, how="ask")) for id in automations]

    assert len(set_to) == 2 * len(rulings)
    assert all(it.ruling == id and rulings[id].option_of(it.option) == it.option for id, it in set_to)
    assert all((it.automation, it.how) == (id, "ask") for id, it in asked)
