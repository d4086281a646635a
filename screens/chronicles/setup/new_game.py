"""A new game of Chronicles in three steps. What was chosen stays in a draft on the desk until the game starts."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.checklist import checklist
from companion.chronicles.seating import misseated
from companion.desk import Desk
from companion.game import Refusal
from screens import buttons, frame, routes, theme
from screens.chronicles.setup.draft import STEPS, Drafting, Step, setup_of
from screens.chronicles.setup.open import WhatLiesOpen
from screens.chronicles.setup.seats import seats
from screens.guard import component
from screens.setup.beginning import WhoBegins
from screens.setup.progress import progress
from screens.setup.ticks import ticks


@component
def NewGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], Any]) -> ft.Control:
    """Who plays, what lies open already, the table; *Start* begins the game."""
    _, set_drawn = ft.use_state(0)
    insist, set_insist = ft.use_state(False)
    held: Any = ft.use_ref(None)
    once = buttons.use_once()
    if held.current is None:
        held.current = Drafting(desk, lambda: set_drawn(lambda before: before + 1))
    drafting: Drafting = held.current
    draft = drafting.draft
    here = STEPS.index(draft.step)

    def turn_to(step: Step) -> None:
        set_insist(False)
        drafting.change(step=step)

    def onward() -> None:
        faults = misseated(drafting.seating)
        if faults and draft.step == "seats":
            set_insist(True)
            say(faults[0].text)
            drafting.change()
        else:
            turn_to(STEPS[here + 1])

    def start() -> None:
        setup = setup_of(desk, drafting.draft)
        if setup is None:
            say(misseated(drafting.seating)[0].text)
            turn_to("seats")
            set_insist(True)
            return
        game = desk.begin("chronicles", setup)
        for command in drafting.draft.behind_a_gap:
            if isinstance(after := desk.act(game.id, command), Refusal):
                say(f"{after}.")
        drafting.clear()
        go(routes.game(game.id))

    last = draft.step == STEPS[-1]
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("New game", "Home", lambda: go(routes.HOME), progress(here, len(STEPS))),
            frame.middle(_step(drafting, desk, say, insist), key=draft.step),
            frame.foot(
                *([buttons.tonal("Back", once(lambda: turn_to(STEPS[here - 1])))] if here else []),
                buttons.primary("Start", once(start), icon=ft.Icons.PLAY_ARROW, expand=True)
                if last
                else buttons.primary("Next", once(onward), expand=True),
            ),
        ],
    )


def _step(drafting: Drafting, desk: Desk, say: Callable[[str], None], insist: bool) -> list[Any]:
    draft = drafting.draft
    if draft.step == "seats":
        return [seats(drafting, desk, insist)]
    if draft.step == "open":
        return [WhatLiesOpen(drafting=drafting, desk=desk, motion=False, say=say, key="open")]
    setup = setup_of(desk, draft)
    if setup is None:
        faults = misseated(draft.seating)
        return [theme.body("Something is missing before the table can be set up:"), frame.fault(faults[0].text)]
    return [
        *([WhoBegins(drafting=drafting, rule="seat", key="beginning")] if len(setup.seats) > 1 else []),
        *ticks(
            checklist(setup),
            draft.ticks,
            lambda update: drafting.change(ticks=update(drafting.draft.ticks)),
            "chronicles-setup",
        ),
    ]
