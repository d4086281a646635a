"""The end of a game: conditions while it is played, final scoring step by step, then the verdict."""

import flet as ft

from screens.guard import component
from screens.sitting import Sitting
from screens.vestige.end.conditions import Conditions
from screens.vestige.end.result import Result
from screens.vestige.end.scoring import Scoring


@component
def End(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The tab *End*, in the state that the phase of the game asks for."""
    match sitting.table.phase:
        case "scoring":
            part = Scoring(sitting=sitting, revision=revision, wide=wide, key="scoring")
        case "over":
            part = Result(sitting=sitting, revision=revision, wide=wide, key="result")
        case _:
            part = Conditions(sitting=sitting, revision=revision, wide=wide, key="conditions")
    # Not the component itself: a control stays in place, whichever part is drawn in it.
    return ft.Container(expand=True, content=part)
