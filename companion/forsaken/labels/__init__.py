"""What the ledger says: one sentence a command, in the words of players."""

from collections.abc import Sequence

from companion import attendance
from companion.forsaken.commands import AcceptProposal, Command
from companion.forsaken.events import Event
from companion.forsaken.labels import corrections, end, fights, play, world
from companion.forsaken.labels.outcome import came_of
from companion.forsaken.table import Table
from companion.ledger import Because

SENTENCES = {
    **play.SENTENCES,
    **world.SENTENCES,
    **fights.SENTENCES,
    **corrections.SENTENCES,
    **end.SENTENCES,
    **attendance.SENTENCES,
}

# Reasons that tell of something that happened by itself, and that people carry out at the table.
_ANNOUNCED = (
    "forsaken-legend",
    "forsaken-q-fifth-infamy",
    "forsaken-q-rep-over-five",
    "forsaken-q-no-green-slot",
    "forsaken-final-turns",
    "forsaken-solo-loss",
)


def label(table: Table, command: Command, events: tuple[Event, ...]) -> str:
    """The sentence for a command, with what else came of it: `Ana gains 2 VP and 1 legend (loop: 1 boost)`."""
    sentence = SENTENCES[type(command)](table, command)
    if type(command) in corrections.SENTENCES:
        return sentence
    came = came_of(table, _meant(table, command), events)
    return f"{sentence} ({came})" if came else sentence


def _meant(table: Table, command: Command) -> dict[str, object]:
    """The move as it is saved; of a proposal that is taken up, whose it is: its sentence tells no counts."""
    if isinstance(command, AcceptProposal):
        proposed = next((it.command for it in table.proposals if it.id == command.proposal), {})
        return {"who": proposed.get("who")}
    return command.model_dump(mode="json", exclude_defaults=True) | {"move": command.move}


def announced(because: Sequence[Because]) -> str:
    """What happened by itself and wants a hand at the table, picked out of an entry's reasons; empty if nothing did."""
    return "; ".join(reason.text for reason in because if reason.rule in _ANNOUNCED)
