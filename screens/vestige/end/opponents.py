"""Which nemeses a finished game was played against."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.reference import reference_to
from companion.vestige.glossary import entry_of_nemesis
from companion.vestige.library import library_of
from screens import buttons
from screens.ending.form import chips, field, part
from screens.rules.word import beside, held
from screens.vestige.end.finished import Finished, Opponent, kept

MOST_NEMESES = 3


def nemeses_part(desk: Desk, finished: Finished, note: Callable[..., Any], change: Callable[..., Any]) -> ft.Control:
    """Cards to switch on and off, and nemeses that people run by hand, by name."""
    cards = library_of(desk.library("vestige")).nemeses()
    chosen = {nemesis.card.id for nemesis in finished.nemeses if nemesis.card}
    room = len(finished.nemeses) < MOST_NEMESES

    def toggle(card: Nemesis) -> None:
        if card.id in chosen:
            change(nemeses=tuple(it for it in kept(desk).nemeses if not (it.card and it.card.id == card.id)))
        elif room:
            add(card)

    def add(card: Nemesis | None = None) -> None:
        now = kept(desk)
        added = Opponent(id=now.next_id, pack=reference_to(card) if card else None)
        change(nemeses=(*now.nemeses, added), next_id=now.next_id + 1)

    def rename(id: int, text: str) -> None:
        nemeses = kept(desk).nemeses
        note(nemeses=tuple(it.model_copy(update={"name": text}) if it.id == id else it for it in nemeses))

    def remove(id: int) -> None:
        change(nemeses=tuple(it for it in kept(desk).nemeses if it.id != id))

    by_hand = [nemesis for nemesis in finished.nemeses if nemesis.pack is None]
    return part(
        "Against which nemesis?" if finished.mode in ("solo", "cooperative") else "A nemesis at the table?",
        "nemesis",
        "a nemesis",
        chips(
            [
                *[
                    held(
                        buttons.choice(card.name, card.id in chosen, lambda card=card: toggle(card)),
                        entry_of_nemesis(card.name),
                    )
                    for card in cards
                ],
                *(
                    [
                        held(
                            buttons.quiet("Another one", add, icon=ft.Icons.ADD, label="Another nemesis"),
                            "several-nemeses",
                        )
                    ]
                    if room
                    else []
                ),
            ]
        ),
        *[
            ft.Row(
                key=f"nemesis-{it.id}",
                spacing=4,
                controls=[
                    field(
                        f"nemesis-name-{it.id}", "Name of the nemesis", it.name, lambda text, id=it.id: rename(id, text)
                    ),
                    buttons.icon(ft.Icons.CLOSE, f"Remove {it.name or 'this nemesis'}", lambda id=it.id: remove(id)),
                ],
            )
            for it in by_hand
        ],
        *(
            [
                beside(
                    ft.Switch(
                        label="The nemeses are one team",
                        value=finished.form_team,
                        on_change=lambda event: change(form_team=bool(event.control.value)),
                    ),
                    "solo-nemesis-team",
                    "a team of nemeses",
                )
            ]
            if finished.mode == "solo" and len(finished.nemeses) > 1
            else []
        ),
    )
