"""One competitor on the Table: large with its stepper, or as one row among many."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.vestige.commands import GainLeverage, LoseLeverage
from companion.vestige.glossary import entry_of_nemesis
from companion.vestige.table import Competitor
from screens import amounts, buttons
from screens.guard import memo
from screens.ledger.assumed import hollow_dot
from screens.near import Near
from screens.person import ground, name_key
from screens.preferences import preferences
from screens.sitting import Sitting
from screens.vestige.table.actions import Acted, ActionMarks

LEVERAGE = amounts.Counted(word="leverage", rule="leverage")

ROW_NUMBER = 30
"""Size of the leverage of one among many: below that of the one whose turn it is, above everything else."""


class Shown(NamedTuple):
    """What the Table shows of a competitor. Where it is the same as before, nothing is drawn again."""

    competitor: Competitor
    fill: str
    near: Near
    on_turn: bool
    lowest: int | None
    acted: Acted | None = None
    assumed: bool = False


@memo
def CompetitorCard(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """A card with the stepper. The name opens everything else about the competitor; a long press explains a word."""
    name = shown.competitor.name
    return _ground(
        shown,
        _name(shown, open_sheet, size=34, large=True),
        amounts.Stepper(
            name=name,
            value=shown.competitor.leverage,
            counted=LEVERAGE,
            colour=_ink(sitting, shown),
            on_commit=_commit(sitting, name),
            on_number=lambda: open_sheet("keypad", name),
            kept=sitting.kept,
            lowest=shown.lowest,
            key=f"stepper-{name}",
        ),
        *_marks(sitting, shown),
    )


@memo
def CompetitorRow(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """One line: mark, name, what is near, leverage, one more. The line opens below it while a change is pending."""
    name = shown.competitor.name
    pending = amounts.use_pending(
        sitting.kept, name, shown.competitor.leverage, _commit(sitting, name), lowest=shown.lowest
    )
    once = buttons.use_once()
    less = buttons.icon(
        ft.Icons.REMOVE, f"{name}: 1 less", pending.step(-1), pending.total == shown.lowest, filled=True
    )
    return _ground(
        shown,
        ft.Row(
            spacing=0,
            controls=[
                ft.Container(_name(shown, open_sheet, size=28), expand=True),
                amounts.number_key(
                    name,
                    pending,
                    LEVERAGE,
                    _ink(sitting, shown),
                    lambda: open_sheet("keypad", name),
                    size=ROW_NUMBER,
                    # Figures of all rows end in one line.
                    alignment=ft.Alignment.CENTER_RIGHT,
                ),
                buttons.icon(ft.Icons.ADD, f"{name}: 1 more", pending.step(1)),
            ],
        ),
        *([amounts.pending_row(name, pending, once, less)] if pending.change else []),
        *_marks(sitting, shown),
    )


def _ground(shown: Shown, *controls: Any) -> ft.Control:
    return ground(shown.on_turn, shown.competitor.away, *controls)


def _ink(sitting: Sitting, shown: Shown) -> str:
    """The colour of the figures: the competitor's own on the dark ground; by daylight it would be too pale to read."""
    return shown.fill if preferences(sitting.desk).theme == "dark" else ft.Colors.ON_SURFACE


def _commit(sitting: Sitting, name: str) -> Callable[[int], Any]:
    def commit(change: int) -> None:
        command = GainLeverage(who=name, amount=change) if change > 0 else LoseLeverage(who=name, amount=-change)
        sitting.dispatch(command)

    return commit


def _marks(sitting: Sitting, shown: Shown) -> list[Any]:
    """The main actions of somebody who takes part in a shared turn."""
    if shown.acted is None:
        return []
    name = shown.competitor.name
    return [ActionMarks(sitting=sitting, who=name, acted=shown.acted, key=f"actions-{name}")]


def _name(shown: Shown, open_sheet: Callable[..., Any], size: int, large: bool = False) -> ft.Control:
    competitor = shown.competitor
    kind = (
        "player" if competitor.human else entry_of_nemesis(competitor.pack.name if competitor.pack else competitor.name)
    )
    return name_key(
        name=competitor.name,
        fill=shown.fill,
        human=competitor.human,
        near=shown.near,
        rule=kind,
        on_click=lambda: open_sheet("competitor", competitor.name),
        size=size,
        large=large,
        behind=[hollow_dot()] if shown.assumed else [],
    )
