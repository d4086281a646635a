"""How games in play are opened while Home is on the screen already: a long one takes seconds to come back."""

import asyncio
import time
from collections.abc import Callable, Sequence

from companion.desk import AnyGame, Desk
from companion.shelf import ShelfFault
from screens.background import in_background
from screens.sitting import JUST_NOW

Found = AnyGame | str
"""A game, or one sentence on why it cannot be opened."""

LOOKED_AT = 0.5
"""Seconds after which people have seen what is there: a finger may be on its way."""


class Opening:
    """Opens games in threads of their own, so that everything else goes on meanwhile."""

    def __init__(self, desk: Desk, clock: Callable[[], float] = time.monotonic) -> None:
        self._desk = desk
        self._clock = clock
        self._begun = clock()
        self._moved = float("-inf")
        self._running: dict[str, asyncio.Task[Found]] = {}
        self._faults: dict[str, str] = {}

    @property
    def just_moved(self) -> bool:
        """Whether how a game stands has just come between what people look at: a tap was aimed at the screen before."""
        return self._clock() - self._moved < JUST_NOW

    def known(self, game_id: str) -> Found | None:
        """The game if it lies open, why it cannot be opened, or None as long as nobody has tried."""
        game = self._desk.opened(game_id)
        return self._faults.get(game_id) if game is None else game

    async def open_all(self, game_ids: Sequence[str], told: Callable[[], None]) -> None:
        """Opens one after the other, and tells it each time."""
        for game_id in game_ids:
            if self.known(game_id) is None:
                await self.open(game_id)
                if self._clock() - self._begun > LOOKED_AT:
                    self._moved = self._clock()
                told()

    async def open(self, game_id: str) -> Found:
        """Gives the game once it lies open. Asked again meanwhile, it waits for the same."""
        task = self._running.get(game_id)
        if task is None:
            task = self._running[game_id] = asyncio.create_task(in_background(self._look_into, game_id))
            task.add_done_callback(lambda _: self._running.pop(game_id, None))
        # Whoever waits may go away meanwhile; the game is opened all the same.
        return await asyncio.shield(task)

    def _look_into(self, game_id: str) -> Found:
        try:
            return self._desk.game(game_id)
        except ShelfFault as fault:
            self._faults[game_id] = str(fault)
            return str(fault)
