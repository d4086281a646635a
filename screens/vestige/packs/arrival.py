"""Cards that are about to come: what was read, what would become of it, and the way back. Kept on the desk."""

from collections.abc import Iterable
from typing import Any

from companion.desk import Desk
from companion.faults import BadInput, Fault
from companion.frozen import Frozen
from companion.library import saved_library
from companion.vestige.box.cards import Pack
from companion.vestige.box.merge import Choice, Incoming, merged, preview
from companion.vestige.box.pack import LARGEST, read_pack
from companion.vestige.library import Library, library_of

KEPT_AS = "import"
# How the parts of a fault begin that make a sentence by themselves, or after a subject.
_VERBS = ("is ", "has ", "cannot ")
_ADVICE = ("did you", "give ", "check ", "put ", "leave ", "see ", "update ", "mend ", "write ", "use ", "to is ", "`")


class Flaw(Frozen):
    """Something that is wrong with a file: its place in it, and a sentence."""

    where: str
    text: str


class Arrival(Frozen):
    """What the page stands at.

    `text` is what was pasted; `read` is the pack that was in it or in a file, `flaws` why there is none. `choices` are
    those of the person, by card id. Once it has come, `before` is the library as it was and `after` as it is since,
    and `came` says what that changed.
    """

    text: str = ""
    name: str = ""
    read: Pack | None = None
    flaws: tuple[Flaw, ...] = ()
    choices: dict[str, Choice] = {}
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    came: str = ""
    ids: tuple[str, ...] = ()


def arrival(desk: Desk) -> Arrival:
    """How far the person has come, from a reload or another screen too."""
    kept = desk.drafts.get(KEPT_AS)
    return kept if isinstance(kept, Arrival) else Arrival()


def looked_at(content: str | bytes, name: str = "") -> Arrival:
    """What is in a text or file, or everything that is wrong with it. Nothing else happens."""
    text = content if isinstance(content, str) and not name else ""
    try:
        return Arrival(text=text, name=name, read=read_pack(content, name))
    except BadInput as bad:
        return Arrival(text=text, name=name, flaws=tuple(_flaw(fault, name) for fault in bad.faults))


def too_large(name: str) -> Arrival:
    """A file that is not read at all."""
    text = f"The file is larger than {LARGEST:,} bytes, which are some three thousand cards: nothing of it was read."
    return Arrival(name=name, flaws=(Flaw(where="", text=text),))


def _flaw(fault: Fault, name: str) -> Flaw:
    where = "" if fault.where in (name, "pack") else fault.where.removeprefix(f"{name}: ")
    what = fault.what
    if what.startswith(_VERBS):
        what = f"{'This' if where else 'It'} {what}"
    fit = fault.fit
    if fit and not fit.startswith(_ADVICE):
        fit = f"what fits is {fit}"
    told = str(Fault("", what, fit))
    return Flaw(where=where, text=f"{told[:1].upper()}{told[1:]}{'' if told.endswith(('?', '.')) else '.'}")


def incoming(library: Library, pack: Pack) -> tuple[Incoming, ...]:
    """Every card of a pack with what would become of it: first what people decide, then what changes, then the rest."""
    order = ("clash", "update", "add", "same")
    return tuple(sorted(preview(library, pack), key=lambda it: order.index(it.outcome)))


def chosen(it: Incoming, choices: dict[str, Choice]) -> Choice:
    """What happens to a card: as the person said, else what is usual."""
    return choices.get(it.card.id, it.usual)


def changes(cards: tuple[Incoming, ...], choices: dict[str, Choice]) -> int:
    """How many cards of a pack would change the library."""
    return sum(chosen(it, choices) != "mine" for it in cards)


def take_in(desk: Desk, now: Arrival) -> Arrival:
    """Brings the cards into the library. What the person has chosen to keep is not touched."""
    assert now.read is not None
    saved = desk.library("vestige")
    library = library_of(saved)
    cards = incoming(library, now.read)
    after = merged(library, now.read, now.choices)
    desk.keep_library("vestige", saved_library(after))
    kept = desk.library("vestige")
    taken = tuple(it for it in cards if chosen(it, now.choices) != "mine")
    new = tuple(id for id, held in after.cards.items() if library.cards.get(id) != held)
    return now.changed({"before": saved, "after": kept, "came": _came(taken, now.choices), "ids": new})


def _came(taken: Iterable[Incoming], choices: dict[str, Choice]) -> str:
    """What an import did: `3 new, 1 brought up to date`."""
    words = [
        "beside yours" if chosen(it, choices) == "both" else
        {"add": "new", "update": "brought up to date"}.get(it.outcome, "in place of yours")
        for it in taken
    ]  # fmt: skip
    return ", ".join(f"{words.count(word)} {word}" for word in dict.fromkeys(words))


def can_be_taken_back(desk: Desk, now: Arrival) -> bool:
    """Whether the library is still as the import left it: what was learnt since must not be lost."""
    return now.before is not None and desk.library("vestige") == now.after


def take_back(desk: Desk, now: Arrival) -> Arrival:
    """The library as it was before the import, and the preview again."""
    assert now.before is not None
    desk.keep_library("vestige", now.before)
    return now.changed({"before": None, "after": None, "came": "", "ids": ()})
