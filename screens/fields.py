"""Text that people type."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.guard import memo


@memo
def NameField(label: str, initial: str, on_text: Callable[[str], Any], hint: str | None = None) -> ft.Control:
    """A field for a name that begins with `initial`, and tells `on_text` what it holds after each change.

    Flet puts a field that is drawn again back to its first text, so this one must not be: give it the same
    function each time, and a new `key` where another text is to be in it.
    """
    return ft.TextField(
        label=label,
        hint_text=hint,
        value=initial,
        on_change=lambda event: on_text(event.control.value or ""),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        capitalization=ft.TextCapitalization.WORDS,
        autocorrect=False,
    )


@memo
def WordsField(label: str, initial: str, on_text: Callable[[str], Any], hint: str | None = None) -> ft.Control:
    """A field for a sentence or two, as high as what is in it. Drawn once, as a `NameField` is."""
    return ft.TextField(
        label=label,
        hint_text=hint,
        value=initial,
        on_change=lambda event: on_text(event.control.value or ""),
        multiline=True,
        min_lines=1,
        max_lines=6,
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        capitalization=ft.TextCapitalization.SENTENCES,
    )
