"""The name of a card and what is printed on it, read later than it came."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.browsing import number_on
from companion.vestige.box.cards import AnyCard
from companion.vestige.commands import DescribeCard
from companion.vestige.piles import lying_cards
from companion.vestige.table import Table
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.typed import Held, use_typed_in
from screens.vestige.table.offers import Offers


@component
def Described(sitting: Sitting, who: str, card_id: int, done: Callable[[], Any]) -> ft.Control:
    """A field and keys. A value that was waited for is paid; correcting one pays nothing."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    card = table.competitor(who).card(card_id)
    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = {"name": Held(card.name or "" if card else "")}
    typed = use_typed_in(kept.current, "name")
    if card is None:
        return ft.Container()

    def tell(printed: int | None = None) -> None:
        name = typed.held.text.strip()[:60] or None
        if name == card.name:
            name = None
        told = name is not None or printed is not None
        if not told or sitting.dispatch(DescribeCard(who=who, card=card_id, name=name, leverage=printed)):
            done()

    def pick(known: AnyCard) -> None:
        typed.put(known.name)
        # What the library knows of it is not asked for again; what is printed on a job is, once it is completed.
        if card.job or number_on(known) is not None:
            tell()

    at_end = card.kind == "bounty"
    question = "What does it pay at the end?" if at_end else "What leverage is printed on it?"
    value = [
        explained(theme.body(question), "bounties-at-the-end" if at_end else "printed-values"),
        amounts.Keypad(
            title=question,
            kinds=(("set", "Printed"),),
            on_done=lambda way, number: tell(number),
            key=f"keypad-{card_id}",
        )
        if typing
        else amounts.printed_keys(once(tell), "It shows", lambda: set_typing(True), card.leverage),
    ]
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                typed.field("Its name", lambda: tell()),
                Offers(
                    desk=sitting.desk,
                    typed=typed.held,
                    kind=card.kind,
                    lying=lying_cards(table),
                    pick=pick,
                    once=once,
                    key="offers",
                ),
                ft.Row([buttons.tonal("Keep the name", once(lambda: tell()))], wrap=True),
                # What is printed on a job is asked for when it is completed.
                *([] if card.job else value),
            ],
        ),
        padding=12,
    )
