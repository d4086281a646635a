"""How each word is chosen: what is asked for, what it starts with, and what may be chosen. Screens draw this."""

from collections.abc import Mapping
from typing import Any, Literal

from companion.vestige.blocks import ATTRIBUTES
from companion.vestige.cards import CARD_KINDS, a, spoken
from companion.vestige.vocabulary.effects import EFFECTS, Whom
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import OCCASIONS, When

Asked = Literal["amount", "kind", "count", "region", "attribute", "threat", "spaces", "words", "results", "whom"]
"""What a form asks for: each is one control."""

_ASKS: Mapping[str, tuple[Asked, ...]] = {
    "gain_leverage": ("amount",),
    "lose_leverage": ("amount",),
    "gain_card": ("kind", "count"),
    "lose_card": ("kind", "count"),
    "give_card": ("kind", "count"),
    "gain_control": ("region",),
    "lose_control": ("region",),
    "gain_attribute": ("attribute", "count"),
    "lose_attribute": ("attribute", "count"),
    "upgrade_speed": ("spaces",),
    "add_threat": ("threat",),
    "remove_threat": ("threat",),
    "prompt": ("words", "results"),
}
_STARTS: Mapping[str, Any] = {
    "gain_leverage": {"fixed": 1},
    "lose_leverage": {"fixed": 1},
    "gain_card": {"kind": CARD_KINDS[0]},
    "lose_card": {"kind": CARD_KINDS[0]},
    "give_card": {"kind": CARD_KINDS[0]},
    "gain_control": {"region": "Oasis"},
    "lose_control": {"region": "Oasis"},
    "gain_attribute": {"attribute": ATTRIBUTES[0]},
    "lose_attribute": {"attribute": ATTRIBUTES[0]},
    "upgrade_speed": {"by": 1},
    "add_threat": {},
    "remove_threat": {},
    "prompt": "Do what the card says.",
}


def asks(effect: str) -> tuple[Asked, ...]:
    """What is asked for an effect, in order. Raises KeyError for what is none."""
    whom: tuple[Asked, ...] = ("whom",) if len(EFFECTS[effect].whom) > 1 else ()
    return (*_ASKS[effect], *whom)


def new_effect(effect: str) -> dict[str, Any]:
    """An effect as one begins with it: it fits at once, and says so in a sentence. Raises KeyError for what is none."""
    return {effect: _STARTS[effect]}


def whom(effect: str) -> tuple[Whom, ...]:
    """To whom an effect can happen. Raises KeyError for what is none."""
    return EFFECTS[effect].whom


def new_condition() -> dict[str, Any]:
    """A condition as one begins with it."""
    return {"measure": "regions_controlled", "whose": "any_player", "at_least": 1}


def new_ability(when: When) -> dict[str, Any]:
    """A triggered ability as one begins with it."""
    words = {"words": "What has to happen."} if when == "people_say" else {}
    return {"when": when, **words, "do": [new_effect("gain_leverage")]}


def measures_by_subject() -> dict[str, tuple[str, ...]]:
    """All measures but those of single regions, grouped as they are offered."""
    subjects: dict[str, tuple[str, ...]] = {}
    for word in WORDS.values():
        subjects[word.subject] = (*subjects.get(word.subject, ()), word.id)
    return subjects


def occasion_says(when: When, who: str, kind: str | None = None, region: str | None = None) -> str:
    """An occasion in words, as narrow as it was made: `a player gains control of Oasis`."""
    card = a(spoken(kind)) if kind else "a card"
    return OCCASIONS[when].words.format(who=who, card=card, region=region or "a region")
