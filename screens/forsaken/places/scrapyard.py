"""A scrapyard: two dice, cubes for their strength, and the scrap tile moves on."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.combat import challenge
from companion.forsaken.commands import RollScrapyard
from companion.forsaken.fight import Die
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.parts import asks, column, number_keys, people, titled, use_who
from screens.forsaken.places.purse import drawn_cubes
from screens.forsaken.places.thrown import by_zones
from screens.forsaken.places.yards import yard_keys
from screens.guard import component
from screens.live import use_live
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept

_RULE = "forsaken-use-scrapyard"


class Roll(NamedTuple):
    """What was entered so far."""

    yard: int | None = None
    strength: int | None = None
    damage: int = 0
    particle: int = 0
    dice: tuple[Die, ...] = ()


@component
def Scrapyard(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Which yard, what the dice showed, how many of the cubes were yellow."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    roll, change = use_kept(sitting.kept, f"scrapyard:{who}", Roll())
    once = buttons.use_once()

    def put(**fields: Any) -> None:
        change(lambda now: now._replace(**fields))

    def throw(dice: tuple[Die, ...]) -> None:
        came = challenge(table, dice)
        change(lambda now: now._replace(dice=dice, strength=came.strength, damage=came.damage))

    def to_strength(strength: int) -> None:
        change(lambda now: now._replace(strength=strength, particle=min(now.particle, strength)))

    drawn = min(roll.strength or 0, sum(table.bag.values()))
    particle = min(roll.particle, drawn)

    def write() -> None:
        command = RollScrapyard(
            who=who,
            yard=roll.yard or 1,
            strength=roll.strength or 0,
            damage=roll.damage,
            scrap=drawn - particle,
            particle=particle,
        )
        if sitting.dispatch(command):
            change(lambda _: Roll())
            close()

    ready = roll.yard is not None and roll.strength is not None
    words = "Draw as many cubes as the strength of two dice; the tile moves to the yard that has none."
    return column(
        titled("scrapyard", "Scrapyard", _RULE, "a scrapyard", words),
        *people(table, who, choose_who, "scrounges"),
        yard_keys(table, roll.yard, lambda yard: partial(put, yard=yard), "{} is where it is"),
        *by_zones(table.printed.tower, roll.dice, throw),
        asks("strength", "Strength of both dice", "forsaken-strength",
             number_keys("Strength", "forsaken-strength", roll.strength, to_strength)),
        asks("damage", f"Damage on them, for {who}", "forsaken-q-own-dice-damage",
             number_keys("Damage", "forsaken-taking-damage", roll.damage, lambda to: put(damage=to))),
        *([drawn_cubes(drawn, particle, lambda to: put(particle=to), table.bag)] if drawn else []),
        *([explained(theme.small("The bag has no more cubes than that."), "forsaken-scrounge")]
          if drawn < (roll.strength or 0) else []),
        held(
            buttons.primary(
                _words(who, drawn, particle) if ready else "Yard and strength first",
                once(write),
                icon=ft.Icons.CHECK,
                disabled=not ready,
            ),
            _RULE,
        ),
    )  # fmt: skip


def _words(who: str, drawn: int, particle: int) -> str:
    if not drawn:
        return f"{who} finds nothing"
    return f"{who} gets {drawn - particle} scrap, {particle} yellow"
