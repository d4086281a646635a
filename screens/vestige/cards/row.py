"""A row of a nemesis: for which threat level it counts."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.editing import Draft, Path
from companion.vestige.box.parts import faults_at
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import heading
from screens.setup.picked import picked
from screens.vestige.cards import look
from screens.vestige.cards.editing import Editing
from screens.vestige.cards.number import Number


@component
def RowSheet(
    editing: Editing, path: Path, row: Draft, faults: Sequence[Fault], drop: Callable[[], Any], done: Callable[[], Any]
) -> ft.Control:
    """The content of a sheet for one row: its level, and whether it serves every higher one."""
    once = buttons.use_once()
    above = bool(row.get("and_above"))

    def reach(above: bool) -> None:
        editing.put((*path, "and_above"), above or None)

    return look.opened(
        [
            heading("Threat level of this row", "nemesis-row"),
            Number(
                name="Threat level",
                value=row.get("threat", 0),
                read=lambda: editing.at((*path, "threat"), 0),
                on_value=lambda level: editing.put((*path, "threat"), level),
                highest=20,
                key="level",
            ),
            look.chips(
                [
                    picked("this level alone", not above, lambda: reach(False), "This level alone"),
                    picked("and every level above", above, lambda: reach(True), "And every level above"),
                ]
            ),
            look.misfits(faults_at(faults, path)),
            theme.small("Two rows cannot have the same level."),
        ],
        "row",
        once(done),
        "Take this row away",
        once(drop),
    )
