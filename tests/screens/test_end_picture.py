"""The result as a picture: cut out of what the browser drew, and kept as a file."""

import struct
import zlib

import flet as ft
import pytest

from screens.ending.picture import FILE, SHARPEST, sharpness
from screens.ending.png import SIGNATURE, cut
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, sitting_at


def png(width: int, height: int, colour: int = 6, depth: int = 8, interlaced: int = 0) -> bytes:
    """A picture in which each pixel says where it is."""
    pixel = {2: 3, 6: 4}[colour]
    lines = b"".join(
        bytes([row % 5]) + b"".join(bytes([row % 256, column % 256, 7, 255][:pixel]) for column in range(width))
        for row in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced)
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    )


def size(picture: bytes) -> tuple[int, int]:
    return struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("colour", [2, 6], ids=["rgb", "rgba"])
def test_what_is_on_the_right_and_below_is_cut_off(colour: int) -> None:
    assert cut(png(10, 8, colour), 4, 3) == png(4, 3, colour)[:33] + cut(png(10, 8, colour), 4, 3)[33:]
    lines = zlib.decompress(cut(png(10, 8, colour), 4, 3)[41:-16])
    assert lines == zlib.decompress(png(4, 3, colour)[41:-16])


def test_a_picture_that_is_small_enough_stays_as_it_is() -> None:
    picture = png(4, 3)

    assert cut(picture, 10, 10) is picture


@pytest.mark.parametrize(
    "given", [b"GIF89a", SIGNATURE, png(4, 4, interlaced=1)], ids=["another kind", "nothing in it", "in several passes"]
)
def test_what_cannot_be_cut_is_refused(given: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        cut(given, 2, 2)


@pytest.mark.parametrize(
    ("card", "sharp"),
    [((358, 400), 2 * 390 / 358), ((358, 1688), 1.0), ((100, 100), SHARPEST), ((0, 0), 1.0)],
    ids=["as wide as the phone", "twice as long as it", "small", "not measured"],
)
def test_a_picture_is_as_sharp_as_the_surface_of_the_browser_allows(card: tuple[int, int], sharp: float) -> None:
    class Media:
        device_pixel_ratio = 2.0

    class Page:
        media, width, height = Media, 390, 844

    assert sharpness(Page, card) == pytest.approx(sharp)


def test_the_picture_is_shown_and_then_kept_as_a_file(render) -> None:
    around = Surroundings()
    screen = render(EndPage, sitting_at(around, around.finished()), answers={"capture": png(4, 4), "save_file": None})

    screen.tap("Share as picture")
    assert screen.controls(ft.Screenshot)
    screen.tap("Save the picture")

    asked = {method: arguments for _, method, arguments in screen.asked}
    assert isinstance(asked["capture"]["pixel_ratio"], float)
    assert asked["save_file"]["file_name"] == FILE
    assert asked["save_file"]["src_bytes"] == png(4, 4)
    assert around.said == []


def test_a_browser_that_cannot_draw_it_is_said_to(render) -> None:
    around = Surroundings()
    screen = render(EndPage, sitting_at(around, around.finished()), answers={"capture": None})

    screen.tap("Share as picture")
    screen.tap("Save the picture")

    assert "could not make the picture" in around.said[-1]
