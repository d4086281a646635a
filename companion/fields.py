"""Fields that the commands and setups of all games have: names, counts, amounts."""

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationInfo

from companion.saved import from_a_save

Name = Annotated[str, Field(min_length=1, max_length=60)]
"""A name or a word, as people type it."""


def _trimmed(said: Any, info: ValidationInfo) -> Any:
    return said.strip(" ") if isinstance(said, str) and not from_a_save(info) else said


TypedName = Annotated[Name, BeforeValidator(_trimmed)]
"""A name without blanks around it, which are nobody's name; one that comes out of a save stays as it is."""

Words = Annotated[str, Field(min_length=1, max_length=600)]
"""What is printed on a card, in somebody's words."""

Count = Annotated[int, Field(strict=True, ge=0, le=9999)]
"""How many there are of something."""

Positive = Annotated[int, Field(strict=True, ge=1, le=99)]
"""How many something is done with: one at least."""

Signed = Annotated[int, Field(strict=True, ge=-999, le=999)]
"""Points of any source, positive or negative."""


def each_once(meant: Callable[[Any], Any]) -> BeforeValidator:
    """Refuses an object in which two keys mean the same word: `relic` and `relics`."""

    def check(given: Any) -> Any:
        if isinstance(given, dict):
            words = [meant(said) for said in given]
            twice = next((said for said, word in zip(given, words, strict=True) if words.count(word) > 1), None)
            if twice is not None:
                raise ValueError(f'"{twice}" is there twice in other words; say it once')
        return given

    return BeforeValidator(check)
