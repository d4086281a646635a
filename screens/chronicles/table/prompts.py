"""Open prompts of Chronicles as cards, each with its answers in place."""

from collections.abc import Callable
from typing import Any

from companion.chronicles.prompts import Prompt, prompts
from companion.chronicles.table import Table
from screens.chronicles.table.asking import (
    Agents,
    ByHand,
    Chronicle,
    Colour,
    Event,
    LegendaryWords,
    Printed,
    Proposed,
    Shrouded,
    Space,
)
from screens.chronicles.table.known import known_names
from screens.chronicles.table.reward import Reward
from screens.prompts import Asked, Once, OpenSheet, numbered
from screens.sitting import Sitting

_CARDS: dict[str, Any] = {
    "chronicle": Chronicle,
    "shroud": Shrouded,
    "colour": Colour,
    "legendary": LegendaryWords,
    "printed_value": Printed,
    "reveal_event": Event,
    "event_reward": Reward,
    "agents": Agents,
    "festival_space": Space,
    "proposal": Proposed,
    "by_hand": ByHand,
}


def asked(sitting: Sitting, who: str | None = None) -> tuple[Asked, ...]:
    """All open prompts, or those of one player, with the names that each of them offers."""
    table: Table = sitting.table
    found = [prompt for prompt in prompts(table) if who is None or prompt.who == who]
    return numbered(found, lambda prompt: known_names(sitting, prompt), waiting=("festival_space",))


def drawn(sitting: Sitting, open_sheet: OpenSheet) -> Callable[[Asked, Once], Any]:
    """What draws the card of a prompt on this page."""

    def card(it: Asked, once: Once) -> Any:
        prompt: Prompt = it.prompt
        return _CARDS[prompt.kind](
            sitting=sitting, prompt=prompt, known=it.known, open_sheet=open_sheet, once=once, key=it.key
        )

    return card
