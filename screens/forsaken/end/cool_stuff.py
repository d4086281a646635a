"""Cool stuff, which settles a tie: counted kind by kind, what was tracked standing there already."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.kinds import COOL_STUFF, CoolStuff, named
from companion.forsaken.scoring import pieces_in_words
from companion.forsaken.table import Table
from screens import buttons, marks, theme
from screens.ending.counter import counter
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import beside, explained, held

Stuff = dict[CoolStuff, int]
_PICTURES: dict[CoolStuff, tuple[str, str]] = {
    "talents": ("talent", "forsaken-talents"),
    "statuses": ("status", "forsaken-status-cards"),
    "gear": ("gear", "forsaken-gear"),
    "weapons": ("weapon", "forsaken-weapons"),
    "mods": ("mod", "forsaken-mods"),
    "resources": ("scrap", "forsaken-resources"),
    "rep": ("cartel_rep", "forsaken-reputation"),
    "visions": ("visions", "forsaken-visions"),
    "transponders": ("transponders", "forsaken-transponders"),
    "boosts": ("boosts", "forsaken-boosts"),
}


def counters(who: str, stuff: Stuff, change: Callable[[CoolStuff, int], Any]) -> ft.Control:
    """A counter for each kind; `change` gets the kind and by how much."""

    def by(kind: CoolStuff, step: int) -> Callable[[], None]:
        return lambda: change(kind, step)

    return ft.Column(
        tight=True,
        spacing=4,
        controls=[
            ft.Container(
                key=kind,
                content=counter(
                    named(kind, 2).capitalize(),
                    f"{named(kind, 2).capitalize()} of {who}",
                    stuff.get(kind, 0),
                    by(kind, -1),
                    by(kind, 1),
                    lead=sign_of(_PICTURES[kind][0], 28),
                    rule=_PICTURES[kind][1],
                ),
            )
            for kind in COOL_STUFF
        ],
    )


def stepped(stuff: Stuff, kind: CoolStuff, step: int) -> Stuff:
    """After a step on one counter; none goes below 0."""
    return {**stuff, kind: max(0, stuff.get(kind, 0) + step)}


@component
def CountCool(who: str, begun: Stuff, on_done: Callable[[Stuff], Any]) -> ft.Control:
    """Nothing is entered before one says so."""
    stuff, set_stuff = ft.use_state(begun)
    once = buttons.use_once()
    total = sum(stuff.values())
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Cool stuff of {who}", level=1), "forsaken-tie", "cool stuff"),
            counters(who, stuff, lambda kind, step: set_stuff(lambda before: stepped(before, kind, step))),
            buttons.primary(f"{who} has {total}", once(lambda: on_done(stuff)), icon=ft.Icons.CHECK),
        ],
    )


def tie_card(table: Table, tied: tuple[str, ...], count: Callable[[str], Any]) -> ft.Control:
    """Who ties, each with the number of pieces, large; a tap counts them again."""
    return theme.card(
        key="tie",
        accent=True,
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("A tie: count the cool stuff"), "forsaken-tie", "cool stuff"),
                *[_tied(table, who, count) for who in tied],
            ],
        ),
    )


def _tied(table: Table, who: str, count: Callable[[str], Any]) -> ft.Control:
    stuff = table.cool_stuff(who)
    total = sum(stuff.values())
    return ft.Column(
        key=f"tied-{who}",
        tight=True,
        spacing=0,
        controls=[
            ft.Row(
                spacing=12,
                controls=[
                    marks.mark(table, table.player(who), size=36),
                    ft.Container(theme.heading(who), expand=True),
                    explained(theme.number(str(total), label=f"{who}: {total} pieces of cool stuff"), "forsaken-tie"),
                    held(
                        buttons.icon(
                            ft.Icons.CHECKLIST, f"Count the cool stuff of {who}", lambda: count(who), filled=True
                        ),
                        "forsaken-tie",
                    ),
                ],
            ),
            theme.small(pieces_in_words(stuff) or "nothing"),
        ],
    )
