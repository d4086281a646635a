"""A card as it lies in a tableau, with the jobs that are tucked under its top and what is attached below."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.cards import CardKind
from companion.vestige.glossary import entry_of_card
from screens import theme
from screens.guard import memo
from screens.rules.word import opener
from screens.vestige.tableau.kinds import card_ground, sign

_TUCK = 28
"""Pixels by which a tucked card lies further in."""


@memo
def CardPicture(
    id: int,
    kind: CardKind,
    title: str,
    more: str,
    printed: int | None,
    spoken: str,
    blocks: int,
    cubes: str,
    opened: bool,
    on_card: Callable[[int], Any],
) -> ft.Control:
    """A card: its sign, its name, what became of it, and what is printed on it. A tap opens what can be done."""
    value = ft.Text(
        "?" if printed is None else str(printed),
        size=theme.TITLE + 6,
        font_family=theme.NUMBERS,
        weight=ft.FontWeight.W_600,
        color=ft.Colors.OUTLINE if printed is None else ft.Colors.ON_SURFACE,
    )
    return _button(
        id,
        kind,
        spoken,
        opened,
        on_card,
        ft.Row(
            spacing=10,
            controls=[
                sign(kind),
                ft.Column(spacing=0, tight=True, expand=True, controls=[*_named(title, more), *_cubes(blocks, cubes)]),
                value,
            ],
        ),
        ft.BorderRadius.all(theme.RADIUS),
        ft.Padding.symmetric(horizontal=10, vertical=8),
    )


def _named(title: str, more: str) -> list[ft.Control]:
    name = ft.Text(title, size=theme.BODY, color=ft.Colors.ON_SURFACE)
    return [name, theme.small(more)] if more else [name]


def _cubes(blocks: int, colour: str) -> list[ft.Control]:
    """Blocks on a card, as they lie on it."""
    if not blocks:
        return []
    cubes = [ft.Container(width=11, height=11, border_radius=2, bgcolor=colour) for _ in range(min(blocks, 8))]
    return [ft.Container(ft.Row(list[ft.Control](cubes), spacing=4, wrap=True, run_spacing=4), padding=4)]


@memo
def Tucked(
    id: int,
    kind: CardKind,
    title: str,
    more: str,
    printed: int | None,
    spoken: str,
    above: bool,
    opened: bool,
    on_card: Callable[[int], Any],
) -> ft.Control:
    """The edge of a card that lies under another: a job looks out `above` it, an augmentation below."""
    near, far = theme.RADIUS, 3
    top, bottom = (near, far) if above else (far, near)
    colour = ft.Colors.OUTLINE if printed is None else ft.Colors.ON_SURFACE
    value = [] if above else [theme.number("?" if printed is None else str(printed), size=theme.TITLE, color=colour)]
    return ft.Container(
        padding=ft.Padding.only(left=_TUCK, right=_TUCK / 2),
        content=_button(
            id,
            kind,
            spoken,
            opened,
            on_card,
            ft.Row(
                spacing=8,
                controls=[
                    ft.Container(sign(kind, size=24), height=theme.TOUCH - 8, alignment=ft.Alignment.CENTER),
                    ft.Column(
                        spacing=0,
                        tight=True,
                        expand=True,
                        controls=_named(title, more),
                    ),
                    *([ft.Icon(ft.Icons.HOURGLASS_EMPTY, size=18, color=ft.Colors.OUTLINE)] if above else value),
                ],
            ),
            ft.BorderRadius(top_left=top, top_right=top, bottom_left=bottom, bottom_right=bottom),
            ft.Padding.symmetric(horizontal=8, vertical=4),
        ),
    )


def _button(
    id: int,
    kind: CardKind,
    spoken: str,
    opened: bool,
    on_card: Callable[[int], Any],
    content: ft.Control,
    corners: ft.BorderRadius,
    padding: ft.Padding,
) -> ft.Control:
    edge = ft.BorderSide(2 if opened else 1, ft.Colors.PRIMARY if opened else ft.Colors.OUTLINE_VARIANT)
    return ft.Container(
        border_radius=corners,
        gradient=card_ground(kind),
        content=ft.MergeSemantics(
            ft.Semantics(
                expanded=opened,
                content=ft.TextButton(
                    on_click=lambda: on_card(id),
                    on_long_press=opener(entry_of_card(kind)),
                    style=ft.ButtonStyle(padding=padding, shape=ft.RoundedRectangleBorder(radius=corners, side=edge)),
                    content=ft.Semantics(label=spoken, exclude_semantics=True, content=content),
                ),
            )
        ),
    )
