"""Events of who sits where, applied to the table."""

from typing import Any, TypeVar

from companion.forsaken.evolve.root import evolve
from companion.forsaken.kinds import RESOURCES, Resource
from companion.forsaken.player import Player
from companion.forsaken.table import Due, Table
from companion.seats import SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered

Value = TypeVar("Value")


@evolve.register
def _(event: SeatsReordered, table: Table) -> Table:
    place = {name: number for number, name in enumerate(event.order)}
    order = sorted(table.players, key=lambda player: place.get(player.name, len(place)))
    return table.changed({"players": tuple(order)} | _last(table, [player.name for player in order]))


@evolve.register
def _(event: SeatLeft, table: Table) -> Table:
    leaver = table.find(event.who)
    if leaver is None:
        return table
    staying = [player.name for player in table.players if player.name != event.who]
    table = table.changed(_last(table, staying))
    if event.scored:
        return table.with_player(event.who, lambda it: {"away": True})
    # Nobody is asked any more for what a player who took everything along would still have done; cubes are needed.
    return table.changed(
        {
            "players": tuple(player for player in table.players if player.name != event.who),
            "gone": (*table.gone, leaver),
            "bag": {what: count + leaver.holds(what) for what, count in table.bag.items()},
            "due": tuple(due for due in table.due if due.who != event.who),
            "tied": {who: fight for who, fight in table.tied.items() if who != event.who},
            "reminders": tuple(reminder for reminder in table.reminders if reminder.who != event.who),
            "proposals": tuple(it for it in table.proposals if it.command.get("who") != event.who),
        }
    )


@evolve.register
def _(event: SeatReturned, table: Table) -> Table:
    back = next((one for one in table.gone if one.name == event.who), None)
    if back is None:
        return table.with_player(event.who, lambda it: {"away": False})
    # There may be fewer cubes in the bag by now than were given back.
    cubes: dict[Resource, int] = {what: min(back.holds(what), table.bag[what]) for what in RESOURCES}
    fewer = {what: count for what, count in cubes.items() if count < back.holds(what)}
    return table.changed(
        {
            "players": (*table.players, back.changed({"held": {**back.held, **fewer}})),
            "gone": tuple(one for one in table.gone if one.name != event.who),
            "bag": {what: count - cubes[what] for what, count in table.bag.items()},
        }
    )


@evolve.register
def _(event: SeatJoined, table: Table) -> Table:
    return table.changed({"players": (*table.players, Player(name=event.name, color=event.color))})


@evolve.register
def _(event: SeatRenamed, table: Table) -> Table:
    who, to = event.who, event.to

    def name(given: str) -> str:
        return to if given == who else given

    def maybe(given: str | None) -> str | None:
        return None if given is None else name(given)

    def keys(given: dict[str, Value]) -> dict[str, Value]:
        return {name(key): value for key, value in given.items()}

    def player(given: Player) -> Player:
        return given.changed({"name": to}) if given.name == who else given

    def due(given: Due) -> Due:
        # A tied fight is about whoever was attacked; other things due are about cards and places.
        of = maybe(given.of) if given.kind == "fight_tie" else given.of
        return given.changed({"who": maybe(given.who), "of": of})

    def command(given: Any) -> Any:
        """A proposed command, in which players are named by who does something and by who is attacked."""
        if not isinstance(given, dict):
            return given
        return {
            key: name(value) if key in ("who", "defender") and isinstance(value, str) else command(value)
            for key, value in given.items()
        }

    def key(given: str) -> str:
        """The key of a prompt that was left out, in which a player's name may stand behind the last colon."""
        kind, _, rest = given.partition(":")
        where, _, owner = rest.partition(":")
        named = kind == "encounter" or (kind, where) == ("resolution", "story")
        return f"{kind}:{where}:{name(owner)}" if named else given

    ending = table.ending
    return table.changed(
        {
            "dismissed": tuple(map(key, table.dismissed)),
            "players": tuple(map(player, table.players)),
            "gone": tuple(map(player, table.gone)),
            "turn": maybe(table.turn),
            "due": tuple(map(due, table.due)),
            "reminders": tuple(it.changed({"who": maybe(it.who)}) for it in table.reminders),
            "proposals": tuple(it.changed({"command": command(it.command)}) for it in table.proposals),
            "ending": ending.changed({"by": maybe(ending.by), "last": tuple(map(name, ending.last))})
            if ending
            else None,
            "finale": keys(table.finale),
            "extras": keys(table.extras),
            "counted": keys(table.counted),
            "tied": {
                key: fight.changed({"defender": maybe(fight.defender)}) for key, fight in keys(table.tied).items()
            },
        }
    )


def _last(table: Table, order: list[str]) -> dict[str, Any]:
    """Those who still have their last turn: in the order of seats behind whoever is on, without those who left."""
    if table.ending is None:
        return {}
    place = order.index(table.turn) if table.turn in order else 0
    turns = (*order[place:], *order[:place])
    kept = tuple(name for name in turns if name in table.ending.last)
    return {"ending": table.ending.changed({"last": kept})}
