"""Keeping what changes on the desk: tried again where the shelf refuses, and joined with what others keep there."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from companion.shelf import Listing, Shelf, ShelfFault, What
from companion.three_way import joined_changes

DOCUMENTS: tuple[What, ...] = ("library", "settings")
_LINE_OF = "line of "


class Keeping:
    """The shelf as one desk uses it.

    If it cannot keep something, `unsaved` says why, and each later change tries to keep everything again. `unread` is
    what stands in the way of other things, a sentence each, for as long as it does. The library and the settings are
    held here; what other processes keep of them is joined with what is changed here.
    """

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.unsaved: str | None = None
        self.unread: dict[str, str] = {}
        self._pending: dict[str, Callable[[], None]] = {}
        self._lines: dict[str, Listing] = {}
        self._states: dict[tuple[What, str], Hashable] = {}
        self._documents: dict[What, dict[str, Any]] = {}
        self._last_kept: dict[What, dict[str, Any]] = {}

    # Saving

    def keep(self, what: str, part: Callable[[], None], whole: Callable[[], None] | None = None) -> None:
        """Keeps one thing: a game by its id. After a failure it is kept `whole`, with the next change of anything."""
        again = whole or part
        first = again if what in self._pending else part
        self._pending[what] = again
        self._keep_pending({what: first})

    def retry(self) -> None:
        """Tries once more to keep what could not be kept."""
        self._keep_pending({})

    def waits(self, what: str) -> bool:
        """Whether something could not be kept yet."""
        return what in self._pending

    def let_go(self, game_id: str) -> None:
        """Tries no more to keep a game and its line."""
        self._lines.pop(game_id, None)
        for what in (game_id, f"{_LINE_OF}{game_id}"):
            self._pending.pop(what, None)

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Keeps others from writing until it is left, where that can be had."""
        with ExitStack() as stack:
            # Where it cannot be had nothing can be kept either, and that is told then.
            with suppress(ShelfFault):
                stack.enter_context(self.shelf.holding())
            yield

    def _keep_pending(self, first: dict[str, Callable[[], None]]) -> None:
        unsaved = None
        for what, again in tuple(self._pending.items()):
            try:
                self._keep_or_keep_whole(first.get(what, again), again)
                self._pending.pop(what, None)
                self._note(what)
            except ShelfFault as fault:
                unsaved = str(fault)
        self.unsaved = unsaved

    @staticmethod
    def _keep_or_keep_whole(part: Callable[[], None], whole: Callable[[], None]) -> None:
        try:
            part()
        except ShelfFault:
            # What lies on the shelf may be older than the desk (damaged, and mended from the generation before).
            whole()

    def _note(self, what: str) -> None:
        """Remembers in which state the shelf has what was just kept."""
        if what.startswith(_LINE_OF):
            self._lines.pop(what.removeprefix(_LINE_OF), None)
            return
        for document in DOCUMENTS:
            if what == document:
                self.known(document)
                self._last_kept[document] = self._documents[document]
                return
        self.known("game", what)

    # The list of games

    def lines(self) -> tuple[Listing, ...]:
        """All games, the newest first, those in the bin included. Raises ShelfFault."""
        listings = self.shelf.listings()
        if not self._lines:
            return listings
        known = {listing.id: listing for listing in listings} | self._lines
        return tuple(sorted(known.values(), key=lambda listing: listing.created, reverse=True))

    def line(self, game_id: str) -> Listing | None:
        """The line of a game, None where there is none or the list cannot be read."""
        if game_id in self._lines:
            return self._lines[game_id]
        try:
            return next((listing for listing in self.shelf.listings() if listing.id == game_id), None)
        except ShelfFault:
            return None

    def keep_line(self, listing: Listing) -> None:
        """Keeps the line of a game."""
        self._lines[listing.id] = listing
        self.keep(f"{_LINE_OF}{listing.id}", lambda: self.shelf.list(listing))

    # What others keep

    def known(self, what: What, game_id: str = "") -> None:
        """Takes the state in which the shelf has something for the one that is known here."""
        self._states[what, game_id] = self._state(what, game_id)

    def changed_elsewhere(self, what: What, game_id: str = "") -> bool:
        """Whether the shelf has something in another state than the one that is known here."""
        return self._state(what, game_id) != self._states.get((what, game_id))

    def list_changed(self) -> bool:
        """Whether the list of games was written since this was asked last."""
        first = ("listings", "") not in self._states
        changed = self.changed_elsewhere("listings")
        self.known("listings")
        return changed and not first

    def _state(self, what: What, game_id: str) -> Hashable:
        try:
            return self.shelf.state(what, game_id)
        except ShelfFault:
            return self._states.get((what, game_id))

    # Library and settings

    def document(self, what: What) -> dict[str, Any]:
        """The library or the settings, empty at first and where they cannot be read."""
        if what not in self._documents:
            state = self._state(what, "")
            found = self._read(what)
            if found is None:
                return {}
            self._states[what, ""] = state
            self._documents[what] = self._last_kept[what] = found
        return self._documents[what]

    def readable(self, what: What) -> bool:
        """Whether the library or the settings were read: what cannot be read is not written over, it may come back."""
        self.document(what)
        return what in self._documents

    def keep_document(self, what: What, changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Keeps the library or the settings changed, together with what others have changed since they were read."""
        with self.holding():
            self._documents[what] = changed(self.document(what))
            self.take_over(what)
            keep = self.shelf.keep_library if what == "library" else self.shelf.keep_settings
            self.keep(what, lambda: keep(self._documents[what]))

    def take_over(self, what: What) -> bool:
        """Joins what others have kept of the library or the settings with what is changed here; whether it did."""
        mine = self._documents.get(what)
        state = self._state(what, "")
        if mine is None or state == self._states.get((what, "")):
            return False
        theirs = self._read(what)
        if theirs is None:
            return False
        self._states[what, ""] = state
        joined = joined_changes(self._last_kept.get(what, {}), mine, theirs)
        self._last_kept[what] = theirs
        self._documents[what] = joined
        return bool(joined != mine)

    def _read(self, what: What) -> dict[str, Any] | None:
        """What the shelf has, or None after noting why it cannot be read. Asked again the next time."""
        try:
            found = self.shelf.library() if what == "library" else self.shelf.settings()
        except ShelfFault as fault:
            self.unread[what] = str(fault)
            return None
        self.unread.pop(what, None)
        return found

    def copied(self, shelf: Shelf, game_id: str) -> "Keeping":
        """The same over another shelf, with the line of one game alone."""
        copy = Keeping(shelf)
        copy._documents = {what: dict(self.document(what)) for what in DOCUMENTS}
        copy._lines = {line.id: line for line in self.lines() if line.id == game_id}
        return copy
