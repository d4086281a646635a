"""Addresses of the app's pages, so that a reload or the browser's *Back* finds its place."""

from dataclasses import dataclass

from companion.vestige.box.cards import KINDS

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
TABS = ("table", "regions", "end", "ledger", "rules", "settings", "seats", "reconcile", "pace", "try", "copy", "phone")


@dataclass(frozen=True)
class Route:
    """A page: `name` of the page, for a game its id and tab, for cards their kind or the id of one."""

    name: str
    game_id: str = ""
    tab: str = ""
    of: str = ""


def game(game_id: str, tab: str = "table") -> str:
    """The address of a tab of a game."""
    return f"/game/{game_id}/{tab}"


def shelf(kind: str) -> str:
    """The address of all cards of a kind."""
    return f"{LIBRARY}/{kind}"


def card(id: str) -> str:
    """The address of the editor of a card."""
    return f"/card/{id}"


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
        case ["library", kind] if kind in KINDS:
            return Route("shelf", of=kind)
        case ["library", "bin"]:
            return Route("bin", of="library")
        case ["invite", game_id]:
            return Route("invite", game_id)
        case ["card", id]:
            return Route("card", of=id)
        case ["new" | "library" | "import" | "score" | "settings" | "bin" | "rules" | "backups" | "invite" as name]:
            return Route(name)
        case _:
            return Route("home")
