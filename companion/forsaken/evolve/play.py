"""What happened on player boards, to cubes and to rounds, applied to the table."""

from typing import Any

from companion.forsaken import events as happened
from companion.forsaken.cards import LoopSpace
from companion.forsaken.evolve.root import evolve
from companion.forsaken.kinds import Holding, Resource
from companion.forsaken.pieces import Loose
from companion.forsaken.player import Player
from companion.forsaken.table import Table


def _held(table: Table, who: str, what: Holding, to: int) -> Table:
    """The table where a player holds `to` of something: cubes come out of the bag, or go into it."""
    player = table.find(who)
    if player is None:
        return table
    more = to - player.holds(what)
    after = table.with_player(who, lambda it: {"held": {**it.held, what: to}})
    if what == "scrap" or what == "particle":
        return _bagged(after, {what: -more})
    return after


def _bagged(table: Table, more: dict[Resource, int]) -> Table:
    return table.changed({"bag": {what: count + more.get(what, 0) for what, count in table.bag.items()}})


@evolve.register
def _(event: happened.HoldingGained, table: Table) -> Table:
    player = table.find(event.who)
    return _held(table, event.who, event.what, (player.holds(event.what) if player else 0) + event.amount)


@evolve.register
def _(event: happened.HoldingLost, table: Table) -> Table:
    player = table.find(event.who)
    return _held(table, event.who, event.what, max(0, (player.holds(event.what) if player else 0) - event.amount))


@evolve.register
def _(event: happened.HoldingSet, table: Table) -> Table:
    return _held(table, event.who, event.what, event.to)


@evolve.register
def _(event: happened.Damaged, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"wounds": it.wounds + event.amount})


@evolve.register
def _(event: happened.Healed, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"wounds": max(0, it.wounds - event.amount)})


@evolve.register
def _(event: happened.WoundsSet, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"wounds": event.to})


@evolve.register
def _(event: happened.FungalyteGained, table: Table) -> Table:
    # A tracker below the highest number stays where it is, so it is one step nearer to the new highest number.
    return table.with_player(event.who, lambda it: {"fungalyte": it.fungalyte + 1, "wounds": max(0, it.wounds - 1)})


@evolve.register
def _(event: happened.FungalyteLost, table: Table) -> Table:
    return table.with_player(
        event.who,
        lambda it: {"fungalyte": it.fungalyte - 1, "wounds": it.wounds + 1} if it.fungalyte else {},
    )


@evolve.register
def _(event: happened.InfamySet, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"infamy": event.to})


@evolve.register
def _(event: happened.GrudgesSet, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"grudges": {**it.grudges, event.faction: event.to}})


@evolve.register
def _(event: happened.LegendMoved, table: Table) -> Table:
    return table.with_player(event.who, lambda it: {"legend": event.to})


@evolve.register
def _(event: happened.CharacterDescribed, table: Table) -> Table:
    def described(player: Player) -> dict[str, Any]:
        said = {
            "character": event.character,
            "klass": event.klass,
            "most": event.vitality,
            "green": event.green,
            "lap_vp": event.lap_vp,
            "talent": event.talent,
        }
        return {field: value for field, value in said.items() if value is not None} | {"loop": _loop(player, event)}

    return table.with_player(event.who, described)


def _loop(player: Player, event: happened.CharacterDescribed) -> tuple[LoopSpace | None, ...]:
    """The loop with what was read: a space that is still unread stays as it was known before."""
    read = event.loop or ()
    count = event.spaces or len(read) or len(player.loop)
    known = [*player.loop[:count], *(None,) * (count - len(player.loop))]
    return tuple((read[place] if place < len(read) else None) or space for place, space in enumerate(known))


@evolve.register
def _(event: happened.SpaceDescribed, table: Table) -> Table:
    space = LoopSpace(gains=event.gains, words=event.words)
    return table.with_player(
        event.who,
        lambda it: {"loop": tuple(space if place == event.space else old for place, old in enumerate(it.loop))},
    )


@evolve.register
def _(event: happened.CubesLaid, table: Table) -> Table:
    return _lying(table, event.place, event.scrap, event.particle)


@evolve.register
def _(event: happened.CubesPickedUp, table: Table) -> Table:
    return _lying(table, event.place, -event.scrap, -event.particle)


def _lying(table: Table, place: str, scrap: int, particle: int) -> Table:
    """The table with so many cubes more at a place, out of the bag."""
    there = next((it for it in table.loose if it.place == place), Loose(place=place))
    after = there.changed({"scrap": there.scrap + scrap, "particle": there.particle + particle})
    others = tuple(it for it in table.loose if it.place != place)
    loose = (*others, after) if after.scrap or after.particle else others
    return _bagged(table.changed({"loose": loose}), {"scrap": -scrap, "particle": -particle})
