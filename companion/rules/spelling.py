"""Words that were meant, by what was typed: one typing error, two in a long word."""

from collections.abc import Sequence
from functools import cache

_LONG = 9


def alike(typed: str, vocabulary: Sequence[str]) -> tuple[str, ...]:
    """The words of a vocabulary that `typed` becomes by the fewest errors, if they are few enough.

    An error is a letter too many, too few or wrong, or two neighbours swapped.
    """
    allowed = 2 if len(typed) >= _LONG else 1
    letters = _letters(typed)
    found: dict[int, list[str]] = {}
    for word in vocabulary:
        if abs(len(word) - len(typed)) > allowed or (_letters(word) ^ letters).bit_count() > 2 * allowed:
            continue
        if (errors := distance(typed, word, allowed)) <= allowed:
            found.setdefault(errors, []).append(word)
    return tuple(found[min(found)]) if found else ()


def alike_beginnings(typed: str, vocabulary: Sequence[str]) -> tuple[str, ...]:
    """The words that begin with something one error away from `typed`, for a word that is half typed."""
    begun: dict[str, None] = {}
    for word in vocabulary:
        if len(word) > len(typed) and word[0] == typed[0]:
            begun.setdefault(word[: len(typed)])
    near = alike(typed, list(begun))[:4]
    return tuple(word for word in vocabulary if word[: len(typed)] in near)


@cache
def _letters(word: str) -> int:
    mask = 0
    for letter in word:
        mask |= 1 << (ord(letter) & 31)
    return mask


def distance(one: str, other: str, most: int) -> int:
    """How many errors lead from one word to the other (optimal string alignment), at most `most` + 1."""
    before_last: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        current = [row]
        for column, wanted in enumerate(other, start=1):
            cost = min(last[column] + 1, current[-1] + 1, last[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == wanted:
                cost = min(cost, before_last[column - 2] + 1)
            current.append(cost)
        if min(current) > most:
            return most + 1
        before_last, last = last, current
    return last[-1]
