"""Third step: whether nemeses play, which ones from left to right, and how hard they are."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.nemesis import Nemesis
from companion.vestige.glossary import entry_of_difficulty, entry_of_nemesis
from companion.vestige.seating_faults import MOST_NEMESES, needs_nemeses
from companion.vestige.setup import Difficulty
from screens import amounts, buttons, frame, sheet, theme, tiles
from screens.guard import component
from screens.rules.word import beside, explained, held, question_mark
from screens.vestige.setup.draft import Draft, Drafting, NemesisDraft
from screens.vestige.setup.fitting import Misfit
from screens.vestige.setup.nemesis import nemesis_card

# Nemeses whose cards are known by name only: people run them by hand from their cards.
BY_HAND = ("Dunecrest", "Happy")

FEW = 6
"""So many nemeses that have a card are offered at first; a tap shows the others."""

DIFFICULTIES: tuple[tuple[Difficulty, str, str], ...] = (
    ("nuisance", "Nuisance", "Each turn a nemesis does the row of its threat level, and no other."),
    ("menace", "Menace", "Each turn it does the row of its threat level and every row below."),
)


@component
def Nemeses(drafting: Drafting, draft: Draft, misfit: Misfit | None) -> ft.Control:
    """One to three nemeses: whose cards, how many threats, in which column. In some modes none will do."""
    counting, set_counting = ft.use_state(None)
    # As they stand at this moment: names that are being typed are in them already.
    nemeses = drafting.draft.nemeses

    def add(card: Nemesis | None, name: str) -> None:
        id = draft.next_id
        added = NemesisDraft.of(id, card) if card else NemesisDraft(id=id, name=name)
        drafting.change(nemeses=(*nemeses, added), next_id=id + 1)

    def move(index: int, by: int) -> None:
        order = list(nemeses)
        order.insert(index + by, order.pop(index))
        drafting.change(nemeses=tuple(order))

    def remove(id: int) -> None:
        drafting.change(nemeses=tuple(nemesis for nemesis in nemeses if nemesis.id != id))

    def close() -> None:
        set_counting(None)

    def counted(_: str, number: int) -> None:
        drafting.change_nemesis(counting, threat_cards=number)
        close()

    counted_one = next((nemesis for nemesis in nemeses if nemesis.id == counting), None)
    ft.use_dialog(
        sheet.sheet(
            amounts.Keypad(title=f"Threat cards of {counted_one.called or 'this nemesis'}", on_done=counted),
            close,
            lead=[question_mark("threats-in-the-stacks", "Where do threat cards go?")],
        )
        if counted_one
        else None
    )
    chosen = [
        *[
            nemesis_card(drafting, nemesis, index, len(nemeses), _fault_at(nemesis, misfit), move, remove, set_counting)
            for index, nemesis in enumerate(nemeses)
        ],
        More(
            nemeses=nemeses,
            cards=drafting.library.nemeses(),
            add=add,
            key="more",
        )
        if len(nemeses) < MOST_NEMESES
        else theme.small("Three is the most: the mat has no more columns."),
        beside(theme.heading("How hard"), "difficulty", "the difficulty"),
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    tiles.option(title, words, draft.difficulty == id, lambda id=id: drafting.change(difficulty=id)),
                    entry_of_difficulty(id),
                )
                for id, title, words in DIFFICULTIES
            ],
        ),
        *_team(drafting, draft),
    ]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Nemeses, from left to right"), "nemesis", "a nemesis"),
            *([] if needs_nemeses(draft.mode) else [_whether(drafting, draft)]),
            *([frame.fault(misfit.text)] if misfit and misfit.id is None else []),
            *(chosen if draft.against_nemeses else []),
        ],
    )


def _fault_at(nemesis: NemesisDraft, misfit: Misfit | None) -> str:
    return misfit.text if misfit and misfit.id == nemesis.id else ""


def _whether(drafting: Drafting, draft: Draft) -> ft.Control:
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            tiles.option(
                "Without nemeses",
                "Only the people at the table.",
                not draft.with_nemeses,
                lambda: drafting.change(with_nemeses=False),
            ),
            tiles.option(
                "With nemeses",
                "One to three play along, and all tiles start face up.",
                draft.with_nemeses,
                lambda: drafting.change(with_nemeses=True),
            ),
        ],
    )


@component
def More(
    nemeses: tuple[NemesisDraft, ...], cards: tuple[Nemesis, ...], add: Callable[[Nemesis | None, str], Any]
) -> ft.Control:
    """Those that can still be chosen: by their card, by name only, or any other."""
    unfolded, set_unfolded = ft.use_state(False)
    taken = {nemesis.called.casefold() for nemesis in nemeses}
    known = [card for card in cards if card.name.casefold() not in taken]
    shown = known if unfolded or len(known) <= FEW + 1 else known[:FEW]
    named = taken | {card.name.casefold() for card in cards}
    by_hand = [name for name in BY_HAND if name.casefold() not in named]
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            *[_add(card.name, partial(add, card, ""), entry_of_nemesis(card.name)) for card in shown],
            *(
                [buttons.quiet(f"{len(known) - FEW} more", lambda: set_unfolded(True), icon=ft.Icons.EXPAND_MORE)]
                if len(shown) < len(known)
                else []
            ),
            *[_add(name, partial(add, None, name), entry_of_nemesis(name)) for name in by_hand],
            _add("Another", partial(add, None, ""), "by-hand", "Add another nemesis, run by hand"),
        ],
    )


def _add(text: str, on_click: buttons.Action, rule: str, label: str | None = None) -> ft.Control:
    return held(buttons.tonal(text, on_click, icon=ft.Icons.ADD, label=label or f"Add {text}"), rule)


def _team(drafting: Drafting, draft: Draft) -> list[ft.Control]:
    if draft.mode == "solo" and len(draft.nemeses) > 1:
        choice = tiles.tick(
            "The nemeses form a team",
            "At the end they add their leverage and cards together. Much harder, says the rulebook.",
            draft.form_team,
            lambda: drafting.change(form_team=not draft.form_team),
        )
        return [explained(choice, "solo-nemesis-team")]
    if draft.mode in ("teams", "cooperative"):
        return [
            explained(theme.small("The nemeses are a team of their own: they add up their leverage."), "nemesis-team")
        ]
    return []
