"""Regions: who controls what, what is printed on it, and one tap to take, visit or lose."""

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.vestige.commands import LoseControl, ReadPrinted, TakeControl, Visit
from companion.vestige.glossary import entry_of_region
from companion.vestige.prompts import question
from companion.vestige.regions import RegionTile, region_tiles
from companion.vestige.table import Table
from screens import amounts, buttons, marks, theme
from screens.guard import component, memo
from screens.rules.word import beside, explained, heading, held, opener
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def Regions(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """All regions as hexes in a grid; those of the module below, since few tables use them."""
    opened, set_opened = ft.use_state("")
    table: Table = sitting.table
    ft.use_dialog(
        sheet(
            RegionSheet(sitting=sitting, region=opened, close=lambda: set_opened(""), key=f"region-{opened}"),
            lambda: set_opened(""),
        )
        if opened
        else None
    )
    opener: Any = ft.use_ref(None)
    if opener.current is None:
        opener.current = set_opened
    base = [name for tile in region_tiles() if not tile.module for name in tile.tiles]
    module = [name for tile in region_tiles() if tile.module for name in tile.tiles]
    others = [control.region for control in table.regions if control.region not in (*base, *module)]
    return _page(
        [
            beside(
                theme.small("Tap a region to take, visit or lose it. The figure is its printed leverage."),
                "control",
                "control of a region",
                apart=True,
            ),
            _tiles(table, [*others, *base], opener.current),
            beside(theme.heading("Extra regions of the module"), "extra-regions", "an extra region"),
            _tiles(table, module, opener.current),
        ]
    )


def _page(controls: list[ft.Control]) -> ft.Control:
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=12),
        content=ft.Column(
            scroll=ft.ScrollMode.AUTO,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[*controls, ft.Container(height=theme.PAD)],
        ),
    )


def _tiles(table: Table, names: list[str], open_region: Callable[[str], None]) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=8,
        run_spacing=8,
        controls=[
            RegionTileCard(shown=_view(table, name), region=name, open_region=open_region, key=f"tile-{name}")
            for name in names
        ],
    )


def _view(table: Table, region: str) -> tuple[str, str, bool, int | None]:
    """What a tile shows, small enough to compare: controller, colour, human, printed value."""
    holder = table.controller(region)
    if holder is None:
        return "", "", False, table.printed.regions.get(region)
    competitor = table.competitor(holder)
    return holder, marks.colour(table, competitor), competitor.human, table.printed.regions.get(region)


@memo
def RegionTileCard(
    shown: tuple[str, str, bool, int | None], region: str, open_region: Callable[[str], None]
) -> ft.Control:
    """One tile: its hex with the printed value, its name, and whose it is."""
    holder, colour, human, value = shown
    whose = f"controlled by {holder}" if holder else "uncontrolled"
    printed = f"printed {value}" if value is not None else "value not read yet"
    tile = ft.TextButton(
        on_click=lambda: open_region(region),
        on_long_press=opener(entry_of_region(region)),
        style=ft.ButtonStyle(
            padding=ft.Padding.only(left=6, right=12, top=6, bottom=6),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if holder else ft.Colors.SURFACE_CONTAINER_LOW,
        ),
        content=ft.Row(
            tight=True,
            spacing=8,
            controls=[
                _silent(
                    hexagon("?" if value is None else str(value), colour or None, known=value is not None, size=40)
                ),
                ft.Text(
                    region,
                    size=theme.BODY,
                    color=ft.Colors.ON_SURFACE,
                    semantics_label=f"{region}, {whose}, {printed}",
                    expand=True,
                    expand_loose=True,
                ),
                *([marks.badge(holder, colour, human, 24)] if holder else []),
            ],
        ),
    )
    # One thing for a screen reader, not a button in a button.
    return ft.MergeSemantics(tile)


def _silent(picture: ft.Control) -> ft.Control:
    """A picture whose meaning is said in words beside it."""
    return ft.Semantics(exclude_semantics=True, content=picture)


def hexagon(text: str, fill: str | None, known: bool = True, size: int = 44) -> ft.Control:
    """A hex tile with a figure: filled in its controller's colour, an outline while nobody holds it."""
    half, quarter = size / 2, size / 4
    points = [(half, 0), (size, quarter), (size, size - quarter), (half, size), (0, size - quarter), (0, quarter)]
    path = [cv.Path.MoveTo(*points[0]), *(cv.Path.LineTo(*point) for point in points[1:]), cv.Path.Close()]
    paint = ft.Paint(
        color=fill or ft.Colors.OUTLINE,
        style=ft.PaintingStyle.FILL if fill else ft.PaintingStyle.STROKE,
        stroke_width=1.5,
    )
    ink = "#121315" if fill else ft.Colors.ON_SURFACE if known else ft.Colors.OUTLINE
    figure = cv.Text(
        half,
        half,
        value=text,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(size=20, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=ink),
    )
    return cv.Canvas(width=size, height=size, shapes=[cv.Path(elements=path, paint=paint), figure])


@component
def RegionSheet(sitting: Sitting, region: str, close: Callable[[], None]) -> ft.Control:
    """What can happen to one region."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    holder = table.controller(region)
    value = table.printed.regions.get(region)
    tile = _tile(region)

    def do(command: Any) -> Callable[[], None]:
        def act() -> None:
            # Where a value is owed now, it is asked for here, while the tile is under the person's eyes.
            if sitting.dispatch(command) and not owed():
                close()

        return once(act)

    def owed() -> bool:
        return any(it.of == f"region:{region}" for it in sitting.table.owed)

    def read(number: int) -> None:
        waited = owed()
        if number != value:
            sitting.dispatch(ReadPrinted(of=f"region:{region}", value=number))
        set_typing(False)
        if waited:
            close()

    rows: list[ft.Control] = [
        ft.Row(
            [
                hexagon("?" if value is None else str(value), None, value is not None),
                ft.Container(heading(region, entry_of_region(region), level=1), expand=True),
            ],
        ),
        explained(
            theme.small(f"{tile.effect} (p. {tile.page})" if tile else "A region that people named."),
            entry_of_region(region),
        ),
        explained(theme.body(f"{holder} controls it." if holder else "Nobody controls it."), "control"),
    ]
    for competitor in table.competitors:
        who = competitor.name
        buttons_of = []
        if holder != who:
            take = buttons.tonal(f"{who} takes it", do(TakeControl(who=who, region=region)))
            buttons_of.append(held(take, "take-control" if competitor.human else "nemesis-takes-a-region"))
        if competitor.human:
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


def _tile(region: str) -> RegionTile | None:
    return next((tile for tile in region_tiles() if region in tile.tiles), None)
