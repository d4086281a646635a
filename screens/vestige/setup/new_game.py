"""A new game, step by step. What was chosen stays in a draft on the desk until the game starts."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.checklist import checklist
from companion.vestige.library import library_of
from companion.vestige.setup import Setup
from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.setup.beginning import WhoBegins
from screens.setup.progress import progress
from screens.vestige.setup.checklist import checklist_step
from screens.vestige.setup.draft import STEPS, Draft, Drafting, Step, as_in
from screens.vestige.setup.fitting import Misfit, fitted
from screens.vestige.setup.map import MapCard
from screens.vestige.setup.mode import mode_step
from screens.vestige.setup.nemeses import Nemeses
from screens.vestige.setup.seat import Seat
from screens.vestige.setup.seats import seats
from screens.vestige.setup.triggers import triggers_step

DRAWN = 0.1
"""Seconds after which what is wrong stands on the page, so that it can be scrolled to."""


@component
def NewGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """Who plays, the seats, the nemeses, the triggers, the table; *Start* begins the game."""
    _, set_drawn = ft.use_state(0)
    attempt, set_attempt = ft.use_state(0)
    misfit, set_misfit = ft.use_state(None)
    held: Any = ft.use_ref(None)
    page: Any = ft.use_ref(None)
    once = buttons.use_once()

    def redraw() -> None:
        set_misfit(None)
        set_drawn(lambda before: before + 1)

    if held.current is None:
        held.current = Drafting(desk, redraw)
    drafting: Drafting = held.current
    draft = drafting.draft
    here = STEPS.index(draft.step)

    def turn_to(step: Step, **fields: Any) -> None:
        drafting.change(step=step, **fields)

    def mend(found: Misfit) -> None:
        turn_to(found.step)
        set_attempt(lambda before: before + 1)
        set_misfit(found)

    def onward() -> None:
        result = fitted(desk, drafting.draft)
        faults = () if isinstance(result, Setup) else result
        # What an earlier step got wrong shows only now at times: a nemesis may have the seat's name.
        wrong = next((fault for fault in faults if STEPS.index(fault.step) <= here), None)
        if wrong:
            mend(wrong)
        else:
            turn_to(STEPS[here + 1], placing=False)

    def again() -> None:
        if drafting.former:
            drafting.replace(as_in(drafting.former, drafting.draft, drafting.library))

    def start() -> None:
        result = fitted(desk, drafting.draft)
        if not isinstance(result, Setup):
            say(result[0].text)
            mend(result[0])
            return
        game = desk.begin("vestige", result)
        drafting.clear()
        go(routes.game(game.id))

    async def bring_into_sight() -> None:
        if misfit and misfit.place:
            await asyncio.sleep(DRAWN)
            await page.current.scroll_to(scroll_key=misfit.place, duration=theme.SHORT)

    ft.use_effect(bring_into_sight, [attempt])
    result = fitted(desk, draft) if draft.step == "checklist" else None
    page.current = frame.middle(
        _step(drafting, draft, desk, misfit, attempt, once(again), lambda: go(routes.score("vestige")), result),
        key=draft.step,
    )
    last = draft.step == "checklist"
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("New game", "Home", lambda: go(routes.HOME), progress(here, len(STEPS))),
            page.current,
            frame.foot(
                *([buttons.tonal("Back", once(lambda: turn_to(STEPS[here - 1])))] if here else []),
                buttons.primary("Start", once(start), icon=ft.Icons.PLAY_ARROW, expand=True)
                if last
                else buttons.primary("Next", once(onward), expand=True),
            ),
        ],
    )


def _step(
    drafting: Drafting,
    draft: Draft,
    desk: Desk,
    misfit: Misfit | None,
    attempt: int,
    again: Callable[[], Any],
    score: Callable[[], Any],
    result: Setup | tuple[Misfit, ...] | None,
) -> list[Any]:
    found = misfit if misfit and misfit.step == draft.step else None
    faults = [frame.fault(found.text)] if found else []
    match draft.step:
        case "mode":
            return mode_step(
                draft,
                drafting.former,
                lambda mode: drafting.replace(drafting.draft.in_mode(mode)),
                lambda depth: drafting.change(depth=depth),
                again,
                score,
            )
        case "seats":
            people = library_of(desk.library("vestige")).people
            if draft.mode == "solo":
                return [Seat(drafting=drafting, draft=draft, people=people, faults=faults, key="seat")]
            return [seats(drafting, draft.mode, people, found)]
        case "nemeses":
            return [Nemeses(drafting=drafting, draft=draft, misfit=found, key="nemeses")]
        case "triggers":
            return triggers_step(drafting, draft, attempt, insist=bool(faults))
        case "checklist":
            if isinstance(result, Setup):
                return [
                    *_beginning(drafting, draft),
                    MapCard(drafting=drafting, draft=draft, desk=desk, key="map"),
                    *checklist_step(drafting, draft, checklist(result)),
                ]
            return [theme.body("Something is missing before the table can be set up:"), frame.fault(result[0].text)]


def _beginning(drafting: Drafting, draft: Draft) -> list[Any]:
    # p. 29: in cooperative play nobody begins, the players share one turn.
    one_turn = draft.mode == "cooperative" or len(draft.seating.playing(draft.mode)) == 1
    return [] if one_turn else [WhoBegins(drafting=drafting, rule="starting-player", key="beginning")]
