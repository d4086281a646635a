"""Points at the end that have a name: typed with what they are for, in a row each, taken back again."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, theme
from screens.amounts import Keypad
from screens.guard import component
from screens.rules.word import beside, held
from screens.typed import LONGEST, use_typed_in

_WAYS = (("gain", "Gains"), ("lose", "Loses"))
_MOST = 999


@component
def AddPoints(
    title: str,
    pad: str,
    rule: str,
    word: str,
    nameless: str,
    words: tuple[str, ...],
    kept: dict[str, Any],
    place: str,
    on_done: Callable[[str, int], Any],
) -> ft.Control:
    """What it is for, and how many: `on_done` gets both. `words` are those that people have used before: one tap takes
    them again; `nameless` is what is said where nobody has typed any. `rule` is the entry about it, `word` what the
    mark of it is about. `pad` stands above the keys, `place` is where `kept` keeps what is half typed."""
    typed = use_typed_in(kept, place)

    def done(kind: str, amount: int) -> None:
        what = " ".join(typed.held.text.split())[:LONGEST].strip() or nameless
        typed.held.type("")
        on_done(what, min(amount, _MOST) * (1 if kind == "gain" else -1))

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(title, level=1), rule, word),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                visible=bool(words),
                controls=[held(buttons.tonal(said, _putting(typed, said)), rule) for said in words],
            ),
            typed.field("What it is for", lambda: None),
            Keypad(title=pad, on_done=done, kinds=_WAYS, key="pad"),
        ],
    )


def _putting(typed: Any, word: str) -> Callable[[], None]:
    return lambda: typed.put(word)


def points_row(who: str, what: str, points: int, remove: Callable[[], Any] | None) -> ft.Control:
    """Something that was typed in, and the way to take it back."""
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Container(theme.number(f"{points:+d}", size=theme.TITLE), width=56),
            theme.body(what, expand=True),
            *([buttons.icon(ft.Icons.CLOSE, f"Remove {what} of {who}", remove)] if remove else []),
        ],
    )
