"""A game that is being set up: its draft on the desk, so that a reload loses nothing, and the one way to change it."""

from collections.abc import Callable
from secrets import randbelow
from typing import Any, Generic, TypeVar, cast

from companion.chance import SEEDS, seed_of
from companion.desk import Desk
from companion.frozen import Frozen
from companion.gathering import starting_player

D = TypeVar("D", bound=Frozen)


class Drafting(Generic[D]):
    """The draft of one game, kept on the desk under a name; `fresh` makes one where there is none.

    `kind` is what the draft is made of: it has a `seating`, and the `seed` of the last draw of who begins. `redraw`
    shows what was changed.
    """

    def __init__(
        self, desk: Desk, redraw: Callable[[], Any], kept_as: str, kind: type[D], fresh: Callable[[], D]
    ) -> None:
        self._desk = desk
        self._redraw = redraw
        self._kept_as = kept_as
        self._kind = kind
        self._fresh = fresh
        self._namers: dict[tuple[str, int], Callable[[str], None]] = {}

    @property
    def draft(self) -> D:
        kept = self._desk.drafts.get(self._kept_as)
        if not isinstance(kept, self._kind):
            kept = self._desk.drafts[self._kept_as] = self._fresh()
        return cast(D, kept)

    @property
    def seating(self) -> Any:
        """Who sits where, as it stands at this moment: names that are being typed are in it already."""
        return cast(Any, self.draft).seating

    def change(self, **fields: Any) -> None:
        """Keeps some fields changed, and shows it."""
        self.note(**fields)
        self._redraw()

    def note(self, **fields: Any) -> None:
        """Keeps some fields changed without showing it: the person is typing, and sees it already."""
        self._desk.drafts[self._kept_as] = self.draft.model_copy(update=fields)

    def replace(self, draft: D) -> None:
        """Another draft altogether."""
        self._desk.drafts[self._kept_as] = draft
        self._redraw()

    def clear(self) -> None:
        """The game has begun."""
        self._desk.drafts.pop(self._kept_as, None)

    def reseat(self, change: Callable[[Any], Any]) -> None:
        """Keeps the seating changed, from how it stands at this moment, and shows it."""
        self.change(seating=change(self.seating))

    def seat_namer(self, id: int) -> Callable[[str], None]:
        """The function that takes the name of one seat; the same one each time, as a field needs it."""
        return self.namer("seat", id, lambda text: self.note(seating=self.seating.named(id, text)))

    def draw_who_begins(self, seed: str = "") -> None:
        """Turns the seats so that the one begins whom the seed gives; without a seed, one that chance gives."""
        seed = seed or seed_of(randbelow(SEEDS))
        seating = self.seating
        self.change(seating=seating.beginning_with(starting_player(seed, seating.names)), seed=seed)

    def namer(self, of: str, id: int, take: Callable[[str], None]) -> Callable[[str], None]:
        """A function that takes what is typed about something; the same one each time."""
        return self._namers.setdefault((of, id), take)
