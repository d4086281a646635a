"""One persona a faction, by lot: with three different letters, as the rulebook advises (Lay out the Game Trayz)."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product

from companion.chance import one_of
from companion.forsaken.cards import PersonaCard
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, Faction
from companion.forsaken.setup import ChosenPersona

Letters = Mapping[Faction, str | None]


def drawn_personas(
    seed: str, known: Sequence[PersonaCard], lying: Mapping[Faction, ChosenPersona] | None = None
) -> dict[Faction, PersonaCard]:
    """A persona of each faction of which one is known, with different letters where that can be.

    The same cards and the same seed give the same ones, in whatever order the cards are given. `lying` are personas
    that stay as they are: their letters count, and nothing is drawn for their factions.
    """
    fixed = dict(lying or {})
    factions = [faction for faction in FACTIONS if faction not in fixed and _of(known, faction)]
    if not factions:
        return {}
    ways = list(product(*(_of(known, faction) for faction in factions)))
    taken = [persona.letter for persona in fixed.values()]
    apart = [way for way in ways if _apart([*taken, *(card.letter for card in way)])]
    return dict(zip(factions, one_of(seed, apart or ways), strict=True))


def alike(letters: Letters) -> str:
    """Which personas share a letter and are better drawn again, as a sentence; empty where none do."""
    for one, other in combinations(FACTIONS, 2):
        letter = (letters.get(one) or "").casefold()
        if letter and letter == (letters.get(other) or "").casefold():
            names = f"{FACTION_NAMES[one]} and {FACTION_NAMES[other]}"
            return f"{names} both show {letter.upper()}: draw again until all three letters differ."
    return ""


def _of(known: Sequence[PersonaCard], faction: Faction) -> list[PersonaCard]:
    return sorted((card for card in known if card.faction == faction), key=lambda card: (card.name.casefold(), card.id))


def _apart(letters: Sequence[str | None]) -> bool:
    said = [letter.casefold() for letter in letters if letter]
    return len(set(said)) == len(said)
