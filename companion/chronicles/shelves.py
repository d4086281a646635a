"""The library of Chronicles as one looks through it: how full each shelf is, and each card in one line."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter, ValidationError

from companion.browsing import Line, Read, Shelf, Shelfful, Shelves, ranked
from companion.chronicles.cards import AnyCard, CardSort, ChronicleCard, EventCard, LegendaryCard
from companion.chronicles.library import Held, Library

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


def census(library: Library) -> tuple[Shelfful, ...]:
    """Every kind, with what is known of it. Events that come with the app count like any other."""
    return tuple(_shelfful(library, kind, shelf) for kind, shelf in KINDS.items())


def _shelfful(library: Library, kind: CardSort, shelf: Shelf) -> Shelfful:
    lying = tuple(_lying(library, kind, retired=False))
    complete = sum(not lacks(it.held.card) for it in lying)
    return Shelfful(
        kind=kind,
        title=shelf.title,
        rule=shelf.rule,
        complete=complete,
        begun=len(lying) - complete,
        total=None,
        guesses=sum(it.held.source == "guess" for it in lying),
        begun_means="in part",
    )


@dataclass(frozen=True)
class OnAShelf:
    """A card on its shelf; `of_the_app` where it came with the app and nobody has one of their own."""

    held: Held
    of_the_app: bool = False

    @property
    def kind(self) -> str:
        """Its shelf."""
        return self.held.card.kind

    @property
    def name(self) -> str:
        """What it is called."""
        return self.held.card.name

    @property
    def key(self) -> str:
        """Its id."""
        return self.held.card.id

    @property
    def number(self) -> int | None:
        """No card of this game is told by one number."""
        return None

    @property
    def unread(self) -> bool:
        """No card of this game lies in a place of its own."""
        return False

    @property
    def order(self) -> tuple[int, str]:
        """By name."""
        return 0, self.name.casefold()

    @property
    def line(self) -> Line:
        """What is said of it, and what it still lacks."""
        card = self.held.card
        missing = lacks(card)
        about = f"still lacks {missing}" if missing else gist(card)
        read: Read = "app" if self.of_the_app else self.held.source
        return Line(
            id=card.id, name=card.name, about=about, lacks=bool(missing), read=read,
            pack=self.held.pack,
        )  # fmt: skip


def found(library: Library, kind: CardSort, letters: str = "", retired: bool = False) -> tuple[OnAShelf, ...]:
    """The cards of a kind in use, or those that are `retired`, whose name fits the letters: the best fit first."""
    return ranked(_lying(library, kind, retired), letters)


def _lying(library: Library, kind: CardSort, retired: bool) -> Iterator[OnAShelf]:
    own = [held for held in library.cards.values() if held.card.kind == kind and held.retired is retired]
    if not retired:
        of_the_app = library.of_the_app()
        chosen = {card.id for card in library.choices(kind)}
        yield from (OnAShelf(Held(card=card), of_the_app=True) for id, card in of_the_app.items() if id in chosen)
    yield from (OnAShelf(held) for held in own)


def card_in(draft: Mapping[str, Any]) -> AnyCard | None:
    """The card that a draft makes; None while it makes none."""
    try:
        return CARD.validate_python(dict(draft))
    except ValidationError:
        return None


def unkept(library: Library, drafts: Mapping[str, Any], kind: CardSort) -> tuple[tuple[str, str], ...]:
    """Cards of a kind that somebody has begun to write or to change and has not kept yet: the id and name of each."""
    begun = []
    for key, draft in drafts.items():
        id = key.removeprefix(DRAFT)
        if id == key or not isinstance(draft, Mapping) or draft.get("kind") != kind:
            continue
        held = library.cards.get(id)
        if held is None or card_in(draft) != held.card:
            begun.append((id, str(draft.get("name", ""))))
    return tuple(begun)


SHELVES = Shelves(kinds=dict(KINDS.items()), census=census, found=found, unkept=unkept)
