"""Small parts of the page Events: people to choose from, and what an event gives."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.cards import EventCard
from companion.chronicles.table import Table
from screens import theme
from screens.chronicles.sheet.pictures import Renown
from screens.chronicles.signs import track_sign
from screens.setup.picked import picked


def chips(controls: Sequence[Any]) -> ft.Control:
    """Side by side, in as many lines as they need."""
    return ft.Row(wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, controls=list(controls), visible=bool(controls))


def people(table: Table, who: str, choose: Callable[[str], Any], does: str) -> ft.Control:
    """Who does it: the players as a choice. `does` is what, for those who hear the screen."""
    return chips(
        [
            picked(
                player.name, player.name == who, partial(choose, player.name), label=f"It is {player.name} who {does}"
            )
            for player in table.playing
        ]
        if len(table.playing) > 1
        else []
    )


def on_turn(table: Table) -> str:
    """Who is meant as long as nobody says otherwise: the player who is on."""
    return table.turn or next((player.name for player in table.players), "")


def reward_in_signs(card: EventCard | None) -> ft.Control:
    """What an event gives, as far as somebody has read it."""
    if card is None or (card.renown is None and not card.reward):
        return theme.small("Nobody has read yet what it gives: the app will ask.")
    parts: list[ft.Control] = []
    if card.renown:
        parts.append(_with("renown", str(card.renown), Renown(size=24)))
    parts.extend(_with(f"mark of {track}", "", track_sign(track, 24)) for track in card.marks)
    if card.honor:
        parts.append(theme.body(f"{card.honor:+d} honor"))
    words = [theme.body(card.reward)] if card.reward else []
    return ft.Column(
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*([chips(parts)] if parts else []), *words],
    )


def _with(word: str, number: str, sign: ft.Control) -> ft.Control:
    return ft.Row([sign, theme.body(f"{number} {word}".strip())], tight=True, spacing=6)
