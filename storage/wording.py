"""What people are told when the disk says no: one sentence with where, what and what to do."""

import errno
from pathlib import Path

from companion.shelf import ShelfFault

_FULL = {errno.ENOSPC, errno.EDQUOT}
_FORBIDDEN = {errno.EACCES, errno.EPERM}


def not_written(path: Path, error: OSError) -> ShelfFault:
    """The fault for a file that could not be written."""
    return ShelfFault(f"{path} cannot be written because {_reason(path, error)}, then try again")


def not_read(path: Path, error: OSError) -> ShelfFault:
    """The fault for a file that could not be read."""
    return ShelfFault(f"{path} cannot be read because {_reason(path, error)}, then try again")


def newer(path: Path, format: int, known: int) -> ShelfFault:
    """The fault for a file of a later Tableside."""
    return ShelfFault(
        f"{path} is in format {format} of a newer Tableside and this one knows formats up to {known}: "
        "it was left as it is; update Tableside to open it"
    )


def _reason(path: Path, error: OSError) -> str:
    if error.errno in _FULL:
        return "the disk is full: free some space"
    if error.errno == errno.EFBIG:
        return "the file would be larger than the system allows: raise the limit"
    if error.errno == errno.EROFS:
        return f"the disk is read-only: make {path.parent} writable or choose another data folder"
    if error.errno in _FORBIDDEN:
        return f"it is not permitted: give this user access to {path.parent} or choose another data folder"
    if error.errno == errno.ENOTDIR:
        return f"a file stands where the folder {path.parent} should be: move it away"
    if error.errno == errno.EEXIST:
        return "another program is writing it at this moment: close the other Tableside"
    return f'the system reports "{error.strerror or error}": check the disk'
