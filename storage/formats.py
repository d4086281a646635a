"""The formats that saved files have had, and the step from each to the next.

1   versions 0.1 to 0.4: the library and the settings both lay in a table called "document".
2   their table is named after what it holds, so that one in the place of the other is noticed.

A step is pure. A file is never rewritten because it is old: it is read as if it had been written today, and
the next change to it writes it so, with the old one kept as the generation before.
"""

from collections.abc import Callable

from storage.fragments import Tables

Step = Callable[[Tables, str], Tables]
"""From the tables of a format to those of the next; the word is what the file holds (`game`, `library` ...)."""


def _name_the_document(tables: Tables, holds: str) -> Tables:
    return {holds if name == "document" else name: rows for name, rows in tables.items()}


STEPS: dict[int, Step] = {1: _name_the_document}
"""The step that leads on from each format but the last."""

FORMAT = len(STEPS) + 1
"""What is written today."""


def migrated(tables: Tables, format: int, holds: str) -> Tables:
    """Tables of an earlier format as today's."""
    for number in range(format, FORMAT):
        tables = STEPS[number](tables, holds)
    return tables
