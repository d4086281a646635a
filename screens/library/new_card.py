"""A new card: which kind, then its name, or which one of its kind it is."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.browsing import Shelf
from screens import buttons, frame, theme
from screens.fields import NameField, use_half_typed
from screens.guard import component
from screens.library.cards import Begin, Cards
from screens.rules.word import beside, opener
from screens.same import use_same


@component
def NewCard(library: Any, kinds: Mapping[str, Shelf], cards: Cards, kind: str | None, begin: Begin) -> ft.Control:
    """With a `kind` that is known already only the name is asked for."""
    chosen, choose = ft.use_state(kind)
    once = buttons.use_once()
    if chosen is None:
        return ft.Column(
            tight=True,
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("What kind of card?", level=1), "library", "the library"),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[_kind(one, shelf, cards, once(partial(choose, one))) for one, shelf in kinds.items()],
                ),
            ],
        )
    naming: ft.Control = Naming(library=library, kind=chosen, shelf=kinds[chosen], cards=cards, begin=begin, key=chosen)
    return naming


def _kind(kind: str, shelf: Shelf, cards: Cards, on_click: Callable[[], Any]) -> ft.Control:
    return ft.MergeSemantics(
        ft.TextButton(
            key=kind,
            on_click=buttons.called(on_click),
            on_long_press=opener(shelf.rule),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=4, vertical=12),
                bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            ),
            content=ft.Column(
                tight=True,
                spacing=6,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    # As wide as most words are, so that the kinds make a grid; larger text makes them wider.
                    ft.Row([cards.sign(kind, 40)], width=96, alignment=ft.MainAxisAlignment.CENTER),
                    ft.Text(shelf.title, size=theme.SMALL, color=ft.Colors.ON_SURFACE, text_align=ft.TextAlign.CENTER),
                ],
            ),
        )
    )


@component
def Naming(library: Any, kind: str, shelf: Shelf, cards: Cards, begin: Begin) -> ft.Control:
    """The name of a card. One that is there already is opened instead of written twice."""
    # As it was typed last: a tap may come before the letters before it are drawn.
    typed = use_half_typed(f"new {kind}")
    letters, set_letters = ft.use_state(typed.begun)
    nameless, set_nameless = ft.use_state(False)
    once = buttons.use_once()

    def note(text: str) -> None:
        typed.note(text)
        set_letters(text)

    keep = use_same(lambda: note)

    def write() -> None:
        name = " ".join(typed.text.split())[:60].strip()
        if name:
            typed.done()
            begin(kind, name)
        else:
            set_nameless(True)

    def answers() -> list[Any]:
        instead = cards.instead(kind, begin)
        if instead is not None:
            return [instead]
        offered = cards.offered(library, kind, letters)
        blank = nameless and not letters.strip()
        return [
            NameField("Its name", typed.begun, keep, key="name"),
            *([_choices(offered, once, kind, begin)] if offered else []),
            *([frame.fault("It needs a name: the one that is printed on it.")] if blank else []),
            buttons.primary("Write it down", once(write), icon=ft.Icons.EDIT_OUTLINED),
        ]

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=12,
                controls=[
                    cards.sign(kind, 40),
                    ft.Container(beside(theme.heading(shelf.title, level=1), shelf.rule, shelf.title), expand=True),
                ],
            ),
            *answers(),
        ],
    )


def _choices(
    offered: tuple[str, ...], once: Callable[[buttons.Action], buttons.Action], kind: str, begin: Begin
) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(name, once(partial(begin, kind, name))) for name in offered],
    )
