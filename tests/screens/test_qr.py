"""The QR code of an address: in the terminal and on the screen it is the same one."""

import re

from screens.share.qr import QUIET, across, drawn, in_terminal, modules

ADDRESS = "http://192.168.178.123:8550/join/UIHwWateePD7zzaOMpcOtg"
UPPER, LOWER = "▀█", "▄█"


def on_ground() -> list[list[bool]]:
    """The code with the light ground around it."""
    side = [False] * QUIET
    rows = [[*side, *row, *side] for row in modules(ADDRESS)]
    empty = [[False] * across(ADDRESS)] * QUIET
    return [*empty, *rows, *empty]


def test_it_is_small_enough_for_a_terminal_of_80_columns_and_24_lines():
    lines = in_terminal(ADDRESS).splitlines()

    assert len(lines) <= 21
    assert all(len(re.sub(r"\x1b\[[\d;]*m", "", line)) <= 80 for line in lines)


def test_the_terminal_shows_two_rows_in_a_line_dark_on_light():
    lines = in_terminal(ADDRESS).splitlines()

    plain = [re.fullmatch(r"\x1b\[38;5;16;48;5;231m(.*)\x1b\[0m", line)[1] for line in lines]
    rows = [[sign in half for sign in line] for line in plain for half in (UPPER, LOWER)]
    assert rows[: across(ADDRESS)] == on_ground()
    assert not any(map(any, rows[across(ADDRESS) :]))


def test_the_drawing_has_a_dark_square_for_each_dark_module():
    picture = drawn(ADDRESS, dark="#000", light="#fff")

    size = across(ADDRESS)
    found = [[False] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+),(\d+)h(\d+)v1h-\3z", picture):
        for place in range(int(x), int(x) + int(length)):
            found[int(y)][place] = True
    assert found == on_ground()
    assert f'<path fill="#fff" d="M0,0h{size}v{size}h-{size}z"/>' in picture
