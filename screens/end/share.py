"""The result to be shared: as text, and as a picture."""

from datetime import datetime
from typing import Any

import flet as ft

from companion.vestige.report import result_text
from companion.vestige.table import Table
from screens import theme
from screens.end.picture import Picture
from screens.guard import component
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def Share(sitting: Sitting, revision: int, text: str) -> ft.Control:
    """Text goes out by the browser itself, within the tap; the picture is shown first and then kept."""
    shown, set_shown = ft.use_state(False)
    table: Table = sitting.table
    picture = (
        Picture(
            table=table,
            title=sitting.game.rules.titled(sitting.game.table),
            day=day_of(sitting),
            say=sitting.say,
        )
        if shown
        else None
    )
    ft.use_dialog(sheet(picture, lambda: set_shown(False)) if picture else None)
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            # Copied as well: not every browser has a place to share to, and none says so.
            _action(
                "Share as text",
                ft.Icons.SHARE_OUTLINED,
                [ft.CopyToClipboard(text), ft.ShareText(text, title="Vestige")],
                lambda: sitting.say("Copied, to be pasted anywhere; the share sheet opens where the browser has one."),
            ),
            _action("Share as picture", ft.Icons.IMAGE_OUTLINED, None, lambda: set_shown(True)),
            _action("Copy as text", ft.Icons.COPY_OUTLINED, ft.CopyToClipboard(text), lambda: sitting.say("Copied.")),
        ],
    )


def _action(text: str, icon: ft.IconData, action: Any, on_click: Any = None) -> ft.Control:
    return ft.FilledTonalButton(
        content=ft.Text(text, size=theme.BODY),
        icon=icon,
        action=action,
        on_click=on_click,
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        ),
    )


def day_of(sitting: Sitting) -> str:
    """The day on which the game was filed, as people write it."""
    entry = sitting.game.ledger.undoes
    at = datetime.fromisoformat((entry.at if entry else None) or sitting.game.created)
    return f"{at.day} {at:%B %Y}"


def result_words(sitting: Sitting) -> str:
    """The filed result as text."""
    return result_text(sitting.table.score, sitting.game.rules.titled(sitting.game.table), day_of(sitting))
