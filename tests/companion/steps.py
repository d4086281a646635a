"""How an evening goes on, in every game: what people ask of it is tried, one after the other."""

from collections.abc import Iterator
from typing import Any

from companion.game import Game, Refusal

AnyGame = Game[Any, Any, Any, Any]


def steps(evening: tuple[AnyGame, list[Any]]) -> Iterator[AnyGame]:
    """The game before the first command and after each that was not refused."""
    game, commands = evening
    yield game
    for command in commands:
        answer = game.act(command)
        if not isinstance(answer, Refusal):
            game = answer
            yield game


def after(evening: tuple[AnyGame, list[Any]]) -> AnyGame:
    """The game at the end of the evening; what was refused has changed nothing."""
    *_, last = steps(evening)
    return last
