"""Who played a game that nobody tracked: a tab each, with the total so far; names of people who played before."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from screens import buttons, marks, theme

_SUGGESTED = 6


def person_tab(
    id: int,
    name: str,
    letter: str,
    fill: str,
    total: int,
    unit: str,
    chosen: bool,
    on_click: Callable[[], Any],
    human: bool = True,
) -> ft.Control:
    """Somebody with the total so far, so many of a `unit`; a tap opens what is theirs. `letter` is for the mark."""
    kind = ft.FilledTonalButton if chosen else ft.TextButton
    return kind(
        key=f"person-{id}",
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        ),
        content=ft.Semantics(
            label=f"{name}: {total} {unit}{', chosen' if chosen else ''}",
            exclude_semantics=True,
            content=ft.Row(
                tight=True,
                spacing=theme.GAP,
                controls=[
                    marks.badge(letter, fill, human, 28),
                    theme.number(str(total), size=theme.TITLE, color=ft.Colors.ON_SURFACE),
                ],
            ),
        ),
    )


def suggested(known: Sequence[str], here: Sequence[str], take: Callable[[str], Callable[[], None]]) -> ft.Control:
    """People who have played before and are not there yet, while the last of `here`, whose name is asked, has none."""
    there = {name.strip().casefold() for name in here}
    names = [name for name in known if name.casefold() not in there]
    return ft.Row(
        wrap=True,
        visible=bool(names) and not here[-1].strip(),
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(name, take(name), label=f"This is {name}") for name in names[:_SUGGESTED]],
    )
