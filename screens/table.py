"""The Table of every game: who stands where beside what is to be done, the one thing to do next, sheets over it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from screens import theme
from screens.guard import memo
from screens.prompts import Prompts
from screens.rules.word import beside
from screens.sitting import Sitting


class Opening(NamedTuple):
    """Which sheet is open, by its kind and what it is about; the way to open one; how a prompt is drawn.

    The two functions are the same for all renders, so that cards whose numbers have not changed are not drawn again.
    """

    opened: tuple[str, str]
    open_sheet: Callable[..., Any]
    card: Any


def use_opening(drawn: Callable[[Callable[..., Any]], Any]) -> Opening:
    """Sheets over the Table. `drawn` gives how prompts are drawn whose answers may open one."""
    opened, set_opened = ft.use_state(("", ""))

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = (open_sheet, drawn(open_sheet))
    return Opening(opened, *kept.current)


@memo
def TableSheet(
    sitting: Sitting,
    opened: tuple[str, str],
    open_sheet: Callable[..., Any],
    wide: bool,
    sheet_of: Callable[[Sitting, tuple[str, str], Callable[..., Any]], ft.BottomSheet | None],
) -> ft.Control:
    """The sheet that is open, if one is. It takes no room of its own; `open_sheet` without a name closes it.

    Flet walks through all that stands in a dialog whenever the component that opened it is drawn again. So this one is
    drawn only when another sheet is opened; what stands in it follows the game by itself. `wide` is given so that the
    sheet is fitted to the screen anew when a phone is turned.
    """
    ft.use_dialog(sheet_of(sitting, opened, open_sheet))
    return ft.Container(width=0, height=0)


def to_do(prompts: Sequence[Any], notices: Sequence[Any], card: Any, all_shown: bool) -> list[Any]:
    """What waits for people, where anything does: a list passes over what had no height when it was first drawn."""
    if not prompts and not notices:
        return []
    return [Prompts(open_prompts=prompts, open_notices=notices, card=card, all_shown=all_shown, key="prompts")]


def laid_out(
    cards: ft.Control, waiting: list[Any], wide: bool, above: Sequence[Any] = (), below: Sequence[Any] = ()
) -> ft.Control:
    """Everybody's cards and what waits, in one column or side by side; `below` stands with what waits on a wide one."""
    if not wide:
        return ft.ListView(
            [*above, *waiting, cards, *below],
            expand=True,
            spacing=theme.GAP,
            build_controls_on_demand=False,
            cache_extent=4000,
        )
    return ft.Row(
        expand=True,
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(ft.Column([*above, cards], scroll=ft.ScrollMode.AUTO, spacing=theme.GAP), expand=3),
            ft.Container(
                ft.Column(
                    [
                        beside(theme.heading("To do at the table"), "prompt", "a prompt"),
                        *(waiting or [theme.small("Nothing waits.")]),
                        *below,
                    ],
                    scroll=ft.ScrollMode.AUTO,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=2,
            ),
        ],
    )


def page(over: ft.Control, main: ft.Control, primary: ft.Control, before: Sequence[Any] = ()) -> ft.Control:
    """The whole Table: what scrolls, `before` as hints above the one thing to do next, and that."""
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            over,
            ft.Container(main, expand=True, padding=ft.Padding.only(left=12, right=12, top=4)),
            *before,
            ft.Container(primary, padding=ft.Padding.symmetric(horizontal=12, vertical=8)),
        ],
    )
