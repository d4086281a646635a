"""A game as it is in the middle of an evening, to measure on: 1 seat, 3 nemeses, 19 regions."""

from itertools import cycle
from pathlib import Path

from companion.desk import Desk
from companion.game import Refusal
from companion.vestige.commands import COMMANDS
from companion.vestige.regions import region_tiles
from companion.vestige.setup import NemesisSeat, Printed, Seat, Setup, TriggerSpace
from storage.shelf import FileShelf

GAME = "evening"
LAST = 60
"""How many corrections of Ana's leverage stand last in the ledger, each to another number: undo tells them apart."""


def setup() -> Setup:
    """Ana against Bone and two nemeses that are run by hand; every printed value is known."""
    places = ((10, "magenta"), (18, "white"), (26, "magenta"), (34, "white"), (42, "magenta"))
    return Setup(
        mode="solo",
        seats=(Seat(name="Ana", color="green"),),
        nemeses=(
            NemesisSeat(pack="bone", threat_cards=10),
            NemesisSeat(name="Happy", threat_cards=10),
            NemesisSeat(name="Dunecrest", threat_cards=10),
        ),
        difficulty="menace",
        triggers=tuple(TriggerSpace.model_validate({"at": at, "kind": kind}) for at, kind in places),
        printed=Printed(regions=dict.fromkeys(regions(), 2)),
    )


def regions() -> list[str]:
    """The 19 tiles of the base game."""
    return [name for tile in region_tiles() if not tile.module for name in tile.tiles]


def moves() -> list[dict[str, object]]:
    """All 19 regions taken in turn, then LAST corrections, from 1 upwards."""
    names = cycle(("Ana", "Bone", "Happy", "Dunecrest"))
    taken = [
        {"move": "take_control", "who": who, "region": region} for who, region in zip(names, regions(), strict=False)
    ]
    return [*taken, *corrections()]


def corrections() -> list[dict[str, object]]:
    """LAST corrections of Ana's leverage, from 1 upwards."""
    return [{"move": "set_leverage", "who": "Ana", "to": number} for number in range(1, LAST + 1)]


def lay_out(folder: Path) -> str:
    """Keeps the evening in a data folder and gives the address of its Table below the app's."""
    return keep(folder, setup(), moves())


def keep(folder: Path, setup: Setup, moves: list[dict[str, object]]) -> str:
    """Keeps a game in a data folder and gives the address of its Table below the app's."""
    desk = Desk(FileShelf(folder), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: GAME)
    desk.begin("vestige", setup)
    for move in moves:
        answer = desk.act(GAME, COMMANDS.validate_python(move))
        if isinstance(answer, Refusal):
            raise AssertionError(f"{move}: {answer}")
    return f"/game/{GAME}/table"
