"""A filed game as a play for people's play logs: who played, who won, when and for how long."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from companion.bg_stats import Play
from companion.faults import BadInput, Fault, shown
from companion.game import Game

SHORTEST, LONGEST = timedelta(minutes=5), timedelta(hours=12)
"""How long a game takes that was played in one go: what was typed in afterwards is shorter, a game put aside longer."""

AnyGame = Game[Any, Any, Any, Any]


def play_of(game: AnyGame) -> Play:
    """A filed game as a play. Raises ValueError for one that is not filed."""
    if game.table.score is None:
        raise ValueError("the game is not filed")
    over, played = ended(game), game.rules.giving.played(game)
    return Play(
        id=game.id,
        game=game.rules.id,
        title=game.rules.title,
        over=over,
        minutes=_minutes(game, over),
        players=played.players,
        board=played.variant,
        comments=played.comments,
        cooperative=played.cooperative,
        rounds=game.table.round if tracked(game) else 0,
    )


def tracked(game: AnyGame) -> bool:
    """Whether a game was followed from its first round, not only scored."""
    return bool(game.setup.starts_at == "round_one")


def ended(game: AnyGame) -> datetime:
    """When a game was filed, or what happened last in one that goes on. Raises BadInput where no time is one."""
    history = game.ledger.standing
    filed = [entry.at for entry in history if any(it.event == "game_finished" for it in entry.events)]
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
    if not tracked(game) or not SHORTEST <= took <= LONGEST:
        return None
    return round(took / timedelta(minutes=1))


def began(game: AnyGame) -> str:
    """Who had the first turn, under the name that they have now; nobody in a game that was not tracked."""
    if not tracked(game):
        return ""
    name = str(game.setup.seats[0].name)
    for entry in game.ledger.standing:
        for event in entry.events:
            if event.event == "seat_renamed" and event.who == name:
                name = event.to
    return name


def rank(totals: Mapping[str, int], winners: Sequence[str], side: str) -> int:
    """The place of a side among all of them. Who has won stands before who only has more points."""
    worth = {one: (one in winners, total) for one, total in totals.items()}
    return 1 + sum(other > worth[side] for other in worth.values())
