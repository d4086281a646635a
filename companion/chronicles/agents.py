"""Dark agents: they come to regions and are vanquished there (Dark Agents; A Darkness Below)."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import party, rewards, timeline
from companion.chronicles.commands import PlaceAgents, ResolveEvent, VanquishAgent
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.event_tokens import agents_in_words, printed_on
from companion.chronicles.events import AgentsPlaced, AgentVanquished, EventPlaced, PrintedRead
from companion.chronicles.evolve.timeline import ASKED, leaving
from companion.chronicles.table import OpenEvent, Table
from companion.ledger import Because

RULE = "chronicles-vanquish"


def place(draft: Draft, command: PlaceAgents) -> None:
    """Dark agents come to a region, brought by an event if one is named."""
    event = _event_on(draft.table, command.board)
    region = _spelled(draft.table, command.region)
    if event and region.casefold() not in (place.casefold() for place in event.places):
        draft.emit(EventPlaced(id=event.id, places=(*event.places, region)))
    draft.emit(
        AgentsPlaced(region=region, count=command.count, id=event.id if event else None),
        Because(
            rule="chronicles-dark-agents",
            text=f"{region} cannot be visited while {agents_in_words(command.count)} "
            f"{'is' if command.count == 1 else 'are'} on it",
        ),
    )


def vanquish(draft: Draft, command: VanquishAgent) -> None:
    """A player takes a dark agent off a region: its honor, and its event's reward if each of them gives it."""
    draft.player(command.who)
    here = leaving(draft.table, command.region)
    if not here:
        regions = ", ".join(dict.fromkeys(it.region for it in draft.table.agents))
        raise Nonsense(
            "region", f"no dark agent is on {command.region}", f"they are on {regions}" if regions else "none is out"
        )
    if command.honor is not None and command.honor != draft.table.printed.agent_honor:
        read(draft, command.honor)
    honor = draft.table.printed.agent_honor
    draft.emit(
        AgentVanquished(who=command.who, region=here[0].region),
        Because(rule=RULE, text="2 attributes of any kind, used at the table"),
    )
    if honor is None:
        draft.say(RULE, "nobody has read yet how much honor that gives")
    else:
        _pay(draft, command.who, 1, honor)
    event = draft.table.open_event(here[0].event) if here[0].event is not None else None
    if event:
        _of_an_event(draft, command.who, event)


def read(draft: Draft, honor: int) -> None:
    """How much honor vanquishing an agent gives is known: what is owed for those before is paid."""
    owed = {} if draft.table.printed.agent_honor is not None else unpaid(draft.table)
    draft.emit(PrintedRead(of="agent", value=honor), Because(rule=RULE, text=f"each dark agent gives {honor} honor"))
    for who, count in owed.items():
        _pay(draft, who, count, honor)


def unpaid(table: Table) -> dict[str, int]:
    """Who has vanquished how many agents before anybody had read what that gives.

    Empty once it is known, or left out.
    """
    if table.printed.agent_honor is not None or ASKED in table.dismissed:
        return {}
    return {player.name: player.agents_unpaid for player in table.players if player.agents_unpaid}


def _pay(draft: Draft, who: str, count: int, honor: int) -> None:
    if honor:
        text = f"{agents_in_words(count)} vanquished, {honor} honor each"
        party.gain_honor(draft, who, count * honor, Because(rule=RULE, text=text))


def _of_an_event(draft: Draft, who: str, event: OpenEvent) -> None:
    """Each agent gives the reward of its event, and the event goes with the last (A Darkness Below)."""
    card = printed_on(event)
    if card is None or not card.agents_reward:
        return
    rewards.reward(draft, who, event, rewards.NOTHING_SAID)
    if any(it.event == event.id for it in draft.table.agents):
        return
    rule = card.rule or "chronicles-dark-agents"
    board = next(board for board in draft.table.timeline if board.event and board.event.id == event.id)
    text = f"{event.name} goes with its last dark agent"
    if draft.automates("event_tokens", text, ResolveEvent(who=who, board=board.number)):
        draft.say(rule, f"{text}; who takes its card is not written, here the one who vanquished it")
        timeline.resolved(draft, who, board.number)
    elif draft.table.how("event_tokens") == "off":
        draft.remind(f"{text}.", rule)


def _event_on(table: Table, board: int | None) -> OpenEvent | None:
    if board is None:
        return None
    event = next((it.event for it in table.timeline if it.number == board), None)
    if event is None:
        raise Nonsense("board", f"no event lies on board {board}", "leave it out for agents of another source")
    return event


def _spelled(table: Table, region: str) -> str:
    """A region as it was called before, however its capitals are typed now."""
    return next((it.region for it in table.agents if it.region.casefold() == region.casefold()), region)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {PlaceAgents: place, VanquishAgent: vanquish}
