"""A name that is typed at the table: one field, empty again once the name was taken."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from screens import theme
from screens.guard import memo
from screens.sitting import Sitting

LONGEST = 60


@dataclass(eq=False)
class Held:
    """What stands in a field while somebody types: no screen is drawn for it."""

    text: str = ""
    on_submit: Callable[[], Any] = lambda: None


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
        self.held.text = ""
        self.renew(lambda before: before + 1)

    def field(self, label: str, on_submit: Callable[[], Any]) -> Any:
        self.held.on_submit = on_submit
        return TypedField(label=label, held=self.held, key=f"typed-{self.number}")


def use_typed(sitting: Sitting, what: str) -> Typed:
    """A hook. What was typed for `what` is still there when the phone is turned, or another page was looked at."""
    number, renew = ft.use_state(0)
    return Typed(sitting.kept.setdefault(f"typed:{what}", Held()), number, renew)


@memo
def TypedField(label: str, held: Held) -> ft.Control:
    """Drawn once: Flet puts a field that is drawn again back to its first text."""

    def changed(event: Any) -> None:
        held.text = event.control.value or ""

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
