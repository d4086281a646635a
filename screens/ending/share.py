"""The result to be shared: at once as text or as a picture, and the way to everything else."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.exports import told
from screens import buttons, theme
from screens.ending.look import Look
from screens.export.sheet import COPIED, ShareOrExport
from screens.guard import component
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def Share(sitting: Sitting, revision: int, text: str, look: Look) -> ft.Control:
    """Text goes out by the browser itself, within the tap; the picture is shown first and then kept."""
    shown, set_shown = ft.use_state("")

    def close() -> None:
        set_shown("")

    ft.use_dialog(sheet(_ways(sitting, look, shown, close), close) if shown else None)
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            # Copied as well: not every browser has a place to share to, and none says so.
            _action(
                "Share as text",
                ft.Icons.SHARE_OUTLINED,
                [ft.CopyToClipboard(text), ft.ShareText(text, title=sitting.game.rules.title)],
                lambda: sitting.say(COPIED),
            ),
            _action("Share as picture", ft.Icons.IMAGE_OUTLINED, None, lambda: set_shown("picture")),
            buttons.quiet(
                "More ways",
                lambda: set_shown("all"),
                icon=ft.Icons.MORE_HORIZ,
                label="More ways to share or export",
            ),
        ],
    )


def _ways(sitting: Sitting, look: Look, begins: str, close: Callable[[], Any]) -> Any:
    return ShareOrExport(
        desk=sitting.desk,
        game_id=sitting.game_id,
        look=look,
        say=sitting.say,
        on_close=close,
        begins=begins,
        key=f"export-{begins}",
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


def result_words(sitting: Sitting) -> str:
    """The filed result as text."""
    return told(sitting.game)
