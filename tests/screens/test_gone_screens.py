"""Phones that never come back: a night later Flet forgets their sessions, and nothing may remind of them."""

import gc
import weakref

from companion.vestige import commands as c
from screens import routes
from screens.app import app_on
from tests.screens.evening import Evening
from tests.screens.harness import Rendered


def forgotten(evening: Evening, route: str) -> weakref.ref:
    """A screen whose session has ended; whether it is still in memory."""
    screen = Rendered(app_on(evening.desk), route=route)
    page = weakref.ref(screen.page)
    screen.close()
    return page


def test_a_phone_that_is_gone_for_good_does_not_hinder_the_others(render, evening: Evening):
    here = evening.open(render)
    forgotten(evening, routes.game(evening.id))
    gc.collect()

    here.tap("Ana: 1 more")
    here.tap("+1: 0 becomes 1")

    assert here.sees("Undo: Ana gains 1 leverage")


def test_a_phone_that_is_gone_for_good_is_forgotten_with_the_next_change(evening: Evening):
    pages = [forgotten(evening, route) for route in (routes.game(evening.id), routes.HOME, routes.BIN)]
    gc.collect()

    evening.desk.act(evening.id, c.GainLeverage(who="Ana", amount=1))
    gc.collect()

    assert [page() for page in pages] == [None, None, None]
