"""The content of a sheet in which the triggers are placed anew."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.placing import USUAL_KINDS, misplaced
from companion.vestige.setup import TRIGGERS, TriggerSpace
from screens import buttons, theme
from screens.guard import component
from screens.vestige.setup.places import Kinds, Places, TriggerPlaces
from screens.vestige.setup.triggers import where_the_triggers_stand


@component
def PlacingSheet(triggers: tuple[TriggerSpace, ...], on_keep: Callable[[tuple[TriggerSpace, ...]], Any]) -> ft.Control:
    """What is typed stays here until it is kept, and only what can be is kept."""
    typed, set_typed = ft.use_state(
        lambda: (
            tuple(space.at for space in triggers) or (None,) * TRIGGERS,
            tuple(space.kind for space in triggers) or USUAL_KINDS,
        )
    )
    attempt, set_attempt = ft.use_state(0)
    insist, set_insist = ft.use_state(False)
    once = buttons.use_once()
    places, kinds = typed

    def change(places: Places, kinds: Kinds) -> None:
        set_typed((places, kinds))
        set_insist(False)

    def keep() -> None:
        if misplaced(places):
            set_insist(True)
            set_attempt(lambda before: before + 1)
        else:
            on_keep(tuple(TriggerSpace(at=at, kind=kind) for at, kind in zip(places, kinds, strict=True)))

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            where_the_triggers_stand(),
            TriggerPlaces(places=places, kinds=kinds, on_change=change, insist=insist, key=f"places-{attempt}"),
            buttons.primary("Keep", once(keep), icon=ft.Icons.CHECK),
        ],
    )
