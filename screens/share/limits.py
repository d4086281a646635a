"""How often somebody may guess: by address, bounded in time and in memory."""

import ipaddress
import math
import time
from collections import deque
from collections.abc import Callable
from functools import lru_cache

WRONG = 10
"""Wrong tries of one address in a minute."""

MINUTE = 60.0

REMEMBERED = 1_000
"""So many addresses have a count of their own; all others share one, so that none is gained by having many."""

OTHERS = "the others"


class Tries:
    """The wrong tries of the last minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, remembered: int = REMEMBERED) -> None:
        self._clock = clock
        self._remembered = remembered
        # Those whose last try is longest ago come first.
        self._wrong: dict[str, deque[float]] = {}

    def __len__(self) -> int:
        return len(self._wrong)

    def wrong(self, address: str) -> None:
        """Counts one wrong try."""
        whose = self._counted(address)
        times = self._wrong.pop(whose, None) or deque(maxlen=WRONG)
        times.append(self._clock())
        self._wrong[whose] = times

    def shut_for(self, address: str) -> int:
        """Seconds until this address may try again, rounded up; 0 if it may now."""
        times = self._wrong.get(self._counted(address), ())
        left = times[0] + MINUTE - self._clock() if len(times) == WRONG else 0
        return max(0, math.ceil(left))

    def _counted(self, address: str) -> str:
        self._forget()
        # One of the others stays so for a minute, whatever becomes free: else it would begin anew at none.
        own = len(self._wrong) < self._remembered and OTHERS not in self._wrong
        return address if own or address in self._wrong else OTHERS

    def _forget(self) -> None:
        now = self._clock()
        for address, times in list(self._wrong.items()):
            if times[-1] > now - MINUTE:
                break
            del self._wrong[address]


@lru_cache(maxsize=REMEMBERED)
def household(host: str) -> str:
    """Whom an address belongs to: whoever has one of IPv6 has the other 2^64 of its network too."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
