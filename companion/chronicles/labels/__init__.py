"""What the ledger says: one sentence a command, in the words of players."""

from collections.abc import Sequence

from companion import attendance
from companion.chronicles.commands import AcceptProposal, Command
from companion.chronicles.events import Event
from companion.chronicles.labels import corrections, end, play, world
from companion.chronicles.labels.outcome import came_of
from companion.chronicles.table import Table
from companion.ledger import Because

SENTENCES = {
    **play.SENTENCES,
    **world.SENTENCES,
    **corrections.SENTENCES,
    **end.SENTENCES,
    **attendance.SENTENCES,
}

# Reasons that tell of something that happened by itself, and that people carry out at the table.
_ANNOUNCED = ("chronicles-gain-renown", "chronicles-legendary-card", "chronicles-event-advance")


def label(table: Table, command: Command, events: tuple[Event, ...]) -> str:
    """The sentence for a command, with the honor and renown that came of it: `Ana gains a relic (1 renown)`."""
    sentence = SENTENCES[type(command)](table, command)
    move, who = _what(table, command)
    came = came_of(move, who, events)
    return f"{sentence} ({came})" if came else sentence


def _what(table: Table, command: Command) -> tuple[str, str | None]:
    """Which move it is, and whose; for a proposal that is taken up, those of what it does."""
    if isinstance(command, AcceptProposal):
        proposed = next((it.command for it in table.proposals if it.id == command.proposal), {})
        return proposed.get("move", command.move), proposed.get("who")
    return command.move, getattr(command, "who", None)


def announced(because: Sequence[Because]) -> str:
    """What happened by itself and wants a hand at the table, picked out of an entry's reasons; empty if nothing did."""
    return "; ".join(reason.text for reason in because if reason.rule in _ANNOUNCED)
