"""The screen stays on while a game is open, and Settings says so where it cannot."""

import pytest

from screens import device, routes
from screens.app import app_on
from screens.device import PLAIN, REFUSED, is_plain


def asked(screen):
    return [method for kind, method, _ in screen.asked if kind == "Wakelock"]


def test_a_game_that_is_over_lets_the_screen_sleep(evening, render):
    screen = evening.over().open(render)

    assert "enable" not in asked(screen)


def test_a_game_that_is_brought_back_into_play_keeps_it_on_again(evening, render):
    screen = evening.over().open(render)

    screen.tap("Undo")

    assert asked(screen)[-1] == "enable"


@pytest.mark.parametrize(
    ("address", "plain"),
    [
        ("ws://192.168.1.20:8550", True),
        ("http://table.local/app", True),
        ("wss://192.168.1.20:8550", False),
        ("https://example.org/tableside/", False),
        ("ws://127.0.0.1:8550", False),
        ("ws://[::1]:8550", False),
        ("ws://localhost:8550", False),
        ("", False),
    ],
)
def test_browsers_keep_a_screen_on_for_what_is_encrypted_or_on_the_same_machine(address, plain):
    assert is_plain(address) is plain


def test_settings_say_that_plain_http_lets_the_screen_sleep(evening, render, monkeypatch):
    monkeypatch.setattr(device, "is_plain", lambda address: True)

    screen = render(app_on(evening.desk), route=routes.SETTINGS)

    assert screen.sees(PLAIN)


def test_settings_say_that_the_browser_refused(evening, render):
    screen = evening.open(render, fails={"enable": "NotAllowedError"})

    screen.moved(routes.SETTINGS)

    assert screen.sees(REFUSED)


def test_settings_say_nothing_where_the_screen_stays_on(evening, render):
    screen = render(app_on(evening.desk), route=routes.SETTINGS)

    assert not screen.sees(PLAIN)
    assert not screen.sees(REFUSED)
