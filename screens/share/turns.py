"""Who is drawn when: after a change one phone after the other, and nobody who is away.

Drawn all at once, every phone would wait until the last one is drawn. The phone on which something was done does not
wait for its turn, and one that is away is drawn when it is back: once, however much has changed meanwhile.
"""

import asyncio
import gc
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

log = logging.getLogger("tableside.line")

ON_ITS_WAY = 4
"""Turns of the loop in which a drawing is made, numbered and sent."""


SELDOM = (5_000, 10, 10)
"""After how many new objects Python looks for what nobody needs, and after how many looks at the older ones, too."""


def collect_seldom() -> None:
    """Has Python look seldom for what nobody needs, and never among what was loaded at the start.

    Each look holds up every phone, and at ten of them a full one, at nearly each change, took longer than the drawing.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Turns:
    """What has to be drawn on one phone. `away` says whether nobody would see it."""

    def __init__(self) -> None:
        self._held: dict[Callable[[], None], None] = {}
        self._then: list[Callable[[], None]] = []

    @property
    def away(self) -> bool:
        """Whether there is nobody to draw for."""
        return False

    def in_turn(self, draw: Callable[[], None]) -> None:
        """Draws it when it is this phone's turn: once, even if it was asked for several times until then."""
        self._held[draw] = None
        self.go_on()

    def when_drawn(self, then: Callable[[], None]) -> None:
        """Calls `then` when everything that has changed until now has been drawn."""
        self._then.append(then)
        self.go_on()

    def go_on(self) -> None:
        """Takes its turn, if there is something to draw and somebody to see it."""
        if self.away or not (self._held or self._then):
            return
        _queue.waiting[self] = None
        if _queue.going is None or _queue.going.done():
            _queue.going = asyncio.get_running_loop().create_task(_take_turns())

    def was_drawn(self) -> None:
        """What others have changed is on its way."""

    def draw(self) -> list[Callable[[], None]]:
        """Has everything drawn; gives what is to be called then."""
        held, self._held = self._held, {}
        then, self._then = self._then, []
        for draw in held:
            try:
                draw()
            except Exception:
                log.exception("A change could not be drawn")
        return then


@dataclass
class _Queue:
    waiting: dict[Turns, None] = field(default_factory=dict)
    going: asyncio.Task[None] | None = None


_queue = _Queue()
"""Of all phones of this process."""


async def _take_turns() -> None:
    waiting = _queue.waiting
    while waiting:
        phone = next(iter(waiting))
        del waiting[phone]
        if phone.away:
            continue
        drawn = phone.draw()
        for _ in range(ON_ITS_WAY):
            await asyncio.sleep(0)
        phone.was_drawn()
        for then in drawn:
            then()
