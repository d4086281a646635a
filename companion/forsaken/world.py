"""The world: the bounty and its tracker, the event row (Confront a Bounty; Encounter Cards)."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.cards import BountyCard, BountyReward
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import BountyDescribed, BountyMoved, BountyRevealed, EventRowJoined, EventRowLeft
from companion.forsaken.pieces import Bounty
from companion.ledger import Because


def _reveal(draft: Draft, command: c.RevealBounty) -> None:
    draft.settle("bounty")
    card = command.printed
    draft.emit(
        BountyRevealed(name=command.name, landmark=command.landmark or (card.landmark if card else None), printed=card),
        Because(rule="forsaken-bounty", text="its tracker lies on the topmost space"),
    )


def _describe(draft: Draft, command: c.DescribeBounty) -> None:
    """What was read now, over what was known before."""
    bounty = draft.table.bounty
    name = command.name or bounty.name
    if name is None:
        raise Nonsense("name", "nobody has said which bounty lies open", "give its name as well")
    before = bounty.printed or BountyCard(id="", name=name)
    read = {
        field: getattr(command, field)
        for field in ("landmark", "dice", "overwhelm", "strength", "damage", "shields", "track", "entry", "words")
        if getattr(command, field) is not None
    }
    draft.emit(BountyDescribed(name=name, landmark=command.landmark, printed=before.changed({"name": name, **read})))


def advance(draft: Draft, why: str, escaped: bool = False) -> None:
    """The tracker goes down one space; on the bottom space the bounty escapes (The bounty tracker and escaped
    bounties)."""
    bounty = draft.table.bounty
    space = bounty.space + 1
    rule = "forsaken-bounty-tracker"
    if not escaped and (bounty.spaces is None or space < bounty.spaces - 1):
        text = f"the bounty tracker goes down to space {space + 1}" + (f": {why}" if why else "")
        draft.emit(BountyMoved(to=space), Because(rule=rule, text=text))
        return
    entry = bounty.printed.entry if bounty.printed else None
    draft.emit(
        BountyRevealed(name=None),
        Because(rule="forsaken-bounty-escapes", text=f"{bounty.title} escapes: the next bounty lies open"),
    )
    draft.ask("bounty_escaped", of=f"{bounty.title} ({entry})" if entry else bounty.title)
    ask_for_bounty(draft)


def ask_for_bounty(draft: Draft) -> None:
    """Which bounty lies open now; asked once."""
    if not draft.table.waits("bounty"):
        draft.ask("bounty")


def archive_bounty(draft: Draft) -> None:
    """The bounty was beaten: the next one lies open, the tracker is on the topmost space again."""
    text = f"{draft.table.bounty.title} is archived: the next bounty lies open"
    draft.emit(BountyRevealed(name=None), Because(rule="forsaken-bounty", text=text))
    ask_for_bounty(draft)


def rewards(bounty: Bounty) -> tuple[BountyReward, ...]:
    """The rewards that the tracker has reached or passed, from the top; none while nobody has read the track."""
    return bounty.printed.track[: bounty.space + 1] if bounty.printed else ()


def _advance(draft: Draft, command: c.AdvanceBounty) -> None:
    advance(draft, command.why or "", command.escaped)


def _join_row(draft: Draft, command: c.ToEventRow) -> None:
    card = command.printed
    draft.emit(
        EventRowJoined(
            id=draft.new_id(),
            name=command.name,
            words=command.event or (card.event if card else None),
            finale=command.finale or (card.finale if card else None),
        )
    )


def _leave_row(draft: Draft, command: c.LeaveEventRow) -> None:
    if all(event.id != command.event for event in draft.table.event_row):
        there = ", ".join(f"{event.id} ({event.title})" for event in draft.table.event_row)
        raise Nonsense(
            "event",
            f"no card {command.event} lies in the event row",
            f"one of {there}" if there else "there is none yet",
        )
    draft.emit(EventRowLeft(id=command.event))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.RevealBounty: _reveal,
    c.DescribeBounty: _describe,
    c.AdvanceBounty: _advance,
    c.ToEventRow: _join_row,
    c.LeaveEventRow: _leave_row,
}
