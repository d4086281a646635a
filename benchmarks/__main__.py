"""Measures everything in one run and prints it as JSON; progress goes to standard error."""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from benchmarks import browser, crowd, evening, fight, library, limits, offline, past, phones, replay, rules, storage
from tests.browser.process import Server
from tests.browser.screen import Screen

TAPS: dict[str, tuple[str, Callable[[int], str]]] = {
    "step": ("Ana: 1 more", lambda n: f"{n:+d}:"),
    # Undo writes to disk, replays and draws the whole Table anew: the dearest tap there is.
    "undo": ("Undo:", lambda n: f"Undo: Correction: Ana has {evening.LAST - n} leverage"),
}


def main() -> None:
    """Prints all figures, times in milliseconds. `ratio` is the Table's median over the bare counter's."""
    figures: dict[str, object] = {}
    _tell("replay of a long game")
    figures["replay"] = replay.measure()
    _tell("a change at the start of a long past")
    figures["past"] = past.measure()
    _tell("saving one more entry")
    figures["saving"] = storage.measure()
    _tell("the rules search")
    figures["rules"] = rules.measure()
    _tell("names out of 1,000 cards")
    figures["library"] = library.measure()
    _tell("the odds of a fight")
    figures["fight"] = fight.measure()
    _tell("ten phones at one table, and twelve at four")
    figures["phones"] = phones.measure()
    with browser.launched() as chromium:
        _tell("the bare counter")
        counter = measured(
            chromium,
            None,
            {"one more": ("One more", lambda n: f"Count {n}")},
            lambda folder: (sys.executable, "-m", "benchmarks.counter"),
        )
        _tell("the Table")
        table = measured(chromium, evening.lay_out, TAPS)
        _tell("the fullest Table")
        full = measured(chromium, crowd.lay_out, TAPS)
        _tell("a letter typed into the rules search")
        typed = letters(chromium)
        _tell("a letter of a name, with 1,000 cards in the library")
        offered = names(chromium)
        figures["limits"] = limits.measure(chromium)
    _tell("the offline edition")
    figures["offline"] = offline.measure()
    base = counter["tap_to_changed_screen"]["one more"]
    figures["counter"] = counter
    figures["table"] = table | {"ratio": _ratio(table, base)}
    figures["fullest_table"] = full | {"ratio": _ratio(full, base)}
    figures["letter_to_changed_results"] = typed | {
        f"ratio_{name}": round(value / base[name], 2) for name, value in typed.items()
    }
    figures["letter_to_offered_names"] = offered | {
        f"ratio_{name}": round(value / base[name], 2) for name, value in offered.items()
    }
    print(json.dumps(figures, indent=2))


def _ratio(measured: dict[str, Any], base: dict[str, float]) -> dict[str, dict[str, float]]:
    """The taps of a Table over those of the bare counter."""
    return {
        name: {key: round(value / base[key], 2) for key, value in times.items()}
        for name, times in measured["tap_to_changed_screen"].items()
    }


def measured(chromium: Browser, lay_out, taps, command=None):  # type: ignore[no-untyped-def]
    """Start, first screen and taps of one app: Tableside with a game laid out, or another `command`."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        page = lay_out(data) if lay_out else ""
        server = Server(data, command and command(folder))
        server.start()
        try:
            opened = browser.first_screen(chromium, server.address)
            found = {}
            for name, (control, expected) in taps.items():
                with chromium.new_context(**browser.PHONE) as context:
                    screen = Screen(context.new_page(), f"{server.address}{page}")
                    screen.open()
                    found[name] = browser.taps(screen, control, expected)
        finally:
            server.stop()
    return {
        "start_to_first_answer": round(server.seconds_to_start * 1000),
        "address_to_first_screen": opened,
        "tap_to_changed_screen": found,
    }


def letters(chromium: Browser) -> dict[str, float]:
    """From a letter to the results that it changes, on the Rules page of an evening."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        table = evening.lay_out(data)
        server = Server(data)
        server.start()
        try:
            with chromium.new_context(**browser.PHONE) as context:
                screen = Screen(context.new_page(), f"{server.address}{table.removesuffix('table')}rules")
                screen.open()
                screen.sees("Right here")
                screen.page.wait_for_timeout(1000)
                return browser.keys(screen, rules.keystrokes())
        finally:
            server.stop()


def names(chromium: Browser) -> dict[str, float]:
    """From a letter of a condition's name to the cards that are offered for it."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        table = library.lay_out(data)
        server = Server(data)
        server.start()
        try:
            with chromium.new_context(**browser.PHONE) as context:
                screen = Screen(context.new_page(), f"{server.address}{table}")
                screen.open()
                screen.type_into(library.FIELD, "")
                screen.page.wait_for_timeout(1000)
                return browser.keys(screen, library.keystrokes())
        finally:
            server.stop()


def _tell(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
