"""Parts of a short page that asks for words and choices."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.fields import written
from screens.rules.word import beside


def part(title: str, rule: str, word: str, *controls: ft.Control) -> ft.Control:
    """A heading and what belongs to it. Its "?" opens the entry `rule`, which is about `word`."""
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[beside(theme.heading(title), rule, word), *controls],
    )


def chips(controls: list[ft.Control]) -> ft.Control:
    """Choices in a row that wraps."""
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=controls)


def field(key: str, label: str, value: str, on_text: Callable[[str], Any], hint: str | None = None) -> ft.Control:
    """A text field. What stands in it is what was typed last, so that drawing anew changes nothing in it."""
    return ft.TextField(
        key=key,
        label=label,
        value=value,
        hint_text=hint,
        expand=True,
        max_length=60,
        counter="",
        text_size=theme.BODY,
        on_change=lambda event: on_text(written(event)),
    )
