"""Who is on whose side: teams with what they have together, in the order in which people look for them (p. 28, 29)."""

from companion.frozen import Frozen
from companion.vestige.table import Table


class Side(Frozen):
    """A team or somebody alone: its members in turn order, nemeses from left to right, and their leverage together."""

    name: str
    members: tuple[str, ...]
    leverage: int
    team: bool


def sides(table: Table) -> tuple[Side, ...]:
    """All sides of the table, players before nemeses."""
    members: dict[str, list[str]] = {}
    for competitor in table.competitors:
        members.setdefault(table.side(competitor.name), []).append(competitor.name)
    return tuple(
        Side(
            name=name,
            members=tuple(those),
            leverage=sum(table.competitor(one).leverage for one in those),
            team=those != [name],
        )
        for name, those in members.items()
    )
