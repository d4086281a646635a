"""An evening of Chronicles: Ana, Ben and Cleo, brought to a certain point by moves, and the app opened over it."""

from collections.abc import Callable
from typing import Any

from companion.chronicles.commands import COMMANDS
from companion.chronicles.setup import Setup
from companion.game import Game
from screens import routes
from screens.app import app_on
from screens.share.presence import Presence
from tests.screens.evening import Evening
from tests.screens.harness import Rendered

SEATS = (
    {"name": "Ana", "color": "red", "companion": "red"},
    {"name": "Ben", "color": "blue", "companion": "blue"},
    {"name": "Cleo", "color": "green", "companion": "green"},
)


class ChroniclesEvening(Evening):
    """One game of Chronicles on a desk."""

    GAME = "chronicles"

    def set_up(self, **changes: Any) -> Setup:
        """A setup of three people, or of what is changed."""
        return Setup.model_validate({"seats": SEATS} | changes)

    def moves(self, *moves: dict[str, Any]) -> "ChroniclesEvening":
        """The same evening after these moves as CONTRACT writes them, none of which may be refused."""
        for given in moves:
            after = self.desk.act(self.id, COMMANDS.validate_python(given))
            assert isinstance(after, Game), f"{given} is refused: {after}"
        return self

    def phone(self, render: Callable[..., Rendered], id: str, tab: str = "table", **named: Any) -> Rendered:
        """A page on a phone of a shared table, at which nobody sits yet."""
        phones = Presence(id_of=lambda page: id)
        return render(app_on(self.desk, phones=phones), route=routes.game(self.id, tab), **named)
