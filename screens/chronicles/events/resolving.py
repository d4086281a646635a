"""An event is resolved: by whom, and what its card gives."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import ResolveEvent
from companion.chronicles.event_tokens import printed_on, rule_of
from companion.chronicles.table import OpenEvent, Table
from screens import buttons, theme
from screens.chronicles.events.chips import on_turn, people, reward_in_signs
from screens.chronicles.reward import Reward, reward_form
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sitting import Sitting, use_kept


@component
def Resolving(sitting: Sitting, board: int, close: Callable[[], Any]) -> ft.Control:
    """Who resolves the event on a board, and the reward where nobody has read it; it may be left for later."""
    table: Table = sitting.table
    event = next((it.event for it in table.timeline if it.number == board), None)
    chosen, choose = ft.use_state(on_turn(table))
    reward, set_reward = use_kept(sitting.kept, f"reward on board {board}", Reward())
    once = buttons.use_once()
    if event is None:
        return theme.body("No event lies on this board any more.")
    who = chosen if table.find(chosen) else on_turn(table)
    revision = sitting.game.revision
    unread = _unread(event)

    def resolve() -> None:
        said = {"renown": reward.renown, "marks": reward.marks, "honor": reward.honor} if reward.said else {}
        if sitting.dispatch(ResolveEvent(who=who, board=board, **said), revision):
            set_reward(lambda before: Reward())
            close()

    card = printed_on(event)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.heading(f"Resolve {event.name or 'the event'}"),
                "chronicles-resolve-an-event",
                "resolving an event",
            ),
            explained(
                theme.body((card.deed if card else None) or "Pay what the card asks for, next to its place."),
                rule_of(event, "chronicles-event-cost"),
            ),
            people(table, who, choose, "resolves it"),
            *(
                [
                    explained(theme.small("What does its card give?"), "chronicles-event-rewards"),
                    reward_form(reward, table.player(who).marks, set_reward),
                ]
                if unread
                else [explained(reward_in_signs(card), "chronicles-event-rewards")]
            ),
            buttons.primary(f"{who} resolves it", once(resolve), icon=ft.Icons.CHECK),
            *(
                [theme.small("Left as it is, the app asks for the reward on the Table.")]
                if unread and not reward.said
                else []
            ),
        ],
    )


def _unread(event: OpenEvent) -> bool:
    """Whether people have to say what the event gives."""
    card = printed_on(event)
    return not (card and (card.renown is not None or card.agents_reward))
