"""How a game of Chronicles is set up: who plays, and what is known of boards and tokens before the first turn."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from companion.automation import How
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.cards import EventCard, LegendaryCard
from companion.chronicles.kinds import KINDS_ONCE, TRACKS_ONCE, CardKindWord, Stack, TrackWord
from companion.chronicles.rulings import RULINGS
from companion.chronicles.vendors import VendorId, VendorWord
from companion.fields import Count, Name, Signed, TypedName
from companion.frozen import Frozen
from companion.ruling import settled
from companion.saved import from_a_save

SEATS = 5
COLOURS = ("red", "blue", "green", "yellow", "purple")


class Seat(Frozen):
    """A person at the table, with the colour of the companion that they start with and honor that they start at."""

    name: TypedName
    color: str | None = None
    companion: TypedName | None = None
    honor: Signed = 0


class Printed(Frozen):
    """What somebody has read off the box: honor for vanquishing a dark agent, how many renown tokens there are, and
    which stack the chronicles of a kind come from. None and missing where nobody has."""

    agent_honor: Count | None = None
    renown: Count | None = None
    stacks: Annotated[dict[CardKindWord, Stack], KINDS_ONCE] = {}


class Setup(Frozen):
    """A game before its first turn.

    `events` are the names of those that lie open, newest first; `festival` the tokens in the six spaces. Both may be
    left out: the app asks then. `cards` are those of the library that this game knows. `starts_at` scoring is for a
    game that was not tracked.
    """

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=SEATS)]
    events: Annotated[tuple[Name, ...], Field(max_length=3)] = ()
    festival: Annotated[dict[TrackWord, VendorWord], TRACKS_ONCE] = {}
    printed: Printed = Printed()
    event_cards: tuple[EventCard, ...] = ()
    legendary_cards: tuple[LegendaryCard, ...] = ()
    rulings: dict[str, str] = {}
    automation: dict[str, How] = {}
    starts_at: Literal["round_one", "scoring"] = "round_one"

    @field_validator("rulings", mode="before")
    @classmethod
    def _rulings(cls, given: Any, info: Any) -> Any:
        if not isinstance(given, dict) or from_a_save(info):
            return given
        return settled(RULINGS, given)

    @field_validator("automation")
    @classmethod
    def _automation(cls, given: dict[str, How], info: Any) -> dict[str, How]:
        unknown = [id for id in given if id not in AUTOMATIONS]
        if unknown and not from_a_save(info):
            raise ValueError(f'there is no automation "{unknown[0]}"; one of {", ".join(AUTOMATIONS)}')
        return given

    @model_validator(mode="after")
    def _fits(self) -> "Setup":
        names = [seat.name.casefold() for seat in self.seats]
        for seat in self.seats:
            if names.count(seat.name.casefold()) > 1:
                raise ValueError(f'two players are called "{seat.name}"; give each a name of its own')
        boards = boards_for(len(self.seats))
        if len(self.events) > boards:
            raise ValueError(f"{len(self.events)} events lie open; {boards} boards for {len(self.seats)} players")
        tokens: list[VendorId] = list(self.festival.values())
        for token in tokens:
            if tokens.count(token) > 1:
                raise ValueError(f'the token "{token}" lies in two spaces; there is one of each')
        return self


def boards_for(players: int) -> int:
    """How many event boards are used: 2 for up to 3 players, 3 for 4 or 5 (Setup)."""
    return 2 if players <= 3 else 3
