"""One nemesis while a game is set up."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_nemesis
from screens import buttons, fields, frame, marks, theme
from screens.rules.word import explained, opener
from screens.vestige.setup.draft import Drafting, NemesisDraft
from screens.vestige.setup.fitting import place_of


def nemesis_card(
    drafting: Drafting,
    nemesis: NemesisDraft,
    index: int,
    of: int,
    fault: str,
    move: Callable[[int, int], Any],
    remove: Callable[[int], Any],
    count: Callable[[int], Any],
) -> ft.Control:
    """Its name, its column, its threat cards, and its place among the others."""
    called = nemesis.called or f"nemesis {index + 1}"
    return ft.Container(
        key=ft.ScrollKey(place_of("nemeses", nemesis.id)),
        padding=ft.Padding.only(left=theme.PAD, right=theme.GAP, top=12, bottom=theme.GAP),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        content=ft.Column(
            spacing=4,
            controls=[
                ft.Row(
                    spacing=12,
                    controls=[
                        marks.badge(nemesis.called or "?", marks.NEMESIS_COLOURS[index], human=False, size=36),
                        ft.Container(expand=True, content=_name(drafting, nemesis, index)),
                        buttons.icon(ft.Icons.CLOSE, f"Leave out {called}", lambda: remove(nemesis.id)),
                    ],
                ),
                ft.Row(
                    wrap=True,
                    spacing=4,
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[_threats(drafting, nemesis, called, count), _places(called, index, of, move)],
                ),
                *([frame.fault(fault)] if fault else []),
            ],
        ),
    )


def _name(drafting: Drafting, nemesis: NemesisDraft, index: int) -> ft.Control:
    column = f"{marks.NEMESIS_NAMES[index]} column"
    if card := nemesis.card:
        where = (
            explained(theme.small(f"{column}, run by hand from its cards"), "by-hand")
            if card.in_words_only
            else explained(theme.small(column), "nemesis-mat")
        )
        return ft.Column(
            spacing=0,
            controls=[explained(theme.body(nemesis.called), entry_of_nemesis(nemesis.called)), where],
        )
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            fields.NameField("Name", nemesis.name, drafting.nemesis_namer(nemesis.id), key=f"name-{nemesis.id}"),
            explained(theme.small(f"{column}, run by hand from its cards"), "by-hand"),
        ],
    )


def _threats(drafting: Drafting, nemesis: NemesisDraft, called: str, count: Callable[[int], Any]) -> ft.Control:
    cards = nemesis.threat_cards

    def step(by: int) -> Callable[[], None]:
        # The draft of the moment counts, not the one that was drawn: quick taps add up.
        def stepped() -> None:
            now = next(it.threat_cards for it in drafting.draft.nemeses if it.id == nemesis.id)
            drafting.change_nemesis(nemesis.id, threat_cards=max(0, now + by))

        return stepped

    return ft.Row(
        wrap=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            buttons.icon(ft.Icons.REMOVE, f"{called}: 1 threat card less", step(-1), disabled=cards == 0),
            ft.TextButton(
                content=theme.number(str(cards), theme.TITLE, label=f"{called}: {cards} threat cards, type a number"),
                on_click=lambda: count(nemesis.id),
                on_long_press=opener("threats-in-the-stacks"),
                style=ft.ButtonStyle(padding=10, color=ft.Colors.ON_SURFACE),
            ),
            buttons.icon(ft.Icons.ADD, f"{called}: 1 threat card more", step(1)),
            ft.Semantics(
                exclude_semantics=True, content=explained(theme.small("threat cards"), "threats-in-the-stacks")
            ),
        ],
    )


def _places(called: str, index: int, of: int, move: Callable[[int, int], Any]) -> ft.Control:
    return ft.Row(
        tight=True,
        spacing=0,
        visible=of > 1,
        controls=[
            buttons.icon(
                ft.Icons.ARROW_UPWARD,
                f"{called}: one column further left",
                lambda: move(index, -1),
                disabled=index == 0,
            ),
            buttons.icon(
                ft.Icons.ARROW_DOWNWARD,
                f"{called}: one column further right",
                lambda: move(index, 1),
                disabled=index == of - 1,
            ),
        ],
    )
