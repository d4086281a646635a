"""What can be done about one seat: its turn, its name, going and coming back."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.attendance import OVER, Attendance
from companion.frozen import Frozen
from companion.seats import LeaveTable, RenameSeat, ReturnToTable, SetTurn, SkipTurn
from screens import buttons, fields, frame, marks, theme
from screens.guard import component
from screens.rules.word import beside, held
from screens.sitting import Sitting


@component
def Seat(sitting: Sitting, name: str, close: Callable[[], Any]) -> ft.Control:
    """A sheet. What is refused is said right here, below what was asked for."""
    leaving, set_leaving = ft.use_state(False)
    fault, set_fault = ft.use_state(("", ""))
    typed = fields.use_half_typed(f"name of {name} in {sitting.game_id}", name)
    once = buttons.use_once()
    table = sitting.table
    attendance = sitting.game.rules.attendance
    seat = table.find(name)
    gone = seat is None or seat.away

    def do(where: str, command: Frozen) -> None:
        if words := sitting.refusal(command):
            set_fault((where, words))
        elif sitting.dispatch(command):
            typed.done()
            close()

    def rename() -> None:
        to = " ".join(typed.text.split())
        if not to:
            set_fault(("name", "Type a name first."))
        elif to == name:
            close()
        else:
            do("name", RenameSeat(who=name, to=to[:60]))

    def faulty(where: str) -> list[ft.Control]:
        return [frame.fault(fault[1])] if fault[0] == where else []

    if gone:
        parts = [_back(name, once(lambda: do("back", ReturnToTable(who=name)))), *faulty("back")]
    elif leaving and seat is not None:
        parts = [
            *_what_becomes(name, attendance.belongings(table, name), once, do, lambda: set_leaving(False)),
            *faulty("leave"),
        ]
    else:
        parts = [
            *(_turn(table, seat, attendance, once, do) if seat is not None and seat.human else []),
            *faulty("turn"),
            ft.Column(
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    fields.NameField("Name", typed.begun, typed.note),
                    *faulty("name"),
                    ft.Row([buttons.tonal("Rename", once(rename), label=f"Rename {name}")]),
                ],
            ),
            *(
                [
                    ft.Row(
                        [
                            held(
                                buttons.quiet(
                                    f"{name} leaves the table",
                                    once(lambda: set_leaving(True)),
                                    icon=ft.Icons.LOGOUT,
                                ),
                                "seats-change",
                            )
                        ]
                    )
                ]
                if seat is not None and seat.human and len(table.playing) > 1
                else []
            ),
        ]
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[_head(table, name, seat), *parts],
    )


def _head(table: Any, name: str, seat: Any) -> ft.Control:
    shown = seat or next(one for one in table.gone if one.name == name)
    return ft.Row(
        spacing=12,
        controls=[
            seat_mark(table, shown, 40),
            ft.Container(
                beside(theme.heading(name, level=1), "seats-change", "What can be changed about a seat?"), expand=True
            ),
        ],
    )


def _turn(
    table: Any,
    seat: Any,
    attendance: Attendance,
    once: Callable[[buttons.Action], buttons.Action],
    do: Callable[[str, Frozen], None],
) -> list[ft.Control]:
    """Passing over, or putting right whose turn it is; nothing where the turn is everybody's."""
    if attendance.shared(table) or len(table.playing) < 2 or table.phase in OVER:
        return []
    if table.turn == seat.name:
        words, command = f"Pass {seat.name} over", SkipTurn(who=seat.name)
    else:
        words, command = f"Make it {seat.name}'s turn", SetTurn(who=seat.name)
    return [ft.Row([held(buttons.tonal(words, once(lambda: do("turn", command))), attendance.turn_rule)])]


def _what_becomes(
    name: str,
    belongings: str,
    once: Callable[[buttons.Action], buttons.Action],
    do: Callable[[str, Frozen], None],
    stay: Callable[[], Any],
) -> list[ft.Control]:
    return [
        theme.heading(f"What becomes of what {name} has?"),
        theme.body(f"{name} has {belongings}."),
        buttons.tonal("It stays and is scored", once(lambda: do("leave", LeaveTable(who=name)))),
        buttons.tonal("It is taken off the table", once(lambda: do("leave", LeaveTable(who=name, scored=False)))),
        buttons.quiet(f"{name} stays", stay),
    ]


def _back(name: str, back: buttons.Action) -> ft.Control:
    return buttons.primary(f"{name} is back", back, icon=ft.Icons.LOGIN)


def seat_mark(table: Any, one: marks.Competitor, size: int) -> Any:
    """The mark of a seat, also of a player who has gone with everything."""
    if table.find(one.name) is None:
        return marks.badge(one.name, marks.of_seat(one.color, 0), human=True, size=size)
    return marks.mark(table, one, size)
