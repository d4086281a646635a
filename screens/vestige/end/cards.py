"""Cards of each kind as they lie on the table: what mastery is claimed with (p. 25)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.cards import CARD_KINDS, CARD_OF, CardKind, spoken
from companion.vestige.commands import ScoreCards
from companion.vestige.finish import request_of
from companion.vestige.glossary import entry_of_card, entry_of_mastery
from companion.vestige.table import Competitor, Table
from screens import marks, theme
from screens.ending.counter import counter
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting
from screens.vestige.end.who import who_row

Counts = dict[str, dict[CardKind, int]]

_COLOUR = {kind: colour for colour, kind in CARD_OF.items()}


@component
def Cards(sitting: Sitting, revision: int) -> ft.Control:
    """Counts by kind and competitor, prefilled with what was tracked. They are entered when one goes on."""
    changed, set_changed = ft.use_state(_draft(sitting))
    table: Table = sitting.table
    names = tuple(competitor.name for competitor in table.competitors)
    who, set_who = ft.use_state(names[0])
    # Two beside each other are compared at a glance; more of them would make a long way down.
    together = len(names) <= 2
    counts = _with(_entered(table), changed)

    def step(who: str, kind: CardKind, by: int) -> Callable[[], None]:
        def change() -> None:
            now = _with(_entered(sitting.table), _draft(sitting))
            draft = _draft(sitting)
            number = max(now[who].get(kind, 0) + by, 0)
            after = {**draft, who: {**draft.get(who, {}), kind: number}}
            sitting.desk.drafts[_place(sitting)] = after
            set_changed(after)

        return change

    shown = table.competitors if together else (table.competitor(who),)
    return ft.Column(
        spacing=theme.PAD + 4 if together else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([] if together else [who_row(table, names, who, set_who, {name: _sum(counts[name]) for name in names})]),
            *[_kind(table, kind, shown, counts, step) for kind in CARD_KINDS],
        ],
    )


def enter_cards(sitting: Sitting) -> None:
    """Enters what was counted, one entry for each competitor whose counts changed."""
    entered, draft = _entered(sitting.table), _draft(sitting)
    counts = _with(entered, draft)
    for who in draft:
        if counts[who] != entered[who] and not sitting.dispatch(
            ScoreCards(who=who, counts=counts[who]), sitting.game.revision
        ):
            return
    sitting.desk.drafts.pop(_place(sitting), None)


def _place(sitting: Sitting) -> str:
    return f"cards:{sitting.game_id}"


def _draft(sitting: Sitting) -> Counts:
    draft: Counts = sitting.desk.drafts.get(_place(sitting), {})
    return draft


def _entered(table: Table) -> Counts:
    return {competitor.name: dict(competitor.cards) for competitor in request_of(table).competitors}


def _with(counts: Counts, changed: Counts) -> Counts:
    return {who: {**held, **changed.get(who, {})} for who, held in counts.items()}


def _sum(held: dict[CardKind, int]) -> str:
    return str(sum(held.values()))


def _kind(
    table: Table,
    kind: CardKind,
    shown: tuple[Competitor, ...],
    counts: Counts,
    step: Callable[[str, CardKind, int], Callable[[], Any]],
) -> ft.Control:
    title, colour = spoken(kind, 2).capitalize(), f"for {spoken(_COLOUR[kind])}"
    if len(shown) == 1:
        return _count(table, shown[0], kind, counts, step, f"{title}, {colour}")
    return ft.Column(
        key=f"kind-{kind}",
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                vertical_alignment=ft.CrossAxisAlignment.END,
                controls=[
                    explained(theme.body(title), entry_of_card(kind)),
                    explained(theme.small(colour), entry_of_mastery(_COLOUR[kind])),
                ],
            ),
            ft.ResponsiveRow(
                spacing=theme.PAD * 2,
                run_spacing=4,
                controls=[
                    ft.Container(
                        key=f"{kind}-{competitor.name}",
                        col={"xs": 12, "sm": 6},
                        content=_count(table, competitor, kind, counts, step, competitor.name),
                    )
                    for competitor in shown
                ],
            ),
        ],
    )


def _count(
    table: Table,
    competitor: Competitor,
    kind: CardKind,
    counts: Counts,
    step: Callable[[str, CardKind, int], Callable[[], Any]],
    text: str,
) -> ft.Control:
    return counter(
        text,
        f"{spoken(kind, 2).capitalize()} of {competitor.name}",
        counts[competitor.name].get(kind, 0),
        step(competitor.name, kind, -1),
        step(competitor.name, kind, 1),
        lead=marks.mark(table, competitor, size=28) if text == competitor.name else None,
        rule=None if text == competitor.name else entry_of_card(kind),
    )
