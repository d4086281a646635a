"""Evenings at a desk at random, told as they go: what is on its way to the disk, and what was acknowledged.

What is kept is a set of things, each with a digest: `game:ID`, `line:ID` (of the list of games), `library` and
`settings`. Two places that keep the same have the same digests.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from companion.desk import Desk
from companion.game import Game, Record, Refusal
from companion.past import Insert, Remove, Replace
from companion.shelf import Listing, Shelf, ShelfFault
from companion.vestige.commands import COMMANDS
from storage.lines import plain_listing
from storage.shelf import FileShelf
from tests.companion.games import BONE, setup

State = dict[str, str]
Say = Callable[[str], None]

GONE = "gone"
NOW = "2026-11-30T20:00:00+00:00"
MOST_GAMES = 3
MOST_ENTRIES = 40

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
REGIONS = ("Chop Shop", "Oasis", "Garage", "The Rise")


def digest(kept: Any) -> str:
    """What stands for one thing that is kept."""
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]


def of_record(record: Record) -> str:
    return digest(record.model_dump())


def of_line(listing: Listing) -> str:
    return digest(listing.model_dump())


def desk_on(shelf: Shelf, seed: str = "") -> Desk:
    """A desk as a start of the app sets it up."""
    numbers = count(1)
    return Desk(shelf, now=lambda: NOW, new_id=lambda: f"{seed}-{next(numbers)}")


def kept(shelf: Shelf) -> State:
    """All that a shelf keeps, after a proof that each game fits the rules and replays to its table."""
    desk = desk_on(shelf)
    state = {"library": digest(desk.library("vestige")), "settings": digest(desk.settings())}
    for listing in (*desk.listings(), *desk.binned()):
        state[f"line:{listing.id}"] = of_line(listing)
        game = opened(desk, listing.id)
        if game is not None:
            state[f"game:{listing.id}"] = of_record(shelf.read(listing.id))
            assert game.table == game.ledger.replay(game.rules.start(game.setup), game.rules.evolve)
    return state


def opened(desk: Desk, id: str) -> Game[Any, Any, Any, Any] | None:
    """A game of the list; None where it was erased and a kill has left its line, which can be erased again."""
    try:
        return desk.game(id)
    except ShelfFault as fault:
        if "There is no game" not in str(fault):
            raise
        return None


def kept_after(folder: Path, before: State, said: Iterable[str]) -> State:
    """What is kept, after a proof that it is what was acknowledged, with the one change on its way or a part of it.

    `said` is what an evening said that began with the state `before`. Nothing may be told of damage: there was none.
    """
    acknowledged, on_its_way = dict(before), list[tuple[str, str]]()
    for line in said:
        word, thing, its_digest = line.split()
        if word == "has":
            acknowledged[thing] = its_digest
            on_its_way = [other for other in on_its_way if other[0] != thing]
        elif acknowledged.get(thing, GONE) != its_digest:
            on_its_way.append((thing, its_digest))
    shelf = FileShelf(folder)
    found = kept(shelf)
    assert shelf.notices() == ()
    # What a call keeps, it keeps in one order: nothing comes before what it follows from.
    there = [found.get(thing, GONE) == its_digest for thing, its_digest in on_its_way]
    assert there == sorted(there, reverse=True), on_its_way
    arrived = {thing for (thing, _), is_there in zip(on_its_way, there, strict=True) if is_there}
    for thing in {*found, *acknowledged} - arrived:
        expected = acknowledged.get(thing, GONE)
        _, _, game = thing.partition("line:")
        if expected == GONE and f"game:{game}" in found:
            # The game is there and its line is not yet: it gets a plain one.
            record = shelf.read(game)
            expected = of_line(plain_listing(record.id, record.game, record.created))
        assert found.get(thing, GONE) == expected, thing
    return found


class Announcing:
    """A shelf that says what it is about to keep: `will THING DIGEST`."""

    def __init__(self, shelf: Shelf, say: Say) -> None:
        self._shelf = shelf
        self._say = say

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shelf, name)

    def list(self, *listings: Listing) -> None:
        for listing in listings:
            self._say(f"will line:{listing.id} {of_line(listing)}")
        self._shelf.list(*listings)

    def write(self, record: Record) -> None:
        self._say(f"will game:{record.id} {of_record(record)}")
        self._shelf.write(record)

    def append(self, game_id: str, entry: dict[str, Any], position: int) -> None:
        before = self._shelf.read(game_id)
        entries = (*before.entries[:position], entry)
        self._will_be(before.model_copy(update={"entries": entries, "cursor": position + 1, "undone_by": ()}))
        self._shelf.append(game_id, entry, position)

    def move(self, game_id: str, cursor: int, undone_by: Sequence[str] = ()) -> None:
        names = tuple(undone_by)
        self._will_be(self._shelf.read(game_id).model_copy(update={"cursor": cursor, "undone_by": names}))
        self._shelf.move(game_id, cursor, undone_by)

    def erase(self, game_id: str) -> None:
        self._say(f"will game:{game_id} {GONE}")
        self._say(f"will line:{game_id} {GONE}")
        self._shelf.erase(game_id)

    def keep_library(self, library: dict[str, Any]) -> None:
        self._say(f"will library {digest(library.get('vestige', {}))}")
        self._shelf.keep_library(library)

    def keep_settings(self, settings: dict[str, Any]) -> None:
        self._say(f"will settings {digest(settings)}")
        self._shelf.keep_settings(settings)

    def _will_be(self, record: Record) -> None:
        self._say(f"will game:{record.id} {of_record(record)}")


class Evening:
    """People at a desk. After each call that came back, `say` gets `has THING DIGEST` for all that it changed."""

    def __init__(self, shelf: Shelf, seed: str, say: Say) -> None:
        self._say = say
        self._random = random.Random(seed)
        self._desk = desk_on(Announcing(shelf, say), seed)
        self._records: dict[str, tuple[Any, str]] = {}
        self._said = self._state()

    def goes_on(self) -> Iterator[str]:
        """One thing after the other, without end; gives the name of each."""
        while True:
            name = self._random.choices(tuple(DOINGS), weights=[weight for weight, _ in DOINGS.values()])[0]
            if self.happens(name):
                yield name

    def happens(self, name: str) -> bool:
        """Whether one thing of this name could be done."""
        done = DOINGS[name][1](self)
        self._tell()
        return done

    def _tell(self) -> None:
        assert self._desk.unsaved is None, self._desk.unsaved
        state = self._state()
        for thing in sorted({*self._said, *state}):
            if state.get(thing, GONE) != self._said.get(thing, GONE):
                self._say(f"has {thing} {state.get(thing, GONE)}")
        self._said = state

    def _state(self) -> State:
        """What the desk shows: from its memory, not from the disk."""
        desk = self._desk
        state = {"library": digest(desk.library("vestige")), "settings": digest(desk.settings())}
        for listing in (*desk.listings(), *desk.binned()):
            state[f"line:{listing.id}"] = of_line(listing)
            game = opened(desk, listing.id)
            if game is None:
                continue
            if self._records.get(listing.id, (None, ""))[0] is not game:
                self._records[listing.id] = (game, of_record(game.record()))
            state[f"game:{listing.id}"] = self._records[listing.id][1]
        return state

    def _game(self) -> Game[Any, Any, Any, Any] | None:
        games = self._games(self._desk.listings())
        return self._random.choice(games) if games else None

    def _games(self, listings: Iterable[Listing]) -> list[Game[Any, Any, Any, Any]]:
        games = (opened(self._desk, listing.id) for listing in listings)
        return [game for game in games if game is not None]

    def _command(self) -> Any:
        r = self._random
        who, region = r.choice(PEOPLE[:2]), r.choice(REGIONS)
        moves: list[dict[str, Any]] = [
            {"move": "gain_leverage", "who": who, "amount": r.randint(1, 9)},
            {"move": "take_control", "who": who, "region": region, "leverage": r.randint(0, 6)},
            {"move": "visit", "who": who, "region": region},
            {"move": "gain_card", "who": who, "kind": "lawmaker", "leverage": r.randint(0, 4)},
            {"move": "end_turn"},
            {"move": "set_leverage", "who": who, "to": r.randint(0, 40)},
        ]
        return COMMANDS.validate_python(r.choice(moves))

    def _began(self) -> bool:
        if len(self._desk.listings()) + len(self._desk.binned()) >= MOST_GAMES:
            return False
        people = self._random.sample(PEOPLE, self._random.randint(2, 4))
        self._desk.begin("vestige", setup("cooperative", *people, nemeses=[BONE]))
        return True

    def _acted(self, *given: dict[str, Any]) -> bool:
        game = self._game()
        if game is None or len(game.ledger.entries) >= MOST_ENTRIES:
            return False
        for command in [COMMANDS.validate_python(move) for move in given] or [self._command()]:
            if isinstance(self._desk.act(game.id, command), Refusal):
                return False
            self._tell()
        return True

    def _learnt(self) -> bool:
        """What is printed somewhere is read, which the library remembers."""
        of = f"region:{self._random.choice(REGIONS)}"
        return self._acted({"move": "read_printed", "of": of, "value": self._random.randint(0, 99)})

    def _finished(self) -> bool:
        return self._acted({"move": "begin_scoring"}, {"move": "finish"})

    def _undid(self) -> bool:
        game = self._game()
        return game is not None and self._desk.undo(game.id) is not game

    def _redid(self) -> bool:
        undone = [game for game in self._games(self._desk.listings()) if game.ledger.redoes]
        return bool(undone) and bool(self._desk.redo(self._random.choice(undone).id))

    def _rewound(self) -> bool:
        game = self._game()
        if game is None or not game.ledger.standing:
            return False
        self._desk.rewind(game.id, self._random.randrange(len(game.ledger.standing)))
        return True

    def _amended(self) -> bool:
        game = self._game()
        if game is None or not game.ledger.standing or len(game.ledger.entries) >= MOST_ENTRIES:
            return False
        place = self._random.randrange(len(game.ledger.standing))
        change = self._random.choice((Insert(place, self._command()), Replace(place, self._command()), Remove(place)))
        return not isinstance(self._desk.amend(game.id, [change]), Refusal)

    def _set(self) -> bool:
        self._desk.keep_settings({"theme": self._random.choice(("day", "night")), "number": self._random.random()})
        return True

    def _discarded(self) -> bool:
        game = self._game()
        if game is None:
            return False
        self._desk.discard(game.id)
        return True

    def _took_back(self) -> bool:
        binned = self._games(self._desk.binned())
        if binned:
            self._desk.take_back(self._random.choice(binned).id)
        return bool(binned)

    def _emptied(self) -> bool:
        if not self._desk.binned():
            return False
        self._desk.empty_bin()
        return True


DOINGS: dict[str, tuple[int, Callable[[Evening], bool]]] = {
    "act": (50, Evening._acted),
    "undo": (8, Evening._undid),
    "redo": (6, Evening._redid),
    "rewind": (5, Evening._rewound),
    "amend": (8, Evening._amended),
    "learn": (6, Evening._learnt),
    "set": (4, Evening._set),
    "begin": (6, Evening._began),
    "discard": (3, Evening._discarded),
    "take_back": (3, Evening._took_back),
    "empty": (1, Evening._emptied),
    "finish": (2, Evening._finished),
}
"""What people do, and how often."""
