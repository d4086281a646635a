"""What people do to set a game up, line by line."""

from companion.frozen import Frozen


class Task(Frozen):
    """One thing to do before the first turn. `id` is stable, so that a tick can be remembered.

    `page` is the rulebook's, None where its text has no pages; `rule` is the rules entry on which the line rests.
    """

    id: str
    text: str
    page: int | None
    rule: str
