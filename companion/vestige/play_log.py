"""A filed game of Vestige for people's play logs.

Nemeses are no players there: nobody keeps count of a nemesis's plays. The variant names them, the comment says what
they scored, and a game that they win is one that the players have lost.
"""

from typing import Any

from companion.bg_stats import Player
from companion.game import Game
from companion.giving import Played
from companion.play_log import began, rank
from companion.vestige.report import headline, settled
from companion.vestige.score import Score
from companion.vestige.setup import Mode, Setup
from companion.vestige.table import Competitor, Table

_VARIANTS: dict[Mode, str] = {
    "solo": "Solo",
    "competitive": "Competitive",
    "teams": "Teams",
    "cooperative": "Cooperative",
}

AnyGame = Game[Setup, Table, Any, Any]


def played(game: AnyGame) -> Played:
    """Who played and how it ended. Raises ValueError for a game that is not filed."""
    score = game.table.score
    if score is None:
        raise ValueError("the game is not filed")
    return Played(
        players=tuple(_player(game, score, human) for human in game.table.humans),
        variant=variant(game.table),
        comments=_comments(game.table, score),
        cooperative=game.table.mode == "cooperative",
    )


def _player(game: AnyGame, score: Score, human: Competitor) -> Player:
    side = score.sides[human.name]
    return Player(
        name=human.name,
        # Where a value is still unknown, nobody has won yet.
        winner=settled(score) and side in score.verdict.winners,
        starts=human.name == began(game),
        score=score.totals[side],
        rank=rank(score.totals, score.verdict.winners, side),
        role=human.color or "",
        team=(human.team or "") if game.table.mode == "teams" else "",
    )


def variant(table: Table) -> str:
    """How the game was played, in few words: `Solo against Bone, menace`."""
    names = " and ".join(nemesis.name for nemesis in table.nemeses)
    return f"{_VARIANTS[table.mode]} against {names}, {table.difficulty}" if names else _VARIANTS[table.mode]


def _comments(table: Table, score: Score) -> str:
    """The verdict with its reason and all totals, and how high each nemesis stood."""
    because = score.verdict.because
    threats = [f"{nemesis.name} at threat level {nemesis.threat}" for nemesis in table.nemeses if nemesis.pack]
    told = [headline(score), f"{because[:1].upper()}{because[1:]}", *threats]
    if not score.complete:
        told.append("Some printed values are still unknown")
    return "".join(f"{sentence}. " for sentence in told).strip()
