"""What usually comes of a prompt that people carry out: buttons on it, each with the sheet on which that is entered."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.blocks import ATTRIBUTES, Attribute
from companion.vestige.commands import GainAttribute, TakeControl
from companion.vestige.dashboard import counts_attributes
from companion.vestige.prompts import Prompt
from companion.vestige.table import Table
from companion.vestige.vocabulary.effects import RESULTS, Result
from screens import buttons, theme
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside, held
from screens.same import use_same
from screens.sitting import Sitting
from screens.vestige.map.list import region_list
from screens.vestige.table.threats import Threats
from screens.vestige.tableau.gain import Gain

OpenSheet = Callable[..., Any]

# The sheet of each result, and the entry that explains it.
_SHEETS: dict[Result, tuple[str, str]] = {
    "leverage": ("keypad", "leverage"),
    "card": ("gain", "gained-cards-pay"),
    "control": ("take", "take-control"),
    "attribute": ("attribute", "gain-an-attribute"),
    "threat": ("threat", "threat-revealed"),
}
KINDS = ("gain", "take", "attribute", "threat")
"""Sheets of this module; the keypad for leverage is that of the Table."""


def results(table: Table, prompt: Prompt, open_sheet: OpenSheet) -> list[ft.Control]:
    """A button for each usual result of a prompt. *Done* settles it: what came of it may be several things."""
    who = prompt.who
    if who is None or table.find(who) is None:
        return []
    found = []
    for result in prompt.results:
        sheet, rule = _SHEETS[result]
        for whose in _whose(table, who, result):
            words = RESULTS[result] if whose == who else f"{RESULTS[result]}: {whose}"
            button = buttons.tonal(words, partial(open_sheet, sheet, whose), label=f"{whose}: {RESULTS[result]}")
            found.append(held(button, rule))
    return [ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=found)] if found else []


def _whose(table: Table, who: str, result: Result) -> tuple[str, ...]:
    """Who the result is entered for: threats lie with nemeses alone, attributes only where they are counted."""
    if result == "threat" and table.competitor(who).human:
        return tuple(nemesis.name for nemesis in table.nemeses)
    if result == "attribute" and not counts_attributes(table, who):
        return ()
    return (who,)


@component
def ResultSheet(sitting: Sitting, kind: str, who: str, close: Callable[..., Any]) -> ft.Control:
    """The content of a sheet for one kind of result."""
    use_live(sitting)
    if sitting.table.find(who) is None:
        # Somebody was renamed or left on another screen.
        return theme.body(f"{who} is not at this table any more.")
    match kind:
        case "gain":
            title, rule = f"{who} gains a card", "gained-cards-pay"
            content: Any = Gain(sitting=sitting, who=who, done=close, key="gain")
        case "take":
            title, rule = f"{who} takes a region", "take-control"
            content = Taking(sitting=sitting, who=who, close=close, key="take")
        case "attribute":
            title, rule = f"{who} gains an attribute", "gain-an-attribute"
            content = Attributes(sitting=sitting, who=who, key="attribute")
        case _:
            title, rule = f"A threat of {who}", "threat-revealed"
            content = Threats(sitting=sitting, nemesis=who, key="threat")
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[beside(theme.heading(title, level=1), rule, title), content],
    )


@component
def Taking(sitting: Sitting, who: str, close: Callable[..., Any]) -> ft.Control:
    """The regions with who controls each: a tap takes one."""
    once = buttons.use_once()

    def take(region: str) -> None:
        if sitting.dispatch(TakeControl(who=who, region=region)):
            close()

    on_region = use_same(lambda: once(take))
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=region_list(sitting.table, on_region, hint=False),
    )


@component
def Attributes(sitting: Sitting, who: str) -> ft.Control:
    """One tap on an attribute gains one of it; how many there are now stands beside it."""
    blocks = sitting.table.competitor(who).blocks

    def gain(attribute: Attribute) -> None:
        sitting.dispatch(GainAttribute(who=who, attribute=attribute))

    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            held(
                buttons.tonal(
                    f"{attribute.capitalize()}  {blocks.get(attribute, 0)}",
                    partial(gain, attribute),
                    icon=ft.Icons.ADD,
                    label=f"{who}, {attribute}: {blocks.get(attribute, 0)}, 1 more",
                ),
                attribute,
            )
            for attribute in ATTRIBUTES
        ],
    )
