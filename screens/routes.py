"""Addresses of the app's pages, so that a reload or the browser's *Back* finds its place."""

from dataclasses import dataclass

HOME = "/"
NEW = "/new"
SCORE = "/score"
SETTINGS = "/settings"
BIN = "/bin"
RULES = "/rules"
TABS = ("table", "regions", "end", "ledger", "rules", "settings", "seats", "reconcile", "pace", "try", "copy")


@dataclass(frozen=True)
class Route:
    """A page: `name` of the page, and for a game its id and tab."""

    name: str
    game_id: str = ""
    tab: str = ""


def game(game_id: str, tab: str = "table") -> str:
    """The address of a tab of a game."""
    return f"/game/{game_id}/{tab}"


def read(address: str) -> Route:
    """The page at an address. An address that leads nowhere leads home."""
    parts = [part for part in address.partition("?")[0].split("/") if part]
    match parts:
        case ["game", game_id]:
            return Route("game", game_id, "table")
        case ["game", game_id, tab] if tab in TABS:
            return Route("game", game_id, tab)
        case ["new" | "score" | "settings" | "bin" | "rules" as name]:
            return Route(name)
        case _:
            return Route("home")
