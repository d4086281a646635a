"""Text that people type."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.plain_text import plain_line, plain_lines
from screens import theme
from screens.guard import memo

_KEPT_AS = "half_typed"


def written(event: Any, lines: bool = False) -> str:
    """What stands in the field of an event, as plain text: what nobody sees does not come in, and hinders nobody."""
    text = event.control.value or ""
    return plain_lines(text) if lines else plain_line(text)


class HalfTyped:
    """What stands in a field of a sheet until it is done with: who closes the sheet, or goes back, finds it again."""

    def __init__(self, kept: dict[str, str], place: str, initial: str) -> None:
        self._kept = kept
        self._place = place
        self._initial = initial
        self.begun = self.text

    @property
    def text(self) -> str:
        return self._kept.get(self._place, self._initial)

    def note(self, text: str) -> None:
        """This is what stands there now."""
        self._kept[self._place] = text

    def done(self) -> None:
        """It was taken: the field is as new the next time."""
        self._kept.pop(self._place, None)


def use_half_typed(place: str, initial: str = "") -> HalfTyped:
    """The text of the field at a `place` that no other field of the app has; it begins as it was left there."""
    held: Any = ft.use_ref(None)
    if held.current is None:
        store = ft.context.page.session.store
        if store.get(_KEPT_AS) is None:
            store.set(_KEPT_AS, {})
        held.current = HalfTyped(store.get(_KEPT_AS), place, initial)
    half_typed: HalfTyped = held.current
    return half_typed


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
