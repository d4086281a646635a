"""What is near for a competitor, for the line under the name on the Table."""

from companion.vestige.glossary import entry_of_trigger
from companion.vestige.table import Competitor, Table
from companion.vestige.triggers import ahead
from screens.near import Near


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
