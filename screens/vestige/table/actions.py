"""The four main actions of one player in a shared turn: four marks, each taken with a tap (p. 10, 16, 29)."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.vestige.blocks import ACTION_WORDS, ACTIONS, Action
from companion.vestige.commands import ResetAction, TakeAction
from companion.vestige.table import Table
from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import opener
from screens.sitting import Sitting

ICONS: dict[Action, ft.IconData] = {
    "activate": ft.Icons.BOLT,
    "move": ft.Icons.DIRECTIONS_WALK,
    "visit": ft.Icons.PLACE,
    "job": ft.Icons.WORK,
}
RULES: dict[Action, str] = {"activate": "activate", "move": "move", "visit": "visit", "job": "jobs"}


class Acted(NamedTuple):
    """What a player has done of the main actions: those taken, and those that a conviction made free again."""

    taken: tuple[Action, ...] = ()
    reset: tuple[Action, ...] = ()


def acted(table: Table, who: str) -> Acted:
    """What the table says of a player."""
    return Acted(table.done.actions.get(who, ()), table.done.resets.get(who, ()))


@memo
def ActionMarks(sitting: Sitting, who: str, acted: Acted) -> ft.Control:
    """Each is one tap; another tap on a taken one makes it free again for a conviction."""
    once = buttons.use_once()

    def press(action: Action) -> None:
        if action not in sitting.table.done.actions.get(who, ()):
            sitting.dispatch(TakeAction(who=who, action=action))
        elif sitting.dispatch(ResetAction(who=who, action=action)):
            words = ACTION_WORDS[action].lower()
            sitting.say(f"A conviction of {who} makes {words} free again. If that was a slip, undo takes it back.")

    return ft.Row(
        spacing=4,
        controls=[_mark(who, action, acted, once(lambda action=action: press(action))) for action in ACTIONS],
    )


def _mark(who: str, action: Action, acted: Acted, on_click: Callable[[], Any]) -> ft.Control:
    taken, again = action in acted.taken, action in acted.reset
    words = ACTION_WORDS[action].lower()
    state = "taken; tap to make it free again for a conviction" if taken else "free again" if again else "not taken yet"
    colour = ft.Colors.OUTLINE if taken else ft.Colors.ON_SURFACE
    return ft.TextButton(
        key=f"{who}-{action}",
        expand=True,
        height=theme.TOUCH,
        on_click=buttons.called(on_click),
        on_long_press=opener(RULES[action]),
        style=ft.ButtonStyle(
            padding=0,
            shape=ft.RoundedRectangleBorder(radius=10),
            bgcolor=None if taken else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ),
        content=ft.Row(
            tight=True,
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            controls=[
                ft.Icon(ICONS[action], size=22, color=colour, semantics_label=f"{who}: {words}, {state}"),
                # A sign besides the shade: a tick for what is done, an arrow for what is there once more.
                *([ft.Icon(ft.Icons.CHECK, size=16, color=colour)] if taken else []),
                *([ft.Icon(ft.Icons.REPLAY, size=14, color=colour)] if again else []),
            ],
        ),
    )
