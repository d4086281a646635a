"""One file on disk and the generation before it. Nothing is ever written in place.

    NAME.json               the current generation
    NAME.json.1             the one before
    NAME.json.new           the next, while it is being written; worth nothing until it has its name
    NAME.damaged-1.json     what was found damaged, set aside

At every instant at least one of the first two is whole. All errors are OSError.
"""

import contextlib
import errno
import glob
import os
from pathlib import Path

# Which state of the file something was read from: inode, size in bytes, time of change in nanoseconds.
Signature = tuple[int, int, int]

# How file systems say that they have no hard links. The first two cannot mean the folder: the next
# generation has just been written into it.
_NO_HARD_LINKS = {errno.EACCES, errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL}
_NO_FOLDER_SYNC = {errno.EINVAL, errno.EOPNOTSUPP, errno.EBADF}


class Generations:
    """The generations of the file at `current`."""

    def __init__(self, current: Path) -> None:
        self.current = current
        self.before = current.with_name(f"{current.name}.1")
        self._next = current.with_name(f"{current.name}.new")
        self._spare = current.with_name(f"{current.name}.1.new")

    def signature(self) -> Signature | None:
        """The state that the current generation is in, None when there is none."""
        try:
            return _signature(os.stat(self.current))
        except FileNotFoundError:
            return None

    def write(self, content: bytes) -> Signature:
        """Makes `content` the current generation, and what was current the one before.

        When it returns, file and folder are on disk. When it raises, what was current still is.
        """
        make_folder(self.current.parent)
        kept = replaced = False
        try:
            signature = self._write_next(content)
            kept = self._keep_current()
            os.replace(self._next, self.current)
            replaced = True
            sync_folder(self.current.parent)
        except BaseException:
            self._take_back(kept, replaced)
            raise
        return signature

    def set_aside(self, generation: Path) -> Path | None:
        """Renames a damaged generation and gives its new path; None when it is not there."""
        stem, number = self.current.stem, 1
        while (aside := self.current.with_name(f"{stem}.damaged-{number}.json")).exists():
            number += 1
        try:
            os.rename(generation, aside)
        except FileNotFoundError:
            return None
        return aside

    def remove(self) -> None:
        """Removes every generation, the current one last: a kill on the way brings nothing old back."""
        aside = self.current.parent.glob(f"{glob.escape(self.current.stem)}.damaged-*.json")
        for path in (*aside, self.before, self._next, self._spare):
            path.unlink(missing_ok=True)
        self.current.unlink(missing_ok=True)
        if self.current.parent.exists():
            sync_folder(self.current.parent)

    def _write_next(self, content: bytes) -> Signature:
        # Removed and made anew, so that neither a link nor a leftover of another size is written into.
        self._next.unlink(missing_ok=True)
        with open(self._next, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            return _signature(os.fstat(file.fileno()))

    def _keep_current(self) -> bool:
        """Gives the current generation its second name; False when there is no current one."""
        self._spare.unlink(missing_ok=True)
        try:
            os.link(self.current, self._spare)
        except FileNotFoundError:
            return False
        except OSError as error:
            if error.errno not in _NO_HARD_LINKS:
                raise
            # Here there is an instant with the generation before alone.
            os.replace(self.current, self.before)
            return True
        os.replace(self._spare, self.before)
        # Renaming one name of a file to another name of the same file leaves both.
        self._spare.unlink(missing_ok=True)
        return True

    def _take_back(self, kept: bool, replaced: bool) -> None:
        """After a failure: away with what is half done, and what was current is current again."""
        for path in (self._next, self._spare):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            if kept and (replaced or not self.current.exists()):
                os.replace(self.before, self.current)
            elif replaced:
                self.current.unlink()


def make_folder(folder: Path) -> None:
    """Makes `folder` and those above it, as far as they are missing, and has their names on disk."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    try:
        folder.mkdir(exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), folder) from None
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Has the names in `folder` on disk, where the system can be asked for it."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(descriptor)


def _signature(status: os.stat_result) -> Signature:
    return status.st_ino, status.st_size, status.st_mtime_ns
