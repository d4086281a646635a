"""The four sliders of the dashboard: up while an action can be taken, down when it was (p. 16)."""

import flet as ft
import flet.canvas as cv

from companion.vestige.blocks import ACTION_WORDS, ACTIONS, Action
from screens import theme
from screens.guard import memo
from screens.rules.word import heading, opener
from screens.vestige.tableau.kinds import word
from screens.vestige.tableau.taps import Taps

_WIDTH, _HEIGHT, _DISC = 30.0, 56.0, 11.0
_RULES: dict[Action, str] = {"activate": "activate", "move": "move", "visit": "visit", "job": "jobs"}


@memo
def Sliders(who: str, taken: tuple[Action, ...], reset: tuple[Action, ...], disc: str, taps: Taps) -> ft.Control:
    """All four. A tap takes an action; on a taken one it pays a conviction to take it once more."""
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            heading("Main actions", "main-actions"),
            ft.Row(
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_EVENLY,
                spacing=4,
                run_spacing=4,
                controls=[
                    Slider(
                        who=who,
                        action=action,
                        taken=action in taken,
                        reset=action in reset,
                        disc=disc,
                        taps=taps,
                        key=action,
                    )
                    for action in ACTIONS
                ],
            ),
            theme.small("A tap on a taken action resets it for 1 conviction, each once a turn (p. 16)."),
        ],
    )


@memo
def Slider(who: str, action: Action, taken: bool, reset: bool, disc: str, taps: Taps) -> ft.Control:
    """One slider. The dot beside it says that it was reset in this turn."""
    words = ACTION_WORDS[action]
    state = "taken, reset it for 1 conviction" if taken else "free, take it"
    label = f"{who}, {words}: {state}{', was reset in this turn' if reset else ''}"
    button = ft.TextButton(
        on_click=lambda: taps.action(action),
        on_long_press=opener(_RULES[action]),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=8, vertical=6),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        ),
        content=ft.Semantics(
            label=label,
            exclude_semantics=True,
            content=ft.Column(
                tight=True,
                spacing=2,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    _picture(taken, reset, disc),
                    word(words, ft.Colors.OUTLINE if taken else ft.Colors.ON_SURFACE),
                    word("taken" if taken else "free", ft.Colors.OUTLINE),
                ],
            ),
        ),
    )
    return ft.MergeSemantics(button)


def _picture(taken: bool, reset: bool, disc: str) -> ft.Control:
    middle = _WIDTH / 2
    y = _HEIGHT - _DISC - 4 if taken else _DISC + 4
    groove = ft.Paint(color=ft.Colors.SURFACE_CONTAINER_LOWEST)
    rim = ft.Paint(color=ft.Colors.OUTLINE_VARIANT, style=ft.PaintingStyle.STROKE, stroke_width=1.5)
    shapes: list[cv.Shape] = [
        cv.Rect(1, 1, _WIDTH - 2, _HEIGHT - 2, border_radius=middle, paint=groove),
        cv.Rect(1, 1, _WIDTH - 2, _HEIGHT - 2, border_radius=middle, paint=rim),
        cv.Circle(middle, y, _DISC, paint=ft.Paint(color=ft.Colors.OUTLINE if taken else disc)),
    ]
    if reset:
        shapes.append(cv.Circle(middle, _HEIGHT - y, 4, paint=ft.Paint(color=ft.Colors.PRIMARY)))
    return cv.Canvas(width=_WIDTH, height=_HEIGHT, shapes=shapes)
