"""From what a screen says to the entry of the ledger that tells why."""

from typing import Any

import flet as ft

from companion.chapters import latest
from companion.ledger import Entry
from screens import buttons, routes
from screens.rules.word import held
from screens.sitting import Sitting

LOOK = "looked up in the ledger"
"""Under this name a sitting keeps the entry with which the ledger is to open."""


def why(sitting: Sitting, kind: type, of: str) -> list[ft.Control]:
    """The way to the last entry with an event of this kind, if there is one. `of` is what it is about, when spoken."""
    entry = latest(sitting.game.ledger.standing, kind)
    if entry is None:
        return []

    def open_it() -> None:
        sitting.kept[LOOK] = entry
        sitting.go(routes.game(sitting.game_id, "ledger"))

    return [held(buttons.quiet("Why?", open_it, icon=ft.Icons.RECEIPT_LONG_OUTLINED, label=f"Why {of}?"), "ledger")]


def looked_up(sitting: Sitting) -> Entry[Any] | None:
    """The entry with which the ledger opens, once."""
    found: Any = sitting.kept.pop(LOOK, None)
    return found if isinstance(found, Entry) else None
