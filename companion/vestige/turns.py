"""Whose turn it is, rounds, and the end of the game (p. 10, 25, 27, 29)."""

from collections.abc import Mapping

from companion.ledger import Because, Entry, Ledger
from companion.vestige.commands import StepChoice
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import Event, PhaseBegun, RoundBegun, RoundSet, TurnBegun
from companion.vestige.nemesis import Step, take_turn
from companion.vestige.table import PLAYERS, Phase, Table


def began(ledger: Ledger[Event], phase: Phase) -> Entry[Event] | None:
    """The standing entry with which this phase began last."""
    return next(
        (
            entry
            for entry in reversed(ledger.standing)
            if any(isinstance(event, PhaseBegun) and event.phase == phase for event in entry.events)
        ),
        None,
    )


def end_turn(draft: Draft, who: str | None) -> None:
    """The next seat is on; after the last, the nemeses; without nemeses, the next round begins."""
    table = draft.table
    if table.phase != "players":
        raise Nonsense("move", f"no player's turn can end in the phase {table.phase}", _due(table))
    if who is not None and who != PLAYERS:
        draft.human(who)
    following = _after(table, who)
    if following is not None:
        if who is not None and who != table.turn:
            draft.say("turn-order", f"it was the turn of {table.turn}")
        draft.emit(TurnBegun(who=following), Because(rule="turn-order", page=10, text=f"{following} is next"))
    elif table.nemeses:
        draft.emit(
            PhaseBegun(phase="nemeses"),
            Because(rule="nemesis-turn", page=27, text="all players have had their turn"),
        )
    else:
        end_round(draft)


def _due(table: Table) -> str:
    return {"nemeses": "the nemeses are on", "scoring": "the game is being scored"}.get(table.phase, "the game is over")


def _after(table: Table, who: str | None) -> str | None:
    """Who is on after `who`; nobody after the last seat, or after a shared turn (p. 29)."""
    if table.mode == "cooperative":
        return None
    names = [human.name for human in table.humans]
    current = who or table.turn
    position = names.index(current) + 1 if current in names else len(names)
    return next((human.name for human in table.humans[position:] if not human.away), None)


def end_round(draft: Draft) -> None:
    """The next round begins; after the final one, scoring (p. 25)."""
    table = draft.table
    if table.final_round is not None and table.round >= table.final_round:
        draft.emit(
            PhaseBegun(phase="scoring"),
            Because(rule="final-round", page=25, text=f"round {table.round} was the last"),
        )
        return
    draft.emit(RoundBegun(round=table.round + 1))
    first = next((human.name for human in table.playing), table.humans[0].name)
    draft.emit(TurnBegun(who=PLAYERS if table.mode == "cooperative" else first))


def run_nemeses(draft: Draft, choices: Mapping[str, StepChoice]) -> tuple[Step, ...]:
    """Every nemesis has its turn, left to right, then the round ends. Gives the steps as people are told them."""
    table = draft.table
    if not table.nemeses:
        raise Nonsense("move", "there is no nemesis in this game", "end the turn instead")
    if table.phase not in ("players", "nemeses"):
        raise Nonsense("move", f"no nemesis has a turn in the phase {table.phase}", _due(table))
    steps = tuple(
        step for nemesis in table.nemeses for step in take_turn(draft, draft.table.competitor(nemesis.name), choices)
    )
    end_round(draft)
    return steps


def coming(table: Table) -> str:
    """Who is on after this turn, in words: `next Cem`. Empty where a round has one turn of players only (p. 10, 27)."""
    if table.phase != "players" or table.mode == "cooperative" or len(table.playing) < 2:
        return ""
    if following := _after(table, None):
        return f"next {following}"
    if table.nemeses:
        return "next the nemeses"
    last = table.final_round is not None and table.round >= table.final_round
    return "next final scoring" if last else f"next round {table.round + 1}"


def unmoved(table: Table) -> tuple[str, ...]:
    """Whose turn is on, who marks main actions and has not moved, though everybody must (p. 10, 12).

    Nobody, where no action of this turn was marked: people do not have to.
    """
    done = table.done
    if table.phase != "players" or not (any(done.actions.values()) or any(done.resets.values())):
        return ()
    on = [human.name for human in table.playing if table.mode == "cooperative" or human.name == table.turn]
    return tuple(who for who in on if "move" not in (*done.actions.get(who, ()), *done.resets.get(who, ())))


def reminder_to_move(table: Table) -> str:
    """What people are told before the turn ends: `Ben has not moved yet`. Empty when everybody has moved (p. 12)."""
    names = unmoved(table)
    if not names:
        return ""
    who = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
    return f"{who} {'have' if len(names) > 1 else 'has'} not moved yet (p. 12)."


def set_round(draft: Draft, to: int) -> None:
    """A correction: which round it is."""
    draft.emit(RoundSet(round=to), Because(rule="corrections", text=f"it was round {draft.table.round}"))


def begin_scoring(draft: Draft) -> None:
    """The game ends here, whatever the round."""
    if draft.table.phase in ("scoring", "over"):
        raise Nonsense("move", "the game is being scored already", _due(draft.table))
    draft.emit(PhaseBegun(phase="scoring"), Because(rule="final-round", text="people ended the game here", page=25))
