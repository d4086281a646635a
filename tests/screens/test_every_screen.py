"""Every page in every state: whatever can be tapped has a spoken name, and no picture button is too small."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.vestige.box.census import SHELVES
from screens import routes, theme
from screens.app import app_on
from tests.screens.harness import Rendered, own_words, spoken, walk
from tests.screens.pages import Page
from tests.screens.pages_all import ALL
from tests.screens.pages_chronicles import CHRONICLES
from tests.screens.pages_forsaken import FORSAKEN, MORE_OF_FORSAKEN
from tests.screens.pages_vestige import VESTIGE

ACTIONS = ("on_click", "on_tap", "on_select", "on_long_press")
INPUTS = (ft.TextField, ft.Checkbox, ft.Switch, ft.Radio, ft.Dropdown, ft.Slider)
PICTURES = (ft.IconButton, ft.FilledIconButton, ft.FilledTonalIconButton, ft.OutlinedIconButton)
PHONE, WIDE = (390, 844), (1280, 800)
PAGES = [*ALL, *VESTIGE, *CHRONICLES, *FORSAKEN]
MORE = [pytest.param(page, marks=pytest.mark.long) for page in MORE_OF_FORSAKEN]
MORE_UNTAPPED = [pytest.param(page, marks=pytest.mark.long) for page in MORE_OF_FORSAKEN if not page.taps]


def shown(page: Page, size: tuple[int, int], render: Callable[..., Rendered]) -> Rendered:
    """The page on a screen. A tap that leads nowhere, or a frozen screen, fails here."""
    it = page.moment()
    address = page.address if page.address.startswith("/") else routes.game(it.id, page.address)
    screen = render(app_on(it.desk, page.invited), route=address, size=size)
    for tap in page.taps:
        # Several may have these words in their name; all of them lead to the same kind of place.
        names = screen.names()
        screen.tap(tap if tap in names else next((name for name in names if tap in name), tap))
    return screen


def interactive(control: Any) -> bool:
    return isinstance(control, (*INPUTS, *PICTURES)) or any(getattr(control, event, None) for event in ACTIONS)


def name_of(control: Any, above: tuple[Any, ...]) -> str:
    """The name that a screen reader says. A tooltip alone does not reach it (FLET, 2.4)."""
    if isinstance(control, PICTURES):
        merged = [outer for outer in above[-2:] if isinstance(outer, (ft.MergeSemantics, ft.Semantics))]
        said = " ".join(word for inner, _ in walk(control.icon) for word in own_words(inner))
        return said or " ".join(word for outer in merged for word in own_words(outer))
    if isinstance(control, ft.TextField):
        return control.label or control.hint_text or ""
    return spoken(control, above)


@pytest.mark.parametrize("page", [*PAGES, *MORE], ids=str)
def test_everything_that_can_be_tapped_has_a_name_and_room_for_a_thumb(unhurried, render, page):
    check(shown(page, PHONE, render))


# A wide screen lays out the same parts: what a phone does not show there differs little from page to page.
WIDE_ONES = [page for page in (*ALL, *FORSAKEN) if not page.taps]
MORE_WIDE_ONES = [pytest.param(page, marks=pytest.mark.long) for page in (*VESTIGE, *CHRONICLES) if not page.taps]


@pytest.mark.parametrize("page", [*WIDE_ONES, *MORE_WIDE_ONES, *MORE_UNTAPPED], ids=str)
def test_so_has_everything_on_a_wide_screen(unhurried, render, page):
    check(shown(page, WIDE, render))


def check(screen: Rendered) -> None:
    found = [(control, above) for control, above in screen.everything() if interactive(control)]
    nameless = [type(control).__name__ for control, above in found if not name_of(control, above).strip()]
    small = [
        name_of(control, above)
        for control, above in found
        if isinstance(control, PICTURES) and min(control.width or 0, control.height or 0) < theme.TOUCH
    ]
    assert found
    assert not nameless, screen.tree()
    assert not small
    assert not screen.sees("This part of the screen")


def test_the_pages_here_are_all_addresses_of_the_app():
    addresses = {page.address for page in PAGES}

    assert addresses >= {routes.HOME, routes.NEW, routes.SCORE, routes.SETTINGS, routes.BIN, routes.RULES, *routes.TABS}
    assert addresses >= {routes.LIBRARY, *(routes.shelf(kind) for kind in SHELVES)}


def test_a_nameless_button_would_be_noticed(render):
    bare = render(lambda page: page.add(ft.IconButton(icon=ft.Icons.ADD, tooltip="Add")))

    assert [name_of(control, above) for control, above in bare.everything() if interactive(control)] == [""]
