"""How near the end is: VP on the track, encounter decks as piles, stories by chapter."""

import flet as ft

from companion.forsaken.ending import Sign, signs
from companion.forsaken.kinds import PLANETS
from companion.forsaken.marks import advanced_marks
from companion.forsaken.table import Table
from screens import marks, theme
from screens.forsaken.board.pictures import VpTrack
from screens.forsaken.signs import sign_of
from screens.rules.word import explained

_PILE = 6
"""Cards of a pile that are drawn: more of them look alike."""


def nearness(table: Table) -> list[ft.Control]:
    """What can set off the end, each as a picture; whatever is next to do so is said in words."""
    found = signs(table)
    chapters = {it.what: it for it in found if it.why == "story"}
    return [
        *[_player(table, it, chapters[it.what]) for it in found if it.why == "threshold"],
        ft.Row(
            spacing=theme.GAP,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                _deck(planet, it) for planet, it in zip(PLANETS, (it for it in found if it.why == "deck"), strict=True)
            ],
        ),
    ]


def _player(table: Table, vp: Sign, story: Sign) -> ft.Control:
    player = table.player(vp.what)
    fill = marks.colour(table, player)
    return theme.group(
        ft.Column(
            key=f"near-{player.name}",
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=2,
                    vertical_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        marks.mark(table, player, size=24),
                        theme.body(player.name),
                        explained(theme.body(vp.words, color=ft.Colors.ON_SURFACE_VARIANT), vp.rule),
                        explained(_chapter(story), story.rule),
                    ],
                ),
                VpTrack(
                    vp=min(player.vp, table.threshold),
                    threshold=table.threshold,
                    marks=advanced_marks(table),
                    fill=fill,
                ),
            ],
        )
    )


def _chapter(story: Sign) -> ft.Control:
    """Three pages of a story, those that are done filled."""
    return ft.Row(
        tight=True,
        spacing=6,
        controls=[sign_of("story", 20), theme.body(story.words, color=ft.Colors.ON_SURFACE_VARIANT)],
    )


def _deck(planet: str, deck: Sign) -> ft.Control:
    """A pile with as many edges as there are cards, up to a few; the last cards are in the accent."""
    left = deck.at
    few = left is not None and left <= 3
    known = ft.Colors.OUTLINE if left is None else ft.Colors.ON_SURFACE_VARIANT
    colour = ft.Colors.PRIMARY if few else known
    edges = min(_PILE if left is None else left, _PILE)
    return ft.Container(
        expand=True,
        content=explained(
            theme.group(
                ft.Column(
                    tight=True,
                    spacing=4,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        sign_of(planet, 30, faded=left == 0),
                        ft.Column(
                            tight=True,
                            spacing=2,
                            controls=[
                                ft.Container(width=44, height=3, border_radius=2, bgcolor=colour) for _ in range(edges)
                            ],
                        ),
                        ft.Text(deck.what, size=theme.SMALL, text_align=ft.TextAlign.CENTER),
                        ft.Text(deck.words, size=theme.SMALL, text_align=ft.TextAlign.CENTER, color=colour),
                    ],
                )
            ),
            deck.rule,
        ),
    )
