"""The landing area: a tap on a zone lays the die in hand there, a tap on a die changes it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Zone
from companion.forsaken.combat import Worth, resolve
from companion.forsaken.fight import Die
from companion.forsaken.fight_plan import DICE, Planned
from screens import theme
from screens.forsaken.fight.pictures import FACE_WORDS, dice_name, die_picture
from screens.forsaken.places.parts import chips, column
from screens.forsaken.signs import sign_of
from screens.keys import picture_key


def landing(
    planned: Planned,
    hand: str,
    set_hand: Callable[[Any], None],
    put: Callable[[Any], None],
    opens: Callable[[str], Any],
) -> ft.Control:
    """Dice still to be laid, and the zones with those that lie there."""
    kinds = [f"{side}:{kind}" for side, kind in DICE if planned.left(side, kind)]
    chosen = hand if hand in kinds else kinds[0] if kinds else ""
    return column(_hand(planned, kinds, chosen, set_hand), _zones(planned, chosen, put, opens), spacing=theme.GAP)


def _hand(planned: Planned, kinds: list[str], chosen: str, set_hand: Callable[[Any], None]) -> ft.Control:
    if not kinds:
        lying = len(planned.plan.lying)
        return theme.small("All dice lie there. Tap one to change it." if lying else "Say how many dice are rolled.")
    keys = []
    for side, kind in DICE:
        name = f"{side}:{kind}"
        if name not in kinds:
            continue
        left, colour = planned.left(side, kind), dice_name(side, kind == "advanced")
        keys.append(
            picture_key(
                f"In hand: {left} {colour} of {planned.names[side]}{', chosen' if name == chosen else ''}",
                "forsaken-fight-dice",
                ft.Row(
                    [
                        die_picture(side, kind == "advanced", size=28),
                        theme.number(str(left), size=theme.TITLE, color=ft.Colors.ON_SURFACE),
                        theme.small(planned.names[side]),
                    ],
                    tight=True,
                    spacing=8,
                ),
                lambda name=name: set_hand(lambda _: name),  # type: ignore[misc]
                key=name,
                padding=ft.Padding.symmetric(horizontal=10, vertical=10),
                chosen=name == chosen,
            )
        )
    return column(theme.small("Choose a die, then tap the zone in which it lies."), chips(keys), spacing=4)


def _zones(planned: Planned, chosen: str, put: Callable[[Any], None], opens: Callable[[str], Any]) -> ft.Control:
    zones = planned.table.printed.tower.zones
    came = resolve(planned.table, planned.who, planned.rolled)
    left = [iter(came.own.dice), iter(came.other.dice)]
    # The worth of each die is in the order in which its side's dice lie.
    worths = [next(left[it.side]) for it in planned.plan.lying]
    across = 1 if (ft.context.page.width or 390) < 360 else 2
    tiles = [_zone(planned, number, zone, chosen, worths, put, opens) for number, zone in enumerate(zones, start=1)]
    rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]
    for row in rows:
        row.extend(ft.Container(expand=True) for _ in range(across - len(row)))
    return column(
        *(
            ft.Row(row, spacing=8, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
            for row in rows
        ),
        spacing=8,
    )


def _zone(
    planned: Planned,
    number: int,
    zone: Zone,
    chosen: str,
    worths: list[Worth],
    put: Callable[[Any], None],
    opens: Callable[[str], Any],
) -> ft.Control:
    side, _, kind = chosen.partition(":")

    def lay() -> None:
        put(lambda plan: plan.lands(int(side), Die(zone=number, advanced=kind == "advanced")))

    worth = f"{zone.strength} strength, {zone.damage} damage"
    colour = dice_name(int(side), kind == "advanced") if chosen else ""
    said = f"{zone.name}, {worth}" + (f": lay the {colour} die here" if chosen else "")
    head = picture_key(
        said,
        "forsaken-zones",
        column(
            ft.Text(zone.name, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Row([*_signs("strength", zone.strength), *_signs("damage", zone.damage)] or [theme.small("nothing")],
                   wrap=True, spacing=4, run_spacing=2),
            spacing=4,
        ),
        lay if chosen else None,
        key=f"zone-{number}",
        padding=10,
        raised=False,
    )  # fmt: skip
    return ft.Container(
        expand=True,
        padding=4,
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        content=column(
            ft.Row([ft.Container(head, expand=True)]), _lying(planned, number, zone, worths, opens), spacing=2
        ),
    )


def _signs(word: str, worth: int) -> list[ft.Control]:
    return [sign_of(word, 22), theme.number(str(worth), size=theme.TITLE, color=ft.Colors.ON_SURFACE)] if worth else []


def _lying(planned: Planned, number: int, zone: Zone, worths: list[Worth], opens: Callable[[str], Any]) -> ft.Control:
    dice = [
        picture_key(
            f"{dice_name(it.side, it.die.advanced)} die of {planned.names[it.side]} in {zone.name}, "
            f"{FACE_WORDS[it.die.face]}{', purged' if worth.purged else ''}, change it",
            worth.rule,
            die_picture(it.side, it.die.advanced, it.die.face, 34, worth.purged),
            partial(opens, f"die:{place}"),
            key=f"die-{place}",
            size=(theme.TOUCH, theme.TOUCH),
            raised=False,
            centred=True,
        )
        for place, (it, worth) in enumerate(zip(planned.plan.lying, worths, strict=True))
        if it.die.zone == number
    ]
    return chips(dice) if dice else ft.Container(height=theme.GAP)
