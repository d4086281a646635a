"""The page Places: what the player who is on can do at locations, with all the bookkeeping that comes of it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.player import Player
from companion.forsaken.prompts import prompts
from companion.forsaken.table import Table
from screens import frame, theme
from screens.forsaken.places.answers import ANSWERS
from screens.forsaken.places.locations import ALL, ANYWHERE, OTHERS, SHOPPING, Location
from screens.forsaken.places.parts import in_rows, people, use_who
from screens.forsaken.places.purse import purse
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.prompts import Asked, Once, Prompts, numbered
from screens.rules.word import beside
from screens.sheet import sheet, use_closing
from screens.sitting import Sitting

OPENED = "place that is open"
"""Under which name a page says which location's sheet is to be open: others lead here with it."""
_SMALL = 350
_LARGE = 1100


@component
def PlacesPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """Every location as a key; what is asked after a visit stands above them."""
    opened, set_opened = ft.use_state(lambda: sitting.kept.pop(OPENED, ""))
    card: Any = ft.use_ref(None)
    if card.current is None:
        # The same function each time, so that prompts which stay need not be drawn again.
        card.current = partial(_drawn, sitting)
    who, choose = use_who(sitting)

    close = use_closing(lambda: set_opened(""))

    table: Table = sitting.table
    player = table.find(who)
    ft.use_dialog(_sheet(sitting, opened, close))
    if player is None:
        return frame.two_parts([theme.body("Nobody is at the table.")], [], wide)
    width = ft.context.page.width or 390
    across = 1 if width < _SMALL else 2 if not wide else 4 if width < _LARGE else 6
    first = [
        beside(theme.heading("Places", level=1), "forsaken-locations", "a location"),
        *people(table, who, choose, "is there"),
        purse(player, "bazaar"),
        *_waiting(table, who, card.current),
    ]
    keys = partial(_keys, table, player, set_opened, across)
    parts = [
        beside(theme.heading("Buy"), "forsaken-buying", "buying"),
        keys(SHOPPING),
        beside(theme.heading("Interact"), "forsaken-interact", "interacting"),
        keys(OTHERS),
        beside(theme.heading("Without a location"), "forsaken-action-step", "an action"),
        keys(ANYWHERE),
    ]
    return frame.two_parts([*first, *parts], [], False)


def _sheet(sitting: Sitting, opened: str, close: Callable[[], Any]) -> ft.BottomSheet | None:
    location = ALL.get(opened)
    if location is None or not sitting.table.players:
        return None
    return sheet(location.sheet(sitting=sitting, close=close, key=f"place-{opened}"), close, share=0.92)


def _waiting(table: Table, who: str, card: Callable[[Asked, Once], Any]) -> list[Any]:
    """What a visit of this player has left to be said."""
    found = numbered([prompt for prompt in prompts(table) if prompt.kind in ANSWERS and prompt.who in (None, who)])
    return [Prompts(open_prompts=found, open_notices=(), card=card, all_shown=False, key="prompts")] if found else []


def _drawn(sitting: Sitting, it: Asked, once: Once) -> Any:
    answer = ANSWERS[it.prompt.kind]
    return answer(sitting=sitting, prompt=it.prompt, known=it.known, open_sheet=_nothing, once=once, key=it.key)


def _nothing(*which: str) -> None:
    """These answers open no sheet."""


def _keys(
    table: Table, player: Player, open_place: Callable[[str], Any], across: int, locations: Sequence[Location]
) -> ft.Control:
    keys = [_key(it, it.now(table, player), partial(open_place, it.id), across > 1) for it in locations]
    return in_rows(keys, across)


def _key(location: Location, now: str, on_click: Callable[[], Any], upright: bool) -> ft.Control:
    """A location as people look for it: its sign, its name, and what it means now."""
    words: list[ft.Control] = [
        ft.Text(location.title, size=theme.BODY, weight=ft.FontWeight.W_600, color=ft.Colors.ON_SURFACE),
        theme.small(now),
    ]
    sign = sign_of(location.sign, 44)
    return picture_key(
        f"{location.title}: {now}",
        location.rule,
        ft.Column([sign, ft.Column(words, tight=True, spacing=1)], tight=True, spacing=8)
        if upright
        else ft.Row([sign, ft.Column(words, tight=True, spacing=1, expand=True)], spacing=12),
        on_click,
        key=location.id,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
        radius=theme.RADIUS,
    )
