"""Values that the app worked out and nobody has looked at: a small mark beside them, and one tap that confirms all."""

from typing import Any

import flet as ft

from companion.vestige.assumed import to_confirm
from companion.vestige.commands import ConfirmValues
from screens import buttons, routes, theme
from screens.guard import memo
from screens.ledger.assumed import assumed_in, hollow_dot
from screens.rules.word import held
from screens.sitting import Sitting


def assumed_of(assumed: frozenset[str], who: str) -> bool:
    """Whether something about a competitor is assumed; which value it is stands on the page *Reconcile*."""
    return any(f"{value}:{who}" in assumed for value in ("leverage", "threat", "speed", "cards", "blocks"))


def confirmation(sitting: Sitting, revision: int) -> list[Any]:
    """When a round has just ended and something is assumed: the line that confirms all of it; else nothing."""
    if not to_confirm(sitting.game.ledger):
        return []
    count = len(assumed_in(sitting))
    return [AllTrue(sitting=sitting, count=count, revision=revision, key="all-true")] if count else []


@memo
def AllTrue(sitting: Sitting, count: int, revision: int) -> ft.Control:
    """Compare with the table once, and say that everything is true; or look closer at what differs."""
    once = buttons.use_once()
    words = f"{count} value{'s' if count != 1 else ''} not looked at"
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=12),
        content=ft.Row(
            wrap=True,
            spacing=4,
            run_spacing=0,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                held(
                    ft.TextButton(
                        content=ft.Row([hollow_dot(said=False), theme.small(words)], tight=True, spacing=theme.GAP),
                        on_click=lambda: sitting.go(routes.game(sitting.game_id, "reconcile")),
                        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8, vertical=14)),
                    ),
                    "confirmed-values",
                ),
                held(
                    buttons.quiet(
                        "All true", once(lambda: sitting.dispatch(ConfirmValues(), revision)), icon=ft.Icons.DONE_ALL
                    ),
                    "confirmed-values",
                ),
            ],
        ),
    )
