"""A table of Vestige in a few lines."""

from companion.in_short import InShort
from companion.vestige.table import Competitor, Table


def in_short(table: Table) -> tuple[InShort, ...]:
    """The round and how near the end is, then what each competitor stands at."""
    course = f"Round {table.round}, {table.met} of {table.needed} conditions met"
    return (
        InShort(words=course, rule="conditions-needed"),
        *(
            InShort(words=f"{one.name}: {one.leverage} leverage, {_regions(table, one)}", rule="leverage", who=one.name)
            for one in table.competitors
        ),
    )


def _regions(table: Table, competitor: Competitor) -> str:
    count = len(table.controlled(competitor.name))
    return "1 region" if count == 1 else f"{count} regions"
