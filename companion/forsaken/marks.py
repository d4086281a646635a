"""Marks of the VP track that people look out for."""

from companion.forsaken.fight_dice import FIRST_ICON, SECOND_ICON
from companion.forsaken.table import Table


def advanced_marks(table: Table) -> tuple[int, ...]:
    """The VP from which enemies roll one more advanced die against a player (Advanced Dice, setting S1)."""
    return (FIRST_ICON,) if table.ruled("S1") == "six" else (FIRST_ICON, SECOND_ICON)
