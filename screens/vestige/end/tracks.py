"""What the tracks show, for a game that nobody tracked: leverage of everybody, threat level of each nemesis."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import SetLeverage, SetThreat
from companion.vestige.table import Competitor, Table
from screens import theme
from screens.amounts import Keypad
from screens.buttons import called
from screens.ending.counter import counter
from screens.guard import component
from screens.rules.word import opener
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.end.who import named


@component
def Tracks(sitting: Sitting, revision: int) -> ft.Control:
    """One line a competitor: a tap on the number opens the keypad."""
    typing, set_typing = ft.use_state("")
    table: Table = sitting.table

    def typed(_: str, to: int) -> None:
        sitting.dispatch(SetLeverage(who=typing, to=to), sitting.game.revision)
        set_typing(_after(table, typing))

    pad = Keypad(key=typing, title=f"Leverage of {typing}", on_done=typed) if typing else None
    ft.use_dialog(sheet(pad, lambda: set_typing("")) if pad else None)
    return ft.Column(
        spacing=theme.PAD * 2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _track(sitting, table, competitor, lambda name=competitor.name: set_typing(name))
            for competitor in table.competitors
        ],
    )


def _after(table: Table, name: str) -> str:
    """The next one whose leverage is still 0, so that one number leads to the next; nobody after the last."""
    names = [competitor.name for competitor in table.competitors]
    later = names[names.index(name) + 1 :]
    return next((other for other in later if table.competitor(other).leverage == 0), "")


def _track(sitting: Sitting, table: Table, competitor: Competitor, on_number: Callable[[], Any]) -> ft.Control:
    name = competitor.name

    def set_threat(by: int) -> Callable[[], None]:
        def change() -> None:
            level = sitting.table.competitor(name).threat
            sitting.dispatch(SetThreat(nemesis=name, to=max(level + by, 0)), sitting.game.revision)

        return change

    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"track-{name}",
        controls=[
            ft.Row(
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                controls=[
                    ft.Container(width=140, content=named(table, competitor)),
                    ft.FilledTonalButton(
                        content=theme.number(
                            str(competitor.leverage),
                            size=theme.TITLE,
                            label=f"{name}: {competitor.leverage} leverage. Type it",
                        ),
                        on_click=called(on_number),
                        on_long_press=opener("leverage"),
                        style=ft.ButtonStyle(
                            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                            padding=ft.Padding.symmetric(horizontal=24, vertical=12),
                        ),
                    ),
                ],
            ),
            *(
                [
                    counter(
                        "Threat level",
                        f"Threat level of {name}",
                        competitor.threat,
                        set_threat(-1),
                        set_threat(1),
                        rule="threat-level",
                    )
                ]
                if not competitor.human
                else []
            ),
        ],
    )
