"""The vendor tokens in each tableau, with their use, and whose conviction lies at the festival."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.commands import Invest, TakeToken, UseToken
from companion.chronicles.table import Player, Table
from companion.chronicles.vendors import VENDOR_IDS, VENDORS, VendorId
from screens import buttons, marks, theme
from screens.chronicles.festival.tokens import token_choice, token_in_words
from screens.guard import component
from screens.rules.word import beside, held
from screens.sitting import Sitting

Once = Callable[[buttons.Action], buttons.Action]
_WILD: VendorId = "wild"


def tableau(sitting: Sitting, player: Player, once: Once, open_sheet: Callable[..., Any]) -> ft.Control:
    """One player's tokens. A wild one asks what it works as."""
    table: Table = sitting.table
    revision = sitting.game.revision

    def use(token: VendorId) -> None:
        if VENDORS[token].copies:
            open_sheet("wild", player.name)
        else:
            sitting.dispatch(UseToken(who=player.name, token=token), revision)

    def invest() -> None:
        sitting.dispatch(Invest(who=player.name), revision)

    return theme.card(
        ft.Column(
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=10,
                    controls=[
                        marks.mark(table, player, 28),
                        theme.body(player.name, expand=True),
                        buttons.icon(
                            ft.Icons.ADD, f"{player.name} has another token", partial(open_sheet, "take", player.name)
                        ),
                    ],
                ),
                *(
                    token_in_words(
                        token,
                        behind=[
                            held(
                                buttons.tonal(
                                    "Use",
                                    once(partial(use, token)),
                                    label=f"{player.name} uses {VENDORS[token].title}",
                                ),
                                "chronicles-use-a-vendor-token",
                            )
                        ],
                    )
                    for token in player.tokens
                ),
                *([] if player.tokens else [theme.small("No tokens.")]),
                *(
                    []
                    if player.invested
                    else [
                        ft.Row(
                            [
                                held(
                                    buttons.quiet(
                                        "Invest 1 conviction",
                                        once(invest),
                                        icon=ft.Icons.VOLUNTEER_ACTIVISM_OUTLINED,
                                        label=f"{player.name} invests 1 conviction",
                                    ),
                                    "chronicles-investment",
                                )
                            ],
                            wrap=True,
                        )
                    ]
                ),
            ],
        ),
        padding=12,
        key=f"tokens-{player.name}",
    )


@component
def Wild(sitting: Sitting, who: str, close: Callable[[], Any]) -> ft.Control:
    """Which token a wild one works as."""
    once = buttons.use_once()

    def work(token: VendorId) -> None:
        if sitting.dispatch(UseToken(who=who, token=_WILD, copied=token)):
            close()

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("It works as"), "chronicles-token-copy", "a wild token"),
            token_choice([it for it in VENDOR_IDS if not VENDORS[it].copies], once(work), "It works as {}"),
        ],
    )


@component
def Taking(sitting: Sitting, who: str, close: Callable[[], Any]) -> ft.Control:
    """A correction: a token that a player has, though the app did not see it come."""
    table: Table = sitting.table
    once = buttons.use_once()
    mine = table.player(who).tokens

    def take(token: VendorId) -> None:
        if sitting.dispatch(TakeToken(who=who, token=token)):
            close()

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"{who} has a token"), "chronicles-vendor-tokens", "a vendor token"),
            theme.small("For one that came without a visit entered here. It leaves wherever it was."),
            token_choice([it for it in VENDOR_IDS if it not in mine], once(take), f"{who} has {{}}"),
        ],
    )
