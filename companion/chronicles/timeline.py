"""The timeline of events: revealed, resolved, missed, discarded, and what lies open meanwhile (Event Cards)."""

from collections.abc import Callable, Iterator
from typing import Any

from companion.chronicles import rewards
from companion.chronicles.box import bundled_event, same_name
from companion.chronicles.cards import EventCard
from companion.chronicles.commands import (
    AdvanceBoard,
    DiscardEvent,
    PlaceEvent,
    ReachTrigger,
    ResolveEvent,
    RevealEvent,
)
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.event_tokens import (
    agents_in_words,
    bring_agents,
    lay_out,
    printed_on,
    remove_agents,
    rule_of,
    take_away,
)
from companion.chronicles.events import BoardsMoved, EventLeft, EventPlaced, EventRevealed, TriggerReached
from companion.chronicles.renown import out_of_turn
from companion.chronicles.table import Board, OpenEvent, Table
from companion.frozen import Frozen
from companion.ledger import Because


class Effect(Frozen):
    """What an open event changes for everyone until it goes, in words; `rule` is the entry about it."""

    board: int
    event: int
    name: str
    words: str
    closes: tuple[str, ...] = ()
    rule: str


class Closed(Frozen):
    """A region that may not be visited now, and why."""

    region: str
    why: str
    rule: str


def standing_effects(table: Table) -> tuple[Effect, ...]:
    """What the open events change for everyone, the newest first (Event Card Anatomy, B)."""
    return tuple(_effects(table))


def _effects(table: Table) -> Iterator[Effect]:
    for board in table.timeline:
        if board.event is None:
            continue
        card = printed_on(board.event)
        if card is not None and not card.while_open and not card.closes:
            continue
        yield Effect(
            board=board.number,
            event=board.event.id,
            name=board.event.name or f"The event on board {board.number}",
            words=(card.while_open or "") if card else "What it changes stands on its card.",
            closes=_closes(board.event),
            rule=rule_of(board.event, "chronicles-events"),
        )


def _closes(event: OpenEvent) -> tuple[str, ...]:
    """The regions that an event closes: those that people named, else as its card calls them."""
    card = printed_on(event)
    return (event.places or card.closes) if card and card.closes else ()


def closed(table: Table) -> tuple[Closed, ...]:
    """The regions that may not be visited, each once, by events and by dark agents (Dark Agents)."""
    found: dict[str, Closed] = {}
    for region, why, rule in (*_closed_by_events(table), *_closed_by_agents(table)):
        before = found.get(region.casefold())
        found[region.casefold()] = (
            before.changed({"why": f"{before.why}; {why}"}) if before else Closed(region=region, why=why, rule=rule)
        )
    return tuple(found.values())


def _closed_by_events(table: Table) -> Iterator[tuple[str, str, str]]:
    for board in table.timeline:
        if board.event:
            rule = rule_of(board.event, "chronicles-event-setup")
            yield from ((region, f"{board.event.name} closes it", rule) for region in _closes(board.event))


def _closed_by_agents(table: Table) -> Iterator[tuple[str, str, str]]:
    regions: dict[str, str] = {}
    for it in table.agents:
        regions.setdefault(it.region.casefold(), it.region)
    for region in regions.values():
        count = table.agents_at(region)
        yield region, f"{agents_in_words(count)} {'is' if count == 1 else 'are'} on it", "chronicles-dark-agents"


def known_event(table: Table, name: str) -> EventCard | None:
    """The card of an event as this game knows it, or as it comes with the app."""
    known = next((card for card in table.event_cards if same_name(card.name, name)), None)
    return known or bundled_event(name)


def waiting(table: Table) -> tuple[Board, ...]:
    """Boards on which an event is to be turned over, the newest first."""
    return tuple(board for board in table.timeline if board.event is None)


def reveal(draft: Draft, command: RevealEvent) -> None:
    """An event is turned over on a board that waits for one (Advancing Event Cards)."""
    table = draft.table
    waits = waiting(table)
    if command.board is None:
        if not waits:
            raise Nonsense("board", "an event lies on every board", "one of them has to go first")
        board = waits[0]
    else:
        board = _board(table, command.board)
        if board.event is not None:
            raise Nonsense("board", f"{board.event.name} lies on board {board.number}", "it has to go first")
    card = command.printed or known_event(table, command.name)
    name = card.name if card and same_name(card.name, command.name) else command.name
    if any(it.event and it.event.name and same_name(it.event.name, name) for it in table.timeline):
        draft.notice("event_twice", "chronicles-timeline", f"{name} lies on another board already.")
    draft.emit(
        EventRevealed(id=draft.new_id(), board=board.number, name=name, places=_once(command.places), printed=card),
        Because(
            rule=(card.rule if card else None) or "chronicles-timeline", text=f"{name} lies on board {board.number}"
        ),
    )
    lay_out(draft, board.number, _event(_board(draft.table, board.number)))


def place(draft: Draft, command: PlaceEvent) -> None:
    """Where an open event is on this map: its dark agents come there, and leave what is no place of it."""
    before = _event(_board(draft.table, command.board))
    places = _once(command.places)
    draft.emit(EventPlaced(id=before.id, places=places))
    kept = {place.casefold() for place in places}
    remove_agents(draft, before, only=[it for it in before.places if it.casefold() not in kept])
    bring_agents(draft, command.board, before, places)


def resolve(draft: Draft, command: ResolveEvent) -> None:
    """A player resolves an event on a turn of theirs (Resolving Events)."""
    draft.player(command.who)
    event = _event(_board(draft.table, command.board))
    out_of_turn(draft, command.who, f"resolves {event.name}", "chronicles-q-event-other-turn")
    given = rewards.Given(renown=command.renown, marks=command.marks, honor=command.honor)
    resolved(draft, command.who, command.board, given)


def resolved(draft: Draft, who: str, number: int, given: rewards.Given = rewards.NOTHING_SAID) -> None:
    """An event is resolved: card, tokens, boards, reward, in this order (Resolving Events)."""
    board = _board(draft.table, number)
    event = _event(board)
    card = printed_on(event)
    left = sum(it.count for it in draft.table.agents if it.event == event.id)
    if card and card.agents_reward and left:
        draft.notice(
            "agents_left", rule_of(event, "chronicles-dark-agents"), f"{event.name}: {agents_in_words(left)} remain."
        )
    leave(
        draft,
        board,
        EventLeft(id=event.id, how="resolved", who=who),
        Because(rule="chronicles-resolve-an-event", text=f"{event.name} joins the tableau of {who}"),
    )
    if card and card.agents_reward and not given.said:
        draft.say(rule_of(event, rewards.RULE), "its reward came with each dark agent")
    else:
        rewards.reward(draft, who, event, given)


def reach_trigger(draft: Draft, command: ReachTrigger) -> None:
    """An end-game trigger token is reached: the oldest event is missed (Time and missed opportunities)."""
    number = draft.table.triggers + 1
    draft.emit(
        TriggerReached(number=number),
        Because(rule="chronicles-end-game-trigger", text=f"end-game trigger {number} of this game"),
    )
    oldest = next((board for board in reversed(draft.table.timeline) if board.event), None)
    if oldest is None:
        draft.say("chronicles-end-game-trigger", "no event lies open")
        return
    event = _event(oldest)
    leave(
        draft,
        oldest,
        EventLeft(id=event.id, how="missed"),
        Because(rule="chronicles-end-game-trigger", text=f"{event.name} goes to the bottom of the stack"),
    )


def discard(draft: Draft, command: DiscardEvent) -> None:
    """An event goes unresolved: the older of two in conflict, or one that is over (Timing Conflicts)."""
    board = _board(draft.table, command.board)
    event = _event(board)
    leave(
        draft,
        board,
        EventLeft(id=event.id, how="discarded"),
        Because(rule="chronicles-event-conflicts", text=command.why or f"{event.name} is discarded"),
    )


def advance(draft: Draft, command: AdvanceBoard) -> None:
    """A board goes to the front, those that were left of it move right (Advancing Event Cards)."""
    order = _with_in_front(draft.table, _board(draft.table, command.board).number)
    draft.emit(BoardsMoved(order=order), Because(rule="chronicles-event-advance", text=_in_order(order)))


def leave(draft: Draft, board: Board, left: EventLeft, because: Because) -> None:
    """An event leaves its board: its tokens go, and the board moves to the front (Advancing Event Cards)."""
    event = _event(board)
    draft.emit(left, because)
    take_away(draft, board.number, event)
    order = _with_in_front(draft.table, board.number)
    if order == tuple(it.number for it in draft.table.timeline):
        return
    text = f"board {board.number} goes to the front: {_in_order(order)}"
    if draft.automates("event_boards", text, AdvanceBoard(board=board.number)):
        draft.emit(BoardsMoved(order=order), Because(rule="chronicles-event-advance", text=text))
    elif draft.table.how("event_boards") == "off":
        draft.remind(f"Event boards: {text}.", "chronicles-event-advance")


def _with_in_front(table: Table, number: int) -> tuple[int, ...]:
    return (number, *(board.number for board in table.timeline if board.number != number))


def _in_order(order: tuple[int, ...]) -> str:
    return f"the boards lie {', '.join(str(number) for number in order)}, the newest first"


def _once(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple({place.casefold(): place for place in reversed(places)}.values())[::-1]


def _board(table: Table, number: int) -> Board:
    found = next((board for board in table.timeline if board.number == number), None)
    if found is None:
        boards = ", ".join(str(it) for it in sorted(board.number for board in table.timeline))
        raise Nonsense("board", f"there is no event board {number} in this game", f"one of {boards}")
    return found


def _event(board: Board) -> OpenEvent:
    if board.event is None:
        raise Nonsense("board", f"no event lies on board {board.number}", "it waits for one to be turned over")
    return board.event


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    RevealEvent: reveal,
    PlaceEvent: place,
    ResolveEvent: resolve,
    ReachTrigger: reach_trigger,
    DiscardEvent: discard,
    AdvanceBoard: advance,
    **rewards.HANDLERS,
}
