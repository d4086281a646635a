"""Third step: the nemeses, from left to right, and how hard they are."""

import flet as ft

from companion.vestige.glossary import entry_of_difficulty, entry_of_nemesis
from companion.vestige.packs import bundled
from companion.vestige.setup import Difficulty
from screens import amounts, buttons, sheet, theme, tiles
from screens.guard import component
from screens.rules.word import beside, explained, held, question_mark
from screens.setup.draft import THREATS, Draft, Drafting, NemesisDraft
from screens.setup.nemesis import nemesis_card

MOST = 3
# Nemeses whose cards are known by name only: people run them by hand from their cards.
BY_HAND = ("Dunecrest", "Happy")

DIFFICULTIES: tuple[tuple[Difficulty, str, str], ...] = (
    ("nuisance", "Nuisance", "Each turn a nemesis does the row of its threat level, and no other."),
    ("menace", "Menace", "Each turn it does the row of its threat level and every row below."),
)


@component
def Nemeses(drafting: Drafting, draft: Draft, faults: list[ft.Control]) -> ft.Control:
    """One to three nemeses: whose cards, how many threats, in which column."""
    counting, set_counting = ft.use_state(None)
    nemeses = draft.nemeses

    def add(pack: str | None, name: str) -> None:
        added = NemesisDraft(id=draft.next_id, pack=pack, name=name, threat_cards=THREATS.get(pack or "", 0))
        drafting.change(nemeses=(*nemeses, added), next_id=draft.next_id + 1)

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
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Nemeses, from left to right"), "nemesis", "a nemesis"),
            *faults,
            *[
                nemesis_card(drafting, nemesis, index, len(nemeses), move, remove, set_counting)
                for index, nemesis in enumerate(nemeses)
            ],
            *([_more(nemeses, add)] if len(nemeses) < MOST else []),
            beside(theme.heading("How hard"), "difficulty", "the difficulty"),
            ft.Column(
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    explained(
                        tiles.option(
                            title, words, draft.difficulty == id, lambda id=id: drafting.change(difficulty=id)
                        ),
                        entry_of_difficulty(id),
                    )
                    for id, title, words in DIFFICULTIES
                ],
            ),
            *([_team(drafting, draft)] if len(nemeses) > 1 else []),
        ],
    )


def _more(nemeses: tuple[NemesisDraft, ...], add) -> ft.Control:  # type: ignore[no-untyped-def]
    taken = {nemesis.called for nemesis in nemeses}
    packs = [(id, pack.name) for id, pack in bundled().items() if pack.name not in taken]
    by_hand = [name for name in BY_HAND if name not in taken]
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            *[_add(name, lambda id=id: add(id, ""), entry_of_nemesis(name)) for id, name in packs],
            *[_add(name, lambda name=name: add(None, name), entry_of_nemesis(name)) for name in by_hand],
            _add("Another", lambda: add(None, ""), "by-hand", "Add another nemesis, run by hand"),
        ],
    )


def _add(text: str, on_click, rule: str, label: str | None = None) -> ft.Control:  # type: ignore[no-untyped-def]
    return held(buttons.tonal(text, on_click, icon=ft.Icons.ADD, label=label or f"Add {text}"), rule)


def _team(drafting: Drafting, draft: Draft) -> ft.Control:
    return explained(
        tiles.tick(
            "The nemeses form a team",
            "At the end they add their leverage and cards together. Much harder, says the rulebook.",
            draft.form_team,
            lambda: drafting.change(form_team=not draft.form_team),
        ),
        "solo-nemesis-team",
    )
