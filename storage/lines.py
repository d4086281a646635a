"""Lines of the list of games that nobody wrote: made from the game itself when there is no other."""

from datetime import datetime

from companion.shelf import Listing

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def plain_listing(id: str, game: str, created: str) -> Listing:
    """The line of a game of which no more is known, such as "Vestige, 30 Nov 2026"."""
    return Listing(id=id, game=game, title=plain_title(game, created), created=created)


def plain_title(game: str, created: str) -> str:
    """The name of a game and its day, as far as `created` (ISO 8601) tells one."""
    name = game.replace("-", " ").replace("_", " ").capitalize()
    try:
        day = datetime.fromisoformat(created)
    except ValueError:
        return name
    return f"{name}, {day.day} {_MONTHS[day.month - 1]} {day.year}"


def newest_first(listings: dict[str, Listing]) -> tuple[Listing, ...]:
    """Listings in the order in which people look for them."""
    return tuple(sorted(listings.values(), key=lambda listing: (listing.created, listing.id), reverse=True))
