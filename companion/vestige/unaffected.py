"""Which entries come out the same on a table where only leverage is another: most of them, after a forgotten gain.

This spares a change of the past from deciding a whole evening anew. Whatever is not certain is decided anew.
"""

from collections.abc import Mapping

from companion.ledger import Entry
from companion.vestige import events as happened
from companion.vestige.events import Event
from companion.vestige.table import Competitor, Table

# Moves that look at nobody's leverage but that of who gains or loses some. Packs may measure leverage, so a nemesis's
# turn and its threats are not among them.
_PLAIN = frozenset(
    {
        "gain_leverage",
        "lose_leverage",
        "take_control",
        "visit",
        "gain_card",
        "lose_card",
        "upgrade_speed",
        "end_turn",
        "skip_turn",
        "read_printed",
        "pick_up_job",
        "complete_job",
        "tuck_card",
        "transfer_card",
        "describe_card",
        "note_covert_op",
        "complete_covert_op",
        "draw_covert_op",
        "take_action",
        "activate",
        "convert_attributes",
        "gain_attribute",
        "use_attribute",
        "upgrade_block",
        "downgrade_block",
        "move_pawn",
        "turn_tile",
        "run_nemeses",
    }
)
# Fields of the table that may be other objects, though nothing that is decided depends on them.
_FREE = ("competitors", "next_id")


def apart(old: Table, new: Table) -> Mapping[str, int] | None:
    """By how much leverage is more on the new table, by competitor; None if anything else differs too."""
    ours, theirs = old.__dict__, new.__dict__
    for name, value in ours.items():
        if name not in _FREE and value is not theirs[name] and value != theirs[name]:
            return None
    if len(old.competitors) != len(new.competitors):
        return None
    more: dict[str, int] = {}
    for before, after in zip(old.competitors, new.competitors, strict=True):
        if before is after:
            continue
        if before != (after if before.leverage == after.leverage else after.changed({"leverage": before.leverage})):
            return None
        if after.leverage != before.leverage:
            more[after.name] = after.leverage - before.leverage
    return more


def unaffected(entry: Entry[Event], table: Table, more: Mapping[str, int]) -> Mapping[str, int] | None:
    """How the tables are apart after an entry that comes out as it did; None if it may not.

    `table` is the new one before the entry.
    """
    if not more:
        return more
    if entry.command.get("move") not in _PLAIN or _measures_leverage(table):
        return None
    # A loss that found nothing to lose has left no event, only this reason.
    if any(because.rule == "leverage-below-zero" for because in entry.because):
        return None
    moved: dict[str, list[int]] = {}
    for event in entry.events:
        if isinstance(event, happened.LeverageGained):
            moved.setdefault(event.who, []).append(event.amount)
        elif isinstance(event, happened.LeverageLost):
            moved.setdefault(event.who, []).append(-event.amount)
        elif isinstance(event, happened.TriggerReached):
            return None
    for who, amounts in moved.items():
        if who in more and not _same(table, table.competitor(who), more[who], amounts):
            return None
    return more


def _same(table: Table, competitor: Competitor, more: int, amounts: list[int]) -> bool:
    """Whether a disc that starts `more` farther on meets no trigger and no 0 that it did not meet."""
    gained = sum(amount for amount in amounts if amount > 0)
    lost = -sum(amount for amount in amounts if amount < 0)
    here, there = competitor.leverage, competitor.leverage - more
    # A loss that was cut at 0 may be one of more: what was asked for is not in the events.
    if lost and min(here, there) - lost <= 0:
        return False
    low, high = min(here, there) - lost, max(here, there) + gained
    # Where nothing comes of a trigger, because it was reached before or by a nemesis, the reason says so.
    return not any(low < trigger.at <= high for trigger in table.triggers)


def _measures_leverage(table: Table) -> bool:
    """Whether a nemesis or an open condition at this table looks at leverage."""
    packs = (nemesis.pack for nemesis in table.nemeses)
    watched = (it.printed.condition for it in table.conditions if it.printed)
    return any(pack.looks_at_leverage for pack in packs if pack) or any(watched)
