"""A table in a few lines: what people see of a moment long ago."""

from companion.frozen import Frozen


class InShort(Frozen):
    """One line about a table, with the rules entry of its words. `who` is the competitor whom it is about, or empty."""

    words: str
    rule: str
    who: str = ""
