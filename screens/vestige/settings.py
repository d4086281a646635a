"""What only a game of Vestige has among its settings: where the triggers stand."""

import flet as ft

from companion.vestige.commands import PlaceTriggers
from companion.vestige.setup import TriggerSpace
from companion.vestige.table import Table
from screens import buttons, sheet
from screens.guard import component
from screens.settings.rows import section
from screens.sitting import Sitting
from screens.vestige.placing import PlacingSheet
from screens.vestige.setup.triggers import known_triggers


def settings(sitting: Sitting, revision: int) -> list[ft.Control]:
    """Parts of the page *Settings of this game*; none where the game has no triggers."""
    table: Table = sitting.table
    return [Triggers(sitting=sitting, revision=revision, key="triggers")] if table.triggers else []


@component
def Triggers(sitting: Sitting, revision: int) -> ft.Control:
    """The places on the leverage track, and the way to place them anew."""
    opened, set_opened = ft.use_state(False)
    table: Table = sitting.table
    spaces = tuple(TriggerSpace(at=trigger.at, kind=trigger.kind) for trigger in table.triggers)

    def placed(triggers: tuple[TriggerSpace, ...]) -> None:
        set_opened(False)
        sitting.dispatch(PlaceTriggers(triggers=triggers), sitting.game.revision)

    # The triggers have their own mark beside their heading.
    content = PlacingSheet(triggers=spaces, on_keep=placed, key="triggers") if opened else None
    ft.use_dialog(sheet.sheet(content, lambda: set_opened(False)) if content is not None else None)
    return section(
        "Triggers",
        "",
        *known_triggers(tuple(space.at for space in spaces), tuple(space.kind for space in spaces)),
        ft.Row([buttons.tonal("Change", lambda: set_opened(True), label="Change where the triggers stand")]),
        about=("triggers", "a trigger"),
    )
