"""A hostile evening in a process that notes everything it writes: `python -m tests.storage.watched FOLDER`.

Prints two JSON lists: the paths that were written, made, renamed or removed, and what was refused.
"""

import contextlib
import io
import json
import os
import sys
import zipfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from companion.desk import Desk
from companion.faults import BadInput
from companion.game import Record
from companion.library import saved_library
from companion.restoring import Restoring
from companion.shelf import Listing, ShelfFault
from companion.vestige import commands as c
from companion.vestige.box.merge import merged
from companion.vestige.box.pack import read_pack
from companion.vestige.library import library_of
from companion.vestige.setup import Setup
from storage.shelf import FileShelf

CHANGING = {
    *("os.rename", "os.mkdir", "os.link", "os.symlink", "os.remove", "os.rmdir", "os.truncate", "os.mkfifo"),
    *("os.chmod", "os.chown", "os.utime", "os.setxattr", "shutil.rmtree", "shutil.move", "shutil.unpack_archive"),
}
NAMES = ("../../etc/x", "/etc/passwd", "C:\\x", "..", "a/../../b", "%2e%2e/x")
IDS = ("../x", "../../x", "/etc/x", "..", ".", "a/b", "a\\b", "x.json", "", "x" * 65, "x\x00y", "x\n", "\u202ex")

written: list[str] = []
refused: list[str] = []


def watch(event: str, arguments: tuple[Any, ...]) -> None:
    """Notes what is asked of the system, before it is done."""
    if event == "open":
        path, mode, flags = arguments
        if set(mode or "") & set("wxa+") or flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC):
            note(path)
    elif event in CHANGING:
        for path in arguments[: 2 if event in ("os.rename", "os.link", "os.symlink", "shutil.move") else 1]:
            note(path)


def note(path: Any) -> None:
    """The place that is meant: where the folder really is, and the name in it."""
    # A number stands for a file that was opened before, and noted then.
    if not isinstance(path, int):
        folder, name = os.path.split(os.path.abspath(os.fsdecode(path)))
        written.append(os.path.join(os.path.realpath(folder), name))


def trying(*deeds: Callable[[], object]) -> None:
    """Each of them, whether it is refused or not."""
    for deed in deeds:
        try:
            deed()
        except (ShelfFault, BadInput) as fault:
            refused.append(str(fault))


def evening(folder: Path) -> None:
    """Seats, nemeses and cards named like paths, a pack of such names, ids that lead elsewhere, a forged backup."""
    ids, seconds = count(1), count()
    shelf = FileShelf(folder)
    desk = Desk(shelf, now=lambda: f"2026-11-30T20:00:{next(seconds) % 60:02}+00:00", new_id=lambda: f"g{next(ids)}")
    desk.check()
    seats = [{"name": name} for name in NAMES]
    setup = Setup.model_validate({"mode": "competitive", "seats": seats, "nemeses": [], "triggers": TRIGGERS})
    for _ in range(2):
        game = desk.begin("vestige", setup)
        for name in NAMES:
            desk.act(game.id, c.TakeControl(who=name, region=name))
            desk.act(game.id, c.GainCard(who=name, kind="mercenary", name=name))
            desk.act(game.id, c.RevealCondition(name=name))
        desk.undo(game.id)
        desk.act(game.id, c.BeginScoring())
        desk.act(game.id, c.Finish())
    for number, name in enumerate(NAMES):
        pack = {"format": 1, "id": "x", "name": name, "author": name, "notes": name, "cards": [
            {"kind": "artifact", "id": f"x{number}", "name": name, "leverage": 1}
        ]}  # fmt: skip
        taken = merged(library_of(desk.library("vestige")), read_pack(json.dumps(pack), name))
        desk.keep_library("vestige", saved_library(taken))
    desk.keep_settings({"../x": "../y"})
    desk.discard("g1")
    desk.empty_bin()
    record = shelf.read("g2")
    for id in IDS:
        trying(
            lambda id=id: desk.game(id),
            lambda id=id: shelf.read(id),
            lambda id=id: shelf.write(Record(**{**record.model_dump(), "id": id})),
            lambda id=id: shelf.append(id, dict(record.entries[0]), 0),
            lambda id=id: shelf.move(id, 0),
            lambda id=id: shelf.erase(id),
            lambda id=id: shelf.list(Listing(id=id, game="vestige", title=id, created="2026-11-30T20:00:00+00:00")),
            lambda id=id: shelf.archive("2026-11-30T20:00:00+00:00", id),
            lambda id=id: read_pack(json.dumps({"format": 1, "id": id, "name": "x", "cards": []})),
            lambda id=id: list(restoring(desk, shelf, f"games/{id}.json")),
        )
    shelf.back_up("2026-11-30T20:00:00+00:00")
    trying(lambda: list(restoring(desk, shelf, None)))


def restoring(desk: Desk, shelf: FileShelf, also: str | None) -> Any:
    """Restores a backup of what is there, with one more file in it: the game that is there, under a name like that."""
    forged = io.BytesIO(shelf.archive("2026-11-30T20:00:00+00:00"))
    with zipfile.ZipFile(forged, "a") as archive:
        if also:
            archive.writestr(also, archive.read("games/g2.json"))
    content = forged.getvalue()
    steps = Restoring(shelf, shelf.backup(content, "../x.zip"))
    yield from steps.look()
    yield from steps.carry_out()


TRIGGERS = [{"at": at, "kind": "magenta"} for at in (10, 18, 26, 34, 42)]

if __name__ == "__main__":
    sys.addaudithook(watch)
    with contextlib.redirect_stdout(sys.stderr):
        evening(Path(sys.argv[1]))
    noted = list(dict.fromkeys(written))
    print(json.dumps([noted, refused]))
