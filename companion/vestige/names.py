"""Names and words as they are typed: how long they may be, and which signs no card has."""

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from companion.faults import UnknownWord
from companion.vestige.cards import CARD_KINDS, CardKind
from companion.vestige.regions import called

# Letters that turn the direction of writing could make a name look like another one.
_TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def plain(text: str, lines: bool = False) -> str:
    """The same text. Raises ValueError for a sign that nobody can see; ends of lines are fine in `lines`."""
    for sign in text:
        if sign == "\n" and lines:
            continue
        if unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in _TURNING:
            raise ValueError(f"has a control character (U+{ord(sign):04X}); letters, digits and signs only")
    return text


def plain_name(text: str) -> str:
    """The text without the blanks around it. Raises ValueError for what is no name."""
    kept = plain(text).strip()
    if not kept:
        raise ValueError("is empty; give it a name")
    return kept


def _words(text: str) -> str:
    kept = plain(text, lines=True).strip()
    if not kept:
        raise ValueError("is empty; write it down or leave it out")
    return kept


Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
CardName = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(plain_name)]
CardRegion = Annotated[CardName, AfterValidator(called)]
Author = Annotated[str, Field(max_length=60), AfterValidator(plain)]
Words = Annotated[str, Field(min_length=1, max_length=600), AfterValidator(_words)]


def one_of(noun: str, known: Iterable[str]) -> BeforeValidator:
    """Says what a word should have been: `"mercenry" is no card kind; did you mean mercenary?`."""
    words = tuple(known)

    def check(given: Any) -> Any:
        if isinstance(given, str) and given not in words:
            raise UnknownWord(given, noun, words)
        return given

    return BeforeValidator(check)


CardKindWord = Annotated[CardKind, one_of("card kind", CARD_KINDS)]
