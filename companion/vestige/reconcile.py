"""Bringing the table in line with what lies on it: many values at once, in one entry. They pay nothing."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.tracked import Group, More, Reconciliation, Tracked
from companion.vestige import control, dashboard, endgame, leverage, tableau, threats, turns
from companion.vestige.assumed import Assumed
from companion.vestige.attendance import ATTENDANCE
from companion.vestige.blocks import ATTRIBUTES, DASHBOARD
from companion.vestige.cards import CARD_KINDS, spoken
from companion.vestige.commands import ConfirmValues, Reconcile
from companion.vestige.draft import Draft
from companion.vestige.events import SpeedSet
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.table import Competitor, Table

_HEXES = ("potential", "influence", "conviction")


def tracked(table: Table) -> tuple[Tracked, ...]:
    """Every value that is tracked at the depth of this table, in the order in which people would look."""
    return tuple(
        it
        for part in (
            _course(table),
            *(_of(table, competitor) for competitor in table.competitors),
            _holders(table),
            _conditions(table),
        )
        for it in part
    )


def holder_of(table: Table, region: str) -> Tracked:
    """The value of a region that nobody controls: as such it is not among those that are `tracked`."""
    return Tracked(
        name=f"region:{region}", kind="holder", whose="", what=region, rule="control",
        value=table.controller(region), within=f"region:{region}", group="regions",
    )  # fmt: skip


def correction(table: Table, typed: Mapping[str, Any], note: str = "") -> Reconcile | None:
    """The correction of all values that were typed, by name, and differ; None if none does."""
    parts: dict[str, Any] = {
        "leverage": {}, "threat": {}, "speed": {}, "controllers": {}, "cards": {}, "blocks": {}, "met": {},
    }  # fmt: skip
    known = {it.name: it.value for it in tracked(table)}
    for name, value in typed.items():
        if name.startswith("region:"):
            known.setdefault(name, table.controller(name.partition(":")[2]))
        if name not in known or value == known[name]:
            continue
        kind, _, rest = name.partition(":")
        if kind in ("round", "turn"):
            parts[kind] = value
        elif kind == "region":
            parts["controllers"][rest] = value
        elif kind in ("cards", "blocks"):
            who = _whose(table, rest)
            parts[kind].setdefault(who, {})[rest.removeprefix(f"{who}:")] = value
        else:
            parts[kind][rest] = value
    if not any(parts.values()):
        return None
    return Reconcile(note=" ".join(note.split())[:200] or None, **parts)


def corrected(it: Reconcile) -> int:
    """How many values a correction sets."""
    single = len(it.leverage) + len(it.threat) + len(it.speed) + len(it.controllers) + len(it.met)
    kinds = sum(map(len, it.cards.values())) + sum(map(len, it.blocks.values()))
    return single + kinds + (it.round is not None) + (it.turn is not None)


def _whose(table: Table, rest: str) -> str:
    """The competitor in `Ana:mercenary`; a name may have a colon of its own."""
    return max((it.name for it in table.competitors if rest.startswith(f"{it.name}:")), key=len)


def _course(table: Table) -> Iterator[Tracked]:
    if table.phase in ("players", "nemeses"):
        yield Tracked(name="round", kind="number", whose="", what="Round", rule="rounds", value=table.round,
                      lowest=1, highest=999, group="course")  # fmt: skip
    if table.phase == "players" and len(table.playing) > 1 and table.mode != "cooperative":
        yield Tracked(
            name="turn", kind="turn", whose="", what="Turn", rule="turn-order", value=table.turn, group="course"
        )


def _of(table: Table, it: Competitor) -> Iterator[Tracked]:
    who = it.name
    least = leverage.lowest(table)
    yield Tracked(name=f"leverage:{who}", kind="number", whose=who, what="leverage", rule="leverage",
                  value=it.leverage, within=f"leverage:{who}", lowest=-999 if least is None else least,
                  highest=9999)  # fmt: skip
    if it.human:
        yield Tracked(name=f"speed:{who}", kind="number", whose=who, what="speed", rule="speed", value=it.speed,
                      within=f"speed:{who}")  # fmt: skip
    else:
        yield Tracked(name=f"threat:{who}", kind="number", whose=who, what="threat level", rule="threat-level",
                      value=it.threat, within=f"threat:{who}", highest=40)  # fmt: skip
    for kind in CARD_KINDS:
        yield Tracked(name=f"cards:{who}:{kind}", kind="number", whose=who, what=spoken(kind, 2), rule="tableau",
                      value=it.count(kind), within=f"cards:{who}", sight=False)  # fmt: skip
    if dashboard.tracks_blocks(table, who):
        for place in (*DASHBOARD, *ATTRIBUTES, *(f"card:{card.id}" for card in it.cards if _holds(card.kind))):
            yield Tracked(name=f"blocks:{who}:{place}", kind="number", whose=who, what=dashboard.named(it, place),
                          rule="blocks", value=table.blocks_at(who, place), within=f"blocks:{who}",
                          sight=place in _HEXES)  # fmt: skip


def _holds(kind: str) -> bool:
    """Whether blocks lie on such a card: loyalty of contacts and bots, charges of artifacts."""
    return kind not in ("bounty", "augmentation")


def _holders(table: Table) -> Iterator[Tracked]:
    for held in table.regions:
        yield holder_of(table, held.region)


def _conditions(table: Table) -> Iterator[Tracked]:
    for one in table.conditions:
        yield Tracked(name=f"met:{one.name}", kind="met", whose="", what=one.name, rule="condition-met",
                      value=one.met, group="conditions")  # fmt: skip


def reconcile(draft: Draft, it: Reconcile) -> None:
    """Sets every value that is given and differs. What follows from met conditions follows (p. 25)."""
    for who, to in it.leverage.items():
        if draft.competitor(who, f"leverage.{who}").leverage != to:
            leverage.correct(draft, who, to)
    for nemesis, level in it.threat.items():
        if draft.nemesis(nemesis, f"threat.{nemesis}").threat != level:
            threats.set_level(draft, nemesis, level)
    for who, speed in it.speed.items():
        before = draft.human(who, f"speed.{who}").speed
        if before != speed:
            draft.emit(SpeedSet(who=who, to=speed))
            draft.say("corrections", f"{who} had speed {before}; pays nothing")
    for region, holder in it.controllers.items():
        if draft.table.controller(region) != holder:
            control.correct(draft, region, holder)
    for who, places in it.blocks.items():
        draft.human(who, f"blocks.{who}")
        for place, count in places.items():
            if draft.table.blocks_at(who, place) != count:
                dashboard.set_blocks(draft, who, place, count)
    # After the blocks: some may be said to lie on a card that leaves.
    for who, kinds in it.cards.items():
        for kind, count in kinds.items():
            if draft.competitor(who, f"cards.{who}").count(kind) != count:
                tableau.set_cards(draft, who, kind, count)
    for condition, met in it.met.items():
        if met != any(one.met for one in draft.table.conditions if one.name == condition):
            (endgame.meet if met else endgame.unmeet)(draft, condition)
    if it.round is not None and it.round != draft.table.round:
        turns.set_round(draft, it.round)
    if it.turn is not None and it.turn != draft.table.turn:
        ATTENDANCE.set_turn(draft, it.turn)


def _offered(table: Table) -> tuple[str, ...]:
    """Regions that nobody controls: those on the map, all that there are where it was not laid out."""
    lying = tuple(tile.region for tile in table.tiles if tile.region) or (*base_tiles(), *module_tiles())
    return tuple(name for name in lying if table.controller(name) is None)


RECONCILIATION = Reconciliation(
    tracked=tracked,
    groups={
        "regions": Group(title="Regions", rule="control", word="control"),
        "conditions": Group(title="Conditions", rule="condition-met", word="a met condition"),
        "course": Group(title="Round", rule="rounds", word="a round"),
    },
    correction=correction,
    corrected=corrected,
    more=More(
        kind="region",
        button="Another region",
        question="Which region is controlled?",
        rule="control",
        word="control",
    ),
    offered=_offered,
    more_of=holder_of,
    assumed=Assumed,
    confirm=ConfirmValues(),
)
