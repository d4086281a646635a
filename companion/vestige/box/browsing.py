"""Cards as one looks through them: found by their first letters, each in one line with what it says or still lacks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.browsing import Line, Read, Shelf, Shelves, ranked
from companion.vestige.box.cards import (
    AnyCard,
    BountyCard,
    CovertOpCard,
    EndgameCard,
    Kind,
    MasteryTile,
    RegionCard,
    SpeedSpace,
)
from companion.vestige.box.census import SHELVES, census, lacks, still_unread
from companion.vestige.box.editing import card_in
from companion.vestige.box.nemesis import Nemesis, ThreatCard, bounty_value
from companion.vestige.box.pack import bundled
from companion.vestige.cards import spoken
from companion.vestige.glossary import entry_of_printed
from companion.vestige.library import Held, Library
from companion.vestige.printed import known_values
from companion.vestige.setup import Printed

TILES: tuple[Kind, ...] = ("region", "mastery", "speed")
"""Kinds of which there is one each in its place, with a printed leverage."""


@dataclass(frozen=True)
class Found:
    """Something on a shelf: a card that is held, or a tile by its place. `line` is only worked out on asking.

    `stated` is what the rulebook itself says that is printed on it.
    """

    kind: Kind
    name: str
    held: Held | None = None
    of: str | None = None
    stated: int | None = None

    @property
    def key(self) -> str:
        """What tells it from all others of its kind."""
        return self.of or (self.held.card.id if self.held else self.name)

    @property
    def unread(self) -> bool:
        """Whether it is a tile whose number nobody knows."""
        return self.of is not None and self.number is None

    @property
    def number(self) -> int | None:
        """What is printed on it, where that is one number."""
        card = self.held.card if self.held else None
        printed = number_on(card) if card else None
        return self.stated if printed is None else printed

    @property
    def order(self) -> tuple[int, str]:
        """Speed spaces by their number, everything else by name."""
        if self.kind == "speed" and self.of:
            return int(self.of.partition(":")[2]), ""
        return 0, self.name.casefold()

    @property
    def line(self) -> Line:
        """What is said of it."""
        card = self.held.card if self.held else None
        number = "" if self.number is None else str(self.number)
        if card is None or (number and number_on(card) is None):
            # Nobody wrote its number down: it is stated, or still to be read.
            about = gist(card) if card else ""
            read: Read = "rulebook" if number else "nowhere"
            id = card.id if card else None
            return Line(id=id, of=self.of, name=self.name, number=number, about=about, lacks=not number, read=read)
        assert self.held is not None
        missing = lacks(card)
        lacking = f"still lacks {missing}" if missing else ""
        return Line(
            id=card.id, of=self.of, name=self.name, number=number, about=lacking or gist(card), lacks=bool(missing),
            read="app" if card.id in bundled() else self.held.source, pack=self.held.pack,
        )  # fmt: skip


def found(library: Library, kind: Kind, letters: str = "", retired: bool = False) -> tuple[Found, ...]:
    """The cards of a kind in use, or those that are `retired`, whose name fits the letters: the best fit first.

    Tiles that nobody has read come before all others.
    """
    return ranked(_of_kind(library, kind, retired), letters)


def unkept(library: Library, drafts: Mapping[str, Any], kind: Kind) -> tuple[tuple[str, str], ...]:
    """Cards of a kind that somebody has begun to write or to change and has not kept yet: the id and name of each.

    `drafts` are by what they are drafts of: those of cards by `card:` and an id.
    """
    begun = []
    for key, draft in drafts.items():
        place, _, id = key.partition(":")
        if place != "card" or not isinstance(draft, Mapping) or draft.get("kind") != kind:
            continue
        held = library.cards.get(id)
        if held is None or card_in(dict(draft)) != held.card:
            card = card_in(dict(draft))
            begun.append((id, title_of(card) if card else str(draft.get("name", ""))))
    return tuple(begun)


def _of_kind(library: Library, kind: Kind, retired: bool) -> Iterator[Found]:
    held = [it for it in library.cards.values() if it.card.kind == kind and it.retired is retired]
    if kind == "nemesis" and not retired:
        of_the_app = (card for card in library.nemeses() if card.id in bundled())
        held = [*(Held(card=card, source="pack") for card in of_the_app), *held]
    stated = {} if retired or kind not in TILES else _stated(kind)
    for it in held:
        of = place_of(it.card)
        number = stated.pop(of, None) if of else None
        yield Found(kind, title_of(it.card), it, of, number)
    if kind in TILES and not retired:
        known = {place_of(it.card) for it in library.cards.values()}
        unread = (f"{kind}:{name}" for name in still_unread(library, kind))
        for of in (*stated, *unread):
            if of not in known:
                yield Found(kind, called_at(of), None, of, stated.get(of))


def _stated(kind: Kind) -> dict[str, int]:
    """What the rulebook itself states, by place."""
    known = known_values(Printed())
    values: dict[Kind, dict[str, int]] = {
        "region": {f"region:{name}": value for name, value in known.regions.items()},
        "mastery": {f"mastery:{name}": value for name, value in known.mastery.items()},
        "speed": {f"speed:{space}": value for space, value in known.speed.items()},
    }
    return values[kind]


def place_of(card: AnyCard) -> str | None:
    """The place of a tile: `region:Oasis`, `mastery:guile`, `speed:5`; None for a card that lies in no place."""
    match card:
        case RegionCard():
            return f"region:{card.name}"
        case MasteryTile():
            return f"mastery:{card.mastery}"
        case SpeedSpace():
            return f"speed:{card.space}"
        case _:
            return None


def called_at(of: str) -> str:
    """What a tile or space in a place is called: `Oasis`, `Guile`, `Space 5`."""
    kind, _, name = of.partition(":")
    return {"mastery": spoken(name).capitalize(), "speed": f"Space {name}"}.get(kind, name)


def title_of(card: AnyCard) -> str:
    """What a card is called on its shelf."""
    of = place_of(card)
    return called_at(of) if of else card.name


def number_on(card: AnyCard) -> int | None:
    """The one number on a card: its leverage, or what a bounty pays; None without one."""
    match card:
        case Nemesis() | EndgameCard() | CovertOpCard():
            return None
        case BountyCard():
            return card.value.fixed if card.value else None
        case _:
            return card.leverage


def gist(card: AnyCard | None) -> str:
    """What a card says: in the words that were written down for it, else in those that the app makes of it."""
    if card is None:
        return ""
    if card.words is not None:
        return card.words
    match card:
        case Nemesis():
            return _parts_of(card)
        case EndgameCard(condition=condition) if condition is not None:
            return _sentence(condition.sentence())
        case CovertOpCard():
            asked = [_sentence(card.condition.sentence())] if card.condition else []
            return " ".join((*asked, *(_sentence(effect.sentence("its owner")) for effect in card.reward)))
        case BountyCard(value=value) if value is not None and value.fixed is None:
            return f"Pays {bounty_value(value)}"
        case RegionCard(at_end=amount) if amount is not None:
            return f"At game end {amount.sentence()}"
        case _:
            return ""


def threat_gist(threat: ThreatCard | None, nemesis: str) -> str:
    """What a threat does at once: in the words that were written down for it, else in those that the app makes of it.

    What removes it is not among them.
    """
    if threat is None:
        return ""
    return threat.words or " ".join(_sentence(effect.sentence(nemesis)) for effect in threat.immediately)


def _parts_of(card: Nemesis) -> str:
    counts = (
        (len(card.levels), "row", "rows"),
        (len(card.triggered), "triggered ability", "triggered abilities"),
        (len(card.threats), "threat", "threats"),
    )
    parts = [f"{count} {one if count == 1 else more}" for count, one, more in counts if count]
    return ", ".join((*parts, *(["a goal"] if card.goal else [])))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}"


_SAID: dict[Kind, str] = {
    "condition": "endgame condition",
    "mastery": "mastery tile",
    "speed": "speed space",
}


def said(kind: Kind) -> str:
    """What people call a card of this kind: `chop bot`, `mastery tile`."""
    return _SAID.get(kind, spoken(kind))


THE_SHELVES = Shelves(
    kinds={kind: Shelf(title=title, one=said(kind), rule=rule) for kind, (title, rule) in SHELVES.items()},
    census=census,
    found=found,
    unkept=unkept,
    places=TILES,
    rule_of=entry_of_printed,
)
"""How this game's library is looked through."""
