"""Parts that follow the game by themselves, so that what they stand in need not be drawn again with them."""

from companion.shelf import ShelfFault
from screens.sitting import Sitting, use_desk


def use_live(sitting: Sitting) -> int:
    """How often the game has changed; the component that asks is drawn again when it does."""
    seen: int = use_desk(sitting.desk, lambda: _revision(sitting))
    return seen


def _revision(sitting: Sitting) -> int:
    try:
        return int(sitting.game.revision)
    except ShelfFault:
        # It may be erased while it lies open here; the page says so.
        return -1
