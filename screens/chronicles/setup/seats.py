"""First step: who plays, in which colour, and with which companion at first."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.seating import Place, Seating, misseated
from companion.chronicles.setup import COLOURS
from companion.desk import Desk
from screens import buttons, theme
from screens.chronicles.events.chips import chips
from screens.chronicles.setup.draft import Drafting, as_last_time, last_seats
from screens.rules.word import beside
from screens.setup.colours import TypedColour
from screens.setup.people import known_people
from screens.setup.picked import picked
from screens.setup.seats import Seated, Seats


def seats(drafting: Drafting, desk: Desk, insist: bool) -> Any:
    """One to five seats. What is wrong with them is said once somebody wants to go on (`insist`)."""
    faults = {fault.id: fault.text for fault in misseated(drafting.seating)} if insist else {}
    return Seats(
        drafting=drafting,
        people=known_people(desk, "chronicles"),
        faults=faults,
        seated=_seated(drafting, desk),
        key="seats",
    )


def _seated(drafting: Drafting, desk: Desk) -> Seated:
    def above(seating: Seating) -> list[ft.Control]:
        before = last_seats(desk)
        names = [seat.name for seat in before]
        if len(before) < 2 or [place.called for place in seating.places] == names:
            return []
        again = buttons.tonal(
            f"{', '.join(names)} again",
            lambda: drafting.reseat(lambda now: as_last_time(before, now.next_id)),
            icon=ft.Icons.REPLAY,
        )
        return [ft.Row([again], wrap=True)]

    def of_seat(seating: Seating, place: Place, number: int) -> list[ft.Control]:
        if not place.companion:
            return []
        return [
            ft.Container(
                theme.small(f"First companion: {place.companion}"), padding=ft.Padding.only(left=theme.TOUCH + 4)
            )
        ]

    def of_colour(place: Place, close: Callable[[], None]) -> list[ft.Control]:
        def accompany(colour: str) -> None:
            drafting.reseat(lambda now: now.accompanied(place.id, colour))
            close()

        known = (*COLOURS, *([place.companion] if place.companion and place.companion not in COLOURS else []))
        return [
            beside(
                theme.heading("Colour of the first companion, if you know it"),
                "chronicles-companions",
                "the first companion",
            ),
            chips(
                [
                    picked(
                        colour,
                        colour == place.companion,
                        partial(accompany, "" if colour == place.companion else colour),
                        label=f"First companion: {colour}",
                    )
                    for colour in known
                ]
            ),
            TypedColour(label="Another colour of companion", on_take=accompany, key="typed-companion"),
        ]

    return Seated(
        heading="Seats, in the order of turns",
        most="Five is the most.",
        order="The first seat begins; before the start you can draw who does.",
        colour_rule="seat",
        order_rule="seat",
        beyond=lambda seating: "",
        above=above,
        of_seat=of_seat,
        of_colour=of_colour,
    )
