"""The drawings in the signs of Forsaken: own pictures, as lines on a field of 24 by 24 (see `screens/drawn.py`)."""

from collections.abc import Mapping

_BUST = "O 12 7.2 5 | M 2.5 22.5 Q 2.5 13.6 12 13.6 Q 21.5 13.6 21.5 22.5 Z"
_HEART = "M 12 22 Q 1 14.5 2 8.5 Q 3.4 3 8 3.4 Q 11 4 12 7.4 Q 13 4 16 3.4 Q 20.6 3 22 8.5 Q 23 14.5 12 22 Z"
_CROSS = (
    "M 9.2 2 L 14.8 2 L 14.8 9.2 L 22 9.2 L 22 14.8 L 14.8 14.8 L 14.8 22 L 9.2 22 L 9.2 14.8 L 2 14.8 L 2 9.2"
    " L 9.2 9.2 Z"
)
_SKULL = (
    "M 12 1.5 Q 22 1.5 22 10.5 Q 22 15 17.6 16.4 L 17.6 22 L 6.4 22 L 6.4 16.4 Q 2 15 2 10.5 Q 2 1.5 12 1.5 Z"
    " | ! O 8 10.4 2.7 | ! O 16 10.4 2.7 | ! M 12 13.4 L 13.8 16.8 L 10.2 16.8 Z"
)
_BURST = (
    "M 12 0.6 L 14.5 7 L 20.4 3.6 L 17 9.5 L 23.4 12 L 17 14.5 L 20.4 20.4 L 14.5 17 L 12 23.4 L 9.5 17 L 3.6 20.4"
    " L 7 14.5 L 0.6 12 L 7 9.5 L 3.6 3.6 L 9.5 7 Z"
)
_STAR = "M 12 1.2 L 15.1 8.4 L 23 9.2 L 17 14.4 L 18.8 22 L 12 18 L 5.2 22 L 7 14.4 L 1 9.2 L 8.9 8.4 Z"
_DIE = "M 3 3 L 21 3 L 21 21 L 3 21 Z"
_MUSHROOM = (
    "M 1.5 12.6 Q 1.5 2.5 12 2.5 Q 22.5 2.5 22.5 12.6 Z | M 9.3 12.6 L 14.7 12.6 Q 14.7 18 16.4 22 L 7.6 22"
    " Q 9.3 18 9.3 12.6 Z | ! O 8 8.6 1.9 | ! O 15.2 7.4 2.1"
)
_EYE = "M 0.8 12 Q 12 -0.6 23.2 12 Q 12 24.6 0.8 12 Z | ! O 12 12 4.9 | O 12 12 2.5"
_CROWN = "M 2 20.5 L 2 6.5 L 7.4 12 L 12 3 L 16.6 12 L 22 6.5 L 22 20.5 Z"
_PYRAMID = "M 12 1.5 L 23.5 22 L 0.5 22 Z | ! O 12 15 4.4 | O 12 15 2"
_RANK = "M 12 2 L 22.5 9.4 L 22.5 14 L 12 6.8 L 1.5 14 L 1.5 9.4 Z | M 12 11.4 L 22.5 18.6 L 22.5 23 L 12 16 L 1.5 23"
_RANK += " L 1.5 18.6 Z"
_SHIP = (
    "M 12 0.8 Q 17.4 6 17.4 13 L 21.4 18 L 21.4 21 L 15 19 L 9 19 L 2.6 21 L 2.6 18 L 6.6 13 Q 6.6 6 12 0.8 Z"
    " | ! O 12 9 2.3 | M 9.8 20 L 14.2 20 L 12 23.6 Z"
)
_SIGHT = "~ O 12 12 7 | ~ M 12 1.5 L 12 7 | ~ M 12 17 L 12 22.5 | ~ M 1.5 12 L 7 12 | ~ M 17 12 L 22.5 12 | O 12 12 2.1"
_BLASTER = "M 1 5.5 L 23 5.5 L 23 11 L 13.4 11 L 12.2 14.6 L 9.6 14.6 L 8 21.5 L 2.4 21.5 L 5 12.6 L 1 11.4 Z"
_BLASTER += " | ! M 16 7.6 L 20.6 7.6 L 20.6 8.9 L 16 8.9 Z"

HELD: Mapping[str, str] = {
    "vp": _STAR,
    # A nut.
    "scrap": "M 12 1.6 L 21 6.8 L 21 17.2 L 12 22.4 L 3 17.2 L 3 6.8 Z | ! O 12 12 4.8",
    # A core, and two that circle it.
    "particle": "O 12 12 3 | ~ M 1.8 12 Q 1.8 6.8 12 6.8 Q 22.2 6.8 22.2 12 Q 22.2 17.2 12 17.2 Q 1.8 17.2 1.8 12 Z"
    " | ~ M 12 1.8 Q 6.8 1.8 6.8 12 Q 6.8 22.2 12 22.2 Q 17.2 22.2 17.2 12 Q 17.2 1.8 12 1.8 Z",
    # A bolt.
    "boosts": "M 14 0.8 L 3.4 13.6 L 10.6 13.6 L 9 23.2 L 20.6 9.4 L 13 9.4 Z",
    "visions": _EYE,
    # A mast that sends.
    "transponders": "M 10.6 10.4 L 13.4 10.4 L 16 22.4 L 8 22.4 Z | O 12 7.4 2.7 | ~ M 6 2 Q 2.4 7.4 6 12.8"
    " | ~ M 18 2 Q 21.6 7.4 18 12.8",
    # A ring, and the tracker that goes round it.
    "legend": "~ M 16.6 4.4 Q 22 7.4 21 14 Q 19 21.4 12 21.4 Q 5 21.4 3 14 Q 2 6.4 9 3.6 | O 12.6 4 3.9",
    # A mask.
    "infamy": "M 1 6 Q 7 4 12 7 Q 17 4 23 6 Q 24 15 18 18.4 Q 14 19 12 14.8 Q 10 19 6 18.4 Q 0 15 1 6 Z"
    " | ! O 7.2 11.4 2.3 | ! O 16.8 11.4 2.3",
    "fungalyte": _MUSHROOM,
    "vitality": _HEART,
    "heal": f"{_HEART} | ! M 10.9 7.8 L 13.1 7.8 L 13.1 18 L 10.9 18 Z | ! M 7 11.6 L 17 11.6 L 17 13.8 L 7 13.8 Z",
    "damage": _BURST,
    "strength": "M 0.8 9 L 3.6 9 L 3.6 5.6 L 8 5.6 L 8 10.4 L 16 10.4 L 16 5.6 L 20.4 5.6 L 20.4 9 L 23.2 9 L 23.2 15"
    " L 20.4 15 L 20.4 18.4 L 16 18.4 L 16 13.6 L 8 13.6 L 8 18.4 L 3.6 18.4 L 3.6 15 L 0.8 15 Z",
    "shield": "M 12 1 Q 16.6 4 21.6 4 Q 22.4 17.4 12 23 Q 1.6 17.4 2.4 4 Q 7.4 4 12 1 Z"
    " | ! M 12 5.4 L 12 18.6 Q 6 15 5.9 7.2 Q 9 7 12 5.4 Z",
    "dice": f"{_DIE} | ! O 7.8 7.8 2 | ! O 16.2 16.2 2 | ! O 12 12 2 | ! O 16.2 7.8 2 | ! O 7.8 16.2 2",
    "crit": f"{_DIE} | ! M 12 5 L 13.8 9.6 L 18.8 9.9 L 15 13 L 16.2 18 L 12 15.2 L 7.8 18 L 9 13 L 5.2 9.9"
    " L 10.2 9.6 Z",
    # Angry brows over a straight mouth.
    "grudge": "O 12 12 11 | ! M 5 7.4 L 10.6 10.2 L 10 12.6 L 5.6 10.8 Z"
    " | ! M 19 7.4 L 13.4 10.2 L 14 12.6 L 18.4 10.8 Z"
    " | ! M 7 16 L 17 16 L 17 18.2 L 7 18.2 Z",
    # Things in a heap.
    "cool_stuff": "M 8.6 2 L 15.4 2 L 15.4 9.6 L 8.6 9.6 Z | M 3.6 11.4 L 11 11.4 L 11 21.6 L 3.6 21.6 Z"
    " | O 17.4 16.6 5",
}

FACTIONS: Mapping[str, str] = {"cartel": _CROWN, "ebon_eye": _PYRAMID, "sanction": _RANK}
"""Crests of our own: a crown, an eye in a pyramid, marks of rank."""

CARDS: Mapping[str, str] = {
    "character": _BUST,
    "weapon": _BLASTER,
    # A plus between two clamps.
    "mod": "~ M 8 2.4 L 2.6 2.4 L 2.6 21.6 L 8 21.6 | ~ M 16 2.4 L 21.4 2.4 L 21.4 21.6 L 16 21.6"
    " | M 10.5 6.6 L 13.5 6.6"
    " L 13.5 10.5 L 17.4 10.5 L 17.4 13.5 L 13.5 13.5 L 13.5 17.4 L 10.5 17.4 L 10.5 13.5 L 6.6 13.5 L 6.6 10.5"
    " L 10.5 10.5 Z",
    # A cogwheel.
    "gear": "~ M 12 1.6 L 12 22.4 | ~ M 1.6 12 L 22.4 12 | ~ M 4.6 4.6 L 19.4 19.4 | ~ M 19.4 4.6 L 4.6 19.4"
    " | O 12 12 7.4"
    " | ! O 12 12 3.4",
    # A spark.
    "talent": "M 12 0.8 Q 13 11 23.2 12 Q 13 13 12 23.2 Q 11 13 0.8 12 Q 11 11 12 0.8 Z",
    "status": "M 12 1.5 L 23.4 22 L 0.6 22 Z | ! M 10.8 8.6 L 13.2 8.6 L 13.2 15.4 L 10.8 15.4 Z | ! O 12 18.4 1.5",
    # A chip with its legs.
    "data": "M 5.4 5.4 L 18.6 5.4 L 18.6 18.6 L 5.4 18.6 Z | ~ M 9 1.6 L 9 22.4 | ~ M 15 1.6 L 15 22.4"
    " | ~ M 1.6 9 L 22.4 9 | ~ M 1.6 15 L 22.4 15 | ! M 9.2 9.2 L 14.8 9.2 L 14.8 14.8 L 9.2 14.8 Z",
    # Columns that broke.
    "ruin": "M 2 22 L 2 8.6 L 7 6 L 7 22 Z | M 9.5 22 L 9.5 14 L 14.5 16.6 L 14.5 22 Z"
    " | M 17 22 L 17 2 L 22 4.8 L 22 22 Z",
    "defeat": _SKULL,
    # A case.
    "job": "M 1.5 7.6 L 22.5 7.6 L 22.5 21 L 1.5 21 Z | ~ M 8 7.6 L 8 3.6 L 16 3.6 L 16 7.6"
    " | ! M 1.5 12.6 L 22.5 12.6 L 22.5 14.2 L 1.5 14.2 Z",
    # Horns and teeth.
    "enemy": "M 2 1.5 Q 4.6 6.4 8 6 L 16 6 Q 19.4 6.4 22 1.5 Q 23.6 9 19.8 12 Q 19.6 19 12 22.6 Q 4.4 19 4.2 12"
    " Q 0.4 9 2 1.5 Z | ! M 6.8 10 L 11 12.2 L 7.6 13.6 Z | ! M 17.2 10 L 13 12.2 L 16.4 13.6 Z"
    " | ! M 8 16 L 16 16 L 12 19.6 Z",
    "bounty": _SIGHT,
    # Somebody on a stand.
    "persona": "O 12 5.6 4.6 | M 4.5 18.4 Q 4.5 11.4 12 11.4 Q 19.5 11.4 19.5 18.4 Z"
    " | M 1.5 20 L 22.5 20 L 22.5 23 L 1.5 23 Z",
    # An open book.
    "story": "M 11.2 5.6 Q 7.4 2.6 1 3.4 L 1 19 Q 7.4 18.4 11.2 21.4 Z | M 12.8 5.6 Q 16.6 2.6 23 3.4 L 23 19"
    " Q 16.6 18.4 12.8 21.4 Z",
    # A flag on a peak.
    "feat": "M 1 22 L 10 9 L 14 15 L 16.4 12 L 23 22 Z | ~ M 10 10 L 10 2 | M 10 0.8 L 18 4 L 10 7.2 Z",
    # Three ends that hang together.
    "plot": "~ M 5 5.6 L 19 5.6 L 12 19 Z | O 5 5.6 3.7 | O 19 5.6 3.7 | O 12 19 3.7",
    # Eyes under a hood.
    "rival": "M 12 1 Q 22 4 22 15.6 L 23 22.6 L 1 22.6 L 2 15.6 Q 2 4 12 1 Z"
    " | ! M 12 6.4 Q 18 8.6 18 14 Q 18 18.6 12 20.6"
    " Q 6 18.6 6 14 Q 6 8.6 12 6.4 Z | O 9.4 13.4 1.7 | O 14.6 13.4 1.7",
    # A way that forks.
    "encounter": "~ M 12 22 L 12 13 Q 12 9 5 5 | ~ M 12 13 Q 12 9 19 5 | M 2 2 L 9 2.6 L 4 8 Z"
    " | M 22 2 L 15 2.6 L 20 8 Z",
}

PLANETS: Mapping[str, str] = {
    # One with a ring, one with towers, one that is overgrown.
    "thyrria": "O 12 12 7 | ~ M 5.4 10.4 Q -1.6 17 2 19.4 Q 6 21 14.6 14.6 Q 23.6 7.6 21.8 4.6 Q 20 2.4 13.6 5.4",
    "port_ambition": "M 1.5 22 L 1.5 13 L 6.6 13 L 6.6 22 Z | M 8.4 22 L 8.4 5 L 12 1 L 15.6 5 L 15.6 22 Z"
    " | M 17.4 22 L 17.4 9 L 22.5 9 L 22.5 22 Z",
    "mycoid_verge": "M 6 11 Q 6 2 14.4 2 Q 22.8 2 22.8 11 Z | M 12.4 11 L 16.4 11 L 17.4 22.4 L 11.4 22.4 Z"
    " | M 0.8 17 Q 0.8 11.6 5.4 11.6 Q 10 11.6 10 17 Z | M 4 17 L 6.8 17 L 7.4 22.4 L 3.4 22.4 Z",
}

LOCATIONS: Mapping[str, str] = {
    "clinic": _CROSS,
    "transport_hub": _SHIP,
    # Columns below a gable.
    "headquarters": "M 12 1 L 23 8.4 L 1 8.4 Z | M 3.4 10 L 7.4 10 L 7.4 18.4 L 3.4 18.4 Z"
    " | M 10 10 L 14 10 L 14 18.4 L 10 18.4 Z | M 16.6 10 L 20.6 10 L 20.6 18.4 L 16.6 18.4 Z"
    " | M 1.4 20 L 22.6 20 L 22.6 23 L 1.4 23 Z",
    # A stall.
    "bazaar": "M 3.4 2 L 20.6 2 L 23.4 10.4 L 0.6 10.4 Z | ~ M 3.4 11 L 3.4 22 | ~ M 20.6 11 L 20.6 22"
    " | M 3.4 15 L 20.6 15 L 20.6 18.4 L 3.4 18.4 Z | ! M 8.4 2 L 11 2 L 10.2 10.4 L 6.8 10.4 Z"
    " | ! M 13.6 2 L 16.2 2 L 18 10.4 L 14.4 10.4 Z",
    # A price that nobody shall read.
    "black_market": "M 1.4 2 L 12 2 L 23 13 L 13.4 22.6 L 1.4 11.6 Z | ! O 6.8 7.4 2.1"
    " | ! M 10 14.6 L 14.8 9.8 L 16.4 11.4 L 11.6 16.2 Z",
    # Two blades.
    "armory": "~ M 3 2.6 L 18.4 18 | ~ M 21 2.6 L 5.6 18 | ~ M 14.6 21.6 L 22 14.2 | ~ M 2 14.2 L 9.4 21.6",
    # A dish.
    "uplink": "M 2 6.4 Q 4 20.4 18 22 Z | ~ M 10 14 L 16 8 | O 17 7 2.5 | ~ M 14.6 1.6 Q 22.4 2 22.4 9.6",
    # A heap, and a piece that falls on it.
    "scrapyard": "M 0.8 22.4 L 6 13.6 L 9.6 16.8 L 13.4 9.6 L 18 15.4 L 20 13.8 L 23.2 22.4 Z"
    " | M 5.6 2.6 L 11.4 1.6 L 12.4 7.4 L 6.6 8.4 Z",
    # A glass.
    "cantina": "M 2 2 L 22 2 L 13.6 12.4 L 13.6 19.6 L 18 19.6 L 18 22.6 L 6 22.6 L 6 19.6 L 10.4 19.6 L 10.4 12.4 Z"
    " | ! M 7.4 4.6 L 16.6 4.6 L 15 6.6 L 9 6.6 Z",
    "ruins": CARDS["ruin"],
    # A needle that glows.
    "pylon": "M 12 0.8 L 16.4 19 L 7.6 19 Z | M 4 20.4 L 20 20.4 L 20 23.2 L 4 23.2 Z | ~ M 3.4 4 L 7 7"
    " | ~ M 20.6 4 L 17 7"
    " | ~ M 2.4 12 L 6 12 | ~ M 21.6 12 L 18 12",
}

ACTIONS: Mapping[str, str] = {
    "move": "M 1 9 L 12 9 L 12 2.4 L 23 12 L 12 21.6 L 12 15 L 1 15 Z",
    # Two links.
    "connect": "~ O 7.8 12 5.8 | ~ O 16.2 12 5.8",
    # A finger's pointer.
    "interact": "M 5 1 L 20.6 14 L 13.6 14.6 L 17 21.8 L 13.4 23.4 L 10.2 16.2 L 5 20.6 Z",
    # A moon.
    "rest": "M 15.4 1.6 Q 4 2 3.4 12 Q 4 22 15.4 22.4 Q 19 22 20.6 20.6 Q 11.4 19 11.4 12 Q 11.4 5 20.6 3.4"
    " Q 19 2 15.4 1.6 Z",
    "transport": _SHIP,
    "special": "~ M 12 2 L 12 22 | ~ M 3.4 7 L 20.6 17 | ~ M 3.4 17 L 20.6 7",
}
