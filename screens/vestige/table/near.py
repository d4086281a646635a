"""The line under a name on the Table: what is near, in words that a long press explains."""

import flet as ft

from companion.vestige.glossary import entry_of_trigger
from companion.vestige.table import Competitor, Table
from companion.vestige.triggers import ahead
from screens import theme
from screens.rules.word import explained

Near = tuple[tuple[str, str], ...]
"""What is near, in words, each with the rules entry that explains it."""


def nearby(table: Table, competitor: Competitor, short: bool = False) -> Near:
    """The next trigger for a player, the threat level for a nemesis, then what is held.

    In `short` the trigger goes without its kind and place, for a line that is one of many.
    """
    parts = []
    if competitor.away:
        parts.append(("Has gone", "seats-change"))
    elif competitor.human:
        next_trigger = ahead(table, competitor.name)
        if next_trigger and table.how("triggers") != "off":
            more = "" if short else f" ({next_trigger.kind}, {next_trigger.at})"
            words = f"{next_trigger.distance} to trigger {next_trigger.trigger}{more}"
            parts.append((words, entry_of_trigger(next_trigger.kind)))
    else:
        parts.append((f"Threat level {competitor.threat}", "threat-level"))
    regions = len(table.controlled(competitor.name))
    if regions:
        parts.append((f"{regions} region{'s' if regions != 1 else ''}", "control"))
    cards = competitor.earned
    if cards:
        parts.append((f"{cards} card{'s' if cards != 1 else ''}", "tableau"))
    return tuple(parts)


def near_line(near: Near) -> ft.Control:
    """In one line, or in as many as large text needs. A competitor without anything near has a line too."""
    return ft.Row(
        wrap=True,
        spacing=3,
        run_spacing=0,
        controls=[
            explained(theme.small(f"{words} ·" if number < len(near) else words), rule)
            for number, (words, rule) in enumerate(near, start=1)
        ]
        or [theme.small("")],
    )
