"""Addresses of the app's pages, so that a reload or the browser's *Back* finds its place."""

from dataclasses import dataclass

from companion.catalogue import GAMES

HOME = "/"
NEW = "/new"
SCORE = "/score"
SETTINGS = "/settings"
BIN = "/bin"
RULES = "/rules"
LIBRARY = "/library"
BIN_OF_LIBRARY = "/library/bin"
"""The same bin, which leads back to the library."""
IMPORT = "/import"
BACKUPS = "/backups"
INVITE = "/invite"
FIRST = next(iter(GAMES))
"""The game whose cards had addresses before there were others: they stay as they are."""
TABS = (
    *("table", "ledger", "rules", "settings", "seats", "reconcile", "phone"),
    *("regions", "end", "pace", "try", "copy", "events", "festival", "shroud"),
    *("places", "fight", "world", "rival"),
)
"""The pages of all games; where a game has no such page, the address leads to its table."""


@dataclass(frozen=True)
class Route:
    """A page: `name` of the page, for a game in play its id and tab.

    `of` is the kind or the id of cards, `game` the one that they belong to; for a new game and for one to be scored,
    `of` is which game it is of those there are.
    """

    name: str
    game_id: str = ""
    tab: str = ""
    of: str = ""
    game: str = ""


def game(game_id: str, tab: str = "table") -> str:
    """The address of a tab of a game."""
    return f"/game/{game_id}/{tab}"


def new(game: str) -> str:
    """The address of the first steps of a new game of this kind."""
    return f"{NEW}/{game}"


def score(game: str) -> str:
    """The address at which a finished game of this kind is scored."""
    return f"{SCORE}/{game}"


def shelf(kind: str, game: str = FIRST) -> str:
    """The address of all cards of a kind, of the first game if no other is named."""
    return f"{LIBRARY}/{kind}" if game == FIRST else f"{LIBRARY}/{game}/{kind}"


def card(id: str, game: str = FIRST) -> str:
    """The address of the editor of a card, of the first game if no other is named."""
    return f"/card/{id}" if game == FIRST else f"/card/{game}/{id}"


def invite(game_id: str = "") -> str:
    """The address of the page by which others join, from a game or from home."""
    return f"{INVITE}/{game_id}" if game_id else INVITE


def read(address: str) -> Route:
    """The page at an address. An address that leads nowhere leads home."""
    parts = [part for part in address.partition("?")[0].split("/") if part]
    match parts:
        case ["game", game_id]:
            return Route("game", game_id, "table")
        case ["game", game_id, tab] if tab in TABS:
            return Route("game", game_id, tab)
        case ["new" | "score" as name, game] if game in GAMES:
            return Route(name, of=game)
        case ["library", "bin"]:
            return Route("bin", of="library")
        case ["library", kind] if kind in GAMES[FIRST].shelves.kinds:
            return Route("shelf", of=kind, game=FIRST)
        case ["library", game, kind] if game in GAMES and kind in GAMES[game].shelves.kinds:
            return Route("shelf", of=kind, game=game)
        case ["invite", game_id]:
            return Route("invite", game_id)
        case ["card", id]:
            return Route("card", of=id, game=FIRST)
        case ["card", game, id] if game in GAMES:
            return Route("card", of=id, game=game)
        case ["new" | "library" | "import" | "score" | "settings" | "bin" | "rules" | "backups" | "invite" as name]:
            return Route(name)
        case _:
            return Route("home")
