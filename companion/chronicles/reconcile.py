"""Bringing the table in line with what lies on it: one value, or many in one entry. Nothing is paid or set off."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.chronicles import commands as c
from companion.chronicles import events as happened
from companion.chronicles.attendance import ATTENDANCE
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.kinds import KINDS, TRACKS, CardKind, Track, spoken
from companion.chronicles.move_questions import regions, titled
from companion.chronicles.table import Player, Table
from companion.tracked import Group, More, Reconciliation, Tracked

_RULE = "corrections"
_UNPAID = "pays nothing"


def tracked(table: Table) -> tuple[Tracked, ...]:
    """Every value that is tracked, in the order in which people would look."""
    return tuple(it for part in (_course(table), *map(_of, table.players), _agents(table)) for it in part)


def agents_at(table: Table, region: str) -> Tracked:
    """The value of a region, with dark agents or without: without, it is not among those that are `tracked`."""
    return Tracked(
        name=f"agents:{region}", kind="number", whose="", what=region, rule="chronicles-dark-agents",
        value=table.agents_at(region), group="agents",
    )  # fmt: skip


def correction(table: Table, typed: Mapping[str, Any], note: str = "") -> c.Reconcile | None:
    """The correction of all values that were typed, by name, and differ; None if none does."""
    parts: dict[str, Any] = {"honor": {}, "renown": {}, "circles": {}, "marks": {}, "vanquished": {}, "agents": {}}
    known = {it.name: it.value for it in tracked(table)}
    for name, value in typed.items():
        kind, _, rest = name.partition(":")
        if kind == "agents":
            known.setdefault(name, table.agents_at(rest))
        if name not in known or value == known[name]:
            continue
        if kind in ("round", "turn"):
            parts[kind] = value
        elif kind in ("circles", "marks"):
            # A name may have a colon of its own; kinds and tracks have none.
            who, _, of = rest.rpartition(":")
            parts[kind].setdefault(who, {})[of] = value
        else:
            parts[kind][rest] = value
    if not any(parts.values()):
        return None
    return c.Reconcile(note=" ".join(note.split())[:200] or None, **parts)


def corrected(it: c.Reconcile) -> int:
    """How many values a correction sets."""
    single = len(it.honor) + len(it.renown) + len(it.vanquished) + len(it.agents)
    rows = sum(map(len, it.circles.values())) + sum(map(len, it.marks.values()))
    return single + rows + (it.round is not None) + (it.turn is not None)


def _course(table: Table) -> Iterator[Tracked]:
    if table.phase != "players":
        return
    yield Tracked(name="round", kind="number", whose="", what="Round", rule="chronicles-overview", value=table.round,
                  lowest=1, highest=999, group="course")  # fmt: skip
    if len(table.playing) > 1:
        yield Tracked(name="turn", kind="turn", whose="", what="Turn", rule="chronicles-overview", value=table.turn,
                      group="course")  # fmt: skip


def _of(it: Player) -> Iterator[Tracked]:
    who = it.name
    yield Tracked(name=f"honor:{who}", kind="number", whose=who, what="honor", rule="chronicles-honor", value=it.honor,
                  lowest=-999, highest=9999)  # fmt: skip
    yield Tracked(name=f"renown:{who}", kind="number", whose=who, what="renown held", rule="chronicles-renown",
                  value=it.renown)  # fmt: skip
    for kind in KINDS:
        yield Tracked(name=f"circles:{who}:{kind}", kind="number", whose=who, what=f"{spoken(kind)} circles",
                      rule="chronicles-circles", value=it.checked(kind), highest=2, sight=False)  # fmt: skip
    for track in TRACKS:
        yield Tracked(name=f"marks:{who}:{track}", kind="number", whose=who, what=f"{track} marks",
                      rule="chronicles-legendary-tracks", value=it.marked(track), highest=3, sight=False)  # fmt: skip
    yield Tracked(name=f"vanquished:{who}", kind="number", whose=who, what="dark agents", rule="chronicles-vanquish",
                  value=it.agents, sight=False)  # fmt: skip


def _agents(table: Table) -> Iterator[Tracked]:
    for region in dict.fromkeys(it.region for it in table.agents if it.count):
        yield agents_at(table, region)


def _offered(table: Table) -> tuple[str, ...]:
    return tuple(name for name in regions(table) if not table.agents_at(name))


RECONCILIATION = Reconciliation(
    tracked=tracked,
    groups={
        "agents": Group(title="Dark agents by region", rule="chronicles-dark-agents", word="a dark agent"),
        "course": Group(title="Round", rule="chronicles-overview", word="a round"),
    },
    correction=correction,
    corrected=corrected,
    more=More(
        kind="agents",
        button="Dark agents elsewhere",
        question="In which region are they?",
        rule="chronicles-dark-agents",
        word="a dark agent",
        typed=True,
    ),
    offered=_offered,
    more_of=agents_at,
)


def _set_honor(draft: Draft, who: str, to: int, where: str = "who") -> None:
    before = draft.player(who, where).honor
    if before != to:
        draft.emit(happened.HonorSet(who=who, to=to))
    draft.say(_RULE, f"{who} had {before} honor; {_UNPAID}")


def _set_renown(draft: Draft, who: str, to: int, where: str = "who") -> None:
    before = draft.player(who, where).renown
    if before != to:
        draft.emit(happened.RenownSet(who=who, to=to))
    draft.say(_RULE, f"{who} held {before} renown; what was placed stays")


def _set_circles(draft: Draft, who: str, kind: CardKind, to: int, where: str = "who") -> None:
    before = draft.player(who, where).checked(kind)
    if before != to:
        draft.emit(happened.CirclesSet(who=who, kind=kind, to=to))
    draft.say(_RULE, f"{who} had {before} of the circles for {spoken(kind, 2)}; {_UNPAID}")


def _set_marks(draft: Draft, who: str, track: Track, to: int, where: str = "who") -> None:
    player = draft.player(who, where)
    before, card = player.marked(track), player.legend(track)
    if before != to:
        draft.emit(happened.MarksSet(who=who, track=track, to=to))
    draft.say(_RULE, f"{who} had {before} marks of {track}; {_UNPAID}")
    after = draft.table.player(who).legend(track)
    if card is None and after is not None:
        draft.say(_RULE, f"Legendary {track.capitalize()} is in the tableau with the third mark")
    elif card is not None and after is None:
        placed = f", and the {card.renown} renown on it" if card.renown else ""
        draft.say(_RULE, f"Legendary {track.capitalize()} leaves the tableau{placed}")


def _set_column(draft: Draft, it: c.SetColumn) -> None:
    before = it.column in draft.player(it.who).columns
    if before != it.placed:
        draft.emit(happened.ColumnSet(who=it.who, column=it.column, placed=it.placed))
    words = "a renown" if before else "no renown"
    draft.say(_RULE, f"{it.who} had {words} over column {it.column}; what is held stays")


def _set_agents(draft: Draft, region: str, to: int) -> None:
    before = draft.table.agents_at(region)
    known = next((it.region for it in draft.table.agents if it.region.casefold() == region.casefold()), region)
    if before != to:
        draft.emit(happened.AgentsSet(region=known, to=to))
    draft.say(_RULE, f"{before} dark agents were at {known}; {_UNPAID}")


def _set_vanquished(draft: Draft, who: str, to: int, where: str = "who") -> None:
    before = draft.player(who, where).agents
    if before != to:
        draft.emit(happened.VanquishedSet(who=who, to=to))
    draft.say(_RULE, f"{who} had {before} dark agents; {_UNPAID}")


def _set_round(draft: Draft, to: int) -> None:
    before = draft.table.round
    if before != to:
        draft.emit(happened.RoundSet(round=to))
    draft.say(_RULE, f"it was round {before}")


def _remove_card(draft: Draft, it: c.RemoveCard) -> None:
    card = draft.player(it.who).card(it.card)
    if card is None:
        raise Nonsense("card", f"{it.who} has no card {it.card}", "a card of the tableau")
    draft.emit(happened.CardRemoved(who=it.who, card=it.card))
    draft.say(_RULE, f"{titled(card)} leaves the tableau; its circle stays checked")


def reconcile(draft: Draft, it: c.Reconcile) -> None:
    """Sets every value that is given and differs."""
    for who, honor in it.honor.items():
        if draft.player(who, f"honor.{who}").honor != honor:
            _set_honor(draft, who, honor)
    for who, held in it.renown.items():
        if draft.player(who, f"renown.{who}").renown != held:
            _set_renown(draft, who, held)
    for who, rows in it.circles.items():
        for kind, circles in rows.items():
            if draft.player(who, f"circles.{who}").checked(kind) != circles:
                _set_circles(draft, who, kind, circles)
    for who, tracks in it.marks.items():
        for track, marks in tracks.items():
            if draft.player(who, f"marks.{who}").marked(track) != marks:
                _set_marks(draft, who, track, marks)
    for who, agents in it.vanquished.items():
        if draft.player(who, f"vanquished.{who}").agents != agents:
            _set_vanquished(draft, who, agents)
    for region, count in it.agents.items():
        if draft.table.agents_at(region) != count:
            _set_agents(draft, region, count)
    if it.round is not None and it.round != draft.table.round:
        _set_round(draft, it.round)
    if it.turn is not None and it.turn != draft.table.turn:
        ATTENDANCE.set_turn(draft, it.turn)


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.Reconcile: reconcile,
    c.SetHonor: lambda draft, it: _set_honor(draft, it.who, it.to),
    c.SetRenown: lambda draft, it: _set_renown(draft, it.who, it.to),
    c.SetCircles: lambda draft, it: _set_circles(draft, it.who, it.kind, it.to),
    c.SetMarks: lambda draft, it: _set_marks(draft, it.who, it.track, it.to),
    c.SetColumn: _set_column,
    c.SetAgents: lambda draft, it: _set_agents(draft, it.region, it.to),
    c.SetVanquished: lambda draft, it: _set_vanquished(draft, it.who, it.to),
    c.SetRound: lambda draft, it: _set_round(draft, it.to),
    c.RemoveCard: _remove_card,
}
"""What answers each correction."""
