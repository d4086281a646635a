"""How one table of Forsaken differs from another, in words: what people see before they accept a change of the past."""

from collections.abc import Callable, Iterator

from companion.difference import NOTHING, agreements, differ, ended, listed, read_off, to_do, won
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.cards import Sides, Tower
from companion.forsaken.fight import FightRolled
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, PLANET_NAMES, PLANETS, RESOURCES
from companion.forsaken.personal_difference import players
from companion.forsaken.pieces import LaidPlot, RowEvent
from companion.forsaken.prompts import notices, prompts
from companion.forsaken.report import concluded
from companion.forsaken.rulings import RULINGS
from companion.forsaken.table import Table
from companion.game import Difference


def differences(before: Table, after: Table) -> tuple[Difference, ...]:
    """Everything that differs, what people look at first coming first."""
    return tuple(it for part in _PARTS for it in part(before, after))


def warnings(before: Table, after: Table) -> tuple[str, ...]:
    """What nobody should miss before accepting: the game ends at another time, is lost, or is won by somebody else."""
    found = (ended(before, after), _lost(before, after), won(concluded(before), concluded(after)))
    return tuple(words for words in found if words)


def _lost(before: Table, after: Table) -> str:
    if before.lost == after.lost:
        return ""
    return "The game would be lost to the plot." if after.lost else "The game would not be lost to the plot."


def _course(before: Table, after: Table) -> Iterator[Difference]:
    yield from differ("", "the round", "forsaken-turn", before.round, after.round)
    yield from differ("", "the turn", "forsaken-first-player", _whose(before), _whose(after))
    yield from differ("", "the length", "forsaken-game-length", _length(before), _length(after))
    yield from differ("", "the end was set off by", "forsaken-game-end", _set_off(before), _set_off(after))
    last = [listed(table.ending.last) if table.ending else None for table in (before, after)]
    yield from differ("", "last turns still to come", "forsaken-final-turns", *last)
    yield from differ("", "lost to the plot", "forsaken-solo-loss", _loss(before), _loss(after))
    yield from differ("", "the verdict", "forsaken-game-end", concluded(before), concluded(after))
    totals = [it.score.totals if it.score else {} for it in (before, after)]
    for name in dict.fromkeys((*totals[0], *totals[1])):
        yield from differ(name, "VP at the end", "forsaken-final-scoring", totals[0].get(name), totals[1].get(name))
    if before.score != after.score and totals[0] == totals[1] and concluded(before) == concluded(after):
        yield Difference("", "the lines of the result", "as they were", "others", "forsaken-final-scoring")


def _whose(table: Table) -> str:
    return table.turn or {"scoring": "final scoring", "over": "the game is over"}.get(table.phase, "nobody")


def _length(table: Table) -> str:
    return f"{table.length}, {table.threshold} VP"


def _set_off(table: Table) -> str | None:
    if table.ending is None:
        return None
    why = {"threshold": "VP at the threshold", "deck": "an empty encounter deck", "story": "a finished story",
           "table": "the table"}[table.ending.why]  # fmt: skip
    return f"{why} ({table.ending.by})" if table.ending.by else why


def _loss(table: Table) -> str | None:
    return {"row": "by a fifth card", "deck": "by an empty deck"}[table.lost] if table.lost else None


def _turn(before: Table, after: Table) -> Iterator[Difference]:
    old, new = before.done, after.done
    yield from differ("", "actions of this turn", "forsaken-action-step", listed(old.actions), listed(new.actions))
    yield from differ("", "the step of this turn", "forsaken-encounter-step", old.step, new.step)
    for what, rule, was, is_now in (
        ("a vignette in this turn", "forsaken-vignette", old.vignette, new.vignette),
        ("an encounter in this turn", "forsaken-encounter-step", old.encountered, new.encountered),
        ("a rest in this turn", "forsaken-rest", old.rested, new.rested),
        ("the end set off in this turn", "forsaken-game-end", old.set_off, new.set_off),
    ):
        yield from differ("", what, rule, *("yes" if it else "no" for it in (was, is_now)))


def _fights(before: Table, after: Table) -> Iterator[Difference]:
    for name in dict.fromkeys((*before.tied, *after.tied)):
        against = [_opponent(table.tied.get(name)) for table in (before, after)]
        yield from differ(name, "a fight of equal strength to be settled", "forsaken-q-fight-tie", *against)
        if before.tied.get(name) != after.tied.get(name) and against[0] == against[1]:
            yield Difference(name, "the dice of the fight to be settled", "as they were", "others", "forsaken-combat")


def _opponent(rolled: FightRolled | None) -> str | None:
    return None if rolled is None else f"against {rolled.defender or rolled.name or rolled.against}"


def _bounty(before: Table, after: Table) -> Iterator[Difference]:
    old, new = before.bounty, after.bounty
    yield from differ("", "the bounty", "forsaken-bounty", old.name, new.name)
    yield from differ("", "the landmark of the bounty", "forsaken-bounty", old.landmark, new.landmark)
    yield from differ("", "the bounty tracker, spaces down", "forsaken-bounty-tracker", old.space, new.space)
    yield from read_off("", "the card of the bounty", "forsaken-bounty", old.printed, new.printed)


def _personas(before: Table, after: Table) -> Iterator[Difference]:
    for faction in FACTIONS:
        old, new = before.persona(faction), after.persona(faction)
        whose = f"persona of the {FACTION_NAMES[faction]}"
        yield from differ("", f"the {whose}", "forsaken-personas", old.name, new.name)
        yield from differ("", f"the letter of the {whose}", "forsaken-setup-personas", old.letter, new.letter)
        yield from differ("", f"the special bonus of the {whose}", "forsaken-persona-bonus", old.special, new.special)
        stops = [listed(stop or "?" for stop in it.path) for it in (old, new)]
        yield from differ("", f"the path of the {whose}", "forsaken-patrol-path", *stops)
        at = [f"landmark {it.at + 1}" for it in (old, new)]
        yield from differ("", f"where the {whose} is", "forsaken-patrol-path", *at)


def _places(before: Table, after: Table) -> Iterator[Difference]:
    for old, new in zip(before.yards, after.yards, strict=True):
        name = f"scrapyard {old.number}"
        yield from differ("", f"the name of {name}", "forsaken-use-scrapyard", old.name, new.name)
        tiles = ["there" if it.tile else "not there" for it in (old, new)]
        yield from differ("", f"the scrap tile of {name}", "forsaken-use-scrapyard", *tiles)
    for planet in PLANETS:
        cards = ["not counted" if it is None else it for it in (before.decks.get(planet), after.decks.get(planet))]
        yield from differ("", f"encounter cards of {PLANET_NAMES[planet]}", "forsaken-encounter-cards", *cards)
    yield from _cubes(before, after)


def _cubes(before: Table, after: Table) -> Iterator[Difference]:
    names = dict.fromkeys(it.place for table in (before, after) for it in table.loose)
    for what in RESOURCES:
        for place in names:
            there = [sum(getattr(it, what) for it in t.loose if it.place == place) for t in (before, after)]
            yield from differ("", f"{what} at {place}", "forsaken-resources", *there)
        # What lies on a tray or the board is not in the bag: that is told already.
        elsewhere = [sum(it.holds(what) for it in table.players) + sum(getattr(it, what) for it in table.loose)
                     for table in (before, after)]  # fmt: skip
        bags = [table.bag.get(what, 0) for table in (before, after)]
        if bags[0] + elsewhere[0] != bags[1] + elsewhere[1]:
            yield from differ("", f"{what} in the bag", "forsaken-setup-scrap-and-bag", *bags)


def _event_row(before: Table, after: Table) -> Iterator[Difference]:
    ids = dict.fromkeys(it.id for table in (before, after) for it in table.event_row)
    rows = [{it.id: it for it in table.event_row} for table in (before, after)]
    for id in ids:
        was, is_now = rows[0].get(id), rows[1].get(id)
        if was is None or is_now is None:
            title = "".join(it.title for it in (was, is_now) if it)
            there = ["in the event row" if it else NOTHING for it in (was, is_now)]
            yield from differ("", title, "forsaken-event-row", *there)
            continue
        for what, rule, read in _OF_AN_EVENT:
            yield from differ("", f"{what} of {was.title}", rule, read(was), read(is_now))


_OF_AN_EVENT: tuple[tuple[str, str, Callable[[RowEvent], object]], ...] = (
    ("the name", "forsaken-event-row", lambda it: it.name),
    ("what it changes, the words", "forsaken-event-row", lambda it: it.event),
    ("the finale", "forsaken-finale", lambda it: it.finale),
    ("whether the finale was done,", "forsaken-finale", lambda it: "yes" if it.settled else "no"),
)


def _solo(before: Table, after: Table) -> Iterator[Difference]:
    old, new = before.rival, after.rival
    yield from differ("", "the rival", "forsaken-rival-card", old and old.name, new and new.name)
    if old and new:
        yield from differ("", "VP of the rival", "forsaken-rival-vp", old.vp, new.vp)
        yield from differ("", "pips of the rival", "forsaken-rival-card", old.pips, new.pips)
        yield from read_off("", "the card of the rival", "forsaken-rival-card", old.printed, new.printed)
    decks = ["not counted" if it.plot.deck is None else it.plot.deck for it in (before, after)]
    yield from differ("", "cards in the plot deck", "forsaken-plot-deck", *decks)
    rows = [it.plot.row for it in (before, after)]
    yield from differ("", "cards in the plot row", "forsaken-plot-row", *(len(row) for row in rows))
    yield from differ("", "plot cards archived", "forsaken-plot-objective", before.plot.archived, after.plot.archived)
    for place, (was, is_now) in enumerate(zip(*rows, strict=False), start=1):
        yield from _plot_card(place, was, is_now)


def _plot_card(place: int, old: LaidPlot, new: LaidPlot) -> Iterator[Difference]:
    what = f"plot card {place}"
    yield from differ("", what, "forsaken-plot-row", old.name, new.name)
    yield from differ("", f"the line of {what}", "forsaken-action-lines", _done(old), _done(new))
    yield from read_off("", f"what {what} says", "forsaken-action-lines", old.printed, new.printed)
    if old.id != new.id and old.changed({"id": new.id}) == new:
        yield Difference("", what, "the one of before", "another", "forsaken-plot-row")


def _done(card: LaidPlot) -> str:
    return "resolved" if card.done else "to be resolved"


def _tower(before: Table, after: Table) -> Iterator[Difference]:
    old, new = before.printed, after.printed
    yield from differ("", "zones of the dice tower", "forsaken-zones", _zones(old.tower), _zones(new.tower))
    dice = ((old.tower.plain, new.tower.plain, "a die"), (old.tower.advanced, new.tower.advanced, "an advanced die"))
    for was, is_now, what in dice:
        yield from differ("", f"the sides of {what}", "forsaken-crit", _sides(was), _sides(is_now))
    names = [listed(name or "?" for name in it.yards) for it in (old, new)]
    yield from differ("", "scrapyards as the library knows them", "forsaken-use-scrapyard", *names)
    counts = [listed(f"{name} {count}" for name, count in sorted(it.decks.items())) for it in (old, new)]
    yield from differ("", "encounter decks as the library knows them", "forsaken-setup-encounter-decks", *counts)


def _zones(tower: Tower) -> str:
    return listed(f"{it.name}: {it.strength} strength, {it.damage} damage, chance {it.weight}" for it in tower.zones)


def _sides(sides: Sides | None) -> str | None:
    return None if sides is None else f"{sides.crit} critical, {sides.blank} blank, {sides.purge} purge"


def _known(before: Table, after: Table) -> Iterator[Difference]:
    """Cards that the table knows without their lying there."""
    old, new = before.card_box, after.card_box
    if old != new:
        words = (str(len(old)), str(len(new))) if len(old) != len(new) else ("as they were", "read anew")
        yield Difference("", "cards known", *words, "library")


def _agreed(before: Table, after: Table) -> Iterator[Difference]:
    return agreements(before, after, RULINGS, AUTOMATIONS)


def _waiting(before: Table, after: Table) -> Iterator[Difference]:
    return to_do(before, after, prompts, notices)


_PARTS: tuple[Callable[[Table, Table], Iterator[Difference]], ...] = (
    _course, players, _turn, _fights, _bounty, _personas, _places, _event_row, _solo, _tower, _known, _agreed, _waiting,
)  # fmt: skip
