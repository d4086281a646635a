"""The sheets that open over the Table: the character sheet, renown, a legendary card's words, keypads."""

from collections.abc import Callable
from typing import Any, get_args

import flet as ft

from companion.chronicles.commands import GainHonor, LoseHonor, ReadPrinted, SetHonor
from companion.chronicles.kinds import Track
from companion.chronicles.prompts import prompts
from companion.chronicles.table import Table
from screens import amounts
from screens.chronicles.sheet.describe import Describe
from screens.chronicles.sheet.renown import RenownWays
from screens.chronicles.sheet.sheet import CharacterSheet
from screens.chronicles.table.people import colour_of
from screens.chronicles.table.waiting import Waiting
from screens.guard import component
from screens.live import use_live
from screens.rules.word import question_mark
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.typed import use_typed

_SHARES = {"keypad": 0.8, "printed": 0.72, "player": 0.92}
"""How much of the screen a sheet takes, where it is not as most."""


def sheet_of(sitting: Sitting, opened: tuple[str, str], open_sheet: Callable[..., Any]) -> ft.BottomSheet | None:
    """The sheet about something of the table, if it is still there."""
    kind, what = opened
    lead = []
    table: Table = sitting.table
    track, _, who = what.partition(":")
    if kind == "player" and table.find(what):
        content: Any = CharacterSheet(
            sitting=sitting,
            who=what,
            fill=colour_of(table, table.player(what)),
            waiting=Waiting(sitting=sitting, who=what, open_sheet=open_sheet, key="waiting"),
            describe=lambda track: open_sheet("legend", f"{track}:{what}"),
            close=open_sheet,
            key=f"sheet-{what}",
        )
    elif kind == "renown" and table.find(what):
        content = RenownWays(
            sitting=sitting, who=what, on_middle=lambda: _to_the_middle(sitting, what, open_sheet), close=open_sheet,
            key=f"renown-{what}",
        )  # fmt: skip
    elif kind == "legend" and track in get_args(Track) and table.find(who):
        content = Describe(sitting=sitting, who=who, track=track, open_sheet=open_sheet, key=f"legend-{what}")
    elif kind == "keypad" and table.find(what):
        lead = [question_mark("chronicles-honor", "honor")]
        content = HonorPad(sitting=sitting, who=what, close=open_sheet, key=f"keypad-{what}")
    elif kind == "printed":
        lead = [question_mark("printed-values", "behind this value")]
        content = amounts.Keypad(
            title=_question(table, what),
            kinds=(("set", "Printed"),),
            on_done=lambda way, number: sitting.dispatch(ReadPrinted(of=what, value=number)) and open_sheet(),
            key=f"printed-{what}",
        )
    else:
        return None
    return sheet(content, open_sheet, share=_SHARES.get(kind, 0.86), lead=lead)


def _to_the_middle(sitting: Sitting, who: str, open_sheet: Callable[..., Any]) -> None:
    """On to the character sheet, where the two tracks are chosen."""
    sitting.kept[f"middle:{who}"] = ()
    open_sheet("player", who)


def _question(table: Table, of: str) -> str:
    """What a printed value is asked with."""
    return next((prompt.text for prompt in prompts(table) if prompt.of == of), "Printed honor")


@component
def HonorPad(sitting: Sitting, who: str, close: Callable[..., Any]) -> ft.Control:
    """Honor of one player, typed: gained or lost, with a word on what for, or corrected."""
    use_live(sitting)
    reason = use_typed(sitting, f"honor:{who}")
    table: Table = sitting.table
    player = table.find(who)

    def typed(way: str, number: int) -> None:
        why = " ".join(reason.held.text.split()) or None
        command = {
            "gain": lambda: GainHonor(who=who, amount=number, why=why),
            "lose": lambda: LoseHonor(who=who, amount=number, why=why),
            "set": lambda: SetHonor(who=who, to=number),
        }[way]()
        if sitting.dispatch(command):
            reason.clear()
            close()

    return ft.Container(
        amounts.Keypad(
            title=f"{who}: honor",
            current=player.honor if player else 0,
            kinds=(("gain", "Gain"), ("lose", "Lose"), ("set", "Correct to")),
            on_done=typed,
            reason=reason.field("What for? (may stay empty)", lambda: None),
            key="pad",
        )
    )
