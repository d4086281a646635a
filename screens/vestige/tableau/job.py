"""A job in progress: its outcome die, its completion, and who is on it (p. 14 to 16)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.commands import CompleteJob, TuckCard
from companion.vestige.jobs import idle
from companion.vestige.piles import called
from companion.vestige.table import Card, Table
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.vestige.tableau.die import Die


@component
def Job(sitting: Sitting, who: str, card_id: int, close: Callable[[], Any]) -> ft.Control:
    """One tap on a key completes it with the leverage that is printed on it; a bounty pays at the end."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    card = table.competitor(who).card(card_id)
    if card is None or not card.job:
        return ft.Container()

    def complete(printed: int | None = None) -> None:
        sitting.dispatch(CompleteJob(who=who, card=card_id, leverage=printed))

    keys = (
        amounts.Keypad(
            title="10 or more", kinds=(("set", "Printed"),), on_done=lambda way, number: complete(number), key="keypad"
        )
        if typing
        else amounts.printed_keys(once(complete), "Completed, it shows", lambda: set_typing(True))
    )
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([Die(sitting=sitting, who=who, job=card_id, key="die")] if table.depth == "everything" else []),
            *_completion(card, keys, once, complete),
            *_others(sitting, table, who, card, once),
        ],
    )


def _completion(
    card: Card, keys: Any, once: Callable[[buttons.Action], buttons.Action], complete: Callable[..., None]
) -> list[Any]:
    if card.kind == "bounty":
        return [
            explained(theme.small("A bounty pays at the end; what it pays can be read until then."), "bounties"),
            held(buttons.primary("Complete it", once(lambda: complete()), icon=ft.Icons.CHECK), "complete-a-job"),
        ]
    return [
        explained(theme.body("Completed: what leverage is printed on it?"), "complete-a-job"),
        keys,
        ft.Row([buttons.quiet("Complete it, read it later", once(lambda: complete()))], wrap=True),
    ]


def _others(
    sitting: Sitting, table: Table, who: str, card: Card, once: Callable[[buttons.Action], buttons.Action]
) -> list[ft.Control]:
    """Somebody else who is free: a job moves when its contact is recovered from (p. 15)."""
    kind = card.kind
    free = [it for it in idle(table, who, kind)] if kind in ("bounty", "artifact", "augmentation") else []
    if not free:
        return []
    names = called(table.competitor(who))

    def tuck(under: int) -> None:
        sitting.dispatch(TuckCard(who=who, card=card.id, under=under))

    return [
        explained(theme.small("Give it to:"), "job-reassigned"),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=4,
            controls=[
                buttons.quiet(names[it.id], once(partial(tuck, it.id)), label=f"Give the job to {names[it.id]}")
                for it in free
            ],
        ),
    ]
