"""First step: who plays, in which colour."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.seating import Seating, misseated
from screens import buttons
from screens.forsaken.setup.draft import Drafting, as_last_time, last_seats
from screens.setup.people import known_people
from screens.setup.seats import Seated, Seats


def seats(drafting: Drafting, desk: Desk, insist: bool) -> Any:
    """One to four seats. What is wrong with them is said once somebody wants to go on (`insist`)."""
    faults = {fault.id: fault.text for fault in misseated(drafting.seating)} if insist else {}
    return Seats(
        drafting=drafting,
        people=known_people(desk, "forsaken"),
        faults=faults,
        seated=_seated(drafting, desk),
        key="seats",
    )


def _seated(drafting: Drafting, desk: Desk) -> Seated:
    def above(seating: Seating) -> Sequence[ft.Control]:
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

    return Seated(
        heading="Seats, in the order of turns",
        most="Four is the most.",
        order="The first seat begins; before the start you can draw who does. One alone plays against a rival.",
        colour_rule="seat",
        order_rule="seat",
        beyond=lambda seating: "",
        above=above,
    )
