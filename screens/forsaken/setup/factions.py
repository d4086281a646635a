"""Fourth step: what lies open in the world, personas and the bounty. All of it may be left out."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.forsaken.cards import PersonaCard
from companion.forsaken.glossary import entry_of_faction
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, Faction
from companion.forsaken.library import Library
from companion.forsaken.persona_draw import alike
from companion.forsaken.setup import ChosenPersona
from screens import buttons, frame, theme
from screens.forsaken.setup.draft import Drafting, known
from screens.forsaken.setup.naming import Naming, row
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside
from screens.setup.picked import picked

LETTERS = "ABCD"
"""Offered for a persona of which nobody has read a letter; each faction has four personas."""


@component
def Factions(drafting: Drafting, desk: Desk, say: Callable[[str], None]) -> ft.Control:
    """A crest a faction, with the persona that lies there; a tap asks for it. They can be drawn by lot."""
    opened, set_opened = ft.use_state("")
    once = buttons.use_once()
    library, draft = known(desk), drafting.draft
    cards: tuple[PersonaCard, ...] = library.choices("persona")
    shared = alike(draft.letters)

    def turn(faction: str) -> None:
        set_opened(lambda before: "" if before == faction else faction)

    def draw() -> None:
        set_opened("")
        drafting.draw_personas(library)

    lines: list[ft.Control] = []
    for faction in FACTIONS:
        lines.append(_line(faction, draft.personas.get(faction), faction == opened, partial(turn, faction)))
        if faction == opened:
            lines.append(_choice(drafting, cards, faction, say))
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Which personas?"), "forsaken-setup-factions", "a persona"),
            theme.small("Tap what you know, or go on: the app asks for the rest during the game."),
            *lines,
            *([frame.fault(shared)] if shared else []),
            *([_by_lot(draft.drawn, once(draw))] if any(card.faction for card in cards) else []),
            ft.Container(height=theme.GAP),
            *_bounty(drafting, library, draft.bounty, say),
        ],
    )


def _by_lot(drawn: str, draw: Callable[..., Any]) -> ft.Control:
    label = "Draw the personas again" if drawn else "Draw the personas by lot"
    return row(
        [
            buttons.tonal("Draw again" if drawn else "Draw by lot", draw, icon=ft.Icons.CASINO_OUTLINED, label=label),
            *([theme.small(f"Drawn with the seed {drawn}")] if drawn else []),
        ]
    )


def _line(faction: Faction, persona: ChosenPersona | None, opened: bool, on_click: Callable[[], Any]) -> ft.Control:
    name, letter = (persona.name or "Somebody" if persona else "", persona.letter if persona else None)
    spoken = f"{name}, letter {letter}" if name and letter else name or "nobody named yet"
    return picture_key(
        f"{FACTION_NAMES[faction]}: {spoken}",
        entry_of_faction(faction),
        ft.Row(
            spacing=14,
            controls=[
                sign_of(faction, 40, faded=not name),
                ft.Column(
                    expand=True,
                    tight=True,
                    spacing=2,
                    controls=[
                        theme.small(FACTION_NAMES[faction]),
                        theme.body(
                            name or "Which persona?",
                            color=ft.Colors.ON_SURFACE if name else ft.Colors.ON_SURFACE_VARIANT,
                        ),
                    ],
                ),
                *([theme.number(letter, size=theme.TITLE, color=ft.Colors.ON_SURFACE)] if letter else []),
            ],
        ),
        on_click,
        key=f"persona-{faction}",
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        radius=theme.RADIUS,
        chosen=opened,
    )


def _choice(
    drafting: Drafting, cards: tuple[PersonaCard, ...], faction: Faction, say: Callable[[str], None]
) -> ft.Control:
    here = drafting.draft.personas.get(faction)
    name, letter = (here.name or "" if here else ""), (here.letter if here else None)
    own = {card.name: card for card in cards if card.faction == faction}

    def reveal(said: str) -> None:
        card = own.get(said)
        drafting.reveal(faction, said, (card.letter if card else None) or (letter if said else None))

    def mark(said: str) -> None:
        drafting.reveal(faction, name, None if said == letter else said)

    offered = [*LETTERS, *([letter] if letter and letter not in LETTERS else [])]
    return ft.Container(
        key=f"naming-{faction}",
        padding=ft.Padding.only(left=14, right=4, bottom=theme.PAD),
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                Naming(
                    label="Another persona" if own else "Name of the persona",
                    offered=tuple(own),
                    chosen=name,
                    take=reveal,
                    say=say,
                    what=FACTION_NAMES[faction],
                    rule="forsaken-personas",
                    key=f"persona-of-{faction}",
                ),
                beside(theme.small("Letter on the card"), "forsaken-setup-factions", "the letter of a persona"),
                row(
                    [
                        picked(it, it == letter, partial(mark, it), label=f"{FACTION_NAMES[faction]}: letter {it}")
                        for it in offered
                    ]
                ),
            ],
        ),
    )


def _bounty(drafting: Drafting, library: Library, bounty: str, say: Callable[[str], None]) -> list[ft.Control]:
    def take(name: str) -> None:
        drafting.change(bounty=name)

    names = tuple(card.name for card in library.choices("bounty"))
    return [
        beside(
            ft.Row([sign_of("bounty", 28), theme.heading("The first bounty")], spacing=10, tight=True),
            "forsaken-setup-bounty",
            "the bounty",
        ),
        Naming(
            label="Another bounty" if names else "Name of the bounty",
            offered=names,
            chosen=bounty,
            take=take,
            say=say,
            what="The bounty is",
            rule="forsaken-bounty",
            key="bounty",
        ),
    ]
