"""The threats in a nemesis's column: revealed, removed, corrected (p. 27)."""

from collections.abc import Callable

import flet as ft

from companion.vestige.box.browsing import threat_gist
from companion.vestige.cards import spoken
from companion.vestige.commands import RemoveThreat, RevealThreat, SetThreat
from companion.vestige.glossary import entry_of_threat
from companion.vestige.library import known_threats
from companion.vestige.table import Table
from companion.vestige.threats import card_of_threat, takeable
from screens import buttons, marks, theme
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sitting import Sitting
from screens.typed import use_typed
from screens.vestige.table.offers import ThreatOffers

Once = Callable[[buttons.Action], buttons.Action]


@component
def Threats(sitting: Sitting, nemesis: str) -> ft.Control:
    """The level as filled marks, each threat with how it is removed, and the ways to reveal another."""
    typed = use_typed(sitting, f"threat of {nemesis}")
    once = buttons.use_once()
    table: Table = sitting.table
    competitor = table.competitor(nemesis)

    def reveal(name: str | None) -> None:
        if name and sitting.dispatch(RevealThreat(nemesis=nemesis, name=name)):
            typed.clear()

    rows = []
    for number, threat in enumerate(competitor.threats):
        card = card_of_threat(competitor, threat)
        does = threat_gist(card, nemesis)
        rows.append(
            ft.Row(
                key=f"threat-{number}",
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                controls=[
                    ft.Column(
                        [
                            explained(theme.body(threat.name), entry_of_threat(threat.name)),
                            *([explained(theme.small(does), "threat-immediately")] if does else []),
                            *(
                                [explained(theme.small(f"To remove: {card.removal}"), "remove-a-threat")]
                                if card and card.removal
                                else []
                            ),
                        ],
                        spacing=0,
                    ),
                    *_removals(sitting, table, nemesis, threat.name, once),
                ],
            )
        )
    lower = SetThreat(nemesis=nemesis, to=max(competitor.threat - 1, 0))
    parts = [
        theme.headed(
            beside(theme.heading(f"Threat level {competitor.threat}"), "threat-level", "a threat level"),
            marks.pips(
                competitor.threat, max(competitor.threat, 5), f"Threat level {competitor.threat}", ft.Colors.TERTIARY
            ),
        ),
        *rows,
        ThreatOffers(
            typed=typed.held,
            known=known_threats(sitting.desk.library("vestige"), table, nemesis),
            reveal=reveal,
            once=once,
            label="Reveal {}",
            key="offers",
        ),
        typed.field("Reveal another threat", lambda: reveal(typed.name(sitting.say))),
        ft.Row(
            wrap=True,
            controls=[
                buttons.tonal(
                    "Reveal it", once(lambda: reveal(typed.name(sitting.say))), label="Reveal the threat that was typed"
                ),
                *(
                    [
                        buttons.quiet(
                            "Correct: 1 less",
                            lambda: sitting.dispatch(lower),
                            label=f"{nemesis}: correct the threat level, 1 less",
                        )
                    ]
                    if competitor.threat
                    else []
                ),
            ],
        ),
    ]
    return ft.Column(tight=True, spacing=theme.PAD, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=parts)


def _removals(sitting: Sitting, table: Table, nemesis: str, name: str, once: Once) -> list[ft.Control]:
    """Removing a threat: where it gives one of several cards that are not alike, each is a button."""
    cards = takeable(table, nemesis, name)
    if len({card.leverage for card in cards}) < 2:
        remove = RemoveThreat(nemesis=nemesis, name=name)
        return [buttons.tonal("Remove", once(lambda: sitting.dispatch(remove)), label=f"Remove {name}")]
    found = []
    for number, card in enumerate(cards, start=1):
        words = f"take the {spoken(card.kind)} {'?' if card.leverage is None else card.leverage}"
        chosen = RemoveThreat(nemesis=nemesis, name=name, card=number)
        found.append(
            buttons.tonal(
                f"Remove, {words}", once(lambda it=chosen: sitting.dispatch(it)), label=f"Remove {name}, {words}"
            )
        )
    return found
