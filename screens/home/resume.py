"""Games in play, as Home shows them: the one to resume large, the others as lines."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import AnyGame
from companion.shelf import Listing
from companion.vestige.glossary import entry_of_phase
from companion.vestige.report import last_round, moment
from companion.vestige.table import Competitor, Table
from screens import buttons, marks, routes, theme
from screens.days import day
from screens.rules.word import explained

Act = Callable[..., Any]

FEW = 4
"""Up to so many competitors have the largest figures on the card."""


def way_in(game: AnyGame) -> str:
    """The page at which a game goes on: its table, or its end once the last round is over."""
    return routes.game(game.id, "end" if game.table.phase in ("scoring", "over") else "table")


def resume_card(listing: Listing, game: AnyGame, resume: Act, more: Act) -> ft.Control:
    """The game that people come back for: who plays, how it stands, how near the end is."""
    table: Table = game.table
    few = len(table.competitors) <= FEW
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
                    ft.Row(
                        wrap=True,
                        spacing=28 if few else 20,
                        run_spacing=12 if few else 4,
                        controls=[
                            _explained(_leverage(table, competitor, few), "leverage")
                            for competitor in table.competitors
                        ],
                    ),
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
                ],
            ),
        ),
    )


def _explained(content: ft.Control, rule: str) -> ft.Control:
    return explained(content, rule, within_a_button=True)


def _leverage(table: Table, competitor: Competitor, few: bool) -> ft.Control:
    return ft.Row(
        tight=True,
        spacing=10,
        controls=[
            marks.mark(table, competitor, 32 if few else 26),
            theme.number(
                str(competitor.leverage),
                size=theme.NUMBER if few else theme.TITLE + theme.GAP,
                label=f"{competitor.name} {competitor.leverage}",
            ),
        ],
    )


def _announced(words: str) -> ft.Control:
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Icon(ft.Icons.FLAG, size=20, color=ft.Colors.PRIMARY),
            theme.body(words, color=ft.Colors.PRIMARY, expand=True),
        ],
    )


def playing_row(listing: Listing, game: AnyGame | str | None, resume: Act | None, more: Act) -> ft.Control:
    """Another game in play. `game` is a sentence when it cannot be opened, None when nobody has looked."""
    if isinstance(game, str):
        words, colour = game, ft.Colors.ERROR
    elif game is None:
        words, colour = f"Begun {day(listing.created)}", ft.Colors.ON_SURFACE_VARIANT
    else:
        discs = ", ".join(f"{one.name} {one.leverage}" for one in game.table.competitors)
        words, colour = f"{moment(game.table)} · {discs}", ft.Colors.ON_SURFACE_VARIANT
    return game_row(listing, words, resume, lambda: more(listing), colour)


def game_row(
    listing: Listing, words: str, open_it: Act | None, more: Act, colour: str = ft.Colors.ON_SURFACE_VARIANT
) -> ft.Control:
    """One game as a line: its title, how it stands or ended, and more."""
    spoken = f"More about {listing.title}, begun {day(listing.created)}"
    return ft.ListTile(
        key=listing.id,
        content_padding=ft.Padding.only(left=4, right=0),
        title=ft.Text(listing.title, size=theme.BODY),
        subtitle=ft.Text(words, size=theme.BODY, color=colour),
        trailing=buttons.icon(ft.Icons.MORE_VERT, spoken, more),
        on_click=buttons.called(open_it),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
    )
