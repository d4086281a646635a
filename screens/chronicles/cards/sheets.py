"""What opens over a card: the keys for one of its numbers, the field for one of its sentences."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import amounts, buttons, theme
from screens.chronicles.cards.editing import Editing
from screens.chronicles.cards.keys import number_keys
from screens.chronicles.cards.parts import WORDS, written
from screens.fields import NameField, WordsField
from screens.guard import component
from screens.rules.word import beside

NAME = "name"
_LABELS = {NAME: "As it is printed", "closes": "Their names, with commas between them"}
_MOST = {"agents": 9, "renown": 9, "honor": 20}
"""What a card may show, at most."""


def over(editing: Editing, place: str, close: Callable[[], Any]) -> Any:
    """The sheet for a part of the card."""
    if place == NAME or place in WORDS:
        return Written(editing=editing, field=place, on_close=close, key=place)
    return Number(editing=editing, place=place, on_close=close, key=place)


@component
def Written(editing: Editing, field: str, on_close: Callable[[], Any]) -> ft.Control:
    """A field that is part of the card while one types: who closes the sheet has lost nothing."""
    title, rule, _ = WORDS.get(field, ("Its name", "library", None))
    # The field is left alone once it is there, however often the card is drawn.
    initial, _ = ft.use_state(written(editing.draft or {}, field))
    once = buttons.use_once()
    control = NameField if field == NAME else WordsField
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(title, level=1), rule, title),
            control(_LABELS.get(field, "In your words"), initial, editing.writer(field)),
            buttons.primary("Done", once(on_close), icon=ft.Icons.CHECK),
        ],
    )


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
