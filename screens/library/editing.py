"""A card on its page: the draft that lies on the desk until it is kept, and the one way in which taps change it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.card_bin import binned
from companion.desk import Desk
from companion.library import Held, Library, Source, fresh_id, kept, read_library, retired, saved_library
from companion.shelving import Shelving

Draft = Mapping[str, Any]


def as_written(draft: Draft, field: str, text: str) -> dict[str, Any]:
    """What a field of one sentence tells of the card."""
    return {field: text.strip() or None}


@dataclass(frozen=True)
class Book:
    """The cards of one game as they are edited: `read` turns what was typed in a field into fields of the draft."""

    game: str
    library: type[Library]
    shelving: Shelving
    read: Callable[[Draft, str, str], dict[str, Any]] = as_written


def start_card(book: Book, desk: Desk, kind: str, name: str) -> str:
    """The id under which the page finds the card: one that is there already, one half written, else a new draft."""
    library, place = read_library(book.library, desk.library(book.game)), book.shelving.draft
    wanted = name.strip().casefold()
    for card in library.choices(kind):
        if card.name.casefold() == wanted:
            return str(card.id)
    begun = {key.removeprefix(place): it for key, it in desk.drafts.items() if key.startswith(place)}
    for id, draft in begun.items():
        if draft.get("kind") == kind and str(draft.get("name", "")).casefold() == wanted:
            return id
    id = fresh_id(name, library.cards, library.of_the_app(), begun)
    desk.drafts[f"{place}{id}"] = {"kind": kind, "id": id, "name": name}
    return id


class Editing:
    """One card while it is edited. What is changed lies in a draft, so that a reload or another page loses nothing."""

    def __init__(self, book: Book, desk: Desk, id: str, redraw: Callable[[], Any]) -> None:
        self.book = book
        self.desk = desk
        self.id = id
        self.place = f"{book.shelving.draft}{id}"
        self._redraw = redraw
        self._writers: dict[str, Callable[[str], None]] = {}

    @property
    def library(self) -> Library:
        return read_library(self.book.library, self.desk.library(self.book.game))

    @property
    def held(self) -> Held | None:
        """The card as it is kept; None for a new one, and for one that comes with the app."""
        return self.library.cards.get(self.id)

    @property
    def of_the_app(self) -> Any:
        """The card that comes with the app: what is changed of it makes one of the person's own."""
        return self.library.of_the_app().get(self.id)

    @property
    def draft(self) -> dict[str, Any] | None:
        """The card as it stands here; None where there is no such card."""
        begun: dict[str, Any] | None = self.desk.drafts.get(self.place)
        if begun is not None:
            return begun
        card = self.held.card if self.held else self.of_the_app
        return card.model_dump(mode="json", exclude_none=True) if card else None

    @property
    def card(self) -> Any:
        """What the draft makes; None while it makes no card, as without a name."""
        return self.book.shelving.card_in(self.draft) if self.draft else None

    @property
    def changed(self) -> bool:
        """Whether something would be lost if the draft were thrown away."""
        kept_card = self.held.card if self.held else self.of_the_app
        return self.draft is not None and (self.card != kept_card or self.source != self.held_source)

    @property
    def held_source(self) -> Source:
        return self.held.source if self.held else "my_copy"

    @property
    def source(self) -> Source:
        """Where it was read, as somebody said here, or as it was kept."""
        said: Source | None = self.desk.drafts.get(f"{self.place}:source")
        return said or self.held_source

    def put(self, **values: Any) -> None:
        """Some fields of the card; None takes one away."""
        draft = {**(self.draft or {}), **values}
        self.desk.drafts[self.place] = {name: value for name, value in draft.items() if value is not None}
        self._redraw()

    def say_source(self, source: Source) -> None:
        """Where it was read."""
        self.desk.drafts[f"{self.place}:source"] = source
        self._redraw()

    def writer(self, field: str) -> Callable[[str], None]:
        """What a text field tells: the same function each time, so that the field is left alone."""

        def write(text: str) -> None:
            self.put(**self.book.read(self.draft or {}, field, text))

        return self._writers.setdefault(field, write)

    def clear(self) -> None:
        """Throws the draft away: the card is as it is kept."""
        for part in ("", ":source"):
            self.desk.drafts.pop(f"{self.place}{part}", None)

    def keep(self) -> Any:
        """The card in the library from now on; None while the draft makes none."""
        card, library = self.card, self.library
        if card is None:
            return None
        if self.changed:
            if self.held is None and self.of_the_app is not None:
                card = card.changed({"id": fresh_id(card.name, library.cards, library.of_the_app())})
            pack = self.held.pack if self.held and self.held.card == card else None
            self._save(kept(library, card, self.source, pack))
        self.clear()
        return card

    def retire(self, out: bool) -> None:
        """Offered no more, or again."""
        self._save(retired(self.library, self.id, out))

    def delete(self) -> bool:
        """Away with it: what is kept goes to the bin. Whether it was kept."""
        was_kept = self.held is not None
        self.clear()
        if was_kept:
            self._save(binned(self.library, [self.id], self.desk.time()))
        return was_kept

    def _save(self, library: Library) -> None:
        self.desk.keep_library(self.book.game, saved_library(library))
