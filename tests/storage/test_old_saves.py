"""Data folders that earlier versions wrote, opened by this one: see saves/README.md."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.chronicles import library as chronicles_library
from companion.desk import Desk
from companion.game import Game
from companion.library import read_library, saved_library
from companion.vestige.commands import COMMANDS
from companion.vestige.library import library_of, remember
from screens.preferences import prefer, preferences
from storage.shelf import FileShelf

SAVES = Path(__file__).parent / "saves"
VERSIONS = sorted(folder.name for folder in SAVES.iterdir() if folder.is_dir())
CHANGES = Path(__file__).parents[2] / "CHANGELOG.md"
NOW = "2027-01-01T12:00:00+00:00"

# What a table did not have before 0.3: blocks where a game begins, and the covert op dealt at the start.
ADDED_TO_TABLES = {"blocks", "covert_ops"}
BEFORE_TABLEAUS = ("0.1.0", "0.2.0")


@cache
def said(version: str) -> dict[str, Any]:
    """What the version itself said of the folder that it had written."""
    found: dict[str, Any] = json.loads((SAVES / version / "said.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(version: str, tmp_path: Path) -> Path:
    """A copy of the folder that the version wrote."""
    copy = tmp_path / "data"
    shutil.copytree(SAVES / version, copy, ignore=shutil.ignore_patterns("said.json"))
    return copy


def standing(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    """What `tableside play` would print of a game."""
    told: dict[str, Any] = game.rules.contract.standing(game)
    return told


def start(folder: Path) -> Desk:
    """A desk over a folder, as the app starts with it."""
    return Desk(FileShelf(folder), now=lambda: NOW, new_id=lambda: "new")


def lost(then: Any, now: Any, path: str = "") -> Iterator[str]:
    """Everything that an old version said and that is not so any more."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name in then:
            yield from lost(then[name], now.get(name, "nothing"), f"{path}.{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (before, after) in enumerate(zip(then, now, strict=True)):
            yield from lost(before, after, f"{path}[{number}]")
    elif path.endswith(".pack") and isinstance(then, str) and isinstance(now, dict):
        # Before 0.4 a table named the card of a nemesis, now it holds it.
        yield from lost(then, now["id"], f"{path}.id")
    elif then != now:
        yield f"{path}: {then} is now {now}"


def added(then: Any, now: Any) -> Iterator[str]:
    """The fields that a table has now beyond those of an old version."""
    if isinstance(then, dict) and isinstance(now, dict):
        yield from now.keys() - then.keys()
        for name in then.keys() & now.keys():
            yield from added(then[name], now[name])
    elif isinstance(then, list) and isinstance(now, list):
        for before, after in zip(then, now, strict=False):
            yield from added(before, after)


def labels(game: Game[Any, Any, Any, Any]) -> list[str]:
    """The words of what has happened, in the order of the game."""
    return [entry.label for entry in game.ledger.standing]


def test_every_version_that_shipped_has_a_kept_save() -> None:
    newest, *shipped = re.findall(r"^## (\d+\.\d+\.\d+)", CHANGES.read_text(encoding="utf-8"), re.MULTILINE)

    assert shipped
    assert set(shipped) <= set(VERSIONS), f"{newest} is not out yet, those before it are"


def test_every_game_of_an_old_version_is_as_that_version_said(version: str, folder: Path) -> None:
    desk = start(folder)

    for id, then in said(version)["games"].items():
        game = desk.game(id)
        assert list(lost(then["standing"], standing(game), id)) == []
        assert list(lost(then["table"], game.table.model_dump(mode="json"), id)) == []
        new = set(added(then["table"], game.table.model_dump(mode="json", exclude_defaults=True)))
        assert new <= (ADDED_TO_TABLES if version in BEFORE_TABLEAUS else set()), id
    assert desk.notices() == ()


def test_every_ledger_of_an_old_version_has_its_words_reasons_and_undone_entries(version: str, folder: Path) -> None:
    desk = start(folder)

    for id, then in said(version)["games"].items():
        game = desk.game(id)
        now = [
            {"label": entry.label, "because": [because.model_dump(mode="json") for because in entry.because]}
            for entry in game.ledger.entries
        ]
        assert now == then["entries"], id
        assert game.ledger.cursor == then["cursor"], id
        assert labels(game) == then["standing_labels"], id
        if then["redone"] is not None:
            redone = game.rewind(len(game.ledger.entries))
            assert list(lost(then["redone"], standing(redone), id)) == []


def test_an_entry_of_an_old_version_is_written_again_as_it_was(folder: Path, version: str) -> None:
    shelf = FileShelf(folder)

    for id in said(version)["games"]:
        record = shelf.read(id)
        # Since 0.5 a setup tells the name of a nemesis, too, whose card comes with the app.
        for nemesis in record.setup.get("nemeses", []):
            nemesis["name"] = nemesis["name"] or ("Bone" if nemesis["pack"] == "bone" else None)
        again = start(folder).game(id).record()
        assert again.entries == record.entries
        assert (again.cursor, again.undone_by) == (record.cursor, record.undone_by)
        assert list(lost(record.setup, json.loads(json.dumps(again.setup)), id)) == []


def test_every_line_of_the_list_of_games_keeps_what_it_said(version: str, folder: Path) -> None:
    desk = start(folder)

    now = {listing.id: listing.model_dump(mode="json") for listing in (*desk.listings(), *desk.binned())}

    assert now == {id: then["listing"] for id, then in said(version)["games"].items()}


def test_the_library_of_an_old_version_keeps_every_field(version: str, folder: Path) -> None:
    then = said(version)["library"]

    desk = start(folder)
    library = library_of(desk.library("vestige"))

    now = saved_library(library)
    # Before 0.4 a printed value was a number by its place; now it stands on the card of that place.
    values = json.loads(json.dumps(library.printed.model_dump()))
    assert list(lost(then.get("printed", {}), values)) == []
    assert list(lost({name: part for name, part in then.items() if name != "printed"}, now)) == []
    assert library.unread == {}
    second = read_library(chronicles_library.Library, desk.library("chronicles"))
    assert list(lost(said(version).get("library_chronicles", {}), saved_library(second))) == []
    assert second.unread == {}


def test_the_settings_of_an_old_version_keep_every_field(version: str, folder: Path) -> None:
    then = said(version)["settings"]

    now = json.loads(preferences(start(folder)).model_dump_json())

    assert then["theme"] == "light", "it was changed, so that it can be lost"
    assert list(lost(then, now)) == []


def test_a_game_of_an_old_version_is_played_on_and_its_file_as_it_was_is_kept_beside(
    version: str, folder: Path
) -> None:
    desk = start(folder)

    for id, then in said(version)["games"].items():
        rules = desk.game(id).rules
        ruling = rules.command("set_ruling", ruling=list(rules.rulings)[-1], option="other")
        assert isinstance(desk.act(id, ruling), Game), id
        again = start(folder).game(id)
        assert labels(again)[:-1] == then["standing_labels"], id
        assert again.table == desk.game(id).table
        assert again.ledger.undone == ()
        assert (folder / "games" / f"{id}.json.1").read_bytes() == (
            SAVES / version / "games" / f"{id}.json"
        ).read_bytes()
        desk.undo(id)
        assert labels(start(folder).game(id)) == then["standing_labels"]
    assert start(folder).notices() == ()


@pytest.mark.parametrize("version", [name for name in VERSIONS if "odd-signs" in said(name)["games"]])
def test_a_value_is_read_and_remembered_where_a_name_has_signs_that_are_refused_by_now(
    version: str, folder: Path
) -> None:
    desk = start(folder)
    region = next(name for name in desk.game("odd-signs").table.printed.regions if not name.isprintable())
    moves = (
        {"move": "read_printed", "of": f"region:{region}", "value": 8},
        {"move": "visit", "who": "Zo\u00adë", "region": region},
        {"move": "gain_card", "who": "\u202eneB", "kind": "artifact", "name": "Glass\u00adeye"},
        {"move": "end_turn"},
    )

    for given in moves:
        assert isinstance(desk.act("odd-signs", COMMANDS.validate_python(given)), Game), given

    again = start(folder)
    assert again.game("odd-signs").table == desk.game("odd-signs").table
    assert library_of(again.library("vestige")).printed.regions[region] == 8


@pytest.mark.parametrize("version", [name for name in VERSIONS if "who-did-it" in said(name)["games"]])
def test_who_did_what_under_an_old_version_and_who_took_it_back_is_still_known(version: str, folder: Path) -> None:
    desk = start(folder)
    ledger = desk.game("who-did-it").ledger

    desk.redo("who-did-it", by="Ana")

    pair = "Ben and Clio"
    first = ["", "Ana", "Ana", "Ana", "a watcher", "Ana"]
    assert [entry.by for entry in ledger.standing] == [*first, *["Ben and Cleo"] * 4, pair, "Ana", "Ana", pair]
    assert [ledger.undone_of(number) for number in range(len(ledger.undone))] == [pair, "", "Ana"]
    assert FileShelf(folder).read("who-did-it").undone_by == ("", "Ana")


@pytest.mark.parametrize("version", [name for name in VERSIONS if "who-did-it" in said(name)["games"]])
def test_a_request_that_an_old_version_has_answered_changes_nothing_when_it_comes_again(
    version: str, folder: Path
) -> None:
    desk = start(folder)
    before = desk.game("who-did-it")
    answered = [entry.id for entry in before.ledger.entries if entry.id]
    command = COMMANDS.validate_python({"move": "gain_leverage", "who": "Ana", "amount": 5})

    for request in answered:
        assert desk.act("who-did-it", command, by="Ana", id=request) is before, request

    assert len(answered) == 14
    assert start(folder).game("who-did-it").ledger == before.ledger


def test_a_game_of_an_old_version_whose_file_is_gone_is_back_without_its_last_entry(version: str, folder: Path) -> None:
    file = folder / "games" / "anything-goes.json"
    then = [entry["label"] for entry in said(version)["games"]["anything-goes"]["entries"]]

    file.unlink()

    desk = start(folder)
    assert [entry.label for entry in desk.game("anything-goes").ledger.entries] == then[:-1]
    (told,) = desk.notices()
    assert file.name in told
    assert f'up to entry {len(then) - 1} ("{then[-2]}")' in told


def test_library_settings_and_list_of_an_old_version_are_written_on_with_the_old_ones_kept_beside(
    version: str, folder: Path
) -> None:
    desk = start(folder)
    before = said(version)

    prefer(desk, theme="system")
    desk.keep_library("vestige", saved_library(remember(library_of(desk.library("vestige")), "region:Generator", 5)))
    some = next(iter(before["games"]))
    desk.discard(some)

    again = start(folder)
    now = json.loads(preferences(again).model_dump_json())
    assert list(lost({**before["settings"], "theme": "system"}, now)) == []
    library = library_of(again.library("vestige"))
    assert library.printed.regions["Generator"] == 5
    assert list(lost(before["library"].get("people"), list(library.people))) == []
    assert some in [listing.id for listing in again.binned()]
    for name in ("settings.json", "library.json", "history.json"):
        assert (folder / f"{name}.1").read_bytes() == (SAVES / version / name).read_bytes(), name
    assert again.notices() == ()
