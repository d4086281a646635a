"""Everything that is kept, or one game, as one file: a zip archive that is read in memory and never unpacked.

tableside.json      {"tableside":"backup","format":1,"made":"...","left_out":["..."]}
games/ID.json       each game as it lies on the shelf, in its envelope
history.json, library.json, settings.json      the same, the list with the lines of these games alone
"""

import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from companion.backup import Progress
from companion.game import Record
from companion.plain_text import cleaned, plain_line
from companion.shelf import Listing, ShelfFault
from storage import fragments
from storage.durable import opened
from storage.envelope import Damaged, seal
from storage.fragments import Rows, Tables
from storage.gamefile import game_in, no_game, record_in, sealed
from storage.generations import Generations
from storage.lines import newest_first, plain_listing

FORMAT = 1
ABOUT = "tableside.json"
_MEMBER = re.compile(r"games/(?P<id>[A-Za-z0-9_-]{1,64})\.json|history\.json|library\.json|settings\.json")

MOST_MEMBERS = 20_000
LARGEST_MEMBER = 64 * 1024 * 1024
"""Bytes: a game of 10,000 entries takes about a tenth of it."""
LARGEST = 2 * 1024 * 1024 * 1024


@dataclass(frozen=True)
class Archived:
    """An archive as it was just made. `digest` is the same as long as nothing that is kept has changed."""

    content: bytes
    made: str
    digest: str


def archived_games(made: str, games: Sequence[tuple[Listing, Record]]) -> bytes:
    """The archive of games as they are given, each with its line: for when what lies on the disk is not as they are."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for _, record in games:
            archive.writestr(zipfile.ZipInfo(f"games/{record.id}.json"), sealed(record), zipfile.ZIP_DEFLATED)
        lines = {str(number): listing.model_dump() for number, (listing, _) in enumerate(games, start=1)}
        history = seal(fragments.body({"games": Rows.of(lines)}))
        archive.writestr(zipfile.ZipInfo("history.json"), history, zipfile.ZIP_DEFLATED)
        archive.writestr(zipfile.ZipInfo(ABOUT), json.dumps(_label(made)), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _label(made: str, left_out: Sequence[str] = ()) -> dict[str, Any]:
    return {"tableside": "backup", "format": FORMAT, "made": made, "left_out": list(left_out)}


def archived(folder: Path, made: str, game_id: str | None = None, progress: Progress | None = None) -> Archived:
    """The archive of a data folder, or of one game in it. Raises ShelfFault.

    A game of which neither generation can be read is named in it and left out.
    """
    paths = [folder / "games" / f"{game_id}.json"] if game_id is not None else sorted(_games(folder))
    left_out: list[str] = []
    digest = hashlib.sha256()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:

        def put(name: str, content: bytes) -> None:
            digest.update(name.encode() + hashlib.sha256(content).digest())
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)

        ids = set()
        for number, path in enumerate(paths):
            if progress:
                progress(number, len(paths))
            content = _whole(path, "game")
            if content is None:
                left_out.append(path.name)
                continue
            ids.add(path.stem)
            put(f"games/{path.name}", content)
        if game_id is not None and not ids:
            raise no_game(game_id)
        put("history.json", _lines(folder, ids))
        if game_id is None:
            for holds in ("library", "settings"):
                if content := _whole(folder / f"{holds}.json", holds):
                    put(f"{holds}.json", content)
        archive.writestr(zipfile.ZipInfo(ABOUT), json.dumps(_label(made, left_out)), zipfile.ZIP_DEFLATED)
    if progress:
        progress(len(paths), len(paths))
    return Archived(packed.getvalue(), made, digest.hexdigest())


def _games(folder: Path) -> Iterator[Path]:
    try:
        names = {path.name.removesuffix(".1") for path in (folder / "games").iterdir()}
    except (FileNotFoundError, NotADirectoryError):
        return
    for name in names:
        if _MEMBER.fullmatch(f"games/{name}"):
            yield folder / "games" / name


def _whole(path: Path, holds: str) -> bytes | None:
    """The newest generation of a file that can be read, None where there is none."""
    files = Generations(path)
    for generation in (files.current, files.before):
        try:
            content = files.read(generation)
            if content is None:
                continue
            tables = opened(generation, content, holds)
        except (Damaged, OSError, ShelfFault):
            continue
        if holds != "game" or game_in(tables) == path.stem:
            return content
    return None


def _lines(folder: Path, ids: set[str]) -> bytes:
    content = _whole(folder / "history.json", "history")
    rows = opened(folder / "history.json", content, "history").get("games", Rows({})) if content else Rows({})
    lines = {number: line for number, line in rows.items() if line.get("id") in ids}
    return seal(fragments.body({"games": Rows.of(lines)}))


class Archive:
    """A companion.backup.Backup in the content of an archive. `name` is what people know the file as."""

    def __init__(self, content: bytes, name: str) -> None:
        self._name = plain_line(name)
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
            members = self._zip.infolist()
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise self._no_backup("it is no archive, or was cut off") from error
        names = [member.filename for member in members]
        if ABOUT not in names or len(names) > MOST_MEMBERS or len(set(names)) < len(names):
            raise self._no_backup("it was not made by Tableside")
        if strange := next((name for name in names if name != ABOUT and not _MEMBER.fullmatch(name)), None):
            raise self._no_backup(f'it holds "{plain_line(strange)[:60]}", which no backup has')
        if sum(member.file_size for member in members) > LARGEST:
            raise self._no_backup("it is larger than any backup")
        self._names = set(names)
        self.made = self._about()
        lines = self._listings()
        ids = (match["id"] for match in map(_MEMBER.fullmatch, names) if match and match["id"])
        found = {id: lines.get(id) or self._plain_line(id) for id in ids}
        self.games = newest_first(found)

    def record(self, game_id: str) -> Record:
        """One of its games. Raises ShelfFault."""
        name = f"games/{game_id}.json"
        if name not in self._names:
            raise no_game(game_id)
        tables = self._tables(name, "game")
        if game_in(tables) != game_id:
            raise self._no_backup(f"{name} holds another game")
        try:
            # What comes from outside is shown as text, and nothing in it may turn the rest around.
            return Record.model_validate(cleaned(record_in(tables).model_dump()))
        except (ValidationError, TypeError, ValueError):
            raise self._no_backup(f"{name} does not hold a game") from None

    def library(self) -> dict[str, Any]:
        """The library, empty where it has none. Raises ShelfFault."""
        return self._document("library")

    def settings(self) -> dict[str, Any]:
        """The settings, empty where it has none. Raises ShelfFault."""
        return self._document("settings")

    def _document(self, holds: str) -> dict[str, Any]:
        if f"{holds}.json" not in self._names:
            return {}
        document = self._tables(f"{holds}.json", holds).get(holds, Rows({})).get("1")
        try:
            return {} if document is None else dict(cleaned(dict(document)))
        except ValueError as error:
            raise self._no_backup(f"{holds}.json in it {error}") from None

    def _listings(self) -> dict[str, Listing]:
        if "history.json" not in self._names:
            return {}
        listings = {}
        for line in self._tables("history.json", "history").get("games", Rows({})).values():
            try:
                listing = Listing.model_validate(cleaned(dict(line)))
            except (ValidationError, ValueError):
                continue
            listings[listing.id] = listing
        return listings

    def _plain_line(self, id: str) -> Listing:
        record = self.record(id)
        return plain_listing(id, record.game, record.created)

    def _about(self) -> str:
        try:
            about = json.loads(self._content(ABOUT))
            kind, format, made = about["tableside"], about["format"], about["made"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise self._no_backup("it was not made by Tableside") from None
        if kind != "backup" or not isinstance(format, int) or not isinstance(made, str):
            raise self._no_backup("it was not made by Tableside")
        if format > FORMAT:
            raise ShelfFault(
                f"{self._name} is a backup in format {format} of a newer Tableside, and this one knows formats up to "
                f"{FORMAT}: update Tableside to restore it"
            )
        return made

    def _tables(self, name: str, holds: str) -> Tables:
        try:
            return opened(Path(f"{self._name}: {name}"), self._content(name), holds)
        except Damaged:
            raise self._no_backup(f"{name} in it is damaged") from None

    def _content(self, name: str) -> bytes:
        try:
            with self._zip.open(name) as member:
                content = member.read(LARGEST_MEMBER + 1)
        # A password, an unknown compression, a wrong checksum: each has an exception of its own.
        except Exception as error:
            raise self._no_backup(f"{name} in it is damaged") from error
        if len(content) > LARGEST_MEMBER:
            raise self._no_backup(f"{name} in it is larger than any game")
        return content

    def _no_backup(self, why: str) -> ShelfFault:
        return ShelfFault(
            f"{self._name} cannot be restored because {why}: choose a backup that Tableside has saved; "
            "nothing was changed"
        )
