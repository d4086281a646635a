"""Final scoring, one stage on the screen at a time. A reload comes back to the stage where one was."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.closing import Stage, stages
from companion.vestige.commands import Finish
from companion.vestige.glossary import entry_of_stage
from screens import buttons, theme
from screens.ending.page import page
from screens.guard import component
from screens.rules.word import beside
from screens.sheet import sheet
from screens.sitting import Sitting, use_desk
from screens.vestige.end.bonus import Bonus, covered_bonuses, is_alone, reveal_bonuses, still_to_choose
from screens.vestige.end.bounties import Bounties
from screens.vestige.end.cards import Cards, enter_cards
from screens.vestige.end.covert_ops import CovertOps
from screens.vestige.end.extras import Extras
from screens.vestige.end.goals import Goals
from screens.vestige.end.holdings import Holdings
from screens.vestige.end.preview import Preview
from screens.vestige.end.regions import Regions
from screens.vestige.end.stepper import stage_list, stepper_line
from screens.vestige.end.tiles import Tiles
from screens.vestige.end.tracks import Tracks

TITLES: dict[Stage, str] = {
    "tracks": "Leverage and threat",
    "holdings": "Who controls what",
    "covert_ops": "Covert ops",
    "bounties": "Bounties",
    "regions": "Regions",
    "extras": "Effects and extras",
    "cards": "Cards for mastery",
    "bonus": "Mastery bonuses",
    "tiles": "Mastery tiles",
    "goals": "Unique goals",
    "verdict": "The result",
}


ASKED: dict[Stage, str] = {
    "tracks": "leverage",
    "holdings": "control of a region",
    "covert_ops": "What do covert ops pay?",
    "bounties": "What do bounties pay?",
    "regions": "What do regions pay?",
    "extras": "What else pays?",
    "cards": "Which cards count for mastery?",
    "bonus": "a mastery bonus",
    "tiles": "mastery",
    "goals": "a unique goal",
    "verdict": "the verdict",
}
"""What the "?" beside a title is said to ask."""


def scoring_place(game_id: str) -> str:
    """The name under which the desk keeps the stage of final scoring that is being looked at."""
    return f"scoring:{game_id}"


@component
def Scoring(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The stages of final scoring, with *Back* and *Next* under the thumb."""
    applying = stages(sitting.table, tracked=sitting.game.setup.starts_at != "scoring")
    place = scoring_place(sitting.game_id)
    stage, set_stage = ft.use_state(sitting.desk.drafts.get(place, applying[0]))
    listing, set_listing = ft.use_state(False)
    _, set_drawn = ft.use_state(0)
    once = buttons.use_once()
    # At a shared table others choose their bonuses meanwhile.
    use_desk(sitting.desk, lambda: frozenset(covered_bonuses(sitting)))
    if stage not in applying:
        stage = applying[0]
    number = applying.index(stage)

    def turn_to(to: Stage) -> None:
        _leave(sitting, stage)
        sitting.desk.drafts[place] = to
        set_listing(False)
        set_stage(to)

    def step(by: int) -> Callable[[], None]:
        return lambda: turn_to(applying[min(max(number + by, 0), len(applying) - 1)])

    def redraw() -> None:
        set_drawn(lambda before: before + 1)

    def reveal() -> None:
        reveal_bonuses(sitting)
        redraw()

    def file() -> None:
        sitting.dispatch(Finish(), revision)

    titles, rules = [TITLES[it] for it in applying], [entry_of_stage(it) for it in applying]
    choose = stage_list(titles, rules, number, lambda index: turn_to(applying[index])) if listing else None
    ft.use_dialog(sheet(choose, lambda: set_listing(False)) if choose else None)
    covered = not is_alone(sitting.table) and bool(covered_bonuses(sitting))
    if covered and stage == "verdict":
        # Filed before they are revealed, bonuses would be lost without a word.
        onward = buttons.primary("Reveal the bonuses first", once(lambda: turn_to("bonus")), expand=True)
    elif stage == "verdict":
        onward = buttons.primary("File the result", once(file), icon=ft.Icons.CHECK, expand=True)
    elif covered and stage == "bonus":
        onward = buttons.primary(
            "Reveal together",
            once(reveal),
            icon=ft.Icons.VISIBILITY_OUTLINED,
            disabled=bool(still_to_choose(sitting)),
            expand=True,
        )
    else:
        onward = buttons.primary("Next", once(step(1)), expand=True)
    back = buttons.tonal("Back", once(step(-1)), disabled=number == 0, label="Back to the step before")
    return page(
        key=f"stage-{stage}",
        wide=wide,
        content=[
            stepper_line(titles, number, lambda: set_listing(True)),
            beside(theme.heading(TITLES[stage], level=1), rules[number], ASKED[stage]),
            _stage(stage, sitting, revision, redraw),
        ],
        thumb=[back, onward],
    )


def _leave(sitting: Sitting, stage: Stage) -> None:
    """What was counted on a stage is entered when one leaves it; covered bonuses wait to be revealed together."""
    if stage == "cards":
        enter_cards(sitting)
    elif stage == "bonus" and is_alone(sitting.table):
        reveal_bonuses(sitting)


def _stage(stage: Stage, sitting: Sitting, revision: int, redraw: Callable[[], None]) -> Any:
    match stage:
        case "tracks":
            return Tracks(sitting=sitting, revision=revision, key=stage)
        case "holdings":
            return Holdings(sitting=sitting, revision=revision, key=stage)
        case "covert_ops":
            return CovertOps(sitting=sitting, revision=revision, key=stage)
        case "bounties":
            return Bounties(sitting=sitting, revision=revision, key=stage)
        case "regions":
            return Regions(sitting=sitting, revision=revision, key=stage)
        case "extras":
            return Extras(sitting=sitting, revision=revision, key=stage)
        case "cards":
            return Cards(sitting=sitting, revision=revision, key=stage)
        case "bonus":
            return Bonus(sitting=sitting, revision=revision, on_covered=redraw, key=stage)
        case "tiles":
            return Tiles(sitting=sitting, revision=revision, key=stage)
        case "goals":
            return Goals(sitting=sitting, revision=revision, key=stage)
        case _:
            return Preview(sitting=sitting, revision=revision, key=stage)
