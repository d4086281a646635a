"""The words of the game: kinds of cards, legendary tracks, stacks of chronicles, in the order of the rulebook."""

from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator

from companion.fields import each_once

CardKind = Literal["relic", "loot", "trait", "companion", "monster", "exotic_pet"]
KINDS: tuple[CardKind, ...] = get_args(CardKind)

Track = Literal["inspiration", "wisdom", "knowledge", "vision", "strength", "courage"]
"""A legendary track; the six attributes have the same names, and so have the six spaces of the festival."""
TRACKS: tuple[Track, ...] = get_args(Track)

Stack = Literal["Arcane Tower", "Curio Shoppe", "Tomb of the Ancients", "Inn", "Gaping Maw", "Pet Menagerie"]
STACKS: tuple[Stack, ...] = get_args(Stack)

LIKELY_STACKS: dict[CardKind, Stack] = {
    "relic": "Tomb of the Ancients",
    "loot": "Curio Shoppe",
    "trait": "Arcane Tower",
    "companion": "Inn",
    "monster": "Gaping Maw",
    "exotic_pet": "Pet Menagerie",
}
"""Which stack a kind's chronicles come from, as far as the names tell: the rulebook does not say it."""

CIRCLES = 2
"""Circles in a row of the character sheet; the last one gives renown."""
MARKS = 3
"""Circles of a legendary track; the last one gives the legendary card."""
POWER_SPACES = 3
"""Spaces for renown on a legendary card."""

_SAID: dict[str, CardKind] = {
    **{kind: kind for kind in KINDS},
    **{kind.replace("_", " "): kind for kind in KINDS},
    **{f"{kind.replace('_', ' ')}s": kind for kind in KINDS},
    **{f"{kind}s": kind for kind in KINDS},
    "pet": "exotic_pet",
    "pets": "exotic_pet",
    "exotic pets": "exotic_pet",
}


def spoken(kind: str, count: int = 1) -> str:
    """A kind, track or word with a low line as people say it: `exotic pet`, `exotic pets`, `loot`."""
    word = kind.replace("_", " ")
    return word if count == 1 or word == "loot" else f"{word}s"


def a(kind: str) -> str:
    """A kind as one card of it is spoken of: `a relic`, `an exotic pet`, `loot`."""
    words = spoken(kind)
    if words == "loot":
        return words
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def _kind(said: Any) -> Any:
    return _SAID.get(" ".join(said.casefold().split()), said) if isinstance(said, str) else said


CardKindWord = Annotated[CardKind, BeforeValidator(_kind)]
"""A kind of card as people write it: `exotic pet`, `pets`, `Relic`."""
KINDS_ONCE = each_once(_kind)
"""Beside an object with kinds of cards as its keys: each of them is there once."""


def _track(said: Any) -> Any:
    return said.strip().casefold().removeprefix("legendary ") if isinstance(said, str) else said


TrackWord = Annotated[Track, BeforeValidator(_track)]
"""A legendary track or attribute as people write it: `Courage`, `legendary courage`."""
TRACKS_ONCE = each_once(_track)
"""Beside an object with tracks or attributes as its keys: each of them is there once."""
