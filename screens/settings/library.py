"""What the app has been told about the printed game: to correct, or to forget."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.cards import spoken
from companion.vestige.glossary import entry_of_printed
from companion.vestige.library import Library, forget, locks_marked, place_triggers, remember
from companion.vestige.setup import TriggerSpace
from screens import amounts, buttons, sheet, theme
from screens.guard import component
from screens.map.owned import OwnTiles
from screens.rules.word import explained, held, question_mark
from screens.settings.placing import PlacingSheet
from screens.settings.rows import section
from screens.setup.triggers import known_triggers

_TRIGGERS = "triggers"
_TILES = "tiles"


@component
def LibraryRows(library: Library, on_change: Callable[[Library], Any]) -> ft.Control:
    """Each value that is known, with where it is used. A tap opens it."""
    opened, set_opened = ft.use_state(None)

    def close() -> None:
        set_opened(None)

    def change(changed: Library) -> None:
        close()
        on_change(changed)

    def content() -> ft.Control:
        if opened == _TRIGGERS:
            return PlacingSheet(triggers=library.triggers, on_keep=placed, key=_TRIGGERS)
        if opened == _TILES:
            return OwnTiles(library=library, on_change=on_change, key=_TILES)
        return ValueSheet(
            name=_name(opened),
            value=_values(library).get(opened),
            on_value=lambda value: change(remember(library, opened, value)),
            on_forget=lambda: change(forget(library, opened)),
            key=opened,
        )

    def placed(triggers: tuple[TriggerSpace, ...]) -> None:
        change(place_triggers(library, triggers))

    # The triggers and the tiles have their own marks beside their headings.
    own_mark = opened in (None, _TRIGGERS, _TILES)
    lead = [] if own_mark else [question_mark(entry_of_printed(opened), _name(opened))]
    ft.use_dialog(sheet.sheet(content(), close, lead=lead) if opened else None)
    values = _values(library)
    groups = [
        _group(title, words, rule, {of: value for of, value in values.items() if of.startswith(place)}, set_opened)
        for place, title, words, rule in (
            ("region:", "Regions", "Paid when control is taken, at visits, and at the end.", "leverage-from-regions"),
            ("speed:", "Speed spaces", "Paid when the counter moves onto them.", "speed-upgrade"),
            ("mastery:", "Mastery tiles", "Worth so much at the end to the side that claims them.", "mastery-tiles"),
        )
    ]
    known = [group for group in groups if group is not None]
    return section(
        "Library",
        "What you have read off your copy. Every new game begins with it.",
        *(
            [_triggers(library, lambda: set_opened(_TRIGGERS), lambda: change(place_triggers(library, ())))]
            if library.triggers
            else []
        ),
        *known,
        _tiles(library, lambda: set_opened(_TILES)),
        *([] if known or library.triggers else [theme.body("Nothing yet. The app asks for a value when it matters.")]),
        about=("library", "the library"),
    )


def _values(library: Library) -> dict[str, int]:
    printed = library.printed
    return {
        **{f"region:{name}": value for name, value in sorted(printed.regions.items())},
        **{f"speed:{space}": value for space, value in sorted(printed.speed.items())},
        **{f"mastery:{name}": value for name, value in printed.mastery.items()},
    }


def _name(of: str) -> str:
    place, _, name = of.partition(":")
    return {"speed": f"Speed {name}", "mastery": spoken(name).capitalize()}.get(place, name)


def _group(
    title: str, words: str, rule: str, values: dict[str, int], on_open: Callable[[str], Any]
) -> ft.Control | None:
    if not values:
        return None
    return ft.Column(
        key=title,
        spacing=4,
        controls=[
            ft.Container(height=theme.GAP),
            explained(theme.body(title), rule),
            explained(theme.small(words), rule),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    held(
                        buttons.tonal(
                            f"{_name(of)}  {value}", partial(on_open, of), label=f"{_name(of)}: {value}, change"
                        ),
                        entry_of_printed(of),
                    )
                    for of, value in values.items()
                ],
            ),
        ],
    )


def _triggers(library: Library, on_change: Callable[[], Any], on_forget: Callable[[], Any]) -> ft.Control:
    return ft.Column(
        key=_TRIGGERS,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(height=theme.GAP),
            explained(theme.body("Triggers"), "triggers"),
            explained(theme.small("Where they stand on your mat."), "triggers"),
            *known_triggers(
                tuple(space.at for space in library.triggers), tuple(space.kind for space in library.triggers)
            ),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.tonal("Change", on_change, label="Change where the triggers stand"),
                    buttons.quiet("Forget", on_forget, label="Forget where the triggers stand"),
                ],
            ),
        ],
    )


def _tiles(library: Library, on_change: Callable[[], Any]) -> ft.Control:
    return ft.Column(
        key=_TILES,
        spacing=4,
        controls=[
            ft.Container(height=theme.GAP),
            explained(theme.body("Region tiles"), "region-tiles-in-play"),
            explained(
                theme.small(f"{len(library.collection)} are yours. Locks: {locks_marked(library)}."), "region-lock"
            ),
            ft.Row(
                wrap=True, controls=[buttons.tonal("Mark", on_change, label="Mark your region tiles and their locks")]
            ),
        ],
    )


@component
def ValueSheet(
    name: str, value: int | None, on_value: Callable[[int], Any], on_forget: Callable[[], Any]
) -> ft.Control:
    """The content of a sheet for one printed value."""
    typing, set_typing = ft.use_state(value is not None and value > 9)
    if typing:
        keys = amounts.Keypad(title=f"{name}, now {value}", on_done=lambda _, number: on_value(number), key="keypad")
    else:
        keys = ft.Column(
            spacing=theme.PAD,
            controls=[
                theme.heading(name),
                amounts.printed_keys(on_value, name, lambda: set_typing(True), value),
            ],
        )
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            keys,
            buttons.quiet("Forget this value", on_forget, icon=ft.Icons.DELETE_OUTLINE),
        ],
    )
