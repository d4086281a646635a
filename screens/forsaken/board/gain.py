"""What an outcome gives or takes, put together by taps on signs: one picker for every prompt and sheet that asks."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.glossary import entry_of_gain
from companion.forsaken.kinds import GAINS, HOLDINGS, Gain, counted, listed, named
from screens import theme
from screens.forsaken.signs import sign_of
from screens.keys import picture_key

Chosen = Mapping[Gain, int]
Change = Callable[[Callable[[dict[Gain, int]], dict[Gain, int]]], Any]
"""Gets what is to be made of the gains chosen so far, as the change that `use_kept` gives."""

LOSSES: tuple[Gain, ...] = (*HOLDINGS, "infamy", "fungalyte")
"""What can be paid or lost."""
MOST = 20
"""So many of one thing at most: more is a slip of a finger."""

_WORDS: Mapping[Gain, str] = {"heal": "Heal", "vp": "VP"}
_NARROW = 350


def gains_picker(
    chosen: Chosen, change: Change, offered: Sequence[Gain] = GAINS, title: str = "", verb: str = "Gain"
) -> ft.Control:
    """A key a gain with its sign: a tap adds one. What was chosen stands above, each a key that takes one away again.

    `change` is what `use_kept(..., {})` gives. `title` and `verb` (`Lose`) are said before a key's own name.
    """
    across = 3 if (ft.context.page.width or 390) < _NARROW else 4

    def add(what: Gain) -> None:
        change(lambda now: {**now, what: min(MOST, now.get(what, 0) + 1)})

    def less(what: Gain) -> None:
        change(lambda now: {it: count for it, count in {**now, what: now.get(what, 0) - 1}.items() if count > 0})

    lead = f"{title}: " if title else ""
    keys = [_key(what, chosen.get(what, 0), lead + said(what, verb), partial(add, what)) for what in offered]
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    return ft.Column(
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                wrap=True,
                spacing=6,
                run_spacing=6,
                visible=bool(chosen),
                controls=[_taken(what, count, lead, partial(less, what)) for what, count in chosen.items()],
            ),
            *[
                ft.Row([*row, *[ft.Container(expand=True) for _ in range(across - len(row))]], spacing=6)
                for row in rows
            ],
        ],
    )


def said(what: Gain, verb: str = "Gain") -> str:
    """A key in words: `gain 1 boost`, `lose 1 infamy`, `heal 1`."""
    if verb == "Gain" and what in ("heal", "damage"):
        return "heal 1" if what == "heal" else "take 1 damage"
    return f"{verb.lower()} {counted(what, 1)}"


def gains_line(gains: Chosen, size: int = 22) -> ft.Control:
    """Gains as signs with their counts, for the eye; read out in words."""
    return ft.Semantics(
        label=listed(gains) or "nothing",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            wrap=True,
            spacing=8,
            run_spacing=2,
            controls=[
                ft.Row(
                    tight=True,
                    spacing=3,
                    controls=[
                        theme.number(str(count), size=theme.BODY, color=ft.Colors.ON_SURFACE),
                        sign_of(what, size),
                    ],
                )
                for what, count in gains.items()
            ],
        ),
    )


def _key(what: Gain, count: int, said: str, on_click: Callable[[], Any]) -> ft.Control:
    word = _WORDS.get(what, f"{named(what)[:1].upper()}{named(what)[1:]}")
    return picture_key(
        f"{said}{f', {count} chosen' if count else ''}",
        entry_of_gain(what),
        ft.Column(
            tight=True,
            spacing=3,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                sign_of(what, 28),
                ft.Text(
                    word,
                    size=theme.SMALL,
                    color=ft.Colors.ON_SURFACE,
                    text_align=ft.TextAlign.CENTER,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
        ),
        on_click,
        key=what,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=8),
        chosen=bool(count),
        centred=True,
    )


def _taken(what: Gain, count: int, lead: str, on_click: Callable[[], Any]) -> ft.Control:
    return picture_key(
        f"{lead}{counted(what, count)} chosen, take 1 away",
        entry_of_gain(what),
        ft.Row(
            tight=True,
            spacing=6,
            controls=[
                sign_of(what, 22),
                ft.Text(counted(what, count), size=theme.BODY, color=ft.Colors.ON_SURFACE),
                ft.Icon(ft.Icons.REMOVE, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
        on_click,
        key=f"taken-{what}",
        padding=ft.Padding.symmetric(horizontal=12, vertical=12),
    )
