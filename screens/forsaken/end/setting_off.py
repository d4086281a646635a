"""The end is set off by something that the app has not seen."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import BeginScoring, LoseToPlot, ReachEnd
from companion.forsaken.table import Table, Why
from screens import buttons, theme
from screens.ending.sides import who_row
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, held

_WAYS: tuple[tuple[Why, str, str, str], ...] = (
    ("threshold", "vp", "VP threshold", "forsaken-victory-points"),
    ("story", "story", "A finished story", "forsaken-story"),
    ("deck", "encounter", "An empty deck", "forsaken-q-deck-runs-out"),
)


@component
def SetOff(table: Table, on_done: Callable[[Any], Any]) -> ft.Control:
    """Who has done it, and by what: one tap on the picture. Alone, the plot may have won as well."""
    who, set_who = ft.use_state(table.turn or table.players[0].name)
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("What sets off the end?", level=1), "forsaken-game-end", "the end of the game"),
            *(
                [who_row(table, tuple(player.name for player in table.playing), who, set_who)]
                if len(table.playing) > 1
                else []
            ),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    picture_key(
                        f"{text}: {who} sets off the end",
                        rule,
                        _picture(picture, text),
                        once(partial(on_done, ReachEnd(why=why, who=who))),
                        key=why,
                        padding=12,
                        centred=True,
                    )
                    for why, picture, text, rule in _WAYS
                ],
            ),
            *(_plot(table, on_done, once) if table.rival else []),
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.quiet(
                            "Something else", once(partial(on_done, ReachEnd(why="table"))), icon=ft.Icons.FLAG_OUTLINED
                        ),
                        "forsaken-game-end",
                    ),
                    held(
                        buttons.quiet("Score at once", once(partial(on_done, BeginScoring())), icon=ft.Icons.CALCULATE),
                        "forsaken-final-scoring",
                    ),
                ],
            ),
        ],
    )


def _picture(picture: str, text: str) -> ft.Control:
    return ft.Column(
        tight=True,
        width=92,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[sign_of(picture, 44), ft.Text(text, size=theme.SMALL, text_align=ft.TextAlign.CENTER)],
    )


def _plot(table: Table, on_done: Callable[[Any], Any], once: Callable[[buttons.Action], buttons.Action]) -> list[Any]:
    rival = table.rival.name if table.rival else ""
    return [
        beside(theme.heading(f"{rival} has won"), "forsaken-solo-loss", "losing to the plot"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                held(
                    buttons.tonal("Five cards in the row", once(partial(on_done, LoseToPlot(how="row")))),
                    "forsaken-solo-loss",
                ),
                held(
                    buttons.tonal("The plot deck is empty", once(partial(on_done, LoseToPlot(how="deck")))),
                    "forsaken-solo-loss",
                ),
            ],
        ),
    ]
