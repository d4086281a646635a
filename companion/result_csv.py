"""A result as a table for spreadsheets, in the form of RFC 4180.

Commas, quotation marks where they are needed, lines that end with CR LF.
"""

import csv
import io
from collections.abc import Iterable

from companion.plain_text import plain_line

# What a spreadsheet takes for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@")

Cell = str | int | None


def csv_of(rows: Iterable[tuple[Cell, ...]]) -> str:
    """The rows as text, each cell as `safe` has it. A cell of None is empty."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    for row in rows:
        writer.writerow([safe(cell) for cell in row])
    return written.getvalue()


def safe(cell: Cell) -> Cell:
    """A cell on one line that no spreadsheet takes for a formula: an apostrophe keeps it text. Numbers stay numbers."""
    if not isinstance(cell, str):
        return cell
    plain = plain_line(cell)
    # Some spreadsheets look behind blanks.
    return f"'{plain}" if plain.lstrip().startswith(_FORMULA) else plain
