"""What else can be done with a card: a copy of it, out of use, away, and out as a file."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.bin import DAYS
from screens import buttons, theme
from screens.guard import component


@component
def More(
    name: str,
    retired: bool,
    kept: bool,
    changed: bool,
    on_duplicate: Callable[[], Any] | None,
    on_share: Callable[[], Any] | None,
    on_retire: Callable[[bool], Any],
    on_take_back: Callable[[], Any],
    on_delete: Callable[[], Any],
) -> ft.Control:
    """A line for each. Deleting asks once where something written is lost with it: what is kept goes to the bin.

    Of a card that is not `kept` yet there is only the draft. What a game does not offer is None.
    """
    asking, set_asking = ft.use_state(False)
    once = buttons.use_once()
    if asking:
        return _form(
            [
                theme.heading(f"Delete {name}?", level=1),
                theme.body(
                    "It goes to the bin as it was kept last. What you have changed since then is gone."
                    if kept
                    else "It is not kept yet: what you have written is gone."
                ),
                ft.Row(
                    wrap=True,
                    spacing=6,
                    run_spacing=6,
                    controls=[
                        buttons.tonal("Keep it", lambda: set_asking(False)),
                        buttons.quiet("Yes, delete it", once(on_delete), icon=ft.Icons.DELETE_OUTLINE),
                    ],
                ),
            ],
            key="asking",
        )
    use = (
        ("Use it again", "It is offered again.")
        if retired
        else ("Retire it", "It is offered no more, and nothing is lost.")
    )
    return _form(
        [
            theme.heading(name, level=1),
            ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    *([_deed(ft.Icons.COPY_OUTLINED, "Duplicate", "A copy under another name, to be changed.",
                             once(on_duplicate))] if on_duplicate else []),
                    *([_deed(ft.Icons.SHARE_OUTLINED, "Share", "As a file, for other people.", once(on_share))]
                      if kept and on_share else []),
                    *([_deed(ft.Icons.INVENTORY_2_OUTLINED, *use, once(lambda: on_retire(not retired)))]
                      if kept else []),
                    *([_deed(ft.Icons.UNDO, "Take back what was changed", "The card is as it was kept.",
                             once(on_take_back))] if kept and changed else []),
                    _delete(kept, once(on_delete) if kept and not changed else lambda: set_asking(True)),
                ],
            ),
        ],
        key="more",
    )  # fmt: skip


def _form(controls: list[ft.Control], key: str) -> ft.Control:
    return ft.Column(
        key=key,
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=controls,
    )


def _delete(kept: bool, on_click: buttons.Action) -> ft.Control:
    words = f"It can be taken back for {DAYS} days. Games in which it plays keep it."
    return (
        _deed(ft.Icons.DELETE_OUTLINE, "Delete", words, on_click)
        if kept
        else _deed(ft.Icons.DELETE_OUTLINE, "Throw it away", "Asks once.", on_click)
    )


def _deed(icon: ft.IconData, title: str, words: str, on_click: buttons.Action) -> ft.Control:
    return ft.ListTile(
        key=title,
        leading=ft.Icon(icon, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(title, size=theme.BODY),
        subtitle=ft.Text(words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=4, vertical=2),
        min_height=theme.TOUCH,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(on_click),
    )
