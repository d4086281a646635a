"""Ids of cards: words made from their names, each one once."""

import re
import unicodedata
from collections.abc import Container

from companion.vestige.box.pack import bundled


def fresh_id(taken: Container[str], name: str) -> str:
    """An id that no card has yet, made from a name: `quiet-market`, `quiet-market-2`."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:36] or "card"
    id, number = words.strip("-"), 2
    while id in taken or id in bundled():
        id = f"{words.strip('-')}-{number}"
        number += 1
    return id
