"""The page by which other phones join."""

import flet as ft
import pytest

from screens import routes, theme
from screens.app import app_on
from screens.share.guests import WRONG_PINS, Guests
from screens.share.invitation import Invitation
from screens.share.join import HOW, Join
from screens.share.qr import across, drawn

LINK = "http://192.168.1.5:8550/join/secret"
CODE = f"QR code with the address {LINK}"


@pytest.fixture
def guests() -> Guests:
    return Guests()


def invited(guests: Guests, pin: str = "") -> Invitation:
    return Invitation("http://192.168.1.5:8550", "secret", pin, guests)


@pytest.fixture
def join(render, guests):
    """Opens the page on a screen of any size; `join.said` and `join.went` tell what came of taps."""

    def open_page(pin: str = "", size: tuple[int, int] = (390, 844), **more):
        wide = size[0] >= 840
        page = {"invited": invited(guests, pin), "say": said.append, "go": went.append, "wide": wide}
        return render(Join, size=size, **{**page, **more})

    said: list[str] = []
    went: list[str] = []
    open_page.said, open_page.went = said, went
    return open_page


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (1280, 800)], ids=str)
def test_the_code_is_drawn_dark_on_light_in_whole_pixels_and_fits_on_the_screen(join, size):
    screen = join(size=size)

    (picture,) = screen.controls(ft.Image)
    assert picture.src == drawn(LINK, "#121315", "#FFFFFF")
    assert picture.width == picture.height
    assert picture.width % across(LINK) == 0
    assert 200 < picture.width <= size[0] - 32
    assert screen.sees(CODE)


def test_the_address_can_be_read_and_copied(join):
    screen = join()

    assert screen.sees(f"Or open {LINK}")
    screen.tap("Copy the address")
    assert [it.action.data for it in screen.controls(ft.FilledTonalButton)] == [LINK]
    assert join.said == ["Copied: whoever has this address can join this evening."]


def test_the_pin_stands_large_beside_the_address_without_the_secret(join):
    screen = join(pin="042917")

    large = [text.value for text in screen.controls(ft.Text) if text.size == theme.NUMBER]
    assert large == ["042", "917"]
    assert screen.sees("PIN 0 4 2 9 1 7")
    assert screen.sees("Or open 192.168.1.5:8550 and type")
    assert not screen.sees(f"open {LINK}")


def test_phones_that_come_and_go_are_seen_at_once(join, guests):
    screen = join()
    assert screen.sees("0 phones are here")
    first, second = guests.connected("first"), guests.connected("second")

    for change, words in [
        (first.__enter__, "1 phone is here"),
        (second.__enter__, "2 phones are here"),
        (lambda: first.__exit__(None, None, None), "1 phone is here"),
    ]:
        screen.tap("Copy the address", meanwhile=change)
        assert screen.sees(words)


def test_a_phone_with_two_connections_is_one(join, guests):
    with guests.connected("it"), guests.connected("it"):
        assert join().sees("1 phone is here")


def test_a_pin_that_was_shut_is_not_shown_any_more(join, guests):
    screen = join(pin="042917")

    screen.tap("Copy the address", meanwhile=lambda: [guests.wrong_pin() for _ in range(WRONG_PINS)])

    assert screen.sees("The PIN was wrong too often")
    assert not screen.sees("042")
    assert screen.sees(f"Or open {LINK}")


def test_where_the_table_is_not_shared_the_page_says_how_that_is_done(join):
    screen = join(invited=None)

    assert screen.sees(HOW)
    assert not screen.controls(ft.Image)


@pytest.mark.parametrize(
    ("game_id", "back", "leads"),
    [("", "Home", routes.HOME), ("g1", "Back to the game", routes.game("g1"))],
    ids=["from home", "from a game"],
)
def test_it_leads_back_to_where_one_came_from(join, game_id, back, leads):
    screen = join(game_id=game_id)

    screen.tap(back)

    assert join.went == [leads]


def test_it_is_reached_from_the_first_page_and_from_a_game(evening, render):
    for route, taps in (
        (routes.HOME, ["Join"]),
        (routes.game(evening.id), ["More of this game", "Join A code"]),
    ):
        screen = render(app_on(evening.desk), route=route)
        for tap in taps:
            screen.tap(tap)

        assert screen.sees(HOW)


def test_offline_nothing_leads_there(evening, render):
    for route, taps in ((routes.HOME, []), (routes.game(evening.id), ["More of this game"]), (routes.INVITE, [])):
        screen = render(app_on(evening.desk, offline=True), route=route)
        for tap in taps:
            screen.tap(tap)

        assert not any(name.startswith("Join") for name in screen.names())
        assert not screen.sees(HOW)


def test_the_first_start_offers_it_too(render, evening):
    evening.desk.discard(evening.id)
    evening.desk.empty_bin()

    assert "Join" in render(app_on(evening.desk), route=routes.HOME).names()
