"""Work that takes a while, beside the screens."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")

THREADS = sys.platform != "emscripten"
"""Whether something can run beside the screens: a browser gives Python one thread alone."""


async def in_background(work: Callable[..., Result], *given: Any) -> Result:
    """What `work` comes to, in a thread of its own where there are any; what was on its way is shown before it."""
    if THREADS:
        return await asyncio.to_thread(work, *given)
    await asyncio.sleep(0.05)
    return work(*given)
