"""The cards of Forsaken as they are edited."""

from typing import Any

from companion.forsaken.library import Library
from companion.forsaken.shelves import SHELVING
from screens.forsaken.cards.drafts import NAME, WORDS, changes, names
from screens.forsaken.cards.forms import field_at
from screens.library.editing import Book, Draft


def _read(draft: Draft, place: str, text: str) -> dict[str, Any]:
    field = field_at(draft["kind"], place) if "kind" in draft else None
    if field and field.sort == "names":
        # Six feats, eleven plot cards, and no letter longer than a code.
        most, letters = (6, 12) if place == "feats" else (11, NAME)
        return changes(draft, place, [name[:letters] for name in names(text)][:most] or None)
    most = field.most if field else WORDS if "." in place else NAME + 1
    return changes(draft, place, text.strip()[:most].strip() or None)


BOOK = Book(game="forsaken", library=Library, shelving=SHELVING, read=_read)
