"""A table on which anything happens: every command, undo and redo, changes of the past, a restart in between."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.desk import Desk
from companion.game import Refusal
from companion.past import Insert, Remove, Replace
from companion.vestige.assumed import assumed
from companion.vestige.difference import differences
from companion.vestige.prompts import notices, prompts
from companion.vestige.rulebook import VESTIGE
from companion.vestige.setup import Setup
from companion.vestige.standing import standing
from storage.memory import MemoryShelf
from tests.companion.evenings import moves, setups
from tests.companion.games import AnyGame


class TableMachine(RuleBasedStateMachine):
    """One game on a desk, with everything that people can do to it."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf = MemoryShelf()
        self.desk = self.new_desk()
        self.id = ""

    def new_desk(self) -> Desk:
        ids = iter(range(10_000))
        return Desk(self.shelf, now=lambda: "2026-11-30T20:00:00", new_id=lambda: f"game-{next(ids)}")

    @property
    def game(self) -> AnyGame:
        return self.desk.game(self.id)

    @initialize(setup=setups())
    def begin(self, setup: Setup) -> None:
        self.setup = setup
        self.id = self.desk.begin("vestige", setup).id

    @rule(data=st.data())
    def somebody_does_something(self, data: st.DataObject) -> None:
        before = self.game
        answer = self.desk.act(self.id, data.draw(moves(self.setup)))
        if isinstance(answer, Refusal):
            assert str(answer)
            assert self.game is before
        else:
            assert self.game.ledger.entries[-1].label
            assert self.game.undo().table == before.table

    @rule(data=st.data())
    def the_past_is_changed(self, data: st.DataObject) -> None:
        before = self.game
        length = len(before.ledger.standing)
        place = data.draw(st.integers(0, length))
        command = data.draw(moves(self.setup))
        choices: list[Any] = [Insert(place, command)]
        if place < length:
            choices += [Replace(place, command), Remove(place)]
        change = data.draw(st.sampled_from(choices))
        shown = self.desk.preview(self.id, [change])
        assert self.game is before
        answer = self.desk.amend(self.id, [change], before.revision)
        if isinstance(answer, Refusal):
            assert answer == shown
            return
        assert not isinstance(shown, Refusal)
        assert answer.table == shown.game.table
        assert differences(before.table, answer.table) == shown.differences
        assert answer.undo().table == before.table

    @rule()
    def undo(self) -> None:
        self.desk.undo(self.id)

    @rule()
    def redo(self) -> None:
        self.desk.redo(self.id)

    @precondition(lambda self: self.game.ledger.entries)
    @rule(data=st.data())
    def back_to(self, data: st.DataObject) -> None:
        place = data.draw(st.integers(0, len(self.game.ledger.standing)))
        expected = self.game.at(place)
        last = self.game.ledger.undoes
        self.desk.rewind(self.id, place)
        # The line of a change goes together with the change; everything else is as it was shown.
        if not (last is not None and last.edit is not None and place == len(self.game.ledger.standing) - 1):
            assert self.game.table == expected

    @rule()
    def restart(self) -> None:
        before = self.game
        self.desk = self.new_desk()
        assert self.game.table == before.table
        assert self.game.ledger == before.ledger

    @rule(depth=st.sampled_from(["score", "cards", "everything"]))
    def switch_depth(self, depth: Any) -> None:
        before = standing(self.game)
        self.desk.act(self.id, VESTIGE.commands.validate_python({"move": "set_depth", "depth": depth}))
        after = standing(self.game)
        for part in ("leverage", "speed", "cards", "regions", "conditions", "triggers", "score"):
            assert before[part] == after[part]

    @invariant()
    def the_table_is_the_fold_of_what_happened(self) -> None:
        if self.id:
            game = self.game
            assert game.table == game.ledger.replay(VESTIGE.start(game.setup), VESTIGE.evolve)

    @invariant()
    def everything_that_is_shown_can_be_told(self) -> None:
        if self.id:
            table = self.game.table
            json.dumps(standing(self.game))
            assert all(prompt.text for prompt in prompts(table))
            assert all(notice.text for notice in notices(table))
            assert differences(table, table) == ()
            assert all(":" in value for value in assumed(self.game.ledger.standing))

    @invariant()
    def nothing_is_less_than_nothing(self) -> None:
        if self.id:
            for competitor in self.game.table.competitors:
                assert all(count >= 0 for count in competitor.blocks.values())
                assert all(card.blocks >= 0 for card in competitor.cards)
                assert len({card.id for card in competitor.cards}) == len(competitor.cards)


TableMachine.TestCase.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
TestTable = TableMachine.TestCase
