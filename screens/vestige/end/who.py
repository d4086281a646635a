"""Whose turn it is to be asked: competitors in a row, one of them chosen."""

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_nemesis
from companion.vestige.table import Competitor, Table
from screens import marks, theme
from screens.ending import sides
from screens.rules.word import explained


def who_row(
    table: Table,
    names: tuple[str, ...],
    chosen: str,
    on_pick: Callable[[str], Any],
    notes: Mapping[str, str] | None = None,
) -> ft.Control:
    """The competitors with these names, each a button; `notes` are said beside the names."""
    rules = {name: entry_of_nemesis(name) for name in names if not table.competitor(name).human}
    return sides.who_row(table, names, chosen, on_pick, notes, rules)


def named(table: Table, competitor: Competitor, note: str = "") -> ft.Control:
    """A competitor's mark and name, as the head of what follows."""
    row = ft.Row(
        spacing=theme.GAP,
        controls=[
            marks.mark(table, competitor, size=28),
            theme.body(competitor.name, expand=True),
            *([theme.small(note)] if note else []),
        ],
    )
    return row if competitor.human else explained(row, entry_of_nemesis(competitor.name))
