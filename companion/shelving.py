"""Shelves of a game whose cards are told by their names: how full each is, and each card in one line."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter, ValidationError

from companion.browsing import Line, Read, Shelf, Shelfful, Shelves, ranked
from companion.library import Held, Library


@dataclass(frozen=True)
class OnAShelf:
    """A card on its shelf; `of_the_app` where it came with the app and nobody has one of their own."""

    held: Held
    lacks: Callable[[Any], str]
    gist: Callable[[Any], str]
    of_the_app: bool = False

    @property
    def kind(self) -> str:
        """Its shelf."""
        return str(self.held.card.kind)

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.held.card.name)

    @property
    def key(self) -> str:
        """Its id."""
        return str(self.held.card.id)

    @property
    def number(self) -> int | None:
        """No such card is told by one number."""
        return None

    @property
    def unread(self) -> bool:
        """No such card lies in a place of its own."""
        return False

    @property
    def order(self) -> tuple[int, str]:
        """By name."""
        return 0, self.name.casefold()

    @property
    def line(self) -> Line:
        """What is said of it, and what it still lacks."""
        card = self.held.card
        missing = self.lacks(card)
        about = f"still lacks {missing}" if missing else self.gist(card)
        read: Read = "app" if self.of_the_app else self.held.source
        return Line(id=card.id, name=card.name, about=about, lacks=bool(missing), read=read, pack=self.held.pack)


@dataclass(frozen=True)
class Shelving:
    """What a game says of its cards: its kinds in the order of the page, what a card still `lacks` and its `gist`.

    `card` reads one, `draft` is how the place of a card's draft on the desk begins; its id follows. `box` is how many
    of a kind the box has, where that is printed.
    """

    kinds: Mapping[Any, Shelf]
    card: TypeAdapter[Any]
    draft: str
    lacks: Callable[[Any], str]
    gist: Callable[[Any], str]
    box: Mapping[Any, int] = field(default_factory=dict)

    def census(self, library: Library) -> tuple[Shelfful, ...]:
        """Every kind, with what is known of it. Cards that come with the app count like any other."""
        return tuple(self._shelfful(library, kind, shelf) for kind, shelf in self.kinds.items())

    def _shelfful(self, library: Library, kind: str, shelf: Shelf) -> Shelfful:
        lying = tuple(self._lying(library, kind, retired=False))
        complete = sum(not self.lacks(it.held.card) for it in lying)
        return Shelfful(
            kind=kind,
            title=shelf.title,
            rule=shelf.rule,
            complete=complete,
            begun=len(lying) - complete,
            total=self.box.get(kind),
            guesses=sum(it.held.source == "guess" for it in lying),
            begun_means="in part",
        )

    def found(self, library: Library, kind: str, letters: str = "", retired: bool = False) -> tuple[OnAShelf, ...]:
        """Those of a kind in use, or those that are `retired`, whose name fits the letters: the best fit first."""
        return ranked(self._lying(library, kind, retired), letters)

    def _lying(self, library: Library, kind: str, retired: bool) -> Iterator[OnAShelf]:
        own = [held for held in library.cards.values() if held.card.kind == kind and held.retired is retired]
        if not retired:
            chosen = {card.id for card in library.choices(kind)}
            for id, card in library.of_the_app().items():
                if id in chosen:
                    yield OnAShelf(library.HELD(card=card), self.lacks, self.gist, of_the_app=True)
        yield from (OnAShelf(held, self.lacks, self.gist) for held in own)

    def card_in(self, draft: Mapping[str, Any]) -> Any:
        """The card that a draft makes; None while it makes none."""
        try:
            return self.card.validate_python(dict(draft))
        except ValidationError:
            return None

    def unkept(self, library: Library, drafts: Mapping[str, Any], kind: str) -> tuple[tuple[str, str], ...]:
        """Cards of a kind that somebody has begun to write or to change and not kept yet: the id and name of each."""
        begun = []
        for key, draft in drafts.items():
            id = key.removeprefix(self.draft)
            if id == key or not isinstance(draft, Mapping) or draft.get("kind") != kind:
                continue
            held = library.cards.get(id)
            if held is None or self.card_in(draft) != held.card:
                begun.append((id, str(draft.get("name", ""))))
        return tuple(begun)

    @property
    def shelves(self) -> Shelves:
        """The same as the kernel sees it."""
        return Shelves(kinds=dict(self.kinds), census=self.census, found=self.found, unkept=self.unkept)
