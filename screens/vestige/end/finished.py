"""A game that is over and was not tracked: who played it, kept on the desk so that a reload loses nothing."""

from typing import Any

from pydantic import ValidationError

from companion.desk import Desk
from companion.faults import faults_of
from companion.frozen import Frozen
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.reference import NemesisReference, card_of, reference_to
from companion.vestige.library import Library, library_of, newest, tile_cards
from companion.vestige.setup import COLOURS, Mode, Setup
from screens.preferences import preferences

KEPT_AS = "finished game"
MODES: dict[Mode, str] = {
    "solo": "Solo",
    "competitive": "Against each other",
    "teams": "In teams",
    "cooperative": "All together",
}


class Person(Frozen):
    """Somebody who played; `team` counts the teams from 0."""

    id: int
    name: str = ""
    team: int = 0


class Opponent(Frozen):
    """A nemesis: by its card, or run by hand under a name."""

    id: int
    pack: NemesisReference | None = None
    name: str = ""

    @property
    def card(self) -> Nemesis | None:
        """Its card; None where people read it themselves."""
        return card_of(self.pack)


class Finished(Frozen):
    """What the page asks for."""

    mode: Mode = "solo"
    people: tuple[Person, ...] = (Person(id=0),)
    teams: tuple[str, ...] = ("", "")
    nemeses: tuple[Opponent, ...] = ()
    form_team: bool = False
    next_id: int = 2

    @property
    def playing(self) -> tuple[Person, ...]:
        """Those who count in this mode: in solo only the first."""
        return self.people[:1] if self.mode == "solo" else self.people

    def team_name(self, place: int) -> str:
        """What a team is called, named or not."""
        return self.teams[place].strip() or f"Team {place + 1}"


def fresh(desk: Desk) -> Finished:
    """The page as it opens: a solo game of the person who played last, against the first nemesis there is."""
    library = library_of(desk.library("vestige"))
    people, nemeses = library.people, library.nemeses()
    return Finished(
        people=(Person(id=0, name=people[0] if people else ""),),
        nemeses=tuple(Opponent(id=1, pack=reference_to(card)) for card in nemeses[:1]),
    )


def kept(desk: Desk) -> Finished:
    """The page as it stands. Handlers read it anew: typing changes it without a new drawing."""
    found = desk.drafts.get(KEPT_AS)
    if not isinstance(found, Finished):
        found = desk.drafts[KEPT_AS] = fresh(desk)
    return found


def settle(desk: Desk, finished: Finished) -> Setup | str:
    """The setup of a game that is only scored, or a sentence that says what is missing."""
    preferred = preferences(desk)
    nameless = [number for number, person in enumerate(finished.playing, start=1) if not person.name.strip()]
    if nameless:
        return (
            "Type the name of the player first."
            if finished.mode == "solo"
            else f"Player {nameless[0]} has no name yet."
        )
    if any(not nemesis.pack and not nemesis.name.strip() for nemesis in finished.nemeses):
        return "One nemesis has no name yet."
    given = _given(desk, finished) | {"rulings": preferred.rulings}
    try:
        return Setup.model_validate(given)
    except ValidationError as error:
        fault = faults_of(error, given)[0]
        sentence = f"{fault.what}; {fault.fit}" if fault.fit else fault.what
        return f"{sentence[:1].upper()}{sentence[1:]}."


def _given(desk: Desk, finished: Finished) -> dict[str, Any]:
    teams = finished.mode == "teams"
    library = library_of(desk.library("vestige"))
    return {
        "mode": finished.mode,
        "starts_at": "scoring",
        "seats": [
            {
                "name": person.name.strip(),
                "color": COLOURS[number] if number < len(COLOURS) else None,
                "team": finished.team_name(person.team) if teams else None,
            }
            for number, person in enumerate(finished.playing)
        ],
        "nemeses": [_nemesis(library, it) for it in finished.nemeses],
        "nemeses_form_team": finished.mode == "solo" and finished.form_team and len(finished.nemeses) > 1,
        "printed": library.printed.model_dump(),
        "tile_cards": tile_cards(library),
    }


def _nemesis(library: Library, it: Opponent) -> dict[str, Any]:
    """By its card as it is now, which may have been changed since; a name that was typed may be that of a card."""
    card = newest(library, it.card) if it.card else library.known("nemesis", it.name)
    return {"pack": reference_to(card)} if isinstance(card, Nemesis) else {"name": it.name.strip()}
