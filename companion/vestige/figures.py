"""What cards can count of a table: the figures of each competitor, as measures read them."""

from companion.vestige.table import Competitor, Table
from companion.vestige.vocabulary.measures import Figures


def figures_of(table: Table, competitor: Competitor) -> Figures:
    """What cards can measure of a competitor at this moment."""
    names = table.controlled(competitor.name)
    completed = sum(op.completed for op in competitor.covert_ops)
    return Figures(
        name=competitor.name,
        human=competitor.human,
        leverage=competitor.leverage,
        threat=competitor.threat,
        speed=competitor.speed,
        regions=tuple(table.printed.regions.get(region) for region in names),
        region_names=names,
        cards=competitor.counts,
        jobs=sum(card.job for card in competitor.cards),
        covert_ops_completed=completed,
        covert_ops_in_hand=len(competitor.covert_ops) - completed,
        blocks=competitor.blocks,
        loyalty=sum(card.blocks for card in competitor.cards if card.kind != "artifact"),
        charges=sum(card.blocks for card in competitor.cards if card.kind == "artifact"),
        others=tuple(other.leverage for other in table.competitors if other.name != competitor.name),
        round=table.round,
        players=len(table.humans),
        nemeses=len(table.nemeses),
        conditions_met=table.met,
        threats=sum(nemesis.threat for nemesis in table.nemeses),
    )


def everybody_at(table: Table) -> tuple[Figures, ...]:
    """The figures of every competitor, in the order of the table."""
    return tuple(figures_of(table, competitor) for competitor in table.competitors)
