"""Second step of a game of several people: who sits where, in the order of turns."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.seating import Place, Seating
from screens import buttons, frame, sheet, theme
from screens.guard import component
from screens.rules.word import beside
from screens.vestige.setup.colours import ColourOfASeat
from screens.vestige.setup.draft import Drafting
from screens.vestige.setup.fitting import Misfit
from screens.vestige.setup.order import TurnOrder
from screens.vestige.setup.seat_row import seat_row
from screens.vestige.setup.teams import layouts, team_names

SUGGESTED = 6
# The seats stay in sight above a sheet.
_LOW = 0.6


@component
def Seats(drafting: Drafting, people: tuple[str, ...], misfit: Misfit | None) -> ft.Control:
    """One to six seats. Known people sit down with a tap, others are typed in."""
    opened, set_opened = ft.use_state(None)
    everybody, set_everybody = ft.use_state(False)
    once = buttons.use_once()
    # As it stands at this moment: names that are being typed are in it already.
    seating, mode = drafting.draft.seating, drafting.draft.mode

    def close() -> None:
        set_opened(None)

    def colour(name: str) -> None:
        drafting.reseat(lambda now: now.coloured(opened, name))
        close()

    def sit_down(name: str) -> None:
        drafting.reseat(lambda now: now.seated(name))

    def fault_at(place: Place) -> str:
        return misfit.text if misfit and misfit.where == "seats" and misfit.id == place.id else ""

    first, _ = ft.use_state(lambda: seating.others(people))
    ft.use_dialog(_sheet(drafting, seating, opened, colour, close))
    waiting = seating.others(people)
    # They keep their places while people sit down: a tap must not hit somebody else.
    offered = (*first, *(name for name in waiting if name not in first))
    cooperative = mode == "cooperative"
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(layouts(drafting, seating) if mode == "teams" else []),
            beside(theme.heading("Seats" if cooperative else "Seats, in the order of turns"), "seat", "a seat"),
            *([frame.fault(misfit.text)] if misfit and misfit.id is None else []),
            ft.Row(
                wrap=True,
                visible=bool(waiting),
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *[
                        _known(name, name in waiting, once(partial(sit_down, name)))
                        for name in (offered if everybody else offered[:SUGGESTED])
                    ],
                    *(
                        [buttons.quiet("More names", lambda: set_everybody(True))]
                        if len(offered) > SUGGESTED and not everybody
                        else []
                    ),
                ],
            ),
            ft.Column(
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    seat_row(drafting, seating, place, number, mode, fault_at(place), set_opened)
                    for number, place in enumerate(seating.places, start=1)
                ],
            ),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *(
                        [buttons.tonal("Add a player", once(partial(sit_down, "")), icon=ft.Icons.ADD)]
                        if not seating.full
                        else []
                    ),
                    *(
                        [buttons.quiet("Change the order", lambda: set_opened("order"), icon=ft.Icons.SWAP_VERT)]
                        if len(seating.places) > 1
                        else []
                    ),
                ],
            ),
            *([theme.small("Six is the most.")] if seating.full else []),
            theme.small(
                "You play one turn together, in whatever order you like."
                if cooperative
                else "The first seat begins; before the start you can draw who does."
            ),
            *(team_names(drafting, seating, misfit) if mode == "teams" else []),
        ],
    )


def _known(name: str, waits: bool, sit_down: Callable[..., Any]) -> ft.Control:
    icon, label = (ft.Icons.ADD, f"{name} sits down") if waits else (ft.Icons.CHECK, f"{name} has a seat")
    return buttons.tonal(name, sit_down, icon=icon, label=label, disabled=not waits)


def _sheet(drafting: Drafting, seating: Seating, opened: Any, colour: Any, close: Any) -> ft.Control | None:
    if opened is None:
        return None
    if opened == "order":
        return sheet.sheet(TurnOrder(drafting=drafting, seating=seating, key="order"), close, share=_LOW)
    for number, place in enumerate(seating.places, start=1):
        if place.id == opened:
            choice = ColourOfASeat(seating=seating, place=place, number=number, on_take=colour, key=f"colour-{opened}")
            return sheet.sheet(choice, close, share=_LOW)
    return None
