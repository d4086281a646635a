"""The sheets that open over the Table: everything about a competitor, and keypads."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import GainLeverage, LoseLeverage, ReadPrinted, SetLeverage
from companion.vestige.glossary import entry_of_printed
from companion.vestige.leverage import lowest
from companion.vestige.prompts import question
from companion.vestige.table import Table
from screens import amounts
from screens.guard import component
from screens.live import use_live
from screens.rules.word import question_mark
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.table.competitor_sheet import CompetitorSheet
from screens.vestige.table.results import KINDS, ResultSheet

_SHARES = {"keypad": 0.72, "printed": 0.72, "attribute": 0.5}
"""How much of the screen a sheet takes, where it needs less than most."""


def sheet_of(sitting: Sitting, opened: tuple[str, str], open_sheet: Callable[..., Any]) -> ft.BottomSheet | None:
    """The sheet about something of the table, if it is still there."""
    kind, what = opened
    lead = []
    table: Table = sitting.table
    if kind == "competitor" and table.find(what):
        content = CompetitorSheet(sitting=sitting, name=what, key=f"sheet-{what}")
    elif kind == "keypad" and table.find(what):
        lead = [question_mark("leverage", "leverage")]
        content = LeveragePad(sitting=sitting, who=what, close=open_sheet, key=f"keypad-{what}")
    elif kind == "printed":
        lead = [question_mark(entry_of_printed(what), "behind this value")]
        content = amounts.Keypad(
            title=question(table, what),
            kinds=(("set", "Printed"),),
            on_done=lambda way, number: sitting.dispatch(ReadPrinted(of=what, value=number)) and open_sheet(),
            key=f"printed-{what}",
        )
    elif kind in KINDS and table.find(what):
        content = ResultSheet(sitting=sitting, kind=kind, who=what, close=open_sheet, key=f"{kind}-{what}")
    else:
        return None
    return sheet(content, open_sheet, share=_SHARES.get(kind, 0.86), lead=lead)


@component
def LeveragePad(sitting: Sitting, who: str, close: Callable[..., Any]) -> ft.Control:
    """Leverage of one competitor, typed: gained, lost or corrected."""
    use_live(sitting)
    table: Table = sitting.table
    competitor = table.find(who)

    def typed(way: str, number: int) -> None:
        command = {
            "gain": lambda: GainLeverage(who=who, amount=number),
            "lose": lambda: LoseLeverage(who=who, amount=number),
            "set": lambda: SetLeverage(who=who, to=number),
        }[way]()
        if sitting.dispatch(command):
            close()

    return ft.Container(
        amounts.Keypad(
            title=f"{who}: leverage",
            current=competitor.leverage if competitor else 0,
            lowest=lowest(table),
            kinds=(("gain", "Gain"), ("lose", "Lose"), ("set", "Correct to")),
            on_done=typed,
            key="pad",
        )
    )
