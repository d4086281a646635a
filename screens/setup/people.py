"""People who may sit down: those of this game first, then those who have played others."""

from companion.catalogue import GAMES
from companion.desk import Desk
from companion.library import both, read_library


def known_people(desk: Desk, game: str) -> tuple[str, ...]:
    """Names of seats that the library remembers, each once, the last ones of this game first."""
    names: tuple[str, ...] = ()
    for id in (game, *(id for id in GAMES if id != game)):
        names = both(names, read_library(GAMES[id].library, desk.library(id)).people)
    folded: dict[str, str] = {}
    for name in names:
        folded.setdefault(name.casefold(), name)
    return tuple(folded.values())
