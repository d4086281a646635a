"""Backups: what is in one, what would come of restoring it, and the restoring itself."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from companion.catalogue import GAMES, game_rules, restored
from companion.faults import BadInput
from companion.frozen import Frozen
from companion.game import Record
from companion.plain_text import cleaned, plain_line
from companion.shelf import Listing, Shelf, ShelfFault

Progress = Callable[[int, int], None]
"""Is told how many of how many steps of a long work are done."""


KEPT = 10
"""How many backups are kept."""


class Kept(Frozen):
    """A backup among those that are kept: the name of its file, when it was made (ISO 8601), its size in bytes."""

    name: str
    made: str
    size: int


@dataclass
class BackupTimes:
    """When a backup is due: after each finished game, and once a day. One that failed is tried again ten minutes later.

    `finished` says that a game was finished since the last one.
    """

    finished: bool = False
    _day: str | None = None
    _failed: str = ""

    def due(self, now: str, shelf: Shelf) -> bool:
        """Whether one is due at this time, ISO 8601. Raises ShelfFault."""
        if self._day is None:
            kept = shelf.backups()
            self._day = kept[0].made[:10] if kept else ""
        return (self.finished or self._day != now[:10]) and now[:15] != self._failed

    def made(self, now: str, shelf: Shelf) -> Kept | None:
        """Makes one; None where nothing has changed since the last. Raises ShelfFault."""
        finished, self.finished = self.finished, False
        try:
            kept = shelf.back_up(now)
        except ShelfFault:
            self.finished, self._failed = finished, now[:15]
            raise
        self._day, self._failed = now[:10], ""
        return kept


class Backup(Protocol):
    """What is in a backup. Nothing in it can be trusted before it was looked through. All raise ShelfFault."""

    @property
    def made(self) -> str:
        """When it was made, ISO 8601."""

    @property
    def games(self) -> Sequence[Listing]:
        """The line of each game."""

    def record(self, game_id: str) -> Record:
        """One of its games."""

    def library(self) -> dict[str, Any]:
        """The library, empty where it has none."""

    def settings(self) -> dict[str, Any]:
        """The settings, empty where it has none."""


How = Literal["new", "same", "older", "further", "differs"]
"""How a game of a backup is to the one with its id on the shelf: `older` is what that one was, `further` what it was
before the backup was made, and games that differ went two ways."""


@dataclass(frozen=True)
class Line:
    """A game of a backup, beside the one on the shelf. `entries` and `mine` count what was written in each."""

    listing: Listing
    how: How
    entries: int
    mine: int = 0
    mine_listing: Listing | None = None

    @property
    def comes(self) -> bool:
        """Whether restoring changes something about this game, unless it is told not to."""
        return self.how in ("new", "further", "differs")


@dataclass(frozen=True)
class Outlook:
    """What restoring a backup would do; nothing has been done yet.

    `library` says in words what it would add to the library, `clashes` what is kept as it is on the shelf.
    """

    made: str
    lines: tuple[Line, ...]
    library: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()
    settings: bool = False

    def of(self, how: How) -> tuple[Line, ...]:
        """The games that are so."""
        return tuple(line for line in self.lines if line.how == how)

    def coming(self, only_mine: frozenset[str] = frozenset()) -> tuple[Line, ...]:
        """The games that restoring brings, but for those of which only the one on the shelf is wanted."""
        return tuple(line for line in self.lines if line.comes and line.listing.id not in only_mine)

    @property
    def empty(self) -> bool:
        """Whether there is nothing that restoring would change."""
        return not (any(line.comes for line in self.lines) or self.library or self.settings)


@dataclass
class Restoring:
    """The way from a backup to the shelf, in two steps that can take long: `look`, then `carry_out`.

    Each gives, game by game, how many of how many are done, so that others can go on in between.
    """

    shelf: Shelf
    backup: Backup
    new_id: Callable[[], str]
    outlook: Outlook | None = None
    _records: dict[str, Record] = field(default_factory=dict)

    def look(self) -> Iterator[tuple[int, int]]:
        """Reads and replays every game, and sets `outlook`. Raises ShelfFault as soon as anything in it is wrong."""
        mine = {listing.id: listing for listing in self.shelf.listings()}
        lines = []
        total = len(self.backup.games)
        for number, listing in enumerate(self.backup.games):
            yield number, total
            record = self.backup.record(listing.id)
            lines.append(self._line(listing, _proven(record), mine.get(listing.id)))
        _, added, clashes = self._library()
        self.outlook = Outlook(
            made=self.backup.made,
            lines=tuple(lines),
            library=added,
            clashes=clashes,
            settings=bool(self.backup.settings()) and not self.shelf.settings(),
        )
        yield total, total

    def carry_out(self, only_mine: frozenset[str] = frozenset()) -> Iterator[tuple[int, int]]:
        """Writes what comes, but for the games `only_mine`. Raises ShelfFault, after taking back what was written."""
        if self.outlook is None:
            raise ValueError("a backup is looked through before it is restored")
        coming = self.outlook.coming(only_mine)
        taken_back: list[Callable[[], None]] = []
        try:
            for number, line in enumerate(coming):
                yield number, len(coming)
                with self.shelf.holding():
                    taken_back.append(self._bring(line))
            self._keep_the_rest(taken_back)
        except BaseException as fault:
            if left := _taken_back(taken_back):
                raise ShelfFault(
                    f"{str(fault).rstrip('.')}; what had come by then could not all be taken back ({left}): "
                    "nothing that was here is lost"
                ) from fault
            raise
        yield len(coming), len(coming)

    def _line(self, listing: Listing, record: Record, mine: Listing | None) -> Line:
        try:
            present = self.shelf.read(listing.id)
        except ShelfFault:
            # Not there, or not to be read: what the backup has takes its place.
            return Line(listing, "new", len(record.entries), 0, mine)
        return Line(listing, _how(record, _as_today(present)), len(record.entries), len(present.entries), mine)

    def _bring(self, line: Line) -> Callable[[], None]:
        """Brings one game, and gives the way to take it back."""
        record, listing = self.backup.record(line.listing.id), line.listing
        if self._line(listing, record, line.mine_listing) != line:
            raise ShelfFault(
                f"{plain_line(listing.title)} was played on after this backup was looked at: look inside it once more"
            )
        if line.how == "differs":
            record = record.changed({"id": self.new_id()})
            listing = listing.changed({"id": record.id, "title": f"{listing.title} (from a backup)"[:200]})
        before = self.shelf.read(record.id) if line.how == "further" else None

        def take_back() -> None:
            if before is None:
                self.shelf.erase(record.id)
            else:
                self.shelf.write(before)
            if line.mine_listing is not None and line.how != "differs":
                self.shelf.list(line.mine_listing)

        try:
            self.shelf.write(record)
            self.shelf.list(listing)
        except BaseException:
            take_back()
            raise
        return take_back

    def _keep_the_rest(self, taken_back: list[Callable[[], None]]) -> None:
        mine = self.shelf.library()
        library, added, _ = self._library()
        if added:
            self.shelf.keep_library(library)
            taken_back.append(lambda: self.shelf.keep_library(mine))
        if self.outlook is not None and self.outlook.settings:
            self.shelf.keep_settings(self.backup.settings())

    def _library(self) -> tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]:
        """The library with what the backup's adds to it; what is added and what clashes, in words."""
        merged = dict(self.shelf.library())
        added: list[str] = []
        clashes: list[str] = []
        for game, part in self.backup.library().items():
            if game not in GAMES:
                # For another version: nobody here can say what is in it.
                merged.setdefault(game, part)
                continue
            try:
                joined = game_rules(game).joined(merged.get(game, {}), part)
            except BadInput as fault:
                raise ShelfFault(f"The library in this backup does not fit: {fault.faults[0]}.") from fault
            merged[game] = joined.library
            added.extend(joined.added)
            clashes.extend(joined.clashes)
        return merged, tuple(added), tuple(clashes)


def file_name(day: str, title: str = "") -> str:
    """What the file of a backup is called: `day` such as 2026-11-30, and the title where it is of one game alone."""
    # Letters and figures of any script: a title is typed by people, and a name must not be a path.
    words = re.sub(r"[^\w]+", "-", plain_line(title))[:60].strip("-_")
    return "-".join(("tableside", *([words] if words else []), day)) + ".zip"


def _taken_back(steps: Sequence[Callable[[], None]]) -> str:
    """Takes back what was done, the last first; why some of it could not be."""
    left = ""
    for step in reversed(steps):
        try:
            step()
        except ShelfFault as fault:
            left = str(fault)
    return left


_SAID: dict[How, str] = {
    "new": "new",
    "further": "goes on further",
    "differs": "went another way, so that it comes beside yours",
}


def outlook_lines(outlook: Outlook) -> list[str]:
    """What restoring would do, in lines of text."""
    lines = [f"backup made {plain_line(outlook.made)[:40]}"]
    lines += [
        f"{words}: {plain_line(line.listing.title)}, {line.listing.created[:10]}, {line.entries} entries"
        for how, words in _SAID.items()
        for line in outlook.of(how)
    ]
    here = len(outlook.of("same")) + len(outlook.of("older"))
    lines += [f"as here: {_games(here)}"] if here else []
    lines += [f"to the library: {', '.join(outlook.library)}"] if outlook.library else []
    lines += [f"stays as here: {', '.join(map(plain_line, outlook.clashes))}"] if outlook.clashes else []
    lines += ["settings: come too, as none are kept here"] if outlook.settings else []
    return [*lines, *(["there is nothing to restore"] if outlook.empty else [])]


def restored_line(outlook: Outlook) -> str:
    """What restoring has done, if nothing was left out."""
    return f"restored: {_games(len(outlook.coming()))}"


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def _proven(record: Record) -> Record:
    """The game of a record in the words of this version, after a proof that it replays."""
    try:
        return restored(record).record()
    except BadInput as fault:
        raise ShelfFault(
            f"The game {record.id} in this backup does not fit this version: {fault.faults[0]}. Nothing was restored."
        ) from fault


def _as_today(record: Record) -> Record:
    """A game of the shelf as it would come back from a backup, in the words of this version."""
    try:
        return restored(Record.model_validate(cleaned(record.model_dump()))).record()
    except (BadInput, ValueError):
        return record


def _how(theirs: Record, mine: Record) -> How:
    if (theirs.setup, theirs.entries, theirs.cursor) == (mine.setup, mine.entries, mine.cursor):
        return "same"
    if theirs.setup == mine.setup:
        shorter = min(len(theirs.entries), len(mine.entries))
        if theirs.entries[:shorter] == mine.entries[:shorter]:
            return "further" if len(theirs.entries) > len(mine.entries) else "older"
    return "differs"
