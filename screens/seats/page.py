"""Seats: the order of turns, whose turn it is, and everybody who plays, has gone or comes late."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.attendance import Attendance, moved
from companion.seats import ReorderSeats
from screens import buttons, frame, theme
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.seats.join import Join
from screens.seats.seat import Seat, seat_mark
from screens.sheet import sheet
from screens.sitting import Sitting

_JOINING = "+"
# The seats stay in sight above the sheet.
_LOW = 0.7


@component
def SeatsPage(sitting: Sitting, revision: int) -> ft.Control:
    """Each seat opens what can be done about it; the arrows change the order of turns."""
    opened, set_opened = ft.use_state("")
    once = buttons.use_once()
    table = sitting.table
    attendance = sitting.game.rules.attendance

    def close() -> None:
        set_opened("")

    def move(name: str, by: int) -> None:
        sitting.dispatch(ReorderSeats(order=moved(sitting.table, name, by)))

    ft.use_dialog(_sheet(sitting, opened, close))
    away, others = table.gone, [one for one in table.competitors if not one.human]
    return frame.middle(
        [
            ft.Column(
                spacing=4,
                controls=[
                    beside(theme.heading("Seats", level=1), "seats-change", "What can be changed about seats?"),
                    explained(theme.small(_about(table, attendance)), attendance.turn_rule),
                ],
            ),
            ft.Column(
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    _seat(table, human, number, attendance, set_opened, move, once)
                    for number, human in enumerate(table.humans, start=1)
                ],
            ),
            *([_others("Gone, with everything", away, table, set_opened)] if away else []),
            *([_others(attendance.others.capitalize(), others, table, set_opened)] if others else []),
            *(
                [
                    ft.Row(
                        controls=[
                            held(
                                buttons.tonal(
                                    "Somebody joins", lambda: set_opened(_JOINING), icon=ft.Icons.PERSON_ADD_OUTLINED
                                ),
                                "seats-change",
                            )
                        ]
                    )
                ]
                if attendance.can_join(table)
                else []
            ),
        ],
        key="seats",
    )


def _about(table: Any, attendance: Attendance) -> str:
    if attendance.shared(table):
        return "You play one turn together, in whatever order you like."
    if len(table.humans) == 1:
        return "One player; whatever is changed here is a correction in the ledger."
    if all(one.human for one in table.competitors):
        return "Turns go from top to bottom."
    return f"Turns go from top to bottom, then the {attendance.others}."


def _sheet(sitting: Sitting, opened: str, close: Callable[[], Any]) -> ft.Control | None:
    if opened == _JOINING:
        return sheet(Join(sitting=sitting, close=close, key="join"), close, share=_LOW)
    table = sitting.table
    if table.find(opened) or opened in [one.name for one in table.gone]:
        return sheet(Seat(sitting=sitting, name=opened, close=close, key=f"seat-{opened}"), close, share=_LOW)
    return None


def _seat(
    table: Any,
    human: Any,
    number: int,
    attendance: Attendance,
    open_seat: Callable[[str], Any],
    move: Callable[[str, int], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    def arrow(by: int) -> ft.Control:
        return buttons.icon(
            ft.Icons.ARROW_UPWARD if by < 0 else ft.Icons.ARROW_DOWNWARD,
            f"{human.name}: one seat {'earlier' if by < 0 else 'later'}",
            once(partial(move, human.name, by)),
            disabled=number == (1 if by < 0 else len(table.humans)),
        )

    return ft.Row(
        key=f"seat-{human.name}",
        spacing=0,
        controls=[
            ft.Container(
                expand=True,
                content=_opener(table, human, state(table, human, attendance), open_seat),
            ),
            *([arrow(-1), arrow(1)] if len(table.humans) > 1 else []),
        ],
    )


def state(table: Any, human: Any, attendance: Attendance) -> str:
    """What a seat is about to do, and its team."""
    now = "has gone" if human.away else "on turn" if table.turn == human.name else ""
    team = human.team if attendance.teams(table) else ""
    return " · ".join(part for part in (team, now) if part)


def _others(title: str, those: Sequence[Any], table: Any, open_seat: Callable[[str], Any]) -> ft.Control:
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(title),
            *[_opener(table, one, "has gone" if one.human else "", open_seat) for one in those],
        ],
    )


def _opener(table: Any, one: Any, words: str, open_seat: Callable[[str], Any]) -> ft.Control:
    pale = one.away or table.find(one.name) is None
    return ft.MergeSemantics(
        key=f"open-{one.name}",
        content=ft.TextButton(
            on_click=lambda: open_seat(one.name),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=4, vertical=8), alignment=ft.Alignment.CENTER_LEFT
            ),
            content=ft.Row(
                spacing=12,
                controls=[
                    ft.Container(seat_mark(table, one, 36), opacity=0.45 if pale else 1),
                    ft.Column(
                        spacing=0,
                        expand=True,
                        controls=[
                            ft.Text(
                                one.name,
                                size=theme.BODY,
                                color=ft.Colors.OUTLINE if pale else ft.Colors.ON_SURFACE,
                                max_lines=2,
                                overflow=ft.TextOverflow.ELLIPSIS,
                            ),
                            *([theme.small(words)] if words else []),
                        ],
                    ),
                    ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                ],
            ),
        ),
    )
