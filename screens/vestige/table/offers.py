"""Names that the library knows, offered while one types: those that fit the letters so far, each one tap."""

from collections.abc import Callable, Container
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.library import suggestions
from companion.vestige.box.browsing import number_on
from companion.vestige.box.cards import AnyCard, Kind
from companion.vestige.glossary import entry_of_threat
from companion.vestige.library import library_of
from screens import buttons
from screens.guard import component
from screens.offers import NameOffers, Once, offered
from screens.typed import Held, use_letters

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
    return offered([_offer(card, once(lambda card=card: pick(card))) for card in cards])


def _offer(card: AnyCard, on_click: Callable[[], Any]) -> ft.Control:
    number = number_on(card)
    words = card.name if number is None else f"{card.name}  {number}"
    return buttons.tonal(words, on_click, label=card.name if number is None else f"{card.name}, printed {number}")


def ThreatOffers(
    typed: Held, known: tuple[str, ...], reveal: Callable[[str], Any], once: Once, label: str, key: str
) -> Any:
    """Threats of a nemesis by their first letters. `label` is how one is read out, with `{}` for its name."""
    return NameOffers(
        typed=typed,
        known=known,
        pick=reveal,
        once=once,
        label=label,
        most=MOST_THREATS,
        whole=True,
        rule_of=entry_of_threat,
        key=key,
    )
