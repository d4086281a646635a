"""Measures: numbers that a table shows, each with its words, its page and how it is counted.

`WORDS` is the one place that defines them; a region's name makes a measure of its own (`region.Oasis`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from pydantic import AfterValidator, Field, ValidationInfo

from companion.faults import UnknownWord
from companion.frozen import Frozen
from companion.vestige.blocks import ATTRIBUTES, DASHBOARD
from companion.vestige.cards import CARD_KINDS, CONTACTS, CardKind, spoken
from companion.vestige.names import plain_name
from companion.vestige.regions import called, region_tiles, tile_called

OF_A_REGION = "region."


class Figures(Frozen):
    """What can be counted of one competitor, at the table or at the final scoring.

    `regions` are the printed values of what it controls, None while unread, and `region_names` their names.
    `blocks` are by place: a hex of the dashboard or an attribute; `loyalty` those on contacts and chop bots,
    `charges` those on artifacts. `others` is the leverage of everybody else. The rest is of the whole table.
    """

    name: str
    human: bool
    leverage: int = 0
    threat: int = 0
    speed: int = 0
    regions: tuple[int | None, ...] = ()
    region_names: tuple[str, ...] = ()
    cards: Mapping[CardKind, int] = {}
    jobs: int = 0
    covert_ops_completed: int = 0
    covert_ops_in_hand: int = 0
    blocks: Mapping[str, int] = {}
    loyalty: int = 0
    charges: int = 0
    others: tuple[int, ...] = ()
    round: int = 1
    players: int = 1
    nemeses: int = 0
    conditions_met: int = 0
    threats: int = 0


@dataclass(frozen=True)
class Word:
    """One measure. `one` and `many` name it, `owned` with whose it is: `region Bone controls`.

    `subject` is where it is offered; `page` and `rule` say where the rulebook has it. `level` is a number that
    something stands at, and not a count of things: `threat level 2`, not `2 threat levels`.
    """

    id: str
    subject: str
    one: str
    many: str
    owned: str
    page: int
    rule: str
    read: Callable[[Figures], int]
    level: bool = False


def _cards(kind: CardKind) -> Callable[[Figures], int]:
    return lambda figures: figures.cards.get(kind, 0)


def _blocks(place: str) -> Callable[[Figures], int]:
    return lambda figures: figures.blocks.get(place, 0)


def _in(region: str) -> Callable[[Figures], int]:
    # The name of a kind of tile counts both of its tiles: Garage is Garage and Garage 2.
    return lambda figures: sum(
        name == region or (tile is not None and tile.name == region)
        for name in figures.region_names
        for tile in (tile_called(name),)
    )


_OF_KIND = {"lawmaker": 20, "mercenary": 20, "smuggler": 20, "bounty": 22, "artifact": 22, "augmentation": 23,
            "chop_bot": 18}  # fmt: skip
_RULE_OF_KIND = {"lawmaker": "lawmakers", "mercenary": "mercenaries", "smuggler": "smugglers", "bounty": "bounties",
                 "artifact": "artifacts", "augmentation": "augmentations", "chop_bot": "chop-bots"}  # fmt: skip

_ALL = (
    Word("regions_controlled", "Regions", "region controlled", "regions controlled", "region {who} controls",
         17, "control", lambda it: len(it.region_names) or len(it.regions)),
    Word("region_leverage", "Regions", "leverage printed on regions controlled",
         "leverage printed on regions controlled",
         "leverage printed on the regions {who} controls", 17, "control-pays",
         lambda it: sum(value or 0 for value in it.regions)),
    *(Word(f"cards.{kind}", "Cards", spoken(kind), spoken(kind, 2), f"{spoken(kind)} of {{who}}",
           _OF_KIND[kind], _RULE_OF_KIND[kind], _cards(kind)) for kind in CARD_KINDS),
    Word("cards.any_contact", "Cards", "contact", "contacts", "contact of {who}", 20, "contacts",
         lambda it: sum(it.cards.get(kind, 0) for kind in CONTACTS)),
    Word("cards.any", "Cards", "card", "cards", "card of {who}", 18, "tableau", lambda it: sum(it.cards.values())),
    Word("completed_bounties", "Cards", "completed bounty", "completed bounties", "bounty {who} has completed",
         22, "bounties", _cards("bounty")),
    Word("jobs", "Cards", "job in progress", "jobs in progress", "job in progress of {who}", 14, "jobs",
         lambda it: it.jobs),
    Word("covert_ops_completed", "Cards", "completed covert op", "completed covert ops",
         "covert op {who} has completed", 24, "complete-a-covert-op", lambda it: it.covert_ops_completed),
    Word("covert_ops_in_hand", "Cards", "covert op in hand", "covert ops in hand", "covert op in hand of {who}",
         24, "covert-ops", lambda it: it.covert_ops_in_hand),
    *(Word(f"attribute.{name}", "Blocks", name, name, f"{name} of {{who}}", 9, name, _blocks(name))
      for name in ATTRIBUTES),
    Word("attributes", "Blocks", "attribute", "attributes", "attribute of {who}", 9, "attributes",
         lambda it: sum(it.blocks.get(name, 0) for name in ATTRIBUTES)),
    *(Word(name, "Blocks", f"block in {name}", f"blocks in {name}", f"block {{who}} has in {name}", 8, name,
           _blocks(name)) for name in DASHBOARD),
    Word("loyalty", "Blocks", "block on contacts and chop bots", "blocks on contacts and chop bots",
         "block on contacts and chop bots of {who}", 8, "blocks", lambda it: it.loyalty),
    Word("charges", "Blocks", "charge on artifacts", "charges on artifacts", "charge on artifacts of {who}",
         22, "charges", lambda it: it.charges),
    Word("speed", "Tracks", "speed", "speed", "speed of {who}", 12, "speed", lambda it: it.speed, level=True),
    Word("leverage", "Tracks", "leverage", "leverage", "leverage of {who}", 10, "leverage",
         lambda it: it.leverage, level=True),
    Word("leverage_ahead", "Tracks", "leverage ahead of everybody else", "leverage ahead of everybody else",
         "leverage {who} is ahead of everybody else", 7, "leverage-track",
         lambda it: max(it.leverage - max(it.others, default=it.leverage), 0)),
    Word("leverage_behind", "Tracks", "leverage behind the leader", "leverage behind the leader",
         "leverage {who} is behind the leader", 7, "leverage-track",
         lambda it: max(max(it.others, default=it.leverage) - it.leverage, 0)),
    Word("leverage_over_last", "Tracks", "leverage ahead of the last", "leverage ahead of the last",
         "leverage {who} is ahead of the last", 7, "leverage-track",
         lambda it: max(it.leverage - min(it.others, default=it.leverage), 0)),
    Word("threat", "Nemeses", "threat level", "threat level", "threat level of {who}", 27, "threat-level",
         lambda it: it.threat, level=True),
    Word("threats", "Nemeses", "threat on the nemesis mat", "threats on the nemesis mat", "threat on the nemesis mat",
         27, "threat", lambda it: it.threats),
    Word("nemeses", "Nemeses", "nemesis at the table", "nemeses at the table", "nemesis at the table", 26, "nemesis",
         lambda it: it.nemeses),
    Word("round", "The game", "round", "round", "round so far", 10, "rounds", lambda it: it.round, level=True),
    Word("players", "The game", "player", "players", "player at the table", 28, "number-of-players",
         lambda it: it.players),
    Word("conditions_met", "The game", "endgame condition met", "endgame conditions met", "endgame condition met",
         25, "condition-met", lambda it: it.conditions_met),
)  # fmt: skip

WORDS: Mapping[str, Word] = {word.id: word for word in _ALL}
"""Every measure but those of single regions, in the order in which they are offered."""


def _known(measure: str, info: ValidationInfo) -> str:
    if measure in WORDS:
        return measure
    if measure.startswith(OF_A_REGION) and measure != OF_A_REGION:
        return OF_A_REGION + called(plain_name(measure.removeprefix(OF_A_REGION), info))
    raise UnknownWord(measure, "measure", WORDS)


Measure = Annotated[str, Field(min_length=1, max_length=67), AfterValidator(_known)]


def word(measure: str) -> Word:
    """The definition of a measure. Raises KeyError for what is none."""
    return WORDS[measure] if measure in WORDS else _of_region(measure)


@cache
def _of_region(measure: str) -> Word:
    if not measure.startswith(OF_A_REGION):
        raise KeyError(measure)
    name = measure.removeprefix(OF_A_REGION)
    several = any(tile.name == name and tile.copies > 1 for tile in region_tiles())
    one = f"{name} controlled"
    many = f"{name} tiles controlled" if several else one
    return Word(measure, "Regions", one, many, f"{name} that {{who}} controls", 17, "control", _in(name))


def reading(measure: str, figures: Figures) -> int:
    """What a measure shows for one competitor."""
    return word(measure).read(figures)


def spoken_measure(measure: str, count: int = 2) -> str:
    """A measure in words, for `count` of it."""
    found = word(measure)
    return found.one if count == 1 else found.many


def counted_measure(measure: str, number: int) -> str:
    """A reading in words: `3 regions controlled`, `threat level 2`."""
    words = spoken_measure(measure, number)
    return f"{words} {number}" if word(measure).level else f"{number} {words}"
