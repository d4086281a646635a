"""What else pays at the end: the base game's scoring, and whatever has a name."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.score import Extra
from screens.ending.extras import AddPoints, points_row

NAMELESS = "The base game"
"""What honor is called for which nobody has typed a word."""


def add_extra(who: str, words: tuple[str, ...], kept: dict[str, Any], on_add: Callable[[str, Extra], Any]) -> Any:
    """What it is for, and how much. `words` are those that people have used before: one tap takes them again."""
    return AddPoints(
        title=f"More honor for {who}",
        pad=f"Honor of {who}",
        rule="chronicles-game-end",
        word="the end of the game",
        nameless=NAMELESS,
        words=words,
        kept=kept,
        place=f"typed:extra:{who}",
        on_done=lambda what, honor: on_add(who, Extra(what=what, honor=honor)),
        key=f"extra-{who}",
    )


def extra_row(who: str, extra: Extra, remove: Callable[[], Any] | None) -> ft.Control:
    """Something that was typed in, and the way to take it back."""
    return points_row(who, extra.what, extra.honor, remove)
