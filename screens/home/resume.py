"""Games in play, as Home shows them: the one to resume large, the others as lines."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.desk import AnyGame
from companion.shelf import Listing
from companion.vestige.glossary import entry_of_phase
from companion.vestige.report import last_round, moment
from companion.vestige.table import Competitor, Table
from screens import buttons, marks, routes, theme
from screens.days import day
from screens.home.opening import Found
from screens.rules.word import explained

Act = Callable[..., Any]

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
    return routes.game(game.id, "end" if game.table.phase in ("scoring", "over") else "table")


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
                    *(_not_open(playing) if found is None or isinstance(found, str) else _standing(found.table)),
                ],
            ),
        ),
    )


def _standing(table: Table) -> list[ft.Control]:
    """The leverage of everybody, the moment, and how near the end is."""
    few = len(table.competitors) <= FEW
    return [
        _figures([_explained(_leverage(table, one, few), "leverage") for one in table.competitors], few),
        ft.Row(
            wrap=True,
            spacing=16,
            run_spacing=4,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                _explained(
                    theme.body(moment(table), color=ft.Colors.ON_SURFACE_VARIANT),
                    entry_of_phase(table.phase),
                ),
                _explained(
                    marks.pips(table.met, table.needed, f"{table.met} of {table.needed} conditions met"),
                    "conditions-needed",
                ),
            ],
        ),
        *([_explained(_announced(words), "final-round")] if (words := last_round(table)) else []),
    ]


def _not_open(playing: Playing) -> list[ft.Control]:
    """As high as how a game stands: what lies below must not move away under a finger."""
    named = sides(playing.listing.title)
    few = len(named) <= FEW
    blank = [_figure(ft.Container(width=_size(few), height=_size(few)), "00", None, few) for _ in named]
    return [
        ft.Semantics(exclude_semantics=True, content=ft.Container(_figures(blank, few), opacity=0)),
        theme.body(playing.words, color=ft.Colors.ON_SURFACE_VARIANT),
    ]


def sides(title: str) -> list[str]:
    """The sides that a title names, as near as its words tell."""
    return re.split(", | against ", title)


def _figures(controls: list[ft.Control], few: bool) -> ft.Control:
    return ft.Row(wrap=True, spacing=28 if few else 20, run_spacing=12 if few else 4, controls=controls)


def _explained(content: ft.Control, rule: str) -> ft.Control:
    return explained(content, rule, within_a_button=True)


def _leverage(table: Table, competitor: Competitor, few: bool) -> ft.Control:
    label = f"{competitor.name} {competitor.leverage}"
    return _figure(marks.mark(table, competitor, _size(few)), str(competitor.leverage), label, few)


def _size(few: bool) -> int:
    return 32 if few else 26


def _figure(mark: ft.Control, value: str, label: str | None, few: bool) -> ft.Control:
    size = theme.NUMBER if few else theme.TITLE + theme.GAP
    return ft.Row(tight=True, spacing=10, controls=[mark, theme.number(value, size=size, label=label)])


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
        words = _in_a_line(moment(found.table), [f"{one.name} {one.leverage}" for one in found.table.competitors])
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
