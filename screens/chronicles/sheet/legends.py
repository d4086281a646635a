"""Legendary cards in a tableau: name, power, three spaces for renown, using the power again and abusing it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import AbuseLegendary, UseLegendary
from companion.chronicles.kinds import POWER_SPACES, spoken
from companion.chronicles.legendary import ABUSE_HONOR
from companion.chronicles.table import Legendary
from screens import buttons, theme
from screens.chronicles.sheet.pictures import Renown
from screens.chronicles.signs import track_sign
from screens.guard import memo
from screens.rules.word import explained, held
from screens.sitting import Sitting


@memo
def Legend(sitting: Sitting, who: str, card: Legendary, describe: Callable[[], Any]) -> ft.Control:
    """One card. `describe` opens the sheet on which its name and power are written down."""
    once = buttons.use_once()
    name = card.name or f"Legendary {spoken(card.track)}"

    def use() -> None:
        sitting.dispatch(UseLegendary(who=who, track=card.track))

    def abuse() -> None:
        sitting.dispatch(AbuseLegendary(who=who, track=card.track))

    return theme.group(
        ft.Container(
            padding=12,
            border_radius=theme.RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            content=ft.Column(
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    ft.Row(
                        spacing=10,
                        controls=[
                            track_sign(card.track, 34),
                            ft.Container(
                                explained(
                                    ft.Text(name, size=theme.BODY, weight=ft.FontWeight.W_600),
                                    "chronicles-legendary-card",
                                ),
                                expand=True,
                            ),
                            buttons.icon(ft.Icons.EDIT_NOTE, f"{name}: name, power and spaces", describe),
                        ],
                    ),
                    *([explained(theme.body(card.words), "chronicles-legendary-power")] if card.words else []),
                    explained(_spaces(card), "chronicles-power-spaces"),
                    _again(name, card, once(use), once(abuse)),
                ],
            ),
        )
    )


def _spaces(card: Legendary) -> ft.Control:
    """The three spaces at the foot of the card with their printed honor, and the tokens that lie there."""
    said = []
    spaces = []
    for number, honor in enumerate(card.honor):
        placed, flipped = number < card.renown, number < card.flipped
        state = "turned over" if flipped else "renown lies there" if placed else "empty"
        said.append(f"space {number + 1}: {'?' if honor is None else honor} honor, {state}")
        spaces.append(
            ft.Row(
                spacing=4,
                tight=True,
                controls=[
                    Renown(size=30, placed=placed, flipped=flipped, key=f"space-{number}"),
                    theme.number("?" if honor is None else f"+{honor}", size=theme.BODY),
                ],
            )
        )
    return ft.Semantics(
        label=", ".join(said), exclude_semantics=True, container=True, content=ft.Row(spaces, spacing=18, wrap=True)
    )


def _again(name: str, card: Legendary, use: Callable[[], Any], abuse: Callable[[], Any]) -> ft.Control:
    """The power once more: by a renown while a space is free, then by abuse, at most three times."""
    if card.renown < POWER_SPACES:
        honor = card.honor[card.renown]
        words = "Use again: 1 renown" + (f", +{honor} honor" if honor is not None else "")
        return ft.Row([held(buttons.tonal(words, use, label=f"{name}: {words}"), "chronicles-power-spaces")], wrap=True)
    if card.flipped < POWER_SPACES:
        words = f"Abuse it: lose {ABUSE_HONOR} honor"
        return ft.Row(
            [held(buttons.tonal(words, abuse, label=f"{name}: {words}, turn a renown"), "chronicles-abuse-power")],
            wrap=True,
        )
    return explained(theme.small("All three were turned: its power works no more."), "chronicles-abuse-power")
