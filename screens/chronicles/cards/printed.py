"""Numbers of the person's box that are the same in each game: read once, told to every game that begins."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.kinds import KINDS, STACKS, CardKind, Stack, spoken
from companion.chronicles.library import Library
from screens import buttons, sheet, theme
from screens.chronicles.signs import kind_sign
from screens.guard import component
from screens.library.keys import Value, number_key
from screens.rules.word import beside, explained, opener

_NUMBERS: dict[str, tuple[str, str]] = {
    "agent_honor": ("Honor for vanquishing a dark agent", "chronicles-vanquish"),
    "renown": ("Renown tokens in the box", "chronicles-renown"),
}


@component
def OwnBox(library: Library, on_change: Callable[[Library], Any]) -> ft.Control:
    """Two numbers, and which stack the chronicles of each kind come from."""
    opened, set_opened = ft.use_state("")
    printed = library.printed

    def close() -> None:
        set_opened("")

    def put(changes: dict[str, Any]) -> None:
        close()
        on_change(library.changed({"printed": printed.changed(changes)}))

    def pick(kind: CardKind, stack: Stack | None) -> None:
        others = {it: known for it, known in printed.stacks.items() if it != kind}
        put({"stacks": {**others, kind: stack} if stack else others})

    def content() -> Any:
        if opened in _NUMBERS:
            return Value(
                title=_NUMBERS[opened][0],
                value=getattr(printed, opened),
                on_value=lambda number: put({opened: number}),
                key=opened,
            )
        kind = next(kind for kind in KINDS if kind == opened)
        return _stacks(kind, printed.stacks.get(kind), pick)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("My box"), "printed-values", "a printed value"),
            *[
                ft.Row(
                    key=of,
                    spacing=12,
                    controls=[
                        number_key(getattr(printed, of), title, rule, lambda of=of: set_opened(of)),
                        ft.Container(explained(theme.body(title), rule), expand=True),
                    ],
                )
                for of, (title, rule) in _NUMBERS.items()
            ],
            explained(theme.body("Where chronicles are drawn"), "chronicles-chronicle-stacks"),
            ft.Column(
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[_stack(kind, printed.stacks.get(kind), set_opened) for kind in KINDS],
            ),
        ],
    )


def _stack(kind: CardKind, stack: Stack | None, opens: Callable[[str], Any]) -> ft.Control:
    return ft.TextButton(
        key=kind,
        on_click=lambda: opens(kind),
        on_long_press=opener("chronicles-chronicle-stacks"),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4, vertical=8),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            visual_density=ft.VisualDensity.STANDARD,
        ),
        content=ft.Semantics(
            label=f"{spoken(kind).capitalize()}: {f'the stack {stack}' if stack else 'its stack is not read yet'}",
            exclude_semantics=True,
            content=ft.Row(
                spacing=12,
                controls=[
                    kind_sign(kind, 32),
                    theme.body(spoken(kind).capitalize(), expand=True),
                    theme.body(stack or "?", color=ft.Colors.ON_SURFACE if stack else ft.Colors.PRIMARY),
                ],
            ),
        ),
    )


def _stacks(kind: CardKind, now: Stack | None, pick: Callable[[CardKind, Stack | None], Any]) -> ft.Control:
    """Which stack the chronicles of a kind come from."""
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=12,
                controls=[
                    kind_sign(kind, 40),
                    ft.Container(theme.heading(f"A {spoken(kind)} draws from", level=1), expand=True),
                ],
            ),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    buttons.choice(stack, stack == now, lambda stack=stack: pick(kind, stack)) for stack in STACKS
                ],
            ),
            *(
                [
                    ft.Row(
                        [buttons.quiet("Forget it", lambda: pick(kind, None), icon=ft.Icons.DELETE_OUTLINE)], wrap=True
                    )
                ]
                if now
                else []
            ),
        ],
    )
