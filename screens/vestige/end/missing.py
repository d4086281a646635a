"""Printed values that the result still lacks: one is asked for, the others wait below it."""

from collections.abc import Callable

import flet as ft

from companion.vestige.closing import Unknown, answer, unknown
from companion.vestige.glossary import entry_of_printed
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import opener
from screens.sitting import Sitting
from screens.vestige.end.asking import Ask


@component
def Missing(sitting: Sitting, revision: int, place: str = "") -> ft.Control:
    """Asks for what is unknown at a `place` such as `region:`, everywhere by default.

    Who does not know the first one takes another: nobody is stuck.
    """
    picked, set_picked = ft.use_state("")
    missing = [it for it in unknown(sitting.table) if (it.of or "").startswith(place)]
    asked = next((it for it in missing if it.key == picked), missing[0] if missing else None)
    if asked is None:
        return ft.Container()

    def read(value: int) -> None:
        sitting.dispatch(answer(sitting.table, asked, value), sitting.game.revision)

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            Ask(
                key=f"ask-{asked.key}",
                question=asked.question,
                what=asked.question.rstrip("?"),
                rule=entry_of_printed(asked.of or ""),
                on_value=read,
            ),
            *[_other(it, lambda key=it.key: set_picked(key)) for it in missing if it.key != asked.key],
        ],
    )


def _other(it: Unknown, on_pick: Callable[[], None]) -> ft.Control:
    return ft.Row(
        key=f"other-{it.key}",
        controls=[
            ft.TextButton(
                content=theme.small(it.question),
                icon=ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
                on_click=buttons.called(on_pick),
                on_long_press=opener(entry_of_printed(it.of or "")),
                style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8, vertical=12)),
            )
        ],
    )
