"""Conditions that the app watches: endgame conditions and the objectives of covert ops (p. 24, 25)."""

from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.table import Competitor, CovertOp, EndCondition, Table
from companion.vestige.vocabulary.conditions import Distance
from companion.vestige.vocabulary.measures import Figures

# An endgame condition belongs to nobody.
_NOBODY = Figures(name="", human=False)


def looks_met(table: Table, condition: EndCondition) -> bool:
    """Whether the table shows that an open condition is met: people confirm it, the app flips nothing (p. 25)."""
    watched = condition.printed.condition if condition.printed else None
    return watched is not None and not condition.met and watched.met(_NOBODY, everybody_at(table))


def distances(table: Table, condition: EndCondition) -> tuple[Distance, ...]:
    """How near everybody is to an open condition that the app watches, the nearest first; else nothing."""
    watched = condition.printed.condition if condition.printed else None
    return watched.distances(_NOBODY, everybody_at(table)) if watched and not condition.met else ()


def objective_met(table: Table, owner: Competitor, op: CovertOp) -> bool:
    """Whether the table shows that a covert op's objective is met. For its owner's eyes alone (p. 24)."""
    watched = op.printed.condition if op.printed else None
    return watched is not None and not op.completed and watched.met(figures_of(table, owner), everybody_at(table))


def objective_standing(table: Table, owner: Competitor, op: CovertOp) -> str:
    """How an objective stands and when its card is flipped (p. 24), in words for its owner alone; empty for nothing."""
    at_the_end = op.printed is not None and op.printed.flipped == "game_end" and not op.completed
    if objective_met(table, owner, op):
        return "It looks met; it is flipped at game end." if at_the_end else "It looks met."
    return "It is flipped at game end." if at_the_end else ""


def objective_distances(table: Table, owner: Competitor, op: CovertOp) -> tuple[Distance, ...]:
    """How near its owner is to a covert op's objective, as far as the app watches it. For the owner's eyes alone."""
    watched = op.printed.condition if op.printed else None
    return watched.distances(figures_of(table, owner), everybody_at(table)) if watched and not op.completed else ()
