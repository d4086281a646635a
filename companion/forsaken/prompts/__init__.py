"""What the table must do by hand now, and what looks wrong. Both follow from the table; neither blocks anything."""

from companion.agreements import waiting_for_people
from companion.forsaken.prompts import end, play, world
from companion.forsaken.prompts.kinds import Notice, Prompt
from companion.forsaken.table import Table

__all__ = ["Notice", "Prompt", "notices", "prompts"]


def prompts(table: Table) -> tuple[Prompt, ...]:
    """All open prompts that nobody has left out, in the order in which people would do them."""
    found = (*play.prompts(table), *world.prompts(table), *end.prompts(table), *waiting_for_people(table, Prompt))
    return tuple(prompt for prompt in found if prompt.key not in table.dismissed)


def notices(table: Table) -> tuple[Notice, ...]:
    """All that looks wrong now, what was done in this turn first."""
    noticed = tuple(Notice(kind=it.kind, text=it.text, rule=it.rule) for it in table.done.noticed)
    return (*noticed, *play.notices(table), *world.notices(table))
