"""The cards of Chronicles as they are edited."""

from typing import Any

from companion.chronicles.library import Library
from companion.chronicles.shelves import SHELVING
from screens.library.editing import Book, Draft, as_written


def _read(draft: Draft, field: str, text: str) -> dict[str, Any]:
    if field == "closes":
        # A region's name is as long as a name may be.
        return {"closes": [name.strip()[:60] for name in text.split(",") if name.strip()] or None}
    return as_written(draft, field, text)


BOOK = Book(game="chronicles", library=Library, shelving=SHELVING, read=_read)
