"""Games of Chronicles to begin a test with, and the shortest way to play on from there."""

from typing import Any

from companion.chronicles.commands import COMMANDS
from companion.chronicles.prompts import notices, prompts
from companion.chronicles.rulebook import CHRONICLES
from companion.chronicles.setup import Setup
from companion.chronicles.table import Player
from companion.game import Game, Refusal

AnyGame = Game[Any, Any, Any, Any]
Move = dict[str, Any]


def setup(*names: str, companion: str | None = "red", **changes: Any) -> Setup:
    """A setup for these people, each of whom starts with a companion of this colour."""
    seats = [{"name": name, "companion": companion} for name in names or ("Ana", "Ben", "Cleo")]
    return Setup.model_validate({"seats": seats} | changes)


def begin(*names: str, companion: str | None = "red", **changes: Any) -> AnyGame:
    """A game of Ana, Ben and Cleo, or of those named, with an empty ledger."""
    chosen = setup(*names, companion=companion, **changes)
    return Game.begin(CHRONICLES, chosen, id="g", created="2026-11-01T20:00:00")


def move(name: str, /, **fields: Any) -> Move:
    """A move as CONTRACT writes it."""
    return {"move": name, **fields}


def act(game: AnyGame, given: Move) -> AnyGame | Refusal:
    """What the game answers to one move."""
    return game.act(COMMANDS.validate_python(given))


def played(game: AnyGame, *moves: Move) -> AnyGame:
    """The game after these moves, none of which may be refused."""
    for given in moves:
        after = act(game, given)
        assert isinstance(after, Game), f"{given} is refused: {after}"
        game = after
    return game


def refused(game: AnyGame, given: Move) -> Refusal:
    """Why the game refuses a move."""
    answer = act(game, given)
    assert isinstance(answer, Refusal), f"{given} is not refused"
    return answer


def gains(who: str, *kinds: str, **fields: Any) -> list[Move]:
    """Cards of these kinds join a tableau, one after the other."""
    return [move("gain_card", who=who, kind=kind, **fields) for kind in kinds]


def marks(who: str, *tracks: str) -> list[Move]:
    """Marks on these tracks, one after the other."""
    return [move("mark_track", who=who, track=track) for track in tracks]


def renown(who: str, amount: int) -> Move:
    """Renown tokens that a player gains."""
    return move("gain_renown", who=who, amount=amount)


def end_turn(who: str | None = None) -> Move:
    """The turn of a player, or of whoever is on, ends."""
    return move("end_turn", who=who) if who else move("end_turn")


def player(game: AnyGame, who: str = "Ana") -> Player:
    """A player as the table has it now."""
    found: Player = game.table.player(who)
    return found


def asked(game: AnyGame) -> list[str]:
    """The keys of all open prompts."""
    return [prompt.key for prompt in prompts(game.table)]


def noticed(game: AnyGame) -> list[str]:
    """The kinds of all notices."""
    return [notice.kind for notice in notices(game.table)]


def labels(game: AnyGame) -> list[str]:
    """What the ledger says."""
    return [entry.label for entry in game.ledger.standing]
