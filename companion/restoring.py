"""Restoring a backup: first what would come of it, then the doing. If it cannot go through, what came is taken back."""

import hashlib
import json
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.backup import Backup, How, Line, Outlook
from companion.catalogue import GAMES, game_rules, restored
from companion.faults import BadInput
from companion.game import Record
from companion.joining import joined
from companion.plain_text import cleaned, plain_line
from companion.shelf import Listing, Shelf, ShelfFault


@dataclass
class Restoring:
    """The way from a backup to the shelf, in two steps that can take long: `look`, then `carry_out`.

    Each gives, game by game, how many of how many are done, so that others can go on in between.
    """

    shelf: Shelf
    backup: Backup
    outlook: Outlook | None = None
    _seen: dict[str, Hashable] = field(default_factory=dict)

    def look(self) -> Iterator[tuple[int, int]]:
        """Reads and replays every game, and sets `outlook`. Raises ShelfFault as soon as anything in it is wrong."""
        mine = {listing.id: listing for listing in self.shelf.listings()}
        lines = []
        total = len(self.backup.games)
        for number, listing in enumerate(self.backup.games):
            yield number, total
            self._seen[listing.id] = self.shelf.state("game", listing.id)
            lines.append(self._line(listing, _proven(self.backup.record(listing.id)), mine))
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
            self._list(coming)
            self._keep_the_rest(taken_back)
        except BaseException as fault:
            if left := _taken_back(taken_back):
                raise ShelfFault(
                    f"{str(fault).rstrip('.')}; what had come by then could not all be taken back ({left}): "
                    "nothing that was here is lost"
                ) from fault
            raise
        yield len(coming), len(coming)

    def _line(self, listing: Listing, record: Record, mine: Mapping[str, Listing]) -> Line:
        there = mine.get(listing.id)
        try:
            present = self.shelf.read(listing.id)
        except ShelfFault:
            # Not there, or not to be read: what the backup has takes its place.
            return Line(listing, "new", len(record.entries), 0, there)
        how = _how(record, _as_today(present))
        if how == "differs" and _beside(self.backup.record(listing.id)) in mine:
            # It came beside the one that is here when this backup was restored before.
            how = "same"
        return Line(listing, how, len(record.entries), len(present.entries), there)

    def _bring(self, line: Line) -> Callable[[], None]:
        """Brings one game, and gives the way to take it back."""
        if self.shelf.state("game", line.listing.id) != self._seen[line.listing.id]:
            raise ShelfFault(
                f"{plain_line(line.listing.title)} was played on after this backup was looked at: "
                "look inside it once more"
            )
        record = self.backup.record(line.listing.id)
        if line.how == "differs":
            record = record.changed({"id": _beside(record)})
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
        except BaseException:
            take_back()
            raise
        return take_back

    def _list(self, coming: Sequence[Line]) -> None:
        """Writes the lines of what came, all at once: with thousands of games each of them would take its time."""
        listings = []
        for line in coming:
            listing = line.listing
            if line.how == "differs":
                id, title = _beside(self.backup.record(listing.id)), f"{listing.title} (from a backup)"[:200]
                listing = listing.changed({"id": id, "title": title})
            listings.append(listing)
        if listings:
            self.shelf.list(*listings)

    def _keep_the_rest(self, taken_back: list[Callable[[], None]]) -> None:
        mine = self.shelf.library()
        library, _, _ = self._library()
        if library != mine:
            self.shelf.keep_library(library)
            taken_back.append(lambda: self.shelf.keep_library(mine))
        if self.outlook is not None and self.outlook.settings:
            self.shelf.keep_settings(self.backup.settings())

    def _library(self) -> tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]:
        """The library with what the backup's adds to it; what is added and what clashes, in words."""
        merged = dict(self.shelf.library())
        added: dict[str, tuple[str, ...]] = {}
        clashes: list[str] = []
        for game, part in self.backup.library().items():
            if game not in GAMES:
                # For another version: nobody here can say what is in it.
                merged.setdefault(game, part)
                continue
            try:
                come = joined(game_rules(game).library, merged.get(game, {}), part)
            except BadInput as fault:
                raise ShelfFault(f"The library in this backup does not fit: {fault.faults[0]}.") from fault
            merged[game] = come.library
            added |= {GAMES[game].title: come.added} if come.added else {}
            clashes.extend(come.clashes)
        return merged, tuple(_of_their_games(added)), tuple(clashes)


def _taken_back(steps: Sequence[Callable[[], None]]) -> str:
    """Takes back what was done, the last first; why some of it could not be."""
    left = ""
    for step in reversed(steps):
        try:
            step()
        except ShelfFault as fault:
            left = str(fault)
    return left


def _of_their_games(added: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What libraries gain, by the titles of their games, which are named where there are several."""
    for title, gained in added.items():
        yield from gained if len(added) == 1 else (f"{said} ({title})" for said in gained)


def _beside(record: Record) -> str:
    """The id of a game that comes beside the one that is here: the same one each time that it comes."""
    return hashlib.sha256(json.dumps(record.model_dump(), sort_keys=True).encode()).hexdigest()[:16]


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
