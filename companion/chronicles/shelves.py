"""The library of Chronicles as one looks through it: how full each shelf is, and each card in one line."""

from pydantic import TypeAdapter

from companion.browsing import Shelf
from companion.chronicles.cards import AnyCard, CardSort, ChronicleCard, EventCard, LegendaryCard
from companion.shelving import Shelving

KINDS: dict[CardSort, Shelf] = {
    "legendary": Shelf(title="Legendary cards", one="legendary card", rule="chronicles-legendary-card"),
    "event": Shelf(title="Events", one="event", rule="chronicles-events"),
    "chronicle": Shelf(title="Chronicle cards", one="chronicle card", rule="chronicles-draw-a-chronicle"),
}
"""Every kind in the order of the page. How many of each the box has is printed nowhere that we know of."""

CARD: TypeAdapter[AnyCard] = TypeAdapter(AnyCard)
DRAFT = "chronicles:"
"""How the place of a card's draft on the desk begins; its id follows."""


def lacks(card: AnyCard) -> str:
    """What is still to be read off a card, in words; empty if nothing is."""
    match card:
        case LegendaryCard():
            missing: tuple[tuple[bool, str], ...] = (
                (card.track is None, "its attribute"),
                (card.words is None, "its power"),
                (None in card.honor, "the honor of its spaces"),
            )
        case EventCard():
            missing = ((card.deed is None, "its deed"), (card.renown is None, "its reward"))
        case ChronicleCard():
            missing = ((card.a is None, "the mark of A"), (card.b is None, "the mark of B"))
    return " and ".join(what for is_missing, what in missing if is_missing)


def gist(card: AnyCard) -> str:
    """What a card says, in a line."""
    match card:
        case LegendaryCard():
            return ": ".join(part for part in ((card.track or "").capitalize(), card.words or "") if part)
        case EventCard():
            return _after_each_other(card.deed, reward_in_words(card))
        case ChronicleCard():
            return ", ".join(
                f"{option} {track}" for option, track in (("A", card.a), ("B", card.b)) if track is not None
            )


def reward_in_words(card: EventCard) -> str:
    """What an event gives, as far as somebody has read it: `1 renown, a mark on courage`; empty if nobody has."""
    parts = [f"{card.renown} renown"] if card.renown else []
    parts += [f"a mark on {track}" for track in card.marks]
    parts += [f"{card.honor} honor"] if card.honor else []
    return ", ".join((*parts, *([card.reward] if card.reward else [])))


def _after_each_other(*parts: str | None) -> str:
    """Sentences that are there, each with one full stop behind it but the last."""
    said = [part.strip() for part in parts if part]
    return " ".join((*(f"{part.rstrip('.')}." for part in said[:-1]), *said[-1:]))


SHELVING = Shelving(kinds=KINDS, card=CARD, draft=DRAFT, lacks=lacks, gist=gist)
census, found, card_in, unkept = SHELVING.census, SHELVING.found, SHELVING.card_in, SHELVING.unkept
SHELVES = SHELVING.shelves
