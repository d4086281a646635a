"""Where a game stands as plain text, made to be pasted into a message while it is still played."""

from companion.vestige.cards import counted
from companion.vestige.prompts import prompts
from companion.vestige.report import last_round, moment
from companion.vestige.table import Competitor, Table


def standing_text(table: Table, title: str, day: str) -> str:
    """Round and turn, everybody's leverage with what is theirs, the endgame conditions, what is still to be done."""
    conditions = [f"{it.name}{' (met)' if it.met else ''}" for it in table.conditions]
    waiting = [prompt.text for prompt in prompts(table)]
    lines = [
        f"Vestige, {day}: {title}",
        ". ".join(filter(None, (moment(table), last_round(table)))),
        "",
        *(_competitor(table, competitor) for competitor in table.competitors),
        "",
        f"Conditions: {table.met} of {table.needed} met" + (f": {', '.join(conditions)}" if conditions else ""),
    ]
    return "\n".join([*lines, *(["To do:", *(f"- {text}" for text in waiting)] if waiting else [])])


def _competitor(table: Table, one: Competitor) -> str:
    regions = table.controlled(one.name)
    parts = [
        *([f"threat level {one.threat}"] if not one.human else []),
        *([f"controls {', '.join(regions)}"] if regions else []),
        *(counted(count, kind) for kind, count in one.counts.items()),
    ]
    return f"{one.name} {one.leverage}" + (f": {', '.join(parts)}" if parts else "")
