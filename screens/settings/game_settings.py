"""How one game is set. Each change is an entry in its ledger; a ruling can count from the start as well."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.automation import AUTOMATIONS, Automation, How
from companion.vestige.commands import PlaceTriggers, SetAutomation, SetRound, SetRuling
from companion.vestige.rulings import RULINGS, RulingId
from companion.vestige.setup import TriggerSpace
from companion.vestige.table import Table
from screens import amounts, buttons, frame, routes, sheet, theme
from screens.guard import component
from screens.rules.word import explained, question_mark
from screens.settings.rows import AutomationRow, RulingRow, section
from screens.settings.ruling_change import RulingChange
from screens.sitting import Sitting
from screens.vestige.placing import PlacingSheet
from screens.vestige.setup.triggers import known_triggers


@component
def GameSettings(sitting: Sitting, revision: int) -> ft.Control:
    """Round, triggers, rulings and automation of this game."""
    opened, set_opened = ft.use_state("")
    ruled, set_ruled = ft.use_state(None)
    table: Table = sitting.table

    def close() -> None:
        set_opened("")
        set_ruled(None)

    def rule(ruling: RulingId, option: str) -> None:
        if option == sitting.table.ruled(ruling):
            return
        if sitting.game.ledger.standing:
            set_ruled((ruling, option))
        else:
            sitting.dispatch(SetRuling(ruling=ruling, option=option), sitting.game.revision)

    def automate(kind: Automation, how: How) -> None:
        if how != sitting.table.how(kind):
            sitting.dispatch(SetAutomation(automation=kind, how=how), sitting.game.revision)

    def placed(triggers: tuple[TriggerSpace, ...]) -> None:
        close()
        sitting.dispatch(PlaceTriggers(triggers=triggers), sitting.game.revision)

    def rounded(_: str, number: int) -> None:
        close()
        if 1 <= number <= 999:
            sitting.dispatch(SetRound(to=number), sitting.game.revision)
        else:
            sitting.say("Rounds count from 1 to 999: type another number.")

    spaces = tuple(TriggerSpace(at=trigger.at, kind=trigger.kind) for trigger in table.triggers)
    sheets = {
        "round": lambda: amounts.Keypad(title="Which round is it?", on_done=rounded, current=table.round, key="round"),
        "triggers": lambda: PlacingSheet(triggers=spaces, on_keep=placed, key="triggers"),
    }
    # The triggers have their own mark beside their heading.
    lead = [question_mark("rounds", "a round")] if opened == "round" else []
    content = _reruled(sitting, revision, ruled, close) if ruled else sheets[opened]() if opened else None
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
                        explained(theme.body(f"This is round {table.round}."), "rounds"),
                        buttons.tonal("Change", lambda: set_opened("round"), label="Change the round"),
                    ],
                ),
                about=("rounds", "a round"),
            ),
            *([_triggers(spaces, lambda: set_opened("triggers"))] if spaces else []),
            section(
                "Rulings",
                "Where the rulebook is silent or disagrees with itself. A change counts from now on or from the start.",
                *[
                    RulingRow(ruling=ruling, option=table.ruled(ruling), on_choose=rule, key=ruling)
                    for ruling in RULINGS
                ],
                about=("ruling", "a ruling"),
            ),
            section(
                "What the app does by itself",
                "",
                *[
                    AutomationRow(automation=kind, how=table.how(kind), on_choose=automate, key=kind)
                    for kind in AUTOMATIONS
                ],
                about=("automation", "an automation"),
            ),
            ft.Row([buttons.quiet("Settings for new games", lambda: sitting.go(routes.SETTINGS))]),
        ],
        spacing=theme.PAD * 2,
    )


def _reruled(sitting: Sitting, revision: int, ruled: tuple[RulingId, str], close: Callable[[], Any]) -> ft.Control:
    ruling, option = ruled
    return RulingChange(
        sitting=sitting, revision=revision, ruling=ruling, option=option, close=close, key=f"{ruling}-{option}"
    )


def _triggers(spaces: tuple[TriggerSpace, ...], change) -> ft.Control:  # type: ignore[no-untyped-def]
    return section(
        "Triggers",
        "",
        *known_triggers(tuple(space.at for space in spaces), tuple(space.kind for space in spaces)),
        ft.Row([buttons.tonal("Change", change, label="Change where the triggers stand")]),
        about=("triggers", "a trigger"),
    )
