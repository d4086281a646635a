"""What people may want to try out in Vestige, in words."""

from dataclasses import replace

import flet as ft

from companion.vestige.table import Table
from companion.vestige.what_if import Trying, beginnings
from screens.face import FREELY, Trial

_WORDS: dict[Trying, Trial] = {
    "nemesis_turn": Trial(
        "The nemeses' turn, now",
        "As if everybody had had their turn: step by step, to the end of the round.",
        ft.Icons.SMART_TOY_OUTLINED,
    ),
    "final_scoring": Trial(
        "Final scoring, now", "Who would win if the game ended here.", ft.Icons.FLAG_OUTLINED, tab="end"
    ),
    "freely": FREELY,
}


def trials(table: Table) -> tuple[Trial, ...]:
    """What can be tried out on this table, the likeliest first."""
    return tuple(replace(_WORDS[it.trying], moves=it.moves) for it in beginnings(table))
