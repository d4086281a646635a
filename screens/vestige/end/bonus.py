"""Mastery bonuses are chosen in secret and revealed together (p. 25)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.cards import Mastery, spoken
from companion.vestige.closing import easily_forgotten
from companion.vestige.commands import ScoreMasteryBonus
from companion.vestige.glossary import entry_of_region
from companion.vestige.table import Table
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.end.passing import Choice, Passing, colours
from screens.vestige.end.who import named

Bonuses = dict[str, Choice]


@component
def Bonus(sitting: Sitting, revision: int, on_covered: Callable[[], Any]) -> ft.Control:
    """The device goes round: each player chooses under a cover, and nothing is shown before all have chosen.

    At a shared table each phone goes round among those who sit at it.

    `on_covered` is called when somebody has chosen, so that the page can offer to reveal it.
    """
    choosing, set_choosing = ft.use_state("")
    once = buttons.use_once()
    table: Table = sitting.table
    covered = covered_bonuses(sitting)
    waiting = _next_here(sitting)
    shared = sitting.device.phone.shared

    def close() -> None:
        set_choosing("")

    def cover(who: str, bonus: Choice) -> None:
        again = not _next_here(sitting)
        sitting.desk.drafts[_place(sitting)] = {**covered_bonuses(sitting), who: bonus}
        # From hand to hand, until nobody is left; who has chosen anew hands it to nobody.
        set_choosing("" if again else next(iter(_next_here(sitting)), ""))
        changed()

    def throw_away() -> None:
        others = {who: bonus for who, bonus in covered_bonuses(sitting).items() if not sitting.may_look(who)}
        sitting.desk.drafts[_place(sitting)] = others
        changed()

    def changed() -> None:
        on_covered()
        if shared:
            # The other phones show who has chosen.
            sitting.desk.tell()

    def step(mastery: Mastery, by: int) -> None:
        now = _chosen(sitting, alone)
        stepped = {**now, mastery: max(now.get(mastery, 0) + by, 0)}
        sitting.desk.drafts[_place(sitting)] = {alone: stepped}
        on_covered()

    form = (
        Passing(
            table=table,
            who=choosing,
            before=_chosen(sitting, choosing),
            last=not [name for name in waiting if name != choosing],
            on_chosen=cover,
            once=once,
            own=sitting.device.phone.seats(sitting.game_id) == (choosing,),
            key=f"passing-{choosing}",
        )
        if choosing
        else None
    )
    ft.use_dialog(sheet(form, close) if form else None)
    alone = table.playing[0].name if is_alone(table) and sitting.may_look(table.playing[0].name) else ""
    ring = [it for it in easily_forgotten(table) if it.kind == "mastery_bonus"]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(
                theme.small(
                    "A covert op, a region or another effect may add to one colour. Nobody has one? Go on."
                    if alone
                    else "A covert op, a region or another effect may add to one colour. Each of you chooses in secret "
                    "on the phone where you sit, and all of it is revealed at once. Nobody has one? Go on."
                    if shared
                    else "A covert op, a region or another effect may add to one colour. Hand the device around: each "
                    "of you chooses in secret, and all of it is revealed at once. Nobody has one? Go on."
                ),
                "mastery-bonus",
            ),
            *[explained(theme.body(f"{it.title}. {it.text} (p. {it.page})"), entry_of_region(it.what)) for it in ring],
            *([colours(alone, _chosen(sitting, alone), step)] if alone else []),
            *([] if alone else [_round(sitting, waiting, covered, once, set_choosing, throw_away)]),
            *(
                []
                if alone or not (shared or covered or any(table.sheet.mastery_bonus.values()))
                else [
                    _player(
                        table,
                        human.name,
                        covered,
                        once(_opening(set_choosing, human.name)) if sitting.may_look(human.name) else None,
                    )
                    for human in table.playing
                ]
            ),
        ],
    )


def is_alone(table: Table) -> bool:
    """Whether there is nobody to hide a choice from."""
    return len(table.playing) == 1


def covered_bonuses(sitting: Sitting) -> Bonuses:
    """What was chosen and is not revealed yet."""
    covered: Bonuses = sitting.desk.drafts.get(_place(sitting), {})
    return covered


def still_to_choose(sitting: Sitting) -> list[str]:
    """Who has not chosen yet in this round of choices, in turn order."""
    covered = covered_bonuses(sitting)
    return [human.name for human in sitting.table.playing if human.name not in covered]


def _next_here(sitting: Sitting) -> list[str]:
    """Who of those at this phone has not chosen yet."""
    return [who for who in still_to_choose(sitting) if sitting.may_look(who)]


def reveal_bonuses(sitting: Sitting) -> None:
    """Enters all covered bonuses in the ledger, where everybody sees them."""
    for who, bonus in covered_bonuses(sitting).items():
        shown = {mastery: number for mastery, number in bonus.items() if number}
        if shown != sitting.table.sheet.mastery_bonus.get(who, {}) and not sitting.dispatch(
            ScoreMasteryBonus(who=who, bonus=shown), sitting.game.revision
        ):
            return
    sitting.desk.drafts.pop(_place(sitting), None)


def _place(sitting: Sitting) -> str:
    return f"bonus:{sitting.game_id}"


def _chosen(sitting: Sitting, who: str) -> Choice:
    return covered_bonuses(sitting).get(who, sitting.table.sheet.mastery_bonus.get(who, {}))


def _opening(set_choosing: Callable[[str], Any], name: str) -> Callable[[], None]:
    return lambda: set_choosing(name)


def _round(
    sitting: Sitting,
    waiting: list[str],
    covered: Bonuses,
    once: Callable[[buttons.Action], buttons.Action],
    set_choosing: Callable[[str], Any],
    throw_away: Callable[[], Any],
) -> ft.Control:
    """The way round the table, and out of it."""
    mine = [who for who in covered if sitting.may_look(who)]
    words = f"Hand it to {waiting[0]}" if mine and waiting else "Hand it round"
    if sitting.device.phone.shared and waiting and len(waiting) + len(mine) == 1:
        words = f"{waiting[0]} chooses"
    return ft.Row(
        wrap=True,
        controls=[
            *(
                [
                    held(
                        buttons.tonal(
                            words, once(_opening(set_choosing, waiting[0])), icon=ft.Icons.VISIBILITY_OFF_OUTLINED
                        ),
                        "mastery-bonus",
                    )
                ]
                if waiting
                else []
            ),
            *([buttons.quiet("Forget what was chosen", throw_away)] if mine else []),
        ],
    )


def _player(table: Table, name: str, covered: Bonuses, choose_anew: buttons.Action | None) -> ft.Control:
    return ft.Row(
        key=f"bonus-{name}",
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            ft.Container(
                width=170,
                content=ft.Column(
                    spacing=2,
                    controls=[named(table, table.competitor(name)), theme.small(_state(table, name, covered))],
                ),
            ),
            *(
                [buttons.quiet("Choose anew", choose_anew, label=f"{name} chooses anew")]
                if name in covered and choose_anew
                else []
            ),
        ],
    )


def _state(table: Table, name: str, covered: Bonuses) -> str:
    """Where somebody is; while choices are covered nothing else is said, not even what stood there before."""
    if covered:
        return "has chosen" if name in covered else "has not chosen yet"
    bonus = table.sheet.mastery_bonus.get(name, {})
    return ", ".join(f"{spoken(mastery)} +{number}" for mastery, number in bonus.items()) or "none"
