"""The values that the app keeps of a table of Forsaken, for people who bring it in line with what lies there."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.forsaken import commands as c
from companion.forsaken.glossary import entry_of_gain
from companion.forsaken.kinds import HOLDINGS, INFAMY_LIMIT, PLANET_NAMES, REP, REP_LIMIT, Holding, named
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.tracked import Group, More, Reconciliation, Tracked

PLOT = "Plot deck"
"""What the plot deck is called among the decks of a solo game."""

_ADVANCES = 11
"""Spaces that a bounty tracker can go down on a track that nobody has read (a track has twelve at most)."""
_DECK = 99
_IN_SIGHT = ("vp", "scrap", "particle")


def tracked(table: Table) -> tuple[Tracked, ...]:
    """Every value that is tracked, in the order in which people would look."""
    return tuple(it for part in (*(_of(table, one) for one in table.players), _world(table), _rival(table),
                                 _course(table)) for it in part)  # fmt: skip


def deck_of(table: Table, title: str) -> Tracked:
    """An encounter deck by its planet's name, or the plot deck. One that nobody has counted is not `tracked`."""
    cards = _cards_in(table, title)
    plot = title == PLOT
    return Tracked(
        name=f"decks:{title}", kind="number", whose="", what=title if plot else f"Deck of {title}",
        rule="forsaken-plot-deck" if plot else "forsaken-encounter-cards", value=cards or 0,
        highest=_DECK if not plot else 11, group="rival" if plot else "world",
    )  # fmt: skip


def correction(table: Table, typed: Mapping[str, Any], note: str = "") -> c.Reconcile | None:
    """The correction of all values that were typed, by name, and differ; None if none does."""
    parts: dict[str, Any] = {"held": {}, "vitality": {}, "fungalyte": {}, "infamy": {}, "legend": {}, "decks": {}}
    known = {it.name: it.value for it in tracked(table)}
    known |= {f"decks:{title}": 0 for title in _decks(table) if _cards_in(table, title) is None}
    for name, value in typed.items():
        kind, _, rest = name.partition(":")
        if name not in known or value == known[name]:
            continue
        if kind in HOLDINGS:
            parts["held"].setdefault(rest, {})[kind] = value
        elif name == f"decks:{PLOT}":
            parts["plot"] = value
        elif rest:
            parts[kind][rest] = value
        else:
            parts[kind] = value
    # A value of nobody may be 0 and is a correction all the same.
    if not any(part is not None and part != {} for part in parts.values()):
        return None
    return c.Reconcile(note=" ".join(note.split())[:200] or None, **parts)


def corrected(it: c.Reconcile) -> int:
    """How many values a correction sets."""
    rows = sum(map(len, it.held.values())) + len(it.decks)
    rows += len(it.vitality) + len(it.fungalyte) + len(it.infamy) + len(it.legend)
    return rows + sum(value is not None for value in (it.rival, it.plot, it.bounty, it.round, it.turn))


def _of(table: Table, it: Player) -> Iterator[Tracked]:
    who = it.name
    for what in HOLDINGS:
        yield Tracked(name=f"{what}:{who}", kind="number", whose=who, what=named(what, 2), rule=entry_of_gain(what),
                      value=it.holds(what), highest=_most(table, it, what), sight=what in _IN_SIGHT)  # fmt: skip
        if what == "vp":
            yield from _body(it)
    yield Tracked(name=f"infamy:{who}", kind="number", whose=who, what="infamy", rule="forsaken-infamy",
                  value=it.infamy, highest=INFAMY_LIMIT, sight=False)  # fmt: skip
    yield Tracked(name=f"legend:{who}", kind="number", whose=who, what="legend since the start", rule="forsaken-legend",
                  value=it.legend, highest=999, sight=False)  # fmt: skip


def _body(it: Player) -> Iterator[Tracked]:
    if it.vitality is not None and it.most is not None:
        yield Tracked(name=f"vitality:{it.name}", kind="number", whose=it.name, what="vitality",
                      rule="forsaken-vitality", value=max(0, it.vitality), highest=it.most)  # fmt: skip
    yield Tracked(name=f"fungalyte:{it.name}", kind="number", whose=it.name, what="fungalyte",
                  rule="forsaken-fungalyte", value=it.fungalyte, highest=slots_of(it), sight=False)  # fmt: skip


def slots_of(it: Player) -> int:
    """Slots for fungalyte as far as the track was read."""
    return next((slots for slots in (it.green, it.most) if slots is not None), 20)


def _most(table: Table, it: Player, what: Holding) -> int:
    if what == "scrap" or what == "particle":
        return it.holds(what) + table.bag.get(what, 0)
    return REP_LIMIT if what in REP.values() else 99


def _world(table: Table) -> Iterator[Tracked]:
    last = _ADVANCES if table.bounty.spaces is None else table.bounty.spaces - 1
    yield Tracked(name="bounty", kind="number", whose="", what="Bounty tracker, spaces down",
                  rule="forsaken-bounty-tracker", value=table.bounty.space, highest=last, group="world")  # fmt: skip
    for title in _decks(table):
        if title != PLOT and _cards_in(table, title) is not None:
            yield deck_of(table, title)


def _rival(table: Table) -> Iterator[Tracked]:
    if table.rival is None:
        return
    yield Tracked(name="rival", kind="number", whose="", what=f"VP of {table.rival.name}", rule="forsaken-rival-vp",
                  value=table.rival.vp, group="rival")  # fmt: skip
    if table.plot.deck is not None:
        yield deck_of(table, PLOT)


def _course(table: Table) -> Iterator[Tracked]:
    if table.phase != "players":
        return
    yield Tracked(name="round", kind="number", whose="", what="Round", rule="forsaken-turn", value=table.round,
                  lowest=1, highest=999, group="course")  # fmt: skip
    if len(table.playing) > 1:
        yield Tracked(name="turn", kind="turn", whose="", what="Turn", rule="forsaken-first-player", value=table.turn,
                      group="course")  # fmt: skip


def _decks(table: Table) -> tuple[str, ...]:
    return (*PLANET_NAMES.values(), *((PLOT,) if table.rival is not None else ()))


def _cards_in(table: Table, title: str) -> int | None:
    if title == PLOT:
        return table.plot.deck
    return next((table.decks.get(planet) for planet, name in PLANET_NAMES.items() if name == title), None)


def _uncounted(table: Table) -> tuple[str, ...]:
    return tuple(title for title in _decks(table) if _cards_in(table, title) is None)


RECONCILIATION = Reconciliation(
    tracked=tracked,
    groups={
        "world": Group(title="Bounty and decks", rule="forsaken-bounty-tracker", word="the bounty tracker"),
        "rival": Group(title="Rival and plot", rule="forsaken-rival-vp", word="the rival's VP"),
        "course": Group(title="Round", rule="forsaken-turn", word="a turn"),
    },
    correction=correction,
    corrected=corrected,
    more=More(
        kind="decks",
        button="A deck that was counted",
        question="Which deck was counted?",
        rule="forsaken-encounter-cards",
        word="an encounter deck",
    ),
    offered=_uncounted,
    more_of=deck_of,
)
