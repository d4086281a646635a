"""Which locations there are: what each is called, the line below it, its rule, and the sheet that opens."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from companion.forsaken.kinds import SHOPS, counted
from companion.forsaken.paying import PRICES, purse
from companion.forsaken.places import REP_PRICE, SHOP_NAMES, SHOP_RULES
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from screens.forsaken.places.connecting import Connecting
from screens.forsaken.places.gamble import Cantina
from screens.forsaken.places.scrapyard import Scrapyard
from screens.forsaken.places.services import Clinic, Headquarters, Hub, Resting, Ruins, Transport
from screens.forsaken.places.shop import Shopping


class Location(NamedTuple):
    """A location, or something else that is an action of its own. `now` says what it means for a player now."""

    id: str
    sign: str
    title: str
    rule: str
    sheet: Any
    now: Callable[[Table, Player], str]


def _able(place: str) -> Callable[[Table, Player], str]:
    def words(table: Table, player: Player) -> str:
        value = purse(player.holds("scrap"), player.holds("particle"), place)
        return f"Up to {value}"

    return words


def _priced(place: str) -> Callable[[Table, Player], str]:
    return lambda table, player: f"Pay {PRICES[place]}"


def _clinic(table: Table, player: Player) -> str:
    return f"{player.wounds} to heal" if player.wounds else "No damage"


def _rep(table: Table, player: Player) -> str:
    able = any(player.held.get(rep, 0) >= REP_PRICE for rep in ("cartel_rep", "ebon_eye_rep", "sanction_rep"))
    return "2 rep for 1 VP" if able else "2 rep needed"


def _yards(table: Table, player: Player) -> str:
    return f"{sum(yard.tile for yard in table.yards)} with a tile"


def _ruins(table: Table, player: Player) -> str:
    count = player.holds("transponders")
    return counted("transponders", count) if count else "No transponder"


def _personas(table: Table, player: Player) -> str:
    return "A bonus and a job"


SHOPPING: tuple[Location, ...] = tuple(
    Location(
        shop,
        shop,
        SHOP_NAMES[shop].removeprefix("the "),
        SHOP_RULES[shop],
        partial(Shopping, shop=shop),
        _able(shop),
    )
    for shop in SHOPS
)
OTHERS: tuple[Location, ...] = (
    Location("clinic", "clinic", "Clinic", "forsaken-use-clinic", Clinic, _clinic),
    Location("hub", "transport_hub", "Transport Hub", "forsaken-use-transport-hub", Hub, _priced("transport_hub")),
    Location("headquarters", "headquarters", "Headquarters", "forsaken-use-headquarters", Headquarters, _rep),
    Location("scrapyard", "scrapyard", "Scrapyard", "forsaken-use-scrapyard", Scrapyard, _yards),
    Location("cantina", "cantina", "Cantina", "forsaken-use-cantina", Cantina, _priced("cantina")),
    Location("ruins", "ruins", "Ruins", "forsaken-use-ruins", Ruins, _ruins),
)
ANYWHERE: tuple[Location, ...] = (
    Location("connect", "connect", "Connect", "forsaken-connect", Connecting, _personas),
    Location("rest", "rest", "Rest", "forsaken-rest", Resting, lambda table, player: "2 healed, 1 boost"),
    Location("transport", "transport", "Transport", "forsaken-take-transport", Transport, _priced("transport")),
)
"""Actions of which some bookkeeping comes, though no location is needed."""

ALL: dict[str, Location] = {it.id: it for it in (*SHOPPING, *OTHERS, *ANYWHERE)}
