"""Everybody on the Table: the one whose turn it is first and large, the others as rows in the order of turns."""

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.commands import Gain, Lose
from companion.forsaken.kinds import counted
from companion.forsaken.marks import advanced_marks
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from screens import amounts, buttons, marks, theme
from screens.forsaken.board.pictures import Vital, VitalityBar, VpTrack, vital, vital_words
from screens.forsaken.signs import sign_of
from screens.forsaken.table.near import Held, held, in_brief, nearby
from screens.guard import memo
from screens.keys import picture_key
from screens.near import Near
from screens.person import ground, name_key
from screens.preferences import preferences
from screens.sitting import Sitting

VP = amounts.Counted(word="VP", rule="forsaken-victory-points")
ROW_NUMBER = 30
"""Size of the VP of one among many: below that of the one whose turn it is, above everything else."""


class Shown(NamedTuple):
    """What the Table shows of a player. Where it is the same as before, nothing is drawn again."""

    name: str
    fill: str
    vp: int
    threshold: int
    marks: tuple[int, ...]
    vital: Vital
    held: Held
    near: Near
    on_turn: bool
    away: bool
    dark: bool


def colour_of(table: Table, player: Player) -> str:
    """The colour of a player's mark."""
    return marks.of_seat(player.color, [one.name for one in table.players].index(player.name))


def people(sitting: Sitting, table: Table, open_sheet: Callable[..., Any], below: Callable[[], list[Any]]) -> list[Any]:
    """Who is on comes first, with the turn `below`, then the others as they follow."""
    dark = preferences(sitting.desk).theme == "dark"
    found: list[Any] = []
    for player in in_turn(table):
        on_turn = player.name == table.turn
        shown = Shown(
            name=player.name,
            fill=colour_of(table, player),
            vp=player.vp,
            threshold=table.threshold,
            marks=advanced_marks(table),
            vital=vital(player),
            held=held(player),
            near=nearby(player) if on_turn else in_brief(player),
            on_turn=on_turn,
            away=player.away,
            dark=dark,
        )
        part = PlayerCard if on_turn else PlayerRow
        found.append(part(sitting=sitting, shown=shown, open_sheet=open_sheet, key=f"player-{player.name}"))
        if on_turn:
            found.extend(below())
    return found


def in_turn(table: Table) -> tuple[Player, ...]:
    """All players, from the one who is on in the order of turns; in the order of seats where nobody is."""
    names = [player.name for player in table.players]
    start = names.index(table.turn) if table.turn in names else 0
    return (*table.players[start:], *table.players[:start])


@memo
def PlayerCard(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """The player who is on: VP with their stepper and the track, vitality, what lies on the tray as signs."""
    name = shown.name
    return ground(
        True,
        shown.away,
        _name(shown, open_sheet, size=34, large=True),
        amounts.Stepper(
            name=name,
            value=shown.vp,
            counted=VP,
            colour=_ink(shown),
            on_commit=_commit(sitting, name),
            on_number=lambda: open_sheet("keypad", f"vp:{name}"),
            kept=sitting.kept,
            lowest=0,
            key=f"stepper-{name}",
        ),
        ft.Container(
            VpTrack(vp=shown.vp, threshold=shown.threshold, marks=shown.marks, fill=shown.fill, key="track"),
            padding=ft.Padding.symmetric(horizontal=4),
        ),
        _vitality(shown, open_sheet),
        _held(shown, open_sheet),
    )


@memo
def PlayerRow(sitting: Sitting, shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """One line: mark, name, how they are, VP, one more; the vitality track as a thin line below."""
    name = shown.name
    pending = amounts.use_pending(sitting.kept, name, shown.vp, _commit(sitting, name), lowest=0)
    once = buttons.use_once()
    less = buttons.icon(ft.Icons.REMOVE, f"{name}: 1 less", pending.step(-1), pending.total == 0, filled=True)
    return ground(
        False,
        shown.away,
        ft.Row(
            spacing=0,
            controls=[
                ft.Container(_name(shown, open_sheet, size=28), expand=True),
                amounts.number_key(
                    name,
                    pending,
                    VP,
                    _ink(shown),
                    lambda: open_sheet("keypad", f"vp:{name}"),
                    size=ROW_NUMBER,
                    # Figures of all rows end in one line.
                    alignment=ft.Alignment.CENTER_RIGHT,
                ),
                buttons.icon(ft.Icons.ADD, f"{name}: 1 more", pending.step(1)),
            ],
        ),
        *([amounts.pending_row(name, pending, once, less)] if pending.change else []),
    )


def _ink(shown: Shown) -> str:
    """The colour of the figures: the player's own on the dark ground; by daylight it would be too pale to read."""
    return shown.fill if shown.dark else ft.Colors.ON_SURFACE


def _commit(sitting: Sitting, name: str) -> Callable[[int], Any]:
    def commit(change: int) -> None:
        command = Gain(who=name, gains={"vp": change}) if change > 0 else Lose(who=name, losses={"vp": -change})
        sitting.dispatch(command)

    return commit


def _name(shown: Shown, open_sheet: Callable[..., Any], size: int, large: bool = False) -> ft.Control:
    return name_key(
        name=shown.name,
        fill=shown.fill,
        human=True,
        near=shown.near,
        rule="forsaken-player-board",
        on_click=lambda: open_sheet("player", shown.name),
        size=size,
        large=large,
    )


def _vitality(shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """The vitality track as a key to heal and to take damage."""
    now = shown.vital[1]
    return picture_key(
        f"{shown.name}: {vital_words(shown.vital)}; heal or take damage",
        "forsaken-vitality",
        ft.Row(
            spacing=8,
            controls=[
                sign_of("vitality", 24),
                ft.Container(VitalityBar(shown=shown.vital, key="bar"), expand=True),
                theme.number("?" if now is None else str(now), size=theme.TITLE, color=ft.Colors.ON_SURFACE),
            ],
        ),
        lambda: open_sheet("vitality", shown.name),
        padding=ft.Padding.symmetric(horizontal=4, vertical=10),
        raised=False,
    )


def _held(shown: Shown, open_sheet: Callable[..., Any]) -> ft.Control:
    """What is held, as one key to the ways of gaining and losing."""
    words = ", ".join(f"{count} {what.replace('_', ' ')}" if what == "gear" else counted(what, count)
                      for what, count in shown.held)  # fmt: skip
    counts = [
        ft.Row(
            key=what,
            tight=True,
            spacing=4,
            controls=[sign_of(what, 24), theme.number(str(count), size=theme.BODY, color=ft.Colors.ON_SURFACE)],
        )
        for what, count in shown.held
    ]
    return picture_key(
        f"{shown.name} holds {words or 'nothing yet'}; gain or lose something",
        "forsaken-player-board",
        ft.Row(
            spacing=6,
            controls=[
                ft.Container(
                    ft.Row(counts or [theme.small("Nothing on the tray")], wrap=True, spacing=12, run_spacing=4),
                    expand=True,
                ),
                ft.Icon(ft.Icons.EXPOSURE, size=22, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
        lambda: open_sheet("gain", shown.name),
        padding=ft.Padding.symmetric(horizontal=4, vertical=14),
        raised=False,
    )
