"""How one table differs from another, in words: what people see before they accept a change of the past.

What a covert op says is nobody's business but its owner's: only numbers of covert ops are compared aloud.
"""

from collections.abc import Callable, Iterator

from companion.difference import NOTHING, agreements, differ, ended, to_do, won
from companion.game import Difference
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.blocks import ACTION_WORDS
from companion.vestige.cards import CARD_KINDS, spoken
from companion.vestige.dashboard import counted_blocks
from companion.vestige.prompts import notices, prompts
from companion.vestige.report import verdict_words
from companion.vestige.rulings import RULINGS
from companion.vestige.table import Card, Competitor, Table
from companion.vestige.tableau import title

_ON = ("players", "nemeses")


def differences(before: Table, after: Table) -> tuple[Difference, ...]:
    """Everything that differs, what people look at first coming first."""
    return tuple(
        it
        for part in (_course, _competitors, _regions, _conditions, _triggers, _printed, _map, _agreements, _to_do)
        for it in part(before, after)
    )


def warnings(before: Table, after: Table) -> tuple[str, ...]:
    """What nobody should miss before accepting: the end of the game comes at another time, or to another winner."""
    return tuple(
        words for words in (ended(before, after, _ON), _last_round(before, after), _won(before, after)) if words
    )


def _last_round(before: Table, after: Table) -> str:
    was, is_now = before.final_round, after.final_round
    if was == is_now or before.phase not in _ON or after.phase not in _ON:
        return ""
    if is_now is None:
        return f"No last round would be set any more; it is round {was} now."
    if was is None:
        return f"Round {is_now} would be the last."
    return f"Round {is_now} would be the last, not round {was}."


def _won(before: Table, after: Table) -> str:
    was, is_now = (verdict_words(table.score) if table.score else None for table in (before, after))
    return won(was, is_now)


def _course(before: Table, after: Table) -> Iterator[Difference]:
    yield from differ("", "the round", "rounds", before.round, after.round)
    yield from differ("", "the turn", "turn-order", _turn(before), _turn(after))
    yield from differ("", "the final round", "final-round", before.final_round, after.final_round)
    verdicts = [verdict_words(it.score) if it.score else None for it in (before, after)]
    yield from differ("", "the verdict", "verdict", *verdicts)
    totals = [it.score.totals if it.score else {} for it in (before, after)]
    for side in dict.fromkeys((*totals[0], *totals[1])):
        yield from differ(side, "final leverage", "verdict", totals[0].get(side), totals[1].get(side))


def _turn(table: Table) -> str:
    return table.turn or {"nemeses": "the nemeses", "scoring": "final scoring"}.get(table.phase, "the game is over")


def _acted(table: Table, who: Competitor) -> str:
    return ", ".join(ACTION_WORDS[action].lower() for action in table.done.actions.get(who.name, ()))


def _read_of(ops: Competitor) -> tuple[tuple[str | None, str | None, int | None], ...]:
    return tuple((op.name, op.words, op.leverage) for op in ops.covert_ops)


_VALUES: tuple[tuple[str, str, Callable[[Table, Competitor], object]], ...] = (
    ("leverage", "leverage", lambda table, it: it.leverage),
    ("speed", "speed", lambda table, it: it.speed),
    ("threat level", "threat-level", lambda table, it: it.threat),
    ("threats", "threat", lambda table, it: ", ".join(threat.name for threat in it.threats)),
    ("covert ops completed", "covert-ops", lambda table, it: sum(op.completed for op in it.covert_ops)),
    ("covert ops in hand", "covert-ops", lambda table, it: sum(not op.completed for op in it.covert_ops)),
    ("jobs in progress", "jobs", lambda table, it: sum(card.job for card in it.cards)),
    ("the seat", "seats-change", lambda table, it: "gone" if it.away else "there"),
    ("the team", "teams", lambda table, it: it.team),
    ("actions taken in this turn", "main-actions", _acted),
    (
        "actions reset in this turn",
        "reset-an-action",
        lambda table, it: ", ".join(ACTION_WORDS[action].lower() for action in table.done.resets.get(it.name, ())),
    ),
    ("speed boosted", "speed-boost", lambda table, it: "yes" if it.name in table.done.boosted else "no"),
    ("the pawn stands at", "map-mat", lambda table, it: table.pawns.get(it.name)),
)


def _competitors(before: Table, after: Table) -> Iterator[Difference]:
    names = dict.fromkeys(it.name for table in (before, after) for it in table.competitors)
    for name in names:
        old, new = before.find(name), after.find(name)
        if old is None or new is None:
            yield Difference(name, "the seat", "there" if old else NOTHING, "there" if new else NOTHING, "seats-change")
            continue
        for what, rule, read in _VALUES:
            yield from differ(name, what, rule, read(before, old), read(after, new))
        if len(old.covert_ops) == len(new.covert_ops) and _read_of(old) != _read_of(new):
            yield Difference(name, "what a covert op says", "as noted", "noted otherwise", "covert-op-secret")
        if old.pack != new.pack:
            yield Difference(name, "its card", *_nemesis_cards(old, new), "nemesis")
        yield from _cards(before, after, old, new)
        if "everything" in (before.depth, after.depth):
            yield from _blocks(before, after, old, new)
        yield from _sheet(before, after, name)
    order = [[it.name for it in table.humans] for table in (before, after)]
    if sorted(order[0]) == sorted(order[1]):
        yield from differ("", "the order of turns", "turn-order", ", ".join(order[0]), ", ".join(order[1]))


def _nemesis_cards(old: Competitor, new: Competitor) -> tuple[str, str]:
    """The cards that two nemeses are run from, in words; one of the same name was read anew."""
    before, after = (it.pack.name if it.pack else "not entered" for it in (old, new))
    return ("as it was", "read anew") if before == after else (before, after)


def _cards(before: Table, after: Table, old: Competitor, new: Competitor) -> Iterator[Difference]:
    name = old.name
    for kind in CARD_KINDS:
        yield from differ(name, spoken(kind, 2), "tableau", old.count(kind), new.count(kind))
    for card in old.cards:
        now = new.card(card.id)
        if now is None:
            continue
        words = title(card)
        yield from differ(name, f"the name of {words}", "card-kinds", card.name, now.name)
        yield from differ(name, f"printed on {words}", "printed-values", card.leverage, now.leverage)
        places = [_place(holder, it) for holder, it in ((old, card), (new, now))]
        yield from differ(name, f"{words} lies", "tableau", *places)
        if "everything" in (before.depth, after.depth):
            yield from differ(name, f"blocks on {words}", "blocks", card.blocks, now.blocks)
        used = ["yes" if card.id in table.done.used else "no" for table in (before, after)]
        yield from differ(name, f"{words} used in this turn", "main-actions", *used)


def _place(holder: Competitor, card: Card) -> str:
    under = holder.card(card.under) if card.under is not None else None
    if under is None:
        return "as a job" if card.job else "by itself"
    return f"{'as a job ' if card.job else ''}under {title(under)}"


def _blocks(before: Table, after: Table, old: Competitor, new: Competitor) -> Iterator[Difference]:
    name = old.name
    # A nemesis has no dashboard to count, but nobody keeps a table from giving it blocks.
    if old.human:
        yield from differ(name, "blocks placed", "blocks", counted_blocks(before, name), counted_blocks(after, name))
    for place in dict.fromkeys((*old.blocks, *new.blocks)):
        yield from differ(name, place, "blocks", old.blocks.get(place, 0), new.blocks.get(place, 0))


_PARTS: dict[str, tuple[str, str]] = {
    "covert_ops": ("covert ops at the end", "covert-ops-at-the-end"),
    "bounties": ("bounties at the end", "bounties-at-the-end"),
    "extras": ("extras at the end", "extras-at-the-end"),
    "cards": ("cards counted for mastery", "mastery-cards"),
    "mastery_bonus": ("mastery bonuses", "mastery-bonus"),
    "goals": ("the unique goal", "unique-goal"),
}


def _sheet(before: Table, after: Table, name: str) -> Iterator[Difference]:
    for part, (words, rule) in _PARTS.items():
        entered = [_entered(getattr(table.sheet, part).get(name)) for table in (before, after)]
        yield from differ(name, words, rule, *entered)


def _entered(value: object) -> str | None:
    """What was entered for final scoring, short."""
    if isinstance(value, bool):
        return "met" if value else "not met"
    if isinstance(value, dict):
        return ", ".join(f"{count} {spoken(str(kind))}" for kind, count in value.items() if count)
    if isinstance(value, tuple):
        return " + ".join("?" if one is None else str(getattr(one, "leverage", one)) for one in value)
    return None


def _regions(before: Table, after: Table) -> Iterator[Difference]:
    names = dict.fromkeys(control.region for table in (before, after) for control in table.regions)
    for region in names:
        holders = [table.controller(region) or "nobody" for table in (before, after)]
        yield from differ("", region, "control", *holders)


def _conditions(before: Table, after: Table) -> Iterator[Difference]:
    states = [{it.name: "met" if it.met else "open" for it in table.conditions} for table in (before, after)]
    for name in dict.fromkeys((*states[0], *states[1])):
        yield from differ("", f'condition "{name}"', "conditions", states[0].get(name), states[1].get(name))


def _triggers(before: Table, after: Table) -> Iterator[Difference]:
    for number, (old, new) in enumerate(zip(before.triggers, after.triggers, strict=False), start=1):
        yield from differ("", f"trigger {number} stands at", "leverage-track", old.at, new.at)
        yield from differ("", f"trigger {number} is", "triggers", old.kind, new.kind)
        reached = [", ".join(trigger.reached_by) for trigger in (old, new)]
        yield from differ("", f"trigger {number} was reached by", "trigger-reached", *reached)
        yield from differ("", f"condition of trigger {number}", "trigger-stack", old.condition, new.condition)
        ops = (old.covert_ops_left, new.covert_ops_left)
        yield from differ("", f"covert ops left at trigger {number}", "trigger-stack", *ops)
        for nemesis in dict.fromkeys((*old.threats_left, *new.threats_left)):
            left = [trigger.threats_left.get(nemesis, 0) for trigger in (old, new)]
            yield from differ("", f"threats of {nemesis} left at trigger {number}", "threats-in-the-stacks", *left)


def _printed(before: Table, after: Table) -> Iterator[Difference]:
    for part, words in (("regions", "{}"), ("speed", "speed space {}"), ("mastery", "the {} tile")):
        old, new = (getattr(table.printed, part) for table in (before, after))
        for key in dict.fromkeys((*old, *new)):
            what = f"printed on {words.format(spoken(str(key)) if part == 'mastery' else key)}"
            yield from differ("", what, "printed-values", old.get(key), new.get(key))


def _map(before: Table, after: Table) -> Iterator[Difference]:
    lying = [
        {tile.place: f"{tile.region or 'unknown'}{'' if tile.face_up else ', face down'}" for tile in table.tiles}
        for table in (before, after)
    ]
    for place in sorted({*lying[0], *lying[1]}):
        yield from differ("", f"place {place} of the map", "map-mat", lying[0].get(place), lying[1].get(place))


def _agreements(before: Table, after: Table) -> Iterator[Difference]:
    yield from differ("", "tracked", "depth", before.depth, after.depth)
    yield from agreements(before, after, RULINGS, AUTOMATIONS)


def _to_do(before: Table, after: Table) -> Iterator[Difference]:
    return to_do(before, after, prompts, notices)
