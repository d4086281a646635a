"""How what is a player's differs from one table of Forsaken to another, in words."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.difference import NOTHING, differ, listed, read_off
from companion.forsaken.cards import LoopSpace
from companion.forsaken.glossary import entry_of_cool_stuff, entry_of_gain
from companion.forsaken.kinds import COOL_STUFF, FACTION_NAMES, FACTIONS, HOLDINGS, named
from companion.forsaken.kinds import listed as gains_in_words
from companion.forsaken.player import Feat, Gear, Job, Owned, Player, Weapon
from companion.forsaken.table import Table
from companion.game import Difference

_Thing = Weapon | Owned | Job | Feat
_Reads = tuple[tuple[str, str, Callable[[Any], object]], ...]
"""What differs of a thing: in words, with the entry about it, and how it is read off."""


def players(before: Table, after: Table) -> Iterator[Difference]:
    """Everything that differs about players."""
    for name in dict.fromkeys(it.name for table in (before, after) for it in table.players):
        old, new = before.find(name), after.find(name)
        if old is None or new is None:
            yield Difference(name, "the seat", "there" if old else NOTHING, "there" if new else NOTHING, "seats-change")
            continue
        yield from _numbers(old, new)
        for what, rule, read in _VALUES:
            yield from differ(name, what, rule, read(old), read(new))
        yield from _loop(old, new)
        yield from read_off(name, "what the story card says", "forsaken-story", old.story.printed, new.story.printed)
        for part, rule in (("finale", "forsaken-finale"), ("extras", "forsaken-end-game-resolution")):
            lines = [listed(f"{e.what} {e.vp}" for e in getattr(it, part).get(name, ())) for it in (before, after)]
            yield from differ(name, f"{part} at the end", rule, *lines)
        for kind in COOL_STUFF:
            counts = [table.counted.get(name, {}).get(kind) for table in (before, after)]
            yield from differ(name, f"{kind} as they were counted for a tie", entry_of_cool_stuff(kind), *counts)
        yield from _gear(name, old, new)
        yield from _things(name, old.weapons, new.weapons, "forsaken-weapons", _OF_A_WEAPON)
        yield from _things(name, old.cards, new.cards, "forsaken-status-cards", _OF_A_CARD)
        yield from _things(name, old.jobs, new.jobs, "forsaken-jobs", _OF_A_JOB)
        yield from _things(name, old.feats, new.feats, "forsaken-feats", _OF_A_FEAT)
    order = [[it.name for it in table.players] for table in (before, after)]
    if sorted(order[0]) == sorted(order[1]):
        yield from differ("", "the order of turns", "forsaken-first-player", *(listed(names) for names in order))


def _numbers(old: Player, new: Player) -> Iterator[Difference]:
    for what in HOLDINGS:
        yield from differ(old.name, named(what, 2), entry_of_gain(what), old.holds(what), new.holds(what))
        if what == "vp":
            yield from _vitality(old, new)
    for faction in FACTIONS:
        grudges = [it.grudges.get(faction, 0) for it in (old, new)]
        yield from differ(old.name, f"grudges of the {FACTION_NAMES[faction]}", "forsaken-grudges", *grudges)


def _vitality(old: Player, new: Player) -> Iterator[Difference]:
    yield from differ(old.name, "vitality", "forsaken-vitality", old.vitality, new.vitality)
    yield from differ(old.name, "the top of the vitality track", "forsaken-vitality", old.most, new.most)
    # Without the track there is no vitality to tell of, and with fungalyte the tracker may stay where it is.
    if old.vitality == new.vitality and old.fungalyte == new.fungalyte:
        yield from differ(old.name, "damage not healed yet", "forsaken-taking-damage", old.wounds, new.wounds)


def _loop(old: Player, new: Player) -> Iterator[Difference]:
    counts = [len(it.loop) or None for it in (old, new)]
    yield from differ(old.name, "spaces of the legend loop", "forsaken-legend", *counts)
    for place in range(max(len(old.loop), len(new.loop))):
        spaces = [_space(it.loop[place]) if place < len(it.loop) else None for it in (old, new)]
        what = f"space {place} of the legend loop" if place else "the Legend space"
        yield from differ(old.name, what, "forsaken-legend", *spaces)


def _space(space: LoopSpace | None) -> str | None:
    if space is None:
        return None
    return " and ".join(part for part in (gains_in_words(space.gains), space.words) if part) or "bare"


_VALUES: tuple[tuple[str, str, Callable[[Player], object]], ...] = (
    ("infamy", "forsaken-infamy", lambda it: it.infamy),
    ("fungalyte", "forsaken-fungalyte", lambda it: it.fungalyte),
    ("slots for fungalyte", "forsaken-fungalyte", lambda it: it.green),
    ("steps of legend", "forsaken-legend", lambda it: it.legend),
    ("VP of a lap", "forsaken-legend", lambda it: it.lap_vp),
    ("the character", "forsaken-player-board", lambda it: it.character),
    ("the class", "forsaken-class", lambda it: it.klass),
    ("the class module", "forsaken-class-module", lambda it: it.module),
    ("the printed talent", "forsaken-talents", lambda it: it.talent),
    ("the chapter", "forsaken-next-chapter", lambda it: it.story.chapter),
    ("the code of the story card", "forsaken-story", lambda it: it.story.code),
    ("the story card", "forsaken-story", lambda it: it.story.name),
    ("the vignette", "forsaken-vignette", lambda it: it.story.entry),
    ("the story", "forsaken-story", lambda it: "finished" if it.story.finished else "not finished"),
    ("archived cards", "forsaken-archiving", lambda it: it.archived),
    ("the colour", "seats-change", lambda it: it.color),
    ("the seat", "seats-change", lambda it: "gone" if it.away else "there"),
)

_OF_A_WEAPON: _Reads = (
    ("the name", "forsaken-weapons", lambda it: it.name),
    ("the place", "forsaken-mods", lambda it: {"equipped": "equipped", "mod": "a mod", "aside": "aside"}[it.role]),
)
_OF_A_CARD: _Reads = (
    ("the kind", "forsaken-status-cards", lambda it: it.kind),
    ("the name", "forsaken-status-cards", lambda it: it.name),
    ("the words", "forsaken-status-cards", lambda it: it.words),
)
_OF_A_JOB: _Reads = (
    ("the name", "forsaken-jobs", lambda it: it.name),
    ("the faction", "forsaken-jobs", lambda it: FACTION_NAMES[it.faction] if it.faction else "none"),
    ("the words", "forsaken-jobs", lambda it: it.words),
)
_OF_A_FEAT: _Reads = (
    ("the letter", "forsaken-feats", lambda it: it.letter),
    ("the name", "forsaken-feats", lambda it: it.name),
    ("the state", "forsaken-feats", lambda it: "done" if it.done else "active"),
)


def _gear(who: str, old: Player, new: Player) -> Iterator[Difference]:
    """Gear by its number. What lies in a hand is named to nobody: only the discard pile is open."""
    were, are = {it.id: it for it in old.gear}, {it.id: it for it in new.gear}
    for id in dict.fromkeys((*were, *are)):
        was, is_now = were.get(id), are.get(id)
        # What is only thought of may not name a card that lies in a hand as yet.
        open_card = was or is_now
        title = open_card.title if open_card and open_card.played else "a gear card"
        yield from differ(who, title, "forsaken-gear", _pile(was), _pile(is_now))
        if was and is_now and (was.name, was.printed) != (is_now.name, is_now.printed):
            yield Difference(who, f"what is known of {title}", "as noted", "noted otherwise", "forsaken-gear")


def _pile(gear: Gear | None) -> str | None:
    return None if gear is None else "in the discard pile" if gear.played else "in hand"


def _things(who: str, old: Iterable[_Thing], new: Iterable[_Thing], rule: str, reads: _Reads) -> Iterator[Difference]:
    """Cards by their number at this table: which came, which have gone, and what is not the same on one."""
    were, are = {it.id: it for it in old}, {it.id: it for it in new}
    for id in dict.fromkeys((*were, *are)):
        was, is_now = were.get(id), are.get(id)
        if was is None or is_now is None:
            title = "".join(it.title for it in (was, is_now) if it)
            yield Difference(who, title, "there" if was else NOTHING, "there" if is_now else NOTHING, rule)
            continue
        for what, entry, read in reads:
            yield from differ(who, f"{what} of {was.title}", entry, read(was), read(is_now))
        card = f"the card of {was.title}"
        yield from read_off(who, card, rule, getattr(was, "printed", None), getattr(is_now, "printed", None))
