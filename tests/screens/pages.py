"""What a page is that is drawn to see whether all on it has a name, and room for a thumb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from screens.share.invitation import Invitation
from tests.screens.evening import Evening

NEXT = "Next"


@dataclass(frozen=True)
class Page:
    """A page in one state: how the evening came there, the address, and the taps that lead on."""

    name: str
    moment: Callable[[], Evening]
    address: str = "table"
    taps: tuple[str, ...] = ()
    invited: Invitation | None = None

    def __str__(self) -> str:
        return self.name


def evening(**changes: Any) -> Evening:
    return Evening(**changes)
