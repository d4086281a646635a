"""What else pays at the end: the base game's scoring, and whatever has a name."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.score import Extra
from screens import buttons, theme
from screens.amounts import Keypad
from screens.guard import component
from screens.rules.word import beside, held
from screens.typed import LONGEST, use_typed_in

WAYS = (("gain", "Gains"), ("lose", "Loses"))
NAMELESS = "The base game"
"""What honor is called for which nobody has typed a word."""


@component
def AddExtra(who: str, words: tuple[str, ...], kept: dict[str, Any], on_add: Callable[[str, Extra], Any]) -> ft.Control:
    """What it is for, and how much. `words` are those that people have used before: one tap takes them again."""
    typed = use_typed_in(kept, f"typed:extra:{who}")

    def done(kind: str, amount: int) -> None:
        what = " ".join(typed.held.text.split())[:LONGEST].strip() or NAMELESS
        typed.held.type("")
        on_add(who, Extra(what=what, honor=min(amount, 999) * (1 if kind == "gain" else -1)))

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"More honor for {who}", level=1), "chronicles-game-end", "the end of the game"),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                visible=bool(words),
                controls=[held(buttons.tonal(word, _putting(typed, word)), "chronicles-game-end") for word in words],
            ),
            typed.field("What it is for", lambda: None),
            Keypad(title=f"Honor of {who}", on_done=done, kinds=WAYS, key="pad"),
        ],
    )


def _putting(typed: Any, word: str) -> Callable[[], None]:
    return lambda: typed.put(word)


def extra_row(who: str, extra: Extra, remove: Callable[[], Any] | None) -> ft.Control:
    """Something that was typed in, and the way to take it back."""
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Container(theme.number(f"{extra.honor:+d}", size=theme.TITLE), width=56),
            theme.body(extra.what, expand=True),
            *([buttons.icon(ft.Icons.CLOSE, f"Remove {extra.what} of {who}", remove)] if remove else []),
        ],
    )
