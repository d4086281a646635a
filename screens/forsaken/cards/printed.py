"""What is the same in each game of the person's box: the dice tower, the scrapyards, the encounter decks."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Tower
from companion.forsaken.kinds import PLANET_NAMES
from companion.forsaken.library import Library
from screens import sheet, theme
from screens.forsaken.cards.tower import TowerEditor
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.library.keys import Value, Written, number_key, words_key
from screens.rules.word import beside, explained
from screens.same import use_same


@component
def OwnBox(library: Library, on_change: Callable[[Library], Any]) -> ft.Control:
    """The tower, three names, and how many cards each encounter deck has."""
    opened, set_opened = ft.use_state("")
    latest: Any = ft.use_ref(None)
    latest.current = (library, on_change)
    printed = library.printed

    def close() -> None:
        set_opened("")

    def put(**changes: Any) -> None:
        now, change = latest.current
        change(now.changed({"printed": now.printed.changed(changes)}))

    def of_tower(tower: Tower) -> None:
        put(tower=tower)

    def of_deck(planet: str, count: int | None) -> None:
        others = {it: known for it, known in printed.decks.items() if it != planet}
        close()
        put(decks=others if count is None else {**others, planet: count})

    def of_yard(number: int, text: str) -> None:
        yards = list(latest.current[0].printed.yards)
        yards[number] = text.strip()[:60].strip() or None
        put(yards=tuple(yards))

    writers = [
        use_same(lambda: partial(of_yard, 0)),
        use_same(lambda: partial(of_yard, 1)),
        use_same(lambda: partial(of_yard, 2)),
    ]

    def content() -> Any:
        what, _, which = opened.partition(":")
        if what == "yard":
            number = int(which)
            return Written(
                title=f"Scrapyard {number + 1}",
                rule="forsaken-use-scrapyard",
                label="Where it is on the board",
                initial=printed.yards[number] or "",
                on_text=writers[number],
                on_close=close,
                short=True,
                key=opened,
            )
        planet = next(planet for planet in PLANET_NAMES if planet == which)
        return Value(
            title=f"Encounter cards of {PLANET_NAMES[planet]}",
            value=printed.decks.get(planet),
            on_value=partial(of_deck, planet),
            key=opened,
        )

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("My box"), "printed-values", "a printed value"),
            TowerEditor(tower=printed.tower, on_change=of_tower, key="tower"),
            beside(theme.heading("Scrapyards"), "forsaken-use-scrapyard", "a scrapyard"),
            ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    words_key(
                        f"Scrapyard {number + 1}",
                        "forsaken-use-scrapyard",
                        ft.Icons.PLACE_OUTLINED,
                        yard or "",
                        partial(set_opened, f"yard:{number}"),
                        key=f"yard-{number}",
                    )
                    for number, yard in enumerate(printed.yards)
                ],
            ),
            beside(theme.heading("Encounter decks"), "forsaken-setup-encounter-decks", "an encounter deck"),
            *[
                ft.Row(
                    key=planet,
                    spacing=12,
                    controls=[
                        number_key(
                            printed.decks.get(planet),
                            f"Cards of {name}",
                            "forsaken-setup-encounter-decks",
                            partial(set_opened, f"deck:{planet}"),
                        ),
                        sign_of(planet, 30),
                        ft.Container(explained(theme.body(name), "forsaken-setup-encounter-decks"), expand=True),
                    ],
                )
                for planet, name in PLANET_NAMES.items()
            ],
        ],
    )
