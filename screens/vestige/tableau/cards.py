"""The cards of a competitor: what lies in the tableau, what can be done with it, and what comes into it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.piles import Pile, called, details, in_words, piles
from companion.vestige.table import Card, Competitor, Table
from screens import marks, theme
from screens.guard import component
from screens.rules.word import beside
from screens.same import use_same
from screens.sitting import Sitting
from screens.vestige.tableau.card import CardPicture, Tucked
from screens.vestige.tableau.gain import Gain
from screens.vestige.tableau.opened import Opened


@component
def Cards(sitting: Sitting, who: str) -> ft.Control:
    """One pile below the other. A tap on a card opens what can be done with it right below; another tap closes it."""
    chosen, set_chosen = ft.use_state(0)
    on_card = use_same(lambda: lambda id: set_chosen(lambda before: 0 if before == id else id))
    table: Table = sitting.table
    competitor = table.competitor(who)
    cubes = marks.colour(table, competitor)
    names = called(competitor)

    def close() -> None:
        set_chosen(0)

    def opened(card: Card) -> list[ft.Control]:
        if card.id != chosen:
            return []
        return [Opened(sitting=sitting, who=who, card_id=card.id, close=close, key=f"opened-{card.id}")]

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(_heading(competitor)), "tableau", "the tableau"),
            Gain(sitting=sitting, who=who, key="gain"),
            *(_pile(table, competitor, pile, names, cubes, chosen, on_card, opened) for pile in piles(competitor)),
        ],
    )


def _heading(competitor: Competitor) -> str:
    cards = competitor.earned
    jobs = len(competitor.cards) - cards
    words = f"{cards} card{'' if cards == 1 else 's'}"
    return f"{words}, {jobs} job{'' if jobs == 1 else 's'} in progress" if jobs else words


def _pile(
    table: Table,
    competitor: Competitor,
    pile: Pile,
    names: dict[int, str],
    cubes: str,
    chosen: int,
    on_card: Callable[[int], Any],
    opened: Callable[[Card], list[ft.Control]],
) -> ft.Control:
    """The job above its contact, the contact, what is attached below it. What is opened comes right after its card."""
    card = pile.card

    def tucked(one: Card, above: bool) -> list[Any]:
        edge = Tucked(
            id=one.id,
            kind=one.kind,
            title=_title(names[one.id]),
            more=_more(table, one),
            printed=one.leverage,
            spoken=in_words(table, competitor, one),
            above=above,
            opened=one.id == chosen,
            on_card=on_card,
            key=f"card-{one.id}",
        )
        return [edge, *opened(one)]

    lying = (
        Tucked(
            id=card.id,
            kind=card.kind,
            title=_title(names[card.id]),
            more=f"{_more(table, card)}, on nobody",
            printed=None,
            spoken=f"{in_words(table, competitor, card)}, on nobody",
            above=True,
            opened=card.id == chosen,
            on_card=on_card,
            key=f"card-{card.id}",
        )
        if card.job
        else CardPicture(
            id=card.id,
            kind=card.kind,
            title=_title(names[card.id]),
            more=_more(table, card),
            printed=card.leverage,
            spoken=in_words(table, competitor, card),
            blocks=card.blocks if table.depth == "everything" else 0,
            cubes=cubes,
            opened=card.id == chosen,
            on_card=on_card,
            key=f"card-{card.id}",
        )
    )
    return ft.Column(
        key=f"pile-{card.id}",
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(part for job in pile.jobs for part in tucked(job, above=True)),
            lying,
            *opened(card),
            *(part for attached in pile.attached for part in tucked(attached, above=False)),
        ],
    )


def _title(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}"


def _more(table: Table, card: Card) -> str:
    return " · ".join(details(table, card))
