"""Covert ops are flipped and paid (p. 25)."""

import flet as ft

from companion.vestige.commands import ScoreCovertOps
from companion.vestige.glossary import entry_of_stage
from screens.end.values import Values
from screens.guard import component
from screens.sitting import Sitting


@component
def CovertOps(sitting: Sitting, revision: int) -> ft.Control:
    """What each covert op pays; only people have them."""
    return Values(
        sitting=sitting,
        revision=revision,
        names=tuple(human.name for human in sitting.table.humans),
        one="covert op",
        rule=entry_of_stage("covert_ops"),
        read=lambda table, who: table.sheet.covert_ops.get(who, ()),
        enter=lambda who, values: ScoreCovertOps(who=who, values=values),
    )
