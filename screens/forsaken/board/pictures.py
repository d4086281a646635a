"""VP, vitality, the resource tray and actions as people know them from the board, large and small."""

from collections.abc import Sequence

import flet as ft

from companion.forsaken.kinds import ACTIONS_A_TURN, RESOURCE_LIMIT, Action
from companion.forsaken.player import Player
from screens import theme
from screens.forsaken.signs import sign_of
from screens.guard import memo

BLOOD = "#D9706B"
FUNGUS = "#7FB069"
_EMPTY = ft.Colors.SURFACE_CONTAINER_HIGHEST

ACTION_ICONS: dict[Action, ft.IconData] = {
    "move": ft.Icons.DIRECTIONS_WALK,
    "interact": ft.Icons.STOREFRONT,
    "connect": ft.Icons.HANDSHAKE_OUTLINED,
    "rest": ft.Icons.HOTEL,
    "transport": ft.Icons.ROCKET_LAUNCH_OUTLINED,
    "bounty": ft.Icons.GPS_FIXED,
    "special": ft.Icons.AUTO_AWESOME,
}
ACTION_WORDS: dict[Action, str] = {
    "move": "Move",
    "interact": "Interact",
    "connect": "Connect",
    "rest": "Rest",
    "transport": "Transport",
    "bounty": "Bounty",
    "special": "Special",
}


@memo
def VpTrack(vp: int, threshold: int, marks: tuple[int, ...], fill: str) -> ft.Control:
    """VP up to the threshold. A die stands above the spaces from which enemies roll an advanced one more."""
    spaces = range(1, threshold + 1)
    return ft.Semantics(
        label=f"{vp} of {threshold} VP. Enemies roll an advanced die more from {' and '.join(map(str, marks))} VP",
        exclude_semantics=True,
        container=True,
        content=ft.Column(
            tight=True,
            spacing=1,
            controls=[
                ft.Row(
                    spacing=2,
                    controls=[
                        ft.Container(
                            expand=True,
                            height=14,
                            alignment=ft.Alignment.CENTER,
                            content=ft.Icon(
                                ft.Icons.CASINO if vp >= space else ft.Icons.CASINO_OUTLINED,
                                size=13,
                                color=ft.Colors.TERTIARY if vp >= space else ft.Colors.ON_SURFACE_VARIANT,
                            )
                            if space in marks
                            else None,
                        )
                        for space in spaces
                    ],
                ),
                ft.Row(
                    spacing=2,
                    controls=[
                        ft.Container(
                            expand=True,
                            height=9,
                            border_radius=2,
                            bgcolor=fill if vp >= space else _EMPTY,
                            border=ft.Border.all(1.5, ft.Colors.PRIMARY) if space == threshold else None,
                        )
                        for space in spaces
                    ],
                ),
            ],
        ),
    )


Vital = tuple[int | None, int | None, int, int]
"""What a vitality track shows: its highest number, where the tracker is, fungalyte, green slots."""


def vital(player: Player) -> Vital:
    """The vitality track of a player."""
    return player.most, player.vitality, player.fungalyte, player.green or 0


def vital_words(shown: Vital) -> str:
    """The vitality track in words."""
    most, now, fungalyte, _ = shown
    if most is None or now is None:
        return "Vitality not read yet"
    taken = f", {fungalyte} fungalyte" if fungalyte else ""
    return f"Vitality {now} of {max(0, most - fungalyte)}{taken}"


@memo
def VitalityBar(shown: Vital, height: int = 9) -> ft.Control:
    """A slot a number: red up to the tracker; green rims where fungalyte may lie, filled with a leaf where it does."""
    most, now, fungalyte, green = shown
    if most is None or now is None:
        return theme.small("Vitality not read yet")
    slots: list[ft.Control] = []
    for slot in range(1, most + 1):
        rooted, greenish = slot > most - fungalyte, slot > most - green
        slots.append(
            ft.Container(
                expand=True,
                height=height,
                border_radius=3,
                alignment=ft.Alignment.CENTER,
                bgcolor=FUNGUS if rooted else BLOOD if slot <= now else _EMPTY,
                border=ft.Border.all(1.5, FUNGUS) if greenish else None,
                content=ft.Icon(ft.Icons.SPA, size=height - 3, color="#16220F") if rooted and height > 14 else None,
            )
        )
    return ft.Semantics(
        label=vital_words(shown), exclude_semantics=True, container=True, content=ft.Row(slots, spacing=2)
    )


@memo
def Tray(scrap: int, particle: int) -> ft.Control:
    """The eight slots of the resource tray, and what lies beyond them."""
    cubes = ["scrap"] * scrap + ["particle"] * particle
    return ft.Semantics(
        label=f"{scrap} scrap and {particle} particle on the tray, which has room for {RESOURCE_LIMIT}",
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            wrap=True,
            spacing=4,
            run_spacing=4,
            controls=[
                ft.Container(
                    key=str(slot),
                    width=34,
                    height=34,
                    border_radius=7,
                    alignment=ft.Alignment.CENTER,
                    border=ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT if slot < RESOURCE_LIMIT else ft.Colors.ERROR),
                    content=sign_of(cubes[slot], 24) if slot < len(cubes) else None,
                )
                for slot in range(max(RESOURCE_LIMIT, len(cubes)))
            ],
        ),
    )


@memo
def Spent(actions: tuple[Action, ...], size: int = 40) -> ft.Control:
    """The three actions of a turn: what each was spent on, open rings for what is left."""
    shown: Sequence[Action | None] = [*actions, *[None] * (ACTIONS_A_TURN - len(actions))]
    return ft.Row(
        tight=True,
        wrap=True,
        spacing=8,
        controls=[_dot(number, action, size) for number, action in enumerate(shown)],
    )


def _dot(number: int, action: Action | None, size: int) -> ft.Control:
    over = number >= ACTIONS_A_TURN
    return ft.Container(
        key=str(number),
        width=size,
        height=size,
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
        bgcolor=None if action is None else ft.Colors.ERROR if over else ft.Colors.PRIMARY,
        border=ft.Border.all(2, ft.Colors.OUTLINE) if action is None else None,
        content=None
        if action is None
        else ft.Icon(
            ACTION_ICONS[action], size=size * 0.58, color=ft.Colors.ON_ERROR if over else ft.Colors.ON_PRIMARY
        ),
    )
