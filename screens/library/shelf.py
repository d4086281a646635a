"""All cards of a kind: what is on each, what it still lacks, and where it was read."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.browsing import TILES, Found, Line, Read, found, unkept
from companion.vestige.box.cards import Kind
from companion.vestige.box.census import SHELVES
from companion.vestige.glossary import entry_of_printed
from companion.vestige.library import Library, Source, forget, library_of, remember, saved_library
from screens import buttons, frame, routes, sheet, theme
from screens.fields import NameField
from screens.guard import component, memo
from screens.library.new_card import NewCard, start_card
from screens.library.value import SpaceSheet, ValueSheet
from screens.rules.word import opener, question_mark
from screens.sitting import use_desk
from screens.vestige.tableau.taps import use_same

AT_FIRST = 40
"""So many cards are shown at once: a thousand would have to be sent before the first is seen."""
_SEARCHED = 9
"""From so many cards on there is a field to search in."""
_NEW, _SPACE = "new", "space"
_MARKS: dict[Read, ft.IconData] = {
    "my_copy": ft.Icons.CHECK,
    "pack": ft.Icons.INVENTORY_2_OUTLINED,
    "guess": ft.Icons.QUESTION_MARK,
    "rulebook": ft.Icons.AUTO_STORIES_OUTLINED,
    "app": ft.Icons.AUTO_STORIES_OUTLINED,
    "nowhere": ft.Icons.RADIO_BUTTON_UNCHECKED,
}


@component
def Shelf(desk: Desk, kind: Kind, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """A search field, then the cards; those out of use behind a line. A tile asks for its number, a card is opened."""
    library = library_of(use_desk(desk, lambda: desk.library("vestige")))
    letters, set_letters = ft.use_state("")
    shown, set_shown = ft.use_state(AT_FIRST)
    with_retired, set_with_retired = ft.use_state(False)
    opened, set_opened = ft.use_state("")
    once = buttons.use_once()
    search = use_same(lambda: lambda text: set_letters(text))
    title, rule = SHELVES[kind]
    lying = found(library, kind, letters)
    away = found(library, kind, letters, retired=True)

    def close() -> None:
        set_opened("")

    def begin(of_kind: Kind, name: str) -> None:
        close()
        go(routes.card(start_card(desk, of_kind, name)))

    def open_line(key: str) -> None:
        if kind in TILES:
            set_opened(key)
        else:
            go(routes.card(key))

    on_line = use_same(lambda: once(open_line))

    def content() -> Any:
        if opened == _NEW:
            return NewCard(library=library, kind=kind, begin=begin, key=_NEW)
        if opened == _SPACE:
            return SpaceSheet(on_space=lambda number: set_opened(f"speed:{number}"), once=once, key=_SPACE)
        return _value(desk, kind, opened, once, set_opened, begin)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    rest = len(lying) - shown
    rows: list[Any] = [
        *([NameField("Search", "", search, key="search")] if len(library.cards) + len(lying) >= _SEARCHED else []),
        *(_unkept(id, name, go) for id, name in unkept(library, desk.drafts, kind)),
        *(_rows(lying[:shown], on_line) or [_empty(title, letters)]),
        *(
            [ft.Row([buttons.quiet(f"Show more ({rest} left)", partial(_more, set_shown))], key="rest")]
            if rest > 0
            else []
        ),
        *(_retired(away, with_retired, set_with_retired, on_line) if away else []),
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
            frame.foot(
                buttons.primary("Another space", lambda: set_opened(_SPACE), icon=ft.Icons.ADD, expand=True)
                if kind == "speed"
                else buttons.primary("New card", lambda: set_opened(_NEW), icon=ft.Icons.ADD, expand=True)
            ),
        ],
    )


def _more(set_shown: Callable[[Callable[[int], int]], None]) -> None:
    set_shown(lambda before: before + AT_FIRST)


def _value(
    desk: Desk,
    kind: Kind,
    of: str,
    once: Callable[[buttons.Action], buttons.Action],
    turn_to: Callable[[str], None],
    begin: Callable[[Kind, str], Any],
) -> Any:
    """The value of a tile. After one that nobody had read comes the next of them: a box is read tile by tile."""
    library = library_of(desk.library("vestige"))
    tiles = {it.key: it for it in found(library, kind)}
    tile = tiles.get(of)
    unread = [key for key, it in tiles.items() if it.unread]
    after = unread[unread.index(of) + 1 :] if of in unread else []
    line = tile.line if tile else None

    def change(changed: Library) -> None:
        desk.keep_library("vestige", saved_library(changed))

    def tell(number: int, source: Source) -> None:
        change(remember(library_of(desk.library("vestige")), of, number, source))
        turn_to(after[0] if after else "")

    def drop() -> None:
        change(forget(library_of(desk.library("vestige")), of))
        turn_to("")

    return ValueSheet(
        of=of,
        value=tile.number if tile else None,
        source="guess" if line and line.read == "guess" else "my_copy",
        on_value=tell,
        once=once,
        on_forget=drop if line and line.id and line.number and line.read != "rulebook" else None,
        on_more=lambda: begin(kind, of.partition(":")[2]),
        more_to_come=len(after),
        key=of,
    )


def _unkept(id: str, name: str, go: Callable[[str], None]) -> ft.Control:
    """A card that was begun and is in no pack and no game yet."""
    words = f"Go on with {name or 'a card without a name'}"
    return ft.Row(
        [buttons.tonal(words, lambda: go(routes.card(id)), icon=ft.Icons.EDIT_OUTLINED)], key=f"draft-{id}", wrap=True
    )


def _rows(some: tuple[Found, ...], on_line: Callable[[str], Any]) -> list[Any]:
    return [CardLine(line=it.line, to=it.key, rule=SHELVES[it.kind][1], on_line=on_line, key=it.key) for it in some]


def _retired(
    away: tuple[Found, ...],
    opened: bool,
    set_opened: Callable[[Callable[[bool], bool]], None],
    on_line: Callable[[str], Any],
) -> list[Any]:
    words = f"{len(away)} out of use"
    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    fold = ft.Row([buttons.quiet(words, lambda: set_opened(lambda before: not before), icon=icon)], key="out-of-use")
    return [fold, *(_rows(away[:AT_FIRST], on_line) if opened else [])]


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
            on_long_press=opener(entry_of_printed(line.of) if line.of else rule),
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
