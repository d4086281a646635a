"""A card on its page: the draft that lies on the desk, and the one way in which taps and keys change it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.desk import Desk
from companion.library import Source
from companion.vestige.box.cards import AnyCard
from companion.vestige.box.editing import Draft, Path, added, at, draft_of, moved, put
from companion.vestige.box.pack import bundled
from companion.vestige.box.parts import owner_of, without_part_at
from companion.vestige.library import Held, Library, library_of


@dataclass(frozen=True)
class Place:
    """What a sheet over the page is about: its name, and where that stands in the draft."""

    name: str
    path: Path = ()


Opens = Callable[[Place], Any]


def kept_as(id: str) -> str:
    """Where the draft of a card lies on the desk."""
    return f"card:{id}"


def back_to(desk: Desk, id: str, address: str) -> None:
    """Whoever is done with this card comes back to this page."""
    desk.drafts[f"{kept_as(id)}:back"] = address


class Editing:
    """One card while it is edited. `moves` counts what changed the order of things: text fields begin anew then."""

    def __init__(self, desk: Desk, id: str, redraw: Callable[[], Any]) -> None:
        self.desk = desk
        self.id = id
        self.moves = 0
        self._redraw = redraw
        self._writers: dict[Path, Callable[[str], None]] = {}
        if self.held and self.begun is None:
            desk.drafts[kept_as(id)] = draft_of(self.held.card)
            self.look_again()

    @property
    def library(self) -> Library:
        return library_of(self.desk.library("vestige"))

    @property
    def held(self) -> Held | None:
        """The card as it is kept; None for a new one."""
        return self.library.cards.get(self.id)

    @property
    def printed(self) -> AnyCard | None:
        """The card that comes with the app and can be read, not changed."""
        return bundled().get(self.id)

    @property
    def begun(self) -> Draft | None:
        """The draft; None where there is none."""
        found: Draft | None = self.desk.drafts.get(kept_as(self.id))
        return found

    @property
    def draft(self) -> Draft:
        if self.printed is not None:
            return draft_of(self.printed)
        return self.begun or {}

    @property
    def changed(self) -> bool:
        """Whether something would be lost if the draft were thrown away."""
        return self.begun is not None and (
            self.held is None or self.begun != draft_of(self.held.card) or self.source != self.held.source
        )

    @property
    def overtaken(self) -> bool:
        """Whether the card was changed elsewhere since the draft began: at a table, by an import, on another phone."""
        seen = self.desk.drafts.get(f"{kept_as(self.id)}:seen")
        return self.held is not None and seen is not None and seen != draft_of(self.held.card)

    def look_again(self) -> None:
        """The card as it is kept now has been seen."""
        if self.held is not None:
            self.desk.drafts[f"{kept_as(self.id)}:seen"] = draft_of(self.held.card)

    @property
    def source(self) -> Source:
        """Where it was read, as somebody said here, or as it was kept."""
        said: Source | None = self.desk.drafts.get(f"{kept_as(self.id)}:source")
        return said or (self.held.source if self.held else "my_copy")

    @property
    def who(self) -> str:
        return owner_of(self.draft)

    @property
    def regions(self) -> tuple[str, ...]:
        """Regions that the library knows by name: those of the rulebook and people's own."""
        return tuple(held.card.name for held in self.library.of_kind("region"))

    def at(self, path: Path, otherwise: Any = None) -> Any:
        """What stands at a place now."""
        return at(self.draft, path, otherwise)

    def become(self, draft: Draft) -> None:
        """Another draft in place of this one."""
        self.desk.drafts[kept_as(self.id)] = draft
        self._redraw()

    def put(self, path: Path, value: Any) -> None:
        """Something at a place; None takes it away."""
        self.become(put(self.draft, path, value))

    def add(self, path: Path, value: Any) -> Path:
        """One more in a list; where it stands."""
        self.become(added(self.draft, path, value))
        return (*path, len(self.at(path)) - 1)

    def remove(self, path: Path) -> None:
        """One of a list goes."""
        self.moves += 1
        self.become(without_part_at(self.draft, path))

    def move(self, path: Path, by: int) -> Path:
        """One of a list goes up or down; where it stands now."""
        *way, number = path
        assert isinstance(number, int)
        self.moves += 1
        self.become(moved(self.draft, path, by))
        return (*way, max(min(number + by, len(self.at(tuple(way))) - 1), 0))

    def say_source(self, source: Source) -> None:
        """Where it was read."""
        self.desk.drafts[f"{kept_as(self.id)}:source"] = source
        self._redraw()

    def clear(self) -> None:
        """Throws the draft away: the card is as it is kept."""
        for part in ("", ":source", ":seen"):
            self.desk.drafts.pop(f"{kept_as(self.id)}{part}", None)

    def writer(self, path: Path) -> Callable[[str], None]:
        """What a text field at a place tells: the same function each time, so that the field is left alone."""

        def write(text: str) -> None:
            # In a list, an empty text keeps its place until it is taken away.
            nothing = "" if isinstance(path[-1], int) else None
            self.put(path, text if text.strip() else nothing)

        return self._writers.setdefault(path, write)

    def key(self, path: Path) -> str:
        """A key for a text field at a place, another one after the order has changed."""
        return f"{'.'.join(map(str, path))}-{self.moves}"
