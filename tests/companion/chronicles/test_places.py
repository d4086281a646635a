"""Regions by name, and events that wait until somebody has said where they are."""

import pytest

from companion.chronicles.places import asks_for_places, known_places
from tests.companion.chronicles.games import begin, move, played


def test_regions_of_this_game_come_first_and_each_once():
    game = played(
        begin(events=["Flood"]),
        move("place_event", board=1, places=["Red Lion", "inn"]),
        move("place_agents", region="Red Lion"),
    )

    places = known_places(game.table)

    assert places[:2] == ("Red Lion", "inn")
    assert [place.casefold() for place in places].count("inn") == 1
    assert places[2] == "Monastery"


@pytest.mark.parametrize(
    ("events", "places", "asks"),
    [
        pytest.param(["A Darkness Below"], None, True, id="A Darkness Below"),
        pytest.param(["A Darkness Below"], ["North Monastery"], False, id="its places are known"),
        pytest.param(["Trial and Error"], None, False, id="no agents"),
        pytest.param([], None, False, id="no event"),
    ],
)
def test_only_an_event_that_brings_dark_agents_asks_where_it_is(events, places, asks):
    game = begin(events=events)
    if places:
        game = played(game, move("place_event", board=1, places=places))

    assert asks_for_places(game.table, 1) is asks
