"""One competitor on the Table: leverage as the largest thing, and what is near."""

import flet as ft

from companion.vestige.commands import GainLeverage, LoseLeverage
from companion.vestige.glossary import entry_of_nemesis, entry_of_trigger
from companion.vestige.table import Competitor, Table
from companion.vestige.triggers import ahead
from screens import amounts, marks, theme
from screens.guard import memo
from screens.preferences import preferences
from screens.rules.word import explained, opener
from screens.sitting import Sitting

Near = tuple[tuple[str, str], ...]
"""What is near, in words, each with the rules entry that explains it."""


@memo
def CompetitorCard(
    sitting: Sitting, competitor: Competitor, on_turn: bool, near: Near, lowest: int | None, open_sheet: object
) -> ft.Control:
    """A card with the stepper. The name opens everything else about the competitor; a long press explains a word."""
    table: Table = sitting.table
    colour = marks.ink(table, competitor, dark=preferences(sitting.desk).theme == "dark")

    def commit(change: int) -> None:
        name = competitor.name
        command = GainLeverage(who=name, amount=change) if change > 0 else LoseLeverage(who=name, amount=-change)
        sitting.dispatch(command)

    kind = "player" if competitor.human else entry_of_nemesis(competitor.pack or competitor.name)
    card = ft.Container(
        padding=ft.Padding.only(left=8, right=8, top=4, bottom=6),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH if on_turn else ft.Colors.SURFACE_CONTAINER,
        content=ft.Column(
            spacing=0,
            controls=[
                ft.MergeSemantics(
                    ft.TextButton(
                        on_click=lambda: open_sheet("competitor", competitor.name),  # type: ignore[operator]
                        on_long_press=opener(kind),
                        style=ft.ButtonStyle(
                            padding=ft.Padding.symmetric(horizontal=4, vertical=6), alignment=ft.Alignment.CENTER_LEFT
                        ),
                        content=ft.Row(
                            spacing=10,
                            controls=[
                                marks.mark(table, competitor, 34),
                                ft.Column(
                                    spacing=0,
                                    expand=True,
                                    controls=[
                                        ft.Text(
                                            competitor.name,
                                            size=theme.BODY,
                                            weight=ft.FontWeight.W_600,
                                            color=ft.Colors.ON_SURFACE,
                                        ),
                                        _near(near),
                                    ],
                                ),
                                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                            ],
                        ),
                    )
                ),
                amounts.Stepper(
                    name=competitor.name,
                    value=competitor.leverage,
                    colour=colour,
                    on_commit=commit,
                    on_number=lambda: open_sheet("keypad", competitor.name),  # type: ignore[operator]
                    kept=sitting.kept,
                    lowest=lowest,
                    key=f"stepper-{competitor.name}",
                ),
            ],
        ),
    )
    return theme.group(card)


def _near(near: Near) -> ft.Control:
    """In one line, or in as many as large text needs. A competitor without anything near has a line too."""
    return ft.Row(
        wrap=True,
        spacing=3,
        run_spacing=0,
        controls=[
            explained(theme.small(f"{words} ·" if number < len(near) else words), rule)
            for number, (words, rule) in enumerate(near, start=1)
        ]
        or [theme.small("")],
    )


def nearby(table: Table, competitor: Competitor) -> Near:
    """The line under a name: the next trigger for a player, the threat level for a nemesis, then what is held."""
    parts = []
    if competitor.human:
        next_trigger = ahead(table, competitor.name)
        if next_trigger and table.how("triggers") != "off":
            parts.append(
                (
                    f"{next_trigger.distance} to trigger {next_trigger.trigger} "
                    f"({next_trigger.kind}, {next_trigger.at})",
                    entry_of_trigger(next_trigger.kind),
                )
            )
    else:
        parts.append((f"Threat level {competitor.threat}", "threat-level"))
    regions = len(table.controlled(competitor.name))
    if regions:
        parts.append((f"{regions} region{'s' if regions != 1 else ''}", "control"))
    if competitor.cards:
        parts.append((f"{len(competitor.cards)} card{'s' if len(competitor.cards) != 1 else ''}", "tableau"))
    return tuple(parts)
