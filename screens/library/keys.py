"""Keys on a card's page: numbers as they are printed, sentences as somebody wrote them; and what opens over them."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import amounts, buttons, theme
from screens.fields import NameField, WordsField
from screens.guard import component
from screens.rules.word import beside, opener

NUMBER = 52


def number_key(value: int | None, said: str, rule: str, on_click: Callable[[], Any]) -> ft.Control:
    """A printed number in its circle, or a question mark where nobody has read it. A tap asks for it."""
    known = value is not None
    return ft.TextButton(
        width=NUMBER,
        height=NUMBER,
        on_click=buttons.called(on_click),
        on_long_press=opener(rule),
        style=ft.ButtonStyle(
            padding=0,
            shape=ft.CircleBorder(),
            side=ft.BorderSide(2, ft.Colors.OUTLINE if known else ft.Colors.PRIMARY),
        ),
        content=theme.number(
            str(value) if known else "?",
            size=theme.TITLE,
            color=ft.Colors.ON_SURFACE if known else ft.Colors.PRIMARY,
            label=f"{said}: {value if known else 'not read yet'}",
        ),
    )


def number_keys(title: str, keys: ft.Control, titled: bool, forget: Callable[[], Any] | None) -> ft.Control:
    """Keys for a printed number, and the way to forget it where it is known. `titled`: the keys say what they are."""
    forgetting = (
        [ft.Row([buttons.quiet("Forget this value", forget, icon=ft.Icons.DELETE_OUTLINE)], wrap=True)]
        if forget
        else []
    )
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*([] if titled else [theme.heading(title, level=1)]), keys, *forgetting],
    )


@component
def Value(title: str, value: int | None, on_value: Callable[[int | None], Any]) -> ft.Control:
    """Keys for one number, and the way to forget it."""
    typing, set_typing = ft.use_state(value is not None and value > 9)
    once = buttons.use_once()
    keys: ft.Control
    if typing:
        keys = amounts.Keypad(
            title=title, kinds=(("set", "Printed"),), on_done=lambda _, number: on_value(number), key="keypad"
        )
    else:
        keys = amounts.printed_keys(once(on_value), title, lambda: set_typing(True), value)
    forget = once(lambda: on_value(None)) if value is not None else None
    return number_keys(title, keys, typing, forget)


def words_key(
    title: str, rule: str, picture: ft.IconData, text: str, on_click: Callable[[], Any], key: str
) -> ft.Control:
    """A sentence of the card with its picture, or what it would be about. A tap opens it."""
    return ft.TextButton(
        key=key,
        on_click=buttons.called(on_click),
        on_long_press=opener(rule),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4, vertical=12),
            alignment=ft.Alignment.CENTER_LEFT,
            shape=ft.RoundedRectangleBorder(radius=10),
            visual_density=ft.VisualDensity.STANDARD,
        ),
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Icon(picture, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Text(
                    text or title,
                    expand=True,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE if text else ft.Colors.ON_SURFACE_VARIANT,
                    italic=not text,
                    semantics_label=f"{title}: {text}" if text else f"{title}: not written down yet",
                ),
            ],
        ),
    )


@component
def Written(
    title: str,
    rule: str,
    label: str,
    initial: str,
    on_text: Callable[[str], Any],
    on_close: Callable[[], Any],
    short: bool = False,
) -> ft.Control:
    """A field that is part of the card while one types: who closes the sheet has lost nothing. `short` for a name."""
    # The field is left alone once it is there, however often the card is drawn.
    begun, _ = ft.use_state(initial)
    once = buttons.use_once()
    control = NameField if short else WordsField
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(title, level=1), rule, title),
            control(label, begun, on_text),
            buttons.primary("Done", once(on_close), icon=ft.Icons.CHECK),
        ],
    )
