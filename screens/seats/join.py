"""Somebody comes late: a name, a colour and, in a team game, a team."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.library import read_library
from companion.seats import JoinTable
from screens import buttons, fields, frame, theme
from screens.faces import FACES
from screens.guard import component
from screens.rules.word import beside
from screens.setup.colours import colour_choice, colour_row
from screens.setup.picked import picked
from screens.sitting import Sitting

SUGGESTED = 4


@component
def Join(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A sheet. A name that is taken is said so below the field."""
    table, rules = sitting.table, sitting.game.rules
    colours, teams = rules.attendance.free_colours(table), rules.attendance.teams(table)
    typed = fields.use_half_typed(f"joins {sitting.game_id}")
    suggested, suggest = ft.use_state(typed.begun)
    colour, set_colour = ft.use_state(colours[0] if colours else "")
    team, set_team = ft.use_state(teams[0] if teams else "")
    fault, set_fault = ft.use_state("")
    once = buttons.use_once()

    def take(name: str) -> None:
        typed.note(name)
        suggest(name)

    def join() -> None:
        name = " ".join(typed.text.split())[:60]
        if not name:
            set_fault("Type a name first.")
            return
        command = JoinTable(name=name, color=colour or None, team=team or None)
        if words := sitting.refusal(command):
            set_fault(words)
        elif sitting.dispatch(command):
            typed.done()
            close()

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Somebody joins", level=1), "seats-change", "What does who comes late get?"),
            _known(sitting, take),
            fields.NameField("Name", suggested, typed.note, key=f"name-{suggested}"),
            *([frame.fault(fault)] if fault else []),
            colour_row([colour_choice(one, one == colour, partial(set_colour, one)) for one in colours]),
            *(
                [
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        run_spacing=theme.GAP,
                        controls=[picked(one, one == team, partial(set_team, one), label=f"In {one}") for one in teams],
                    )
                ]
                if teams
                else []
            ),
            theme.small(FACES[rules.id].joining),
            buttons.primary("Sit down", once(join), icon=ft.Icons.PERSON_ADD_OUTLINED),
        ],
    )


def _known(sitting: Sitting, take: Callable[[str], Any]) -> ft.Control:
    """People who have played before and are not here, each one tap."""
    table, rules = sitting.table, sitting.game.rules
    here = {one.name.casefold() for one in (*table.competitors, *table.gone)}
    people = read_library(rules.library, sitting.desk.library(rules.id)).people
    known = [name for name in people if name.casefold() not in here][:SUGGESTED]
    return ft.Row(
        wrap=True,
        visible=bool(known),
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(name, partial(take, name), label=f"The name is {name}") for name in known],
    )
