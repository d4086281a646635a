"""What cubes are worth where, and the cheapest way to pay (Resources and Buying Assets)."""

from typing import NamedTuple

from companion.forsaken import board
from companion.forsaken.draft import Draft
from companion.forsaken.kinds import CANTINA_PRICE, Holding

PARTICLE = 2
PARTICLE_MORE = 3
"""What a particle is worth, and where the location gives 1 more for it."""
_MORE = frozenset({"black_market", "armory", "cantina"})

PRICES = {"cantina": CANTINA_PRICE, "transport_hub": 1, "transport": 1}
"""What has a price of its own: a gamble, a flight from the hub, a transport to it."""


class Payment(NamedTuple):
    """Cubes that are paid, and by how much their worth is above the price: nothing comes back."""

    scrap: int
    particle: int
    over: int


def worth(place: str) -> int:
    """What a particle is worth at a place: 3 at Black Market, Armory and Cantina, 2 anywhere else."""
    return PARTICLE_MORE if place in _MORE else PARTICLE


def purse(scrap: int, particle: int, place: str) -> int:
    """What these cubes are worth at a place."""
    return scrap + particle * worth(place)


def cheapest(scrap: int, particle: int, cost: int, place: str) -> Payment | None:
    """The cheapest way to pay a price out of these cubes, None where they do not reach.

    Cheapest is what gives away least of what cubes are worth elsewhere, so a particle goes where it counts for 3;
    of equal ways the one that keeps particles.
    """
    each = worth(place)
    ways = [
        Payment(needed, used, needed + used * each - cost)
        for used in range(particle + 1)
        if (needed := max(0, cost - used * each)) <= scrap
    ]
    return min(ways, key=lambda way: (way.scrap + way.particle * PARTICLE, way.particle), default=None)


def pay(draft: Draft, who: str, cost: int | None, scrap: int, particle: int, place: str, rule: str) -> None:
    """A price is paid with these cubes; with none given, in the cheapest way. Too little or too much is told.

    `cost` None is a price that nobody has read: what is given is paid.
    """
    if cost and not scrap and not particle:
        player = draft.player(who)
        way = cheapest(player.holds("scrap"), player.holds("particle"), cost, place)
        if way is None:
            text = f"{who} cannot pay {cost} with {purse(player.holds('scrap'), player.holds('particle'), place)}"
            draft.notice("underpaid", rule, f"{text}: nothing was taken off the tray.")
            return
        scrap, particle = way.scrap, way.particle
    given = purse(scrap, particle, place)
    if cost is not None and given < cost:
        draft.notice("underpaid", rule, f"{who} pays {given} of {cost}.")
    elif cost is not None and given > cost:
        draft.say("forsaken-q-change", f"{given} paid for {cost}: no change is given")
    losses: dict[Holding, int] = {"scrap": scrap, "particle": particle}
    board.pay(draft, who, {what: count for what, count in losses.items() if count}, "", rule)
