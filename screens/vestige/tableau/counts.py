"""Where only the score is tracked: how many cards of each kind a competitor has, and what is printed on them."""

from collections.abc import Callable

import flet as ft

from companion.vestige.cards import CARD_KINDS, CardKind, a, spoken
from companion.vestige.commands import GainCard, LoseCard
from companion.vestige.glossary import entry_of_card
from companion.vestige.table import Competitor, Table
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting

Once = Callable[[buttons.Action], buttons.Action]


@component
def Counts(sitting: Sitting, who: str) -> ft.Control:
    """One button for each kind of card, then the kinds that are there."""
    gaining, set_gaining = ft.use_state("")
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    competitor = table.competitor(who)

    def gain(kind: CardKind, printed: int | None) -> None:
        if sitting.dispatch(GainCard(who=who, kind=kind, leverage=printed)):
            turn_to("")

    def turn_to(kind: str) -> None:
        set_typing(False)
        set_gaining(kind)

    def start(kind: CardKind) -> None:
        # A bounty pays nothing when it is completed, so there is nothing to read off it yet.
        if kind == "bounty":
            gain(kind, None)
        else:
            turn_to(kind)

    asks: list[ft.Control] = []
    if gaining:
        kind: CardKind = next(one for one in CARD_KINDS if one == gaining)
        asks = [
            explained(theme.body(f"What leverage is printed on the {spoken(kind)}?"), "gained-cards-pay"),
            amounts.Keypad(
                title="10 or more",
                kinds=(("set", "Printed"),),
                on_done=lambda way, value: gain(kind, value),
                key=f"keypad-{kind}",
            )
            if typing
            else amounts.printed_keys(
                once(lambda value: gain(kind, value)), f"The {spoken(kind)} shows", lambda: set_typing(True)
            ),
            ft.Row(
                [
                    buttons.quiet("Read it later", once(lambda: gain(kind, None))),
                    buttons.quiet("Cancel", lambda: turn_to("")),
                ],
                wrap=True,
            ),
        ]
    parts = [
        theme.headed(
            beside(theme.heading("Cards"), "card-kinds", "a card"),
            ft.Row(
                wrap=True,
                spacing=6,
                run_spacing=6,
                controls=[
                    held(
                        buttons.tonal(
                            f"+ {spoken(kind)}",
                            once(lambda kind=kind: start(kind)),
                            label=f"{who} gains {a(spoken(kind))}",
                        ),
                        entry_of_card(kind),
                    )
                    for kind in CARD_KINDS
                ],
            ),
        ),
        *asks,
        *[_card_row(sitting, who, kind, competitor, once) for kind in competitor.counts],
    ]
    return ft.Column(tight=True, spacing=theme.PAD, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=parts)


def _card_row(sitting: Sitting, who: str, kind: CardKind, competitor: Competitor, once: Once) -> ft.Control:
    cards = [card for card in competitor.cards if card.kind == kind and not card.job]
    last = cards[-1]
    values = ", ".join("?" if card.leverage is None else str(card.leverage) for card in cards)
    lose = LoseCard(who=who, kind=kind)
    losing = LoseCard(who=who, kind=kind, lose_leverage=last.leverage or 0)
    words = spoken(kind)
    return ft.Column(
        key=f"cards-{kind}",
        spacing=0,
        controls=[
            explained(
                theme.body(
                    f"{len(cards)} {spoken(kind, len(cards))}" + (f" (printed {values})" if kind != "bounty" else "")
                ),
                entry_of_card(kind),
            ),
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.quiet(
                            "Lose one",
                            once(lambda: sitting.dispatch(lose)),
                            label=f"{who} loses {a(words)}, keeps its leverage",
                        ),
                        "lose-a-card",
                    ),
                    *(
                        [
                            held(
                                buttons.quiet(
                                    f"Lose one and {last.leverage}",
                                    once(lambda: sitting.dispatch(losing)),
                                    label=f"{who} loses {a(words)} and its {last.leverage} leverage",
                                ),
                                "recovered-card-costs-leverage",
                            )
                        ]
                        if last.leverage
                        else []
                    ),
                ],
            ),
        ],
    )
