"""What else lies in a tableau: cards with their chronicles, events; each line can be put right."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import RemoveCard
from companion.chronicles.kinds import spoken
from companion.chronicles.table import Gained, Player
from screens import buttons, theme, tiles
from screens.chronicles.signs import kind_sign, track_sign
from screens.guard import memo
from screens.rules.word import explained
from screens.sitting import Sitting, use_kept


@memo
def TableauCards(sitting: Sitting, player: Player) -> ft.Control:
    """Behind a line, as most of it is looked at seldom."""
    opened, set_opened = use_kept(sitting.kept, f"tableau:{player.name}", False)
    once = buttons.use_once()
    if not player.cards and not player.events:
        return ft.Container(height=0)

    def remove(card: Gained) -> None:
        sitting.dispatch(RemoveCard(who=player.name, card=card.id))

    cards = f"{len(player.cards)} card{'s' if len(player.cards) != 1 else ''} gained in play"
    events = f"{len(player.events)} event{'s' if len(player.events) != 1 else ''}"
    return ft.Column(
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            tiles.fold("Tableau", f"{cards}, {events}", opened, lambda: set_opened(lambda before: not before)),
            *([_card(card, once(lambda card=card: remove(card))) for card in player.cards] if opened else []),
            *(
                [
                    explained(theme.body(it.name or "An event without a name"), "chronicles-event-rewards")
                    for it in player.events
                ]
                if opened
                else []
            ),
        ],
    )


def _card(card: Gained, remove: Callable[[], Any]) -> ft.Control:
    name = card.name or (f"{card.colour} {spoken(card.kind)}" if card.colour else spoken(card.kind))
    story = card.chronicle or ("chronicle to come" if card.chronicle_due else "")
    return ft.Row(
        key=f"card-{card.id}",
        spacing=10,
        controls=[
            kind_sign(card.kind, 28),
            ft.Column(
                tight=True,
                expand=True,
                spacing=0,
                controls=[
                    explained(theme.body(f"{name[:1].upper()}{name[1:]}"), "chronicles-card-kinds"),
                    *([theme.small(story)] if story else []),
                ],
            ),
            *([track_sign(card.mark, 24)] if card.mark else []),
            buttons.icon(ft.Icons.DELETE_OUTLINE, f"Take {name} out of the tableau", remove),
        ],
    )
