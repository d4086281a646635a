"""Games to begin a test with, and the shortest way to play on from there."""

from typing import Any

from companion.game import Game, Refusal
from companion.vestige.commands import COMMANDS
from companion.vestige.prompts import Prompt, prompts
from companion.vestige.rulebook import VESTIGE
from companion.vestige.setup import Setup

AnyGame = Game[Any, Any, Any, Any]
Move = dict[str, Any]

# The places are an example: where the triggers stand is printed on the mat and nowhere in the text.
TRIGGERS = [
    {"at": 10, "kind": "magenta"},
    {"at": 18, "kind": "white"},
    {"at": 26, "kind": "magenta"},
    {"at": 34, "kind": "white"},
    {"at": 42, "kind": "magenta"},
]
BONE = {"pack": "bone", "threat_cards": 10}
ROOK = {"name": "Rook", "threat_cards": 5}
VALUES = {"Smugglers' Lair": 3, "Oasis": 1, "Garage": 4}


def setup(mode: str, *seats: str, nemeses: list[dict[str, Any]] | None = None, **changes: Any) -> Setup:
    """A setup with the usual triggers. A seat `Ana/Rust` sits in the team Rust."""
    people = [dict(zip(("name", "team"), seat.split("/"), strict=False)) for seat in seats]
    given = {"mode": mode, "seats": people, "nemeses": nemeses or [], "triggers": TRIGGERS}
    return Setup.model_validate(given | {"printed": {"regions": VALUES}} | changes)


def competitive(*seats: str, **changes: Any) -> AnyGame:
    """Ana and Ben against each other, or who is named."""
    return begin(setup("competitive", *(seats or ("Ana", "Ben")), **changes))


def solo(**changes: Any) -> AnyGame:
    """Ana against Bone, who has ten threats."""
    return begin(setup("solo", "Ana", **{"nemeses": [BONE]} | changes))


def cooperative(**changes: Any) -> AnyGame:
    """Ana and Ben together against Bone and against Rook, who is run by hand."""
    return begin(setup("cooperative", "Ana", "Ben", **{"nemeses": [BONE, ROOK]} | changes))


def teams(**changes: Any) -> AnyGame:
    """Ana and Cleo of Rust against Ben and Dan of Dust."""
    return begin(setup("teams", "Ana/Rust", "Ben/Dust", "Cleo/Rust", "Dan/Dust", **changes))


def begin(chosen: Setup) -> AnyGame:
    """A game with an empty ledger."""
    return Game.begin(VESTIGE, chosen, id="g", created="2026-11-30T20:00:00")


def move(name: str, /, **fields: Any) -> Move:
    """A move as CONTRACT writes it."""
    return {"move": name, **fields}


def gain(who: str, amount: int) -> Move:
    return move("gain_leverage", who=who, amount=amount)


def act(game: AnyGame, given: Move) -> AnyGame | Refusal:
    """What the game answers to one move."""
    return game.act(COMMANDS.validate_python(given))


def play(game: AnyGame, *moves: Move) -> AnyGame:
    """The game after these moves, none of which may be refused."""
    for given in moves:
        after = act(game, given)
        assert isinstance(after, Game), f"{given} is refused: {after}"
        game = after
    return game


def refusal(game: AnyGame, given: Move) -> Refusal:
    """Why a move is refused."""
    answer = act(game, given)
    assert isinstance(answer, Refusal), f"{given} is accepted"
    return answer


def leverage(game: AnyGame) -> dict[str, int]:
    """Where each disc stands."""
    return {competitor.name: competitor.leverage for competitor in game.table.competitors}


def asked(game: AnyGame) -> list[tuple[Any, ...]]:
    """The open prompts in the short form of the scenarios, sorted."""
    return sorted((short(prompt) for prompt in prompts(game.table)), key=str)


def short(prompt: Prompt) -> tuple[Any, ...]:
    """One prompt in short form."""
    parts = (prompt.kind, prompt.nemesis, prompt.who, prompt.trigger)
    return tuple(part for part in parts if part is not None)


def reasons(game: AnyGame) -> str:
    """Why the last entry came out as it did, in one text."""
    entry = game.ledger.undoes
    assert entry is not None
    return "\n".join(str(because) for because in entry.because)


def rules_used(game: AnyGame) -> list[str]:
    """The rules that the last entry names, in order."""
    entry = game.ledger.undoes
    assert entry is not None
    return [because.rule for because in entry.because]
