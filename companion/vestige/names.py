"""Names and words as they are typed: how long they may be, and which signs no card has.

In a save they are taken as they are: what an earlier version let in is what everything else there goes by.
"""

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo

from companion.faults import UnknownWord
from companion.plain_text import unseen
from companion.saved import from_a_save
from companion.vestige.cards import CARD_KINDS, CardKind
from companion.vestige.regions import called


def plain(text: str, lines: bool = False) -> str:
    """The same text. Raises ValueError for a sign that nobody can see; ends of lines are fine in `lines`."""
    if sign := unseen(text, lines):
        raise ValueError(f"has a control character (U+{ord(sign):04X}); letters, digits and signs only")
    return text


def plain_name(text: str, info: ValidationInfo) -> str:
    """The text without the blanks around it. Raises ValueError for what is no name."""
    if from_a_save(info):
        return text
    kept = plain(text).strip()
    if not kept:
        raise ValueError("is empty; give it a name")
    return kept


def _author(text: str, info: ValidationInfo) -> str:
    return text if from_a_save(info) else plain(text)


def _words(text: str, info: ValidationInfo) -> str:
    if from_a_save(info):
        return text
    kept = plain(text, lines=True).strip()
    if not kept:
        raise ValueError("is empty; write it down or leave it out")
    return kept


Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
CardName = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(plain_name)]
CardRegion = Annotated[CardName, AfterValidator(called)]
Author = Annotated[str, Field(max_length=60), AfterValidator(_author)]
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
