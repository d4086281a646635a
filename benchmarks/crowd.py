"""The fullest table there is, to measure on: 6 seats, 3 nemeses, 19 tiles laid out, everything tracked."""

from itertools import cycle
from pathlib import Path

from benchmarks import evening
from companion.vestige.cards import CARD_KINDS
from companion.vestige.setup import Seat, Setup, SetupTile

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
COLOURS = ("green", "blue", "purple", "orange", "red", "white")
SPOTS = ("1-4-5", "2-5-6", "3-6-7", "8-9-13", "10-11-15", "13-14-17")


def setup() -> Setup:
    """Six people against each other and three nemeses; every printed value is known."""
    alone = evening.setup()
    return alone.model_copy(
        update={
            "mode": "competitive",
            "depth": "everything",
            "seats": tuple(Seat(name=name, color=color) for name, color in zip(PEOPLE, COLOURS, strict=True)),
            "tiles": tuple(
                SetupTile(place=place, region=region) for place, region in enumerate(evening.regions(), start=1)
            ),
        }
    )


def moves() -> list[dict[str, object]]:
    """Cards of every kind for everybody, attributes and pawns, 19 regions taken, then corrections of Ana's leverage."""
    given: list[dict[str, object]] = []
    for who, spot in zip(PEOPLE, SPOTS, strict=True):
        given += [{"move": "gain_card", "who": who, "kind": kind, "leverage": 1} for kind in CARD_KINDS]
        given += [
            {"move": "set_blocks", "who": who, "place": "conviction", "to": 6},
            {"move": "gain_attribute", "who": who, "attribute": "might", "count": 2},
            {"move": "move_pawn", "who": who, "spot": spot},
        ]
    names = cycle((*PEOPLE, "Bone", "Happy", "Dunecrest"))
    given += [
        {"move": "take_control", "who": who, "region": region}
        for who, region in zip(names, evening.regions(), strict=False)
    ]
    return [*given, *evening.corrections()]


def lay_out(folder: Path) -> str:
    """Keeps the table in a data folder and gives the address of its Table below the app's."""
    return evening.keep(folder, setup(), moves())
