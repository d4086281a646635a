"""What events, dark agents and the festival ask of people, and what looks wrong there."""

from collections.abc import Iterator

from companion.chronicles.agents import unpaid
from companion.chronicles.event_tokens import agents_in_words, printed_on, rule_of
from companion.chronicles.evolve.timeline import ASKED
from companion.chronicles.festival import candidates
from companion.chronicles.prompts.kinds import Notice, Prompt
from companion.chronicles.rewards import RULE as REWARD
from companion.chronicles.table import Table
from companion.chronicles.timeline import known_event, waiting


def prompts(table: Table) -> tuple[Prompt, ...]:
    """What comes first at the table comes first: boards, agents, rewards, a printed number, spaces of the festival."""
    return tuple(_prompts(table))


def _prompts(table: Table) -> Iterator[Prompt]:
    on = table.phase == "players"
    if on:
        yield from _boards(table)
        yield from _places_of_agents(table)
    if table.phase != "over":
        yield from _rewards(table)
        yield from _agents_paid(table)
    if on:
        yield from _spaces(table)


def _boards(table: Table) -> Iterator[Prompt]:
    for board in waiting(table):
        yield Prompt(
            kind="reveal_event",
            key=f"reveal_event:{board.number}",
            board=board.number,
            text=f"Turn an event over onto board {board.number} and read it aloud. What is it called?",
            rule="chronicles-timeline",
        )


def _places_of_agents(table: Table) -> Iterator[Prompt]:
    for board in table.timeline:
        event = board.event
        card = printed_on(event) if event else None
        if event is None or card is None or not card.agents or event.places:
            continue
        if any(it.event == event.id for it in table.agents):
            continue
        yield Prompt(
            kind="agents",
            key=f"agents:{event.id}",
            board=board.number,
            event=event.id,
            text=f"{event.name}: {agents_in_words(card.agents)} to each of its places. Which regions are these?",
            rule=rule_of(event, "chronicles-dark-agents"),
        )


def _rewards(table: Table) -> Iterator[Prompt]:
    for due in dict.fromkeys(table.rewards):
        name = due.name or "the event"
        card = known_event(table, due.name) if due.name else None
        words = f" {card.reward}" if card and card.reward else ""
        yield Prompt(
            kind="event_reward",
            key=f"event_reward:{due.event}:{due.who}",
            who=due.who,
            event=due.event,
            text=f"{due.who}: what does {name} give?{words}",
            rule=(card.rule if card else None) or REWARD,
        )


def _agents_paid(table: Table) -> Iterator[Prompt]:
    owed = unpaid(table)
    if owed:
        who = ", ".join(f"{name} {count}" for name, count in owed.items())
        yield Prompt(
            kind="printed_value",
            key=ASKED,
            of="agent",
            text=f"How much honor does vanquishing a dark agent give? Not paid yet: {who}.",
            rule="chronicles-vanquish",
        )


def _spaces(table: Table) -> Iterator[Prompt]:
    for space, token in table.festival.items():
        if token is None and candidates(table, space):
            yield Prompt(
                kind="festival_space",
                key=f"festival_space:{space}",
                track=space,
                text=f"Festival: which token lies in the space of {space}?",
                rule="chronicles-firewind-setup",
            )


def notices(table: Table) -> tuple[Notice, ...]:
    """What looks wrong with events and agents."""
    return tuple(_notices(table))


def _notices(table: Table) -> Iterator[Notice]:
    for board in table.timeline:
        event = board.event
        card = printed_on(event) if event else None
        if event is None or card is None or not card.agents_reward or not event.agents_came:
            continue
        if table.phase == "players" and not any(it.event == event.id for it in table.agents):
            yield Notice(
                kind="no_agents_left",
                text=f"{event.name}: no dark agent is left, so the event goes.",
                rule=rule_of(event, "chronicles-dark-agents"),
            )
    if table.phase in ("scoring", "over") and unpaid(table):
        yield Notice(
            kind="owed",
            text="Honor for vanquished dark agents is still missing: nobody has read how much it is.",
            rule="chronicles-vanquish",
        )
    if table.phase in ("scoring", "over"):
        for due in dict.fromkeys(table.rewards):
            yield Notice(
                kind="owed",
                text=f"The reward of {due.name or 'an event'} for {due.who} is still missing.",
                rule=REWARD,
            )
