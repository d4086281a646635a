"""From a draft to a setup: what does not fit yet, in a sentence, and the step that can mend it."""

import re
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from companion.desk import Desk
from companion.faults import Fault, faults_of
from companion.vestige.library import Library
from companion.vestige.placing import misplaced
from companion.vestige.setup import Setup
from screens.preferences import automation_of_new_games, preferences
from screens.setup.draft import Draft, Step


@dataclass(frozen=True)
class Misfit:
    """One thing to mend, and the step where it is."""

    step: Step
    text: str


def fitted(desk: Desk, draft: Draft) -> Setup | tuple[Misfit, ...]:
    """The setup of a draft, or everything that keeps it from being one, in the order of the steps."""
    place = misplaced(draft.places)
    missing = (Misfit("triggers", place.text),) if place else ()
    given = _given(desk, draft)
    try:
        setup = Setup.model_validate(given)
    except ValidationError as error:
        faults = (_misfit(draft, fault) for fault in faults_of(error, given))
        # A trigger that is missing or misplaced is said once, in the words of the mat.
        return (*(misfit for misfit in faults if not (missing and misfit.step == "triggers")), *missing)
    return missing or setup


def _given(desk: Desk, draft: Draft) -> dict[str, Any]:
    library, preferred = Library.model_validate(desk.library("vestige")), preferences(desk)
    spaces = [{"at": at, "kind": kind} for at, kind in zip(draft.places, draft.kinds, strict=True)]
    # Triggers that are not typed yet have a fault of their own; these stand in, so that the others are found.
    stand_in = [{"at": number, "kind": kind} for number, kind in enumerate(draft.kinds, start=1)]
    return {
        "mode": "solo",
        "seats": [{"name": draft.name.strip(), "color": draft.colour}],
        "nemeses": [
            {
                "pack": nemesis.pack,
                "name": None if nemesis.pack else nemesis.called,
                "threat_cards": nemesis.threat_cards,
            }
            for nemesis in draft.nemeses
        ],
        "difficulty": draft.difficulty,
        "nemeses_form_team": draft.form_team and len(draft.nemeses) > 1,
        "triggers": stand_in if misplaced(draft.places) else spaces,
        "printed": library.printed.model_dump(),
        "rulings": preferred.rulings,
        "automation": automation_of_new_games(preferred),
    }


def _misfit(draft: Draft, fault: Fault) -> Misfit:
    """A fault in the words of the screen, which has no paths, and the step it belongs to."""
    sentence = f"{fault.what}; {fault.fit}" if fault.fit else fault.what
    if fault.where.startswith("seats"):
        if not draft.name.strip():
            return Misfit("seat", "Your seat has no name yet: type one.")
        return Misfit("seat", _sentence(f"your name {sentence}" if fault.where.endswith("name") else sentence))
    if place := re.match(r"nemeses\[(\d+)\](\.name)?", fault.where):
        subject = f"the name of nemesis {int(place[1]) + 1} " if place[2] else ""
        return Misfit("nemeses", _sentence(f"{subject}{sentence}"))
    if fault.where.startswith("triggers"):
        return Misfit("triggers", _sentence(sentence))
    # What is said of the whole: no nemesis, or two competitors of one name.
    names = [nemesis.called.casefold() for nemesis in draft.nemeses]
    alone = draft.name.strip().casefold() in names and len(set(names)) == len(names)
    return Misfit("seat" if alone else "nemeses", _sentence(sentence))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."
