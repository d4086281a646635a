"""An address as a QR code: for a terminal in half blocks, for a screen as a drawing."""

from functools import lru_cache

QUIET = 4
"""Modules of light ground around a code, without which it is not found."""


@lru_cache(maxsize=4)
def modules(address: str) -> tuple[tuple[bool, ...], ...]:
    """The code without its light ground, row by row: which modules are dark."""
    # Loaded here: only a shared table draws one.
    import segno

    # Medium correction: a phone held at an angle over a table, or a finger on the screen, still reads it.
    return tuple(tuple(map(bool, row)) for row in segno.make_qr(address, error="m", boost_error=False).matrix)


def across(address: str) -> int:
    """How many modules lie beside each other, light ground included."""
    return len(modules(address)) + 2 * QUIET


def in_terminal(address: str) -> str:
    """The code in lines of text, two rows of modules in each, dark on light whatever the terminal's colours are."""
    rows = _on_ground(address)
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = (
        "".join(_HALVES[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"\x1b[38;5;16;48;5;231m{line}\x1b[0m" for line in lines)


_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def _on_ground(address: str) -> list[list[bool]]:
    code = modules(address)
    side, empty = [False] * QUIET, [False] * (len(code) + 2 * QUIET)
    return [list(empty) for _ in side] + [[*side, *row, *side] for row in code] + [list(empty) for _ in side]


def drawn(address: str, dark: str, light: str) -> str:
    """The code as a picture (SVG) in the colours `dark` and `light`, its light ground included."""
    code = modules(address)
    # Runs of dark modules, each a stroke one unit high: one path, sharp at every size.
    strokes = "".join(
        f"M{QUIET + start},{QUIET + number}h{length}v1h-{length}z"
        for number, row in enumerate(code)
        for start, length in _runs(row)
    )
    size = across(address)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="{light}" d="M0,0h{size}v{size}h-{size}z"/><path fill="{dark}" d="{strokes}"/></svg>'
    )


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for place, dark in enumerate(row):
        if dark and place and row[place - 1]:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((place, 1))
    return found
