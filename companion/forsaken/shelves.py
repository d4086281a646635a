"""The library of Forsaken as one looks through it: what is still to be read off a card, and each card in one line."""

from collections.abc import Iterable

from pydantic import TypeAdapter

from companion.browsing import Shelf
from companion.forsaken.cards import (
    AnyCard,
    BountyCard,
    CardSort,
    CharacterCard,
    EncounterCard,
    EnemyCard,
    FeatCard,
    GearCard,
    Mod,
    PersonaCard,
    PlainCard,
    PlotCard,
    RivalCard,
    StoryCard,
    WeaponCard,
)
from companion.forsaken.kinds import FACTION_NAMES, counted, listed
from companion.shelving import Shelving

KINDS: dict[CardSort, Shelf] = {
    "character": Shelf(title="Characters", one="character", rule="forsaken-player-board"),
    "weapon": Shelf(title="Weapons", one="weapon", rule="forsaken-weapons"),
    "gear": Shelf(title="Gear", one="gear card", rule="forsaken-gear"),
    "talent": Shelf(title="Talents", one="talent", rule="forsaken-talents"),
    "status": Shelf(title="Status cards", one="status card", rule="forsaken-status-cards"),
    "data": Shelf(title="Data", one="data card", rule="forsaken-data"),
    "enemy": Shelf(title="Enemies", one="enemy", rule="forsaken-combat-bar"),
    "bounty": Shelf(title="Bounties", one="bounty", rule="forsaken-bounty"),
    "persona": Shelf(title="Personas", one="persona", rule="forsaken-personas"),
    "job": Shelf(title="Jobs", one="job", rule="forsaken-jobs"),
    "story": Shelf(title="Story cards", one="story card", rule="forsaken-story"),
    "feat": Shelf(title="Feats", one="feat", rule="forsaken-feats"),
    "encounter": Shelf(title="Event row", one="card of the event row", rule="forsaken-event-row"),
    "ruin": Shelf(title="Ruin cards", one="ruin card", rule="forsaken-use-ruins"),
    "defeat": Shelf(title="Defeat cards", one="defeat card", rule="forsaken-defeat"),
    "rival": Shelf(title="Rivals", one="rival", rule="forsaken-rival-card"),
    "plot": Shelf(title="Plot cards", one="plot card", rule="forsaken-plot-deck"),
}
"""Every kind in the order of the page: what one owns, whom one meets, stories, what is drawn, solo games."""

IN_THE_BOX: dict[CardSort, int] = {
    "character": 6,
    "bounty": 10,
    "persona": 12,
    "job": 18,
    "story": 42,
    "feat": 72,
    "ruin": 8,
    "defeat": 6,
    "rival": 6,
    "plot": 11,
}
"""How many of a kind there are (Components): stories and feats are those of six characters and of six modules."""

CARD: TypeAdapter[AnyCard] = TypeAdapter(AnyCard)
DRAFT = "forsaken:"
"""How the place of a card's draft on the desk begins; its id follows."""


def lacks(card: AnyCard) -> str:
    """What is still to be read off a card, in words; empty if nothing is."""
    return _in_a_row(what for is_missing, what in _missing(card) if is_missing)


def _missing(card: AnyCard) -> tuple[tuple[bool, str], ...]:
    match card:
        case CharacterCard():
            unread = sum(space is None for space in card.loop)
            return (
                (card.klass is None, "its class"),
                (card.vitality is None or card.green is None, "its vitality track"),
                (not card.loop, "its legend loop"),
                (unread > 0, f"{counted('space', unread)}{'s' if unread > 1 else ''} of its loop"),
                (card.lap_vp is None, "what a lap gives"),
                (card.talent is None, "its talent"),
                (card.scrap is None or card.particle is None, "its first resources"),
            )
        case WeaponCard():
            return (card.dice is None, "its dice"), (card.mod is None, "its icons as a mod")
        case GearCard():
            return ((card.words is None, "what it does"),)
        case PlainCard():
            unsaid = card.words is None and not card.gains
            sets = card.kind == "defeat" and card.vitality is None
            return (unsaid and card.kind != "defeat", "what it says"), (sets, "the vitality that it leaves")
        case EnemyCard():
            return ((card.dice is None, "its dice"),)
        case BountyCard():
            return (
                (card.landmark is None, "its landmark"),
                (card.dice is None, "its dice"),
                (not card.track, "its track"),
            )
        case PersonaCard():
            return (
                (card.faction is None, "its faction"),
                (card.letter is None, "its letter"),
                (card.special is None and not card.gains, "its special bonus"),
                (None in card.path, "its patrol path"),
            )
        case StoryCard():
            return (not card.feats, "its feats"), (card.vignette is None and not card.by_class, "its vignette")
        case FeatCard():
            return ((card.words is None, "its task"),)
        case PlotCard():
            unread = sum(line is None for line in card.lines)
            return (
                (card.objective is None, "its objective"),
                (unread > 0, f"{counted('line', unread)}{'s' if unread > 1 else ''}"),
            )
        case RivalCard():
            return (
                (card.pips is None, "its difficulty"),
                (not card.plot, "its plot cards"),
                (card.ability is None, "its ability"),
            )
        case EncounterCard():
            return ((card.event is None and card.finale is None, "what it says"),)


def gist(card: AnyCard) -> str:
    """What a card says, in a line."""
    match card:
        case CharacterCard():
            vitality = None if card.vitality is None else f"vitality {card.vitality}"
            return _beside((card.klass or "").capitalize(), vitality, f"a loop of {len(card.loop)}")
        case WeaponCard():
            return _beside(_dice(card.dice), card.words, mod_in_words(card.mod))
        case GearCard():
            return _beside(card.timing, card.words)
        case PlainCard():
            left = None if card.vitality is None else f"vitality {card.vitality}"
            lost = "the turn is over" if card.loses_turn else None
            return _beside(left, lost, card.words, listed(card.gains))
        case EnemyCard() | BountyCard():
            beaten = None if card.overwhelm is None else f"overwhelmed at {card.overwhelm}"
            where = card.landmark if isinstance(card, BountyCard) else None
            return _beside(where, _dice(card.dice), beaten, card.words)
        case PersonaCard():
            return _beside(FACTION_NAMES[card.faction] if card.faction else None, card.letter, card.special)
        case StoryCard():
            chapter = f"chapter {card.chapter}" if card.chapter else None
            return _beside(card.whose, chapter, f"feats {' '.join(card.feats)}" if card.feats else None)
        case FeatCard():
            return _beside(card.letter, card.words)
        case PlotCard():
            return card.objective or ""
        case RivalCard():
            return _beside(f"{card.pips} of difficulty" if card.pips else None, card.ability)
        case EncounterCard():
            return _beside(card.event, f"Finale: {card.finale}" if card.finale else None)


def mod_in_words(mod: Mod | None) -> str:
    """What a weapon adds as a mod: `as a mod (blade) 1 strength, 1 shield`; empty where nobody has read that."""
    if mod is None:
        return ""
    icons = [
        f"{value} {what}"
        for what in ("strength", "damage", "shields", "dice")
        if (value := getattr(mod, what))
    ]  # fmt: skip
    named = f" ({mod.type})" if mod.type else ""
    return f"as a mod{named} {' and '.join(icons) or 'nothing'}"


def _dice(dice: int | None) -> str | None:
    return None if dice is None else "1 die" if dice == 1 else f"{dice} dice"


def _beside(*parts: str | None) -> str:
    return ", ".join(part.strip().rstrip(".") for part in parts if part)


def _in_a_row(parts: Iterable[str]) -> str:
    said = list(parts)
    return " and ".join(([", ".join(said[:-1])] if said[1:] else []) + said[-1:])


SHELVING = Shelving(kinds=KINDS, card=CARD, draft=DRAFT, lacks=lacks, gist=gist, box=dict(IN_THE_BOX))
"""The kinds with what is said of their cards."""
SHELVES = SHELVING.shelves
