"""Games in play, as Home shows them: the one to resume large, the others as lines."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.desk import AnyGame
from companion.glance import Figure
from companion.shelf import Listing
from screens import buttons, marks, routes, theme
from screens.days import day
from screens.faces import FACES
from screens.home.opening import Found
from screens.rules.word import explained

Act = Callable[..., Any]

SIGN = 28
"""Px of the drawing that tells which game it is."""

FEW = 4
"""Up to so many competitors have the largest figures on the card."""


@dataclass(frozen=True)
class Playing:
    """A game in play: what the list says of it, and what is known of the game itself.

    `coming` says that it will be open in a moment, `wanted` that people wait for it.
    """

    listing: Listing
    found: Found | None
    coming: bool = False
    wanted: bool = False

    @property
    def words(self) -> str:
        """What is said of it as long as it is not open."""
        return "Being opened" if self.wanted else f"Begun {day(self.listing.created)}"


def way_in(game: AnyGame) -> str:
    """The page at which a game goes on: its table, or its end once the last round is over."""
    return routes.game(game.id, "table" if game.rules.glance(game.table).in_play else "end")


def resume_card(playing: Playing, resume: Act, more: Act) -> ft.Control:
    """The game that people come back for: who plays, how it stands, how near the end is."""
    listing, found = playing.listing, playing.found
    return ft.Semantics(
        button=True,
        container=True,
        content=ft.Container(
            on_click=resume,
            ink=True,
            border_radius=theme.RADIUS + 6,
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            padding=ft.Padding.only(left=20, right=8, top=8, bottom=20),
            content=ft.Column(
                spacing=12,
                controls=[
                    ft.Row(
                        controls=[
                            ft.Text(
                                listing.title,
                                size=theme.TITLE,
                                font_family=theme.NUMBERS,
                                max_lines=3,
                                overflow=ft.TextOverflow.ELLIPSIS,
                                expand=True,
                            ),
                            buttons.icon(ft.Icons.MORE_VERT, f"More about {listing.title}", more),
                        ]
                    ),
                    *(_not_open(playing) if found is None or isinstance(found, str) else _standing(found)),
                ],
            ),
        ),
    )


def _standing(game: AnyGame) -> list[ft.Control]:
    """The figure of everybody, the moment, and how near the end is."""
    glance = game.rules.glance(game.table)
    near = glance.near
    few = len(glance.figures) <= FEW
    return [
        _figures([_explained(_standing_of(game, it, few), glance.figures_rule) for it in glance.figures], few),
        ft.Row(
            wrap=True,
            spacing=16,
            run_spacing=4,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                _sign(game.rules.id, SIGN),
                _explained(theme.body(glance.moment, color=ft.Colors.ON_SURFACE_VARIANT), glance.rule),
                *([_explained(marks.towards(near.met, near.needed, near.words), near.rule)] if near else []),
            ],
        ),
        *([_explained(_announced(glance.announced), glance.announced_rule)] if glance.announced else []),
    ]


def _not_open(playing: Playing) -> list[ft.Control]:
    """As high as how a game stands: what lies below must not move away under a finger."""
    named = sides(playing.listing.title)
    few = len(named) <= FEW
    blank = [_figure(ft.Container(width=_size(few), height=_size(few)), "00", None, few) for _ in named]
    return [
        ft.Semantics(exclude_semantics=True, content=ft.Container(_figures(blank, few), opacity=0)),
        ft.Row(
            spacing=16,
            controls=[
                _sign(playing.listing.game, SIGN),
                theme.body(playing.words, color=ft.Colors.ON_SURFACE_VARIANT, expand=True),
            ],
        ),
    ]


def sides(title: str) -> list[str]:
    """The sides that a title names, as near as its words tell."""
    return re.split(", | against ", title)


def _figures(controls: list[ft.Control], few: bool) -> ft.Control:
    return ft.Row(wrap=True, spacing=28 if few else 20, run_spacing=12 if few else 4, controls=controls)


def _explained(content: ft.Control, rule: str) -> ft.Control:
    return explained(content, rule, within_a_button=True)


def _standing_of(game: AnyGame, figure: Figure, few: bool) -> ft.Control:
    mark = marks.mark(game.table, game.table.find(figure.name), _size(few))
    return _figure(mark, str(figure.value), f"{figure.name} {figure.value}", few)


def _size(few: bool) -> int:
    return 32 if few else 26


def _figure(mark: ft.Control, value: str, label: str | None, few: bool) -> ft.Control:
    size = theme.NUMBER if few else theme.TITLE + theme.GAP
    return ft.Row(tight=True, spacing=10, controls=[mark, theme.number(value, size=size, label=label)])


def _sign(game: str, size: int) -> ft.Control:
    """Which game it is, as a drawing; nothing for one that only another version has."""
    return FACES[game].picture(size) if game in FACES else ft.Container(width=size, height=size)


def _announced(words: str) -> ft.Control:
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Icon(ft.Icons.FLAG, size=20, color=ft.Colors.PRIMARY),
            theme.body(words, color=ft.Colors.PRIMARY, expand=True),
        ],
    )


def playing_row(playing: Playing, resume: Callable[[Listing], Any], more: Callable[[Listing], Any]) -> ft.Control:
    """Another game in play, or why it cannot be opened."""
    listing, found = playing.listing, playing.found
    words, colour, room = playing.words, ft.Colors.ON_SURFACE_VARIANT, ""
    if isinstance(found, str):
        words, colour = found, ft.Colors.ERROR
    elif found is not None:
        glance = found.rules.glance(found.table)
        words = _in_a_line(glance.moment, [f"{it.name} {it.value}" for it in glance.figures])
    elif playing.coming:
        room = _in_a_line("", [f"{side} 00" for side in sides(listing.title)])
    open_it = None if isinstance(found, str) else lambda: resume(listing)
    return game_row(listing, words, open_it, lambda: more(listing), colour, room)


def _in_a_line(moment: str, discs: list[str]) -> str:
    return f"{moment} · {', '.join(discs)}"


def game_row(
    listing: Listing,
    words: str,
    open_it: Act | None,
    more: Act,
    colour: str = ft.Colors.ON_SURFACE_VARIANT,
    room: str = "",
) -> ft.Control:
    """One game as a line: its title, how it stands or ended, and more. `room` is kept for words that will come."""
    spoken = f"More about {listing.title}, begun {day(listing.created)}"
    return ft.ListTile(
        key=listing.id,
        content_padding=ft.Padding.only(left=4, right=0),
        leading=_sign(listing.game, 32),
        title=ft.Text(listing.title, size=theme.BODY),
        subtitle=ft.Text(
            spans=[ft.TextSpan(words), ft.TextSpan(room, ft.TextStyle(color=ft.Colors.TRANSPARENT))],
            semantics_label=words,
            size=theme.BODY,
            color=colour,
        )
        if room
        else ft.Text(words, size=theme.BODY, color=colour),
        trailing=buttons.icon(ft.Icons.MORE_VERT, spoken, more),
        on_click=buttons.called(open_it),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
    )
