"""Words of the game that open their entry: a small "?" beside a heading, or a long press on the word itself."""

from collections.abc import Callable
from functools import cache
from typing import Any

import flet as ft

from screens import theme
from screens.rules.lookup import look_up


@cache
def opener(rule: str) -> Callable[[], None]:
    """What opens an entry: the same function each time, so that what carries it need not be sent again."""
    return lambda: look_up(rule)


def question_mark(rule: str, word: str) -> ft.Control:
    """The small "?" that opens an entry. `word` is what it is about, for those who hear the screen."""
    return ft.IconButton(
        icon=ft.Icon(
            ft.Icons.HELP_OUTLINE,
            size=18,
            color=ft.Colors.ON_SURFACE_VARIANT,
            semantics_label=f"What is {word}?" if not word.endswith("?") else word,
        ),
        width=theme.TOUCH,
        height=theme.TOUCH,
        padding=0,
        on_click=opener(rule),
    )


def beside(content: ft.Control, rule: str, word: str, apart: bool = False) -> ft.Control:
    """The content with a "?" right behind it or, `apart`, at the far edge. `word` is what the mark is about."""
    return ft.Row(
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        # As wide as its words, and no wider than what the mark leaves.
        controls=[ft.Container(content, expand=True, expand_loose=not apart), question_mark(rule, word)],
    )


def heading(text: str, rule: str, level: int = 2) -> ft.Control:
    """A heading with its "?" right behind it."""
    return beside(theme.heading(text, level), rule, text)


def explained(content: ft.Control, rule: str, within_a_button: bool = False) -> ft.Control:
    """The content, whose long press opens an entry: where there is no room for a mark.

    What lies `within_a_button` stays one with it when the screen is read out.
    """
    return ft.GestureDetector(content=content, on_long_press_start=opener(rule), exclude_from_semantics=within_a_button)


def held(button: Any, rule: str) -> Any:
    """The button, a long press on which opens an entry. Flet's buttons let none through to what lies around them."""
    button.on_long_press = opener(rule)
    return button
