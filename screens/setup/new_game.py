"""A new game, step by step. What was chosen stays in a draft on the desk until the game starts."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.checklist import checklist
from companion.vestige.library import Library
from companion.vestige.setup import Setup
from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.setup.checklist import checklist_step
from screens.setup.draft import STEPS, Draft, Drafting, Step, as_in, last_time
from screens.setup.fitting import Misfit, fitted
from screens.setup.mode import mode_step
from screens.setup.nemeses import Nemeses
from screens.setup.seat import Seat
from screens.setup.triggers import triggers_step


@component
def NewGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """Who plays, the seat, the nemeses, the triggers, the table; *Start* begins the game."""
    _, set_drawn = ft.use_state(0)
    attempt, set_attempt = ft.use_state(0)
    misfit, set_misfit = ft.use_state(None)
    former, _ = ft.use_state(lambda: last_time(desk))
    held: Any = ft.use_ref(None)
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
        drafting.replace(as_in(former, drafting.draft))

    def start() -> None:
        result = fitted(desk, drafting.draft)
        if not isinstance(result, Setup):
            say(result[0].text)
            mend(result[0])
            return
        game = desk.begin("vestige", result)
        drafting.clear()
        go(routes.game(game.id))

    result = fitted(desk, draft) if draft.step == "checklist" else None
    last = draft.step == "checklist"
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("New game", "Home", lambda: go(routes.HOME), _progress(here)),
            frame.middle(
                _step(drafting, draft, desk, misfit, attempt, former, once(again), lambda: go(routes.SCORE), result),
                key=draft.step,
            ),
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
    former: Setup | None,
    again: Callable[[], Any],
    score: Callable[[], Any],
    result: Setup | tuple[Misfit, ...] | None,
) -> list[Any]:
    faults = [frame.fault(misfit.text)] if misfit and misfit.step == draft.step else []
    match draft.step:
        case "seat":
            people = Library.model_validate(desk.library("vestige")).people
            return [Seat(drafting=drafting, draft=draft, people=people, faults=faults, key="seat")]
        case "nemeses":
            return [Nemeses(drafting=drafting, draft=draft, faults=faults, key="nemeses")]
        case "triggers":
            return triggers_step(drafting, draft, attempt, insist=bool(faults))
        case "checklist":
            if isinstance(result, Setup):
                return checklist_step(drafting, draft, checklist(result))
            return [theme.body("Something is missing before the table can be set up:"), frame.fault(result[0].text)]
        case _:
            return mode_step(former, again, score)


def _progress(here: int) -> ft.Control:
    """How far along: one short bar a step."""
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        label=f"Step {here + 1} of {len(STEPS)}",
        content=ft.Row(
            tight=True,
            spacing=4,
            controls=[
                ft.Container(
                    width=16,
                    height=4,
                    border_radius=2,
                    bgcolor=ft.Colors.PRIMARY if number <= here else ft.Colors.SURFACE_CONTAINER_HIGHEST,
                )
                for number in range(len(STEPS))
            ],
        ),
    )
