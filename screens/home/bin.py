"""The bin: games and cards that were put away. They can be taken back for 30 days, or until it is emptied."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.bin import DAYS
from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, frame, routes, sheet, theme
from screens.faces import FACES
from screens.guard import component, memo
from screens.home.binned import InTheBin, Thing, empty_bin, in_the_bin, take_back
from screens.library.signs import plain_sign
from screens.rules.word import explained, question_mark
from screens.same import use_same
from screens.sitting import use_desk

AT_FIRST = 40
"""So many things are shown at once: hundreds would have to be sent before the first is seen."""


@component
def Bin(
    desk: Desk, say: Callable[[str], None], go: Callable[[str], None], wide: bool = False, back: str = routes.HOME
) -> ft.Control:
    """Takes games and cards back, or erases them all after asking once. `back` is the page before: Home or Library."""
    seen: InTheBin = use_desk(desk, lambda: in_the_bin(desk))
    asking, set_asking = ft.use_state(False)
    shown, set_shown = ft.use_state(AT_FIRST)
    once = buttons.use_once()
    on_take_back = use_same(lambda: once(lambda thing: say(take_back(desk, thing))))

    def keep() -> None:
        set_asking(False)

    def empty() -> None:
        set_asking(False)
        if not seen.holds(in_the_bin(desk)):
            say("Something else was put into the bin meanwhile: look again before you empty it.")
            return
        try:
            empty_bin(desk)
        except ShelfFault as fault:
            say(str(fault))
            return
        say("The bin is empty.")

    ft.use_dialog(sheet.sheet(_asked(seen, once(empty), keep), keep, share=0.5) if asking and seen.things else None)
    rest = len(seen.things) - shown
    rows: list[Any] = [
        *([frame.fault(seen.fault)] if seen.fault else []),
        ft.Container(theme.small(_said(bool(seen.things))), padding=ft.Padding.only(bottom=theme.GAP), key="said"),
        *(ThingLine(thing=it, on_take_back=on_take_back, key=_key(it)) for it in seen.things[:shown]),
        *(
            [ft.Row([buttons.quiet(f"Show more ({rest} left)", lambda: set_shown(_more))], key="rest")]
            if rest > 0
            else []
        ),
    ]
    title = "Library" if back == routes.LIBRARY else "Home"
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.head("Bin", title, lambda: go(back), question_mark("library", "the bin")),
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
                            spacing=theme.PAD,
                            build_controls_on_demand=True,
                            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
                            controls=rows,
                        ),
                    )
                ],
            ),
            frame.foot(buttons.tonal("Empty the bin", lambda: set_asking(True), expand=True))
            if seen.things
            else ft.Container(),
        ],
    )


def _more(shown: int) -> int:
    return shown + AT_FIRST


def _said(something: bool) -> str:
    if something:
        return f"What has lain here for {DAYS} days is erased when the app starts."
    return f"Nothing is in the bin. Games and cards that you delete lie here for {DAYS} days."


def _key(thing: Thing) -> str:
    return f"{thing.of or 'game'}-{thing.place}"


@memo
def ThingLine(thing: Thing, on_take_back: Callable[[Thing], Any]) -> ft.Control:
    """A game or card: its sign, its name, what it is, how long it still lies here, and the way back."""
    return ft.Row(
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            FACES[thing.of].cards.sign(thing.kind, 40) if thing.kind else plain_sign(ft.Icons.CASINO_OUTLINED, 40),
            ft.Column(
                expand=True,
                tight=True,
                spacing=2,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    theme.body(thing.name),
                    theme.small(f"{thing.about} · {thing.when}" if thing.when else thing.about),
                    # Side by side where there is room: large letters need a line for each.
                    ft.Row(
                        wrap=True,
                        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                        vertical_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            theme.small(f"{thing.left[:1].upper()}{thing.left[1:]}"),
                            buttons.tonal(
                                "Take back",
                                lambda: on_take_back(thing),
                                label=f"Take back {thing.name}, {thing.about}",
                            ),
                        ],
                    ),
                ],
            ),
        ],
    )


def _asked(seen: InTheBin, empty: Callable[[], None], keep: Callable[[], None]) -> ft.Control:
    erase = f"Erase {_counted(seen)}"
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(f"{erase}?"),
            explained(theme.body(_lost(seen)), "library"),
            buttons.tonal("Keep " + ("it" if len(seen.things) == 1 else "them"), keep),
            ft.FilledButton(
                content=ft.Text(erase, size=theme.BODY, text_align=ft.TextAlign.CENTER),
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


def _counted(seen: InTheBin) -> str:
    """`2 games and 1 card`."""
    counts = ((seen.games, "game"), (seen.cards, "card"))
    return " and ".join(f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts if count)


def _lost(seen: InTheBin) -> str:
    one = len(seen.things) == 1
    if not seen.cards:
        lost = "It is lost for good, with its ledger and result." if one else (
            "They are lost for good, with their ledgers and results."
        )  # fmt: skip
        return f"{lost} Printed values that you have read stay in the library."
    if not seen.games:
        return "It is lost for good, with what is written on it." if one else (
            "They are lost for good, with what is written on them."
        )  # fmt: skip
    return "They are lost for good: games with their ledgers and results, cards with what is written on them."
