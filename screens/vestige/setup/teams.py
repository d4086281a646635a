"""How many teams there are, and what they are called."""

from functools import partial

import flet as ft

from companion.vestige.seating import LAYOUTS, Place, Seating
from screens import frame, theme
from screens.rules.word import beside
from screens.setup.picked import picked
from screens.setup.typed import Typed
from screens.vestige.setup.draft import Drafting
from screens.vestige.setup.fitting import Misfit, place_of


def layouts(drafting: Drafting, seating: Seating) -> list[ft.Control]:
    """The usual ways to form teams, each of which lays out its seats in turns."""

    def lay_out(teams: int, people: int) -> None:
        drafting.reseat(lambda now: now.laid_out(teams, people))

    return [
        beside(theme.heading("Teams"), "teams", "a team game"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                picked(
                    f"{teams} × {people}",
                    seating.layout == (teams, people),
                    partial(lay_out, teams, people),
                    label=f"{teams} teams of {people}",
                )
                for teams, people in LAYOUTS
            ],
        ),
    ]


def team_names(drafting: Drafting, seating: Seating, misfit: Misfit | None) -> list[ft.Control]:
    """A field a team; one that is left empty has its number for a name."""
    return [
        theme.heading("What the teams are called"),
        *[
            ft.Column(
                key=ft.ScrollKey(place_of("teams", team)),
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    Typed(
                        label=f"Name of team {team + 1}",
                        text=seating.team_names[team],
                        on_text=drafting.team_namer(team),
                        key=f"team-name-{team}",
                    ),
                    *([frame.fault(misfit.text)] if misfit and misfit.where == "teams" and misfit.id == team else []),
                ],
            )
            for team in range(seating.teams)
        ],
    ]


def team_of_seat(drafting: Drafting, seating: Seating, place: Place, number: int) -> ft.Control:
    """In which team somebody plays."""

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
