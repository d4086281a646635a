"""Text that people type."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.plain_text import plain_line, plain_lines
from screens import theme
from screens.guard import memo


def written(event: Any, lines: bool = False) -> str:
    """What stands in the field of an event, as plain text: what nobody sees does not come in, and hinders nobody."""
    text = event.control.value or ""
    return plain_lines(text) if lines else plain_line(text)


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
        on_change=lambda event: on_text(written(event)),
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
        on_change=lambda event: on_text(written(event, lines=True)),
        multiline=True,
        min_lines=1,
        max_lines=6,
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        capitalization=ft.TextCapitalization.SENTENCES,
    )
