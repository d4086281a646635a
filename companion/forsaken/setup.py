"""How a game of Forsaken is set up: who plays whom, how long, which personas, and alone against which rival."""

from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from companion.automation import How
from companion.fields import Count, TypedName
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.cards import AnyCard, Few, Printed
from companion.forsaken.kinds import Class, FactionWord, Length, PlanetWord
from companion.forsaken.rulings import RULINGS
from companion.frozen import Frozen
from companion.ruling import settled
from companion.saved import from_a_save

SEATS = 4
COLOURS = ("red", "blue", "green", "yellow")


class Seat(Frozen):
    """A person at the table with a character, or with a story of a class module. What is left out is asked for once
    it matters; what the library knows of the character is filled in."""

    name: TypedName
    color: str | None = None
    character: TypedName | None = None
    klass: Class | None = None
    module: TypedName | None = None
    vitality: Few | None = None
    green: Few | None = None
    scrap: Few | None = None
    particle: Few | None = None
    gear: Annotated[tuple[TypedName, ...], Field(max_length=5)] = ()
    weapon: TypedName | None = None
    feat: TypedName | None = None


class ChosenPersona(Frozen):
    """The persona of a faction in this game."""

    name: TypedName | None = None
    letter: Annotated[str, Field(min_length=1, max_length=2)] | None = None


class ChosenRival(Frozen):
    """The rival of a solo game; `plot` are how many plot cards its deck has, None where nobody has counted."""

    name: TypedName
    pips: Annotated[int, Field(strict=True, ge=1, le=6)] | None = None
    plot: Annotated[int, Field(strict=True, ge=1, le=11)] | None = None


class Setup(Frozen):
    """A game before its first turn.

    `decks` are how many cards the encounter decks have, where somebody has counted. `cards` are those of the library
    that this game knows. `starts_at` scoring is for a game that was not tracked.
    """

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=SEATS)]
    length: Length = "standard"
    personas: dict[FactionWord, ChosenPersona] = {}
    bounty: TypedName | None = None
    rival: ChosenRival | None = None
    decks: dict[PlanetWord, Count] = {}
    printed: Printed = Printed()
    cards: tuple[AnyCard, ...] = ()
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
        characters = [seat.character.casefold() for seat in self.seats if seat.character]
        for seat in self.seats:
            if seat.character and characters.count(seat.character.casefold()) > 1:
                raise ValueError(f'two players are "{seat.character}"; there is one of each character')
        if self.rival is not None and len(self.seats) > 1:
            raise ValueError(f"a rival plays in solo games only; {len(self.seats)} players are named")
        if self.rival is not None and self.rival.name.casefold() in (*names, *characters):
            raise ValueError(f'"{self.rival.name}" cannot be your rival and yourself; choose another')
        return self

    def card(self, kind: str, name: str | None) -> Any:
        """A card that this game knows, by its name however its capitals were typed; None for any other."""
        wanted = name.casefold() if name else None
        return next((card for card in self.cards if card.kind == kind and card.name.casefold() == wanted), None)
