"""An evening on several phones, each with a name of its own, as the gate of a shared table gives them one."""

import gc
from collections.abc import Callable
from typing import Any

from screens import routes
from screens.app import app_on
from screens.share.presence import Presence
from tests.screens.evening import DUEL, Evening
from tests.screens.harness import Rendered

SEATS = ({"name": "Ada", "color": "green"}, {"name": "Ben", "color": "blue"})


class SharedEvening(Evening):
    """Ada against Ben, each on a phone of their own."""

    def __init__(self, render: Callable[..., Rendered], **changes: Any) -> None:
        super().__init__(**{**DUEL, "seats": SEATS, "depth": "cards"} | changes)
        self._render = render
        self._opening = ""
        self.phones = Presence(id_of=lambda page: self._opening)
        self.app = app_on(self.desk, phones=self.phones)

    def phone(
        self, id: str, *seats: str, address: str | None = None, tab: str = "table", watches: bool = False, **named: Any
    ) -> Rendered:
        """A new page on the phone `id`, at which these seats sit already or nobody has been asked yet."""
        if seats or watches:
            self.phones.sit(id, self.id, seats)
        self._opening = id
        return self._render(self.app, route=address or routes.game(self.id, tab), **named)


def forgotten(phone: Rendered) -> None:
    """The phone was away for so long that its session is over."""
    phone.close()
    del phone._session
    gc.collect()
