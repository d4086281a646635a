"""What the table must do by hand now, and what looks wrong: both follow from the table, neither blocks anything."""

from companion.frozen import Frozen


class Prompt(Frozen):
    """Something to do at the table. `key` names it for dismissal; `rule` is the entry it rests on; `who` whose it is.

    A game adds what its own prompts are about.
    """

    kind: str
    key: str
    text: str
    rule: str
    who: str | None = None


class Notice(Frozen):
    """Something that looks wrong, in words."""

    kind: str
    text: str
    rule: str
