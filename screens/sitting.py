"""One person's view of one game: where commands go up, and what is said in return."""

import contextvars
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol

import flet as ft

from companion.desk import AnyGame, Desk
from companion.frozen import Frozen
from companion.game import Refusal
from companion.news import news
from companion.past import Change
from companion.shelf import ShelfFault
from screens.device import Device
from screens.share import aim

JUST_NOW = 0.4
"""Seconds after a change in which a tap was aimed at the screen as it was before, where no line knows it better."""

OUTDATED = "The table has changed since this was tapped; look again and repeat it."


class Sitting:
    """A game on the desk as one screen sees it. `say` shows a sentence for a moment; `go` opens a page of the app.

    `kept` holds what is half done: a pending change, a half-typed name. It outlives the parts of the screen, which are
    drawn anew when the phone is turned.
    """

    def __init__(
        self,
        desk: Desk,
        game_id: str,
        device: Device,
        say: Callable[[str], None],
        go: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.desk = desk
        self.game_id = game_id
        self.device = device
        self.say = say
        self.go = go
        self.kept = device.kept(game_id)
        self._clock = clock
        self._acting = False
        self._known: AnyGame | None = None
        self._changed_elsewhere = float("-inf")
        self._shown_anew = float("-inf")
        self._news: Any = None
        self._unwatch: Callable[[], None] | None = None

    @property
    def game(self) -> AnyGame:
        return self.desk.game(self.game_id)

    @property
    def table(self) -> Any:
        return self.game.table

    def may_look(self, who: str) -> bool:
        """Whether what is secret of a player may be shown here."""
        return self.device.phone.may_look(self.game_id, who)

    def _asked(self) -> dict[str, str]:
        """Who asks for a change, and by which request: empty where one phone goes round."""
        phone = self.device.phone
        return {"by": phone.name(self.game_id), "id": phone.request()}

    # What goes up

    def dispatch(self, command: Frozen, revision: int | None = None) -> bool:
        """Sends a command; whether it was done. A refusal is said, the game is as it was."""
        return self._change(lambda: self.desk.act(self.game_id, command, self._made_on(revision), **self._asked()))

    def amend(self, changes: Sequence[Change], revision: int | None = None) -> bool:
        """Changes the past; whether it was done. A refusal is said, the game is as it was."""
        return self._change(lambda: self.desk.amend(self.game_id, changes, self._made_on(revision), **self._asked()))

    def refusal(self, command: Frozen) -> str:
        """Why a command would be refused, as a sentence to be shown where it is given; empty if it would be done."""
        outcome = self.game.act(command)
        return _sentence(outcome) if isinstance(outcome, Refusal) else ""

    def undo(self, revision: int | None = None) -> None:
        """Takes back one entry. With a `revision`, only if it still is the one that the button named."""
        if self._as_seen(revision) and self.game.ledger.undoes is not None:
            self._done(lambda: self.desk.undo(self.game_id, self._made_on(revision), **self._asked()))

    def redo(self, revision: int | None = None) -> None:
        """Brings back one entry. With a `revision`, only if it still is the one that the button named."""
        if self._as_seen(revision) and self.game.ledger.redoes is not None:
            self._done(lambda: self.desk.redo(self.game_id, self._made_on(revision), **self._asked()))

    def rewind(self, place: int, revision: int | None = None) -> None:
        """Undo or redo to where `place` entries stand, if the ledger still is the one that was read."""
        if self._as_seen(revision):
            self._done(lambda: self.desk.rewind(self.game_id, place, self._made_on(revision), **self._asked()))

    def _change(self, act: Callable[[], AnyGame | Refusal]) -> bool:
        game = self._done(act)
        # People have to move a disc for it, so it must not pass unseen.
        if game is not None and (news := game.rules.announced(game.ledger.entries[-1].because)):
            self.say(f"{news[:1].upper()}{news[1:]}.")
        return game is not None

    def _done(self, act: Callable[[], AnyGame | Refusal]) -> AnyGame | None:
        """The game after it, or None after saying why it was not done."""
        try:
            if not self._as_seen(None):
                return None
            with self._own_change():
                outcome = act()
        except ShelfFault as fault:
            self.say(str(fault))
            return None
        if isinstance(outcome, Refusal):
            self.say(_sentence(outcome))
            return None
        self.device.tap()
        return outcome

    # What others do meanwhile

    def watch(self) -> None:
        """Notices from now on when somebody else changes the game: a tap that was on its way is then outdated."""
        self._notice()
        self._changed_elsewhere, self._news = float("-inf"), None
        self._unwatch = watched(self.desk, self._notice)

    def shown_anew(self) -> None:
        """The game has just taken the place of another screen: a second tap at once was not meant for it."""
        self._shown_anew = self._clock()

    def unwatch(self) -> None:
        """Notices nothing more."""
        if self._unwatch is not None:
            self._unwatch()
            self._unwatch = None

    def _notice(self) -> None:
        try:
            before, game = self._known, self.game
        except ShelfFault:
            return
        self._known = game
        if not self.desk.tried_out:
            self.device.phone.follow(self.game_id, game.rules.seated(game.table))
        if before is not None and before.revision == game.revision:
            return
        if not self._acting:
            self._changed_elsewhere, self._news = self._clock(), aim.news()
            if before is not None and self.device.phone.shared and (words := news(before, game)):
                self.say(f"{words[:1].upper()}{words[1:]}.")

    @contextmanager
    def _own_change(self) -> Iterator[None]:
        self._acting = True
        try:
            yield
        finally:
            self._acting = False

    def _made_on(self, revision: int | None) -> int:
        """The revision that a tap was made on: another process may have changed the game and nobody has looked yet."""
        return self.game.revision if revision is None else revision

    def _as_seen(self, revision: int | None) -> bool:
        outdated = aim.outdated(self._news)
        if outdated is None:
            outdated = self._clock() - self._changed_elsewhere < JUST_NOW
        again = self._clock() - self._shown_anew < JUST_NOW
        if not outdated and not again and revision in (None, self.game.revision):
            return True
        self.say(OUTDATED)
        return False


def _sentence(refusal: Refusal) -> str:
    words = str(refusal)
    return f"{words[:1].upper()}{words[1:]}."


def use_kept(kept: dict[str, Any], name: str, initial: Any) -> tuple[Any, Callable[[Callable[[Any], Any]], None]]:
    """A state of a component that is still there when the component is drawn anew. It is changed by an updater."""
    value, set_value = ft.use_state(lambda: kept.get(name, initial))

    def change(update: Callable[[Any], Any]) -> None:
        def updated(before: Any) -> Any:
            kept[name] = update(before)
            return kept[name]

        set_value(updated)

    return value, change


class Watched(Protocol):
    """A desk, or something else that tells when there is something new to see."""

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Calls `changed` after each change; the result ends it."""


def use_desk(desk: Watched, look: Callable[[], Any]) -> Any:
    """What `look` sees on the desk; the component is drawn again when that changes.

    `look` gives something small and comparable, such as a revision.
    """
    seen, set_seen = ft.use_state(look)
    subscription: Any = ft.use_ref(None)

    def subscribe() -> None:
        subscription.current = watched(desk, lambda: set_seen(lambda _: look()), in_turn=True)

    def unsubscribe() -> None:
        if subscription.current is not None:
            subscription.current()
            subscription.current = None

    ft.use_effect(subscribe, [], cleanup=unsubscribe)
    return seen


def watched(desk: Watched, changed: Callable[[], None], in_turn: bool = False) -> Callable[[], None]:
    """Calls `changed` after each change on the desk, as long as the screen it belongs to is there; the result ends it.

    What only draws can wait for its phone's turn, and until the phone is there.
    Of a phone that has been gone for hours Flet forgets the session, and tells no part of the screen.
    """
    # A change may come from another phone's handler: this screen's own context must be restored.
    context = contextvars.copy_context()
    page = _page()

    def called() -> None:
        if page is not None and not _is_there(page):
            stop()
        elif in_turn:
            aim.in_turn(page, run)
        else:
            run()

    # One and the same for all changes: so it is drawn only once.
    run = partial(context.run, changed)
    stop = desk.watch(called)
    return stop


def _page() -> ft.Page | None:
    try:
        return ft.context.page
    except RuntimeError:
        return None


def _is_there(page: ft.Page) -> bool:
    try:
        return page.session is not None
    except RuntimeError:
        return False
