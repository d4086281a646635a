"""Events of play, applied to the table: leverage, triggers, conditions, threats, regions, turns and rounds."""

from typing import Any

from companion.vestige import events as happened
from companion.vestige.cards import MASTERIES
from companion.vestige.evolve.root import evolve
from companion.vestige.setup import Printed, TriggerSpace
from companion.vestige.table import Card, Control, CovertOp, EndCondition, Owed, Table, Threat, Trigger, Turn


@evolve.register
def _(event: happened.LeverageGained, table: Table) -> Table:
    return table.with_competitor(event.who, lambda it: {"leverage": it.leverage + event.amount})


@evolve.register
def _(event: happened.LeverageLost, table: Table) -> Table:
    return table.with_competitor(event.who, lambda it: {"leverage": it.leverage - event.amount})


@evolve.register
def _(event: happened.LeverageSet, table: Table) -> Table:
    return table.with_competitor(event.who, lambda it: {"leverage": event.to})


@evolve.register
def _(event: happened.LeverageOwed, table: Table) -> Table:
    owed = Owed(who=event.who, of=event.of, why=event.why, sign=event.sign, automation=event.automation)
    return table.changed({"owed": (*table.owed, owed)})


@evolve.register
def _(event: happened.PrintedValueRead, table: Table) -> Table:
    place, _, name = event.of.partition(":")
    owed = tuple(owed for owed in table.owed if owed.of != event.of)
    if place == "card":
        return _card_read(table, int(name), event.value).changed({"owed": owed})
    return table.changed({"owed": owed, "printed": with_printed(table.printed, place, name, event.value)})


def with_printed(printed: Printed, place: str, name: str, value: int) -> Printed:
    """Printed values with one more: `place` is region, speed or mastery."""
    if place == "region":
        return printed.changed({"regions": {**printed.regions, name: value}})
    if place == "speed":
        return printed.changed({"speed": {**printed.speed, int(name): value}})
    # A save of another version may know more colours.
    return printed.changed({"mastery": {**printed.mastery, name: value}}) if name in MASTERIES else printed


def _card_read(table: Table, card_id: int, value: int) -> Table:
    def read(card: Card) -> Card:
        return card.changed({"leverage": value}) if card.id == card_id else card

    holders = (holder.changed({"cards": tuple(read(card) for card in holder.cards)}) for holder in table.competitors)
    return table.changed({"competitors": tuple(holders)})


@evolve.register
def _(event: happened.TriggerReached, table: Table) -> Table:
    return table.with_trigger(
        event.trigger,
        lambda it: {
            "reached_by": (*it.reached_by, event.who),
            "condition_due": it.condition_due or event.condition,
            "covert_ops_due": (*it.covert_ops_due, event.who) if event.covert_op else it.covert_ops_due,
            "threats_due": dict(it.threats_left) if event.threats else it.threats_due,
        },
    )


@evolve.register
def _(event: happened.ConditionRevealed, table: Table) -> Table:
    condition = EndCondition(name=event.name, trigger=event.trigger, printed=event.printed)
    table = table.changed({"conditions": (*table.conditions, condition)})
    if event.trigger is None:
        return table
    return table.with_trigger(event.trigger, lambda it: {"condition": event.name, "condition_due": False})


def _conditions(table: Table, name: str, change: dict[str, Any]) -> Table:
    return table.changed(
        {
            "conditions": tuple(
                condition.changed(change) if condition.name == name else condition for condition in table.conditions
            )
        }
    )


@evolve.register
def _(event: happened.ConditionMet, table: Table) -> Table:
    return _conditions(table, event.name, {"met": True})


@evolve.register
def _(event: happened.ConditionUnmet, table: Table) -> Table:
    return _conditions(table, event.name, {"met": False})


@evolve.register
def _(event: happened.ConditionDoubted, table: Table) -> Table:
    return _conditions(table, event.name, {"not_yet": True})


@evolve.register
def _(event: happened.NemesisRead, table: Table) -> Table:
    return table.with_competitor(event.nemesis, lambda it: {"pack": event.card})


@evolve.register
def _(event: happened.FinalRoundSet, table: Table) -> Table:
    return table.changed({"final_round": event.round})


@evolve.register
def _(event: happened.CovertOpDrawn, table: Table) -> Table:
    if event.op is not None:
        op = CovertOp(id=event.op)
        table = table.with_competitor(event.who, lambda it: {"covert_ops": (*it.covert_ops, op)}).allotted(op.id)
    return table.with_trigger(
        event.trigger,
        lambda it: {
            "covert_ops_left": max(it.covert_ops_left - 1, 0),
            "covert_ops_due": tuple(who for who in it.covert_ops_due if who != event.who),
        },
    )


def one_less(counts: dict[str, int], nemesis: str) -> dict[str, int]:
    """The counts with one less for a nemesis, down to 0."""
    return {name: max(count - 1, 0) if name == nemesis else count for name, count in counts.items()}


@evolve.register
def _(event: happened.ThreatRevealed, table: Table) -> Table:
    table = table.with_competitor(
        event.nemesis, lambda it: {"threats": (*it.threats, Threat(name=event.name, printed=event.printed))}
    )
    if event.trigger is None:
        return table
    return table.with_trigger(
        event.trigger,
        lambda it: {
            "threats_left": one_less(it.threats_left, event.nemesis),
            "threats_due": one_less(it.threats_due, event.nemesis),
        },
    )


@evolve.register
def _(event: happened.ThreatRemoved, table: Table) -> Table:
    threats = list(table.competitor(event.nemesis).threats)
    position = next((i for i, threat in enumerate(threats) if threat.name == event.name), None)
    if position is not None:
        del threats[position]
    return table.with_competitor(event.nemesis, lambda it: {"threats": tuple(threats)})


@evolve.register
def _(event: happened.ControlTaken, table: Table) -> Table:
    others = tuple(control for control in table.regions if control.region != event.region)
    taking = Control(region=event.region, controller=event.who)
    taken = table.taken_this_turn if event.corrected else (*table.taken_this_turn, taking)
    return table.changed(
        {
            "regions": (*others, Control(region=event.region, controller=event.who)),
            "taken_this_turn": taken,
        }
    )


@evolve.register
def _(event: happened.ControlLost, table: Table) -> Table:
    return table.changed({"regions": tuple(control for control in table.regions if control.region != event.region)})


@evolve.register
def _(event: happened.RegionVisited, table: Table) -> Table:
    return table


@evolve.register
def _(event: happened.SpeedSet, table: Table) -> Table:
    return table.with_competitor(event.who, lambda it: {"speed": event.to})


@evolve.register
def _(event: happened.TurnBegun, table: Table) -> Table:
    return table.changed({"phase": "players", "turn": event.who, "taken_this_turn": (), "done": Turn()})


@evolve.register
def _(event: happened.PhaseBegun, table: Table) -> Table:
    return table.changed({"phase": event.phase, "turn": None, "taken_this_turn": (), "done": Turn()})


@evolve.register
def _(event: happened.RoundBegun, table: Table) -> Table:
    return table.changed({"round": event.round})


@evolve.register
def _(event: happened.RoundSet, table: Table) -> Table:
    return table.changed({"round": event.round})


@evolve.register
def _(event: happened.TriggersPlaced, table: Table) -> Table:
    humans = len(table.humans)
    moved = (
        trigger.changed(_moved(trigger, space, humans))
        for trigger, space in zip(table.triggers, event.triggers, strict=True)
    )
    return table.changed({"triggers": tuple(moved)})


def _moved(trigger: Trigger, space: TriggerSpace, humans: int) -> dict[str, Any]:
    changes: dict[str, Any] = {"at": space.at, "kind": space.kind}
    if space.kind != trigger.kind:
        # p. 7: only magenta stacks hold covert ops, one for each human.
        changes |= {"covert_ops_left": humans if space.kind == "magenta" else 0, "covert_ops_due": ()}
    return changes
