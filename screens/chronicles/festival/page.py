"""The page Festival: the board of the Firewind festival, a visit to it, and the tokens of each player."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.kinds import Track
from companion.chronicles.table import Table
from screens import buttons, frame, theme
from screens.chronicles.festival.board import FestivalBoard, invested_at, spaces_of
from screens.chronicles.festival.tableaus import Taking, Wild, tableau
from screens.chronicles.festival.visit import Visit
from screens.guard import component
from screens.rules.word import beside
from screens.sheet import sheet
from screens.sitting import Sitting, use_kept


@component
def FestivalPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A tap on a space begins a visit; below it whatever people have brought home from there."""
    chosen, choose = use_kept(sitting.kept, "spaces of the festival", ())
    opened, set_opened = ft.use_state(("", ""))
    held: Any = ft.use_ref(None)
    once = buttons.use_once()

    def toggle(space: Track) -> None:
        choose(lambda now: tuple(it for it in now if it != space) if space in now else (*now, space))

    def clear() -> None:
        choose(lambda now: ())

    if held.current is None:
        # The same functions each time, so that a board which stays need not be drawn again.
        held.current = (toggle, clear)

    def open_sheet(kind: str, who: str) -> None:
        set_opened((kind, who))

    def close() -> None:
        set_opened(("", ""))

    table: Table = sitting.table
    ft.use_dialog(_sheet(sitting, opened, close))
    on_space, put_back = held.current
    spaces = spaces_of(table)
    unnamed = sum(space.token is None for space in spaces)
    board = FestivalBoard(
        spaces=spaces,
        chosen=chosen,
        on_space=on_space,
        # Tokens that lie in spaces nobody has named are no more in the stack than the others.
        stack=max(len(table.stack) - unnamed, 0),
        invested=invested_at(table),
        key="board",
    )
    visiting = (
        Visit(sitting=sitting, chosen=chosen, clear=put_back, key="visiting")
        if chosen
        else theme.small("Tap a space to visit, or to name its token.")
    )
    first = [beside(theme.heading("The Firewind festival", level=1), "chronicles-firewind", "the festival"), board]
    second = [
        beside(theme.heading("Tokens in tableaus"), "chronicles-use-a-vendor-token", "using a token"),
        *(tableau(sitting, player, once, open_sheet) for player in _on_turn_first(table)),
    ]
    return frame.two_parts([*first, visiting], second, wide)


def _on_turn_first(table: Table) -> list[Any]:
    return sorted(table.players, key=lambda player: player.name != table.turn)


def _sheet(sitting: Sitting, opened: tuple[str, str], close: Callable[[], Any]) -> ft.BottomSheet | None:
    kind, who = opened
    if sitting.table.find(who) is None:
        return None
    if kind == "wild":
        return sheet(Wild(sitting=sitting, who=who, close=close, key=f"wild-{who}"), close)
    return sheet(Taking(sitting=sitting, who=who, close=close, key=f"take-{who}"), close)
