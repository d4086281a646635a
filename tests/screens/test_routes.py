"""Addresses: each page has one, a reload finds it again, and a bad one leads home."""

import pytest

from companion.catalogue import GAMES
from screens import routes
from screens.app import app_on
from screens.routes import Route


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("/", Route("home")),
        ("", Route("home")),
        ("/new", Route("new")),
        ("/score", Route("score")),
        ("/new/vestige", Route("new", of="vestige")),
        ("/new/chronicles", Route("new", of="chronicles")),
        ("/score/chronicles", Route("score", of="chronicles")),
        ("/settings", Route("settings")),
        ("/bin", Route("bin")),
        ("/backups", Route("backups")),
        ("/library/bin", Route("bin", of="library")),
        ("/library/smuggler", Route("shelf", of="smuggler", game="vestige")),
        ("/library/chronicles/event", Route("shelf", of="event", game="chronicles")),
        ("/card/veil", Route("card", of="veil", game="vestige")),
        ("/card/chronicles/the-flood", Route("card", of="the-flood", game="chronicles")),
        ("/game/g1", Route("game", "g1", "table")),
        *[(f"/game/g1/{tab}", Route("game", "g1", tab)) for tab in routes.TABS],
        ("/game/g1/ledger/", Route("game", "g1", "ledger")),
        ("/game/g1/end?from=mail", Route("game", "g1", "end")),
    ],
)
def test_an_address_leads_to_its_page(address, page):
    assert routes.read(address) == page


@pytest.mark.parametrize(
    "address",
    [
        "/game",
        "/game/g1/map",
        "/game/g1/table/more",
        "/nowhere",
        "/new/3",
        "/new/vestige/3",
        "//",
        "/../x",
        "/library/event",
        "/library/chronicles/smuggler",
        "/card/elsewhere/x",
    ],
)
def test_an_address_that_leads_nowhere_leads_home(address):
    assert routes.read(address) == Route("home")


@pytest.mark.parametrize(("game", "kind"), [(id, kind) for id, it in GAMES.items() for kind in it.shelves.kinds])
def test_the_address_of_a_shelf_is_read_as_that_shelf(game, kind):
    assert routes.read(routes.shelf(kind, game)) == Route("shelf", of=kind, game=game)
    assert routes.read(routes.card("one", game)) == Route("card", of="one", game=game)


@pytest.mark.parametrize("tab", routes.TABS)
def test_the_address_of_a_tab_is_read_as_that_tab(tab):
    assert routes.read(routes.game("g1", tab)) == Route("game", "g1", tab)


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        ("/new", "Which game is on the table?"),
        ("/score", "Which game is on the table?"),
        ("/new/vestige", "Who plays?"),
        ("/score/vestige", "Begin scoring"),
        ("/settings", "Settings"),
        ("/bin", "Nothing is in the bin"),
        ("/backups", "No backup yet"),
    ],
)
def test_the_app_opens_at_an_address(evening, render, address, seen):
    assert render(app_on(evening.desk), route=address).sees(seen)


def test_a_bad_address_opens_home(evening, render):
    assert "Resume" in render(app_on(evening.desk), route="/game/g1/no-such-page").names()


@pytest.mark.parametrize(
    ("tab", "seen"),
    [
        ("table", "End Ana's turn"),
        ("regions", "Chop Shop, uncontrolled, printed 2"),
        ("end", "Add a condition"),
        ("ledger", "Nothing has happened yet"),
        ("settings", "Rulings"),
    ],
)
def test_a_game_opens_at_each_of_its_pages(evening, render, tab, seen):
    assert evening.open(render, tab).sees(seen)
