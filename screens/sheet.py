"""A bottom sheet: detail over the screen, which stays where it was."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens import back, buttons, theme


def sheet(
    content: ft.Control, on_close: Callable[[], Any], share: float = 0.86, lead: Sequence[ft.Control] = ()
) -> ft.BottomSheet:
    """The sheet with `content`, to be given to `ft.use_dialog`. It scrolls, and has a named way out.

    `share` is how much of the screen's height it takes: the table stays in sight above it. `lead` stands before
    the way out.
    """
    height = (ft.context.page.height or 844) * share
    return ft.BottomSheet(
        content=ft.Container(
            padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, bottom=theme.PAD, top=4),
            content=ft.Column(
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    ft.Row(
                        alignment=ft.MainAxisAlignment.END,
                        controls=[back.Open(on_close=on_close), *lead, buttons.icon(ft.Icons.CLOSE, "Close", on_close)],
                    ),
                    content,
                ],
            ),
        ),
        scrollable=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        size_constraints=ft.BoxConstraints(max_width=640, max_height=height),
        on_dismiss=on_close,
    )


def use_closing(close: Callable[[], Any]) -> Callable[[], None]:
    """A way to close a sheet behind what was done in it, for sheets that follow the game.

    Flet draws a sheet that is closed and its content that has changed in the same breath one by one, and the browser
    then misses parts of the content. So what was done is drawn first, and the sheet is closed after that.
    """
    closing, set_closing = ft.use_state(False)

    def now() -> None:
        if closing:
            set_closing(False)
            close()

    ft.use_effect(now, [closing])
    return lambda: set_closing(True)
