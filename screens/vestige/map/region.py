"""One region: taken, visited, lost, and what is printed on it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import LoseControl, ReadPrinted, TakeControl, Visit
from companion.vestige.glossary import entry_of_region
from companion.vestige.prompts import question
from companion.vestige.regions import RegionTile, tile_called
from companion.vestige.table import Table
from screens import amounts, buttons, marks, theme
from screens.guard import component
from screens.rules.word import explained, heading, held
from screens.sitting import Sitting
from screens.vestige.map.hexagon import hexagon


@component
def RegionSheet(
    sitting: Sitting, region: str, close: Callable[[], Any], taken: Callable[[], Any] | None = None
) -> ft.Control:
    """What can happen to one region. `taken` is what comes after taking it, where that is more than closing."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    # Else a value that is asked for in between would make people forget it.
    leave: Any = ft.use_ref(None)
    table: Table = sitting.table
    holder = table.controller(region)
    value = table.printed.regions.get(region)
    tile = tile_called(region)

    def do(command: Any, after: Callable[[], Any] = close) -> Callable[[], None]:
        def act() -> None:
            if not sitting.dispatch(command):
                return
            leave.current = after
            # Where a value is owed now, it is asked for here, while the tile is under the person's eyes.
            if not owed():
                after()

        return once(act)

    def owed() -> bool:
        return any(it.of == f"region:{region}" for it in sitting.table.owed)

    def read(number: int) -> None:
        waited = owed()
        if number != value:
            sitting.dispatch(ReadPrinted(of=f"region:{region}", value=number))
        set_typing(False)
        if waited:
            (leave.current or close)()

    rows: list[ft.Control] = [
        ft.Row(
            [
                hexagon("?" if value is None else str(value), None, value is not None),
                ft.Container(heading(region, entry_of_region(region), level=1), expand=True),
            ],
        ),
        *_effect(region, tile),
        explained(theme.body(f"{holder} controls it." if holder else "Nobody controls it."), "control"),
    ]
    # Whose turn it is stands first: six people and three nemeses fill more than a screen.
    for competitor in sorted(table.competitors, key=lambda it: it.name != table.turn):
        who = competitor.name
        if competitor.away and holder != who:
            continue
        buttons_of = []
        if holder != who:
            take = buttons.tonal(f"{who} takes it", do(TakeControl(who=who, region=region), taken or close))
            buttons_of.append(held(take, "take-control" if competitor.human else "nemesis-takes-a-region"))
        if competitor.human and not competitor.away:
            visit = buttons.tonal(f"{who} visits", do(Visit(who=who, region=region)))
            buttons_of.append(held(visit, "visit"))
        rows.append(ft.Row([marks.mark(table, competitor, 28), *buttons_of], wrap=True))
    if holder:
        rows.append(
            ft.Row(
                [
                    held(
                        buttons.quiet(f"{holder} takes the block back", do(LoseControl(region=region, recovered=True))),
                        "recover-a-block",
                    ),
                    held(
                        buttons.quiet(f"{holder} loses it", do(LoseControl(region=region))),
                        "lose-control",
                    ),
                ],
                wrap=True,
            )
        )
    if owed():
        printed = theme.body(question(table, f"region:{region}"), color=ft.Colors.PRIMARY)
    else:
        printed = theme.body("Printed leverage" if value is None else f"Printed leverage: {value}")
    rows.append(explained(printed, "leverage-from-regions"))
    if typing:
        rows.append(
            amounts.Keypad(
                title=f"{region}: printed leverage",
                kinds=(("set", "Printed"),),
                on_done=lambda way, number: read(number),
            )
        )
    else:
        rows.append(amounts.printed_keys(once(read), f"{region} shows", lambda: set_typing(True), value))
    return ft.Column(rows, tight=True, spacing=theme.GAP + 4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _effect(region: str, tile: RegionTile | None) -> list[ft.Control]:
    """What it does, how often in a visit, and what it does to the score."""
    entry = entry_of_region(region)
    if tile is None:
        return [explained(theme.small("A region that people named."), entry)]
    return [
        explained(theme.body(f"{tile.effect} (p. {tile.page})"), entry),
        explained(theme.small(tile.used), "visit"),
        *([explained(theme.small(f"Score: {tile.score}"), entry)] if tile.score else []),
    ]
