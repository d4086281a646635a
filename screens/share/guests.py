"""The phones at the table this evening: so many and no more, each counted once however often it connects."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from screens.share.watched import Watched

MOST = 12
"""Phones at one table."""

GONE = 600
"""Seconds without a sign after which a phone makes room for another."""

WRONG_PINS = 100
"""So many wrong PINs in all shut it for the evening: whoever tries them from many addresses gets no further."""


class Guests(Watched):
    """Phones by the name that each was given when it joined, and whether the PIN still lets in.

    It tells when a phone comes or goes, and when the PIN is shut.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        super().__init__()
        self._clock = clock
        self._most = most
        self._seen: dict[str, float] = {}
        self._open: dict[str, int] = {}
        self._wrong_pins = 0

    @property
    def here(self) -> int:
        """How many phones are connected at this moment."""
        return len(self._open)

    @property
    def pin_is_shut(self) -> bool:
        return self._wrong_pins >= WRONG_PINS

    def wrong_pin(self) -> None:
        """Counts one more PIN that was wrong."""
        self._wrong_pins += 1
        if self._wrong_pins == WRONG_PINS:
            self.tell()

    def has_room(self, phone: str = "") -> bool:
        """Whether this phone has a place or can take one; without a name, whether a new one could."""
        return phone in self._seen or self._taken() < self._most

    def came(self, phone: str) -> bool:
        """Notes a sign of life; whether the phone has a place."""
        if not self.has_room(phone):
            return False
        self._seen[phone] = self._clock()
        return True

    @contextmanager
    def connected(self, phone: str) -> Iterator[None]:
        """The phone is here as long as any of its connections is."""
        self._open[phone] = self._open.get(phone, 0) + 1
        if self._open[phone] == 1:
            self.tell()
        try:
            yield
        finally:
            self._seen[phone] = self._clock()
            self._open[phone] -= 1
            if not self._open[phone]:
                del self._open[phone]
                self.tell()

    def _taken(self) -> int:
        if len(self._seen) >= self._most:
            now = self._clock()
            self._seen = {phone: seen for phone, seen in self._seen.items() if phone in self._open or now - seen < GONE}
        return len(self._seen)
