"""Covert ops in a player's hand: what they say is for their owner alone (p. 24)."""

from collections.abc import Callable

from companion.ledger import Because
from companion.vestige import leverage
from companion.vestige.box.cards import CovertOpCard
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.effects import resolve
from companion.vestige.events import CovertOpCompleted, CovertOpNoted, Event
from companion.vestige.figures import everybody_at, figures_of
from companion.vestige.table import Competitor, CovertOp, Table
from companion.vestige.threats import setting_of


def in_hand(player: Competitor) -> tuple[CovertOp, ...]:
    """The covert ops that still lie face down, in the order in which they came."""
    return tuple(op for op in player.covert_ops if not op.completed)


def flipped(player: Competitor) -> tuple[CovertOp, ...]:
    """The covert ops that were completed in the middle of the game."""
    return tuple(op for op in player.covert_ops if op.completed)


def noted_ops(table: Table, may_look: Callable[[str], bool] = lambda who: True) -> frozenset[str]:
    """The names of all covert ops that somebody has noted or flipped: each card is in one hand alone.

    What lies face down is among them only where one `may_look` at it: else its absence would tell of it.
    """
    return frozenset(
        op.name
        for human in table.humans
        for op in human.covert_ops
        if op.name and (op.completed or may_look(human.name))
    )


def secret(event: Event) -> bool:
    """Whether an event tells what a covert op says that still lies face down."""
    return isinstance(event, CovertOpNoted)


def _op(player: Competitor, op_id: int) -> CovertOp:
    op = next((op for op in player.covert_ops if op.id == op_id), None)
    if op is None:
        raise Nonsense("op", f"{player.name} has no covert op {op_id}", "one of the covert ops in hand")
    return op


def note(
    draft: Draft,
    who: str,
    op: int,
    name: str,
    words: str | None,
    pays: int | None,
    entered: CovertOpCard | None = None,
) -> None:
    """What a covert op says. The ledger does not tell it."""
    _op(draft.human(who), op)
    draft.emit(CovertOpNoted(who=who, op=op, name=name, words=words, leverage=pays, printed=entered))


def complete(draft: Draft, who: str, op: int, name: str | None, pays: int) -> None:
    """A covert op is flipped in the middle of the game and pays at once (p. 24)."""
    held = _op(draft.human(who), op)
    if held.completed:
        raise Nonsense("op", f"{held.name or 'this covert op'} is flipped already", "one that is still face down")
    title = name or held.name or "a covert op"
    draft.emit(CovertOpCompleted(who=who, op=op, name=name or held.name))
    because = Because(rule="complete-a-covert-op", page=24, text=f"{title} is flipped")
    leverage.gain(draft, who, pays, because)
    if held.printed and held.printed.flipped == "game_end" and draft.table.phase in ("players", "nemeses"):
        early = f"{title} of {who} is flipped now; its card says at game end (p. 24)."
        draft.notice("covert_op", "complete-a-covert-op", early)
    setting = setting_of(who, "complete-a-covert-op", f"{title} is flipped", by=who, page=24)
    for effect in held.printed.reward if held.printed else ():
        # Its leverage is in what the player says that it pays.
        if effect.gain_leverage is None or effect.to != "owner":
            resolve(draft, effect, setting)


def gives_more(op: CovertOp) -> bool:
    """Whether a covert op gives anything besides leverage that the app brings about by itself when it is flipped."""
    reward = op.printed.reward if op.printed else ()
    return any(effect.gain_leverage is None or effect.to != "owner" for effect in reward)


def pays_now(table: Table, owner: Competitor, op: CovertOp) -> int | None:
    """What a covert op pays if it is completed now; None where nobody has read it."""
    amounts = [
        effect.gain_leverage.worth(figures_of(table, owner), everybody_at(table), owner.name)
        for effect in (op.printed.reward if op.printed else ())
        if effect.gain_leverage is not None and effect.to == "owner"
    ]
    return sum(amounts) if amounts else op.leverage
