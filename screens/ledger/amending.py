"""A change of the past on its way: what is added, changed or taken out, and what would come of it."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from companion.game import Refusal
from companion.ledger import Entry
from companion.past import Amended, Change, Insert, Remove, Replace
from companion.recollection import Recollection, Retold
from screens.sitting import Sitting

AnyAmended = Amended[Any, Any, Any, Any]


@dataclass(frozen=True)
class Amending:
    """What somebody is about to change. It hangs on an entry, so that it finds its place again if others go on.

    `anchor` is the entry that is changed or taken out, or the one after which something is added; None adds
    something before everything else.
    """

    way: Literal["add", "change", "take_out"]
    anchor: Entry[Any] | None
    told: Retold | None = None

    def saying(self, told: Retold) -> "Amending":
        """The same with more said."""
        return replace(self, told=told)


def adding(sitting: Sitting, place: int) -> Amending:
    """Something that was forgotten after the first `place` entries."""
    standing = sitting.game.ledger.standing
    anchor = standing[place - 1] if place else None
    return Amending("add", anchor, sitting.game.rules.recollection.begun(sitting.game.at(place)))


def changing(recollection: Recollection, entry: Entry[Any]) -> Amending | None:
    """An entry that was something else; None for one that can only be taken out."""
    try:
        told = recollection.retold(recollection.commands.validate_python(entry.command))
    except ValueError:
        # A line about the past, or a move that another version wrote.
        return None
    return Amending("change", entry, told) if told else None


def place_of(sitting: Sitting, amending: Amending) -> int | None:
    """Where it happens, counted from 0; None when the entry on which it hangs is gone or came out otherwise."""
    if amending.anchor is None:
        return 0
    standing = sitting.game.ledger.standing
    at = next((place for place, entry in enumerate(standing) if entry is amending.anchor), None)
    return at if at is None or amending.way != "add" else at + 1


def change_of(sitting: Sitting, amending: Amending, place: int) -> Change | None:
    """The change of the past, or None while something is still to be said."""
    if amending.way == "take_out":
        return Remove(place)
    if amending.told is None:
        return None
    command = sitting.game.rules.recollection.command(sitting.game.at(place), amending.told)
    if command is None:
        return None
    return Insert(place, command) if amending.way == "add" else Replace(place, command)


class Previews:
    """What changes would come to, worked out once for each change and state of the game."""

    def __init__(self) -> None:
        self._key: tuple[Change, Any] | None = None
        self._found: AnyAmended | Refusal | None = None

    def of(self, sitting: Sitting, change: Change | None) -> AnyAmended | Refusal | None:
        """What the change comes to; None while there is none."""
        if change is None:
            return None
        key = (change, sitting.game.ledger)
        if self._key is None or self._key[0] != change or self._key[1] is not sitting.game.ledger:
            self._key, self._found = key, sitting.desk.preview(sitting.game_id, (change,))
        return self._found


def where(sitting: Sitting, amending: Amending, place: int) -> tuple[str, str]:
    """What is being done, for a heading, and the entry that it hangs on."""
    standing = sitting.game.ledger.standing
    if amending.way != "add":
        verb = "Change" if amending.way == "change" else "Take out"
        return f"{verb} entry {place + 1}", standing[place].label
    found = sitting.game.rules.chapters(standing)
    inside = next((it for it in found if it.start <= place <= it.add_at), None)
    last = next((it for it in found if it.start < place <= it.end), inside)
    title = (inside or last or found[-1]).title.lower() if found else "round 1"
    after = f"after {place}: {standing[place - 1].label}" if place else "before everything else"
    return f"Forgotten in {title}", after
