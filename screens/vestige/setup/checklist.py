"""Last step: what to do at the table before the first turn."""

import flet as ft

from companion.checklist import Task
from screens.setup.ticks import ticks
from screens.vestige.setup.draft import Draft, Drafting


def checklist_step(drafting: Drafting, draft: Draft, tasks: tuple[Task, ...]) -> list[ft.Control]:
    """The tasks of exactly this game, to be ticked, each with its page."""
    return ticks(
        tasks,
        draft.ticks,
        lambda update: drafting.change(ticks=update(drafting.draft.ticks)),
        "setup",
    )
