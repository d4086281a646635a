"""Where the spaces of a legend loop lie: round a circle, or an oval where there are too many for thumbs."""

import math
from itertools import pairwise

THUMB = 50
"""Room that a space needs along the ring, in px."""
_SAMPLES = 720


def ring(count: int, width: float) -> tuple[float, list[tuple[float, float]]]:
    """The height of the picture and the middle of each space, the first at the top, the others clockwise and as far
    from each other along the ring. `width` is what there is; nothing lies nearer to the rim than half a thumb."""
    across = width / 2 - THUMB / 2
    tall = across
    while _length(across, tall) < count * THUMB:
        tall += 6
    points = _points(across, tall)
    whole = _length(across, tall)
    middle = (width / 2, tall + THUMB / 2)
    places, gone, step = [], 0.0, 0
    for number in range(count):
        wanted = whole * number / count
        while gone < wanted and step < _SAMPLES:
            gone += math.dist(points[step], points[step + 1])
            step += 1
        x, y = points[step]
        places.append((middle[0] + x, middle[1] + y))
    return 2 * tall + THUMB, places


def _points(across: float, tall: float) -> list[tuple[float, float]]:
    """Points round the ring, the first twice, from the top on clockwise."""
    turns = [2 * math.pi * number / _SAMPLES for number in range(_SAMPLES + 1)]
    return [(across * math.sin(angle), -tall * math.cos(angle)) for angle in turns]


def _length(across: float, tall: float) -> float:
    points = _points(across, tall)
    return sum(math.dist(one, other) for one, other in pairwise(points))
