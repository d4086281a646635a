"""Commands in, events out: each command is handed to the module that owns its subject."""

from collections.abc import Callable
from typing import Any

from companion.chronicles import (
    agents,
    agreements,
    attendance,
    festival,
    legendary,
    party,
    reconcile,
    renown,
    scoring,
    tale,
    timeline,
    turns,
)
from companion.chronicles import commands as c
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import Event
from companion.chronicles.labels import label
from companion.chronicles.table import Table
from companion.game import Decision, Ids, Refusal

Handler = Callable[[Draft, Any], object]

HANDLERS: dict[type, Handler] = {
    **party.HANDLERS,
    **tale.HANDLERS,
    **legendary.HANDLERS,
    **renown.HANDLERS,
    **timeline.HANDLERS,
    **agents.HANDLERS,
    **festival.HANDLERS,
    **turns.HANDLERS,
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
