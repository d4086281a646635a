"""The rival of a solo game that nobody tracked."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.table import Lost
from companion.forsaken.untracked import UntrackedRival
from screens import buttons, theme
from screens.forsaken.signs import sign_of
from screens.rules.word import beside, held, opener
from screens.setup.typed import Typed

Change = Callable[[Callable[[Any], Any]], Any]
_LOST: tuple[tuple[Lost | None, str], ...] = (
    (None, "By VP"),
    ("row", "Five plot cards in the row"),
    ("deck", "The plot deck was empty"),
)


def rival_part(
    rival: UntrackedRival | None, change: Change, name: Callable[[str], Any], vp: Callable[[], Any]
) -> list[ft.Control]:
    """One player may have played against a rival: its name, its VP, and whether the plot has won."""
    if rival is None:
        return [
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.tonal(
                            "Against a rival",
                            lambda: change(lambda now: now.changed({"rival": UntrackedRival()})),
                            icon=ft.Icons.ADD,
                        ),
                        "forsaken-solo",
                    )
                ],
            )
        ]
    return [
        ft.Row(
            spacing=12,
            controls=[
                sign_of("rival", 36),
                ft.Container(beside(theme.heading("The rival"), "forsaken-solo-end", "a rival"), expand=True),
                ft.TextButton(
                    on_click=buttons.called(vp),
                    on_long_press=opener("forsaken-rival-vp"),
                    style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=12, vertical=2)),
                    content=theme.number(str(rival.vp), label=f"The rival: {rival.vp} VP, type a number"),
                ),
            ],
        ),
        Typed(label="Name of the rival", text=rival.name, on_text=name, key="rival-name"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                held(
                    buttons.choice(words, rival.lost == lost, _lost(change, lost), label=f"How it ended: {words}"),
                    "forsaken-solo-loss",
                )
                for lost, words in _LOST
            ],
        ),
        ft.Row(
            wrap=True,
            controls=[
                buttons.quiet(
                    "No rival",
                    lambda: change(lambda now: now.changed({"rival": None})),
                    icon=ft.Icons.PERSON_REMOVE_OUTLINED,
                )
            ],
        ),
    ]


def _lost(change: Change, lost: Lost | None) -> Callable[[], None]:
    return lambda: change(lambda now: now.with_rival(lost=lost))
