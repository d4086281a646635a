"""More or fewer blocks in a place: the move of the game that it stands for, in words (p. 8, 9, 11, 22)."""

from companion.frozen import Frozen
from companion.vestige.blocks import ATTRIBUTES, CHARGES, LEFT_OF, RIGHT_OF
from companion.vestige.commands import (
    Charge,
    Command,
    DowngradeBlock,
    GainAttribute,
    MoveBlocks,
    SetBlocks,
    UpgradeBlock,
    UseAttribute,
    UseCharge,
)
from companion.vestige.table import Card, Table


class Shift(Frozen):
    """A move of blocks in words, with its command. `doubt` says what is odd about it, if something is."""

    words: str
    command: Command
    doubt: str = ""


def shift(table: Table, who: str, place: str, by: int) -> Shift | None:
    """The move by which a place gets `by` blocks more, or fewer: they come from influence or return to it.

    None where no single move does that: for influence itself, and for no change. Raises KeyError for somebody who is
    not at this table.
    """
    if by == 0 or place == "influence":
        return None
    found = _on_a_card(table, who, place, by) if place.startswith("card:") else _on_a_mat(who, place, by)
    short = table.blocks_at(who, "influence") < by
    return found.changed({"doubt": _short(table, who)}) if short else found


def _short(table: Table, who: str) -> str:
    return f"Influence has only {table.blocks_at(who, 'influence')}: recover some first, or fewer blocks move (p. 9)."


def _on_a_mat(who: str, place: str, by: int) -> Shift:
    count = abs(by)
    for attribute in ATTRIBUTES:
        if attribute == place and by > 0:
            return Shift(words=f"Gain {by} {place}", command=GainAttribute(who=who, attribute=attribute, count=by))
        if attribute == place:
            return Shift(words=f"Use {count} {place}", command=UseAttribute(who=who, attribute=attribute, count=count))
    into, out = _moved(who, "influence", place, count), _moved(who, place, "influence", count)
    if place == "potential":
        return (
            Shift(words=f"Downgrade {count} from influence", command=into)
            if by > 0
            else Shift(words=f"Upgrade {count} to influence", command=out)
        )
    return (
        Shift(words=f"Upgrade {count} from influence", command=into)
        if by > 0
        else Shift(words=f"Use {count} conviction", command=out)
    )


def _moved(who: str, source: str, target: str, count: int) -> Command:
    """One block that goes one hex further has a name of its own in the game (p. 8)."""
    if count == 1 and RIGHT_OF.get(source) == target:
        return UpgradeBlock.model_validate({"who": who, "source": source})
    if count == 1 and source == "influence" and LEFT_OF[source] == target:
        return DowngradeBlock(who=who, source="influence")
    return MoveBlocks(who=who, source=source, target=target, count=count)


def _on_a_card(table: Table, who: str, place: str, by: int) -> Shift:
    card = table.competitor(who).card(int(place.removeprefix("card:")))
    if card is not None and card.kind == "artifact" and not card.job:
        return _charges(table, who, card, by)
    if by > 0:
        return Shift(words=f"Put {by} influence on it", command=_moved(who, "influence", place, by))
    return Shift(words=f"Return {-by} to influence", command=_moved(who, place, "influence", -by))


def _charges(table: Table, who: str, card: Card, by: int) -> Shift:
    if by > 0:
        doubt = f"{CHARGES} charges are the most (p. 22)." if card.blocks + by > CHARGES else ""
        return Shift(words=f"Charge it with {by}", command=Charge(who=who, card=card.id, count=by), doubt=doubt)
    if by == -1:
        doubt = "It was used in this turn already; once is all (p. 22)." if card.id in table.done.used else ""
        return Shift(words="Use a charge", command=UseCharge(who=who, card=card.id), doubt=doubt)
    return Shift(
        words=f"Return {-by} to influence",
        command=MoveBlocks(who=who, source=f"card:{card.id}", target="influence", count=-by),
    )


def correction(table: Table, who: str, place: str, by: int) -> Shift:
    """The correction by which a place shows `by` blocks more, or fewer, wherever they come from. It stops at 0."""
    to = max(table.blocks_at(who, place) + by, 0)
    return Shift(words=f"Correct to {to}", command=SetBlocks(who=who, place=place, to=to))
