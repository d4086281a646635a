"""Events of who sits where, applied to the table."""

from typing import Any, TypeVar

from companion.chronicles.evolve.root import evolve
from companion.chronicles.printed import printed_at, space_of
from companion.chronicles.setup import boards_for
from companion.chronicles.table import Board, Player, Table, new_player
from companion.seats import SeatJoined, SeatLeft, SeatRenamed, SeatReturned, SeatsReordered

Value = TypeVar("Value")


@evolve.register
def _(event: SeatsReordered, table: Table) -> Table:
    place = {name: number for number, name in enumerate(event.order)}
    return table.changed(
        {"players": tuple(sorted(table.players, key=lambda player: place.get(player.name, len(place))))}
    )


@evolve.register
def _(event: SeatLeft, table: Table) -> Table:
    leaver = table.find(event.who)
    if leaver is None:
        return table
    if event.scored:
        return table.with_player(event.who, lambda it: {"away": True})
    # Nobody is asked any more for what a player who took everything along would still have done.
    return table.changed(
        {
            "players": tuple(player for player in table.players if player.name != event.who),
            "gone": (*table.gone, leaver),
            "rewards": tuple(reward for reward in table.rewards if reward.who != event.who),
            "reminders": tuple(reminder for reminder in table.reminders if reminder.who != event.who),
            "proposals": tuple(it for it in table.proposals if it.command.get("who") != event.who),
        }
    )


@evolve.register
def _(event: SeatReturned, table: Table) -> Table:
    back = next((one for one in table.gone if one.name == event.who), None)
    if back is None:
        return table.with_player(event.who, lambda it: {"away": False})
    gone = tuple(one for one in table.gone if one.name != event.who)
    return table.changed({"players": (*table.players, back), "gone": gone})


@evolve.register
def _(event: SeatJoined, table: Table) -> Table:
    players = (*table.players, new_player(event.name, event.color))
    used = len(table.timeline)
    # The newest event lies on the left: a board that comes into use waits there for one (Setup).
    more = tuple(Board(number=number) for number in range(boards_for(len(players)), used, -1))
    return table.changed({"players": players, "timeline": (*more, *table.timeline)})


@evolve.register
def _(event: SeatRenamed, table: Table) -> Table:
    who, to = event.who, event.to

    def name(given: str) -> str:
        return to if given == who else given

    def names(given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name(one) for one in given)

    def keys(given: dict[str, Value]) -> dict[str, Value]:
        return {name(key): value for key, value in given.items()}

    def player(given: Player) -> Player:
        return given.changed({"name": to}) if given.name == who else given

    def command(given: dict[str, Any]) -> dict[str, Any]:
        return {**given, "who": name(given["who"])} if isinstance(given.get("who"), str) else given

    def key(given: str) -> str:
        """The key of a prompt, in which a player's name may stand."""
        kind, _, rest = given.partition(":")
        if kind == "colour":
            return f"{kind}:{name(rest)}"
        if kind == "legendary":
            owner, _, track = rest.rpartition(":")
            return f"{kind}:{name(owner)}:{track}"
        space = space_of(rest) if kind == "printed_value" else None
        return f"{kind}:{printed_at(name(space.who), space.track, space.number)}" if space else given

    done = table.done
    return table.changed(
        {
            "players": tuple(map(player, table.players)),
            "gone": tuple(map(player, table.gone)),
            "turn": name(table.turn) if table.turn else None,
            "rewards": tuple(it.changed({"who": name(it.who)}) for it in table.rewards),
            "reminders": tuple(it.changed({"who": name(it.who)}) if it.who else it for it in table.reminders),
            "proposals": tuple(it.changed({"command": command(it.command)}) for it in table.proposals),
            "dismissed": tuple(map(key, table.dismissed)),
            "extras": keys(table.extras),
            "settled": name(table.settled) if table.settled else None,
            "done": done.changed(
                {
                    "placed": keys(done.placed),
                    "invested": names(done.invested),
                    "benefited": names(done.benefited),
                }
            ),
        }
    )
