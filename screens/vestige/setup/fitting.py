"""From a draft to a setup: what does not fit yet, in a sentence, and the place that can mend it."""

import re
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import ValidationError

from companion.desk import Desk
from companion.faults import Fault, faults_of
from companion.vestige.library import library_of, tile_cards
from companion.vestige.placing import misplaced
from companion.vestige.rulebook import VESTIGE
from companion.vestige.seating_faults import Misseated, Opponent, misseated
from companion.vestige.setup import Setup
from screens.preferences import automation_of_new_games, preferences, rulings_of_new_games
from screens.vestige.setup.draft import Draft, Step

Where = Literal["seats", "teams", "nemeses", "triggers"]
_STEPS: dict[Where, Step] = {"seats": "seats", "teams": "seats", "nemeses": "nemeses", "triggers": "triggers"}


@dataclass(frozen=True)
class Misfit:
    """One thing to mend, and where: `id` is of the seat or nemesis, or the number of the team; None for all of them."""

    where: Where
    text: str
    id: int | None = None

    @property
    def step(self) -> Step:
        return _STEPS[self.where]

    @property
    def place(self) -> str:
        """The key of the part of the page that is about it; empty where it is about the whole page."""
        return place_of(self.where, self.id) if self.id is not None else ""


def place_of(where: Where, id: int) -> str:
    """The key of the part of the page that is about one seat, team or nemesis."""
    return f"{where}-{id}"


def fitted(desk: Desk, draft: Draft) -> Setup | tuple[Misfit, ...]:
    """The setup of a draft, or everything that keeps it from being one, in the order of the steps."""
    people = [_of(found) for found in misseated(draft.mode, draft.seating, _opponents(draft))]
    place = misplaced(draft.places)
    missing = [Misfit("triggers", place.text)] if place else []
    if people:
        return (*people, *missing)
    if draft.with_nemeses and not draft.opposing:
        return (Misfit("nemeses", "No nemesis is chosen yet: add one, or play without."), *missing)
    given = _given(desk, draft)
    try:
        setup = Setup.model_validate(given)
    except ValidationError as error:
        faults = (_misfit(draft, fault) for fault in faults_of(error, given))
        # A trigger that is missing or misplaced is said once, in the words of the mat.
        return (*(misfit for misfit in faults if not (missing and misfit.where == "triggers")), *missing)
    return tuple(missing) or setup


def _opponents(draft: Draft) -> tuple[Opponent, ...]:
    return tuple(Opponent(id=it.id, name=it.called, pack=it.pack) for it in draft.opposing)


def _of(found: Misseated) -> Misfit:
    return Misfit(found.where, found.text, found.id)


def _given(desk: Desk, draft: Draft) -> dict[str, Any]:
    library, preferred = library_of(desk.library("vestige")), preferences(desk)
    spaces = [{"at": at, "kind": kind} for at, kind in zip(draft.places, draft.kinds, strict=True)]
    # Triggers that are not typed yet have a fault of their own; these stand in, so that the others are found.
    stand_in = [{"at": number, "kind": kind} for number, kind in enumerate(draft.kinds, start=1)]
    return {
        "mode": draft.mode,
        "seats": draft.seating.seats(draft.mode),
        "nemeses": [
            {
                "pack": nemesis.pack,
                "name": None if nemesis.pack else nemesis.called,
                "threat_cards": nemesis.threat_cards,
            }
            # A name that was typed may be that of a card.
            for nemesis in (it.as_of_now(library) for it in draft.opposing)
        ],
        "difficulty": draft.difficulty,
        "nemeses_form_team": draft.mode == "solo" and draft.form_team and len(draft.opposing) > 1,
        "depth": draft.depth,
        "tiles": [tile.model_dump() for tile in draft.tiles],
        "triggers": stand_in if misplaced(draft.places) else spaces,
        "printed": library.printed.model_dump(),
        "tile_cards": tile_cards(library),
        "rulings": rulings_of_new_games(preferred, VESTIGE),
        "automation": automation_of_new_games(preferred, VESTIGE),
    }


def _misfit(draft: Draft, fault: Fault) -> Misfit:
    """A fault of the whole in the words of the screen, which has no paths, and the step it belongs to."""
    text = _sentence(f"{fault.what}; {fault.fit}" if fault.fit else fault.what)
    if place := re.match(r"nemeses\[(\d+)\]", fault.where):
        return Misfit("nemeses", text, draft.opposing[int(place[1])].id)
    if fault.where.startswith("triggers"):
        return Misfit("triggers", text)
    return Misfit("teams" if draft.mode == "teams" else "nemeses", text)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
