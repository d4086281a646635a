"""What open events change for everyone, and the regions that may not be visited: it stands there until it goes."""

import flet as ft

from companion.chronicles.table import Table
from companion.chronicles.timeline import Closed, Effect, closed, standing_effects
from screens import theme
from screens.guard import memo
from screens.rules.word import beside, explained


def standing(table: Table) -> list[ft.Control]:
    """The part of the Table about it, if there is anything to say."""
    effects, regions = standing_effects(table), closed(table)
    return [Standing(effects=effects, regions=regions, key="standing")] if effects or regions else []


@memo
def Standing(effects: tuple[Effect, ...], regions: tuple[Closed, ...]) -> ft.Control:
    """Closed regions first, as people ask for them before they move; then what else is changed."""
    return ft.Container(
        padding=ft.Padding.only(left=12, right=4, top=4, bottom=8),
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        content=ft.Column(
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("In force for everyone"), "chronicles-event-setup", "in force"),
                *[_line(ft.Icons.DO_NOT_DISTURB_ON_OUTLINED, it.region, it.why, it.rule) for it in regions],
                # An event that only closes regions is told with them.
                *[_line(ft.Icons.PUBLIC, it.name, it.words, it.rule) for it in effects if it.words],
            ],
        ),
    )


def _line(icon: ft.IconData, title: str, words: str, rule: str) -> ft.Control:
    return ft.Container(
        key=f"{title}-{words}",
        padding=ft.Padding.only(right=8),
        content=explained(
            ft.Row(
                spacing=10,
                vertical_alignment=ft.CrossAxisAlignment.START,
                controls=[
                    ft.Icon(icon, size=20, color=ft.Colors.TERTIARY),
                    ft.Column(tight=True, expand=True, spacing=0, controls=[theme.body(title), theme.small(words)]),
                ],
            ),
            rule,
        ),
    )
