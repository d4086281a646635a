"""Gain or lose any mix of things, for what no page of its own asks."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import Gain, Lose
from companion.forsaken.kinds import GAINS, listed
from screens import buttons, theme
from screens.forsaken.board.gain import LOSSES, gains_picker
from screens.guard import component
from screens.rules.word import beside
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed


@component
def Giving(sitting: Sitting, who: str, close: Callable[..., Any]) -> ft.Control:
    """A mix of signs, with a word on what for; one entry in the ledger."""
    losing, set_losing = ft.use_state(False)
    chosen, change = use_kept(sitting.kept, f"gains:{who}", {})
    why = use_typed(sitting, f"gains:{who}")
    once = buttons.use_once()
    offered = LOSSES if losing else GAINS
    given = {what: count for what, count in chosen.items() if what in offered}

    def done() -> None:
        reason = " ".join(why.held.text.split()) or None
        command = Lose(who=who, losses=given, why=reason) if losing else Gain(who=who, gains=given, why=reason)
        if sitting.dispatch(command):
            change(lambda _: {})
            why.clear()
            close()

    verb = "Lose" if losing else "Gain"
    words = f"{verb} {listed(given)}" if given else f"Tap what {who} {verb.lower()}s"
    return ft.Column(
        tight=True,
        spacing=theme.GAP + 4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.heading(f"{who} {'loses or pays' if losing else 'gains'}", level=1),
                "forsaken-player-board",
                "the player board",
            ),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.choice("Gain", not losing, lambda: set_losing(False)),
                    buttons.choice("Lose or pay", losing, lambda: set_losing(True)),
                ],
            ),
            gains_picker(given, change, offered, verb=verb),
            why.field("What for? (may stay empty)", lambda: None),
            buttons.primary(words, once(done), icon=ft.Icons.CHECK, disabled=not given),
        ],
    )
