"""The page Fight: whom against, both sides' dice, the odds, the landing area, and who wins."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.combat import resolve
from companion.forsaken.commands import DescribeTower, Fight
from companion.forsaken.fight_plan import Plan, Planned
from companion.forsaken.table import Table
from screens import buttons, frame, sheet, theme
from screens.forsaken.cards.tower import TowerEditor
from screens.forsaken.fight.against import Against
from screens.forsaken.fight.chances import chances
from screens.forsaken.fight.die import LyingDie
from screens.forsaken.fight.landing import landing
from screens.forsaken.fight.outcome import outcome_of
from screens.forsaken.fight.sides import NumberOf, sides
from screens.forsaken.fight.typed import typed_totals
from screens.forsaken.places.parts import column, people, use_who
from screens.guard import component
from screens.rules.word import beside
from screens.sitting import Sitting, use_kept


@component
def FightPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """A fight, step by step as at the table. What is entered stays until it is written down."""
    who, choose_who = use_who(sitting)
    plan, change = use_kept(sitting.kept, f"fight:{who}", Plan())
    hand, set_hand = use_kept(sitting.kept, "die in hand", "")
    tower, set_tower = use_kept(sitting.kept, "tower being read", None)
    opened, set_opened = ft.use_state("")
    reasons, set_reasons = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    if table.find(who) is None:
        return frame.two_parts([theme.body("Nobody fights any more.")], [], wide)
    planned = Planned(table, who, plan)

    def put(changed: Callable[[Plan], Plan]) -> None:
        change(changed)

    def close() -> None:
        set_opened("")

    def write() -> None:
        part = planned.part
        fight = Fight(who=who, rolled=planned.rolled, as_action=part == "action", encounter=part == "encounter")
        if sitting.dispatch(fight, revision):
            change(lambda _: Plan())

    def keep_tower() -> None:
        if sitting.dispatch(DescribeTower(tower=tower)):
            set_tower(lambda _: None)

    ft.use_dialog(_sheet(planned, opened, put, close))
    if tower is not None:
        reading = column(
            TowerEditor(tower=tower, on_change=lambda now: set_tower(lambda _: now), key="tower"),
            buttons.primary("The tower is read", once(keep_tower), icon=ft.Icons.CHECK, disabled=not tower.zones),
            ft.Row([buttons.quiet("Not now", lambda: set_tower(lambda _: None))], wrap=True),
        )
        return frame.two_parts([reading], [], wide)

    def read_tower() -> None:
        set_tower(lambda _: table.printed.tower)

    before = [
        beside(theme.heading("Fight", level=1), "forsaken-combat", "a fight"),
        *people(table, who, choose_who, "fights"),
        Against(sitting=sitting, who=who, plan=plan, put=put, key=f"against-{who}"),
        sides(sitting, planned, put, set_opened, once),
        chances(planned, read_tower, once),
    ]
    totals = typed_totals(planned, put) if planned.by_numbers else landing(planned, hand, set_hand, put, set_opened)
    after = [
        beside(theme.heading("What lies in the tower"), "forsaken-dice-tower", "the dice tower"),
        _ways(planned, put, read_tower),
        totals,
        *outcome_of(planned, resolve(table, who, planned.rolled), put, write, once, reasons, set_reasons),
    ]
    return frame.two_parts(before, after, wide)


def _ways(planned: Planned, put: Callable[[Any], None], read_tower: Callable[[], Any]) -> ft.Control:
    """Dice by zone, or strength and damage as numbers."""
    if not planned.table.printed.tower.zones:
        return theme.small("Nobody has read the dice tower yet, so type what the dice show.")
    words = "Enter dice by zone" if planned.plan.typed else "Type the numbers instead"
    return ft.Row(
        [
            buttons.quiet(words, lambda: put(lambda plan: plan.changed({"typed": not plan.typed}))),
            buttons.quiet("Tower", read_tower, icon=ft.Icons.EDIT_OUTLINED, label="Read the dice tower again"),
        ],
        wrap=True,
    )


def _sheet(
    planned: Planned, opened: str, put: Callable[[Any], None], close: Callable[[], Any]
) -> ft.BottomSheet | None:
    what, _, which = opened.partition(":")
    content: Any
    if what == "die" and int(which) < len(planned.plan.lying):
        content = LyingDie(planned=planned, number=int(which), put=put, close=close, key=opened)
    elif what in ("0", "1"):
        content = NumberOf(planned=planned, side=int(what), what=which, put=put, close=close, key=opened)
    else:
        return None
    return sheet.sheet(content, close, share=0.86 if what == "die" else 0.5)
