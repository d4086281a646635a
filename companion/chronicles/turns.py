"""Whose turn it is and rounds; what was read off the box."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import agents, legendary
from companion.chronicles import commands as c
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import PrintedRead, RoundBegun, TurnBegun
from companion.chronicles.table import Table
from companion.ledger import Because


def due(table: Table) -> str:
    """Why no turn is on, in words."""
    return "the game is being scored" if table.phase == "scoring" else "the game is over"


def advance(draft: Draft, who: str | None = None) -> None:
    """The next player after `who` (without it, after whoever is on); behind the last one the next round begins."""
    table = draft.table
    names = [player.name for player in table.players]
    current = who or table.turn
    place = names.index(current) + 1 if current in names else len(names)
    following = next((player.name for player in table.players[place:] if not player.away), None)
    if following is None:
        following = next((player.name for player in table.playing), None)
        draft.emit(
            RoundBegun(round=table.round + 1),
            Because(rule="chronicles-overview", text=f"all have had their turn: round {table.round + 1}"),
        )
    draft.emit(TurnBegun(who=following), Because(rule="chronicles-overview", text=f"{following or 'nobody'} is next"))


def end_turn(draft: Draft, command: c.EndTurn) -> None:
    """A turn is over; whose it is not is told."""
    table = draft.table
    if table.phase != "players":
        raise Nonsense("move", "no turn can end any more", due(table))
    if command.who is not None:
        draft.player(command.who)
        if command.who != table.turn:
            draft.say("chronicles-overview", f"it was the turn of {table.turn or 'nobody'}")
    advance(draft, command.who)


def read_printed(draft: Draft, command: c.ReadPrinted) -> None:
    """A number read off the box is known; what was owed for it is paid."""
    if command.of == "agent":
        agents.read(draft, command.value)
    elif command.of == "renown":
        draft.emit(
            PrintedRead(of="renown", value=command.value),
            Because(rule="printed-values", text=f"renown tokens counted: {command.value}"),
        )
    else:
        legendary.read(draft, command.of, command.value)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.EndTurn: end_turn,
    c.ReadPrinted: read_printed,
}
