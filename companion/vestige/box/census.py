"""What the app knows of a person's box, and what it still lacks: counts by kind, and what to read next."""

from collections.abc import Mapping

from companion.browsing import Shelfful
from companion.vestige.box.cards import (
    AnyCard,
    BountyCard,
    CovertOpCard,
    EndgameCard,
    Kind,
)
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.cards import MASTERIES
from companion.vestige.library import Library
from companion.vestige.printed import known_values

SHELVES: Mapping[Kind, tuple[str, str]] = {
    "nemesis": ("Nemeses", "nemesis"),
    "condition": ("Endgame conditions", "conditions"),
    "covert_op": ("Covert ops", "covert-ops"),
    "region": ("Regions", "regions"),
    "lawmaker": ("Lawmakers", "lawmakers"),
    "mercenary": ("Mercenaries", "mercenaries"),
    "smuggler": ("Smugglers", "smugglers"),
    "chop_bot": ("Chop bots", "chop-bots"),
    "bounty": ("Bounties", "bounties"),
    "artifact": ("Artifacts", "artifacts"),
    "augmentation": ("Augmentations", "augmentations"),
    "mastery": ("Mastery tiles", "mastery-tiles"),
    "speed": ("Speed spaces", "speed-upgrade"),
}
"""Every kind in the order of the page, with its title and rules entry."""

# p. 5: the contents of the box.
_NEMESES = ("Dunecrest", "Happy")
_IN_THE_BOX: Mapping[Kind, int] = {
    "condition": 9,
    "covert_op": 24,
    "lawmaker": 12,
    "mercenary": 12,
    "smuggler": 12,
    "chop_bot": 12,
    "bounty": 12,
    "artifact": 12,
    "augmentation": 12,
    "mastery": len(MASTERIES),
}


def is_complete(card: AnyCard) -> bool:
    """Whether a card has what the app needs of it: its number, or its words where words are what counts."""
    match card:
        case Nemesis():
            return not card.in_words_only
        case EndgameCard():
            return card.condition is not None or card.words is not None
        case CovertOpCard():
            return card.words is not None or bool(card.reward)
        case BountyCard():
            return card.value is not None
        case _:
            return card.leverage is not None


def lacks(card: AnyCard) -> str:
    """What is still to be read off a card, in words; empty if nothing is."""
    if is_complete(card):
        return ""
    match card:
        case Nemesis():
            return "its rows and abilities"
        case EndgameCard() | CovertOpCard():
            return "its words"
        case BountyCard():
            return "what it pays"
        case _:
            return "its leverage"


def census(library: Library) -> tuple[Shelfful, ...]:
    """Every kind, with what is known of it. What the rulebook itself states counts as known."""
    return tuple(_shelfful(library, kind) for kind in SHELVES)


def _shelfful(library: Library, kind: Kind) -> Shelfful:
    held = library.of_kind(kind)
    stated = _stated(library, kind)
    complete = sum(is_complete(it.card) for it in held)
    title, rule = SHELVES[kind]
    total = len(library.collection) if kind == "region" else _IN_THE_BOX.get(kind)
    if kind == "nemesis":
        # Those that a person made are none of the box's, so they make the shelf longer.
        total = len({name.casefold() for name in (*_NEMESES, *(it.card.name for it in held))})
        return Shelfful(kind=kind, title=title, rule=rule, complete=complete, begun=len(held) - complete, total=total)
    return Shelfful(
        kind=kind,
        title=title,
        rule=rule,
        complete=complete + stated,
        begun=len(held) - complete,
        total=total,
        guesses=sum(it.source == "guess" for it in held),
    )


def _stated(library: Library, kind: Kind) -> int:
    """How many values of a kind the rulebook states that nobody has read besides."""
    stated, read = known_values(library.printed), library.printed
    match kind:
        case "region":
            return len(set(stated.regions) - set(read.regions))
        case "mastery":
            return len(set(stated.mastery) - set(read.mastery))
        case "speed":
            return len(set(stated.speed) - set(read.speed))
        case _:
            return 0


def still_unread(library: Library, kind: Kind) -> tuple[str, ...]:
    """Tiles that the person has and whose value nobody has read: what to look up next. Names of cards are not known."""
    stated = known_values(library.printed)
    match kind:
        case "region":
            return tuple(name for name in library.collection if name not in stated.regions)
        case "mastery":
            return tuple(colour for colour in MASTERIES if colour not in stated.mastery)
        case _:
            return ()
