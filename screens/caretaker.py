"""What goes on beside the screens: looking at what other processes have changed, and the backups."""

import asyncio
import contextlib
import logging

from companion.desk import Desk
from companion.shelf import ShelfFault
from screens.background import in_background

LOOK = 1.0
"""Seconds after which a change by another process is seen at the latest."""

SETTLED = 30
"""So many looks after the start the day's backup is made: who opens the app is not kept waiting by it."""

log = logging.getLogger("tableside.caretaker")


async def take_care(desk: Desk, look: float = LOOK, settled: int = SETTLED) -> None:
    """Looks round on the desk for ever, and makes the backups that are due. Nothing stops it but its cancelling."""
    looks = 0
    while True:
        await asyncio.sleep(look)
        looks += 1
        try:
            desk.look_round()
            if (desk.just_finished or looks >= settled) and desk.backup_due():
                await _back_up(desk)
        except Exception:
            # A fault here must not end what watches over the games.
            log.exception("the caretaker stumbled")


async def _back_up(desk: Desk) -> None:
    # In a thread of its own: an archive of many games takes seconds. That it failed is among the notices.
    with contextlib.suppress(ShelfFault):
        await in_background(desk.back_up)
    desk.tell()
