"""Forsaken as other people and other apps get it: as text, as rows of a table, as a play for a play log."""

from typing import Any

from companion.bg_stats import Player as LoggedPlayer
from companion.forsaken.pieces import Rival
from companion.forsaken.player import Player
from companion.forsaken.report import STEPS, headline, result_text, standing_text
from companion.forsaken.setup import Setup
from companion.forsaken.table import Table
from companion.game import Game
from companion.giving import Giving, Played
from companion.play_log import began, rank
from companion.result_csv import Cell

COLUMNS = ("who", "step", "what", "points", "because")


def _told(table: Table, title: str, day: str) -> str:
    return result_text(table.score, title, day) if table.score else standing_text(table, title, day)


def _rows(table: Table) -> list[tuple[Cell, ...]]:
    score = table.score
    if score is None:
        raise ValueError("the game is not filed")
    won = score.verdict.winners if score.complete else ()
    doubt = "" if score.complete else "something that may give VP is still unread"
    lines: list[tuple[Cell, ...]] = [
        (line.who, line.step, STEPS[line.step], line.points, line.because) for line in score.lines
    ]
    stuff: list[tuple[Cell, ...]] = [
        (who, "cool_stuff", "Cool stuff", count, "counts in a tie only") for who, count in score.cool_stuff.items()
    ]
    totals: list[tuple[Cell, ...]] = [
        (who, "total", "Winner" if who in won else "Total", total, score.verdict.because if who in won else doubt)
        for who, total in score.totals.items()
    ]
    return [COLUMNS, *lines, *(stuff if score.verdict.reason in ("cool_stuff", "shared") else []), *totals]


def _played(game: Game[Setup, Table, Any, Any]) -> Played:
    table, score = game.table, game.table.score
    if score is None:
        raise ValueError("the game is not filed")
    because = score.verdict.because
    told = [headline(score), f"{because[:1].upper()}{because[1:]}"]
    if not score.complete:
        told.append("Something that may give VP is still unread")
    return Played(
        players=(
            *(_player(game, player) for player in table.players),
            *([_player(game, table.rival)] if table.rival else []),
        ),
        variant="Solo" if table.solo else "",
        comments="".join(f"{sentence}. " for sentence in told).strip(),
    )


def _player(game: Game[Setup, Table, Any, Any], player: Player | Rival) -> LoggedPlayer:
    score = game.table.score
    assert score is not None
    person = isinstance(player, Player)
    return LoggedPlayer(
        name=player.name,
        # Where something unread may still pay, nobody has won yet.
        winner=score.complete and player.name in score.verdict.winners,
        starts=person and player.name == began(game),
        score=score.totals[player.name],
        rank=rank(score.totals, score.verdict.winners, player.name),
        role=(player.character or player.module or player.color or "") if isinstance(player, Player) else "Rival",
    )


GIVING = Giving(told=_told, rows=_rows, played=_played)
