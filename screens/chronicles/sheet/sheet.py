"""The character sheet: cards and renown, the legendary status, legendary cards, and what else lies in the tableau."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import MarkTrack, PlaceInStatus
from companion.chronicles.kinds import TRACKS, Track
from companion.chronicles.table import Table
from screens import buttons, marks, theme
from screens.chronicles.sheet.legends import Legend
from screens.chronicles.sheet.renown import RenownWays
from screens.chronicles.sheet.rows import Rows, lines
from screens.chronicles.sheet.tableau import TableauCards
from screens.chronicles.sheet.tracks import LARGEST, Tracks
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside
from screens.sitting import Sitting, use_kept

_AROUND = 48
"""What a sheet leaves of the screen's width at its sides."""


@component
def CharacterSheet(
    sitting: Sitting, who: str, fill: str, waiting: Any, describe: Callable[[Track], Any], close: Callable[..., Any]
) -> ft.Control:
    """`waiting` are this player's open prompts, drawn; `describe` opens the words of a legendary card."""
    use_live(sitting)
    picking, pick = use_kept(sitting.kept, f"middle:{who}", None)
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.find(who)
    if player is None:
        # Somebody was renamed or left on another screen.
        return theme.body(f"{who} is not at this table any more.")

    def on_track(track: Track) -> None:
        if picking is None:
            sitting.dispatch(MarkTrack(who=who, track=track))
            return
        chosen = tuple(it for it in picking if it != track) if track in picking else (*picking, track)
        if len(chosen) < 2:
            pick(lambda _: chosen)
        elif sitting.dispatch(PlaceInStatus(who=who, tracks=chosen)):
            pick(lambda _: None)

    def on_middle() -> None:
        pick(lambda before: () if before is None else None)

    width = min(ft.context.page.width or LARGEST, 640) - _AROUND
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                [
                    marks.badge(who, fill, True, 40),
                    ft.Container(
                        beside(theme.heading(f"{who}: {player.honor} honor", level=1), "chronicles-honor", "honor"),
                        expand=True,
                    ),
                ],
            ),
            *([waiting] if waiting is not None else []),
            Rows(sitting=sitting, who=who, shown=lines(player), key="rows"),
            theme.headed(
                beside(theme.heading("Legendary status"), "chronicles-legendary-tracks", "legendary status"),
                ft.Column(
                    spacing=4,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        *([_picking(picking, on_middle)] if picking is not None else []),
                        Tracks(
                            who=who,
                            marks=tuple(player.marked(track) for track in TRACKS),
                            chosen=picking or (),
                            status=player.status,
                            width=width,
                            on_track=once(on_track),
                            on_middle=once(on_middle),
                            key="tracks",
                        ),
                    ],
                ),
            ),
            *[
                Legend(
                    sitting=sitting,
                    who=who,
                    card=card,
                    describe=lambda track=card.track: describe(track),
                    key=f"legend-{card.track}",
                )
                for card in player.legendary
            ],
            RenownWays(sitting=sitting, who=who, on_middle=on_middle, close=close, key="renown"),
            TableauCards(sitting=sitting, player=player, key="tableau"),
        ],
    )


def _picking(picking: tuple[Track, ...], cancel: Callable[[], Any]) -> ft.Control:
    words = "Choose two tracks: a mark each." if not picking else "Choose one more track."
    return ft.Row(
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Semantics(live_region=True, container=True, content=theme.body(words, color=ft.Colors.PRIMARY)),
            buttons.quiet("Cancel", cancel, label="No renown in the middle"),
        ],
    )
