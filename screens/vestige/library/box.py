"""The person's own mat and tiles: where the triggers stand, which region tiles there are, which carry a lock."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.library import Library, locks_marked, place_triggers
from companion.vestige.setup import TriggerSpace
from screens import buttons, sheet, theme
from screens.guard import component
from screens.rules.word import explained
from screens.vestige.map.owned import OwnTiles
from screens.vestige.placing import PlacingSheet
from screens.vestige.setup.triggers import known_triggers

_TRIGGERS = "triggers"
_TILES = "tiles"


@component
def OwnBox(library: Library, on_change: Callable[[Library], Any]) -> ft.Control:
    """Both with their ways to be changed. The triggers can be forgotten: then a new game asks for them again."""
    opened, set_opened = ft.use_state("")

    def close() -> None:
        set_opened("")

    def placed(triggers: tuple[TriggerSpace, ...]) -> None:
        close()
        on_change(place_triggers(library, triggers))

    def content() -> Any:
        if opened == _TRIGGERS:
            return PlacingSheet(triggers=library.triggers, on_keep=placed, key=_TRIGGERS)
        return OwnTiles(library=library, on_change=on_change, key=_TILES)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _triggers(library, lambda: set_opened(_TRIGGERS), lambda: on_change(place_triggers(library, ()))),
            _tiles(library, lambda: set_opened(_TILES)),
        ],
    )


def _triggers(library: Library, on_change: Callable[[], Any], on_forget: Callable[[], Any]) -> ft.Control:
    placed = bool(library.triggers)
    words = "Where they stand on your mat." if placed else "Nobody has said yet where they stand on your mat."
    return ft.Column(
        key=_TRIGGERS,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(theme.body("Triggers"), "triggers"),
            explained(theme.small(words), "triggers"),
            *(
                known_triggers(
                    tuple(space.at for space in library.triggers), tuple(space.kind for space in library.triggers)
                )
                if placed
                else []
            ),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.tonal(
                        "Change" if placed else "Place them",
                        on_change,
                        label=f"{'Change' if placed else 'Say'} where the triggers stand",
                    ),
                    *([buttons.quiet("Forget", on_forget, label="Forget where the triggers stand")] if placed else []),
                ],
            ),
        ],
    )


def _tiles(library: Library, on_change: Callable[[], Any]) -> ft.Control:
    return ft.Column(
        key=_TILES,
        spacing=4,
        controls=[
            explained(theme.body("Region tiles"), "region-tiles-in-play"),
            explained(
                theme.small(f"{len(library.collection)} are yours. Locks: {locks_marked(library)}."), "region-lock"
            ),
            ft.Row(
                wrap=True, controls=[buttons.tonal("Mark", on_change, label="Mark your region tiles and their locks")]
            ),
        ],
    )
