"""Resources: the bag, trays with room for eight, cubes that lie on the board (Resources and Buying Assets)."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import CubesLaid, CubesPickedUp, HoldingLost
from companion.forsaken.gaining import check_tray, gain
from companion.forsaken.kinds import RESOURCES, Resource, counted, listed
from companion.forsaken.pieces import Loose
from companion.ledger import Because


def _cubes(command: Any) -> dict[Resource, int]:
    """The cubes of a command by kind; none at all is nonsense."""
    cubes: dict[Resource, int] = {what: getattr(command, what) for what in RESOURCES if getattr(command, what)}
    if not cubes:
        raise Nonsense("scrap", "no cube is named", "say how many scrap or particles")
    return cubes


def scrounge(draft: Draft, command: c.Scrounge) -> None:
    """Cubes drawn blindly from the bag."""
    draft.player(command.who)
    gain(draft, command.who, _cubes(command), command.why or "scrounged", "forsaken-scrounge")


def return_cubes(draft: Draft, command: c.ReturnCubes) -> None:
    """Cubes go back into the bag; if a tray holds more than eight still, the rest is asked for."""
    player, cubes = draft.player(command.who), _cubes(command)
    for what, count in cubes.items():
        if count > player.holds(what):
            held = counted(what, player.holds(what))
            raise Nonsense(what, f"{command.who} has {held} and cannot return {count}", f"at most {player.holds(what)}")
    for what, count in cubes.items():
        reason = Because(rule="forsaken-resources", text=f"{counted(what, count)} back into the bag")
        draft.emit(HoldingLost(who=command.who, what=what, amount=count), reason)
    check_tray(draft, command.who)


def lay_cubes(draft: Draft, command: c.LayCubes) -> None:
    """Cubes from the bag onto the board or a card; there have to be as many."""
    cubes = _cubes(command)
    _there(cubes, draft.table.bag, "in the bag")
    there = _lying(draft, command.place)
    place = there.place if there else command.place
    draft.emit(CubesLaid(place=place, **cubes), Because(rule="forsaken-resources", text=f"{listed(cubes)} on {place}"))


def pick_up_cubes(draft: Draft, command: c.PickUpCubes) -> None:
    """Cubes from the board or a card, to a player or into the bag."""
    if command.who is not None:
        draft.player(command.who)
    cubes, there = _cubes(command), _lying(draft, command.place)
    if there is None:
        places = ", ".join(it.place for it in draft.table.loose)
        raise Nonsense(
            "place", f"no cubes lie on {command.place}", f"one of {places}" if places else "none lie anywhere"
        )
    _there(cubes, {"scrap": there.scrap, "particle": there.particle}, f"on {there.place}")
    draft.emit(CubesPickedUp(place=there.place, **cubes))
    if command.who is not None:
        gain(draft, command.who, cubes, f"from {there.place}", "forsaken-resources")


def _lying(draft: Draft, place: str) -> Loose | None:
    return next((it for it in draft.table.loose if it.place.casefold() == place.casefold()), None)


def _there(cubes: Mapping[Resource, int], held: Mapping[Resource, int], where: str) -> None:
    for what, count in cubes.items():
        if count > held[what]:
            raise Nonsense(what, f"{counted(what, held[what])} {where}, not {count}", f"at most {held[what]}")


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Scrounge: scrounge,
    c.ReturnCubes: return_cubes,
    c.LayCubes: lay_cubes,
    c.PickUpCubes: pick_up_cubes,
}
