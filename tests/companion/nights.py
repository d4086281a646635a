"""The games there are, each with random evenings: what holds for every game is tried with all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st

from companion.chronicles.rulebook import CHRONICLES
from companion.forsaken.rulebook import FORSAKEN
from companion.frozen import Frozen
from companion.game import Game, Rules
from companion.vestige.rulebook import VESTIGE
from tests.companion import evenings as vestige
from tests.companion.chronicles import evenings as chronicles
from tests.companion.forsaken import evenings as forsaken

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True)
class Night:
    """A game and what chance can make of it."""

    rules: Rules[Any, Any, Any, Any]
    setups: Callable[[], st.SearchStrategy[Any]]
    moves: Callable[[Any], st.SearchStrategy[Any]]

    def evenings(self) -> st.SearchStrategy[tuple[AnyGame, list[Frozen]]]:
        """A game before its first turn, and what people ask of it."""
        return self.setups().flatmap(
            lambda setup: st.tuples(
                st.just(Game.begin(self.rules, setup, id="g", created="2026-11-01T20:00:00")),
                st.lists(self.moves(setup), max_size=25),
            )
        )

    def command(self, move: str, **fields: Any) -> Frozen:
        """A command of this game."""
        found: Frozen = self.rules.commands.validate_python({"move": move, **fields})
        return found


NIGHTS = {
    "vestige": Night(VESTIGE, vestige.setups, vestige.moves),
    "chronicles": Night(CHRONICLES, chronicles.setups, chronicles.moves),
    "forsaken": Night(FORSAKEN, forsaken.setups, forsaken.moves),
}

every_game = pytest.mark.parametrize("night", NIGHTS.values(), ids=list(NIGHTS))
"""Tries a test with each game, as `night`."""
