"""More or fewer blocks in one place: steps collect into a pending change, which is committed once."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.block_moves import correction, shift
from companion.vestige.commands import Command
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting, use_kept


@component
def PlaceEditor(sitting: Sitting, who: str, place: str, title: str, rule: str, done: Callable[[], Any]) -> ft.Control:
    """The count of a place with its steps; then the move that the change stands for, or a mere correction.

    It stops at 0. `done` is called when something was committed or dropped.
    """
    pending, set_pending = use_kept(sitting.kept, f"pending:{who}:{place}", 0)
    once = buttons.use_once()
    table = sitting.table
    value = table.blocks_at(who, place)
    total = max(value + pending, 0)
    name = f"{who}, {title}"

    def step(by: int) -> Callable[[], None]:
        # More than one tap may come in before the button is drawn as off.
        return lambda: set_pending(lambda before: max(before + by, -value))

    def commit(command: Command) -> None:
        if sitting.dispatch(command):
            set_pending(lambda _: 0)
            done()

    def cancel() -> None:
        set_pending(lambda _: 0)
        done()

    by = total - value
    meant = shift(table, who, place, by)
    corrected = correction(table, who, place, by)
    as_move = [buttons.primary(meant.words, once(lambda: commit(meant.command)), icon=ft.Icons.CHECK)] if meant else []
    correct = buttons.quiet if meant else buttons.tonal
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=4,
                controls=[
                    ft.Container(explained(theme.body(title.capitalize()), rule), expand=True),
                    buttons.icon(ft.Icons.REMOVE, f"{name}: 1 less", step(-1), total == 0, filled=True),
                    ft.Container(
                        width=52,
                        alignment=ft.Alignment.CENTER,
                        content=theme.number(
                            str(total),
                            size=theme.TITLE + 6,
                            color=ft.Colors.PRIMARY if by else None,
                            label=f"{name}: {value}" + (f", becomes {total}" if by else ""),
                        ),
                    ),
                    buttons.icon(ft.Icons.ADD, f"{name}: 1 more", step(1), filled=True),
                ],
            ),
            *([theme.small(meant.doubt, ft.Colors.TERTIARY)] if meant and meant.doubt else []),
            *(
                [
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        run_spacing=4,
                        controls=[
                            *as_move,
                            correct(
                                corrected.words,
                                once(lambda: commit(corrected.command)),
                                label=f"{name}: {corrected.words}",
                            ),
                            buttons.quiet("Cancel", cancel, label=f"{name}: cancel the change"),
                        ],
                    )
                ]
                if by
                else []
            ),
        ],
    )
