"""Everything about one competitor that the Table has no room for: cards, speed, threats."""

from collections.abc import Callable

import flet as ft

from companion.vestige.cards import CARD_KINDS, CardKind, a, spoken
from companion.vestige.commands import (
    GainCard,
    LoseCard,
    RemoveThreat,
    RevealThreat,
    SetSpeed,
    SetThreat,
    UpgradeSpeed,
)
from companion.vestige.glossary import entry_of_card, entry_of_threat
from companion.vestige.library import known_threats
from companion.vestige.table import Competitor, Table
from companion.vestige.threats import takeable
from screens import amounts, buttons, marks, theme
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting
from screens.table.typed import Typed, use_typed

Once = Callable[[buttons.Action], buttons.Action]


@component
def CompetitorSheet(sitting: Sitting, name: str) -> ft.Control:
    """Cards for everybody; speed for players; threats for nemeses."""
    table: Table = sitting.table
    competitor = table.competitor(name)
    gaining, set_gaining = ft.use_state("")
    typing, set_typing = ft.use_state(False)
    typed = use_typed(sitting, f"threat of {name}")
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                [
                    marks.mark(table, competitor, 40),
                    ft.Container(
                        beside(
                            theme.heading(f"{name}: {competitor.leverage} leverage", level=1), "leverage", "leverage"
                        ),
                        expand=True,
                    ),
                ],
            ),
            *_threats(sitting, table, competitor, typed, once),
            *_cards(sitting, competitor, gaining, set_gaining, typing, set_typing, once),
            *(_speed(sitting, competitor, once) if competitor.human else []),
        ],
    )


def _headed(heading: ft.Control, content: ft.Control) -> ft.Control:
    """What stands right below its heading, whose mark brings room of its own."""
    return ft.Column(
        tight=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=[heading, content]
    )


def _cards(
    sitting: Sitting,
    competitor: Competitor,
    gaining: str,
    set_gaining: Callable[[str], None],
    typing: bool,
    set_typing: Callable[[bool], None],
    once: Once,
) -> list[ft.Control]:
    who = competitor.name

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
    return [
        _headed(
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


def _card_row(sitting: Sitting, who: str, kind: CardKind, competitor: Competitor, once: Once) -> ft.Control:
    cards = [card for card in competitor.cards if card.kind == kind]
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


def _speed(sitting: Sitting, competitor: Competitor, once: Once) -> list[ft.Control]:
    who = competitor.name
    return [
        _headed(
            beside(theme.heading("Speed"), "speed", "speed"),
            ft.Row(
                wrap=True,
                controls=[
                    theme.number(str(competitor.speed), size=theme.TITLE + 6, label=f"Speed {competitor.speed}"),
                    held(
                        buttons.tonal("Upgrade by 1", once(lambda: sitting.dispatch(UpgradeSpeed(who=who, by=1)))),
                        "speed-upgrade",
                    ),
                    buttons.quiet(
                        "Correct: 1 less",
                        lambda: sitting.dispatch(SetSpeed(who=who, to=max(competitor.speed - 1, 0))),
                        label=f"{who}: correct the speed, 1 less",
                    ),
                    buttons.quiet(
                        "Correct: 1 more",
                        lambda: sitting.dispatch(SetSpeed(who=who, to=competitor.speed + 1)),
                        label=f"{who}: correct the speed, 1 more",
                    ),
                ],
            ),
        ),
    ]


def _threats(sitting: Sitting, table: Table, competitor: Competitor, typed: Typed, once: Once) -> list[ft.Control]:
    if competitor.human:
        return []
    nemesis = competitor.name
    pack = table.pack(competitor)

    def reveal(name: str | None) -> None:
        if name and sitting.dispatch(RevealThreat(nemesis=nemesis, name=name)):
            typed.clear()

    rows = []
    for number, threat in enumerate(competitor.threats):
        card = pack.threat(threat.name) if pack else None
        rows.append(
            ft.Row(
                key=f"threat-{number}",
                wrap=True,
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                controls=[
                    ft.Column(
                        [
                            explained(theme.body(threat.name), entry_of_threat(threat.name)),
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
    return [
        _headed(
            beside(theme.heading(f"Threat level {competitor.threat}"), "threat-level", "a threat level"),
            marks.pips(
                competitor.threat, max(competitor.threat, 5), f"Threat level {competitor.threat}", ft.Colors.TERTIARY
            ),
        ),
        *rows,
        ft.Row(
            wrap=True,
            controls=[
                held(
                    buttons.tonal(name, once(lambda name=name: reveal(name)), label=f"Reveal {name}"),
                    entry_of_threat(name),
                )
                for name in known_threats(sitting.desk.library("vestige"), table, nemesis)
            ],
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
