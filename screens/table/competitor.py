"""One competitor on the Table: leverage as the largest thing, and what is near."""

import flet as ft

from companion.vestige.commands import GainLeverage, LoseLeverage
from companion.vestige.table import Competitor, Table
from companion.vestige.triggers import ahead
from screens import amounts, marks, theme
from screens.guard import memo
from screens.preferences import preferences
from screens.sitting import Sitting


@memo
def CompetitorCard(
    sitting: Sitting, competitor: Competitor, on_turn: bool, near: str, lowest: int | None, open_sheet: object
) -> ft.Control:
    """A card with the stepper. The name opens everything else about the competitor."""
    table: Table = sitting.table
    colour = marks.ink(table, competitor, dark=preferences(sitting.desk).theme == "dark")

    def commit(change: int) -> None:
        name = competitor.name
        command = GainLeverage(who=name, amount=change) if change > 0 else LoseLeverage(who=name, amount=-change)
        sitting.dispatch(command)

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
                                        theme.small(near),
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


def nearby(table: Table, competitor: Competitor) -> str:
    """The line under a name: the next trigger for a player, the threat level for a nemesis, then what is held."""
    parts = []
    if competitor.human:
        next_trigger = ahead(table, competitor.name)
        if next_trigger and table.how("triggers") != "off":
            parts.append(
                f"{next_trigger.distance} to trigger {next_trigger.trigger} ({next_trigger.kind}, {next_trigger.at})"
            )
    else:
        parts.append(f"Threat level {competitor.threat}")
    regions = len(table.controlled(competitor.name))
    if regions:
        parts.append(f"{regions} region{'s' if regions != 1 else ''}")
    if competitor.cards:
        parts.append(f"{len(competitor.cards)} card{'s' if len(competitor.cards) != 1 else ''}")
    return " · ".join(parts)
