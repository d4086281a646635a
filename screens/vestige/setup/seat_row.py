"""One seat while a game is set up."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.seating import Place, Seating
from companion.vestige.setup import Mode
from screens import buttons, frame, marks, theme
from screens.vestige.setup.draft import Drafting
from screens.vestige.setup.fitting import place_of
from screens.vestige.setup.picked import picked
from screens.vestige.setup.typed import Typed


def seat_row(
    drafting: Drafting,
    seating: Seating,
    place: Place,
    number: int,
    mode: Mode,
    fault: str,
    colour: Callable[[int], Any],
) -> ft.Control:
    """Its mark, its name and, in a team game, its team. The mark opens the colours."""
    return ft.Column(
        key=ft.ScrollKey(place_of("seats", place.id)),
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=4,
                controls=[
                    _mark(place, number, lambda: colour(place.id)),
                    ft.Container(
                        expand=True,
                        content=Typed(
                            label=f"Player {number}",
                            text=place.name,
                            on_text=drafting.seat_namer(place.id),
                            key=f"name-{place.id}-{number}",
                        ),
                    ),
                    buttons.icon(
                        ft.Icons.CLOSE,
                        f"Take away seat {number}",
                        lambda: drafting.reseat(lambda seating: seating.without(place.id)),
                        disabled=len(seating.places) == 1,
                    ),
                ],
            ),
            *([_teams(drafting, seating, place, number)] if mode == "teams" else []),
            *([frame.fault(fault)] if fault else []),
        ],
    )


def _mark(place: Place, number: int, on_click: Callable[[], Any]) -> ft.Control:
    # One node for the button and its mark, or it would be read out twice.
    return ft.MergeSemantics(
        content=ft.TextButton(
            width=theme.TOUCH,
            height=theme.TOUCH,
            on_click=on_click,
            style=ft.ButtonStyle(padding=6),
            content=ft.Semantics(
                label=f"Player {number} is {place.color}, change the colour",
                exclude_semantics=True,
                content=marks.badge(str(number), marks.of_seat(place.color, number - 1), human=True, size=36),
            ),
        )
    )


def _teams(drafting: Drafting, seating: Seating, place: Place, number: int) -> ft.Control:
    def join(team: int) -> None:
        drafting.reseat(lambda now: now.in_team(place.id, team))

    return ft.Container(
        padding=ft.Padding.only(left=theme.TOUCH + 4),
        content=ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=4,
            controls=[
                picked(
                    seating.team_name(team),
                    place.team == team,
                    partial(join, team),
                    label=f"Player {number} in {seating.team_name(team)}",
                )
                for team in range(seating.teams)
            ],
        ),
    )
