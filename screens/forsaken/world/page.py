"""The page of the worlds: what lies on the board for everybody."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.kinds import FACTIONS
from companion.forsaken.prompts import prompts
from companion.forsaken.table import Table
from screens import buttons, frame, theme
from screens.forsaken.world.answers import ANSWERS
from screens.forsaken.world.bounty import bounty_part
from screens.forsaken.world.decks import decks_part, loose_part, yards_part
from screens.forsaken.world.event_row import event_row_part
from screens.forsaken.world.personas import personas_part
from screens.forsaken.world.reading import Describing, JoiningRow, Laying, Naming, NamingYard, Revealing
from screens.guard import component
from screens.prompts import Asked, Once, Prompts, numbered
from screens.rules.word import beside
from screens.sheet import sheet, use_closing
from screens.sitting import Sitting


@component
def WorldPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """Bounty and personas, then scrap tiles, decks, event row and cubes: each is changed where it is shown."""
    opened, set_opened = ft.use_state(("", ""))
    card: Any = ft.use_ref(None)
    once = buttons.use_once()
    if card.current is None:
        # The same function each time, so that prompts which stay need not be drawn again.
        card.current = partial(_drawn, sitting)

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    close = use_closing(lambda: set_opened(("", "")))

    table: Table = sitting.table
    ft.use_dialog(_sheet(sitting, opened, close))
    first = [
        beside(theme.heading("The worlds", level=1), "forsaken-landmarks", "a landmark"),
        *_waiting(table, card.current),
        *bounty_part(sitting, once, open_sheet),
        *personas_part(sitting, once, open_sheet),
    ]
    second = [
        *decks_part(sitting, once),
        *event_row_part(sitting, once, open_sheet),
        *yards_part(sitting, once, open_sheet),
        *loose_part(sitting, once, open_sheet),
    ]
    return frame.two_parts(first, second, wide)


def _waiting(table: Table, card: Callable[[Asked, Once], Any]) -> list[Any]:
    found = numbered([prompt for prompt in prompts(table) if prompt.kind in ANSWERS])
    return [Prompts(open_prompts=found, open_notices=(), card=card, all_shown=False, key="prompts")] if found else []


def _drawn(sitting: Sitting, it: Asked, once: Once) -> Any:
    answer = ANSWERS[it.prompt.kind]
    return answer(sitting=sitting, prompt=it.prompt, known=it.known, open_sheet=_nothing, once=once, key=it.key)


def _nothing(*which: str) -> None:
    """These answers open no sheet."""


def _sheet(sitting: Sitting, opened: tuple[str, str], close: Callable[[], Any]) -> ft.BottomSheet | None:
    kind, what = opened
    content: Any
    match kind:
        case "bounty":
            content = Describing(sitting=sitting, close=close, key="describe")
        case "reveal":
            content = Revealing(sitting=sitting, close=close, key="reveal")
        case "persona" if what in FACTIONS:
            content = Naming(sitting=sitting, faction=what, close=close, key=f"persona-{what}")
        case "row":
            content = JoiningRow(sitting=sitting, close=close, key="row")
        case "cubes":
            content = Laying(sitting=sitting, close=close, key="cubes")
        case "yard" if what in ("1", "2", "3"):
            content = NamingYard(sitting=sitting, yard=int(what), close=close, key=f"yard-{what}")
        case _:
            return None
    return sheet(content, close)
