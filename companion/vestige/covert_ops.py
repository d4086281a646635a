"""Covert ops in a player's hand: what they say is for their owner alone (p. 24)."""

from companion.ledger import Because
from companion.vestige import leverage
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import CovertOpCompleted, CovertOpNoted
from companion.vestige.table import Competitor, CovertOp


def in_hand(player: Competitor) -> tuple[CovertOp, ...]:
    """The covert ops that still lie face down, in the order in which they came."""
    return tuple(op for op in player.covert_ops if not op.completed)


def flipped(player: Competitor) -> tuple[CovertOp, ...]:
    """The covert ops that were completed in the middle of the game."""
    return tuple(op for op in player.covert_ops if op.completed)


def _op(player: Competitor, op_id: int) -> CovertOp:
    op = next((op for op in player.covert_ops if op.id == op_id), None)
    if op is None:
        raise Nonsense("op", f"{player.name} has no covert op {op_id}", "one of the covert ops in hand")
    return op


def note(draft: Draft, who: str, op: int, name: str, words: str | None, pays: int | None) -> None:
    """What a covert op says. The ledger does not tell it."""
    _op(draft.human(who), op)
    draft.emit(CovertOpNoted(who=who, op=op, name=name, words=words, leverage=pays))


def complete(draft: Draft, who: str, op: int, name: str | None, pays: int) -> None:
    """A covert op is flipped in the middle of the game and pays at once (p. 24)."""
    held = _op(draft.human(who), op)
    if held.completed:
        raise Nonsense("op", f"{held.name or 'this covert op'} is flipped already", "one that is still face down")
    title = name or held.name or "a covert op"
    draft.emit(CovertOpCompleted(who=who, op=op, name=name or held.name))
    because = Because(rule="complete-a-covert-op", page=24, text=f"{title} is flipped")
    leverage.gain(draft, who, pays, because)
