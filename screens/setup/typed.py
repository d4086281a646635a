"""A name that is typed while the page around it changes."""

from collections.abc import Callable

import flet as ft

from screens.fields import NameField
from screens.guard import component


@component
def Typed(label: str, text: str, on_text: Callable[[str], None]) -> ft.Control:
    """A field that begins with `text` and is left alone from then on, however often the page is drawn.

    Give it the same function each time, and a new `key` where another text or label is to be in it.
    """
    initial, _ = ft.use_state(text)
    return NameField(label, initial, on_text)
