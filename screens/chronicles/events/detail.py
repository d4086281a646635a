"""What lies on one board: the event in words and signs, and what can be done with it."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.commands import DiscardEvent, ReachTrigger
from companion.chronicles.event_tokens import agents_in_words, printed_on, rule_of
from companion.chronicles.places import asks_for_places
from companion.chronicles.table import Board, OpenEvent, Table
from screens import buttons, theme
from screens.chronicles.events.chips import on_turn, reward_in_signs
from screens.chronicles.events.reveal import Reveal
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting

Once = Callable[[buttons.Action], buttons.Action]


def detail(sitting: Sitting, board: Board, once: Once, open_sheet: Callable[..., Any]) -> ft.Control:
    """The event on a board, or the way to turn one over."""
    if board.event is None and sitting.table.phase != "players":
        return theme.card(theme.body(f"No event lies on board {board.number}."), key=f"detail-{board.number}")
    if board.event is None:
        return theme.card(
            ft.Column(
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    beside(
                        theme.heading(f"Turn an event over onto board {board.number}"),
                        "chronicles-timeline",
                        "the timeline",
                    ),
                    theme.small("Read it aloud, then say what it is called."),
                    Reveal(sitting=sitting, board=board.number, key=f"reveal-{board.number}"),
                ],
            ),
            accent=True,
            key=f"detail-{board.number}",
        )
    return _open(sitting, board, board.event, once, open_sheet)


def _open(sitting: Sitting, board: Board, event: OpenEvent, once: Once, open_sheet: Callable[..., Any]) -> ft.Control:
    table: Table = sitting.table
    card = printed_on(event)
    name = event.name or f"The event on board {board.number}"
    return theme.card(
        ft.Column(
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading(name), rule_of(event, "chronicles-events"), name),
                *(_needs_places(table, board, open_sheet)),
                _part(
                    ft.Icons.HANDSHAKE_OUTLINED,
                    "Resolves it",
                    theme.body((card.deed if card else None) or "What its card asks for, next to its place."),
                    "chronicles-resolve-an-event",
                ),
                *(
                    [_part(ft.Icons.PUBLIC, "For everyone", theme.body(card.while_open), "chronicles-event-setup")]
                    if card and card.while_open
                    else []
                ),
                _part(ft.Icons.CARD_GIFTCARD, "Gives", reward_in_signs(card), "chronicles-event-rewards"),
                *_places(event, board, open_sheet, card.setup if card else None),
                held(
                    buttons.primary(
                        f"{on_turn(table)} resolves it" if len(table.playing) == 1 else "Somebody resolves it",
                        partial(open_sheet, "resolve", board.number),
                        icon=ft.Icons.CHECK,
                    ),
                    "chronicles-resolve-an-event",
                ),
                _goes(sitting, table, board, once),
            ],
        ),
        key=f"detail-{board.number}",
    )


def _part(icon: ft.IconData, what: str, content: ft.Control, rule: str) -> ft.Control:
    """A picture that says what the words beside it are about."""
    return ft.Row(
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Icon(icon, size=24, color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Container(
                expand=True,
                content=explained(ft.Column([theme.small(what), content], spacing=0, tight=True), rule),
            ),
        ],
    )


def _needs_places(table: Table, board: Board, open_sheet: Callable[..., Any]) -> list[ft.Control]:
    card = printed_on(board.event) if board.event else None
    if card is None or not asks_for_places(table, board.number):
        return []
    return [
        theme.body(f"{agents_in_words(card.agents)} to each of its places.", color=ft.Colors.PRIMARY),
        ft.Row(
            [buttons.primary("Say where", partial(open_sheet, "places", board.number), icon=ft.Icons.PLACE_OUTLINED)],
            wrap=True,
        ),
    ]


def _places(event: OpenEvent, board: Board, open_sheet: Callable[..., Any], setup: str | None) -> list[ft.Control]:
    """Where it is on this map, as it was named, else as the card tells it."""
    where = ", ".join(event.places) or setup or "Nobody has said it yet."
    return [
        ft.Row(
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Container(
                    expand=True,
                    content=_part(ft.Icons.PLACE_OUTLINED, "On the map", theme.body(where), "chronicles-event-setup"),
                ),
                buttons.icon(
                    ft.Icons.EDIT_OUTLINED,
                    f"Say where {event.name or 'the event'} is",
                    partial(open_sheet, "places", board.number),
                ),
            ],
        )
    ]


def _goes(sitting: Sitting, table: Table, board: Board, once: Once) -> ft.Control:
    """Ways for it to go with nobody's having resolved it."""
    revision = sitting.game.revision
    oldest = next((it.number for it in reversed(table.timeline) if it.event), None)

    def miss() -> None:
        sitting.dispatch(ReachTrigger(), revision)

    def discard() -> None:
        sitting.dispatch(DiscardEvent(board=board.number), revision)

    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        controls=[
            *(
                [
                    held(
                        buttons.tonal("End-game trigger: it is missed", once(miss), icon=ft.Icons.HOURGLASS_BOTTOM),
                        "chronicles-end-game-trigger",
                    )
                ]
                if board.number == oldest
                else []
            ),
            held(
                buttons.quiet(
                    "In conflict with a newer one", once(discard), label=f"Discard {event_name(board)}: in conflict"
                ),
                "chronicles-event-conflicts",
            ),
        ],
    )


def event_name(board: Board) -> str:
    """How an event is spoken of."""
    return (board.event.name if board.event else None) or "the event"
