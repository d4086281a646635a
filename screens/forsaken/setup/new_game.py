"""A new game of Forsaken in five steps. What was chosen stays in a draft on the desk until the game starts."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.checklist import checklist
from companion.forsaken.seating import misseated
from screens import buttons, frame, routes, theme
from screens.forsaken.setup.characters import Characters
from screens.forsaken.setup.draft import STEPS, Draft, Drafting, Step, setup_of
from screens.forsaken.setup.factions import Factions
from screens.forsaken.setup.length import LengthAndRival
from screens.forsaken.setup.seats import seats
from screens.guard import component
from screens.setup.beginning import WhoBegins
from screens.setup.progress import progress
from screens.setup.ticks import ticks


@component
def NewGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], Any]) -> ft.Control:
    """Who plays whom, how long, who is there, the table; *Start* begins the game."""
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
        said = wrong(drafting.draft)
        if said:
            set_insist(True)
            say(said)
            drafting.change()
        else:
            turn_to(STEPS[here + 1])

    def start() -> None:
        setup = setup_of(desk, drafting.draft)
        if setup is None:
            say(drafting.draft.faults[0].text)
            turn_to("seats")
            set_insist(True)
            return
        game = desk.begin("forsaken", setup)
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


def wrong(draft: Draft) -> str:
    """What keeps people from going on from this step, in a sentence; empty where nothing does."""
    match draft.step:
        case "seats":
            # Characters are chosen on the next page.
            bare = draft.seating
            for place in bare.places:
                bare = bare.playing(place.id, "")
            faults = misseated(bare)
        case "characters":
            faults = misseated(draft.seating)
        case _:
            faults = draft.faults
    return faults[0].text if faults else ""


def _step(drafting: Drafting, desk: Desk, say: Callable[[str], None], insist: bool) -> list[Any]:
    draft = drafting.draft
    match draft.step:
        case "seats":
            return [seats(drafting, desk, insist)]
        case "characters" if draft.seating.places:
            return [Characters(drafting=drafting, desk=desk, say=say, insist=insist, key="characters")]
        case "length":
            return [LengthAndRival(drafting=drafting, desk=desk, say=say, key="length")]
        case "factions":
            return [Factions(drafting=drafting, desk=desk, say=say, key="factions")]
    setup = setup_of(desk, draft)
    if setup is None:
        faults = draft.faults
        return [theme.body("Something is missing before the table can be set up:"), frame.fault(faults[0].text)]
    return [
        *([WhoBegins(drafting=drafting, rule="forsaken-first-player", key="beginning")] if not draft.alone else []),
        *ticks(
            checklist(setup),
            draft.ticks,
            lambda update: drafting.change(ticks=update(drafting.draft.ticks)),
            "forsaken-setup",
        ),
    ]
