"""What an event puts on the map, and what is taken off when it goes (Event Card Anatomy; Resolving Events)."""

from collections.abc import Iterable

from companion.chronicles.box import bundled_event
from companion.chronicles.cards import EventCard
from companion.chronicles.commands import PlaceAgents, SetAgents
from companion.chronicles.draft import Draft
from companion.chronicles.events import AgentsPlaced, AgentsSet, PromptSettled
from companion.chronicles.table import OpenEvent
from companion.ledger import Because


def printed_on(event: OpenEvent) -> EventCard | None:
    """The card of an open event as this game knows it, or as it comes with the app; None for one nobody has read."""
    return event.printed or (bundled_event(event.name) if event.name else None)


def rule_of(event: OpenEvent, otherwise: str) -> str:
    """The entry about an event; another one for events that the rulebook does not show."""
    card = printed_on(event)
    return (card.rule if card else None) or otherwise


def lay_out(draft: Draft, board: int, event: OpenEvent) -> None:
    """A new event: people are told what to place, and its dark agents come to the places that were named."""
    if draft.table.how("event_tokens") == "off":
        draft.say("automation", f"left to people: the tokens of {event.name}")
        return
    draft.remind(_setup_of(event), rule_of(event, "chronicles-event-setup"))
    bring_agents(draft, board, event, event.places)


def _setup_of(event: OpenEvent) -> str:
    card = printed_on(event)
    return f"{event.name}: {(card.setup if card else None) or 'lay out on the map what its setup names.'}"


def bring_agents(draft: Draft, board: int, event: OpenEvent, places: Iterable[str]) -> None:
    """The dark agents of an event come to these places, unless some of them are there already."""
    card = printed_on(event)
    if card is None or not card.agents or draft.table.how("event_tokens") == "off":
        return
    there = {it.region.casefold() for it in draft.table.agents if it.event == event.id}
    for place in places:
        if place.casefold() in there:
            continue
        text = f"{agents_in_words(card.agents)} to {place}"
        if draft.automates("event_tokens", text, PlaceAgents(region=place, count=card.agents, board=board)):
            draft.emit(
                AgentsPlaced(region=place, count=card.agents, id=event.id),
                Because(rule=rule_of(event, "chronicles-dark-agents"), text=f"{event.name}: {text}"),
            )


def take_away(draft: Draft, board: int, event: OpenEvent) -> None:
    """An event has gone from a board: people are told to clear the map, and its dark agents leave."""
    for proposal in draft.table.proposals:
        if proposal.automation == "event_tokens" and proposal.command.get("board") == board:
            draft.emit(PromptSettled(prompt=f"proposal:{proposal.id}"))
    if draft.table.how("event_tokens") == "off":
        draft.say("automation", f"left to people: the tokens of {event.name} go")
        return
    for reminder in draft.table.reminders:
        if reminder.text == _setup_of(event):
            draft.emit(PromptSettled(prompt=f"by_hand:{reminder.id}"))
    card = printed_on(event)
    if card is None or card.setup:
        draft.remind(
            f"{event.name} is over: take its tokens and blocks off the map.",
            rule_of(event, "chronicles-event-setup"),
        )
    remove_agents(draft, event)


def remove_agents(draft: Draft, event: OpenEvent, only: Iterable[str] | None = None) -> None:
    """The dark agents of an event leave the map, or those of some places."""
    places = None if only is None else {place.casefold() for place in only}
    for it in draft.table.agents:
        if it.event != event.id or (places is not None and it.region.casefold() not in places):
            continue
        rest = draft.table.agents_at(it.region) - it.count
        text = f"the dark agents of {event.name} leave {it.region}"
        if draft.automates("event_tokens", text, SetAgents(region=it.region, to=rest)):
            draft.emit(
                AgentsSet(region=it.region, to=rest),
                Because(rule="chronicles-event-setup", text=text),
            )


def agents_in_words(count: int) -> str:
    """`1 dark agent`, `2 dark agents`."""
    return f"{count} dark agent{'' if count == 1 else 's'}"
