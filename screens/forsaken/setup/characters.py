"""Second step: who plays whom, and whether a class module tells the story. All of it may be left out."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.kinds import CLASSES
from companion.forsaken.library import Library
from companion.forsaken.seating import Place
from screens import frame, marks, theme
from screens.forsaken.setup.draft import Drafting, known
from screens.forsaken.setup.naming import Naming, row
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, held
from screens.setup.picked import picked


@component
def Characters(drafting: Drafting, desk: Desk, say: Callable[[str], None], insist: bool) -> ft.Control:
    """A person a line; a tap opens the choice of their character below it."""
    places = drafting.seating.places
    # Whoever is alone need not say whom the choice is for.
    opened, set_opened = ft.use_state(places[0].id if len(places) == 1 else -1)
    library = known(desk)
    faults = {fault.id: fault.text for fault in drafting.draft.faults} if insist else {}

    def turn(id: int) -> None:
        set_opened(lambda before: -1 if before == id else id)

    lines: list[ft.Control] = []
    for place in drafting.seating.places:
        lines.append(_line(place, library, place.id == opened, partial(turn, place.id)))
        if place.id in faults:
            lines.append(frame.fault(faults[place.id]))
        if place.id == opened:
            lines.append(_choice(drafting, library, place, say))
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Who plays whom?"), "forsaken-setup-player", "What does a player take?"),
            theme.small("Tap somebody to choose, or go on: the app asks during the game."),
            *([frame.fault(faults[None])] if None in faults else []),
            *lines,
        ],
    )


def _line(place: Place, library: Library, opened: bool, on_click: Callable[[], Any]) -> ft.Control:
    story = f", story of {place.module}" if place.module else ""
    return picture_key(
        f"{place.called}: {place.character or 'no character chosen yet'}{story}",
        "forsaken-player-board",
        ft.Row(
            spacing=14,
            controls=[
                marks.badge(place.called, marks.of_seat(place.color, 0), human=True, size=44),
                ft.Column(
                    expand=True,
                    tight=True,
                    spacing=2,
                    controls=[
                        theme.small(place.called),
                        ft.Text(
                            place.character or "Which character?",
                            size=theme.BODY + 2,
                            font_family=theme.NUMBERS,
                            weight=ft.FontWeight.W_600,
                            color=ft.Colors.ON_SURFACE if place.character else ft.Colors.ON_SURFACE_VARIANT,
                        ),
                        *([theme.small(f"Story: {place.module}")] if place.module else []),
                    ],
                ),
            ],
        ),
        on_click,
        key=f"who-{place.id}",
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
        radius=theme.RADIUS,
        chosen=opened,
    )


def _choice(drafting: Drafting, library: Library, place: Place, say: Callable[[str], None]) -> ft.Control:
    names = [card.name for card in library.choices("character") if drafting.seating.free(card.name, place.id)]
    modules = sorted(_modules(library))

    def play(name: str) -> None:
        if name and not drafting.seating.free(name, place.id):
            say(f"Somebody else plays {name}: there is one of each character.")
            return
        drafting.reseat(lambda now: now.playing(place.id, name))

    return ft.Container(
        key=f"choice-{place.id}",
        padding=ft.Padding.only(left=14, right=4, bottom=theme.PAD),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                Naming(
                    label="Another character" if names else "Name of the character",
                    offered=names,
                    chosen=place.character,
                    take=play,
                    say=say,
                    what=f"{place.called} plays",
                    rule="forsaken-player-board",
                    key=f"character-{place.id}",
                ),
                Story(drafting=drafting, place=place, modules=tuple(modules), say=say, key=f"story-{place.id}"),
            ],
        ),
    )


def _modules(library: Library) -> set[str]:
    """Whose story cards the library has that are no character's."""
    characters = {card.name.casefold() for card in library.choices("character")}
    whose = {card.whose for card in library.choices("story")}
    return {name for name in whose if name and name.casefold() not in characters}


@component
def Story(drafting: Drafting, place: Place, modules: tuple[str, ...], say: Callable[[str], None]) -> ft.Control:
    opened, set_opened = ft.use_state(bool(place.module))

    def tell(name: str) -> None:
        drafting.reseat(lambda now: now.telling(place.id, name))

    def own() -> None:
        set_opened(False)
        tell("")

    def be(klass: Any) -> None:
        drafting.reseat(lambda now: now.of_class(place.id, None if klass == place.klass else klass))

    controls: list[ft.Control] = [
        beside(theme.heading("Which story?"), "forsaken-class-module", "a class module"),
        row(
            [
                picked("Their own", not opened, own, label=f"{place.called}: the character's own story"),
                picked(
                    "A class module", opened, lambda: set_opened(True), label=f"{place.called}: story of a class module"
                ),
            ]
        ),
    ]
    if opened:
        controls += [
            Naming(
                label="Name of the module",
                offered=modules,
                chosen=place.module,
                take=tell,
                say=say,
                what=f"Story of {place.called}",
                rule="forsaken-class-module-setup",
                key=f"module-{place.id}",
            ),
            beside(theme.small("Class on the player board"), "forsaken-class", "class"),
            row(
                [
                    held(
                        picked(
                            klass.capitalize(),
                            klass == place.klass,
                            partial(be, klass),
                            label=f"{place.called} is {klass}",
                        ),
                        "forsaken-class-module-vignettes",
                    )
                    for klass in CLASSES
                ]
            ),
        ]
    return ft.Column(
        tight=True, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=controls
    )
