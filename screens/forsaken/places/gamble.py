"""The Cantina: three paid, two dice against three of the house."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.commands import PlayCantina
from companion.forsaken.kinds import CANTINA_PRICE
from companion.forsaken.places import beats_the_house
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.parts import asks, column, number_keys, people, titled, use_who
from screens.forsaken.places.purse import Paying, purse, use_payment
from screens.guard import component
from screens.live import use_live
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept

_RULE = "forsaken-use-cantina"


class Gamble(NamedTuple):
    """What the dice showed, as far as it was entered."""

    own: int | None = None
    house: int | None = None
    damage: int = 0


@component
def Cantina(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Both sides' strength and the house's damage; who wins is said at once."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    player = table.player(who)
    rolled, change = use_kept(sitting.kept, f"cantina:{who}", Gamble())
    paid, pay = use_payment(sitting, "cantina", player, CANTINA_PRICE)
    once = buttons.use_once()

    def put(**fields: Any) -> None:
        change(lambda now: now._replace(**fields))

    def play() -> None:
        command = PlayCantina(
            who=who,
            strength=rolled.own or 0,
            house=rolled.house or 0,
            damage=rolled.damage,
            scrap=paid.scrap,
            particle=paid.particle,
        )
        if sitting.dispatch(command):
            change(lambda _: Gamble())
            pay(None)
            close()

    ready = rolled.own is not None and rolled.house is not None
    return column(
        titled("cantina", "Cantina", _RULE, "the Cantina", "Two dice against three of the house, which wins ties."),
        *people(table, who, choose_who, "gambles"),
        purse(player, "cantina"),
        Paying(player=player, cost=CANTINA_PRICE, place="cantina", paid=paid, pay=pay, key="paying"),
        asks("strength", f"Strength on {who}'s dice", "forsaken-strength",
             number_keys(f"{who}'s strength", "forsaken-strength", rolled.own, lambda to: put(own=to))),
        asks("strength", "Strength on the house's dice", "forsaken-strength",
             number_keys("The house's strength", "forsaken-strength", rolled.house, lambda to: put(house=to))),
        asks("damage", f"Damage on the house's dice, for {who}", "forsaken-taking-damage",
             number_keys("Damage", "forsaken-taking-damage", rolled.damage, lambda to: put(damage=to))),
        *([_said(who, rolled)] if ready else []),
        held(
            buttons.primary(
                "Write it down" if ready else "Both strengths first",
                once(play),
                icon=ft.Icons.CHECK,
                disabled=not ready,
            ),
            _RULE,
        ),
    )  # fmt: skip


def _said(who: str, rolled: Gamble) -> ft.Control:
    """Who wins, large, and what comes of it."""
    wins = beats_the_house(rolled.own or 0, rolled.house or 0)
    words = "1 legend, and a card of the queue for nothing." if wins else "The stake is gone, and nothing comes of it."
    return explained(
        ft.Semantics(
            live_region=True,
            container=True,
            content=ft.Row(
                spacing=14,
                controls=[
                    theme.number(f"{rolled.own} : {rolled.house}"),
                    ft.Column(
                        [theme.heading(f"{who} wins" if wins else "The house wins"), theme.body(words)],
                        expand=True,
                        tight=True,
                        spacing=2,
                    ),
                ],
            ),
        ),
        _RULE,
    )
