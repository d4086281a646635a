"""What a card says, at the prompt that asks for its name: as it is known, else to be written down by who likes to."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.browsing import gist, threat_gist
from companion.vestige.library import Library, known_threat, library_of
from screens import buttons, theme
from screens.guard import component
from screens.offers import Once
from screens.sitting import Sitting, use_kept
from screens.typed import Held, Typed, use_letters
from screens.vestige.table.offers import Offers


@component
def CardWords(
    kept: dict[str, Any],
    what: str,
    typed: Held,
    said: Callable[[str], str],
    fields: tuple[tuple[str, Typed], ...],
) -> ft.Control:
    """Below a name that is `typed`: what `said` knows of a card called so, else *Add its words* and the fields.

    `what` tells this card from others that are half done.
    """
    name = use_letters(typed, "words")
    opened, set_opened = use_kept(kept, f"words:{what}", False)
    known = said(" ".join(name.split()))
    if known:
        return theme.small(known)
    if not opened:
        # Nobody writes down the words of a card that has no name yet.
        return ft.Row(
            visible=bool(name.strip()),
            controls=[buttons.quiet("Add its words", lambda: set_opened(lambda _: True), icon=ft.Icons.EDIT_NOTE)],
        )
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[one.words(label) for label, one in fields],
    )


def library_at(sitting: Sitting) -> Library:
    """What the library knows at this moment."""
    return library_of(sitting.desk.library("vestige"))


def new_condition(sitting: Sitting, what: str, typed: Typed, words: Typed, once: Once) -> list[Any]:
    """Below the name of a condition that comes out: those that the library knows, and what this one says."""

    def said(name: str) -> str:
        return gist(library_at(sitting).known("condition", name)) if name else ""

    return [
        Offers(
            desk=sitting.desk,
            typed=typed.held,
            kind="condition",
            lying=frozenset(it.name for it in sitting.table.conditions),
            pick=lambda card: typed.put(card.name),
            once=once,
            key="offers",
        ),
        CardWords(
            kept=sitting.kept,
            what=what,
            typed=typed.held,
            said=said,
            fields=(("What it says", words),),
            key="words",
        ),
    ]


def new_threat(sitting: Sitting, what: str, nemesis: str, typed: Typed, words: Typed, removal: Typed) -> list[Any]:
    """Below the name of a threat that is revealed: what it does and what removes it."""

    def said(name: str) -> str:
        threat = known_threat(sitting.desk.library("vestige"), sitting.table, nemesis, name) if name else None
        return threat_gist(threat, nemesis)

    return [
        CardWords(
            kept=sitting.kept,
            what=what,
            typed=typed.held,
            said=said,
            fields=(("What it does", words), ("What removes it", removal)),
            key="words",
        )
    ]
