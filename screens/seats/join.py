"""Somebody comes late: a name, a colour and, in a team game, a team."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.attendance import free_colours, teams_of
from companion.vestige.commands import JoinTable
from companion.vestige.library import library_of
from companion.vestige.table import Table
from screens import buttons, fields, frame, theme
from screens.guard import component
from screens.rules.word import beside
from screens.sitting import Sitting
from screens.vestige.setup.colours import colour_choice, colour_row
from screens.vestige.setup.picked import picked

SUGGESTED = 4


@component
def Join(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A sheet. A name that is taken is said so below the field."""
    table: Table = sitting.table
    colours, teams = free_colours(table), teams_of(table)
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
            _known(sitting, table, take),
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
            theme.small("At 0 leverage, and last in the order of turns."),
            buttons.primary("Sit down", once(join), icon=ft.Icons.PERSON_ADD_OUTLINED),
        ],
    )


def _known(sitting: Sitting, table: Table, take: Callable[[str], Any]) -> ft.Control:
    """People who have played before and are not here, each one tap."""
    here = {one.name.casefold() for one in (*table.competitors, *table.gone)}
    people = library_of(sitting.desk.library("vestige")).people
    known = [name for name in people if name.casefold() not in here][:SUGGESTED]
    return ft.Row(
        wrap=True,
        visible=bool(known),
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[buttons.tonal(name, partial(take, name), label=f"The name is {name}") for name in known],
    )
