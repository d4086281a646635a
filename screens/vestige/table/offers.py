"""Names that the library knows, offered while one types: those that fit the letters so far, each one tap."""

from collections.abc import Callable, Container
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.browsing import number_on
from companion.vestige.box.cards import AnyCard, Kind
from companion.vestige.glossary import entry_of_threat
from companion.vestige.library import fitting, library_of, suggestions
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held
from screens.typed import Held, use_letters

Once = Callable[[buttons.Action], buttons.Action]
MOST_THREATS = 8


@component
def Offers(
    desk: Desk, typed: Held, kind: Kind, lying: Container[str], pick: Callable[[AnyCard], Any], once: Once
) -> ft.Control:
    """Cards of a kind by their first letters, but for those that are `lying` on the table. Drawn with each letter."""
    letters = use_letters(typed, "offers")
    cards = suggestions(library_of(desk.library("vestige")), kind, letters, lying=lying)
    if [card.name for card in cards] == [letters]:
        # It stands in the field already.
        cards = ()
    return _chips([_offer(card, once(lambda card=card: pick(card))) for card in cards])


def _offer(card: AnyCard, on_click: Callable[[], Any]) -> ft.Control:
    number = number_on(card)
    words = card.name if number is None else f"{card.name}  {number}"
    return buttons.tonal(words, on_click, label=card.name if number is None else f"{card.name}, printed {number}")


@component
def ThreatOffers(
    typed: Held, nemesis: str, known: tuple[str, ...], reveal: Callable[[str], Any], once: Once, label: str
) -> ft.Control:
    """Threats of a nemesis by their first letters. `label` is how one is read out, with `{}` for its name."""
    letters = use_letters(typed, "offers")
    return _chips(
        [
            held(
                buttons.tonal(name, once(lambda name=name: reveal(name)), label=label.format(name)),
                entry_of_threat(name),
            )
            for name in fitting(known, letters)[:MOST_THREATS]
        ]
    )


def _chips(chips: list[ft.Control]) -> ft.Control:
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, visible=bool(chips), controls=chips)
