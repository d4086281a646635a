"""A game of Chronicles that is being set up, as it is kept on the desk, and the setup that comes of it."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, get_args

from companion.chronicles.commands import RevealEvent
from companion.chronicles.kinds import Track
from companion.chronicles.library import known_setup, library_of
from companion.chronicles.rulebook import CHRONICLES
from companion.chronicles.seating import Place, Seating, misseated
from companion.chronicles.setup import Seat, Setup, boards_for
from companion.chronicles.vendors import VENDOR_IDS, VendorId
from companion.desk import Desk
from companion.frozen import Frozen
from companion.shelf import ShelfFault
from screens.preferences import automation_of_new_games, preferences, rulings_of_new_games
from screens.setup import drafting
from screens.setup.people import known_people

Step = Literal["seats", "open", "checklist"]
STEPS: tuple[Step, ...] = get_args(Step)

KEPT_AS = "new game of chronicles"


class Draft(Frozen):
    """Everything that the steps ask for. `events` are the names of those that lie open, by the number of the board;
    `festival` the tokens that somebody has named. `ticks` are ids of set-up tasks that are done, `seed` that of the
    last draw of who begins."""

    step: Step = "seats"
    seating: Seating = Seating()
    events: dict[int, str] = {}
    festival: dict[Track, VendorId] = {}
    seed: str = ""
    ticks: frozenset[str] = frozenset()

    @property
    def boards(self) -> tuple[int, ...]:
        """The numbers of the boards that are used, the newest first."""
        return tuple(range(1, boards_for(max(len(self.seating.places), 1)) + 1))

    @property
    def lying(self) -> tuple[str, ...]:
        """Events that lie open without a gap before them: a setup names them from the newest on."""
        names: list[str] = []
        for board in self.boards:
            if board not in self.events:
                break
            names.append(self.events[board])
        return tuple(names)

    @property
    def behind_a_gap(self) -> tuple[RevealEvent, ...]:
        """Events on boards behind one of which nobody knows the event: they are turned over right after the start."""
        later = self.boards[len(self.lying) :]
        return tuple(RevealEvent(name=self.events[board], board=board) for board in later if board in self.events)

    def tokens_for(self, space: Track) -> tuple[VendorId, ...]:
        """The tokens that may lie in a space: all that lie in no other."""
        others = {token for it, token in self.festival.items() if it != space}
        return tuple(token for token in VENDOR_IDS if token not in others)


def fresh(desk: Desk) -> Draft:
    """A draft with the person who sat down last."""
    people, seating = known_people(desk, "chronicles"), Seating()
    return Draft(seating=seating.seated(people[0]) if people else seating)


def last_seats(desk: Desk) -> tuple[Seat, ...]:
    """Who played the newest game of Chronicles that was played with the app; nobody where there is none."""
    try:
        listing = next((it for it in desk.listings() if it.game == "chronicles"), None)
        return desk.game(listing.id).setup.seats if listing else ()
    except ShelfFault:
        return ()


def as_last_time(seats: tuple[Seat, ...], next_id: int) -> Seating:
    """The same people in the same colours; their first companions are drawn anew at the table."""
    seating = Seating(places=(), next_id=next_id)
    for seat in seats:
        place = Place(id=seating.next_id, name=seat.name, color=seat.color or seating.free_color)
        seating = seating.changed({"places": (*seating.places, place), "next_id": seating.next_id + 1})
    return seating


def setup_of(desk: Desk, draft: Draft) -> Setup | None:
    """The setup of a draft, with what the library knows and the settings say; None while somebody has no seat."""
    if misseated(draft.seating):
        return None
    preferred = preferences(desk)
    return Setup.model_validate(
        {
            "seats": draft.seating.seats(),
            "events": draft.lying,
            "festival": draft.festival,
            "rulings": rulings_of_new_games(preferred, CHRONICLES),
            "automation": automation_of_new_games(preferred, CHRONICLES),
            **known_setup(library_of(desk.library("chronicles"))),
        }
    )


class Drafting(drafting.Drafting[Draft]):
    """The draft on the desk, and the one way to change it. `redraw` shows what was changed."""

    def __init__(self, desk: Desk, redraw: Callable[[], Any]) -> None:
        super().__init__(desk, redraw, KEPT_AS, Draft, partial(fresh, desk))

    def open(self, board: int, name: str) -> None:
        """This event lies on that board; without a name, nobody has said."""
        events = {number: it for number, it in self.draft.events.items() if number != board}
        self.change(events={**events, board: name} if name else events)

    def lay(self, space: Track, token: VendorId | None) -> None:
        """This token lies in that space; None where nobody has said."""
        tokens = {it: other for it, other in self.draft.festival.items() if it != space}
        self.change(festival={**tokens, space: token} if token else tokens)
