"""Tiles and spaces of which there is one each: which one it is, and the value that is printed on it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.library import Source, saved_library
from companion.vestige.box.browsing import called_at, found
from companion.vestige.box.cards import Kind
from companion.vestige.cards import MASTERIES
from companion.vestige.library import Library, forget, library_of, remember
from screens import amounts, buttons, theme
from screens.guard import component
from screens.library.cards import Begin, Once
from screens.vestige.library.value import SpaceSheet, ValueSheet

SPACE = "space"
"""What the shelf of speed spaces opens to ask for one more."""


@component
def Masteries(begin: Begin) -> ft.Control:
    """Which mastery tile it is."""
    once = buttons.use_once()
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(called_at(f"mastery:{it}"), once(partial(begin, "mastery", it))) for it in MASTERIES],
    )


@component
def Spaces(begin: Begin) -> ft.Control:
    """Which space of the speed track it is."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    if typing:
        keypad: ft.Control = amounts.Keypad(
            title="Which space?",
            kinds=(("set", "Space"),),
            on_done=lambda way, number: begin("speed", str(number)),
            key="keypad",
        )
        return keypad
    pick = once(lambda number: begin("speed", str(number)))
    return amounts.printed_keys(pick, "Space", lambda: set_typing(True))


def over(desk: Desk, kind: Kind, of: str, once: Once, turn_to: Callable[[str], Any], begin: Begin) -> Any:
    """The value of a tile. After one that nobody had read comes the next of them: a box is read tile by tile."""
    if of == SPACE:
        return SpaceSheet(on_space=lambda number: turn_to(f"speed:{number}"), once=once, key=SPACE)
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
