"""Every page on a small phone with large text, and on a wide screen: each control is named, 48 px or more, and fits."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser import games
from tests.browser.conftest import PHONE, WIDE
from tests.browser.pictured_games import lay_out_chronicles, lay_out_forsaken
from tests.browser.process import Server
from tests.browser.screen import Control, Screen

Device = Callable[..., AbstractContextManager[Screen]]

NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"

FIRST = ("/", "/new", "/settings", "/rules", "/library", "/game/asking/table", "/game/nemeses/table", "/game/over/end")
"""The pages that most people look at; the others are gone through by `make soak`."""

PAGES = (
    "/",
    "/new",
    "/new/vestige",
    "/new/chronicles",
    "/score/vestige",
    "/settings",
    "/backups",
    "/bin",
    "/rules",
    "/library",
    "/library/nemesis",
    "/card/bone",
    "/import",
    *(
        f"/game/{game}/{tab}"
        for game in ("playing", "asking", "nemeses", "scoring", "over")
        for tab in ("table", "end")
    ),
    "/game/playing/regions",
    "/game/playing/ledger",
    "/game/asking/rules",
    "/game/playing/settings",
)

OF_CHRONICLES = (
    "/score/chronicles",
    "/library/chronicles/event",
    *(f"/game/over/{tab}" for tab in ("table", "end")),
    *(f"/game/evening/{tab}" for tab in ("table", "events", "festival", "end", "ledger", "rules", "reconcile")),
    "/game/alone/shroud",
)

OF_FORSAKEN = (
    "/new/forsaken",
    "/score/forsaken",
    "/library/forsaken/character",
    *(f"/game/over/{tab}" for tab in ("table", "end")),
    *(
        f"/game/evening/{tab}"
        for tab in ("table", "places", "fight", "world", "end", "ledger", "rules", "reconcile", "settings")
    ),
    *(f"/game/alone/{tab}" for tab in ("table", "rival")),
)

# A control may be a little smaller than it looks to a finger: Flutter rounds to the device's pixels.
SMALLEST = 47.5


def lay_out(data: Path) -> None:
    """A game in each phase, one in the bin."""
    games.solo(data, games.ROUND_ONE, id="playing", nemeses=3)
    games.solo(data, games.ROUND_ONE, games.TO_TRIGGER_ONE, id="asking")
    games.solo(data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.END_TURN, id="nemeses")
    games.solo(data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.SCORING, id="scoring")
    games.solo(data, games.ROUND_ONE, games.TO_TRIGGER_ONE, games.THREATS, games.FINISHED, id="over")


def faults(screen: Screen, step: float = 0.45) -> list[str]:
    """What is wrong with the controls of a page. It is scrolled through, by a `step` of the screen's height at a
    time: what is cut off at an edge counts whole."""
    size = screen.page.viewport_size or {"width": 0, "height": 0}
    best: dict[tuple[str, str], Control] = {}
    # On a wide screen there may be two parts that are scrolled each by itself.
    for part in (0.5,) if size["width"] < WIDE["viewport"]["width"] else (0.25, 0.75):
        screen.page.mouse.move(size["width"] * part, size["height"] / 2)
        seen = None
        for _ in range(90):
            controls = settled(screen)
            for control in controls:
                key = (control.role, control.name or f"at {control.x:.0f}, {control.y:.0f}")
                if key not in best or control.height > best[key].height:
                    best[key] = control
            if controls == seen:
                break
            seen = controls
            screen.page.mouse.wheel(0, size["height"] * step)
    return [fault for control in best.values() for fault in wrong(control, size["width"])]


def settled(screen: Screen) -> list[Control]:
    """The controls, once the screen has come to rest."""
    for _ in range(30):
        screen.rest()
        if now := screen.names():
            return now
    return []


def wrong(control: Control, width: float) -> Iterator[str]:
    """Why a person could not find or hit a control."""
    told = f"{control.role} {control.name!r}"
    if not control.name:
        yield f"a {control.role} without a name at {control.x:.0f}, {control.y:.0f}"
    if min(control.width, control.height) < SMALLEST:
        yield f"{told} is {control.width:.0f} x {control.height:.0f}"
    if control.x < -1 or control.x + control.width > width + 1:
        yield f"{told} reaches from {control.x:.0f} to {control.x + control.width:.0f}"


# What holds here holds on wider phones and with smaller text.
SMALL = pytest.param(NARROW, LARGE_TEXT, id="320 px and 200 % text")
LARGE = pytest.param(WIDE, "", id="1280 px")


def test_every_control_is_named_large_enough_and_in_sight_where_most_people_look(
    server: Server, device: Device
) -> None:
    looked_through(server, device, *SMALL.values, lay_out, FIRST)


@pytest.mark.long
@pytest.mark.parametrize(("size", "script"), [SMALL, LARGE])
def test_every_control_is_named_large_enough_and_in_sight(
    server: Server, device: Device, size: dict[str, object], script: str
) -> None:
    looked_through(server, device, size, script, lay_out, PAGES)


# Its pages are drawn without a browser by tests/screens/test_every_screen.py, too.
@pytest.mark.long
@pytest.mark.parametrize(("size", "script"), [SMALL, LARGE])
def test_every_control_of_chronicles_is_named_large_enough_and_in_sight(
    server: Server, device: Device, size: dict[str, object], script: str
) -> None:
    looked_through(server, device, size, script, lay_out_chronicles, OF_CHRONICLES)


@pytest.mark.long
@pytest.mark.parametrize(("size", "script"), [SMALL, LARGE])
def test_every_control_of_forsaken_is_named_large_enough_and_in_sight(
    server: Server, device: Device, size: dict[str, object], script: str
) -> None:
    # With large text the strip and the button below leave a small part of a small phone to the page.
    looked_through(server, device, size, script, lay_out_forsaken, OF_FORSAKEN, step=0.15)


def looked_through(
    server: Server,
    device: Device,
    size: dict[str, object],
    script: str,
    lay: Callable[[Path], None],
    pages: tuple[str, ...],
    step: float = 0.45,
) -> None:
    """Opens page after page over games that are laid out, and asserts that nothing is wrong with any of them."""
    server.stop()
    lay(server.data)
    server.start()

    found = {}
    with device(server.address, **size) as screen:
        if script:
            screen.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {script} }})")
        screen.open("/bin")
        for page in pages:
            screen.go(page)
            if told := faults(screen, step):
                found[page] = told

    assert found == {}, "\n".join(f"{page}: {fault}" for page, faults in found.items() for fault in faults)
