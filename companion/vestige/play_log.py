"""A filed game as a play for people's play logs: who played, who won, when and for how long.

Nemeses are no players there: nobody keeps count of a nemesis's plays. The variant names them, the comment says what
they scored, and a game that they win is one that the players have lost.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from companion.bg_stats import Play, Player
from companion.faults import BadInput, Fault, shown
from companion.game import Game
from companion.vestige.events import GameFinished, SeatRenamed
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
SHORTEST, LONGEST = timedelta(minutes=5), timedelta(hours=12)
"""How long a game takes that was played in one go: what was typed in afterwards is shorter, a game put aside longer."""

AnyGame = Game[Setup, Table, Any, Any]


def play_of(game: AnyGame) -> Play:
    """A filed game as a play. Raises ValueError for one that is not filed."""
    score = game.table.score
    if score is None:
        raise ValueError("the game is not filed")
    over = ended(game)
    return Play(
        id=game.id,
        game=game.rules.id,
        title=game.rules.title,
        over=over,
        minutes=_minutes(game, over),
        players=tuple(_player(game, score, human) for human in game.table.humans),
        board=variant(game.table),
        comments=_comments(game.table, score),
        cooperative=game.table.mode == "cooperative",
        rounds=game.table.round if game.setup.starts_at == "round_one" else 0,
    )


def ended(game: AnyGame) -> datetime:
    """When a game was filed, or what happened last in one that goes on. Raises BadInput where no time is one."""
    history = game.ledger.standing
    filed = [entry.at for entry in history if any(isinstance(it, GameFinished) for it in entry.events)]
    last = [entry.at for entry in history if entry.at]
    return _moment(next(filter(None, (*filed[-1:], *last[-1:])), game.created))


def _moment(written: str) -> datetime:
    try:
        found = datetime.fromisoformat(written)
    except ValueError as error:
        raise BadInput([Fault("game", f"{shown(written)} is no time", "one such as 2026-11-30T20:00:00")]) from error
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _minutes(game: AnyGame, over: datetime) -> int | None:
    """How long the game took, None where its times do not tell: nobody tracked it, or it lay for a night."""
    took = over - _moment(game.created)
    if game.setup.starts_at == "scoring" or not SHORTEST <= took <= LONGEST:
        return None
    return round(took / timedelta(minutes=1))


def _player(game: AnyGame, score: Score, human: Competitor) -> Player:
    side = score.sides[human.name]
    return Player(
        name=human.name,
        # Where a value is still unknown, nobody has won yet.
        winner=settled(score) and side in score.verdict.winners,
        starts=game.setup.starts_at == "round_one" and human.name == _began(game),
        score=score.totals[side],
        rank=_rank(score, side),
        role=human.color or "",
        team=(human.team or "") if game.table.mode == "teams" else "",
    )


def _began(game: AnyGame) -> str:
    """Who had the first turn (p. 10), under the name that they have now."""
    name = game.setup.seats[0].name
    for entry in game.ledger.standing:
        for event in entry.events:
            if isinstance(event, SeatRenamed) and event.who == name:
                name = event.to
    return name


def _rank(score: Score, side: str) -> int:
    """The place of a side among all of them, nemeses too. Who has won stands before who only has more leverage."""
    worth = {one: (one in score.verdict.winners, total) for one, total in score.totals.items()}
    return 1 + sum(other > worth[side] for other in worth.values())


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
