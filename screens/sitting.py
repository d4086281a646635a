"""One person's view of one game: where commands go up, and what is said in return."""

import contextvars
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import AnyGame, Desk
from companion.frozen import Frozen
from companion.game import Refusal
from companion.shelf import ShelfFault
from screens.device import Device


class Sitting:
    """A game on the desk as one screen sees it. `say` shows a sentence for a moment; `go` opens a page of the app.

    `kept` holds what is half done: a pending change, a half-typed name. It outlives the parts of the screen, which are
    drawn anew when the phone is turned.
    """

    def __init__(
        self, desk: Desk, game_id: str, device: Device, say: Callable[[str], None], go: Callable[[str], None]
    ) -> None:
        self.desk = desk
        self.game_id = game_id
        self.device = device
        self.say = say
        self.go = go
        self.kept = device.kept(game_id)

    @property
    def game(self) -> AnyGame:
        return self.desk.game(self.game_id)

    @property
    def table(self) -> Any:
        return self.game.table

    def dispatch(self, command: Frozen, revision: int | None = None) -> bool:
        """Sends a command; whether it was done. A refusal is said, the game is as it was."""
        try:
            outcome = self.desk.act(self.game_id, command, revision)
        except ShelfFault as fault:
            self.say(str(fault))
            return False
        if isinstance(outcome, Refusal):
            self.say(f"{str(outcome)[:1].upper()}{str(outcome)[1:]}.")
            return False
        self.device.tap()
        # People have to move a disc for it, so it must not pass unseen.
        if news := outcome.rules.announced(outcome.ledger.entries[-1].because):
            self.say(f"{news}.")
        return True

    def undo(self, revision: int | None = None) -> None:
        """Takes back one entry. With a `revision`, only if it still is the one that the button named."""
        if self._as_seen(revision) and self.game.ledger.undoes is not None:
            self.desk.undo(self.game_id)
            self.device.tap()

    def redo(self, revision: int | None = None) -> None:
        """Brings back one entry. With a `revision`, only if it still is the one that the button named."""
        if self._as_seen(revision) and self.game.ledger.redoes is not None:
            self.desk.redo(self.game_id)
            self.device.tap()

    def rewind(self, cursor: int, revision: int | None = None) -> None:
        """Undo or redo to where `cursor` entries stand, if the ledger still is the one that was read."""
        if self._as_seen(revision):
            self.desk.rewind(self.game_id, cursor)
            self.device.tap()

    def _as_seen(self, revision: int | None) -> bool:
        if revision in (None, self.game.revision):
            return True
        self.say("The table has changed since this was tapped; look again and repeat it.")
        return False


def use_kept(kept: dict[str, Any], name: str, initial: Any) -> tuple[Any, Callable[[Callable[[Any], Any]], None]]:
    """A state of a component that is still there when the component is drawn anew. It is changed by an updater."""
    value, set_value = ft.use_state(lambda: kept.get(name, initial))

    def change(update: Callable[[Any], Any]) -> None:
        def updated(before: Any) -> Any:
            kept[name] = update(before)
            return kept[name]

        set_value(updated)

    return value, change


def use_desk(desk: Desk, look: Callable[[], Any]) -> Any:
    """What `look` sees on the desk; the component is drawn again when that changes.

    `look` gives something small and comparable, such as a revision.
    """
    seen, set_seen = ft.use_state(look)
    subscription: Any = ft.use_ref(None)

    def subscribe() -> None:
        # A change may come from another phone's handler: this screen's own context must be restored.
        context = contextvars.copy_context()

        def changed() -> None:
            context.run(lambda: set_seen(lambda _: look()))

        subscription.current = desk.watch(changed)

    def unsubscribe() -> None:
        if subscription.current is not None:
            subscription.current()
            subscription.current = None

    ft.use_effect(subscribe, [], cleanup=unsubscribe)
    return seen
