"""Endgame conditions while the game is played: which are met, how many it takes, and the last round."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.browsing import gist
from companion.vestige.box.cards import EndgameCard
from companion.vestige.closing import what_ends
from companion.vestige.commands import BeginScoring, MeetCondition, RevealCondition, SetFinalRound, UnmeetCondition
from companion.vestige.events import FinalRoundSet
from companion.vestige.table import EndCondition, Table
from companion.vestige.watching import distances
from screens import buttons, marks, theme
from screens.ending.page import announcement, empty, page
from screens.guard import component
from screens.ledger.why import why
from screens.rules.word import beside, explained, held
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.end.distances import distance_bars
from screens.vestige.end.new_condition import HALF_DONE, NewCondition


@component
def Conditions(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """What is out and what is met, the announcement of the last round, and the ways to set things right."""
    asking, set_asking = ft.use_state("")
    table: Table = sitting.table
    once = buttons.use_once()

    def close() -> None:
        set_asking("")

    def reveal(name: str, trigger: int | None, met: bool, printed: EndgameCard | None) -> None:
        command = RevealCondition(name=name, trigger=trigger, met=met, printed=printed)
        if sitting.dispatch(command, sitting.game.revision):
            for half_done in HALF_DONE:
                sitting.kept.pop(half_done, None)
            close()

    def set_last(to: int | None) -> None:
        close()
        sitting.dispatch(SetFinalRound(to=to), sitting.game.revision)

    def end() -> None:
        close()
        sitting.dispatch(BeginScoring(), sitting.game.revision)

    forms: dict[str, Callable[[], Any]] = {
        "condition": lambda: NewCondition(sitting=sitting, on_reveal=reveal),
        "last": lambda: _last_round(table, set_last),
        "end": lambda: _confirm(once(end), close),
    }
    ft.use_dialog(sheet(forms[asking](), close) if asking else None)
    return page(
        key="conditions",
        wide=wide,
        content=[
            _standing(sitting, table),
            *[_condition(sitting, table, revision, it) for it in table.conditions],
            *(
                []
                if table.conditions
                else [explained(empty("No condition is out yet. Triggers bring them."), "condition-revealed")]
            ),
            ft.Container(height=theme.GAP),
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.quiet(
                            "Set the last round by hand", lambda: set_asking("last"), icon=ft.Icons.EDIT_OUTLINED
                        ),
                        "final-round",
                    ),
                    held(
                        buttons.quiet("End the game here", lambda: set_asking("end"), icon=ft.Icons.FLAG_OUTLINED),
                        "scoring",
                    ),
                ],
            ),
        ],
        thumb=[buttons.primary("Add a condition", lambda: set_asking("condition"), icon=ft.Icons.ADD, expand=True)],
    )


def _standing(sitting: Sitting, table: Table) -> ft.Control:
    """How near the end is; in large type once the last round is known."""
    count = f"{table.met} of {table.needed} met"
    announced = (
        beside(theme.heading("Endgame conditions", level=1), "conditions", "an endgame condition")
        if table.final_round is None
        else beside(
            announcement(f"Round {table.final_round} is the last", color=ft.Colors.PRIMARY),
            "final-round",
            "the final round",
        )
    )
    return ft.Column(
        spacing=theme.GAP,
        controls=[
            announced,
            explained(
                ft.Row(
                    wrap=True,
                    spacing=theme.PAD,
                    controls=[marks.pips(table.met, table.needed, label=count), theme.body(count)],
                ),
                "conditions-needed",
            ),
            explained(theme.small(what_ends(table)), "final-round"),
            *([ft.Row(why(sitting, FinalRoundSet, "is it the last round"))] if table.final_round else []),
        ],
    )


def _condition(sitting: Sitting, table: Table, revision: int, condition: EndCondition) -> ft.Control:
    """What it says, and how near everybody is, as far as anybody has entered it."""
    name, says = condition.name, gist(condition.printed)
    where = f"trigger {condition.trigger}" if condition.trigger else "open from the start"

    def meet() -> None:
        sitting.dispatch(MeetCondition(name=name), revision)

    def unmeet() -> None:
        sitting.dispatch(UnmeetCondition(name=name), revision)

    change = (
        held(buttons.quiet("Not met after all", unmeet, label=f"{name}: not met after all"), "condition-stays-met")
        if condition.met
        else held(buttons.tonal("Met", meet, icon=ft.Icons.CHECK, label=f"{name} is met"), "condition-met")
    )
    return ft.Row(
        key=f"condition-{name}",
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Container(
                padding=ft.Padding.only(top=6, left=2),
                content=marks.pips(int(condition.met), 1, label="met" if condition.met else "not yet met"),
            ),
            ft.Column(
                expand=True,
                spacing=4,
                controls=[
                    explained(theme.body(name), "condition-met"),
                    *([theme.small(says)] if says else []),
                    explained(
                        theme.small(f"{'Met' if condition.met else 'Not yet'}, {where}"),
                        "condition-revealed" if condition.trigger else "conditions-at-the-start",
                    ),
                    *distance_bars(distances(table, condition)),
                    ft.Row(controls=[change]),
                ],
            ),
        ],
    )


def _last_round(table: Table, on_round: Callable[[int | None], Any]) -> ft.Control:
    rounds = range(table.round, table.round + 6)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        controls=[
            beside(theme.heading("Which round is the last?"), "final-round", "the final round"),
            explained(theme.small(f"This is round {table.round}."), "rounds"),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.choice(
                        str(number),
                        number == table.final_round,
                        lambda number=number: on_round(number),
                        label=f"Round {number}",
                    )
                    for number in rounds
                ],
            ),
            buttons.quiet("None yet", lambda: on_round(None), disabled=table.final_round is None),
        ],
    )


def _confirm(on_end: Callable[..., Any], on_stay: Callable[[], Any]) -> ft.Control:
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("End the game here?"), "scoring", "final scoring"),
            theme.body("Final scoring begins, whatever the round. Undo brings the game back to where it is now."),
            buttons.primary("On to final scoring", on_end, icon=ft.Icons.FLAG_OUTLINED),
            buttons.quiet("Play on", on_stay),
        ],
    )
