"""Games that lie on the shelf before the app starts, so that a journey can begin in the middle of one."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from companion.chronicles.rulebook import CHRONICLES
from companion.chronicles.setup import COLOURS as COLOURS_OF_CHRONICLES
from companion.desk import Desk
from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.setup import COLOURS as COLOURS_OF_FORSAKEN
from companion.game import Refusal, Rules
from companion.vestige.rulebook import VESTIGE
from companion.vestige.setup import COLOURS, Mode, NemesisSeat, Printed, Seat, Setup, TriggerSpace
from storage.shelf import FileShelf

AnyRules = Rules[Any, Any, Any, Any]

PLACES = ((10, "magenta"), (18, "white"), (26, "magenta"), (34, "white"), (42, "magenta"))
TRIGGERS = tuple(TriggerSpace.model_validate({"at": at, "kind": kind}) for at, kind in PLACES)
BONE = NemesisSeat(pack="bone", threat_cards=10)

ROUND_ONE: tuple[dict[str, Any], ...] = (
    {"move": "gain_leverage", "who": "Ana", "amount": 4},
    {"move": "take_control", "who": "Ana", "region": "Chop Shop"},
)
TO_TRIGGER_ONE = ({"move": "gain_leverage", "who": "Ana", "amount": 5},)
THREATS = (
    {"move": "reveal_condition", "name": "Six regions", "trigger": 1},
    {"move": "reveal_threat", "nemesis": "Bone", "name": "Syndicate Lord", "trigger": 1, "draws": [2]},
    {"move": "reveal_threat", "nemesis": "Bone", "name": "Quiet Market", "trigger": 1},
    {"move": "draw_covert_op", "who": "Ana", "trigger": 1},
    {"move": "read_printed", "of": "region:Smugglers' Lair", "value": 3},
)
END_TURN = ({"move": "end_turn"},)
SCORING = ({"move": "begin_scoring"},)
FINISHED = (
    *SCORING,
    {
        "move": "finish",
        "covert_ops": {"Ana": [5]},
        "mastery_tiles": {"ambition": 5, "might": 5, "cunning": 5, "intrigue": 7},
    },
)


def solo(data: Path, *parts: Iterable[dict[str, Any]], id: str = "evening", nemeses: int = 1) -> str:
    """Keeps a solo game of Ana against Bone (and others, run by hand), played so far; gives its id."""
    others = tuple(NemesisSeat(name=name, threat_cards=5) for name in ("Happy", "Dunecrest"))
    setup = Setup(
        mode="solo",
        seats=(Seat(name="Ana", color="green"),),
        nemeses=(BONE, *others)[:nemeses],
        difficulty="menace",
        triggers=TRIGGERS,
        automation={"nemesis_turn": "ask"},
    )
    return keep(data, setup, *parts, id=id)


def several(
    data: Path, mode: Mode, *people: str, parts: Sequence[dict[str, Any]] = (), id: str = "evening", **fields: Any
) -> str:
    """Keeps a game of several people, played so far; gives its id. A person `Ana/Rust` sits in the team Rust."""
    named = [(*person.split("/"), None)[:2] for person in people]
    seats = tuple(
        Seat(name=name or "", color=colour, team=team) for (name, team), colour in zip(named, COLOURS, strict=False)
    )
    setup = Setup(mode=mode, seats=seats, triggers=TRIGGERS, printed=Printed(regions={"Oasis": 3}), **fields)
    return keep(data, setup, parts, id=id)


def chronicles(
    data: Path, *people: str, parts: Sequence[dict[str, Any]] = (), id: str = "evening", **fields: Any
) -> str:
    """Keeps a game of Chronicles of these people, played so far; gives its id. Each began with a red companion."""
    colours = zip(people, COLOURS_OF_CHRONICLES, strict=False)
    seats = [{"name": name, "color": colour, "companion": "red"} for name, colour in colours]
    return keep(data, CHRONICLES.setup.model_validate({"seats": seats} | fields), parts, id=id, rules=CHRONICLES)


def forsaken(data: Path, *people: str, parts: Sequence[dict[str, Any]] = (), id: str = "evening", **fields: Any) -> str:
    """Keeps a game of Forsaken of these people, whose vitality tracks were read, played so far; gives its id."""
    colours = zip(people, COLOURS_OF_FORSAKEN, strict=False)
    seats = [{"name": name, "color": colour, "vitality": 8, "green": 3} for name, colour in colours]
    return keep(data, FORSAKEN.setup.model_validate({"seats": seats} | fields), parts, id=id, rules=FORSAKEN)


def keep(
    data: Path, setup: Any, *parts: Iterable[dict[str, Any]], id: str = "evening", rules: AnyRules = VESTIGE
) -> str:
    """Keeps a game, played so far, and gives its id."""
    desk = Desk(FileShelf(data), now=lambda: "2026-11-01T20:00:00+00:00", new_id=lambda: id)
    desk.begin(rules.id, setup)
    for move in (move for part in parts for move in part):
        outcome = desk.act(id, rules.commands.validate_python(move))
        assert not isinstance(outcome, Refusal), outcome
    return id
