"""A game of Vestige at a glance: leverage, and the conditions that are met."""

from companion.glance import Figure, Glance, Nearness
from companion.vestige.glossary import entry_of_phase
from companion.vestige.report import last_round, moment
from companion.vestige.table import Table
from companion.vestige.turns import coming


def glance(table: Table) -> Glance:
    """Where a game stands, with the leverage of everybody."""
    return Glance(
        moment=moment(table),
        rule=entry_of_phase(table.phase),
        in_play=table.phase in ("players", "nemeses"),
        figures=tuple(Figure(one.name, one.leverage) for one in table.competitors),
        figures_rule="leverage",
        coming=coming(table),
        announced=last_round(table),
        announced_rule="final-round",
        near=Nearness(table.met, table.needed, f"{table.met} of {table.needed} conditions met", "conditions-needed"),
    )


def seated(table: Table) -> tuple[str, ...]:
    """The people at the table, in their order."""
    return tuple(human.name for human in table.humans)
