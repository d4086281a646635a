"""Dice entered as they lie in the tower, where somebody has read its zones."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Tower
from companion.forsaken.fight import Die, Face
from screens import theme
from screens.forsaken.fight.pictures import FACE_WORDS, die_picture
from screens.forsaken.places.parts import chips, column
from screens.forsaken.signs import sign_of
from screens.keys import picture_key
from screens.rules.word import explained

MOST = 6
_NEXT: dict[Face, Face | None] = {"plain": "crit", "crit": "blank", "blank": None}
"""What a tap makes of a die that lies there; None takes it back."""


def by_zones(tower: Tower, dice: tuple[Die, ...], throw: Callable[[tuple[Die, ...]], Any]) -> list[Any]:
    """A tap on a zone lays a die there; a tap on a die makes it critical, blank, and takes it back."""
    if not tower.zones:
        return []
    lying = [
        picture_key(
            f"Die in {_zone_name(tower, die)}, {FACE_WORDS[die.face]}, change it",
            "forsaken-crit",
            ft.Row([die_picture(0, False, die.face, 30), theme.small(_zone_name(tower, die))], tight=True, spacing=8),
            partial(throw, _turned(dice, place)),
            key=f"die-{place}",
            padding=ft.Padding.symmetric(horizontal=10, vertical=9),
            raised=False,
        )
        for place, die in enumerate(dice)
    ]
    zones = [
        picture_key(
            f"A die lies in {zone.name}: {zone.strength} strength, {zone.damage} damage",
            "forsaken-zones",
            ft.Column(
                [
                    ft.Text(zone.name, size=theme.SMALL, color=ft.Colors.ON_SURFACE),
                    ft.Row([*_worth("strength", zone.strength), *_worth("damage", zone.damage)], tight=True, spacing=3),
                ],
                tight=True,
                spacing=3,
            ),
            partial(throw, (*dice, Die(zone=number))[:MOST]),
            key=f"zone-{number}",
            padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        )
        for number, zone in enumerate(tower.zones, start=1)
    ]
    hint = "Tap the zone of each die; a tap on a die changes its face."
    return [column(explained(theme.small(hint), "forsaken-zones"), chips(zones), chips(lying), spacing=6)]


def _turned(dice: tuple[Die, ...], place: int) -> tuple[Die, ...]:
    """The dice after a tap on one of them."""
    face = _NEXT.get(dice[place].face)
    turned = () if face is None else (dice[place].changed({"face": face}),)
    return (*dice[:place], *turned, *dice[place + 1 :])


def _zone_name(tower: Tower, die: Die) -> str:
    known = die.zone <= len(tower.zones)
    return tower.zones[die.zone - 1].name if known else f"zone {die.zone}"


def _worth(word: str, count: int) -> list[ft.Control]:
    return [sign_of(word, 20), theme.number(str(count), size=theme.BODY)] if count else []
