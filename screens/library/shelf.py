"""All cards of a kind: what is on each, what it still lacks, and where it was read."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.browsing import Found, Line, Read, Shelves
from companion.catalogue import game_rules
from companion.desk import Desk
from companion.library import read_library
from screens import buttons, frame, routes, sheet, theme
from screens.faces import FACES
from screens.fields import NameField
from screens.guard import component, memo
from screens.library.cards import NEW
from screens.library.new_card import NewCard
from screens.rules.word import opener, question_mark
from screens.same import use_same
from screens.sitting import use_desk

AT_FIRST = 40
"""So many cards are shown at once: a thousand would have to be sent before the first is seen."""
_SEARCHED = 9
"""From so many cards on there is a field to search in."""
_MARKS: dict[Read, ft.IconData] = {
    "my_copy": ft.Icons.CHECK,
    "pack": ft.Icons.INVENTORY_2_OUTLINED,
    "guess": ft.Icons.QUESTION_MARK,
    "rulebook": ft.Icons.AUTO_STORIES_OUTLINED,
    "app": ft.Icons.AUTO_STORIES_OUTLINED,
    "nowhere": ft.Icons.RADIO_BUTTON_UNCHECKED,
}


@component
def Shelf(
    desk: Desk, game: str, kind: str, say: Callable[[str], None], go: Callable[[str], None], wide: bool
) -> ft.Control:
    """A search field, then the cards; those out of use behind a line. A tile asks for its number, a card is opened."""
    rules, cards = game_rules(game), FACES[game].cards
    shelves = rules.shelves
    library = read_library(rules.library, use_desk(desk, lambda: desk.library(game)))
    letters, set_letters = ft.use_state("")
    shown, set_shown = ft.use_state(AT_FIRST)
    with_retired, set_with_retired = ft.use_state(False)
    opened, set_opened = ft.use_state("")
    once = buttons.use_once()
    search = use_same(lambda: lambda text: set_letters(text))
    title, rule = shelves.kinds[kind].title, shelves.kinds[kind].rule
    lying = shelves.found(library, kind, letters, False)
    away = shelves.found(library, kind, letters, True)
    adds, way_to_add = cards.adds(kind)

    def close() -> None:
        set_opened("")

    def begin(of_kind: str, name: str) -> None:
        close()
        go(routes.card(cards.start(desk, of_kind, name), game))

    def open_line(key: str) -> None:
        if kind in shelves.places:
            set_opened(key)
        else:
            go(routes.card(key, game))

    on_line = use_same(lambda: once(open_line))

    def content() -> Any:
        if opened == NEW:
            return NewCard(library=library, kinds=shelves.kinds, cards=cards, kind=kind, begin=begin, key=NEW)
        return cards.over(desk, kind, opened, once, set_opened, begin)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    rest = len(lying) - shown
    rows: list[Any] = [
        *([NameField("Search", "", search, key="search")] if len(library.cards) + len(lying) >= _SEARCHED else []),
        *(_unkept(id, name, game, go) for id, name in shelves.unkept(library, desk.drafts, kind)),
        *(_rows(shelves, lying[:shown], on_line) or [_empty(title, letters)]),
        *(
            [ft.Row([buttons.quiet(f"Show more ({rest} left)", partial(_more, set_shown))], key="rest")]
            if rest > 0
            else []
        ),
        *(_retired(shelves, away, with_retired, set_with_retired, on_line) if away else []),
    ]
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.head(title, "Library", lambda: go(routes.LIBRARY), question_mark(rule, title)),
            ft.Row(
                expand=True,
                spacing=0,
                alignment=ft.MainAxisAlignment.CENTER,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    ft.Container(
                        width=640 if wide else None,
                        expand=not wide,
                        content=ft.ListView(
                            expand=True,
                            spacing=4,
                            build_controls_on_demand=True,
                            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
                            controls=rows,
                        ),
                    )
                ],
            ),
            frame.foot(buttons.primary(adds, lambda: set_opened(way_to_add), icon=ft.Icons.ADD, expand=True)),
        ],
    )


def _more(set_shown: Callable[[Callable[[int], int]], None]) -> None:
    set_shown(lambda before: before + AT_FIRST)


def _unkept(id: str, name: str, game: str, go: Callable[[str], None]) -> ft.Control:
    """A card that was begun and is in no pack and no game yet."""
    words = f"Go on with {name or 'a card without a name'}"
    return ft.Row(
        [buttons.tonal(words, lambda: go(routes.card(id, game)), icon=ft.Icons.EDIT_OUTLINED)],
        key=f"draft-{id}",
        wrap=True,
    )


def _rows(shelves: Shelves, some: tuple[Found, ...], on_line: Callable[[str], Any]) -> list[Any]:
    return [_row(shelves, it, on_line) for it in some]


def _row(shelves: Shelves, it: Found, on_line: Callable[[str], Any]) -> Any:
    """A line; its entry is that of the place in which it lies, else that of its kind."""
    line = it.line
    rule = shelves.rule_of(line.of) if line.of else shelves.kinds[it.kind].rule
    return CardLine(line=line, to=it.key, rule=rule, on_line=on_line, key=it.key)


def _retired(
    shelves: Shelves,
    away: tuple[Found, ...],
    opened: bool,
    set_opened: Callable[[Callable[[bool], bool]], None],
    on_line: Callable[[str], Any],
) -> list[Any]:
    words = f"{len(away)} out of use"
    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    fold = ft.Row([buttons.quiet(words, lambda: set_opened(lambda before: not before), icon=icon)], key="out-of-use")
    return [fold, *(_rows(shelves, away[:AT_FIRST], on_line) if opened else [])]


def _empty(title: str, letters: str) -> ft.Control:
    words = f"Nothing that begins with {letters.strip()}." if letters.strip() else f"No {title.lower()} yet."
    return ft.Container(theme.body(words, color=ft.Colors.ON_SURFACE_VARIANT), padding=theme.GAP, key="empty")


@memo
def CardLine(line: Line, to: str, rule: str, on_line: Callable[[str], Any]) -> ft.Control:
    """One card: its name and what it says, where that was read, and its number in large type."""
    number = line.number or ("?" if line.of else "")
    about = [part for part in (line.name, line.about, line.number and f"printed {line.number}", line.where) if part]
    return ft.MergeSemantics(
        ft.TextButton(
            on_click=lambda: on_line(to),
            on_long_press=opener(rule),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=8, vertical=8),
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            ),
            content=ft.Semantics(
                label=", ".join(about),
                exclude_semantics=True,
                content=ft.Row(
                    spacing=12,
                    controls=[
                        ft.Column(
                            expand=True,
                            spacing=2,
                            tight=True,
                            controls=[
                                ft.Text(line.name, size=theme.BODY, color=ft.Colors.ON_SURFACE),
                                *([_about(line)] if line.about else []),
                                ft.Row(
                                    spacing=4,
                                    wrap=True,
                                    controls=[
                                        ft.Icon(_MARKS[line.read], size=14, color=ft.Colors.ON_SURFACE_VARIANT),
                                        theme.small(line.where),
                                    ],
                                ),
                            ],
                        ),
                        *(
                            [
                                theme.number(
                                    number,
                                    size=theme.TITLE + 8,
                                    color=ft.Colors.OUTLINE if not line.number else ft.Colors.ON_SURFACE,
                                )
                            ]
                            if number
                            else []
                        ),
                    ],
                ),
            ),
        )
    )


def _about(line: Line) -> ft.Control:
    return ft.Text(
        line.about,
        size=theme.SMALL,
        color=ft.Colors.PRIMARY if line.lacks else ft.Colors.ON_SURFACE_VARIANT,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
