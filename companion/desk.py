"""The desk: where games in progress lie. It alone changes them, and nothing counts before the shelf has it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from companion.catalogue import game_rules
from companion.faults import BadInput
from companion.frozen import Frozen
from companion.game import Game, Refusal, saved
from companion.past import Amended, Change, Remove, amend
from companion.shelf import Listing, Nowhere, Shelf, ShelfFault

AnyGame = Game[Any, Any, Any, Any]


class Desk:
    """Holds open games and the one path by which they change.

    `now` gives the time in ISO 8601, `new_id` an id that no game has had. If the shelf cannot keep something,
    play goes on in memory, `unsaved` says why, and each later change tries to keep everything again.
    """

    def __init__(self, shelf: Shelf, now: Callable[[], str], new_id: Callable[[], str]) -> None:
        self._shelf = shelf
        self._now = now
        self._new_id = new_id
        self._open: dict[str, AnyGame] = {}
        self._listings: dict[str, Listing] = {}
        self._library: dict[str, Any] | None = None
        self._settings: dict[str, Any] | None = None
        self._listeners: list[Callable[[], None]] = []
        self._pending: dict[str, Callable[[], None]] = {}
        self._unread: dict[str, str] = {}
        self.drafts: dict[str, Any] = {}
        self.unsaved: str | None = None

    # What is there

    def listings(self) -> tuple[Listing, ...]:
        """Games that are not in the bin, the newest first."""
        return tuple(listing for listing in self._all_listings() if listing.discarded is None)

    def binned(self) -> tuple[Listing, ...]:
        """Games in the bin."""
        return tuple(listing for listing in self._all_listings() if listing.discarded is not None)

    def _all_listings(self) -> tuple[Listing, ...]:
        known = {listing.id: listing for listing in self._shelf.listings()} | self._listings
        return tuple(sorted(known.values(), key=lambda listing: listing.created, reverse=True))

    def notices(self) -> tuple[str, ...]:
        """What people must be told: damage that was mended, and what could not be kept."""
        return (*self._shelf.notices(), *self._unread.values(), *((self.unsaved,) if self.unsaved else ()))

    def game(self, game_id: str) -> AnyGame:
        """An open game, read from the shelf the first time.

        Raises ShelfFault when it cannot be read, or does not fit this version's models.
        """
        if game_id not in self._open:
            record = self._shelf.read(game_id)
            try:
                self._open[game_id] = Game.restore(game_rules(record.game), record)
            except BadInput as fault:
                raise ShelfFault(
                    f"The game {game_id} does not fit this version: {fault.faults[0]}. Its file is left as it is."
                ) from fault
        return self._open[game_id]

    # Changes

    def begin(self, game: str, setup: Frozen) -> AnyGame:
        """A new game on the desk, kept at once."""
        rules = game_rules(game)
        begun = Game.begin(rules, setup, id=self._new_id(), created=self._now())
        self._open[begun.id] = begun
        self._keep(begun.id, lambda: self._shelf.write(begun.record()))
        self._list(begun)
        self.keep_library(game, rules.learn_setup(self.library(game), setup))
        self._tell()
        return begun

    def act(self, game_id: str, command: Frozen, revision: int | None = None) -> AnyGame | Refusal:
        """One command, one entry. With a `revision`, only if the game still is what the person saw."""
        game = self.game(game_id)
        if revision is not None and revision != game.revision:
            return Refusal("revision", "the table has changed since this was tapped", "look again and repeat it")
        after = game.act(game.rules.recall(self.library(game.rules.id), game.table, command), at=self._now())
        if isinstance(after, Refusal):
            return after
        entry = after.ledger.entries[-1]
        self._replace(after, lambda: self._shelf.append(game_id, saved(entry), after.ledger.cursor - 1))
        self._learn(after, entry.events)
        return after

    def amend(self, game_id: str, changes: Sequence[Change], revision: int | None = None) -> AnyGame | Refusal:
        """Changes the past, as one entry. With a `revision`, only if the game still is what the person saw."""
        game = self.game(game_id)
        if revision is not None and revision != game.revision:
            return Refusal("revision", "the table has changed since this was looked at", "look again and repeat it")
        amended = amend(game, self._recalled(game, changes), at=self._now())
        if isinstance(amended, Refusal):
            return amended
        after = amended.game
        entry = after.ledger.entries[-1]
        self._replace(after, lambda: self._shelf.append(game_id, saved(entry), after.ledger.cursor - 1))
        put = entry.edit.splices if entry.edit else ()
        self._learn(after, tuple(event for splice in put for one in splice.put for event in one.events))
        return after

    def preview(self, game_id: str, changes: Sequence[Change]) -> Amended[Any, Any, Any, Any] | Refusal:
        """What a change of the past would come to. Nothing changes."""
        game = self.game(game_id)
        return amend(game, self._recalled(game, changes))

    def _recalled(self, game: AnyGame, changes: Sequence[Change]) -> tuple[Change, ...]:
        part = self.library(game.rules.id)
        return tuple(
            change
            if isinstance(change, Remove)
            else replace(change, command=game.rules.recall(part, game.table, change.command))
            for change in changes
        )

    def copied(self, game_id: str) -> "Desk":
        """A desk of its own on which this game can be played on and thrown away: nothing of it is kept."""
        trial = Desk(Nowhere(), self._now, self._new_id)
        game = self.game(game_id)
        trial._open[game_id] = game
        trial._library = dict(self._whole_library())
        trial._settings = dict(self.settings())
        trial._listings = {listing.id: listing for listing in self._all_listings() if listing.id == game_id}
        return trial

    def undo(self, game_id: str) -> AnyGame:
        """Takes back one entry."""
        return self._move(game_id, self.game(game_id).undo())

    def redo(self, game_id: str) -> AnyGame:
        """Brings back the entry that was taken back last."""
        return self._move(game_id, self.game(game_id).redo())

    def rewind(self, game_id: str, place: int) -> AnyGame:
        """Undo or redo to where `place` entries of what happened stand.

        Raises ValueError when there are not that many.
        """
        return self._move(game_id, self.game(game_id).back_to(place))

    def _move(self, game_id: str, after: AnyGame) -> AnyGame:
        before = self._open[game_id]
        if after.ledger.entries is not before.ledger.entries:
            self._replace(after, lambda: self._shelf.write(after.record()))
        elif after is not before:
            self._replace(after, lambda: self._shelf.move(game_id, after.ledger.cursor))
        return after

    def _replace(self, after: AnyGame, keep: Callable[[], None]) -> None:
        before = self._open[after.id]
        # Nothing is shown before the shelf was asked to keep it.
        self._keep(after.id, keep, whole=lambda: self._shelf.write(after.record()))
        self._open[after.id] = after
        if _line(before) != _line(after):
            self._list(after, known=self._listings.get(after.id) or self._listed(after.id))
        self._tell()

    def _keep(self, what: str, keep: Callable[[], None], whole: Callable[[], None] | None = None) -> None:
        """Keeps one thing. After a failure it is kept `whole`, with the next change of anything or by `retry`."""
        again = whole or keep
        first = again if what in self._pending else keep
        self._pending[what] = again
        self._keep_pending({what: first})

    def _keep_pending(self, first: dict[str, Callable[[], None]]) -> None:
        unsaved = None
        for what, again in tuple(self._pending.items()):
            try:
                self._keep_or_keep_whole(first.get(what, again), again)
                self._pending.pop(what, None)
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

    def retry(self) -> None:
        """Tries once more to keep what could not be kept."""
        self._keep_pending({})
        self._tell()

    def _list(self, game: AnyGame, known: Listing | None = None) -> None:
        result = game.rules.concluded(game.table)
        same = known is not None and known.result == result
        self._put(
            Listing(
                id=game.id,
                game=game.rules.id,
                title=game.rules.titled(game.table),
                created=game.created,
                result=result,
                finished=known.finished if known and same else self._now() if result else None,
                discarded=known.discarded if known else None,
            )
        )

    def _listed(self, game_id: str) -> Listing | None:
        try:
            return next((listing for listing in self._shelf.listings() if listing.id == game_id), None)
        except ShelfFault:
            return None

    def _put(self, listing: Listing) -> None:
        self._listings[listing.id] = listing
        self._keep(f"line of {listing.id}", lambda: self._shelf.list(listing))

    # The bin

    def discard(self, game_id: str) -> None:
        """Moves a game to the bin."""
        self._rebin(game_id, self._now())

    def take_back(self, game_id: str) -> None:
        """Takes a game out of the bin."""
        self._rebin(game_id, None)

    def _rebin(self, game_id: str, discarded: str | None) -> None:
        for listing in self._all_listings():
            if listing.id == game_id:
                self._put(listing.changed({"discarded": discarded}))
        self._tell()

    def empty_bin(self) -> None:
        """Erases the games in the bin for good. Raises ShelfFault when one cannot be erased."""
        for listing in self.binned():
            self._shelf.erase(listing.id)
            self._listings.pop(listing.id, None)
            self._open.pop(listing.id, None)
            for what in (listing.id, f"line of {listing.id}"):
                self._pending.pop(what, None)
        self._tell()

    # Library and settings

    def library(self, game: str) -> dict[str, Any]:
        """The library's part for a game, empty at first."""
        part: dict[str, Any] = self._whole_library().get(game, {})
        return part

    def _whole_library(self) -> dict[str, Any]:
        if self._library is None:
            self._library = self._read("library", self._shelf.library)
        return self._library or {}

    def _read(self, what: str, read: Callable[[], dict[str, Any]]) -> dict[str, Any] | None:
        """What the shelf has, or None after noting why it cannot be read. Asked again the next time."""
        try:
            found = read()
        except ShelfFault as fault:
            self._unread[what] = str(fault)
            return None
        self._unread.pop(what, None)
        return found

    def keep_library(self, game: str, part: dict[str, Any]) -> None:
        """Replaces the library's part for a game."""
        if part != self.library(game) and self._library is not None:
            # What cannot be read is not written over: it may come back.
            self._library = {**self._library, game: part}
            self._keep("library", lambda: self._shelf.keep_library(self._library or {}))
            self._tell()

    def _learn(self, game: AnyGame, events: tuple[Any, ...]) -> None:
        part = self.library(game.rules.id)
        for event in events:
            part = game.rules.learn(part, event, game.table)
        self.keep_library(game.rules.id, part)

    def settings(self) -> dict[str, Any]:
        """How the app is set, empty at first."""
        if self._settings is None:
            self._settings = self._read("settings", self._shelf.settings)
        return self._settings or {}

    def check(self) -> None:
        """Finds out whether anything can be kept, before an evening depends on it; `notices` says why not."""
        settings = self.settings()
        if "settings" not in self._unread:
            self.keep_settings(settings)

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Replaces the settings."""
        self._settings = settings
        self._keep("settings", lambda: self._shelf.keep_settings(settings))
        self._tell()

    # Who looks on

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Calls `listener` after each change; the result stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def _line(game: AnyGame) -> tuple[str, str | None]:
    """What the list of games says of a game."""
    return game.rules.titled(game.table), game.rules.concluded(game.table)
