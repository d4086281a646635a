"""Cutting a PNG to size, without decoding its pixels."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def cut(png: bytes, width: int, height: int) -> bytes:
    """The upper left part of a picture, at most `width` by `height`; unchanged where nothing is to be cut.

    A line of a PNG refers to pixels on its left and above alone, so that what is on the right and below can go.
    Raises ValueError for what is no PNG with whole bytes a pixel, in one pass.
    """
    chunks = _chunks(png)
    wide, high, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    if depth % 8 or interlaced:
        raise ValueError("only a PNG of whole bytes, in one pass, can be cut")
    new_wide, new_high = min(width, wide), min(height, high)
    if (new_wide, new_high) == (wide, high):
        return png
    pixel = _CHANNELS[colour] * depth // 8
    lines = zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"))
    stride, kept = 1 + wide * pixel, 1 + new_wide * pixel
    fewer = b"".join(lines[start : start + kept] for start in range(0, new_high * stride, stride))
    header = struct.pack(">II", new_wide, new_high) + chunks[0][1][8:]
    return SIGNATURE + b"".join(
        _chunk(kind, data) for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(fewer, 6)), (b"IEND", b""))
    )


def _chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    if not png.startswith(SIGNATURE):
        raise ValueError("this is no PNG")
    found, place = [], len(SIGNATURE)
    while place + 8 <= len(png):
        size, kind = struct.unpack(">I4s", png[place : place + 8])
        found.append((kind, png[place + 8 : place + 8 + size]))
        place += 12 + size
    if not found or found[0][0] != b"IHDR":
        raise ValueError("this PNG has no header")
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
