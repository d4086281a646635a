"""A name that is typed at the table: one field, empty again once the name was taken."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from screens import theme
from screens.fields import written
from screens.guard import memo
from screens.sitting import Sitting

LONGEST = 60
MOST_WORDS = 600
"""Letters that a name and that the words of a card may have."""


@dataclass(eq=False)
class Held:
    """What stands in a field while somebody types: no screen is drawn for it but those parts that `heard` names."""

    text: str = ""
    on_submit: Callable[[], Any] = lambda: None
    heard: dict[str, Callable[[str], Any]] = field(default_factory=dict)

    def type(self, text: str) -> None:
        """Keeps what stands there now, and tells it to the parts of the screen that go by it."""
        self.text = text
        for hear in tuple(self.heard.values()):
            hear(text)


@dataclass(frozen=True)
class Typed:
    """The field of one component, and what was typed in it."""

    held: Held
    number: int
    renew: Callable[[Callable[[int], int]], None]

    def name(self, say: Callable[[str], None]) -> str | None:
        """The name, or None after saying that one must be typed."""
        text = " ".join(self.held.text.split())[:LONGEST].strip()
        if not text:
            say("Type a name first: any word that you will recognise.")
        return text or None

    def clear(self) -> None:
        """An empty field, for the next name: what stays in it would be taken twice."""
        self.put("")

    def put(self, text: str) -> None:
        """The field with this text in it, as if it had been typed."""
        self.held.type(text)
        self.renew(lambda before: before + 1)

    def field(self, label: str, on_submit: Callable[[], Any]) -> Any:
        self.held.on_submit = on_submit
        return TypedField(label=label, held=self.held, key=f"typed-{self.number}")

    def words(self, label: str) -> Any:
        """The same for a sentence or two: they are taken together with the name."""
        return TypedWords(label=label, held=self.held, key=f"words-{label}-{self.number}")


def use_typed(sitting: Sitting, what: str) -> Typed:
    """A hook. What was typed for `what` is still there when the phone is turned, or another page was looked at."""
    return use_typed_in(sitting.kept, f"typed:{what}")


def use_typed_in(kept: dict[str, Any], name: str) -> Typed:
    """The same where what is half done is kept elsewhere."""
    number, renew = ft.use_state(0)
    return Typed(kept.setdefault(name, Held()), number, renew)


def use_letters(held: Held, part: str) -> str:
    """A hook. What stands in the field now; this part of the screen alone is drawn again with each letter."""
    letters, set_letters = ft.use_state(held.text)
    held.heard[part] = set_letters
    if letters != held.text:
        # It was typed before this part was there.
        set_letters(held.text)
    return held.text


@memo
def TypedField(label: str, held: Held) -> ft.Control:
    """Drawn once: Flet puts a field that is drawn again back to its first text."""

    def changed(event: Any) -> None:
        held.type(written(event))

    return ft.TextField(
        label=label,
        value=held.text,
        on_change=changed,
        on_submit=lambda: held.on_submit(),
        # The limit is there, its counter is not: nobody counts letters at the table.
        max_length=LONGEST,
        counter=ft.Container(),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        capitalization=ft.TextCapitalization.SENTENCES,
    )


@memo
def TypedWords(label: str, held: Held) -> ft.Control:
    """The same for a sentence or two."""
    return ft.TextField(
        label=label,
        value=held.text,
        on_change=lambda event: held.type(written(event, lines=True)),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        multiline=True,
        min_lines=1,
        max_lines=4,
        max_length=MOST_WORDS,
        counter="",
        capitalization=ft.TextCapitalization.SENTENCES,
    )
