"""Vestige as other people and other apps get it."""

from companion.giving import Giving
from companion.vestige.play_log import played
from companion.vestige.report import result_text
from companion.vestige.result_csv import result_rows
from companion.vestige.standing_text import standing_text
from companion.vestige.table import Table


def _told(table: Table, title: str, day: str) -> str:
    return result_text(table.score, title, day) if table.score else standing_text(table, title, day)


GIVING = Giving(told=_told, rows=lambda table: result_rows(table.score), played=played)
