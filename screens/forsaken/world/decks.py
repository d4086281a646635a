"""Scrap tiles on the yards, encounter decks, and cubes that lie about."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import DrawEncounter, PickUpCubes, SetDeck, SetYards
from companion.forsaken.kinds import PLANET_NAMES, PLANETS, Node, Planet, listed
from companion.forsaken.pieces import Loose
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.parts import chips, column, number_keys
from screens.forsaken.places.yards import yard_keys
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting, use_kept

Once = Callable[[buttons.Action], buttons.Action]
_THIN = 3
"""From so many cards on the end of a deck is in sight."""


def decks_part(sitting: Sitting, once: Once) -> list[Any]:
    """The three encounter decks; a tap on one draws from it, or counts it."""
    return [
        beside(theme.heading("Encounter decks"), "forsaken-encounter-step", "an encounter"),
        Decks(sitting=sitting, revision=sitting.game.revision, once=once, key="decks"),
    ]


@component
def Decks(sitting: Sitting, revision: int, once: Once) -> ft.Control:
    """Three decks as pictures; the chosen one has its keys below."""
    chosen, choose = use_kept(sitting.kept, "encounter deck", None)
    counting, set_counting = ft.use_state(False)
    table: Table = sitting.table

    def toggle(planet: Planet) -> None:
        choose(lambda now: None if now == planet else planet)
        set_counting(False)

    decks = ft.Row(
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[_deck(table, planet, planet == chosen, partial(toggle, planet)) for planet in PLANETS],
    )
    if chosen not in PLANETS:
        return decks
    left = table.decks.get(chosen)

    def count(to: int) -> None:
        if sitting.dispatch(SetDeck(planet=chosen, to=to)):
            set_counting(False)

    def draw(node: Node, last: bool = False) -> None:
        who = table.turn or table.players[0].name
        sitting.dispatch(DrawEncounter(who=who, planet=chosen, node=node, last=last))

    name = PLANET_NAMES[chosen]
    return column(
        decks,
        chips(
            held(
                buttons.tonal(f"Draw: {node}", once(partial(draw, node)), label=f"Draw at {name} for a node: {node}"),
                "forsaken-nodes",
            )
            for node in ("settlement", "outland")
        ),
        chips(
            [
                buttons.quiet(
                    "How many are left?" if left is None else "Count again",
                    lambda: set_counting(lambda now: not now),
                    icon=ft.Icons.EDIT_OUTLINED,
                ),
                held(
                    buttons.quiet(
                        "That was the last", once(lambda: sitting.dispatch(SetDeck(planet=chosen, to=0))),
                        icon=ft.Icons.FLAG_OUTLINED, label=f"The deck of {name} is empty",
                    ),
                    "forsaken-q-deck-runs-out",
                ),
            ]
        ),
        *([number_keys(f"Cards left at {name}", "forsaken-setup-encounter-decks", left, once(count), most=29)]
          if counting else []),
        spacing=theme.GAP,
    )  # fmt: skip


def _deck(table: Table, planet: Planet, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    """A deck as it lies beside its tray: the planet on its back, and how many cards are left."""
    left = table.decks.get(planet)
    words = "not counted" if left is None else f"{left} left"
    thin = left is not None and left <= _THIN
    return picture_key(
        f"Encounters of {PLANET_NAMES[planet]}: {words}{', chosen' if chosen else ''}",
        "forsaken-q-deck-runs-out" if thin else "forsaken-setup-encounter-decks",
        ft.Column(
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                ft.Stack(
                    width=58,
                    height=74,
                    controls=[
                        *(_back(offset) for offset in ((8, 4, 0) if left is None or left > 1 else (0,)) if left != 0),
                        ft.Container(sign_of(planet, 36, faded=left == 0), left=7, top=17),
                    ],
                ),
                ft.Text(PLANET_NAMES[planet], size=theme.SMALL, color=ft.Colors.ON_SURFACE,
                        text_align=ft.TextAlign.CENTER),
                ft.Row(
                    alignment=ft.MainAxisAlignment.CENTER,
                    wrap=True,
                    spacing=2,
                    controls=[
                        *([ft.Icon(ft.Icons.WARNING_AMBER, size=16, color=ft.Colors.ERROR)] if thin else []),
                        theme.small(words),
                    ],
                ),
            ],
        ),
        on_click,
        key=planet,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=10),
        radius=theme.RADIUS,
        raised=False,
        chosen=chosen,
        centred=True,
    )  # fmt: skip


def _back(offset: int) -> ft.Control:
    return ft.Container(
        left=offset,
        top=8 - offset,
        width=50,
        height=66,
        border_radius=7,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
    )


def yards_part(sitting: Sitting, once: Once, open_sheet: Callable[..., Any]) -> list[Any]:
    """The four scrapyards; a tap lays a tile there or takes it away, as it is on the board."""
    table: Table = sitting.table

    def toggle(number: int) -> Callable[[], Any]:
        tiles = tuple(yard.number for yard in table.yards if yard.tile != (yard.number == number))
        return once(partial(sitting.dispatch, SetYards(tiles=tiles)))

    unnamed = [yard.number for yard in table.yards if yard.name is None]
    count = sum(yard.tile for yard in table.yards)
    wrong = [] if count == 3 else [theme.small(f"{count} tiles lie there; the game has 3.", color=ft.Colors.ERROR)]
    return [
        beside(theme.heading("Scrap tiles"), "forsaken-setup-scrap-and-bag", "a scrap tile"),
        yard_keys(table, None, toggle, "{}"),
        *wrong,
        chips(
            buttons.quiet(f"Name scrapyard {number}", partial(open_sheet, "yard", str(number)), icon=ft.Icons.EDIT_NOTE)
            for number in unnamed
        ),
    ]


def loose_part(sitting: Sitting, once: Once, open_sheet: Callable[..., Any]) -> list[Any]:
    """Cubes that lie on the board or on a card."""
    table: Table = sitting.table
    bag = listed(table.bag) or "nothing"
    return [
        beside(theme.heading("Cubes on the board"), "forsaken-resources", "a resource"),
        explained(theme.small(f"In the bag: {bag}."), "forsaken-scrounge"),
        *(_loose(sitting, loose, once) for loose in table.loose),
        chips([buttons.quiet("Lay cubes", lambda: open_sheet("cubes"), icon=ft.Icons.ADD)]),
    ]


def _loose(sitting: Sitting, loose: Loose, once: Once) -> ft.Control:
    table: Table = sitting.table
    who = table.turn
    cubes = {"scrap": loose.scrap, "particle": loose.particle}

    def pick_up(by: str | None) -> Callable[[], Any]:
        command = PickUpCubes(place=loose.place, who=by, scrap=loose.scrap, particle=loose.particle)
        return once(partial(sitting.dispatch, command))

    back = buttons.quiet("Into the bag", pick_up(None), label=f"{loose.place}: cubes into the bag")
    return theme.card(
        column(
            ft.Row(
                wrap=True,
                spacing=4,
                controls=[
                    *(sign_of(word, 20) for word, count in cubes.items() for _ in range(min(count, 8))),
                    theme.body(f"{loose.place}: {listed(cubes)}"),
                ],
            ),
            chips(
                [
                    *([buttons.tonal(f"{who} takes them", pick_up(who), label=f"{who} takes {loose.place}'s cubes")]
                      if who else []),
                    back,
                ]
            ),
            spacing=6,
        ),
        padding=12,
        key=f"loose-{loose.place}",
    )  # fmt: skip
