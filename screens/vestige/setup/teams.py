"""How many teams there are, and what they are called."""

from functools import partial

import flet as ft

from companion.vestige.seating import LAYOUTS, Seating
from screens import frame, theme
from screens.rules.word import beside
from screens.vestige.setup.draft import Drafting
from screens.vestige.setup.fitting import Misfit, place_of
from screens.vestige.setup.picked import picked
from screens.vestige.setup.typed import Typed


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
