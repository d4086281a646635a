"""Vendor tokens to choose from, and one token in words."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.vendors import VENDORS, VendorId
from screens import theme
from screens.chronicles.signs import token_sign
from screens.keys import picture_key
from screens.rules.word import explained


def token_choice(
    tokens: Sequence[VendorId], on_token: Callable[[VendorId], Any], label: str, chosen: VendorId | None = None
) -> ft.Control:
    """Tokens side by side, each with its sign and title. `label` is how one is read out, with `{}` for its title."""
    return ft.ResponsiveRow(
        spacing=4,
        run_spacing=4,
        controls=[
            ft.Container(
                key=token,
                col={"xs": 4, "sm": 3, "md": 3},
                content=picture_key(
                    label.format(VENDORS[token].title) + (", chosen" if token == chosen else ""),
                    VENDORS[token].rule,
                    ft.Column(
                        tight=True,
                        spacing=4,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            token_sign(token, 44),
                            ft.Text(
                                VENDORS[token].title,
                                size=theme.SMALL,
                                color=ft.Colors.ON_SURFACE,
                                text_align=ft.TextAlign.CENTER,
                            ),
                        ],
                    ),
                    partial(on_token, token),
                    padding=ft.Padding.symmetric(horizontal=2, vertical=8),
                    radius=theme.RADIUS,
                    raised=False,
                    chosen=token == chosen,
                    centred=True,
                ),
            )
            for token in tokens
        ],
    )


def token_in_words(token: VendorId, size: int = 44, behind: Sequence[ft.Control] = ()) -> ft.Control:
    """A token with what it does. A long press opens its entry."""
    vendor = VENDORS[token]
    return ft.Row(
        key=f"token-{token}",
        spacing=12,
        controls=[
            token_sign(token, size),
            ft.Container(
                expand=True,
                content=explained(
                    ft.Column([theme.body(vendor.title), theme.small(vendor.effect)], spacing=0, tight=True),
                    vendor.rule,
                ),
            ),
            *behind,
        ],
    )
