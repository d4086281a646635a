"""A table of each game on which anything happens: every command, undo, redo, changes of the past, a restart."""

import json
from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.desk import Desk
from companion.game import Refusal
from companion.past import Insert, Remove, Replace
from companion.vestige.assumed import assumed
from companion.vestige.standing import standing
from storage.memory import MemoryShelf
from tests.companion.nights import NIGHTS, AnyGame, Night


class TableMachine(RuleBasedStateMachine):
    """One game on a desk, with everything that people can do to it."""

    night: ClassVar[Night]

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

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.setup = data.draw(self.night.setups())
        self.id = self.desk.begin(self.night.rules.id, self.setup).id

    @rule(data=st.data())
    def somebody_does_something(self, data: st.DataObject) -> None:
        before = self.game
        answer = self.desk.act(self.id, data.draw(self.night.moves(self.setup)))
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
        command = data.draw(self.night.moves(self.setup))
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
        assert self.night.rules.differences(before.table, answer.table) == shown.differences
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

    @invariant()
    def the_table_is_the_fold_of_what_happened(self) -> None:
        if self.id:
            game = self.game
            assert game.table == game.ledger.replay(self.night.rules.start(game.setup), self.night.rules.evolve)

    @invariant()
    def everything_that_is_shown_can_be_told(self) -> None:
        if self.id:
            table, rules = self.game.table, self.night.rules
            said = rules.contract.standing(self.game)
            json.dumps(said)
            assert all(it["text"] for it in (*said["prompts"], *said["notices"]))
            assert rules.contract.play_lines(said)
            assert rules.differences(table, table) == ()
            assert rules.glance(table).moment
            assert len(rules.seated(table)) == len(set(rules.seated(table)))


class VestigeMachine(TableMachine):
    """Vestige, with what only its tables have."""

    night = NIGHTS["vestige"]

    @rule(depth=st.sampled_from(["score", "cards", "everything"]))
    def switch_depth(self, depth: Any) -> None:
        before = standing(self.game)
        self.desk.act(self.id, self.night.command("set_depth", depth=depth))
        after = standing(self.game)
        for part in ("leverage", "speed", "cards", "regions", "conditions", "triggers", "score"):
            assert before[part] == after[part]

    @invariant()
    def nothing_is_less_than_nothing(self) -> None:
        if self.id:
            assert all(":" in value for value in assumed(self.game.ledger.standing))
            for competitor in self.game.table.competitors:
                assert all(count >= 0 for count in competitor.blocks.values())
                assert all(card.blocks >= 0 for card in competitor.cards)
                assert len({card.id for card in competitor.cards}) == len(competitor.cards)


class ChroniclesMachine(TableMachine):
    """Chronicles, with what only its tables have."""

    night = NIGHTS["chronicles"]

    @invariant()
    def nothing_is_less_than_nothing(self) -> None:
        if self.id:
            for player in self.game.table.players:
                assert player.renown >= 0
                assert player.agents >= 0
                assert len({card.id for card in player.cards}) == len(player.cards)


for machine in (VestigeMachine, ChroniclesMachine):
    machine.TestCase.settings = settings(max_examples=12, stateful_step_count=20, deadline=None)
TestVestige = VestigeMachine.TestCase
TestChronicles = ChroniclesMachine.TestCase
