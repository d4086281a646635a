"""A new card: which kind, then its name, or which tile it is."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.browsing import TILES, called_at
from companion.vestige.box.cards import Kind
from companion.vestige.box.census import SHELVES
from companion.vestige.box.editing import blank
from companion.vestige.box.ids import fresh_id
from companion.vestige.cards import MASTERIES
from companion.vestige.library import Library, library_of, suggestions, tile_card
from screens import amounts, buttons, frame, theme
from screens.fields import NameField, use_half_typed
from screens.guard import component
from screens.library.signs import kind_sign
from screens.rules.word import beside, opener
from screens.vestige.tableau.taps import use_same

Begin = Callable[[Kind, str], Any]


def start_card(desk: Desk, kind: Kind, name: str) -> str:
    """The id under which the editor finds the card: one that is there already, one half written, else a new draft."""
    library = library_of(desk.library("vestige"))
    known = tile_card(library, f"{kind}:{name}") if kind in TILES else library.known(kind, name)
    if known is not None:
        return known.id
    draft = blank(library, kind, name)
    others = {key.removeprefix("card:"): it for key, it in desk.drafts.items() if key.startswith("card:")}
    same = ("kind", "name", "mastery", "space")
    for id, other in others.items():
        if isinstance(other, dict) and all(other.get(field) == draft.get(field) for field in same):
            return id
    if draft["id"] in others:
        draft["id"] = fresh_id({*library.cards, *others}, name or kind)
    desk.drafts[f"card:{draft['id']}"] = draft
    return str(draft["id"])


@component
def NewCard(library: Library, kind: Kind | None, begin: Begin) -> ft.Control:
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
                    controls=[
                        _kind(one, title, rule, once(partial(choose, one))) for one, (title, rule) in SHELVES.items()
                    ],
                ),
            ],
        )
    naming: ft.Control = Naming(library=library, kind=chosen, begin=begin, key=chosen)
    return naming


def _kind(kind: Kind, title: str, rule: str, on_click: Callable[[], Any]) -> ft.Control:
    return ft.MergeSemantics(
        ft.TextButton(
            key=kind,
            on_click=buttons.called(on_click),
            on_long_press=opener(rule),
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
                    ft.Row([kind_sign(kind, 40)], width=96, alignment=ft.MainAxisAlignment.CENTER),
                    ft.Text(title, size=theme.SMALL, color=ft.Colors.ON_SURFACE, text_align=ft.TextAlign.CENTER),
                ],
            ),
        )
    )


@component
def Naming(library: Library, kind: Kind, begin: Begin) -> ft.Control:
    """The name of a card. One that is there already is opened instead of written twice."""
    # As it was typed last: a tap may come before the letters before it are drawn.
    typed = use_half_typed(f"new {kind}")
    letters, set_letters = ft.use_state(typed.begun)
    typing, set_typing = ft.use_state(False)
    nameless, set_nameless = ft.use_state(False)
    once = buttons.use_once()

    def note(text: str) -> None:
        typed.note(text)
        set_letters(text)

    keep = use_same(lambda: note)
    title, rule = SHELVES[kind]

    def write() -> None:
        name = " ".join(typed.text.split())[:60].strip()
        if name:
            typed.done()
            begin(kind, name)
        else:
            set_nameless(True)

    def answers() -> list[Any]:
        if kind == "mastery":
            return [_choices([(called_at(f"mastery:{it}"), it) for it in MASTERIES], once, kind, begin)]
        if kind == "speed":
            if typing:
                return [
                    amounts.Keypad(
                        title="Which space?",
                        kinds=(("set", "Space"),),
                        on_done=lambda way, number: begin(kind, str(number)),
                        key="keypad",
                    )
                ]
            pick = once(lambda number: begin(kind, str(number)))
            return [amounts.printed_keys(pick, "Space", lambda: set_typing(True))]
        offered = [(card.name, card.name) for card in suggestions(library, kind, letters)] if letters.strip() else []
        if kind == "region":
            fitting = (name for name in library.collection if name.casefold().startswith(letters.strip().casefold()))
            offered = [(name, name) for name in fitting]
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
                    kind_sign(kind, 40),
                    ft.Container(beside(theme.heading(title, level=1), rule, title), expand=True),
                ],
            ),
            *answers(),
        ],
    )


def _choices(
    offered: list[tuple[str, str]], once: Callable[[buttons.Action], buttons.Action], kind: Kind, begin: Begin
) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(words, once(partial(begin, kind, name))) for words, name in offered],
    )
