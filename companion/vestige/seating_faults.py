"""What is wrong with the people and nemeses of a game that is being set up (p. 26, 28, 29), as the pages ask."""

from collections.abc import Iterator, Sequence
from typing import Literal

from companion.frozen import Frozen
from companion.vestige.box.reference import NemesisReference
from companion.vestige.seating import MOST_SEATS, Place, Seating
from companion.vestige.setup import Mode

MOST_NEMESES = 3
LONGEST_NAME = 60
MOST_IN_A_TEAM = 3
"""How many people are in a team at most (p. 28), and two at least."""


def needs_nemeses(mode: Mode) -> bool:
    """Whether there is no game in this mode without a nemesis: solo and cooperative play (p. 28, 29)."""
    return mode in ("solo", "cooperative")


class Opponent(Frozen):
    """A nemesis as chosen so far. One of a `pack` has its name from there."""

    id: int
    name: str
    pack: NemesisReference | None = None

    @property
    def called(self) -> str:
        return self.name.strip()


class Misseated(Frozen):
    """One thing that cannot be, in a sentence, and where: `id` is of the seat or nemesis, or the number of the team.

    Without an `id` it is about all `seats`, or all `nemeses`.
    """

    where: Literal["seats", "teams", "nemeses"]
    text: str
    id: int | None = None


def misseated(mode: Mode, seating: Seating, nemeses: Sequence[Opponent]) -> tuple[Misseated, ...]:
    """Everything that keeps these people and nemeses from playing in this mode; nothing when all is right."""
    return (
        *_count(mode, seating),
        *_names(mode, seating.playing(mode), nemeses),
        *(_teams(seating, nemeses) if mode == "teams" else ()),
        *_nemeses(mode, seating.playing(mode), nemeses),
    )


def _count(mode: Mode, seating: Seating) -> Iterator[Misseated]:
    people = len(seating.playing(mode))
    if not people:
        yield Misseated(where="seats", text="Nobody sits at the table yet: add a player.")
    if people > MOST_SEATS:
        yield Misseated(where="seats", text=f"There are {people} seats: six is the most.")


def _names(mode: Mode, places: Sequence[Place], nemeses: Sequence[Opponent]) -> Iterator[Misseated]:
    seen: set[str] = set()
    of_packs = {nemesis.called.casefold() for nemesis in nemeses if nemesis.pack}
    for number, place in enumerate(places, start=1):
        seat, folded = "your seat" if mode == "solo" else f"seat {number}", place.called.casefold()
        text = ""
        if not folded:
            less = "" if mode == "solo" else ", or take the seat away"
            text = f"{seat[0].upper()}{seat[1:]} has no name yet: type one{less}."
        elif len(place.called) > LONGEST_NAME:
            text = f"The name of {seat} is too long: {LONGEST_NAME} characters at most."
        elif folded in seen:
            text = f'Two seats are called "{place.called}": give each a name of its own.'
        elif folded in of_packs:
            text = f'A nemesis is called "{place.called}" too: give this seat another name.'
        if text:
            yield Misseated(where="seats", id=place.id, text=text)
        seen.add(folded)


def _teams(seating: Seating, nemeses: Sequence[Opponent]) -> Iterator[Misseated]:
    for team in range(seating.teams):
        name, members = seating.team_name(team), seating.members(team)
        if not members:
            yield Misseated(where="seats", text=f"Nobody is in {name} yet: a team has two or three people.")
        elif len(members) == 1:
            alone = members[0].called or f"Seat {seating.places.index(members[0]) + 1}"
            text = f"{alone} is alone in {name}: a team has two or three people."
            yield Misseated(where="seats", id=members[0].id, text=text)
    for team in range(seating.teams):
        if len(members := seating.members(team)) > MOST_IN_A_TEAM:
            name = seating.team_name(team)
            yield Misseated(where="seats", text=f"There are {len(members)} people in {name}: a team has two or three.")
        if text := _team_name_fault(seating, team, nemeses):
            yield Misseated(where="teams", id=team, text=text)


def _team_name_fault(seating: Seating, team: int, nemeses: Sequence[Opponent]) -> str:
    name = seating.team_name(team)
    folded = name.casefold()
    if len(name) > LONGEST_NAME:
        return f"The name of this team is too long: {LONGEST_NAME} characters at most."
    if folded in (seating.team_name(before).casefold() for before in range(team)):
        return f'Two teams are called "{name}": give each a name of its own.'
    if folded in (place.called.casefold() for place in seating.places if place.team != team):
        return f'A player of another team is called "{name}": give this team another name.'
    if folded in (nemesis.called.casefold() for nemesis in nemeses):
        return f'A nemesis is called "{name}": give this team another name.'
    return ""


def _nemeses(mode: Mode, places: Sequence[Place], nemeses: Sequence[Opponent]) -> Iterator[Misseated]:
    if not nemeses and needs_nemeses(mode):
        yield Misseated(where="nemeses", text=f"A {mode} game needs a nemesis: add one, two or three.")
    if len(nemeses) > MOST_NEMESES:
        yield Misseated(where="nemeses", text=f"There are {len(nemeses)} nemeses: their mat has three columns.")
    people = {place.called.casefold() for place in places}
    seen: set[str] = set()
    for number, nemesis in enumerate(nemeses, start=1):
        folded, text = nemesis.called.casefold(), ""
        if not folded:
            text = f"Nemesis {number} has no name yet: type one, or leave it out."
        elif len(nemesis.called) > LONGEST_NAME:
            text = f"The name of nemesis {number} is too long: {LONGEST_NAME} characters at most."
        elif folded in seen:
            text = f'Two nemeses are called "{nemesis.called}": give each a name of its own.'
        elif folded in people and not nemesis.pack:
            text = f'A player is called "{nemesis.called}" too: give this nemesis another name.'
        if text:
            yield Misseated(where="nemeses", id=nemesis.id, text=text)
        seen.add(folded)
