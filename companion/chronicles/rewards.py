"""What a resolved event gives (Event Card Anatomy, D; Resolving Events)."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.chronicles import legendary, party, renown
from companion.chronicles.cards import EventCard
from companion.chronicles.commands import TakeReward
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.event_tokens import printed_on
from companion.chronicles.events import RewardDue, RewardTaken
from companion.chronicles.kinds import Track
from companion.chronicles.table import OpenEvent, Reward
from companion.frozen import Frozen
from companion.ledger import Because

RULE = "chronicles-event-rewards"


class Given(Frozen):
    """A reward as far as it was said; None is what the card is known to show."""

    renown: int | None = None
    marks: tuple[Track, ...] | None = None
    honor: int | None = None

    @property
    def said(self) -> bool:
        """Whether anything of it was said."""
        return (self.renown, self.marks, self.honor) != (None, None, None)


NOTHING_SAID = Given()


def reward(draft: Draft, who: str, event: OpenEvent, given: Given) -> None:
    """A player gains what an event gives: as it was said, else as it is printed; where neither is known it is due."""
    card = printed_on(event)
    name = event.name or "the event"
    if not given.said and (card is None or card.renown is None):
        draft.emit(
            RewardDue(who=who, id=event.id, name=event.name),
            Because(rule=RULE, text=f"nobody has read yet what {name} gives"),
        )
        return
    known = card or EventCard(id="unknown", name=name)
    tokens = (known.renown or 0) if given.renown is None else given.renown
    marks = known.marks if given.marks is None else given.marks
    honor = known.honor if given.honor is None else given.honor
    if given.said:
        _read(draft, Reward(who=who, event=event.id, name=event.name), tokens, marks, honor, draft.table.rewards)
    else:
        _gain(draft, who, name, tokens, marks, honor)
    if known.reward:
        draft.remind(f"{who} gains from {name}: {known.reward}", known.rule or RULE, who)


def take_reward(draft: Draft, command: TakeReward) -> None:
    """What an event gave was read off its card."""
    draft.player(command.who)
    due = next((it for it in draft.table.rewards if (it.who, it.event) == (command.who, command.event)), None)
    if due is None:
        raise Nonsense("event", f"{command.who} has no reward of this event to come", "enter what it gave by itself")
    others = list(draft.table.rewards)
    others.remove(due)
    _read(draft, due, command.renown, command.marks, command.honor, others)


def _read(
    draft: Draft, due: Reward, tokens: int, marks: tuple[Track, ...], honor: int, others: Iterable[Reward]
) -> None:
    """What an event gives was read: it is gained, also by all to whom the same event owes it."""
    for it in (due, *(it for it in others if it.event == due.event)):
        name = it.name or "the event"
        draft.emit(
            RewardTaken(who=it.who, id=it.event, name=it.name, renown=tokens, marks=marks, honor=honor),
            Because(rule=RULE, text=f"the reward of {name}"),
        )
        _gain(draft, it.who, name, tokens, marks, honor)


def _gain(draft: Draft, who: str, name: str, tokens: int, marks: tuple[Track, ...], honor: int) -> None:
    if tokens:
        renown.gain(draft, who, tokens, Because(rule=RULE, text=f"{name} gives {tokens} renown"))
    for track in marks:
        legendary.mark(draft, who, track, Because(rule=RULE, text=f"{name} gives a mark of {track}"))
    if honor > 0:
        party.gain_honor(draft, who, honor, Because(rule=RULE, text=f"{name} gives {honor} honor"))
    elif honor < 0:
        party.lose_honor(draft, who, -honor, Because(rule=RULE, text=f"{name} costs {-honor} honor"))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {TakeReward: take_reward}
