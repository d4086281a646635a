"""Which words of a text were searched for."""

import re
from collections.abc import Set
from functools import cache

from companion.rules.words import SMALL, folded, stem, words

_WORD = re.compile(r"[A-Za-z0-9’']+")


def marked(text: str, matched: Set[str]) -> tuple[tuple[str, bool], ...]:
    """The text in pieces, each with whether it was searched for. `matched` are stems, as a hit has them."""
    pieces: list[tuple[str, bool]] = []

    def add(piece: str, found: bool) -> None:
        if pieces and pieces[-1][1] == found:
            pieces[-1] = (pieces[-1][0] + piece, found)
        elif piece:
            pieces.append((piece, found))

    end = 0
    for match in _WORD.finditer(text):
        add(text[end : match.start()], False)
        add(match.group(), _found(match.group(), matched))
        end = match.end()
    add(text[end:], False)
    return tuple(pieces)


def _found(word: str, matched: Set[str]) -> bool:
    return not matched.isdisjoint(_stems(word))


@cache
def _stems(word: str) -> frozenset[str]:
    """What a word as it stands in a text may have been found by; nothing for a small one."""
    return frozenset() if folded(word) in SMALL else frozenset(map(stem, words(word)))
