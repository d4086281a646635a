"""How one game is set. Each change is an entry in its ledger; a ruling can count from the start as well."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.automation import How
from companion.ruling import Ruling
from screens import amounts, buttons, frame, routes, sheet, theme
from screens.faces import FACES
from screens.guard import component
from screens.rules.word import explained, question_mark
from screens.settings.rows import AutomationRow, RulingRow, section
from screens.settings.ruling_change import RulingChange
from screens.sitting import Sitting


@component
def GameSettings(sitting: Sitting, revision: int) -> ft.Control:
    """Round, what the game has of its own, rulings and automation of this game."""
    opened, set_opened = ft.use_state("")
    ruled, set_ruled = ft.use_state(None)
    table: Any = sitting.table
    rules = sitting.game.rules
    course = rules.reconciliation.groups["course"]
    rounds = (course.rule, course.word)

    def close() -> None:
        set_opened("")
        set_ruled(None)

    def rule(ruling: str, option: str) -> None:
        if option == sitting.table.ruled(ruling):
            return
        if sitting.game.ledger.standing:
            set_ruled((ruling, option))
        else:
            sitting.dispatch(rules.command("set_ruling", ruling=ruling, option=option), sitting.game.revision)

    def automate(kind: str, how: How) -> None:
        if how != sitting.table.how(kind):
            sitting.dispatch(rules.command("set_automation", automation=kind, how=how), sitting.game.revision)

    def rounded(_: str, number: int) -> None:
        close()
        if 1 <= number <= 999:
            sitting.dispatch(rules.command("set_round", to=number), sitting.game.revision)
        else:
            sitting.say("Rounds count from 1 to 999: type another number.")

    content: ft.Control | None = None
    lead = []
    if ruled:
        content = _reruled(sitting, revision, ruled, close)
    elif opened == "round":
        content = amounts.Keypad(title="Which round is it?", on_done=rounded, current=table.round, key="round")
        lead = [question_mark(*rounds)]
    ft.use_dialog(sheet.sheet(content, close, lead=lead) if content is not None else None)
    return frame.middle(
        [
            ft.Column(
                spacing=4,
                controls=[
                    theme.heading("Settings of this game", level=1),
                    explained(
                        theme.small("Each change is an entry that can be undone."),
                        "ledger-entry",
                    ),
                ],
            ),
            section(
                "Round",
                "",
                ft.Row(
                    wrap=True,
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        explained(theme.body(f"This is round {table.round}."), rounds[0]),
                        buttons.tonal("Change", lambda: set_opened("round"), label="Change the round"),
                    ],
                ),
                about=rounds,
            ),
            *FACES[rules.id].settings(sitting, revision),
            section(
                "Rulings",
                "Where the rulebook is silent or disagrees with itself. A change counts from now on or from the start.",
                *[
                    RulingRow(ruling=it, option=table.ruled(id), on_choose=rule, key=id)
                    for id, it in rules.rulings.items()
                ],
                about=("ruling", "a ruling"),
            ),
            section(
                "What the app does by itself",
                "",
                *[
                    AutomationRow(automation=id, does=does, how=table.how(id), on_choose=automate, key=id)
                    for id, does in rules.automations.items()
                ],
                about=("automation", "an automation"),
            ),
            ft.Row([buttons.quiet("Settings for new games", lambda: sitting.go(routes.SETTINGS))], wrap=True),
        ],
        spacing=theme.PAD * 2,
    )


def _reruled(sitting: Sitting, revision: int, ruled: tuple[str, str], close: Callable[[], Any]) -> ft.Control:
    id, option = ruled
    ruling: Ruling = sitting.game.rules.rulings[id]
    return RulingChange(
        sitting=sitting, revision=revision, ruling=ruling, option=option, close=close, key=f"{id}-{option}"
    )
