"""Who played a finished game, and in which teams."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from screens import buttons
from screens.ending.form import chips, field, part
from screens.vestige.end.finished import Finished, Person, kept

MOST_PEOPLE, MOST_TEAMS = 6, 3


def people_part(desk: Desk, finished: Finished, note: Callable[..., Any], change: Callable[..., Any]) -> ft.Control:
    """A line a player; in teams the team is chosen below the name."""

    def with_person(id: int, **fields: Any) -> tuple[Person, ...]:
        return tuple(it.model_copy(update=fields) if it.id == id else it for it in kept(desk).people)

    def row(person: Person, number: int) -> ft.Control:
        typed = field(
            f"name-{person.id}",
            "Player" if finished.mode == "solo" else f"Player {number}",
            person.name,
            lambda text: note(people=with_person(person.id, name=text)),
        )
        away = buttons.icon(
            ft.Icons.CLOSE,
            f"Remove player {number}",
            lambda: change(people=tuple(it for it in kept(desk).people if it.id != person.id)),
        )
        team = chips(
            [
                buttons.choice(
                    finished.team_name(place),
                    person.team == place,
                    lambda place=place: change(people=with_person(person.id, team=place)),
                    label=f"Player {number} in {finished.team_name(place)}",
                )
                for place in range(len(finished.teams))
            ]
        )
        return ft.Column(
            key=f"person-{person.id}",
            spacing=4,
            controls=[
                ft.Row(spacing=4, controls=[typed, *([away] if len(finished.playing) > 1 else [])]),
                *([team] if finished.mode == "teams" else []),
            ],
        )

    def add() -> None:
        now = kept(desk)
        person = Person(id=now.next_id, team=len(now.people) % len(now.teams))
        change(people=(*now.people, person), next_id=now.next_id + 1)

    more = finished.mode != "solo" and len(finished.people) < MOST_PEOPLE
    return part(
        "Who played?",
        "number-of-players",
        "How many people can play?",
        *[row(person, number) for number, person in enumerate(finished.playing, start=1)],
        *([ft.Row(controls=[buttons.quiet("Add a player", add, icon=ft.Icons.ADD)])] if more else []),
    )


def teams_part(desk: Desk, finished: Finished, note: Callable[..., Any], change: Callable[..., Any]) -> ft.Control:
    """What each team is called; without a name it has its number."""

    def name(place: int, text: str) -> None:
        teams = kept(desk).teams
        note(teams=(*teams[:place], text, *teams[place + 1 :]))

    return part(
        "Teams",
        "teams",
        "a team game",
        *[
            ft.Row(
                key=f"team-{place}",
                controls=[
                    field(
                        f"team-name-{place}",
                        f"Name of team {place + 1}",
                        team,
                        lambda text, place=place: name(place, text),
                    )
                ],
            )
            for place, team in enumerate(finished.teams)
        ],
        *(
            [
                ft.Row(
                    controls=[
                        buttons.quiet("A third team", lambda: change(teams=(*kept(desk).teams, "")), icon=ft.Icons.ADD)
                    ]
                )
            ]
            if len(finished.teams) < MOST_TEAMS
            else []
        ),
    )
