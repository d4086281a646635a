"""How a setup names a nemesis: by the id of one that comes with the app, or by its whole card.

A game keeps the card that it was begun with, so a nemesis that is changed at home later stays as it was in this game.
One that came with another version of the app may be gone: a save keeps its id, and people run it from its cards.
"""

from typing import Annotated, Any

from pydantic import AfterValidator, Discriminator, Tag, ValidationInfo

from companion.faults import nearest
from companion.saved import from_a_save
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled


def _known(id: str, info: ValidationInfo) -> str:
    if id not in bundled() and not from_a_save(info):
        raise ValueError(f'there is no pack "{id[:60]}"; {nearest(id[:60], bundled())}, or the whole card of a nemesis')
    return id


def _form(given: Any) -> str:
    return "whole card" if isinstance(given, dict | Nemesis) else "by id"


NemesisReference = Annotated[
    Annotated[str, AfterValidator(_known), Tag("by id")] | Annotated[Nemesis, Tag("whole card")],
    Discriminator(_form),
]


def card_of(reference: str | Nemesis | None) -> Nemesis | None:
    """The card that is meant; None for a nemesis that people run from its cards, as its pack may be gone."""
    return bundled().get(reference) if isinstance(reference, str) else reference


def reference_to(card: Nemesis) -> str | Nemesis:
    """The shortest way to name a card: the id of one that comes with the app."""
    return card.id if bundled().get(card.id) == card else card
