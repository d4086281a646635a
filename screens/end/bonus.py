"""Mastery bonuses are chosen in secret and revealed together (p. 25)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.cards import MASTERIES, Mastery, spoken
from companion.vestige.closing import easily_forgotten
from companion.vestige.commands import ScoreMasteryBonus
from companion.vestige.glossary import entry_of_mastery, entry_of_region
from companion.vestige.table import Table
from screens import buttons, theme
from screens.end.counter import counter
from screens.end.who import named
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sheet import sheet
from screens.sitting import Sitting

Bonuses = dict[str, dict[Mastery, int]]


@component
def Bonus(sitting: Sitting, revision: int, on_covered: Callable[[], Any]) -> ft.Control:
    """One player after the other enters a bonus on a sheet of their own; nobody sees it until all are revealed.

    `on_covered` is called when something was entered, so that the page can offer to reveal it.
    """
    choosing, set_choosing = ft.use_state("")
    _drawn, set_drawn = ft.use_state(0)
    table: Table = sitting.table
    covered = covered_bonuses(sitting)

    def step(who: str, mastery: Mastery, by: int) -> None:
        now = covered_bonuses(sitting)
        bonus = now.get(who, sitting.table.sheet.mastery_bonus.get(who, {}))
        changed = {**bonus, mastery: max(bonus.get(mastery, 0) + by, 0)}
        sitting.desk.drafts[_place(sitting)] = {**now, who: changed}
        set_drawn(lambda before: before + 1)
        on_covered()

    def close() -> None:
        set_choosing("")

    def chosen(who: str) -> dict[Mastery, int]:
        return covered_bonuses(sitting).get(who, table.sheet.mastery_bonus.get(who, {}))

    form = _choice(choosing, chosen(choosing), step, close) if choosing else None
    ft.use_dialog(sheet(form, close) if form else None)
    ring = [it for it in easily_forgotten(table) if it.kind == "mastery_bonus"]
    alone = len(table.humans) == 1
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(
                theme.small(
                    "A covert op, a region or another effect may add to one colour. Nobody has one? Go on."
                    if alone
                    else "Hand the device around: what one of you enters stays covered until all of it is revealed."
                ),
                "mastery-bonus",
            ),
            *[
                explained(
                    theme.body(f"{it.who} controls {it.region}. {it.text} (p. {it.page})"), entry_of_region(it.region)
                )
                for it in ring
            ],
            *(
                [_colours(table.humans[0].name, chosen(table.humans[0].name), step)]
                if alone
                else [
                    _player(table, human.name, covered, lambda name=human.name: set_choosing(name))
                    for human in table.humans
                ]
            ),
        ],
    )


def covered_bonuses(sitting: Sitting) -> Bonuses:
    """What was entered and is not revealed yet."""
    covered: Bonuses = sitting.desk.drafts.get(_place(sitting), {})
    return covered


def reveal_bonuses(sitting: Sitting) -> None:
    """Enters all covered bonuses in the ledger, where everybody sees them."""
    for who, bonus in covered_bonuses(sitting).items():
        shown = {mastery: number for mastery, number in bonus.items() if number}
        if shown != sitting.table.sheet.mastery_bonus.get(who, {}) and not sitting.dispatch(
            ScoreMasteryBonus(who=who, bonus=shown), sitting.game.revision
        ):
            return
    sitting.desk.drafts.pop(_place(sitting), None)


def _place(sitting: Sitting) -> str:
    return f"bonus:{sitting.game_id}"


def _player(table: Table, name: str, covered: Bonuses, on_click: Callable[[], Any]) -> ft.Control:
    return ft.Row(
        key=f"bonus-{name}",
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            ft.Container(
                width=150,
                content=ft.Column(
                    spacing=2,
                    controls=[named(table, table.competitor(name)), theme.small(_state(table, name, covered))],
                ),
            ),
            buttons.tonal(
                "Enter anew" if name in covered else "Enter in secret",
                on_click,
                icon=ft.Icons.VISIBILITY_OFF_OUTLINED,
                label=f"{name} enters a bonus in secret",
            ),
        ],
    )


def _state(table: Table, name: str, covered: Bonuses) -> str:
    if name in covered:
        return "covered"
    bonus = table.sheet.mastery_bonus.get(name, {})
    return ", ".join(f"{spoken(mastery)} +{number}" for mastery, number in bonus.items()) or "none"


def _choice(
    who: str, bonus: dict[Mastery, int], step: Callable[[str, Mastery, int], Any], close: Callable[[], Any]
) -> ft.Control:
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Only {who} looks"), "mastery-bonus", "Why in secret?"),
            _colours(who, bonus, step),
            buttons.primary("Cover it", close, icon=ft.Icons.VISIBILITY_OFF_OUTLINED),
        ],
    )


def _colours(who: str, bonus: dict[Mastery, int], step: Callable[[str, Mastery, int], Any]) -> ft.Control:
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            counter(
                spoken(mastery).capitalize(),
                f"{spoken(mastery).capitalize()} bonus of {who}",
                bonus.get(mastery, 0),
                lambda mastery=mastery: step(who, mastery, -1),
                lambda mastery=mastery: step(who, mastery, 1),
                rule=entry_of_mastery(mastery),
            )
            for mastery in MASTERIES
        ],
    )
