"""Vitality under a thumb: damage and healing, fungalyte in its green slots."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import Gain, Lose
from companion.forsaken.table import Table
from screens import amounts, buttons, theme
from screens.forsaken.board.pictures import VitalityBar, vital, vital_words
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside, held
from screens.sitting import Sitting

VITALITY = amounts.Counted(word="vitality", rule="forsaken-vitality")


@component
def Vitality(sitting: Sitting, who: str, open_sheet: Callable[..., Any], titled: bool = True) -> ft.Control:
    """The track, steps for damage and healing, one key for fungalyte that comes and one for what goes."""
    use_live(sitting)
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    if player is None:
        return theme.body(f"{who} is not at this table any more.")
    shown = vital(player)
    now = player.vitality

    def commit(change: int) -> None:
        sitting.dispatch(Gain(who=who, gains={"heal": change} if change > 0 else {"damage": -change}))

    def fungalyte(more: bool) -> None:
        sitting.dispatch(Gain(who=who, gains={"fungalyte": 1}) if more else Lose(who=who, losses={"fungalyte": 1}))

    title = vital_words(shown)
    stepper: Any = (
        amounts.Stepper(
            name=f"{who}, vitality",
            value=now,
            counted=VITALITY,
            colour=ft.Colors.ON_SURFACE,
            on_commit=commit,
            on_number=lambda: open_sheet("keypad" if titled else "keypad on the board", f"vitality:{who}"),
            kept=sitting.kept,
            key="vitality-stepper",
        )
        if now is not None
        else _unread(who, player.wounds, commit, open_sheet, once)
    )
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.heading(f"{who}: {title}" if titled else title, level=1 if titled else 2),
                "forsaken-vitality",
                "vitality",
            ),
            *([VitalityBar(shown=shown, height=26, key="bar")] if now is not None else []),
            stepper,
            ft.Row(
                wrap=True,
                spacing=6,
                run_spacing=6,
                controls=[
                    held(
                        buttons.tonal(
                            "All healed",
                            once(lambda: sitting.dispatch(Gain(who=who, gains={"heal": max(1, player.wounds)}))),
                            icon=ft.Icons.FAVORITE_BORDER,
                            disabled=player.wounds == 0,
                            label=f"{who}: all healed",
                        ),
                        "forsaken-healing",
                    ),
                    held(
                        buttons.tonal(
                            "Fungalyte",
                            once(lambda: fungalyte(True)),
                            icon=ft.Icons.ADD,
                            label=f"{who} gains a fungalyte",
                        ),
                        "forsaken-fungalyte",
                    ),
                    *(
                        [
                            held(
                                buttons.tonal(
                                    "Fungalyte",
                                    once(lambda: fungalyte(False)),
                                    icon=ft.Icons.REMOVE,
                                    label=f"{who} loses a fungalyte",
                                ),
                                "forsaken-q-heal-fungalyte",
                            )
                        ]
                        if player.fungalyte
                        else []
                    ),
                ],
            ),
        ],
    )


def _unread(
    who: str,
    wounds: int,
    commit: Callable[[int], Any],
    open_sheet: Callable[..., Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """Damage can be counted before somebody has read the track."""
    return ft.Row(
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            sign_of("damage", 24),
            theme.body(f"{wounds} damage so far"),
            buttons.icon(ft.Icons.REMOVE, f"{who}: heal 1", once(lambda: commit(1)), wounds == 0, filled=True),
            buttons.icon(ft.Icons.ADD, f"{who}: 1 damage", once(lambda: commit(-1)), filled=True),
            buttons.quiet("Read the track", lambda: open_sheet("character", who), label=f"Read {who}'s board"),
        ],
    )
