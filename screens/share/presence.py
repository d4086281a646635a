"""Which phones are at a shared table, and who sits at which: so each knows what is for its people's eyes alone."""

import ipaddress
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import flet as ft

from screens.share import aim
from screens.share.watched import Watched

MOST = 48
"""So many phones are remembered; more than there is room for at a table, as some clear their cookies."""

GAMES = 24
"""In so many games their seats are remembered."""

REQUESTS = 64
"""So many things that a phone did are counted at a time."""

WATCHER = "a watcher"

_KEPT_AS = "phone"


@dataclass(frozen=True)
class Here:
    """A phone as the others are told of it: the people who sit at it, in words, and whether it is connected."""

    name: str
    connected: bool


@dataclass
class _Known:
    """What is remembered of a phone; the game in which it sat down last is the last of its games."""

    pages: list["weakref.ref[ft.Page]"] = field(default_factory=list)
    seats: "OrderedDict[str, tuple[str, ...]]" = field(default_factory=OrderedDict)

    @property
    def there(self) -> list[ft.Page]:
        """The pages that it can come back to."""
        return [page for it in self.pages if (page := it()) is not None and _lives(page)]

    @property
    def connected(self) -> bool:
        return any(map(_connected, self.there))

    @property
    def name(self) -> str:
        """Its people, in the game in which they sat down last."""
        seats = next(reversed(self.seats.values()), None)
        return "nobody yet" if seats is None else in_words(seats)


class Presence(Watched):
    """The phones at one table. `id_of` tells by what the phone that shows a page is known."""

    def __init__(self, id_of: Callable[[ft.Page], str] | None = None) -> None:
        super().__init__()
        self._id_of = id_of or phone_of
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._names: dict[str, frozenset[str]] = {}

    def arrived(self, page: ft.Page) -> "Phone":
        """The phone that has opened a page."""
        id = self._id_of(page)
        known = self._of(id)
        known.pages = [weakref.ref(one) for one in (*known.there, page)]
        phone = Phone(self, id, host=is_host(page))
        page.session.store.set(_KEPT_AS, phone)
        self.tell()
        return phone

    def phones_here(self) -> tuple[Here, ...]:
        """The phones that have opened a page this evening and can come back to it, those that are connected first."""
        phones = [Here(it.name, it.connected) for it in self._known.values() if it.there]
        return tuple(sorted(phones, key=lambda phone: not phone.connected))

    def seats(self, id: str, game_id: str) -> tuple[str, ...] | None:
        """The seats at a phone in a game: none of them for one that watches, None where nobody has said it yet."""
        known = self._known.get(id)
        return known.seats.get(game_id) if known else None

    def sit(self, id: str, game_id: str, seats: Iterable[str]) -> None:
        """From now on these seats are at this phone, whoever else has them."""
        known = self._of(id)
        known.seats[game_id] = tuple(seats)
        known.seats.move_to_end(game_id)
        while len(known.seats) > GAMES:
            known.seats.popitem(last=False)
        self.tell()

    def elsewhere(self, id: str, game_id: str) -> dict[str, bool]:
        """The seats of a game that are at other phones, each with whether one of these is connected."""
        found: dict[str, bool] = {}
        for other, known in self._known.items():
            for seat in known.seats.get(game_id, ()) if other != id else ():
                found[seat] = found.get(seat, False) or known.connected
        return found

    def follow(self, game_id: str, names: Iterable[str]) -> None:
        """Takes over that a seat has another name by now, also by undo: who sits there goes on sitting there."""
        now = frozenset(names)
        before = self._names.get(game_id, now)
        self._names[game_id] = now
        gone, new = before - now, now - before
        if len(gone) == len(new) == 1:
            renamed = {next(iter(gone)): next(iter(new))}
            for known in self._known.values():
                if game_id in known.seats:
                    known.seats[game_id] = tuple(renamed.get(seat, seat) for seat in known.seats[game_id])
        while len(self._names) > GAMES:
            del self._names[next(iter(self._names))]

    def _of(self, id: str) -> _Known:
        known = self._known.setdefault(id, _Known())
        self._known.move_to_end(id)
        if len(self._known) > MOST:
            # The one of which nothing was heard for longest, of those that are away if there are any.
            away = (other for other, it in self._known.items() if other != id and not it.connected)
            del self._known[next(away, next(iter(self._known)))]
        return known


class Phone:
    """One phone at a shared table. `host`: it is the machine that serves the others."""

    shared = True

    def __init__(self, presence: Presence, id: str, host: bool) -> None:
        self.presence = presence
        self.id = id
        self.host = host
        self._requests: OrderedDict[str, int] = OrderedDict()

    def seats(self, game_id: str) -> tuple[str, ...] | None:
        """The seats at it: none where it watches, None where nobody has said it yet."""
        return self.presence.seats(self.id, game_id)

    def also_elsewhere(self, game_id: str) -> tuple[str, ...]:
        """Those of its seats that are at another phone too, so that what is secret of them is shown there as well."""
        elsewhere = self.presence.elsewhere(self.id, game_id)
        return tuple(seat for seat in self.seats(game_id) or () if seat in elsewhere)

    def may_look(self, game_id: str, who: str) -> bool:
        """Whether what is secret of a seat may be shown on it."""
        return who in (self.seats(game_id) or ())

    def name(self, game_id: str) -> str:
        """Who acts when something is tapped on it."""
        return in_words(self.seats(game_id) or ())

    def request(self) -> str:
        """An id for what is asked for next: that of the person's tap with a number; empty where none is known."""
        event = aim.event_id()
        if event is None:
            return ""
        number = self._requests[event] = self._requests.get(event, 0) + 1
        while len(self._requests) > REQUESTS:
            self._requests.popitem(last=False)
        return f"{event}/{number}"

    def follow(self, game_id: str, names: Iterable[str]) -> None:
        """Takes over that a seat has another name by now."""
        self.presence.follow(game_id, names)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Calls `changed` whenever a phone comes, goes or changes its seats; the result ends it."""
        return self.presence.watch(changed)


class Alone:
    """A phone that shares its table with no other: it goes round, and nobody asks whose it is."""

    shared = False
    host = True

    def seats(self, game_id: str) -> tuple[str, ...] | None:
        """Nobody says it."""
        return None

    def also_elsewhere(self, game_id: str) -> tuple[str, ...]:
        """There is no other."""
        return ()

    def may_look(self, game_id: str, who: str) -> bool:
        """Whoever holds it may look."""
        return True

    def name(self, game_id: str) -> str:
        """Nobody knows who acts."""
        return ""

    def request(self) -> str:
        """None is sent a second time."""
        return ""

    def follow(self, game_id: str, names: Iterable[str]) -> None:
        """Nothing: no seat is at it."""

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Nothing comes or goes."""
        return lambda: None


AnyPhone = Phone | Alone


def provided() -> AnyPhone:
    """The phone whose page is drawn, or whose handler calls this."""
    held: Phone | None = ft.context.page.session.store.get(_KEPT_AS)
    return held or Alone()


def in_words(seats: tuple[str, ...]) -> str:
    """People in a row, such as `Ada, Ben and Cyd`; without any, a watcher."""
    if not seats:
        return WATCHER
    *others, last = seats
    return f"{', '.join(others)} and {last}" if others else last


def phone_of(page: ft.Page) -> str:
    """By what a phone is known: by its cookie, where a line has brought it; else each page is one of its own."""
    line = aim.line_of(page)
    return str(line.phone if line and line.phone else page.session.id)


def is_host(page: ft.Page) -> bool:
    """Whether a page is shown on the machine that serves it."""
    try:
        return ipaddress.ip_address(page.client_ip or "").is_loopback
    except ValueError:
        return False


def _lives(page: ft.Page) -> bool:
    try:
        return page.session is not None
    except RuntimeError:
        return False


def _connected(page: ft.Page) -> bool:
    line = aim.line_of(page)
    return not line.away if line else page.session.connection is not None
