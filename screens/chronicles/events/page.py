"""The page Events: the timeline as it lies on the table, what lies on a board, and dark agents by region."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.table import Board, Table
from screens import buttons, frame, theme
from screens.chronicles.events.boards import Boards, lying
from screens.chronicles.events.dark_agents import Vanquishing, closed_regions, dark_agents
from screens.chronicles.events.detail import detail
from screens.chronicles.events.placing import MoreAgents, Placing
from screens.chronicles.events.resolving import Resolving
from screens.guard import component
from screens.rules.word import beside
from screens.sheet import sheet
from screens.sitting import Sitting, use_kept


@component
def EventsPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """Boards that move as on the table; a tap on one shows its event."""
    chosen, choose = use_kept(sitting.kept, "event board", 0)
    opened, set_opened = ft.use_state(("", ""))
    held: Any = ft.use_ref(None)
    once = buttons.use_once()
    if held.current is None:
        # The same function each time, so that boards which stay need not be drawn again.
        held.current = lambda number: choose(lambda before: number)

    def open_sheet(kind: str = "", what: int | str = "") -> None:
        set_opened((kind, str(what)))

    def close() -> None:
        set_opened(("", ""))

    table: Table = sitting.table
    ft.use_dialog(_sheet(sitting, opened, close))
    boards = [board.number for board in table.timeline]
    number = chosen if chosen in boards else _first(table)
    below = [*closed_regions(table), *dark_agents(sitting, once, open_sheet)]
    room = (ft.context.page.width or 390) * (0.6 if wide else 1) - 2 * theme.PAD
    picture = Boards(
        boards=lying(table),
        chosen=number,
        on_board=held.current,
        motion=sitting.device.motion,
        width=room,
        key="boards",
    )
    timeline = [
        beside(theme.heading("Events", level=1), "chronicles-events", "an event"),
        picture,
        *(detail(sitting, board, once, open_sheet) for board in table.timeline if board.number == number),
    ]
    return frame.two_parts(timeline, below, wide)


def _first(table: Table) -> int:
    """The board that wants something, else the newest."""
    waits = next((board for board in table.timeline if board.event is None), None)
    shown: Board = waits or table.timeline[0]
    return shown.number


def _sheet(sitting: Sitting, opened: tuple[str, str], close: Callable[[], Any]) -> ft.BottomSheet | None:
    kind, what = opened
    content: Any
    match kind:
        case "resolve":
            content = Resolving(sitting=sitting, board=int(what), close=close, key=f"resolve-{what}")
        case "places":
            content = Placing(sitting=sitting, board=int(what), close=close, key=f"places-{what}")
        case "agents":
            content = MoreAgents(sitting=sitting, close=close, key="agents")
        case "vanquish":
            content = Vanquishing(sitting=sitting, region=what, close=close, key=f"vanquish-{what}")
        case _:
            return None
    return sheet(content, close)
