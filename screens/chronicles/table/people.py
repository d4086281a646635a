"""Everybody on the Table: the one whose turn it is first and large, the others as rows in the order of turns."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.chronicles.commands import GainHonor, LoseHonor
from companion.chronicles.kinds import TRACKS
from companion.chronicles.table import Player, Table
from screens import amounts, buttons, marks, theme
from screens.chronicles.sheet.gain import NARROW, Kinds
from screens.chronicles.sheet.pictures import Held, Renown, SmallSheet, held, in_words, marks_row
from screens.chronicles.signs import TRACK_COLOURS, track_sign
from screens.chronicles.table.near import nearby
from screens.guard import memo
from screens.keys import picture_key
from screens.near import Near
from screens.person import ground, name_key
from screens.preferences import preferences
from screens.sitting import Sitting

HONOR = amounts.Counted(word="honor", rule="chronicles-honor")
ROW_NUMBER = 30
"""Size of the honor of one among many: below that of the one whose turn it is, above everything else."""


class Shown(NamedTuple):
    """What the Table shows of a player. Where it is the same as before, nothing is drawn again."""

    name: str
    fill: str
    honor: int
    renown: int
    sheet: Held
    near: Near
    on_turn: bool
    away: bool
    dark: bool


def colour_of(table: Table, player: Player) -> str:
    """The colour of a player's mark."""
    return marks.of_seat(player.color, [one.name for one in table.players].index(player.name))


def people(sitting: Sitting, table: Table, open_sheet: Callable[..., Any], across: int) -> list[Any]:
    """Who is on comes first, then the others as they follow."""
    dark = preferences(sitting.desk).theme == "dark"
    found: list[Any] = []
    for player in in_turn(table):
        shown = Shown(
            name=player.name,
            fill=colour_of(table, player),
            honor=player.honor,
            renown=player.renown,
            sheet=held(player),
            near=nearby(player),
            on_turn=player.name == table.turn,
            away=player.away,
            dark=dark,
        )
        large = shown.on_turn
        part = PlayerCard if large else PlayerRow
        found.append(
            part(sitting=sitting, shown=shown, open_sheet=open_sheet, across=across, key=f"player-{player.name}")
        )
    return found


def in_turn(table: Table) -> tuple[Player, ...]:
    """All players, from the one who is on in the order of turns; in the order of seats where nobody is."""
    names = [player.name for player in table.players]
    start = names.index(table.turn) if table.turn in names else 0
    return (*table.players[start:], *table.players[:start])


@memo
def PlayerCard(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any], across: int) -> ft.Control:
    """The player who is on: honor with its stepper, the six kinds as keys, tracks and renown as a picture."""
    name = shown.name
    return _ground(
        shown,
        _name(shown, open_sheet, size=34, large=True),
        amounts.Stepper(
            name=name,
            value=shown.honor,
            counted=HONOR,
            colour=_ink(shown),
            on_commit=_commit(sitting, name),
            on_number=lambda: open_sheet("keypad", name),
            kept=sitting.kept,
            key=f"stepper-{name}",
        ),
        Kinds(sitting=sitting, who=name, circles=shown.sheet.circles, across=across, key="kinds"),
        _tracks(shown, open_sheet),
        _renown(shown, open_sheet),
    )


@memo
def PlayerRow(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any], across: int) -> ft.Control:
    """One line: mark, name, what is near, the sheet as a stamp, honor, one more."""
    name = shown.name
    pending = amounts.use_pending(sitting.kept, name, shown.honor, _commit(sitting, name))
    once = buttons.use_once()
    less = buttons.icon(ft.Icons.REMOVE, f"{name}: 1 less", pending.step(-1), filled=True)
    narrow = (ft.context.page.width or NARROW) < NARROW
    return _ground(
        shown,
        ft.Row(
            spacing=0,
            controls=[
                ft.Container(_name(shown, open_sheet, size=28), expand=True),
                *([] if narrow else [SmallSheet(shown=shown.sheet, key="stamp")]),
                amounts.number_key(
                    name,
                    pending,
                    HONOR,
                    _ink(shown),
                    lambda: open_sheet("keypad", name),
                    size=ROW_NUMBER,
                    # Figures of all rows end in one line.
                    alignment=ft.Alignment.CENTER_RIGHT,
                ),
                buttons.icon(ft.Icons.ADD, f"{name}: 1 more", pending.step(1)),
            ],
        ),
        *([amounts.pending_row(name, pending, once, less)] if pending.change else []),
    )


def _ground(shown: Shown, *controls: Any) -> ft.Control:
    return ground(shown.on_turn, shown.away, *controls)


def _ink(shown: Shown) -> str:
    """The colour of the figures: the player's own on the dark ground; by daylight it would be too pale to read."""
    return shown.fill if shown.dark else ft.Colors.ON_SURFACE


def _commit(sitting: Sitting, name: str) -> Callable[[int], Any]:
    def commit(change: int) -> None:
        command = GainHonor(who=name, amount=change) if change > 0 else LoseHonor(who=name, amount=-change)
        sitting.dispatch(command)

    return commit


def _name(shown: Shown, open_sheet: Callable[..., Any], size: int, large: bool = False) -> ft.Control:
    return name_key(
        name=shown.name,
        fill=shown.fill,
        human=True,
        near=shown.near,
        rule="chronicles-character-sheet",
        on_click=lambda: open_sheet("player", shown.name),
        size=size,
        large=large,
    )


def _tracks(shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """The six tracks with their marks, as one key that leads to the sheet."""
    return picture_key(
        f"{shown.name}: the character sheet. {in_words(shown.sheet)}",
        "chronicles-legendary-tracks",
        ft.Row(
            spacing=0,
            controls=[
                ft.Column(
                    expand=True,
                    spacing=4,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[track_sign(track, 24), marks_row(count, TRACK_COLOURS[track])],
                )
                for track, count in zip(TRACKS, shown.sheet.marks, strict=True)
            ],
        ),
        lambda: open_sheet("player", shown.name),
        padding=ft.Padding.symmetric(horizontal=2, vertical=6),
        raised=False,
    )


def _renown(shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """The renown that is held, as the key to the ways of placing it."""
    words = f"{shown.renown} renown" if shown.renown else "No renown held"
    return picture_key(
        f"{shown.name}: {words}; place renown",
        "chronicles-renown",
        ft.Row(
            spacing=6,
            controls=[
                *(
                    [Renown(size=24, key=f"{number}") for number in range(min(shown.renown, 5))]
                    or [Renown(size=24, placed=False)]
                ),
                ft.Text(words, size=theme.BODY, color=ft.Colors.ON_SURFACE, expand=True),
                ft.Text("Place", size=theme.BODY, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
        lambda: open_sheet("renown", shown.name),
        padding=ft.Padding.symmetric(horizontal=8, vertical=13),
        raised=False,
    )
