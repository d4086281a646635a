"""Names that are known, offered while one types: those that fit the letters so far, each one tap."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.library import fitting
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held
from screens.typed import Held, use_letters

Once = Callable[[buttons.Action], buttons.Action]
MOST = 6


@component
def NameOffers(
    typed: Held,
    known: tuple[str, ...],
    pick: Callable[[str], Any],
    once: Once,
    label: str,
    most: int = MOST,
    whole: bool = False,
    rule_of: Callable[[str], str] | None = None,
) -> ft.Control:
    """Names that are `known`, by their first letters; drawn with each letter. `label` is how one is read out.

    A name that stands in the field already is offered only as a `whole` answer. `rule_of` is the entry of a name.
    """
    letters = use_letters(typed, "offers")
    names = [name for name in fitting(known, letters) if whole or name != letters][:most]
    return offered([_offer(name, label, once(lambda name=name: pick(name)), rule_of) for name in names])


def _offer(name: str, label: str, on_click: Callable[[], Any], rule_of: Callable[[str], str] | None) -> ft.Control:
    button = buttons.tonal(name, on_click, label=label.format(name))
    return held(button, rule_of(name)) if rule_of else button


def offered(chips: list[ft.Control]) -> ft.Control:
    """What is offered, side by side; nothing takes no room."""
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, visible=bool(chips), controls=chips)
