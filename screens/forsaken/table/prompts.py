"""Open prompts of Forsaken as cards, each with its answers in place."""

from collections.abc import Callable
from typing import Any

from companion.forsaken.prompts import Prompt, prompts
from companion.forsaken.table import Table
from screens.forsaken.places import answers as places
from screens.forsaken.solo import answers as solo
from screens.forsaken.table import asking
from screens.forsaken.table.known import known_names
from screens.forsaken.world import answers as world
from screens.prompts import Asked, Once, OpenSheet, numbered
from screens.sitting import Sitting

CARDS: dict[str, Any] = asking.ANSWERS | places.ANSWERS | world.ANSWERS | solo.ANSWERS
"""What draws the card of a prompt, by its kind."""


def asked(sitting: Sitting, who: str | None = None) -> tuple[Asked, ...]:
    """All open prompts, or those of one player, with the names that each of them offers."""
    table: Table = sitting.table
    found = [prompt for prompt in prompts(table) if who is None or prompt.who == who]
    return numbered(found, lambda prompt: known_names(sitting, prompt))


def drawn(sitting: Sitting, open_sheet: OpenSheet) -> Callable[[Asked, Once], Any]:
    """What draws the card of a prompt on this page."""

    def card(it: Asked, once: Once) -> Any:
        prompt: Prompt = it.prompt
        return CARDS[prompt.kind](
            sitting=sitting, prompt=prompt, known=it.known, open_sheet=open_sheet, once=once, key=it.key
        )

    return card
