"""Talents and status cards beside the tray, infamy in its four places."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import ArchiveCard, Gain, Lose
from companion.forsaken.kinds import INFAMY_LIMIT
from companion.forsaken.player import Player
from screens import buttons, theme
from screens.forsaken.board.line import card_line
from screens.forsaken.signs import sign_of
from screens.guard import memo
from screens.sitting import Sitting


@memo
def Cards(sitting: Sitting, player: Player, open_sheet: Callable[..., Any]) -> ft.Control:
    """The printed talent, then each card with its words."""
    once = buttons.use_once()
    who = player.name
    return ft.Column(
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(
                [card_line("talent", "Printed on the board", player.talent, "forsaken-talents",
                           f"{who}: the talent on the board", None, key="printed")]
                if player.talent
                else []
            ),
            *[
                card_line(
                    card.kind, card.title if card.name else card.kind.capitalize(), card.words or "",
                    "forsaken-talents" if card.kind == "talent" else "forsaken-status-cards",
                    f"{who}: {card.kind} {card.title}", None,
                    buttons.icon(ft.Icons.CLOSE, f"{who}: {card.title} is taken away",
                                 once(lambda id=card.id: sitting.dispatch(ArchiveCard(who=who, card=id)))),
                    key=f"card-{card.id}",
                )
                for card in player.cards
            ],
            ft.Row(
                [buttons.quiet("Talent or status", lambda: open_sheet("new card", who), icon=ft.Icons.ADD,
                               label=f"{who} gains a talent or a status")],
                wrap=True,
            ),
        ],
    )  # fmt: skip


@memo
def Infamy(sitting: Sitting, who: str, count: int) -> ft.Control:
    """Four places for infamy cards, filled as far as there are some; one more gives a legend instead."""
    once = buttons.use_once()
    return ft.Row(
        spacing=6,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            *[_place(number < count, key=str(number)) for number in range(INFAMY_LIMIT)],
            ft.Row(
                tight=True,
                spacing=0,
                controls=[
                    buttons.icon(ft.Icons.REMOVE, f"{who}: 1 infamy less",
                                 once(lambda: sitting.dispatch(Lose(who=who, losses={"infamy": 1}))), count == 0),
                    theme.number(str(count), size=theme.TITLE, label=f"{who} has {count} infamy"),
                    buttons.icon(ft.Icons.ADD, f"{who}: 1 infamy more",
                                 once(lambda: sitting.dispatch(Gain(who=who, gains={"infamy": 1})))),
                ],
            ),
        ],
    )  # fmt: skip


def _place(there: bool, key: str) -> ft.Control:
    return ft.Container(
        key=key,
        width=38,
        height=52,
        border_radius=6,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if there else None,
        border=ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT),
        content=sign_of("infamy", 26) if there else None,
    )
