"""The end: what sets it off, who still has a last turn, and how near it is."""

from collections.abc import Callable
from typing import Any

from companion.forsaken.commands import BeginScoring, LoseToPlot, ReachEnd, RevokeEnd
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import EndReached, EndRevoked, GameLost, LastTurnTaken, PhaseBegun
from companion.forsaken.kinds import PLANET_NAMES
from companion.forsaken.table import Table, Why
from companion.frozen import Frozen
from companion.ledger import Because

_WHY: dict[Why, str] = {
    "threshold": "{who} has reached {threshold} VP",
    "deck": "an encounter deck is empty",
    "story": "{who} has finished a story",
    "table": "the table says so",
}


def why_in_words(table: Table, why: Why, who: str | None) -> str:
    """What set off the end, as a sentence part: `Ana has reached 15 VP`."""
    rival = table.rival
    # A rival is no player: nobody is named where its tracker did it (S3).
    by = who or (rival.name if rival and rival.vp >= table.threshold else "somebody")
    return _WHY[why].format(who=by, threshold=table.threshold)


def reach(draft: Draft, why: Why, who: str | None) -> None:
    """The end is set off, once: the turn that is on is finished, each other player has one more."""
    table = draft.table
    if table.ending is not None or table.phase != "players":
        return
    if any(proposal.automation == "end" for proposal in table.proposals):
        return
    text = f"{why_in_words(table, why, who)}: the end is set off"
    if draft.automates("end", text, ReachEnd(why=why, who=who)):
        _set_off(draft, why, who)


def _set_off(draft: Draft, why: Why, who: str | None) -> None:
    last = _others(draft.table, who)
    if last:
        turns = f"one last turn each: {', '.join(last)}"
    else:
        turns = "nobody else has a turn" if not draft.table.solo else "this turn is the last"
    text = f"{why_in_words(draft.table, why, who)}: the end is set off; {turns}"
    draft.emit(EndReached(why=why, by=who, last=last), Because(rule="forsaken-final-turns", text=text))


def _others(table: Table, who: str | None) -> tuple[str, ...]:
    """All who play but the one who set it off, or whose turn it is, in turn order behind the turn that is on."""
    names = [player.name for player in table.playing]
    on = table.turn if table.turn in names else who
    place = names.index(on) + 1 if on in names else 0
    return tuple(name for name in (*names[place:], *names[:place]) if name != (who or on))


def waiting(table: Table) -> tuple[str, ...]:
    """Who still has a last turn, in turn order; nobody while the end is not set off."""
    playing = {player.name for player in table.playing}
    return tuple(name for name in table.ending.last if name in playing) if table.ending else ()


def after_turn(draft: Draft, who: str) -> bool:
    """The turn of `who` is over; whether it was the last of all, and final scoring begins."""
    table = draft.table
    if table.ending is None or table.phase != "players":
        return False
    # The turn in which the end was set off is finished first: it is nobody's last one.
    if who in table.ending.last and not table.done.set_off:
        text = f"{who} has had the last turn"
        draft.emit(LastTurnTaken(who=who), Because(rule="forsaken-final-turns", text=text))
    if waiting(draft.table):
        return False
    text = "all last turns are over: finales and final scoring"
    draft.emit(PhaseBegun(phase="scoring"), Because(rule="forsaken-final-scoring", text=text))
    return True


def lost(draft: Draft) -> None:
    """A solo game that is lost to the plot is over at once."""
    if draft.table.phase == "players":
        text = "the game is lost to the plot: it is over at once"
        draft.emit(PhaseBegun(phase="scoring"), Because(rule="forsaken-solo-loss", text=text))


class Sign(Frozen):
    """Something that can set off the end, as it stands: `at` of `of`, None where nobody has counted, and in words."""

    why: Why
    what: str
    at: int | None
    of: int | None
    words: str
    rule: str


def signs(table: Table) -> tuple[Sign, ...]:
    """How near the end is: VP by player, encounter decks, stories by chapter (Game End and Final Scoring)."""
    vp = (
        Sign(
            why="threshold",
            what=player.name,
            at=player.vp,
            of=table.threshold,
            words=f"{player.vp} of {table.threshold} VP",
            rule="forsaken-victory-points",
        )
        for player in table.players
    )
    decks = (
        Sign(
            why="deck",
            what=PLANET_NAMES[planet],
            at=left,
            of=None,
            words="nobody has counted" if left is None else "1 card left" if left == 1 else f"{left} cards left",
            rule="forsaken-q-deck-runs-out",
        )
        for planet, left in table.decks.items()
    )
    stories = (
        Sign(
            why="story",
            what=player.name,
            at=3 if player.story.finished else player.story.chapter - 1,
            of=3,
            words="finished" if player.story.finished else f"chapter {player.story.chapter}",
            rule="forsaken-story",
        )
        for player in table.players
    )
    return (*vp, *decks, *stories)


def _reach_end(draft: Draft, command: ReachEnd) -> None:
    table = draft.table
    if table.phase != "players":
        raise Nonsense("move", "the game is being scored already", "undo the end to play on")
    if table.ending is not None:
        raise Nonsense("move", "the end is set off already", "revoke it first if that was wrong")
    if command.who is not None:
        draft.player(command.who)
    _set_off(draft, command.why, command.who)


def _lose(draft: Draft, command: LoseToPlot) -> None:
    table = draft.table
    if table.rival is None:
        raise Nonsense("move", "nobody is the rival in this game", "a solo game with a rival")
    if table.phase == "over":
        raise Nonsense("move", "this game is filed already", "undo the filing to change it")
    how = "a fifth card lies in the plot row" if command.how == "row" else "the plot deck could not be drawn from"
    draft.emit(GameLost(how=command.how), Because(rule="forsaken-solo-loss", text=how))
    lost(draft)


def _revoke_end(draft: Draft, command: RevokeEnd) -> None:
    if draft.table.ending is None:
        raise Nonsense("move", "the end is not set off", "nothing has to be revoked")
    if draft.table.phase != "players":
        raise Nonsense("move", "the game is being scored already", "undo the end to play on")
    draft.emit(EndRevoked(), Because(rule="corrections", text="the end was not set off after all"))


def _begin_scoring(draft: Draft, command: BeginScoring) -> None:
    if draft.table.phase != "players":
        raise Nonsense("move", "the game is being scored already", "finish, or undo the end")
    left = waiting(draft.table)
    text = "people ended the game here" + (f", without the last turn of {', '.join(left)}" if left else "")
    draft.emit(PhaseBegun(phase="scoring"), Because(rule="forsaken-final-scoring", text=text))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    ReachEnd: _reach_end,
    RevokeEnd: _revoke_end,
    LoseToPlot: _lose,
    BeginScoring: _begin_scoring,
}
