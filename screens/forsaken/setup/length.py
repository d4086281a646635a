"""Third step: how long the game is, and for whoever plays alone, against whom."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.cards import RivalCard
from companion.forsaken.kinds import THRESHOLDS, Length
from companion.forsaken.seating import like_the_rival
from screens import frame, theme
from screens.forsaken.setup.draft import Draft, Drafting, known
from screens.forsaken.setup.naming import Naming, row
from screens.forsaken.signs import colour_of, sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, held
from screens.setup.picked import picked

_WORDS: dict[Length, str] = {
    "short": "stories stay open",
    "standard": "some stories end",
    "legendary": "a story will end",
}
PIPS = 6
"""The hardest rival (Solo Setup)."""
_DECK = range(4, 12)
"""Plot cards that a deck may have: fewer than four could not be played, eleven are in the box."""


@component
def LengthAndRival(drafting: Drafting, desk: Desk, say: Callable[[str], None]) -> ft.Control:
    """Three lengths as numbers to be tapped; alone, the rivals by their pips."""
    draft = drafting.draft
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("How long shall it be?"), "forsaken-game-length", "the length of a game"),
            ft.ResponsiveRow(
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    ft.Container(
                        col={"xs": 12, "sm": 4},
                        key=length,
                        content=_length(length, draft.length, partial(_play, drafting, length)),
                    )
                    for length in THRESHOLDS
                ],
            ),
            *(_rival(drafting, draft, desk, say) if draft.alone else []),
        ],
    )


def _play(drafting: Drafting, length: Length) -> None:
    drafting.change(length=length)


def _length(length: Length, chosen: Length, on_click: Callable[[], Any]) -> ft.Control:
    vp, here = THRESHOLDS[length], length == chosen
    return picture_key(
        f"{length.capitalize()}: {vp} VP, {_WORDS[length]}{', chosen' if here else ''}",
        "forsaken-game-length",
        ft.Row(
            # Below each other where large text leaves no room beside each other.
            wrap=True,
            spacing=14,
            run_spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                theme.number(str(vp), color=ft.Colors.PRIMARY if here else ft.Colors.ON_SURFACE),
                ft.Column(
                    tight=True,
                    spacing=2,
                    controls=[
                        ft.Row(
                            tight=True,
                            spacing=6,
                            controls=[
                                theme.body(length.capitalize(), color=ft.Colors.ON_SURFACE),
                                *([ft.Icon(ft.Icons.CHECK, size=18, color=ft.Colors.ON_SURFACE)] if here else []),
                            ],
                        ),
                        theme.small(f"{vp} VP, {_WORDS[length]}"),
                    ],
                ),
            ],
        ),
        on_click,
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
        radius=theme.RADIUS,
        chosen=here,
    )


def _rival(drafting: Drafting, draft: Draft, desk: Desk, say: Callable[[str], None]) -> list[ft.Control]:
    cards: dict[str, RivalCard] = {card.name: card for card in known(desk).choices("rival")}
    # One yellow pip is the easiest (Solo Setup).
    by_pips = sorted(cards.values(), key=lambda card: (card.pips or PIPS + 1, card.name))
    fault = like_the_rival(draft.seating, draft.rival)

    def oppose(name: str) -> None:
        drafting.oppose(name, cards.get(name))

    return [
        beside(theme.heading("Who is your rival?"), "forsaken-solo-setup", "the rival"),
        *[
            _known_rival(card, card.name == draft.rival, partial(oppose, "" if card.name == draft.rival else card.name))
            for card in by_pips
        ],
        Naming(
            label="Another rival" if cards else "Name of the rival",
            offered=(),
            chosen=draft.rival if draft.rival not in cards else "",
            take=oppose,
            say=say,
            what="Your rival",
            rule="forsaken-rival-card",
            key="rival",
        ),
        *([frame.fault(fault)] if fault else []),
        *(_read(drafting, draft) if draft.rival else []),
    ]


def _known_rival(card: RivalCard, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    pips = f", {card.pips} of {PIPS} pips" if card.pips else ""
    return picture_key(
        f"{card.name}{pips}{', chosen' if chosen else ''}",
        "forsaken-rival-card",
        ft.Row(
            spacing=14,
            controls=[
                sign_of("rival", 30),
                theme.body(card.name, color=ft.Colors.ON_SURFACE, expand=True),
                _pips(card.pips or 0),
            ],
        ),
        on_click,
        key=f"rival-{card.id}",
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
        radius=theme.RADIUS,
        chosen=chosen,
    )


def _pips(count: int) -> ft.Control:
    return ft.Row(
        tight=True,
        spacing=4,
        controls=[
            ft.Container(
                width=10,
                height=10,
                border_radius=5,
                bgcolor=colour_of("vp") if number < count else None,
                border=ft.Border.all(1.5, colour_of("vp") if number < count else ft.Colors.OUTLINE),
            )
            for number in range(PIPS)
        ],
    )


def _read(drafting: Drafting, draft: Draft) -> list[ft.Control]:
    """What is read off the rival card, and how many cards its deck has."""

    def pip(count: int) -> None:
        drafting.change(pips=None if count == draft.pips else count)

    def deck(count: int) -> None:
        drafting.change(plot=None if count == draft.plot else count)

    return [
        beside(theme.small(f"Pips of {draft.rival}"), "forsaken-rival-card", "the difficulty of a rival"),
        row([_number(n, n == draft.pips, partial(pip, n), f"{n} of {PIPS} pips") for n in range(1, PIPS + 1)]),
        beside(theme.small("Cards in the plot deck"), "forsaken-plot-deck", "the plot deck"),
        row([_number(n, n == draft.plot, partial(deck, n), f"{n} plot cards") for n in _DECK]),
    ]


def _number(number: int, chosen: bool, on_click: Callable[[], Any], label: str) -> ft.Control:
    return held(picked(str(number), chosen, on_click, label=label), "forsaken-solo-setup")  # type: ignore[no-any-return]
