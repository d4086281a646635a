"""Games of Forsaken to begin a test with, and the shortest way to play on from there."""

from typing import Any

from companion.forsaken.commands import COMMANDS
from companion.forsaken.player import Player
from companion.forsaken.prompts import notices, prompts
from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.setup import Setup
from companion.game import Game, Refusal

AnyGame = Game[Any, Any, Any, Any]
Move = dict[str, Any]


def setup(*names: str, vitality: int | None = 8, green: int | None = 3, **changes: Any) -> Setup:
    """A setup for these people, whose vitality tracks have been read."""
    seats = [{"name": name, "vitality": vitality, "green": green} for name in names or ("Ana", "Ben", "Cleo")]
    return Setup.model_validate({"seats": seats} | changes)


def begin(*names: str, vitality: int | None = 8, green: int | None = 3, **changes: Any) -> AnyGame:
    """A game of Ana, Ben and Cleo, or of those named, with an empty ledger."""
    chosen = setup(*names, vitality=vitality, green=green, **changes)
    return Game.begin(FORSAKEN, chosen, id="g", created="2026-11-01T20:00:00")


def alone(**changes: Any) -> AnyGame:
    """A solo game of Ana against Grash, with a plot deck of eight."""
    return begin("Ana", **({"rival": {"name": "Grash", "pips": 1, "plot": 8}} | changes))


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


def gain(who: str = "Ana", **gains: int) -> Move:
    """What an outcome gives somebody: `gain("Ana", vp=2, legend=1)`."""
    return move("gain", who=who, gains=gains)


def end_turn(who: str | None = None) -> Move:
    """The turn of a player, or of whoever is on, ends."""
    return move("end_turn", who=who) if who else move("end_turn")


def player(game: AnyGame, who: str = "Ana") -> Player:
    """A player as the table has it now."""
    found: Player = game.table.player(who)
    return found


def asked(game: AnyGame) -> list[str]:
    """The kinds of all open prompts."""
    return [prompt.kind for prompt in prompts(game.table)]


def noticed(game: AnyGame) -> list[str]:
    """The kinds of all notices."""
    return [notice.kind for notice in notices(game.table)]


def labels(game: AnyGame) -> list[str]:
    """What the ledger says."""
    return [entry.label for entry in game.ledger.standing]
