"""Whom a fight is against: an enemy by its name, the bounty, or another player."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.fight_plan import Plan
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.known import card_of, names
from screens.forsaken.places.parts import column, in_rows, signed
from screens.guard import component
from screens.offers import NameOffers
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.typed import use_typed


@component
def Against(sitting: Sitting, who: str, plan: Plan, put: Callable[[Any], None]) -> ft.Control:
    """Pictures to choose from; an enemy is found by the first letters of its name."""
    typed = use_typed(sitting, f"enemy of {who}")
    once = buttons.use_once()
    table: Table = sitting.table

    def choose(**fields: Any) -> None:
        put(lambda before: Plan(**fields, gear=before.gear, said=before.own))

    def pick(name: str) -> None:
        card = card_of(sitting, "enemy", name)
        typed.put("")
        put(lambda before: before.changed({"name": name, "printed": card}))

    def take() -> None:
        if name := typed.name(sitting.say):
            pick(name)

    keys = [
        signed("enemy", "An enemy", f"{who} fights an enemy", "forsaken-combat-bar", plan.against == "enemy",
               partial(choose, against="enemy"), key="enemy", expand=True),
        signed("bounty", table.bounty.name or "The bounty",
               f"{who} fights {table.bounty.title}", "forsaken-bounty", plan.against == "bounty",
               partial(choose, against="bounty"), key="bounty", expand=True),
        *(
            signed("character", player.name, f"{who} fights {player.name}", "forsaken-encounter-player",
                   plan.against == "player" and plan.defender == player.name,
                   partial(choose, against="player", defender=player.name), key=f"player-{player.name}", expand=True)
            for player in table.playing
            if player.name != who
        ),
    ]  # fmt: skip
    narrow = (ft.context.page.width or 390) < 360
    return column(
        in_rows(keys, 1 if narrow else 2),
        *([_enemy(plan, typed, names(sitting, "enemy"), pick, take,
                  partial(choose, against="enemy"), once)] if plan.against == "enemy" else []),
        *([explained(theme.small("Nobody may be attacked at the Clinic."), "forsaken-q-attack-at-the-clinic")]
          if plan.against == "player" else []),
        spacing=theme.GAP,
    )  # fmt: skip


def _enemy(
    plan: Plan,
    typed: Any,
    known: tuple[str, ...],
    pick: Callable[[str], Any],
    take: Callable[[], Any],
    other: Callable[[], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    if plan.name:
        return ft.Row(
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[theme.heading(plan.name), buttons.quiet("Another enemy", other)],
        )
    return column(
        typed.field("Which enemy is it?", once(take)),
        NameOffers(typed=typed.held, known=known, pick=pick, once=once, label="It is {}", key="enemies"),
        ft.Row([buttons.tonal("It is this one", once(take), label="The enemy that was typed")], wrap=True),
        spacing=4,
    )
