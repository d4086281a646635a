"""Files that were changed behind our back: noticed, survived, and told in one sentence."""

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.game import Record
from companion.shelf import ShelfFault
from storage.envelope import Damaged, Newer, seal, unseal
from storage.shelf import FileShelf
from tests.storage.samples import QUICK_DISK, entry, listing, record

BEFORE, NOW = record(entries=1), record(entries=2)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A shelf with one game, saved twice."""
    with tempfile.TemporaryDirectory(dir=QUICK_DISK) as parent:
        shelf = FileShelf(Path(parent) / "data")
        shelf.write(BEFORE)
        shelf.append("bone-1", entry(1), 1)
        yield Path(parent) / "data"


@pytest.fixture
def game(folder: Path) -> Path:
    return folder / "games" / "bone-1.json"


def flipped(content: bytes) -> Iterator[bytes]:
    """The content with one bit turned over, once for each byte."""
    for place in range(len(content)):
        changed = bytearray(content)
        changed[place] ^= 1 << place % 8
        yield bytes(changed)


def truncated(content: bytes) -> Iterator[bytes]:
    """The content cut off, at every length there is."""
    for length in range(len(content)):
        yield content[:length]


@pytest.mark.parametrize("harm", [flipped, truncated])
def test_a_save_damaged_at_any_place_is_restored_with_one_notice(
    folder: Path, game: Path, harm: Callable[[bytes], Iterator[bytes]]
) -> None:
    content, before = game.read_bytes(), Path(f"{game}.1").read_bytes()
    outcomes: list[tuple[Record, int, bytes]] = []

    for damaged in harm(content):
        shutil.rmtree(folder)
        game.parent.mkdir(parents=True)
        game.write_bytes(damaged)
        Path(f"{game}.1").write_bytes(before)
        shelf = FileShelf(folder)
        outcomes.append((shelf.read("bone-1"), len(shelf.notices()), game.read_bytes()))
        assert (game.parent / "bone-1.damaged-1.json").read_bytes() == damaged

    assert len(outcomes) == len(content)
    assert all(outcome == (BEFORE, 1, before) for outcome in outcomes)


def test_any_single_bit_turned_over_is_damage() -> None:
    content = seal(b'{"game":{\n"1":{"id":"bone-1"}\n}}\n')

    for place in range(len(content) * 8):
        changed = bytearray(content)
        changed[place // 8] ^= 1 << place % 8
        with pytest.raises(Damaged):
            unseal(bytes(changed))


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00" * 400, b"\xff" * 9, b"[]\n", b"7", b'{"format":2}', b'{"format":"2","sha256":""}\n{}', b"[" * 9_999],
    ids=["emptied", "zeroed", "ones", "list", "number", "no-checksum", "word", "deep"],
)
def test_anything_else_in_the_place_of_a_save_is_damage(folder: Path, game: Path, content: bytes) -> None:
    game.write_bytes(content)

    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == BEFORE
    assert shelf.notices() == (
        "Vestige, 30 Nov 2026 (bone-1.json) was damaged and has been restored as it was one save before, up to "
        'entry 1 ("Bone takes the “Docks”, 0"); the damaged file is kept as bone-1.damaged-1.json',
    )


@pytest.mark.parametrize("body", [b"[]", b'{"game":[]}', b'{"game":{"1":7}}', b"no json", b"\xff"])
def test_a_whole_file_that_holds_no_tables_is_damage(folder: Path, game: Path, body: bytes) -> None:
    game.write_bytes(seal(body))

    assert FileShelf(folder).read("bone-1") == BEFORE


def test_a_missing_save_is_restored_with_a_notice(folder: Path, game: Path) -> None:
    game.unlink()

    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == BEFORE
    assert "was missing" in shelf.notices()[0]


def test_damage_is_told_once_and_not_again_at_the_next_start(folder: Path, game: Path) -> None:
    game.write_bytes(b"")
    first, second = FileShelf(folder), FileShelf(folder)

    for _ in range(3):
        first.read("bone-1")
    second.read("bone-1")

    assert len(first.notices()) == 1
    assert second.notices() == ()


def test_every_damaged_file_is_kept(folder: Path, game: Path) -> None:
    for content in (b"first", b"second"):
        game.write_bytes(content)
        FileShelf(folder).read("bone-1")

    kept = [path.read_bytes() for path in sorted(game.parent.glob("*.damaged-*"))]
    assert kept == [b"first", b"second"]


def test_a_restored_game_goes_on(folder: Path, game: Path) -> None:
    game.write_bytes(b"")
    shelf = FileShelf(folder)

    shelf.append("bone-1", entry(1), 1)

    assert FileShelf(folder).read("bone-1") == NOW


def test_damage_to_the_generation_before_is_not_in_the_way(folder: Path, game: Path) -> None:
    Path(f"{game}.1").write_bytes(b"")

    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == NOW
    assert shelf.notices() == ()


@pytest.mark.parametrize("before", [b"", None], ids=["damaged", "missing"])
def test_a_game_that_is_unreadable_twice_is_said_to_be_so_and_left(
    folder: Path, game: Path, before: bytes | None
) -> None:
    game.write_bytes(b"{}")
    Path(f"{game}.1").unlink() if before is None else Path(f"{game}.1").write_bytes(before)
    files = sorted(game.parent.iterdir())

    with pytest.raises(ShelfFault, match=r"Neither .*bone-1\.json nor the copy"):
        FileShelf(folder).read("bone-1")

    assert sorted(game.parent.iterdir()) == files
    assert game.read_bytes() == b"{}"


def test_a_running_game_is_written_over_an_unreadable_file_which_is_kept(folder: Path, game: Path) -> None:
    game.write_bytes(b"one")
    Path(f"{game}.1").write_bytes(b"two")
    shelf = FileShelf(folder)

    shelf.write(NOW)

    assert FileShelf(folder).read("bone-1") == NOW
    assert "bone-1.damaged-1.json and bone-1.damaged-2.json" in shelf.notices()[0]
    assert (game.parent / "bone-1.damaged-1.json").read_bytes() == b"one"
    assert (game.parent / "bone-1.damaged-2.json").read_bytes() == b"two"


@pytest.mark.parametrize("checksum", ["the one of a later scheme", None], ids=["other-scheme", "same-scheme"])
@pytest.mark.parametrize(
    "ask",
    [
        lambda shelf: shelf.read("bone-1"),
        lambda shelf: shelf.append("bone-1", entry(2), 2),
        lambda shelf: shelf.write(NOW),
    ],
    ids=["read", "append", "write"],
)
def test_a_newer_format_is_refused_by_its_number_and_left_untouched(
    folder: Path, game: Path, checksum: str | None, ask: Callable[[FileShelf], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr("storage.envelope.FORMAT", 7)
        content = seal(b'{"scrolls":[]}')
    if checksum:
        content = json.dumps({"format": 7, "sha256": checksum}).encode() + b"\n..."
    game.write_bytes(content)
    files = {path: path.read_bytes() for path in game.parent.iterdir()}

    with pytest.raises(ShelfFault, match="format 7 of a newer Tableside"):
        ask(FileShelf(folder))

    assert {path: path.read_bytes() for path in game.parent.iterdir()} == files


def test_a_format_number_with_a_bit_turned_over_is_damage_and_no_newer_format() -> None:
    content = seal(b"{}").replace(b'"format":2', b'"format":3')

    with pytest.raises(Damaged):
        unseal(content)


def test_a_newer_format_tells_its_number() -> None:
    with pytest.raises(Newer) as caught:
        unseal(b'{"format":12,"sha256":"?"}\n')

    assert caught.value.format == 12


def test_a_game_in_the_place_of_another_is_set_aside_and_the_save_before_takes_its_place(
    folder: Path, game: Path
) -> None:
    FileShelf(folder).write(record("bone-2", entries=4))
    game.write_bytes(other := (game.parent / "bone-2.json").read_bytes())
    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == BEFORE
    assert shelf.notices() == (
        "Vestige, 30 Nov 2026 (bone-1.json) had the content of another file and has been restored as it was one save "
        'before, up to entry 1 ("Bone takes the “Docks”, 0"); the other file is kept as bone-1.damaged-1.json',
    )
    assert (game.parent / "bone-1.damaged-1.json").read_bytes() == other
    assert FileShelf(folder).read("bone-2") == record("bone-2", entries=4)


def test_two_games_that_changed_places_are_both_restored(folder: Path, game: Path) -> None:
    other = game.with_name("bone-2.json")
    FileShelf(folder).write(record("bone-2", entries=3))
    FileShelf(folder).append("bone-2", entry(3), 3)
    mine, theirs = game.read_bytes(), other.read_bytes()
    game.write_bytes(theirs)
    other.write_bytes(mine)

    shelf = FileShelf(folder)

    assert shelf.read("bone-1") == BEFORE
    assert shelf.read("bone-2") == record("bone-2", entries=3)
    assert len(shelf.notices()) == 2


def test_a_library_in_the_place_of_the_settings_is_noticed(tmp_path: Path) -> None:
    for number in (1, 2):
        FileShelf(tmp_path).keep_library({"number": number})
        FileShelf(tmp_path).keep_settings({"theme": number})
    (tmp_path / "settings.json").write_bytes((tmp_path / "library.json").read_bytes())
    shelf = FileShelf(tmp_path)

    assert shelf.settings() == {"theme": 1}
    assert "The settings (settings.json) had the content of another file" in shelf.notices()[0]


def test_two_ids_that_differ_in_capitals_alone_are_not_kept_beside_each_other(folder: Path, game: Path) -> None:
    with pytest.raises(ShelfFault, match=r"BONE-1 cannot be kept beside bone-1\.json"):
        FileShelf(folder).write(record("BONE-1"))

    assert FileShelf(folder).read("bone-1") == NOW


@pytest.mark.parametrize("name", ["library", "settings"])
def test_library_and_settings_fall_back_and_start_afresh_when_both_copies_are_gone(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.json"
    for number in (1, 2):
        getattr(FileShelf(tmp_path), f"keep_{name}")({"number": number})
    path.write_bytes(b"damaged")
    mended = FileShelf(tmp_path)
    assert getattr(mended, name)() == {"number": 1}
    assert f"The {name} ({name}.json) was damaged" in mended.notices()[0]

    path.write_bytes(b"damaged")
    Path(f"{path}.1").write_bytes(b"too")
    afresh = FileShelf(tmp_path)

    assert getattr(afresh, name)() == {}
    assert f"{name}.damaged-2.json and {name}.damaged-3.json" in afresh.notices()[0]
    getattr(afresh, f"keep_{name}")({"number": 3})
    assert getattr(FileShelf(tmp_path), name)() == {"number": 3}


class TestHistory:
    """The list of games and the games themselves."""

    @pytest.fixture
    def history(self, folder: Path) -> Path:
        shelf = FileShelf(folder)
        shelf.list(listing(result="won"))
        shelf.write(record("bone-2", created="2026-12-24T18:00:00"))
        shelf.list(listing("bone-2", title="Ada against Bone", created="2026-12-24T18:00:00"))
        return folder / "history.json"

    PLAIN = (
        listing("bone-2", title="Vestige, 24 Dec 2026", created="2026-12-24T18:00:00"),
        listing("bone-1", title="Vestige, 30 Nov 2026"),
    )

    @pytest.mark.parametrize("content", [b"", None], ids=["damaged", "missing"])
    def test_a_list_that_is_lost_in_both_generations_is_made_anew_with_one_notice(
        self, folder: Path, history: Path, content: bytes | None
    ) -> None:
        for path in (history, Path(f"{history}.1")):
            path.unlink() if content is None else path.write_bytes(content)

        shelf, next_start = FileShelf(folder), FileShelf(folder)

        assert shelf.listings() == shelf.listings() == self.PLAIN
        assert [notice[:36] for notice in shelf.notices()] == ["The list of games (history.json) cou"]
        assert next_start.listings() == self.PLAIN
        assert next_start.notices() == ()

    def test_the_first_game_without_its_line_is_no_damage(self, tmp_path: Path) -> None:
        FileShelf(tmp_path).write(record())

        shelf = FileShelf(tmp_path)

        assert shelf.listings() == (listing(title="Vestige, 30 Nov 2026"),)
        assert shelf.notices() == ()

    def test_a_list_from_one_save_before_gets_the_games_that_it_lacks(self, folder: Path, history: Path) -> None:
        history.write_bytes(b"")

        shelf = FileShelf(folder)

        assert shelf.listings() == (self.PLAIN[0], listing(result="won"))
        assert "The list of games (history.json) was damaged" in shelf.notices()[0]

    def test_an_unreadable_game_does_not_hide_the_others(self, folder: Path, history: Path, game: Path) -> None:
        for path in (history, Path(f"{history}.1"), game, Path(f"{game}.1")):
            path.write_bytes(b"damaged")

        shelf = FileShelf(folder)

        assert shelf.listings() == shelf.listings() == self.PLAIN[:1]
        assert len(shelf.notices()) == 2
        assert "bone-1.json" in shelf.notices()[0]

    def test_an_unreadable_game_keeps_its_line(self, folder: Path, history: Path, game: Path) -> None:
        game.write_bytes(b"")
        Path(f"{game}.1").write_bytes(b"")

        assert [line.id for line in FileShelf(folder).listings()] == ["bone-2", "bone-1"]

    def test_a_game_whose_file_is_missing_but_for_the_save_before_is_found(
        self, folder: Path, history: Path, game: Path
    ) -> None:
        for path in (history, Path(f"{history}.1"), game):
            path.unlink()

        shelf = FileShelf(folder)

        assert shelf.listings() == self.PLAIN
        assert shelf.read("bone-1") == BEFORE

    def test_opening_a_game_reads_no_other_file(self, folder: Path, history: Path) -> None:
        for path in (history, folder / "games" / "bone-2.json"):
            path.write_bytes(b"damaged")

        shelf = FileShelf(folder)

        assert shelf.read("bone-1") == NOW
        assert shelf.notices() == ()

    def test_a_list_of_a_newer_format_is_refused_and_not_made_anew(self, folder: Path, history: Path) -> None:
        history.write_bytes(b'{"format":7,"sha256":""}\n')

        with pytest.raises(ShelfFault, match="format 7"):
            FileShelf(folder).listings()

        assert history.read_bytes() == b'{"format":7,"sha256":""}\n'

    def test_strange_files_beside_the_games_are_left_alone(self, folder: Path, history: Path, game: Path) -> None:
        for name in ("notes.txt", "two words.json", ".hidden.json", "x" * 65 + ".json", "bone-3.json.new"):
            (game.parent / name).write_text("mine")

        assert len(FileShelf(folder).listings()) == 2
        assert (game.parent / "bone-3.json.new").read_text() == "mine"


@pytest.mark.parametrize("id", ["", "../bone", "a/b", "a.b", "é", "x" * 65, "a b", "bone\n", "C:x", "..", "~"])
@pytest.mark.parametrize("method", ["read", "write", "append", "move", "list", "erase"])
def test_an_id_that_cannot_name_a_file_is_refused(tmp_path: Path, id: str, method: str) -> None:
    shelf = FileShelf(tmp_path / "data")
    arguments = {
        "write": (record(id),),
        "list": (listing(id),),
        "append": (id, entry(0), 0),
        "move": (id, 0),
    }

    with pytest.raises(ShelfFault, match="cannot name a game"):
        getattr(shelf, method)(*arguments.get(method, (id,)))

    assert list(tmp_path.iterdir()) == []
