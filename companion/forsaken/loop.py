"""The legend loop: steps, what its spaces give, laps (Player Boards, Character, and Legend)."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.draft import Draft
from companion.forsaken.events import LegendMoved, PromptSettled
from companion.forsaken.kinds import counted, listed
from companion.forsaken.player import Player
from companion.forsaken.table import Due
from companion.ledger import Because

RULE = "forsaken-legend"
MOST_STEPS = 60
"""Steps that the loop's own legend may set off at once: spaces that give legend could go on without end."""

Give = Callable[[Draft, str, Mapping[Any, int], str, str], int]
"""Gives a player something, and tells how much legend is still to be gone for it."""


def advance(draft: Draft, who: str, steps: int, give: Give, because: Because) -> None:
    """The tracker goes `steps` on, and on for all legend that its spaces give; each space gives what it shows."""
    by_itself, reason = 0, because
    while steps > 0:
        start = draft.player(who).legend
        draft.emit(LegendMoved(who=who, to=start + steps), reason)
        steps = walk(draft, who, start, give)
        if by_itself + steps > MOST_STEPS:
            text = f"The loop of {who} gives legend again and again: it was stopped after {by_itself} steps."
            draft.notice("loop_runs_on", RULE, text)
            return
        by_itself += steps
        reason = Because(rule=RULE, text=f"{counted('legend', steps)} from the loop")


def walk(draft: Draft, who: str, start: int, give: Give) -> int:
    """What the spaces give behind `start`, up to where the tracker is; tells how much legend that is."""
    player = draft.player(who)
    if not player.loop:
        _owed(draft, who, "loop", start, keep=True)
        return 0
    if draft.table.how("legend") == "off":
        draft.say("automation", f"left to people: what the spaces of the loop give {who}")
        return 0
    steps = 0
    for step in range(start + 1, player.legend + 1):
        space = step % len(player.loop)
        if space == 0:
            steps += _lap(draft, player, step // len(player.loop), give)
        steps += pay_space(draft, who, space, give)
    return steps


def pay_space(draft: Draft, who: str, space: int, give: Give) -> int:
    """What a space gives that was reached or passed; one that nobody has read is asked for."""
    shows = draft.player(who).loop[space]
    if shows is None:
        text = f"what {title(space)} shows was not read"
        draft.ask("loop_space", who, number=space, because=Because(rule=RULE, text=text))
        return 0
    if shows.words:
        draft.remind(f"{who}: {title(space)} of the loop says: {shows.words}", RULE, who)
    return _given(draft, who, shows.gains, title(space), give)


def pay_laps(draft: Draft, who: str, laps: int, give: Give) -> int:
    """The VP of laps that were complete before anybody had read how many VP a lap gives."""
    each = draft.player(who).lap_vp
    return _given(draft, who, {"vp": each * laps} if each else {}, "laps of the loop", give)


def title(space: int) -> str:
    """A space of the loop as people call it."""
    return f"space {space}" if space else "the Legend space"


def owed(draft: Draft, who: str, of: str) -> Due | None:
    """What waits for a part of a player board to be read: `loop`, `lap` or `vitality`."""
    return next((due for due in draft.table.waits("character", who) if due.of == of), None)


def settled(draft: Draft, due: Due) -> None:
    """One thing that was due is answered."""
    draft.emit(PromptSettled(prompt=f"{due.kind}:{due.id}"))


def _lap(draft: Draft, player: Player, lap: int, give: Give) -> int:
    if player.lap_vp is None:
        before = owed(draft, player.name, "lap")
        if before is not None:
            settled(draft, before)
        _owed(draft, player.name, "lap", (before.number or 0 if before else 0) + 1)
        return 0
    return _given(draft, player.name, {"vp": player.lap_vp} if player.lap_vp else {}, f"lap {lap} of the loop", give)


def _owed(draft: Draft, who: str, of: str, number: int, keep: bool = False) -> None:
    """Asks for a part of the board; `keep` leaves a question that is open as it is."""
    if keep and owed(draft, who, of) is not None:
        return
    what = "how many spaces the loop has" if of == "loop" else "what a lap gives"
    reason = Because(rule=RULE, text=f"nobody has read {what}")
    draft.ask("character", who, of=of, number=number, because=reason)


def _given(draft: Draft, who: str, gains: Mapping[Any, int], why: str, give: Give) -> int:
    """Gives it, or proposes it where the loop is to ask first."""
    if not gains:
        return 0
    if draft.automates("legend", f"{who}: {why} gives {listed(gains)}", c.Gain(who=who, gains=dict(gains), why=why)):
        return give(draft, who, gains, why, RULE)
    return 0
