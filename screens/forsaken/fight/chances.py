"""The odds before the roll as a bar: won, tied, lost."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.fight_plan import Planned
from companion.forsaken.odds import Odds
from screens import buttons, theme
from screens.forsaken.places.parts import column
from screens.forsaken.signs import sign_of
from screens.rules.word import beside, explained


def chances(
    planned: Planned, read_tower: Callable[[], Any], once: Callable[[buttons.Action], buttons.Action]
) -> ft.Control:
    """How it is likely to go; what has to be read first where that cannot be said."""
    heading = beside(theme.heading("Before the roll"), "forsaken-winning-a-fight", "who wins a fight")
    odds = planned.odds
    if odds is None:
        needed = planned.missing
        asks_tower = any("zones" in it or "sides" in it for it in needed)
        button = buttons.tonal("Read the dice tower", once(read_tower), icon=ft.Icons.CASINO_OUTLINED,
                               label="Read the dice tower for the odds")  # fmt: skip
        return column(
            heading,
            theme.small(f"For odds, the app needs {_listed(needed)}."),
            *([ft.Row([button], wrap=True)] if asks_tower else []),
            spacing=4,
        )
    return column(heading, _bar(odds), _rest(planned, odds), theme.small(_how(planned, odds)), spacing=6)


def _listed(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _percent(share: float) -> str:
    """Never 0 or 100 for what can still happen or fail."""
    if 0 < share < 0.01:
        return "<1 %"
    return ">99 %" if 0.99 < share < 1 else f"{round(share * 100)} %"


def _bar(odds: Odds) -> ft.Control:
    parts = (
        ("Win", odds.win, ft.Colors.PRIMARY),
        ("Tie", odds.tie, ft.Colors.OUTLINE),
        ("Lose", odds.lose, ft.Colors.TERTIARY),
    )
    said = ", ".join(f"{word} {_percent(share)}" for word, share, _ in parts)
    return ft.Semantics(
        label=said,
        container=True,
        exclude_semantics=True,
        content=column(
            ft.Row(
                spacing=2,
                controls=[
                    ft.Container(expand=max(1, round(share * 1000)), height=18, bgcolor=colour, border_radius=4)
                    for _, share, colour in parts
                    if share > 0
                ],
            ),
            ft.Row(
                wrap=True,
                spacing=theme.PAD,
                run_spacing=0,
                controls=[
                    ft.Row(
                        tight=True,
                        spacing=6,
                        vertical_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            ft.Container(width=10, height=10, border_radius=5, bgcolor=colour),
                            theme.body(word),
                            theme.number(_percent(share), size=theme.TITLE),
                        ],
                    )
                    for word, share, colour in parts
                ],
            ),
            spacing=6,
        ),
    )


def _rest(planned: Planned, odds: Odds) -> ft.Control:
    """Overwhelm, defeat, and what the dice bring on average."""
    told = []
    if odds.overwhelm is not None:
        told.append(("crit", f"Overwhelm {_percent(odds.overwhelm)}", "forsaken-overwhelm"))
    if odds.defeated is not None:
        told.append(("defeat", f"{planned.who} defeated {_percent(odds.defeated)}", "forsaken-q-defeated-in-a-fight"))
    told.append(("strength", f"{odds.strength[0]:.1f} against {odds.strength[1]:.1f}", "forsaken-strength"))
    told.append(("damage", f"{odds.damage[0]:.1f} against {odds.damage[1]:.1f}", "forsaken-deal-damage"))
    return ft.Row(
        wrap=True,
        spacing=theme.PAD,
        run_spacing=6,
        controls=[
            explained(ft.Row([sign_of(sign, 22), theme.body(words)], tight=True, spacing=6), rule)
            for sign, words, rule in told
        ],
    )


def _how(planned: Planned, odds: Odds) -> str:
    exact = "Exact" if not odds.error else f"Tried out, give or take {odds.error * 200:.0f} points"
    even = len({zone.weight for zone in planned.table.printed.tower.zones}) < 2
    return f"{exact}, {'as if every zone were hit equally often' if even else 'by how often each zone was hit'}."
