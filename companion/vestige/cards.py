"""Kinds of cards, mastery colours, and which kind counts for which colour (p. 9, 20, 21, 25)."""

from typing import Literal, get_args

CardKind = Literal["lawmaker", "mercenary", "smuggler", "bounty", "artifact", "augmentation", "chop_bot"]
Mastery = Literal["ambition", "might", "cunning", "guile", "intrigue", "ingenuity", "chop_bots"]
Contact = Literal["lawmaker", "mercenary", "smuggler"]
JobKind = Literal["bounty", "artifact", "augmentation"]

CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)
MASTERIES: tuple[Mastery, ...] = get_args(Mastery)
CONTACTS: tuple[Contact, ...] = get_args(Contact)
JOB_KINDS: tuple[JobKind, ...] = get_args(JobKind)

# The seventh tile is not named in the rulebook; chop bots are the one kind of card that is left for it.
CARD_OF: dict[Mastery, CardKind] = {
    "ambition": "lawmaker",
    "might": "mercenary",
    "cunning": "smuggler",
    "guile": "bounty",
    "intrigue": "artifact",
    "ingenuity": "augmentation",
    "chop_bots": "chop_bot",
}

_PLURALS = {"mercenary": "mercenaries", "bounty": "bounties"}


def spoken(kind: str, count: int = 1) -> str:
    """A kind of card or mastery as people say it: `chop bot`, `mercenaries`."""
    words = kind.replace("_", " ")
    return words if count == 1 else _PLURALS.get(kind, f"{words}s")


def counted(count: int, kind: str) -> str:
    """`1 mercenary`, `3 chop bots`."""
    return f"{count} {spoken(kind, count)}"


def a(words: str) -> str:
    """`a mercenary`, `an artifact`."""
    return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"
