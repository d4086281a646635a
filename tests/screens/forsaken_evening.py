"""An evening of Forsaken: Ana, Ben and Cleo, brought to a certain point by moves, and the app opened over it."""

from typing import Any

from companion.forsaken.commands import COMMANDS
from companion.forsaken.library import library_of
from companion.forsaken.setup import Setup
from companion.forsaken.shelves import CARD
from companion.game import Game
from companion.library import kept, saved_library
from tests.screens.evening import Evening

SEATS = (
    {"name": "Ana", "color": "red", "vitality": 8, "green": 3},
    {"name": "Ben", "color": "blue", "vitality": 8, "green": 3},
    {"name": "Cleo", "color": "green", "vitality": 8, "green": 3},
)
ALONE: dict[str, Any] = {"seats": SEATS[:1], "rival": {"name": "Grash", "pips": 2, "plot": 6}}
"""What makes a setup a solo game of Ana against Grash, with a plot deck of six."""


class ForsakenEvening(Evening):
    """One game of Forsaken on a desk."""

    GAME = "forsaken"

    def set_up(self, **changes: Any) -> Setup:
        """A setup of three people whose vitality tracks were read, or of what is changed."""
        return Setup.model_validate({"seats": SEATS} | changes)

    def moves(self, *moves: dict[str, Any]) -> "ForsakenEvening":
        """The same evening after these moves as CONTRACT writes them, none of which may be refused."""
        for given in moves:
            after = self.desk.act(self.id, COMMANDS.validate_python(given))
            assert isinstance(after, Game), f"{given} is refused: {after}"
        return self

    def knows(self, *cards: dict[str, Any]) -> "ForsakenEvening":
        """The same evening with these cards in the library."""
        library = library_of(self.desk.library("forsaken"))
        for given in cards:
            library = kept(library, CARD.validate_python(given))
        self.desk.keep_library("forsaken", saved_library(library))
        return self
