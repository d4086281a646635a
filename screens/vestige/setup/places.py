"""Where the five triggers stand: typed one after the other, with the track drawn as one types."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.glossary import entry_of_trigger
from companion.vestige.placing import misplaced, unusual
from companion.vestige.setup import TriggerKind
from screens import amounts, buttons, frame, theme
from screens.guard import component
from screens.rules.word import opener
from screens.vestige.setup.placing_track import PlacingTrack, sign

Places = tuple[int | None, ...]
Kinds = tuple[TriggerKind, ...]
KINDS: tuple[TriggerKind, ...] = ("magenta", "white")
_MOST = 999


@component
def TriggerPlaces(places: Places, kinds: Kinds, on_change: Callable[[Places, Kinds], Any], insist: bool) -> ft.Control:
    """Number keys for one trigger at a time. What cannot be is said where it is, once a number is left.

    `insist`: the person wants to go on, so that a missing number is a fault as well. It begins at the first trigger
    that is wrong; a new `key` makes it begin there again.
    """
    wrong = misplaced(places)
    active, set_active = ft.use_state(wrong.trigger - 1 if wrong else 0)
    begun, set_begun = ft.use_state(False)

    def turn_to(number: int) -> None:
        set_active(number)
        set_begun(False)

    def put(at: int | None) -> None:
        on_change((*places[:active], at, *places[active + 1 :]), kinds)

    def press(digit: int) -> None:
        # The first key after turning to a trigger replaces what stood there, as on any calculator.
        typed = (places[active] or 0) * 10 + digit if begun else digit
        if typed <= _MOST:
            put(typed or None)
            set_begun(True)

    def delete() -> None:
        put((places[active] or 0) // 10 or None)
        set_begun(True)

    def kind(chosen: TriggerKind) -> None:
        on_change(places, (*kinds[:active], chosen, *kinds[active + 1 :]))

    last = len(places) - 1
    fault = wrong if insist else misplaced(places, typing=active)
    return ft.Column(
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            PlacingTrack(places=places, kinds=kinds, active=active),
            ft.Row(
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                spacing=2,
                run_spacing=4,
                controls=[_slot(number, at, kinds[number], active, turn_to) for number, at in enumerate(places)],
            ),
            *([frame.fault(fault.text)] if fault else []),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[_kind(one, active, one == kinds[active], partial(kind, one)) for one in KINDS],
            ),
            *([theme.small(note)] if (note := unusual(kinds)) else []),
            *_keys(press, delete, (lambda: turn_to(active + 1)) if active < last else None),
        ],
    )


def _kind(kind: TriggerKind, number: int, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    spoken = f"Trigger {number + 1}: {kind}{', chosen' if chosen else ''}"
    return ft.TextButton(
        key=kind,
        on_click=on_click,
        on_long_press=opener(entry_of_trigger(kind)),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=14),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
        ),
        content=ft.Row(
            tight=True,
            spacing=10,
            controls=[
                sign(kind),
                ft.Text(kind, size=theme.BODY, color=ft.Colors.ON_SURFACE, semantics_label=spoken),
                *([ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.ON_SURFACE)] if chosen else []),
            ],
        ),
    )


def _slot(number: int, at: int | None, kind: TriggerKind, active: int, turn_to: Callable[[int], Any]) -> ft.Control:
    here = number == active
    spoken = f"Trigger {number + 1}, {kind}, {f'at {at}' if at else 'no number yet'}{', being typed' if here else ''}"
    return ft.Semantics(
        key=f"slot-{number}",
        button=True,
        container=True,
        content=ft.Container(
            on_click=lambda: turn_to(number),
            on_long_press=opener(entry_of_trigger(kind)),
            ink=True,
            padding=ft.Padding.symmetric(horizontal=11, vertical=8),
            border_radius=10,
            border=ft.Border.all(2, ft.Colors.PRIMARY if here else ft.Colors.TRANSPARENT),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
            content=ft.Column(
                tight=True,
                spacing=6,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    sign(kind, 10),
                    ft.Text(
                        f"{at:2}" if at else "––",
                        size=theme.TITLE,
                        font_family=theme.NUMBERS,
                        color=ft.Colors.ON_SURFACE if at else ft.Colors.OUTLINE,
                        semantics_label=spoken,
                        no_wrap=True,
                    ),
                ],
            ),
        ),
    )


def _keys(press: Callable[[int], Any], delete: Callable[[], Any], onward: Callable[[], Any] | None) -> list[ft.Control]:
    rows = [
        [amounts.press_key(str(key), lambda key=key: press(key)) for key in row]
        for row in ((1, 2, 3), (4, 5, 6), (7, 8, 9))
    ]
    last = [
        _side_key(ft.Icons.BACKSPACE_OUTLINED, "Delete a digit", delete),
        amounts.press_key("0", lambda: press(0)),
        _side_key(ft.Icons.ARROW_FORWARD, "To the next trigger", onward),
    ]
    return [ft.Row(alignment=ft.MainAxisAlignment.SPACE_EVENLY, controls=row) for row in (*rows, last)]


def _side_key(icon: ft.IconData, label: str, on_click: Callable[[], Any] | None) -> ft.Control:
    return ft.Container(
        width=72,
        alignment=ft.Alignment.CENTER,
        content=buttons.icon(icon, label, on_click, disabled=on_click is None, filled=True),
    )
