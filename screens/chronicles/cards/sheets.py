"""What opens over a card: the keys for one of its numbers, the field for one of its sentences."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import amounts, buttons
from screens.chronicles.cards.parts import WORDS, written
from screens.guard import component
from screens.library.card_page import NAME
from screens.library.editing import Editing
from screens.library.keys import Written, number_keys

_LABELS = {NAME: "As it is printed", "closes": "Their names, with commas between them"}
_MOST = {"agents": 9, "renown": 9, "honor": 20}
"""What a card may show, at most."""


def over(editing: Editing, place: str, close: Callable[[], Any]) -> Any:
    """The sheet for a part of the card."""
    if place == NAME or place in WORDS:
        title, rule, _ = WORDS.get(place, ("Its name", "library", None))
        return Written(
            title=title,
            rule=rule,
            label=_LABELS.get(place, "In your words"),
            initial=written(editing.draft or {}, place),
            on_text=editing.writer(place),
            on_close=close,
            short=place == NAME,
            key=place,
        )
    return Number(editing=editing, place=place, on_close=close, key=place)


@component
def Number(editing: Editing, place: str, on_close: Callable[[], Any]) -> ft.Control:
    """Keys for a number of the card."""
    typing, set_typing = ft.use_state(place == "honor")
    once = buttons.use_once()
    space = int(place.partition(":")[2]) if place.startswith("space:") else None
    title = {
        "agents": "Dark agents on each place",
        "renown": "Renown that it gives",
        "honor": "Honor that it gives or costs",
    }.get(place, f"Honor of space {(space or 0) + 1}")
    draft = editing.draft or {}
    spaces = list(draft.get("honor", (None, None, 5))) if space is not None else []
    now = draft.get(place) if space is None else spaces[space]

    def put(number: int | None) -> None:
        if space is None:
            most = _MOST[place]
            editing.put(**{place: None if number is None else max(min(number, most), -most)})
        else:
            spaces[space] = number
            editing.put(honor=spaces)
        on_close()

    keys: ft.Control
    if typing:
        ways = (("gain", "Gives"), ("lose", "Costs")) if place == "honor" else (("set", "Printed"),)
        keys = amounts.Keypad(
            title=title, kinds=ways, on_done=lambda way, number: put(-number if way == "lose" else number), key="keypad"
        )
    else:
        keys = amounts.printed_keys(once(put), title, lambda: set_typing(True), now)
    forget = once(lambda: put(None)) if now is not None else None
    return number_keys(title, keys, typing, forget)
