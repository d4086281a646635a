"""The folder with the last backups."""

import re
from datetime import UTC, datetime
from pathlib import Path

from companion.backup import KEPT, Kept
from companion.shelf import ShelfFault
from storage import wording
from storage.archive import Archived
from storage.generations import make_folder, sync_folder, write_anew

_NAME = re.compile(r"tableside-(?P<made>\d{8}-\d{6})(-\d+)?-(?P<digest>[0-9a-f]{12})\.zip")


class Backups:
    """The backups in the folder `backups` of a data folder, each a file of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "backups"

    def kept(self) -> tuple[Kept, ...]:
        """The backups that are kept, the newest first. Raises ShelfFault."""
        found = []
        for path in self._paths():
            match = _NAME.fullmatch(path.name)
            made = datetime.strptime(match["made"], "%Y%m%d-%H%M%S") if match else datetime.min
            made = made.replace(tzinfo=UTC)
            found.append(Kept(name=path.name, made=made.isoformat(), size=path.lstat().st_size))
        return tuple(found)

    def add(self, archive: Archived) -> Kept | None:
        """Keeps one more, and lets the oldest go; None where the newest is the same. Raises ShelfFault."""
        paths = self._paths()
        digest = archive.digest[:12]
        if paths and paths[0].name.endswith(f"-{digest}.zip"):
            return None
        name = f"tableside-{_moment(archive.made)}-{digest}.zip"
        try:
            make_folder(self._folder)
            self._refuse_a_link()
            self._clear_away()
            write_anew(self._folder / name, archive.content)
            # Whatever the clock says, the one just made stays.
            for old in [path for path in paths if path.name != name][KEPT - 1 :]:
                old.unlink(missing_ok=True)
            sync_folder(self._folder)
        except OSError as error:
            raise wording.not_written(self._folder / name, error) from error
        return Kept(name=name, made=archive.made, size=len(archive.content))

    def _clear_away(self) -> None:
        """Removes what a kill in the middle of a backup has left."""
        for path in self._folder.glob("tableside-*.zip.new"):
            path.unlink(missing_ok=True)

    def content(self, name: str) -> bytes:
        """What is in one of them. Raises ShelfFault."""
        path = next((path for path in self._paths() if path.name == name), None)
        if path is None:
            raise ShelfFault(f"There is no backup {name[:80]!r} any more: choose another one")
        try:
            return path.read_bytes()
        except OSError as error:
            raise wording.not_read(path, error) from error

    def _paths(self) -> list[Path]:
        try:
            self._refuse_a_link()
            names = [path for path in self._folder.iterdir() if _NAME.fullmatch(path.name)]
            return sorted((path for path in names if not path.is_symlink() and path.is_file()), reverse=True)
        except (FileNotFoundError, NotADirectoryError):
            return []
        except OSError as error:
            raise wording.not_read(self._folder, error) from error

    def _refuse_a_link(self) -> None:
        if self._folder.is_symlink():
            raise ShelfFault(
                f"{self._folder} is a link, and Tableside follows none below its data folder: "
                "put a real folder in its place"
            )


def _moment(made: str) -> str:
    return f"{datetime.fromisoformat(made).astimezone(UTC):%Y%m%d-%H%M%S}"
