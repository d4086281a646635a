"""The envelope that every saved file has: one line that says what follows and proves that it is whole.

    {"format":2,"sha256":"5f2c..."}
    ...the body, JSON...

The checksum covers the format number and the body, and the line has exactly one spelling, so that a
change anywhere in the file shows. The meaning of this line stays the same in every later format: it is
how an older Tableside knows that it must leave a newer file alone.
"""

import hashlib
import json

from storage.formats import FORMAT


class Damaged(Exception):
    """The content is not what was written."""


class Newer(Exception):
    """The content is in a format of a later Tableside. `format` is its number."""

    def __init__(self, format: int) -> None:
        self.format = format
        super().__init__(f"format {format}")


def seal(body: bytes) -> bytes:
    """The content of a file that holds `body`."""
    return _first_line(FORMAT, body) + b"\n" + body


def unseal(content: bytes) -> tuple[int, bytes]:
    """The format of `content`, and the body in it. Raises Damaged or Newer."""
    line, _, body = content.partition(b"\n")
    for format in range(FORMAT, 0, -1):
        if line == _first_line(format, body):
            return format, body
    try:
        header = json.loads(line)
        claimed, checksum = header["format"], header["sha256"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Damaged from None
    # A newer number is believed even if the checksum does not fit it, as nothing may be done to such a
    # file; but not if the rest proves that the number is one of ours with a bit turned over.
    ours = (_checksum(format, body) for format in range(1, FORMAT + 1))
    if isinstance(claimed, int) and claimed > FORMAT and checksum not in ours:
        raise Newer(claimed)
    raise Damaged


def _first_line(format: int, body: bytes) -> bytes:
    return b'{"format":%d,"sha256":"%s"}' % (format, _checksum(format, body).encode())


def _checksum(format: int, body: bytes) -> str:
    digest = hashlib.sha256(b"%d\n" % format)
    digest.update(body)
    return digest.hexdigest()
