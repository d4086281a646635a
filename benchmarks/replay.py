"""How long a whole game takes to come back from its saved form: read into models and folded."""

import statistics
import time
from typing import Any

from benchmarks.evening import setup
from companion.game import Game, Record, Refusal
from companion.vestige.commands import COMMANDS
from companion.vestige.rulebook import VESTIGE

ENTRIES = 1_000
AnyGame = Game[Any, Any, Any, Any]


def measure(times: int = 9) -> dict[str, float]:
    """Medians in milliseconds for a game of ENTRIES entries: `replay` folds its events, `restore` also reads them."""
    record = long_game().record()
    restored: list[float] = []
    replayed: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        game = Game.restore(VESTIGE, record)
        restored.append(time.perf_counter() - began)
        began = time.perf_counter()
        game.ledger.replay(VESTIGE.start(game.setup), VESTIGE.evolve)
        replayed.append(time.perf_counter() - began)
    return {
        "entries": ENTRIES,
        "replay_ms": round(statistics.median(replayed) * 1000, 1),
        "restore_ms": round(statistics.median(restored) * 1000, 1),
    }


def begun() -> AnyGame:
    """The game before its first entry."""
    return Game.begin(VESTIGE, setup(), id="long", created="")


def long_game(entries: int = ENTRIES) -> AnyGame:
    """A game of so many entries: gains, a region that changes hands, a visit, a card, the nemeses' turn."""
    game: Any = begun()
    round_of: list[dict[str, object]] = [
        {"move": "gain_leverage", "who": "Ana", "amount": 1},
        {"move": "take_control", "who": "Ana", "region": "Oasis"},
        {"move": "take_control", "who": "Bone", "region": "Oasis"},
        {"move": "visit", "who": "Ana", "region": "Oasis"},
        {"move": "gain_card", "who": "Ana", "kind": "artifact", "leverage": 3},
        {"move": "lose_card", "who": "Ana", "kind": "artifact", "lose_leverage": 3},
        {"move": "end_turn"},
        {"move": "run_nemeses", "choices": {"Happy/by-hand/0": {"amount": 1}, "Dunecrest/by-hand/0": {"amount": 2}}},
    ]
    while len(game.ledger.entries) < entries:
        for move in round_of:
            after = game.act(COMMANDS.validate_python(move))
            if isinstance(after, Refusal):
                raise AssertionError(after)
            game = after
    record: Record = game.rewind(entries).record()
    return Game.restore(VESTIGE, record.model_copy(update={"entries": record.entries[:entries]}))
