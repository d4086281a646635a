"""Desks to render a page over, and what the page says and where it goes."""

from collections.abc import Callable
from itertools import count
from typing import Any

from companion.desk import Desk
from companion.library import Source, kept, saved_library
from companion.shelf import ShelfFault
from companion.vestige import commands as c
from companion.vestige.box.cards import CARD
from companion.vestige.library import library_of
from companion.vestige.setup import Setup
from storage.memory import MemoryShelf
from tests.companion.games import BONE, TRIGGERS


class Breakable(MemoryShelf):
    """A shelf of which some calls fail, by name, and some games cannot be read, by id."""

    def __init__(self) -> None:
        super().__init__()
        self.failing: set[str] = set()
        self.damaged: set[str] = set()

    def listings(self) -> Any:
        self._fail("listings")
        return super().listings()

    def write(self, record: Any) -> None:
        self._fail("write")
        super().write(record)

    def append(self, game_id: str, entry: Any, position: int) -> None:
        self._fail("append")
        super().append(game_id, entry, position)

    def read(self, game_id: str) -> Any:
        self._fail("read")
        if game_id in self.damaged:
            raise ShelfFault(f"The file of {game_id} is damaged: put back a copy.")
        return super().read(game_id)

    def erase(self, game_id: str) -> None:
        self._fail("erase")
        super().erase(game_id)

    def _fail(self, name: str) -> None:
        if name in self.failing:
            raise ShelfFault(f"The disk is full ({name}): make room and try again.")


class Surroundings:
    """What a page is given: a desk, a voice and the way to other pages, each of which remembers."""

    def __init__(self) -> None:
        self.shelf = Breakable()
        self.desk = self.new_desk()
        self.said: list[str] = []
        self.went: list[str] = []

    def new_desk(self) -> Desk:
        """Another desk over the same shelf, as after a restart."""
        ticks, ids = count(1), count(len(self.shelf._games) + 1)
        return Desk(self.shelf, now=lambda: f"2026-11-30T20:00:{next(ticks):02}+00:00", new_id=lambda: f"g{next(ids)}")

    def page(self, **more: Any) -> dict[str, Any]:
        """The arguments of a page of the app."""
        return {"desk": self.desk, "say": self.said.append, "go": self.went.append, **more}

    def begin(self, *commands: Any, name: str = "Ana", nemeses: tuple[dict[str, Any], ...] = (BONE,)) -> str:
        """A solo game on the desk, played so far."""
        game = self.desk.begin("vestige", solo(name, nemeses))
        for command in commands:
            self.desk.act(game.id, command)
        return game.id

    def finished(self, leverage: int = 20) -> str:
        """A solo game that is over."""
        return self.begin(c.GainLeverage(who="Ana", amount=leverage), c.BeginScoring(), c.Finish())


def solo(name: str = "Ana", nemeses: tuple[dict[str, Any], ...] = (BONE,), **changes: Any) -> Setup:
    given = {"mode": "solo", "seats": [{"name": name, "color": "green"}], "nemeses": nemeses, "triggers": TRIGGERS}
    return Setup.model_validate(given | changes)


Render = Callable[..., Any]


def keep(desk: Desk, *cards: dict[str, Any], source: Source = "my_copy", pack: str | None = None) -> None:
    """Puts cards into the library, as if somebody had read or imported them."""
    library = library_of(desk.library("vestige"))
    for card in cards:
        library = kept(library, CARD.validate_python(card), source, pack)
    desk.keep_library("vestige", saved_library(library))
