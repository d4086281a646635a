"""Triggers and their stacks (p. 7, 10, 24, 25, 27)."""

from companion.frozen import Frozen
from companion.ledger import Because
from companion.vestige.commands import SetOffTrigger
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import CovertOpDrawn, TriggerReached
from companion.vestige.setup import TriggerKind
from companion.vestige.table import Table, Trigger


def trigger_at(table: Table, number: int, where: str = "trigger") -> Trigger:
    """The trigger with that number, counted from 1; nonsense if there is none."""
    if not 1 <= number <= len(table.triggers):
        raise Nonsense(
            where,
            f"there is no trigger {number}",
            f"1 to {len(table.triggers)}" if table.triggers else "this game has none",
        )
    return table.triggers[number - 1]


class Ahead(Frozen):
    """The next trigger that a player's disc would set off: its number, where it stands, how far it is."""

    trigger: int
    at: int
    kind: TriggerKind
    distance: int


def ahead(table: Table, who: str) -> Ahead | None:
    """What is ahead of a player's disc; None behind the last trigger, and for nemeses: they set nothing off (p. 27)."""
    competitor = table.competitor(who)
    if not competitor.human:
        return None
    for number, trigger in enumerate(table.triggers, start=1):
        if trigger.at > competitor.leverage and who not in trigger.reached_by:
            distance = trigger.at - competitor.leverage
            return Ahead(trigger=number, at=trigger.at, kind=trigger.kind, distance=distance)
    return None


def pass_triggers(draft: Draft, who: str, before: int, after: int) -> None:
    """Sets off every trigger that a human's disc reached or passed, in ascending order (p. 24).

    Says why where a disc passes a trigger and nothing comes of it.
    """
    for number, trigger in enumerate(draft.table.triggers, start=1):
        if not before < trigger.at <= after:
            continue
        text = f"{who} reaches trigger {number} at {trigger.at}"
        if draft.table.phase not in ("players", "nemeses"):
            draft.say("no-trigger-in-scoring", f"{text}: the last round is over, so it stays closed", 25)
        elif not draft.competitor(who).human:
            draft.say("trigger-reached", f"{text}: only players set triggers off", 27)
        elif who in trigger.reached_by:
            draft.say("trigger-crossed-again", f"{who} has reached trigger {number} before: it gives nothing more", 24)
        elif draft.automates("triggers", text, SetOffTrigger(who=who, trigger=number)):
            set_off(draft, who, number)


def set_off(draft: Draft, who: str, number: int) -> None:
    """Opens a stack for one player: condition and threats with the first disc, a covert op for each (p. 24, 25, 27)."""
    trigger = trigger_at(draft.table, number)
    draft.human(who)
    if who in trigger.reached_by:
        draft.say("trigger-crossed-again", f"{who} has reached trigger {number} before: it gives nothing more", 24)
        return
    first = not trigger.reached_by
    final = draft.table.final_round is not None
    closed = final and draft.table.ruled("R4") == "no"
    event = TriggerReached(
        who=who,
        trigger=number,
        # Due even in the final round, where no prompt shows it: a correction may lift that round.
        condition=first and trigger.condition is None,
        covert_op=trigger.kind == "magenta" and not closed,
        threats=first and not closed and any(trigger.threats_left.values()),
    )
    draft.emit(
        event,
        Because(rule="trigger-reached", page=24, text=f"{who} reaches trigger {number} at {trigger.at}"),
    )
    if not first and (trigger.condition or any(trigger.threats_left.values()) or trigger.condition_due):
        opener = trigger.reached_by[0]
        draft.say("trigger-stack", f"{opener} has opened the stack before: no condition and no threat again", 24)
    if trigger.kind == "white":
        draft.say("white-trigger", "a white trigger gives no covert op", 24)
    if first and final:
        draft.say("no-condition-after-the-final-round", "the final round is set: no condition comes out", 25)
    if closed:
        draft.say("stacks-after-the-final-round", "the final round is set and R4 keeps the stacks closed", 25)


def draw_covert_op(draft: Draft, who: str, number: int) -> None:
    """A player has drawn from a stack, asked for or not: the table knows best."""
    trigger_at(draft.table, number)
    draft.human(who)
    draft.emit(
        CovertOpDrawn(who=who, trigger=number, op=draft.new_id()),
        Because(rule="covert-op-at-a-trigger", page=24, text=f"one covert op for {who} at trigger {number}"),
    )
