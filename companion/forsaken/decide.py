"""Commands in, events out: each command is handed to the module that owns its subject."""

from collections.abc import Callable
from typing import Any

from companion.forsaken import (
    agreements,
    attendance,
    board,
    ending,
    factions,
    fights,
    kit,
    places,
    reconcile,
    scoring,
    solo,
    story,
    turns,
    world,
)
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft, Nonsense
from companion.forsaken.events import Event
from companion.forsaken.labels import label
from companion.forsaken.table import Table
from companion.game import Decision, Ids, Refusal

Handler = Callable[[Draft, Any], object]

HANDLERS: dict[type, Handler] = {
    **board.HANDLERS,
    **kit.HANDLERS,
    **turns.HANDLERS,
    **places.HANDLERS,
    **factions.HANDLERS,
    **world.HANDLERS,
    **fights.HANDLERS,
    **story.HANDLERS,
    **solo.HANDLERS,
    **ending.HANDLERS,
    **agreements.HANDLERS,
    **scoring.HANDLERS,
    **attendance.HANDLERS,
    **reconcile.HANDLERS,
}


def carry_out(draft: Draft, command: Any) -> None:
    """Hands a command to the module that owns its subject."""
    if isinstance(command, c.AcceptProposal):
        agreements.accept(draft, command, carry_out)
    else:
        HANDLERS[type(command)](draft, command)


def decide(table: Table, command: c.Command, ids: Ids | None = None) -> Decision[Event] | Refusal:
    """What comes of a command. A refusal is for nonsense only: whatever a table could do is done, with a notice.

    `ids` are given to what comes into being, the table's next ones without them.
    """
    draft = Draft(table, ids)
    try:
        carry_out(draft, command)
    except Nonsense as nonsense:
        return nonsense.refusal
    return draft.decision(label(table, command, tuple(draft.events)))
