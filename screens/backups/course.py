"""The way from a chosen backup to what is restored of it, as one screen goes it."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from typing import Literal

from companion.backup import Line, Outlook
from companion.desk import Desk
from companion.restoring import Restoring
from companion.shelf import ShelfFault
from screens.handed import Ticket, arrived

KEPT_AS = "backups"
DRAWN = 0.1
"""Seconds from one picture of the progress to the next."""

Stage = Literal["looking", "summary", "restoring", "done", "refused"]

log = logging.getLogger("tableside.backups")


class Course:
    """Looks through a backup, waits for a decision and brings what comes. Nothing changes before that.

    `name` is what people know it as; `content` is that of a file, which may still be on its way, None for one of the
    kept backups. It outlives the parts of the screen, which are drawn anew when a phone wakes up.
    """

    def __init__(self, desk: Desk, name: str, content: bytes | Ticket | None = None) -> None:
        self.desk = desk
        self.name = name
        self.stage: Stage = "looking"
        self.done = self.of = 0
        self.fault = ""
        self.only_mine: frozenset[str] = frozenset()
        self.came: tuple[Line, ...] = ()
        self._content = content
        self._restoring: Restoring | None = None
        self._running = False
        self._redraw: Callable[[], None] | None = None

    @classmethod
    def refused(cls, desk: Desk, name: str, fault: str) -> "Course":
        """One that has ended before anything was looked at."""
        course = cls(desk, name)
        course._end("refused", fault)
        return course

    @property
    def outlook(self) -> Outlook | None:
        """What restoring would do, once it is known."""
        return self._restoring.outlook if self._restoring else None

    @property
    def coming(self) -> tuple[Line, ...]:
        """The games that restoring would bring as things are chosen now."""
        return self.outlook.coming(self.only_mine) if self.outlook else ()

    def shown_by(self, redraw: Callable[[], None]) -> Callable[[], None]:
        """From now on `redraw` is called when something has changed; the result ends that."""
        self._redraw = redraw

        def hide() -> None:
            if self._redraw is redraw:
                self._redraw = None

        return hide

    def choose(self, game_id: str, only_mine: bool) -> None:
        """Whether the backup's way of a game that went two ways comes beside the one here, or stays away."""
        self.only_mine = self.only_mine | {game_id} if only_mine else self.only_mine - {game_id}
        self._draw()

    async def look(self) -> None:
        """Looks through the backup, game by game. Stops where nobody looks on any more, and then can begin anew."""
        if self._running or self.stage != "looking":
            return
        self._running = True
        try:
            content = await self._arrived()
            self._restoring = self.desk.restoring(self.name if content is None else content, self.name)
            if await self._through(self._restoring.look(), to_the_end=False):
                self._end("summary")
        except ShelfFault as fault:
            self._end("refused", str(fault))
        except Exception:
            # A file from elsewhere can be wrong in ways that nobody has thought of.
            log.exception("%s could not be looked through", self.name)
            self._end("refused", f"{self.name} is no backup that this Tableside understands")
        finally:
            self._running = False

    async def carry_out(self) -> None:
        """Brings what comes, to the end even if nobody looks on. What fails is taken back as a whole."""
        if self._running or self.stage != "summary" or self._restoring is None:
            return
        self._running = True
        self.stage, self.came = "restoring", self.coming
        try:
            await self._through(self._restoring.carry_out(self.only_mine), to_the_end=True)
            self.desk.look_round()
            self._end("done")
        except Exception as fault:
            self.desk.look_round()
            log.exception("%s could not be restored", self.name)
            told = str(fault) if isinstance(fault, ShelfFault) else f"{self.name} could not be restored"
            self._end("refused", told)
        finally:
            self._running = False

    @property
    def arriving(self) -> bool:
        """Whether the file itself is still on its way."""
        return isinstance(self._content, Ticket)

    async def _arrived(self) -> bytes | None:
        if isinstance(self._content, Ticket):
            content = await arrived(self._content, self._note)
            if content is None:
                raise ShelfFault(f"{self.name} has not arrived here: choose it once more, with a better connection")
            self._content = content
        return self._content

    def _note(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self._draw()

    async def _through(self, steps: Iterator[tuple[int, int]], to_the_end: bool) -> bool:
        drawn = 0.0
        for self.done, self.of in steps:
            if self._redraw is None and not to_the_end:
                return False
            if time.monotonic() - drawn > DRAWN:
                drawn = time.monotonic()
                self._draw()
            # Others play on meanwhile.
            await asyncio.sleep(0)
        return True

    def _end(self, stage: Stage, fault: str = "") -> None:
        self.stage = stage
        self.fault = fault
        if stage in ("done", "refused"):
            # What was in the file is not needed any more; a large one need not stay in memory.
            self._content = None
        self._draw()

    def _draw(self) -> None:
        if self._redraw is not None:
            self._redraw()
