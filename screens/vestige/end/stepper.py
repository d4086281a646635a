"""Where one is in final scoring: a line of short bars, which opens to the list of all steps."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.buttons import called
from screens.rules.word import beside, opener


def stepper_line(titles: list[str], number: int, on_open: Callable[[], Any]) -> ft.Control:
    """The line; it is one button, spoken as `Step 3 of 9: Regions. All steps`."""
    words = f"Step {number + 1} of {len(titles)}"
    return ft.TextButton(
        on_click=on_open,
        on_long_press=opener("scoring-order"),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=0, vertical=10),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        ),
        content=ft.Column(
            tight=True,
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(spacing=4, controls=[_bar(place, number) for place in range(len(titles))]),
                ft.Row(
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    controls=[
                        ft.Text(
                            words,
                            size=theme.SMALL,
                            color=ft.Colors.ON_SURFACE_VARIANT,
                            semantics_label=f"{words}: {titles[number]}. All steps",
                        ),
                        ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
                    ],
                ),
            ],
        ),
    )


def _bar(place: int, number: int) -> ft.Control:
    return ft.Container(
        key=f"bar-{place}",
        expand=True,
        height=6 if place == number else 3,
        border_radius=3,
        bgcolor=ft.Colors.PRIMARY if place <= number else ft.Colors.OUTLINE_VARIANT,
    )


def stage_list(titles: list[str], rules: list[str], number: int, on_pick: Callable[[int], Any]) -> ft.Control:
    """All steps, to jump to one of them. `rules` are their entries."""
    return ft.Column(
        tight=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Steps of final scoring"), "scoring-order", "the order of final scoring"),
            *[
                ft.TextButton(
                    key=f"to-{place}",
                    on_click=called(lambda place=place: on_pick(place)),
                    on_long_press=opener(rule),
                    style=ft.ButtonStyle(
                        padding=ft.Padding.symmetric(horizontal=8, vertical=14), alignment=ft.Alignment.CENTER_LEFT
                    ),
                    content=ft.Text(
                        f"{place + 1}  {title}{'  ·  here' if place == number else ''}",
                        size=theme.BODY,
                        color=ft.Colors.PRIMARY if place == number else ft.Colors.ON_SURFACE,
                    ),
                )
                for place, (title, rule) in enumerate(zip(titles, rules, strict=True))
            ],
        ],
    )
