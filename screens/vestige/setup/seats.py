"""Second step of a game of several people: who sits where, in the order of turns."""

from typing import Any

from companion.vestige.seating import Place, Seating
from companion.vestige.setup import Mode
from screens.setup.seats import Seated, Seats
from screens.vestige.setup.draft import Drafting
from screens.vestige.setup.fitting import Misfit
from screens.vestige.setup.teams import layouts, team_names, team_of_seat


def seats(drafting: Drafting, mode: Mode, people: tuple[str, ...], misfit: Misfit | None) -> Any:
    """One to six seats, and the teams of a team game."""
    faults = {misfit.id: misfit.text} if misfit and (misfit.where == "seats" or misfit.id is None) else {}
    return Seats(drafting=drafting, people=people, faults=faults, seated=_seated(drafting, mode, misfit), key="seats")


def _seated(drafting: Drafting, mode: Mode, misfit: Misfit | None) -> Seated:
    in_teams, cooperative = mode == "teams", mode == "cooperative"

    def above(seating: Seating) -> list[Any]:
        return layouts(drafting, seating) if in_teams else []

    def below(seating: Seating) -> list[Any]:
        return team_names(drafting, seating, misfit) if in_teams else []

    def of_seat(seating: Seating, place: Place, number: int) -> list[Any]:
        return [team_of_seat(drafting, seating, place, number)] if in_teams else []

    def beyond(seating: Seating) -> str:
        more = len(seating.places) > len(seating.COLOURS)
        return "The box has four colours. Any other name will do for pieces of your own." if more else ""

    return Seated(
        heading="Seats" if cooperative else "Seats, in the order of turns",
        most="Six is the most.",
        order="You play one turn together, in whatever order you like."
        if cooperative
        else "The first seat begins; before the start you can draw who does.",
        colour_rule="player-pieces",
        order_rule="turn-order",
        beyond=beyond,
        above=above,
        below=below,
        of_seat=of_seat,
    )
