"""The first rounds of a solo evening against Bone, as `SCENARIOS` tells it, in a real browser.

The whole evening is played in the offline edition (test_offline.py): the screens are the same.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from storage.shelf import FileShelf
from tests.browser import evening
from tests.browser.conftest import PHONE
from tests.browser.process import Server
from tests.browser.screen import Screen


@pytest.fixture
def phone(device: Callable[..., AbstractContextManager[Screen]], server: Server) -> Iterator[Screen]:
    """A phone on which everything moves, as on most."""
    with device(server.address, **{**PHONE, "reduced_motion": "no-preference"}) as screen:
        yield screen


@pytest.mark.long
def test_an_evening_goes_on_after_the_app_was_killed_in_the_middle_of_round_three(phone: Screen, server: Server):
    phone.open()
    evening.first_rounds(phone)
    shelf = FileShelf(server.data)
    (listing,) = shelf.listings()
    before = shelf.read(listing.id).entries

    # 4. She closes the browser; the app is killed as well.
    phone.page.goto("about:blank")
    server.kill()
    server.start()
    phone.open()
    phone.sees("Ana against Bone")
    phone.tap("Resume")
    evening.is_in_round_three(phone)

    # 6. Two rules are looked up, and nothing has changed on the disk but what she does next.
    evening.look_up_two_rules(phone)
    evening.end_turn(phone)
    after = FileShelf(server.data).read(listing.id).entries
    assert after[:-1] == before
    assert after[-1]["label"].startswith("Ana ends")
