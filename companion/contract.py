"""What a game says without screens: the fields that CONTRACT names, which stay stable."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from companion.export import GivenIds
from companion.frozen import Frozen
from companion.game import Game

Setup = TypeVar("Setup")
Move = TypeVar("Move")


class PlayRequest(Frozen, Generic[Setup, Move]):
    """What `tableside play` reads: a setup and the moves that follow it. Each game says which `game` it is.

    `ids` says, by the number of the move counted from 0, which ids it gives to what comes into being where those are
    not the table's next ones: later moves speak of them. `notes` are for people; nothing comes of them.
    """

    game: str
    setup: Setup
    moves: tuple[Move, ...] = ()
    ids: GivenIds = {}
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Contract:
    """A game for the commands without screens.

    `score_request` and `play_request` are the models of what `score` and `play` read; `score` is the final scoring of
    such a request, with `lines`, `totals`, `complete` and a `verdict`; `standing` is what `play` prints of a game, and
    `play_lines` the same as people read it, without prompts, notices and score. `files` are what else people write for
    this game, by the name of its schema.
    """

    score_request: type[Frozen]
    play_request: type[PlayRequest[Any, Any]]
    files: Mapping[str, TypeAdapter[Any]]
    score: Callable[[Any], Frozen]
    standing: Callable[[Game[Any, Any, Any, Any]], dict[str, Any]]
    play_lines: Callable[[dict[str, Any]], list[str]]
