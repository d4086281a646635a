"""Draws the pictures in docs/screens anew, from games that are laid out for it: `make screenshots`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium, games
from tests.browser.conftest import PHONE, WIDE
from tests.browser.process import Server
from tests.browser.screen import Screen

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
ASKED = {"rules": "what happens on a tie for mastery", "rules-entry": "can leverage fall below 0"}
"""What is typed into the search of a picture of the rules."""
OPENED = {"rules-entry": "Can leverage fall below 0?"}
LARGEST = 150_000
"""Bytes of a picture at the most."""

PICTURES: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("home", "/", "Resume", PHONE),
    ("table", "/game/playing/table", "End Ana's turn", PHONE),
    ("prompt", "/game/asking/table", "turn over its endgame condition", PHONE),
    ("nemesis-turn", "/game/nemeses/table", "Threat level 0", PHONE),
    ("regions", "/game/playing/regions", "Chop Shop", PHONE),
    ("ledger", "/game/nemeses/ledger", "Ana takes Chop Shop", PHONE),
    ("scoring", "/game/scoring/end", "covert op of Ana", PHONE),
    ("verdict", "/game/over/end", "wins", PHONE),
    ("rules", "/game/playing/rules", "Nobody claims that tile", PHONE),
    ("rules-here", "/game/asking/rules", "Right here", PHONE),
    ("rules-entry", "/game/playing/rules", "The rulebook leaves this open", PHONE),
    ("table-wide", "/game/asking/table", "To do at the table", WIDE),
    ("verdict-wide", "/game/over/end", "wins", WIDE),
)


def main() -> None:
    """Writes every picture. Raises AssertionError when a screen does not come, or a picture is too large."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        lay_out(server.data)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        try:
            for name, page, words, size in PICTURES:
                take(browser, server, name, page, words, size)
        finally:
            browser.close()
            server.stop()


def lay_out(data: Path) -> None:
    """One game for each moment of an evening."""
    trigger = (*games.ROUND_ONE, *games.TO_TRIGGER_ONE)
    turns = (*games.END_TURN, {"move": "run_nemeses", "draws": [1]})
    cards = tuple({"move": "gain_card", "who": "Ana", "kind": kind, "leverage": 2} for kind in ("lawmaker", "artifact"))
    games.solo(data, trigger, games.THREATS, turns, cards, games.FINISHED, id="over")
    games.solo(data, trigger, games.THREATS, turns, games.SCORING, id="scoring")
    games.solo(data, trigger, games.THREATS, games.END_TURN, id="nemeses")
    games.solo(data, trigger, id="asking", nemeses=3)
    games.solo(data, trigger, games.THREATS, turns, cards, id="playing")


def take(browser: Browser, server: Server, name: str, page: str, words: str, size: dict[str, object]) -> None:
    """One picture, as soon as its words are on the screen."""
    with browser.new_context(**size) as context:
        screen = Screen(context.new_page(), server.address)
        screen.open(page)
        if name in ASKED:
            screen.type_into("Search the rules", ASKED[name])
            screen.page.wait_for_timeout(1_000)
        if name in OPENED:
            screen.tap(OPENED[name])
        screen.sees(words)
        screen.page.wait_for_timeout(1_500)
        file = FOLDER / f"{name}.png"
        screen.picture(file)
        assert file.stat().st_size < LARGEST, f"{file.name} is {file.stat().st_size} bytes"
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
