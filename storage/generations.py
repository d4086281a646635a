"""One file on disk and the generation before it. Nothing is ever written in place.

    NAME.json               the current generation
    NAME.json.1             the one before
    NAME.json.new           the next, while it is being written; worth nothing until it has its name
    NAME.damaged-1.json     what was found damaged, set aside

From the first save on the current generation is whole at every instant, and so is the one before as soon as it
is there, also after a power cut: a file is synced before it gets its name, and no name changes twice between two
syncs of the folder in a way in which their order matters. All errors are OSError.
"""

import contextlib
import errno
import glob
import os
import stat
from pathlib import Path
from typing import Literal

# Which state of the file something was read from: inode, size in bytes, time of change in nanoseconds.
Signature = tuple[int, int, int]

# How file systems say that they have no hard links. The first two cannot mean the folder: the next
# generation has just been written into it.
_NO_HARD_LINKS = {errno.EACCES, errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EINVAL}
# What the system answers where a link, or what is no file at all, stands in the place of one.
_NO_FILE = {errno.ELOOP, errno.EISDIR, errno.ENXIO, errno.EMLINK}
# No link is followed, and nobody is waited for at the other end of a pipe.
_READING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_NO_FOLDER_SYNC = {errno.EINVAL, errno.EOPNOTSUPP, errno.EBADF}


class Generations:
    """The generations of the file at `current`."""

    def __init__(self, current: Path) -> None:
        self.current = current
        self.before = current.with_name(f"{current.name}.1")
        self._next = current.with_name(f"{current.name}.new")
        self._spare = current.with_name(f"{current.name}.1.new")
        self._on_disk: Signature | Literal["unknown"] | None = "unknown"

    def signature(self) -> Signature | None:
        """The state that the current generation is in, None when there is none."""
        try:
            found = _signature(os.lstat(self.current))
        except FileNotFoundError:
            found = None
        if found != self._on_disk:
            # Another process changed it, and may have been killed before the name was on disk: what is read
            # here is shown, and what was shown must survive a power cut.
            with contextlib.suppress(OSError):
                sync_folder(self.current.parent)
            self._on_disk = found
        return found

    def read(self, generation: Path) -> bytes | None:
        """What a generation holds, None when it is not there.

        Of a link, a folder or anything else that is no plain file nothing is read: its content is empty.
        """
        try:
            descriptor = os.open(generation, _READING)
        except FileNotFoundError:
            return None
        except OSError as error:
            if error.errno in _NO_FILE:
                return b""
            raise
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            return b""
        with os.fdopen(descriptor, "rb") as file:
            return file.read()

    def write(self, content: bytes) -> Signature:
        """Makes `content` the current generation, and what was current the one before.

        When it returns, file and folder are on disk. When it raises, what was current still is.
        """
        make_folder(self.current.parent)
        if not self.current.exists():
            _sync_above(self.current.parent)
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
        self._on_disk = signature
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
        """Removes every generation, the current one last: nothing old comes back, whatever happens on the way."""
        aside = self.current.parent.glob(f"{glob.escape(self.current.stem)}.damaged-*.json")
        for path in (*aside, self.before, self._next, self._spare):
            path.unlink(missing_ok=True)
        if self.current.exists():
            # After a power cut names may be gone in any order unless the folder was synced in between.
            sync_folder(self.current.parent)
        self.current.unlink(missing_ok=True)
        if self.current.parent.exists():
            sync_folder(self.current.parent)

    def _write_next(self, content: bytes) -> Signature:
        return _written(self._next, content)

    def _keep_current(self) -> bool:
        """Gives the current generation its second name; False when there is no current one."""
        self._spare.unlink(missing_ok=True)
        try:
            _link(self.current, self._spare)
        except FileNotFoundError:
            return False
        except OSError as error:
            if error.errno not in _NO_HARD_LINKS:
                raise
            held = self.read(self.current)
            if held is None:
                return False
            # A copy: renamed, the current one would be without its name for an instant, and file systems
            # without hard links are those that may lose one half of a rename in a power cut.
            _written(self._spare, held)
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
            if kept and replaced:
                os.replace(self.before, self.current)
            elif replaced:
                self.current.unlink()


def _link(existing: Path, new: Path) -> None:
    if not hasattr(os, "link"):
        # So it is where Python runs in a browser.
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP), new)
    os.link(existing, new)


def write_anew(path: Path, content: bytes) -> None:
    """Puts a file at `path` that is whole from its first moment on. It is on disk once its folder is synced."""
    beside = path.with_name(f"{path.name}.new")
    try:
        _written(beside, content)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise


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


def _sync_above(folder: Path) -> None:
    """Has the names of `folder` and of those above it on disk: whoever made them may not have come to that."""
    for above in folder.parents:
        # A folder that may be entered and not read belongs to somebody else, and has long been there.
        with contextlib.suppress(PermissionError):
            sync_folder(above)


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


def _written(path: Path, content: bytes) -> Signature:
    # Removed and made anew, so that neither a link nor a leftover of another size is written into.
    path.unlink(missing_ok=True)
    with open(path, "xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
        return _signature(os.fstat(file.fileno()))


def _signature(status: os.stat_result) -> Signature:
    return status.st_ino, status.st_size, status.st_mtime_ns
