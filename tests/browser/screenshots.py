"""Draws the pictures in docs/screens anew, from games that are laid out for it: `make screenshots`."""

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from companion.desk import Desk
from companion.library import saved_library
from companion.vestige.box.merge import merged
from companion.vestige.box.pack import read_pack
from companion.vestige.commands import GainLeverage
from companion.vestige.dealing import placed
from companion.vestige.library import library_of, remember
from companion.vestige.regions import region_tiles
from companion.vestige.setup import SetupTile
from offline.build import build
from storage.shelf import FileShelf
from tests.browser import chromium, games
from tests.browser.conftest import PHONE, WIDE
from tests.browser.host import Host
from tests.browser.offline_phone import OfflinePhone
from tests.browser.pictured_games import lay_out_chronicles, lay_out_forsaken
from tests.browser.process import Server
from tests.browser.screen import Screen

PACKS = Path(__file__).parents[2] / "docs" / "packs"
FOLDER = Path(__file__).parents[2] / "docs" / "screens"
ASKED = {"rules": "what happens on a tie for mastery", "rules-entry": "can leverage fall below 0"}
"""What is typed into the search of a picture of the rules."""
"""What is typed into the search of a picture of the rules."""
FORGOTTEN = ("Ana takes Oasis", "Add before", "How much?: 1")
TAPPED: dict[str, tuple[str, ...]] = {
    "rules-entry": ("Can leverage fall below 0?",),
    "tableau": ("Ana 3 to",),
    "dashboard": ("Ben 4 to",),
    "effect": ("Threat level 3+: The Lamplighter gains 1 leverage",),
    "trying": ("Try it",),
    "past": FORGOTTEN,
    "past-wide": FORGOTTEN,
    "reconcile": ("Bone: leverage ", "Bone: leverage, 1 more"),
    "chronicles-sheet": ("Ben: the character sheet",),
    "chronicles-renown": ("Ben: 2 renown; place renown",),
    "forsaken-board": ("Ana Mandorax",),
    "forsaken-scrapyard": ("Scrapyard: ",),
    "unsaved": ("Ana: 1 more", "+1: "),
}
"""What is tapped before a picture is taken."""
LARGEST = 160_000
"""Bytes of a picture at the most."""

PICTURES: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("home", "/", "Resume", PHONE),
    ("table", "/game/playing/table", "End Ana's turn", PHONE),
    ("prompt", "/game/asking/table", "turn over its endgame condition", PHONE),
    ("nemesis-turn", "/game/nemeses/table", "Threat level 0", PHONE),
    ("several", "/game/several/table", "next Cem", PHONE),
    ("map", "/game/several/regions", "Oasis", PHONE),
    ("tableau", "/game/several/table", "Dispatch", PHONE),
    ("dashboard", "/game/everything/table", "of 21", PHONE),
    ("past", "/game/several/ledger", "What would change", PHONE),
    ("reconcile", "/game/several/reconcile", "Correct 1 value", PHONE),
    ("pace", "/game/several/pace", "Round", PHONE),
    ("ledger", "/game/nemeses/ledger", "Ana takes Chop Shop", PHONE),
    ("scoring", "/game/scoring/end", "covert op of Ana", PHONE),
    ("verdict", "/game/over/end", "wins", PHONE),
    ("rules", "/game/playing/rules", "Nobody claims that tile", PHONE),
    ("rules-here", "/game/asking/rules", "Right here", PHONE),
    ("rules-entry", "/game/playing/rules", "The rulebook leaves this open", PHONE),
    ("library", "/library", "Covert ops", PHONE),
    ("card", "/card/lamplighter", "Threat level 0", PHONE),
    ("effect", "/card/lamplighter", "To whom", PHONE),
    ("trying", "/card/lamplighter", "A sample table", PHONE),
    ("import", "/import", "New", PHONE),
    ("card-wide", "/card/lamplighter", "Try it", WIDE),
    ("several-wide", "/game/several/table", "next Cem", WIDE),
    ("map-wide", "/game/several/regions", "Oasis", WIDE),
    ("past-wide", "/game/several/ledger", "What would change", WIDE),
    ("pace-wide", "/game/several/pace", "Round", WIDE),
    ("table-wide", "/game/asking/table", "To do at the table", WIDE),
    ("verdict-wide", "/game/over/end", "wins", WIDE),
    ("backups", "/backups", "Back up now", PHONE),
    ("restore", "/backups", "went another way", PHONE),
    # The last one: nothing can be kept from then on.
    ("unsaved", "/game/playing/table", "Nothing can be saved", PHONE),
)


CHRONICLES: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("which-game", "/new", "Which game is on the table?", PHONE),
    ("chronicles-table", "/game/evening/table", "End Ben's turn", PHONE),
    ("chronicles-sheet", "/game/evening/table", "Legendary status", PHONE),
    ("chronicles-renown", "/game/evening/table", "2 marks, once a game", PHONE),
    ("chronicles-events", "/game/evening/events", "A Darkness Below", PHONE),
    ("chronicles-festival", "/game/evening/festival", "in the stack", PHONE),
    ("chronicles-shroud", "/game/alone/shroud", "Choose option A", PHONE),
    ("chronicles-verdict", "/game/over/end", "wins", PHONE),
    ("chronicles-table-wide", "/game/evening/table", "End Ben's turn", WIDE),
    ("chronicles-events-wide", "/game/evening/events", "A Darkness Below", WIDE),
)

FORSAKEN: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("forsaken-table", "/game/evening/table", "2 actions left", PHONE),
    ("forsaken-board", "/game/evening/table", "Vitality 6 of 7", PHONE),
    ("forsaken-places", "/game/evening/places", "Up to", PHONE),
    ("forsaken-scrapyard", "/game/evening/places", "Strength of both dice", PHONE),
    ("forsaken-fight", "/game/evening/fight", "Before the roll", PHONE),
    ("forsaken-world", "/game/evening/world", "Oz", PHONE),
    ("forsaken-rival", "/game/alone/rival", "Grash", PHONE),
    ("forsaken-verdict", "/game/over/end", "wins", PHONE),
    ("forsaken-table-wide", "/game/evening/table", "2 actions left", WIDE),
    ("forsaken-fight-wide", "/game/evening/fight", "Before the roll", WIDE),
)

SHARED: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("join", "/invite", "QR code", PHONE),
    ("join-wide", "/invite", "QR code", WIDE),
    ("seats-here", "/game/several/table", "Who sits at this phone?", PHONE),
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
            take_game(browser, Path(folder) / "chronicles", lay_out_chronicles, CHRONICLES)
            take_game(browser, Path(folder) / "forsaken", lay_out_forsaken, FORSAKEN)
            take_shared(browser, Path(folder))
            take_offline(browser, Path(folder))
        finally:
            browser.close()
            server.stop()


Pictures = tuple[tuple[str, str, str, dict[str, object]], ...]


def take_game(browser: Browser, data: Path, lay_out: Callable[[Path], None], pictures: Pictures) -> None:
    """Another game, in a folder of its own, so that Home shows one game."""
    server = Server(data)
    lay_out(data)
    server.start()
    try:
        for name, page, words, size in pictures:
            take(browser, server, name, page, words, size)
    finally:
        server.stop()


def take_shared(browser: Browser, folder: Path) -> None:
    """How others come to a shared table, and what a phone is asked there."""
    server = Server(folder / "shared")
    server.arguments = ("share", "--pin", "--host", "127.0.0.1", *server.arguments)
    games.several(server.data, "competitive", "Ana", "Ben", "Cem", id="several")
    server.start()
    found = re.search(r"http\S+(/join/\S+)", server.output)
    assert found is not None, server.output
    try:
        for name, page, words, size in SHARED:
            with browser.new_context(**size) as context:
                screen = Screen(context.new_page(), server.address)
                screen.open(f"{found[1]}?to={page}")
                screen.sees(words)
                screen.page.wait_for_timeout(1_500)
                screen.picture(FOLDER / f"{name}.png")
    finally:
        server.stop()


def take_offline(browser: Browser, folder: Path) -> None:
    """The first screen of the app that needs no server, as a phone shows it that has installed it."""
    host = Host(folder)
    build(host.dist, Host.base)
    phone = OfflinePhone(browser, host, **PHONE)
    try:
        phone.visit()
        phone.lay(folder / "data")
        with phone.opened("/") as screen:
            screen.sees("Resume")
            screen.page.wait_for_timeout(1_500)
            screen.picture(FOLDER / "installed.png")
    finally:
        phone.context.close()
        host.stop()


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
    fill_library(data)
    for id, depth in (("several", "cards"), ("everything", "everything")):
        games.several(
            data, "competitive", "Ana", "Ben", "Cem", "Dee",
            nemeses=(games.BONE,), difficulty="menace", depth=depth, tiles=_tiles(), parts=_round_of_four(), id=id,
        )  # fmt: skip

    for hour in ("2026-11-28T22:41", "2026-11-29T19:20", "2026-11-29T23:05"):
        desk = Desk(FileShelf(data), now=lambda hour=hour: f"{hour}:00+00:00", new_id=lambda: "none")
        desk.keep_settings({"theme": "dark", "seen": hour})
        desk.back_up()
    _play_elsewhere(data)


def elsewhere(data: Path) -> Path:
    """The backup of another device that is restored in a picture."""
    return data.with_name("tableside-2026-11-29.zip")


def _play_elsewhere(data: Path) -> None:
    """The same games on another device, where some went on, one went another way, and there are three more."""
    other = data.with_name("elsewhere")
    shutil.copytree(data, other)
    for number, people in enumerate((("Eve", "Finn"), ("Cem", "Dee", "Eve"), ("Ana", "Ben"))):
        played = [{"move": "gain_leverage", "who": people[0], "amount": 2}] * (number + 2)
        games.several(other, "competitive", *people, parts=played, id=f"more-{number}")
    desk = Desk(FileShelf(other), now=lambda: "2026-11-01T21:00:00+00:00", new_id=lambda: "none")
    for id, amount in (("several", 1), ("playing", 2), ("nemeses", 3)):
        desk.act(id, GainLeverage(who="Ana", amount=amount))
    here = Desk(FileShelf(data), now=lambda: "2026-11-01T21:00:00+00:00", new_id=lambda: "none")
    here.act("playing", GainLeverage(who="Ana", amount=1))
    elsewhere(data).write_bytes(desk.archive())


def fill_library(data: Path) -> None:
    """The cards of the example packs; the second pack is being taken in."""
    desk = Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: "none")
    library = library_of(desk.library("vestige"))
    for file in sorted(PACKS.glob("*.json")):
        library = merged(library, read_pack(file.read_text(encoding="utf-8"), file.name))
    for region, value in (("Oasis", 3), ("Garage", 4), ("Generator", 2)):
        library = remember(library, f"region:{region}", value)
    desk.keep_library("vestige", saved_library(library))


def _tiles() -> tuple[SetupTile, ...]:
    """The base tiles in a random order that is the same in every picture."""
    names = [name for tile in region_tiles() if not tile.module for name in tile.tiles]
    return placed(names, "dusk")


def _round_of_four() -> list[dict[str, object]]:
    """Two rounds: regions that change hands, contacts with a job and an augmentation, a charged artifact."""

    def card(who: str, kind: str, leverage: int, name: str | None = None) -> dict[str, object]:
        return {"move": "gain_card", "who": who, "kind": kind, "leverage": leverage, "name": name}

    def take(who: str, region: str, leverage: int) -> dict[str, object]:
        return {"move": "take_control", "who": who, "region": region, "leverage": leverage}

    end: dict[str, object] = {"move": "end_turn"}
    return [
        card("Ana", "lawmaker", 1, "Dispatch"),
        {"move": "pick_up_job", "who": "Ana", "kind": "artifact", "name": "Obelisk Heart Shard", "on": 1},
        take("Ana", "Oasis", 3), end,
        card("Ben", "smuggler", 2), take("Ben", "Garage", 4), end,
        take("Cem", "Chop Shop", 2), card("Cem", "chop_bot", 1), end,
        card("Dee", "mercenary", 1), take("Dee", "Observatory", 2), end,
        {"move": "run_nemeses"},
        card("Ana", "mercenary", 2), card("Ana", "augmentation", 1), end,
        {"move": "set_blocks", "who": "Ben", "place": "conviction", "to": 2},
        {"move": "gain_attribute", "who": "Ben", "attribute": "might", "count": 2},
        {"move": "gain_attribute", "who": "Ben", "attribute": "cunning", "count": 1},
        {"move": "take_action", "who": "Ben", "action": "move"},
        {"move": "move_pawn", "who": "Ana", "spot": "4-8-9"},
        {"move": "move_pawn", "who": "Ben", "spot": "10-11-15"},
    ]  # fmt: skip


def take(browser: Browser, server: Server, name: str, page: str, words: str, size: dict[str, object]) -> None:
    """One picture, as soon as its words are on the screen."""
    with browser.new_context(**size) as context:
        screen = Screen(context.new_page(), server.address)
        screen.open(page)
        if name in ASKED:
            screen.type_into("Search the rules", ASKED[name])
            screen.page.wait_for_timeout(1_000)
        if name == "import":
            _take_in(screen)
        if name == "restore":
            with screen.page.expect_file_chooser() as chooser:
                screen.tap("Restore from a file")
            chooser.value.set_files(elsewhere(server.data))
        if name == "unsaved":
            _break_the_folder(server.data)
        for control in TAPPED.get(name, ()):
            screen.tap(control)
            screen.page.wait_for_timeout(400)
        screen.sees(words)
        screen.page.wait_for_timeout(1_500)
        file = FOLDER / f"{name}.png"
        screen.picture(file)
        assert file.stat().st_size < LARGEST, f"{file.name} is {file.stat().st_size} bytes"
        print(f"{file.name}: {file.stat().st_size // 1000} kB")


def _break_the_folder(data: Path) -> None:
    """Something else stands where the games should be kept."""
    (data / "games").rename(data / "games-elsewhere")
    (data / "games").write_text("")


def _take_in(screen: Screen) -> None:
    """A pack of somebody else's, pasted: a card that is new, one that is the same, one that is not as ours."""
    cards = [
        {"kind": "smuggler", "id": "ferry-ned", "name": "Ferry Ned", "leverage": 2},
        {"kind": "region", "id": "oasis", "name": "Oasis", "leverage": 2},
        {"kind": "mastery", "id": "guile", "mastery": "guile", "leverage": 5},
    ]
    pack = {"format": 1, "id": "ferry", "name": "The Ferry", "author": "Cem", "cards": cards,
            "notes": "Read on a Sunday."}  # fmt: skip
    screen.type_into("Or paste the text of a pack", "")
    screen.page.keyboard.insert_text(json.dumps(pack))
    screen.rest()
    screen.tap("Look at the text")


if __name__ == "__main__":
    main()
