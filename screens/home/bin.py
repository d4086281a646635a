"""The bin: games that were put away, until it is emptied."""

from collections.abc import Callable

import flet as ft

from companion.desk import Desk
from companion.shelf import Listing, ShelfFault
from screens import buttons, frame, routes, sheet, theme
from screens.days import day
from screens.guard import component
from screens.home.shelves import Shelves, shelves
from screens.rules.word import explained
from screens.sitting import use_desk


@component
def Bin(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """Takes games back, or erases them all after asking once."""
    seen: Shelves = use_desk(desk, lambda: shelves(desk))
    asking, set_asking = ft.use_state(False)
    once = buttons.use_once()

    def take_back(listing: Listing) -> None:
        desk.take_back(listing.id)
        say(f"{listing.title} is back.")

    def empty() -> None:
        set_asking(False)
        try:
            desk.empty_bin()
        except ShelfFault as fault:
            say(str(fault))
            return
        say("The bin is empty.")

    count = len(seen.binned)
    ft.use_dialog(
        sheet.sheet(_asked(count, once(empty), lambda: set_asking(False)), lambda: set_asking(False), share=0.5)
        if asking and count
        else None
    )
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Bin", "Home", lambda: go(routes.HOME)),
            frame.middle(
                [
                    *([frame.fault(seen.fault)] if seen.fault else []),
                    *[_row(listing, once(lambda listing=listing: take_back(listing))) for listing in seen.binned],
                    *([] if count else [theme.body("Nothing is in the bin.", color=ft.Colors.ON_SURFACE_VARIANT)]),
                ]
            ),
            frame.foot(buttons.tonal("Empty the bin", lambda: set_asking(True), expand=True))
            if count
            else ft.Container(),
        ],
    )


def _row(listing: Listing, take_back: Callable[[], None]) -> ft.Control:
    words = listing.result or f"Begun {day(listing.created)}, not over"
    return ft.Row(
        key=listing.id,
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Column(
                spacing=2,
                controls=[theme.body(listing.title), theme.body(words, color=ft.Colors.ON_SURFACE_VARIANT)],
            ),
            buttons.tonal("Take back", take_back, label=f"Take back {listing.title}, {words}"),
        ],
    )


def _asked(count: int, empty: Callable[[], None], keep: Callable[[], None]) -> ft.Control:
    games = "1 game" if count == 1 else f"{count} games"
    lost = (
        "It is lost for good, with its ledger and result."
        if count == 1
        else ("They are lost for good, with their ledgers and results.")
    )
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(f"Erase {games}?"),
            explained(theme.body(f"{lost} Printed values that you have read stay in the library."), "library"),
            buttons.tonal("Keep " + ("it" if count == 1 else "them"), keep),
            ft.FilledButton(
                content=ft.Text(f"Erase {games}", size=theme.BODY, text_align=ft.TextAlign.CENTER),
                on_click=empty,
                style=ft.ButtonStyle(
                    bgcolor=ft.Colors.ERROR,
                    color=ft.Colors.ON_ERROR,
                    padding=12,
                    shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                ),
            ),
        ],
    )
