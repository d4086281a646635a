"""What cubes are worth where, and the cheapest way to pay."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.forsaken.paying import cheapest, purse, worth


@pytest.mark.parametrize(
    ("place", "value"),
    [
        pytest.param("bazaar", 2, id="Resources and Buying Assets: a particle is 2"),
        pytest.param("uplink", 2, id="Locations: nothing more at the Uplink"),
        pytest.param("transport_hub", 2, id="Locations: nothing more at the hub"),
        pytest.param("black_market", 3, id="Locations: 1 more at the Black Market"),
        pytest.param("armory", 3, id="Locations: 1 more at the Armory"),
        pytest.param("cantina", 3, id="Locations: 1 more at the Cantina"),
    ],
)
def test_a_particle_is_worth_more_at_three_locations(place: str, value: int) -> None:
    assert worth(place) == value
    assert purse(3, 2, place) == 3 + 2 * value


@pytest.mark.parametrize(
    ("tray", "cost", "place", "paid"),
    [
        pytest.param((3, 1), 3, "bazaar", (3, 0, 0), id="scrap pays exactly and the particle stays"),
        pytest.param((3, 1), 3, "armory", (0, 1, 0), id="a particle worth 3 is cheaper than three scrap"),
        pytest.param((0, 2), 3, "bazaar", (0, 2, 1), id="nothing comes back of two particles"),
        pytest.param((1, 2), 3, "bazaar", (1, 1, 0), id="both kinds together"),
        pytest.param((2, 1), 2, "bazaar", (2, 0, 0), id="of equal ways the one that keeps the particle"),
        pytest.param((1, 2), 4, "black_market", (1, 1, 0), id="one particle and one scrap are 4"),
        pytest.param((0, 1), 1, "transport_hub", (0, 1, 1), id="a particle for a flight: one too much"),
        pytest.param((0, 0), 0, "bazaar", (0, 0, 0), id="nothing to pay"),
        pytest.param((1, 1), 4, "bazaar", None, id="it does not reach"),
        pytest.param((1, 1), 4, "armory", (1, 1, 0), id="it does where a particle is 3"),
    ],
)
def test_the_cheapest_way_to_pay(
    tray: tuple[int, int], cost: int, place: str, paid: tuple[int, int, int] | None
) -> None:
    assert cheapest(*tray, cost, place) == paid


@given(st.integers(0, 8), st.integers(0, 8), st.integers(0, 12), st.sampled_from(["bazaar", "armory"]))
def test_no_way_to_pay_gives_away_less(scrap: int, particle: int, cost: int, place: str) -> None:
    ways = [
        (used + 2 * more)
        for used, more in product(range(scrap + 1), range(particle + 1))
        if purse(used, more, place) >= cost
    ]

    found = cheapest(scrap, particle, cost, place)

    assert (found is None) == (not ways)
    if found is not None:
        assert purse(found.scrap, found.particle, place) == cost + found.over
        assert found.scrap + 2 * found.particle == min(ways)
