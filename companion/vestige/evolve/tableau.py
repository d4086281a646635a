"""Events of cards and covert ops, applied to the table."""

from typing import Any

from companion.vestige import events as happened
from companion.vestige.evolve.root import evolve
from companion.vestige.table import Card, Competitor, CovertOp, Table


@evolve.register
def _(event: happened.CardGained, table: Table) -> Table:
    card = Card(
        id=event.card,
        kind=event.kind,
        name=event.name,
        leverage=event.leverage,
        job=event.job,
        under=event.under,
        printed=event.printed,
    )
    return table.with_competitor(event.who, lambda it: {"cards": (*it.cards, card)}).allotted(card.id)


@evolve.register
def _(event: happened.CardLost, table: Table) -> Table:
    def left(holder: Competitor) -> dict[str, Any]:
        # What was tucked under it lies by itself now.
        return {
            "cards": tuple(
                card.changed({"under": None}) if card.under == event.card else card
                for card in holder.cards
                if card.id != event.card
            )
        }

    return table.with_competitor(event.who, left)


def _changed(table: Table, who: str, card_id: int, change: dict[str, Any]) -> Table:
    return table.with_competitor(
        who,
        lambda it: {"cards": tuple(card.changed(change) if card.id == card_id else card for card in it.cards)},
    )


@evolve.register
def _(event: happened.JobCompleted, table: Table) -> Table:
    return _changed(table, event.who, event.card, {"job": False, "under": None})


@evolve.register
def _(event: happened.CardTucked, table: Table) -> Table:
    return _changed(table, event.who, event.card, {"under": event.under})


@evolve.register
def _(event: happened.CardDescribed, table: Table) -> Table:
    change: dict[str, Any] = {"name": event.name} if event.name is not None else {}
    if event.leverage is not None:
        change["leverage"] = event.leverage
    if event.printed is not None:
        change["printed"] = event.printed
    return _changed(table, event.who, event.card, change)


@evolve.register
def _(event: happened.CardTransferred, table: Table) -> Table:
    giver = table.find(event.who)
    card = giver.card(event.card) if giver else None
    if card is None:
        return table
    table = table.with_competitor(event.who, lambda it: {"cards": tuple(one for one in it.cards if one.id != card.id)})
    return table.with_competitor(event.to, lambda it: {"cards": (*it.cards, card)})


def _op(table: Table, who: str, op_id: int, change: dict[str, Any]) -> Table:
    def changed(holder: Competitor) -> dict[str, Any]:
        # A game that was saved before covert ops were tracked has none of those drawn then.
        known = any(op.id == op_id for op in holder.covert_ops)
        held = holder.covert_ops if known else (*holder.covert_ops, CovertOp(id=op_id))
        return {"covert_ops": tuple(op.changed(change) if op.id == op_id else op for op in held)}

    return table.with_competitor(who, changed)


@evolve.register
def _(event: happened.CovertOpNoted, table: Table) -> Table:
    return _op(
        table,
        event.who,
        event.op,
        {"name": event.name, "words": event.words, "leverage": event.leverage, "printed": event.printed},
    )


@evolve.register
def _(event: happened.CovertOpCompleted, table: Table) -> Table:
    named = {"name": event.name} if event.name is not None else {}
    return _op(table, event.who, event.op, {"completed": True, **named})
