"""The map as a picture: 19 hexes in their places on the mat, and pawns between them."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.vestige import mat
from companion.vestige.glossary import entry_of_region
from companion.vestige.map_tiles import spoken, tile_at, title, to_turn
from companion.vestige.setup import SetupTile
from companion.vestige.table import Table
from screens import marks, theme
from screens.guard import memo
from screens.rules.word import opener

SMALLEST = theme.TOUCH / 1.5
"""Pixels from the middle of a hex to its corner, below which a finger would miss it."""

INK = "#121315"


class HexView(NamedTuple):
    """What one hex shows. `name` is empty where nobody may know it, `face_up` whether the tile shows it itself.

    `wanted` stands out from the others.
    """

    place: int
    label: str
    lies: bool = True
    name: str = ""
    face_up: bool = True
    value: int | None = None
    valued: bool = True
    holder: str = ""
    colour: str = ""
    human: bool = False
    wanted: bool = False


class PawnView(NamedTuple):
    """A pawn at its spot."""

    who: str
    colour: str
    spot: str


def on_table(table: Table, chosen: int | None = None) -> tuple[HexView, ...]:
    """The hexes as they lie on a table. `chosen` is the place of the one that is to be swapped."""
    turning = to_turn(table) if chosen is None else ()
    return tuple(_on_table(table, place, place == chosen or place in turning) for place in mat.PLACES)


def _on_table(table: Table, place: int, wanted: bool) -> HexView:
    tile = tile_at(table, place)
    label = spoken(table, place)
    if tile is None or not tile.face_up:
        return HexView(place, label, lies=tile is not None, wanted=wanted)
    region = tile.region or "?"
    holder = table.controller(region)
    competitor = table.competitor(holder) if holder else None
    return HexView(
        place,
        label,
        name=region,
        value=table.printed.regions.get(region),
        holder=holder or "",
        colour=marks.colour(table, competitor) if competitor else "",
        human=competitor is not None and competitor.human,
        wanted=wanted,
    )


def as_laid(tiles: Sequence[SetupTile], chosen: int | None = None) -> tuple[HexView, ...]:
    """The hexes while the map is being laid out: names alone, and the place that is asked about.

    Names of tiles that lie face down are shown too: somebody has to lay the tiles so.
    """
    lying = {tile.place: tile for tile in tiles}
    return tuple(
        HexView(
            place,
            f"Place {place}: {_as_laid(lying.get(place))}",
            lies=place in lying,
            name=lying[place].region or "" if place in lying else "",
            face_up=place in lying and lying[place].face_up,
            valued=False,
            wanted=place == chosen,
        )
        for place in mat.PLACES
    )


def _as_laid(tile: SetupTile | None) -> str:
    if tile is not None and tile.region and not tile.face_up:
        return f"{tile.region}, face down"
    return title(tile)


def pawns_on(table: Table) -> tuple[PawnView, ...]:
    """The pawns that stand on the map."""
    return tuple(
        PawnView(human.name, marks.colour(table, human), table.pawns[human.name])
        for human in table.humans
        if human.name in table.pawns
    )


def unit_for(width: float, height: float) -> float:
    """Pixels from the middle of a hex to its corner, so that the map fits; never too small for a finger."""
    return max(SMALLEST, min(width / mat.WIDTH, height / mat.HEIGHT))


@memo
def MapPicture(
    hexes: tuple[HexView, ...], pawns: tuple[PawnView, ...], unit: float, on_place: Callable[[int], Any]
) -> ft.Control:
    """All hexes, each a button with a spoken name; a long press opens the entry of its region.

    `on_place` must be the same function each time: hexes that have not changed are not drawn again.
    """
    width, height = mat.WIDTH * unit, mat.HEIGHT * unit
    # Buttons lie above the pawns: what is drawn would keep fingers from what is below it.
    return ft.Stack(
        width=width,
        height=height,
        clip_behavior=ft.ClipBehavior.NONE,
        controls=[
            *(_at(view.place, unit, 2.0, HexPicture(view=view, unit=unit)) for view in hexes),
            *([_pawns(pawns, unit)] if pawns else []),
            *(
                _at(view.place, unit, 1.5, HexButton(view.place, view.label, view.name, unit, on_place))
                for view in hexes
            ),
        ],
    )


def _at(place: int, unit: float, height: float, content: Any) -> ft.Control:
    x, y = mat.centre(place)
    return ft.Container(
        key=f"{place}-{height}",
        left=(x + mat.WIDTH / 2) * unit - unit * sqrt(3) / 2,
        top=(y + mat.HEIGHT / 2 - height / 2) * unit,
        width=unit * sqrt(3),
        height=unit * height,
        content=content,
    )


@memo
def HexButton(place: int, label: str, name: str, unit: float, on_place: Callable[[int], Any]) -> ft.Control:
    """Where a finger goes: the whole width of a hex, and as high as the next row leaves."""
    return ft.MergeSemantics(
        ft.TextButton(
            width=unit * sqrt(3),
            height=unit * 1.5,
            content=ft.Text("", semantics_label=label),
            on_click=lambda: on_place(place),
            on_long_press=opener(entry_of_region(name) if name else "map-mat"),
            style=ft.ButtonStyle(padding=0, shape=ft.BeveledRectangleBorder(radius=unit * 0.42)),
        )
    )


@memo
def HexPicture(view: HexView, unit: float) -> ft.Control:
    """One hex as it looks. Its words are said by its button."""
    shapes = _face_up(view, unit) if view.name and view.face_up else _face_down(view, unit)
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=unit * sqrt(3), height=unit * 2, shapes=shapes))


def _face_up(view: HexView, unit: float) -> list[cv.Shape]:
    middle = unit * sqrt(3) / 2
    ground = ft.Colors.SURFACE_CONTAINER_HIGH
    shapes: list[cv.Shape] = [_hex(unit, 0.965, ft.Paint(color=ground))]
    if view.colour:
        shapes.append(_hex(unit, 0.965, ft.Paint(color=ft.Colors.with_opacity(0.2, view.colour))))
        shapes.append(_hex(unit, 0.92, _line(view.colour, max(2.0, unit * 0.06))))
    else:
        shapes.append(_hex(unit, 0.955, _line(ft.Colors.OUTLINE_VARIANT, 1)))
    if view.wanted:
        shapes.append(_hex(unit, 0.94, _line(ft.Colors.PRIMARY, max(2.5, unit * 0.07))))
    if view.valued:
        known = view.value is not None
        colour = ft.Colors.ON_SURFACE if known else ft.Colors.OUTLINE
        shapes.append(_text(middle, unit * 0.48, str(view.value) if known else "?", unit * 0.56, colour))
    shapes.append(_name(view.name, unit, unit * (1.03 if view.valued else 1.0), ft.Colors.ON_SURFACE_VARIANT))
    if view.holder:
        shapes += _badge(middle, unit * 1.53, unit * 0.2, view.holder, view.colour, view.human)
    return shapes


def _face_down(view: HexView, unit: float) -> list[cv.Shape]:
    """The back of a tile: rings, and its place where its name is not to be seen. Where none lies, a dashed outline."""
    middle = unit * sqrt(3) / 2
    edge = ft.Colors.PRIMARY if view.wanted else ft.Colors.OUTLINE_VARIANT
    shapes: list[cv.Shape] = []
    if view.lies:
        shapes.append(_hex(unit, 0.965, ft.Paint(color=ft.Colors.SURFACE_CONTAINER_LOW)))
        shapes += [
            _hex(unit, size, _line(ft.Colors.OUTLINE_VARIANT, 1)) for size in ((0.84,) if view.name else (0.72, 0.5))
        ]
        shapes.append(_hex(unit, 0.94, _line(edge, max(2.5, unit * 0.07) if view.wanted else 1.5)))
    else:
        dashed = ft.Paint(
            color=edge, style=ft.PaintingStyle.STROKE, stroke_width=1.5, stroke_dash_pattern=[unit * 0.16, unit * 0.12]
        )
        shapes.append(_hex(unit, 0.94, dashed))
    colour = ft.Colors.PRIMARY if view.wanted else ft.Colors.OUTLINE
    if view.name:
        shapes.append(_name(view.name, unit, unit, ft.Colors.PRIMARY if view.wanted else ft.Colors.ON_SURFACE_VARIANT))
    else:
        shapes.append(_text(middle, unit, str(view.place), unit * 0.36, colour))
    return shapes


def _name(name: str, unit: float, y: float, colour: str) -> cv.Text:
    """The name of a region in the middle of its hex, in two lines where it needs them."""
    return cv.Text(
        unit * sqrt(3) / 2,
        y,
        value=name,
        alignment=ft.Alignment.CENTER,
        text_align=ft.TextAlign.CENTER,
        max_width=unit * 1.57,
        max_lines=2,
        style=ft.TextStyle(size=unit * 0.27, font_family=theme.NUMBERS, height=1.05, color=colour),
    )


def _pawns(pawns: tuple[PawnView, ...], unit: float) -> ft.Control:
    shapes: list[cv.Shape] = []
    for number, pawn in enumerate(pawns):
        point = mat.spots()[pawn.spot]
        # Two at one spot stand side by side.
        beside = sum(other.spot == pawn.spot for other in pawns[:number]) * unit * 0.3
        x, y = (point.x + mat.WIDTH / 2) * unit + beside, (point.y + mat.HEIGHT / 2) * unit
        size = max(9.0, unit * 0.25)
        shapes += [
            cv.Circle(x, y, size + 3, paint=ft.Paint(color=ft.Colors.SURFACE)),
            cv.Circle(x, y, size + 1.5, paint=_line(ft.Colors.ON_SURFACE, 1.5)),
            *_badge(x, y, size, pawn.who, pawn.colour, human=True),
        ]
    canvas = cv.Canvas(width=mat.WIDTH * unit, height=mat.HEIGHT * unit, shapes=shapes)
    return ft.Container(key="pawns", left=0, top=0, content=ft.Semantics(exclude_semantics=True, content=canvas))


def _badge(x: float, y: float, half: float, name: str, colour: str, human: bool) -> list[cv.Shape]:
    """Round for players, cornered for nemeses, with the first letter of the name."""
    paint = ft.Paint(color=colour)
    ground: cv.Shape = (
        cv.Circle(x, y, half, paint=paint)
        if human
        else cv.Rect(x - half, y - half, 2 * half, 2 * half, border_radius=half * 0.4, paint=paint)
    )
    return [ground, _text(x, y, marks.initial(name), half * 1.4, INK)]


def _text(x: float, y: float, value: str, size: float, colour: str) -> cv.Text:
    return cv.Text(
        x,
        y,
        value=value,
        alignment=ft.Alignment.CENTER,
        style=ft.TextStyle(size=size, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=colour),
    )


def _line(colour: str, width: float) -> ft.Paint:
    return ft.Paint(color=colour, style=ft.PaintingStyle.STROKE, stroke_width=width)


def _hex(unit: float, share: float, paint: ft.Paint) -> cv.Path:
    """A hex on its point with its corners rounded a little, as tiles are; `share` of the full size."""
    x, y = unit * sqrt(3) / 2, unit
    half, around = unit * share * sqrt(3) / 2, unit * share
    corners = [
        (x, y - around), (x + half, y - around / 2), (x + half, y + around / 2),
        (x, y + around), (x - half, y + around / 2), (x - half, y - around / 2),
    ]  # fmt: skip
    elements: list[cv.Path.PathElement] = []
    for number, (corner_x, corner_y) in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % 6]
        start = (corner_x + (before[0] - corner_x) * 0.14, corner_y + (before[1] - corner_y) * 0.14)
        end = (corner_x + (after[0] - corner_x) * 0.14, corner_y + (after[1] - corner_y) * 0.14)
        elements.append(cv.Path.LineTo(*start) if elements else cv.Path.MoveTo(*start))
        elements.append(cv.Path.QuadraticTo(corner_x, corner_y, *end))
    return cv.Path(elements=[*elements, cv.Path.Close()], paint=paint)
