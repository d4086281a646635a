"""The end of Forsaken: how near it is, last turns, final scoring, the verdict."""

import flet as ft

from screens.forsaken.end.before import BeforeTheEnd
from screens.forsaken.end.result import Result
from screens.forsaken.end.scoring import Scoring
from screens.guard import component
from screens.sitting import Sitting


@component
def EndPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page in the state that the phase of the game asks for."""
    match sitting.table.phase:
        case "scoring":
            part = Scoring(sitting=sitting, revision=revision, wide=wide, key="scoring")
        case "over":
            part = Result(sitting=sitting, revision=revision, wide=wide, key="result")
        case _:
            part = BeforeTheEnd(sitting=sitting, revision=revision, wide=wide, key="before")
    # Not the component itself: a control stays in place, whichever part is drawn in it.
    return ft.Container(expand=True, content=part)
