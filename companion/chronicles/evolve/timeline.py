"""What happened to events, boards and dark agents, applied to the table."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import events as happened
from companion.chronicles.box import bundled_event
from companion.chronicles.cards import EventCard
from companion.chronicles.evolve.root import evolve
from companion.chronicles.table import Agents, Board, OpenEvent, Resolved, Reward, Table

ASKED = "printed_value:agent"
"""The key of the prompt for what vanquishing a dark agent pays."""


def _with_boards(table: Table, where: Callable[[Board], bool], change: Callable[[Board], dict[str, Any]]) -> Table:
    return table.changed(
        {"timeline": tuple(board.changed(change(board)) if where(board) else board for board in table.timeline)}
    )


def _holds(id: int) -> Callable[[Board], bool]:
    return lambda board: board.event is not None and board.event.id == id


def _asked_again(table: Table, key: str) -> Table:
    """A board or space that waits anew is asked for, even if the question was left out before."""
    if key not in table.dismissed:
        return table
    return table.changed({"dismissed": tuple(it for it in table.dismissed if it != key)})


@evolve.register
def _(event: happened.EventRevealed, table: Table) -> Table:
    revealed = OpenEvent(id=event.id, name=event.name, places=event.places, printed=event.printed)
    laid = _with_boards(table, lambda board: board.number == event.board, lambda _: {"event": revealed})
    return laid.allotted(event.id)


@evolve.register
def _(event: happened.EventPlaced, table: Table) -> Table:
    return _with_boards(
        table,
        _holds(event.id),
        lambda board: {"event": board.event.changed({"places": event.places}) if board.event else None},
    )


@evolve.register
def _(event: happened.EventLeft, table: Table) -> Table:
    board = next((board for board in table.timeline if _holds(event.id)(board)), None)
    if board is None or board.event is None:
        return table
    name = board.event.name
    left = _asked_again(
        _with_boards(table, _holds(event.id), lambda _: {"event": None}), f"reveal_event:{board.number}"
    )
    if event.how != "resolved" or event.who is None:
        return left
    return left.with_player(event.who, lambda player: {"events": (*player.events, Resolved(id=event.id, name=name))})


@evolve.register
def _(event: happened.BoardsMoved, table: Table) -> Table:
    boards = {board.number: board for board in table.timeline}
    ordered = [boards.pop(number) for number in event.order if number in boards]
    return table.changed({"timeline": (*ordered, *boards.values())})


@evolve.register
def _(event: happened.RewardDue, table: Table) -> Table:
    due = Reward(who=event.who, event=event.id, name=event.name)
    return table.changed({"rewards": (*table.rewards, due)})


@evolve.register
def _(event: happened.RewardTaken, table: Table) -> Table:
    taken = without_reward(table, f"{event.id}:{event.who}")
    if event.name is None:
        return taken
    # An event that goes on giving the same is not asked about once more (A Darkness Below).
    read = {"renown": event.renown, "marks": event.marks, "honor": event.honor}
    return _with_boards(
        taken,
        _holds(event.id),
        lambda board: {"event": _with_card(board.event, read) if board.event else None},
    )


def _with_card(event: OpenEvent, read: dict[str, Any]) -> OpenEvent:
    name = event.name or ""
    card = event.printed or bundled_event(name) or EventCard(id="", name=name)
    return event.changed({"printed": card.changed(read)})


def without_reward(table: Table, key: str) -> Table:
    """The table where a reward is not due any more: `3:Ana`, one of them if the same one is due several times."""
    at = next((at for at, it in enumerate(table.rewards) if f"{it.event}:{it.who}" == key), None)
    if at is None:
        return table
    return table.changed({"rewards": (*table.rewards[:at], *table.rewards[at + 1 :])})


@evolve.register
def _(event: happened.TriggerReached, table: Table) -> Table:
    return table.changed({"triggers": event.number})


@evolve.register
def _(event: happened.AgentsPlaced, table: Table) -> Table:
    found = list(table.agents)
    for at, it in enumerate(found):
        if it.region.casefold() == event.region.casefold() and it.event == event.id:
            found[at] = it.changed({"count": it.count + event.count})
            break
    else:
        found.append(Agents(region=event.region, count=event.count, event=event.id))
    placed = table.changed({"agents": tuple(found)})
    if event.id is None:
        return placed
    return _with_boards(
        placed,
        _holds(event.id),
        lambda board: {"event": board.event.changed({"agents_came": True}) if board.event else None},
    )


@evolve.register
def _(event: happened.AgentVanquished, table: Table) -> Table:
    unpaid = table.printed.agent_honor is None
    if unpaid and ASKED in table.dismissed:
        # What was left out stays left out; this one is asked for.
        table = _asked_again(table, ASKED).changed(
            {"players": tuple(player.changed({"agents_unpaid": 0}) for player in table.players)}
        )
    return _taken_off(table, event.region, 1).with_player(
        event.who,
        lambda player: {"agents": player.agents + 1, "agents_unpaid": player.agents_unpaid + unpaid},
    )


@evolve.register
def _(event: happened.AgentsSet, table: Table) -> Table:
    there = table.agents_at(event.region)
    if event.to <= there:
        return _taken_off(table, event.region, there - event.to)
    same = [it for it in table.agents if it.region.casefold() == event.region.casefold()]
    more = Agents(region=event.region, count=event.to - there)
    if not same:
        return table.changed({"agents": (*table.agents, more)})
    last = same[-1]
    return table.changed(
        {"agents": tuple(it.changed({"count": it.count + more.count}) if it is last else it for it in table.agents)}
    )


def leaving(table: Table, region: str) -> tuple[Agents, ...]:
    """The agents on a region in the order in which they leave: those whose event has gone, then as they came."""
    here = [it for it in table.agents if it.region.casefold() == region.casefold()]
    return tuple(sorted(here, key=lambda it: it.event is None or table.open_event(it.event) is not None))


def _taken_off(table: Table, region: str, count: int) -> Table:
    left: dict[int, int] = {}
    for it in leaving(table, region):
        gone = min(count, it.count)
        left[id(it)] = it.count - gone
        count -= gone
    changed = (it.changed({"count": left[id(it)]}) if id(it) in left else it for it in table.agents)
    return table.changed({"agents": tuple(it for it in changed if it.count)})


@evolve.register
def _(event: happened.VanquishedSet, table: Table) -> Table:
    return table.with_player(
        event.who, lambda player: {"agents": event.to, "agents_unpaid": min(player.agents_unpaid, event.to)}
    )
