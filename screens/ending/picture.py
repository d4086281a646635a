"""The result as a picture, to be sent to those who were not there."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.game import Game
from screens import buttons, theme
from screens.ending.chart import points_chart
from screens.ending.look import Look
from screens.ending.page import announcement
from screens.ending.png import cut
from screens.ending.totals import totals_row
from screens.guard import component

AnyGame = Game[Any, Any, Any, Any]
FILE = "tableside-result.png"
SHARPEST = 3.0
"""At most so many pixels of the picture for one of the screen: sharp on any phone, and still small to send."""


@component
def Picture(game: AnyGame, day: str, look: Look, say: Callable[[str], Any]) -> ft.Control:
    """The picture as it will be, and a way to keep it. The browser draws it; nothing leaves the device by itself."""
    held: Any = ft.use_ref(lambda: ft.Ref())
    size: Any = ft.use_ref((0.0, 0.0))
    files: Any = ft.use_ref(None)
    if files.current is None:
        files.current = ft.FilePicker()

    def measure(event: Any) -> None:
        size.current = (event.width, event.height)

    async def keep() -> None:
        try:
            sharp = sharpness(ft.context.page, size.current)
            png = bytes(await held.current.current.capture(pixel_ratio=sharp))
            # The browser hands out its whole surface; the card lies in the upper left of it.
            width, height = (max(int(side * sharp), 1) for side in size.current)
            await files.current.save_file(file_name=FILE, src_bytes=cut(png, width, height) if width > 1 else png)
        except Exception as fault:
            say(f"This browser could not make the picture ({fault}). A screenshot shows the same.")

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            buttons.primary("Save the picture", keep, icon=ft.Icons.DOWNLOAD),
            ft.Screenshot(ref=held.current, content=_card(game, day, look, measure)),
        ],
    )


def sharpness(page: ft.Page, size: tuple[float, float]) -> float:
    """Pixels of the picture for one of the screen. The browser cuts off what is larger than its own surface."""
    width, height = size
    if not width or not height:
        return 1.0
    dense = float((page.media.device_pixel_ratio if page.media else 0) or 1)
    return min(SHARPEST, dense * float(page.width or 0) / width, dense * float(page.height or 0) / height) or 1.0


def _card(game: AnyGame, day: str, look: Look, on_size: Callable[[Any], Any]) -> ft.Control:
    rules, table = game.rules, game.table
    result = rules.result(table, table.score)
    return ft.Container(
        bgcolor=ft.Colors.SURFACE,
        on_size_change=on_size,
        padding=theme.PAD + 4,
        content=ft.Column(
            tight=True,
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.small(f"{rules.title}, {day}: {rules.titled(table)}"),
                announcement(result.words, color=ft.Colors.PRIMARY),
                theme.body(result.reason),
                totals_row(table, result, size=theme.NUMBER),
                points_chart(table, result, look, height=130),
                *look.below(table),
            ],
        ),
    )
