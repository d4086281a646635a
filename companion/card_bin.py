"""Cards that were put away: they can be taken back for a while. Whatever else reads a library never sees them."""

from collections.abc import Iterable
from typing import Any

from companion.bin import has_lain_its_days
from companion.library import AnyLibrary, Held, Library, fresh_id, named_apart, without


def binned(library: AnyLibrary, ids: Iterable[str], now: str) -> AnyLibrary:
    """The library with some of its cards in the bin, put away `now`."""
    bin = dict(library.bin)
    gone = [id for id in dict.fromkeys(ids) if id in library.cards]
    for id in gone:
        # Another card may have had this id when it was put away.
        place = id if id not in bin else fresh_id(id, bin, library.cards, library.of_the_app())
        bin[place] = library.BINNED(held=library.cards[id], discarded=now)
    return without(library, gone).changed({"bin": bin})


def taken_back(library: AnyLibrary, place: str) -> tuple[AnyLibrary, str]:
    """The library with what lies at a place of the bin among its cards again, and what people are told of it.

    If its name was given to another card meanwhile, it gets one with a number. Of a card in its place there is one:
    what is known of it meanwhile is completed; where the two contradict each other, the library stays as it is.
    """
    if place not in library.bin:
        return library, "It is not in the bin any more."
    held = library.bin[place].held
    there = _there_again(library, held.card)
    rest = library.changed({"bin": {at: one for at, one in library.bin.items() if at != place}})
    if there is None:
        back = _with_its_own_id(library, held.card)
        return _put(rest, held, back), f"{back.name} is back."
    if _printed(there.card) == _printed(held.card):
        return rest, f"{held.card.name} is in the library again already."
    if library.in_its_place(held.card):
        whole = _completed(library, there, held)
        if whole is None:
            return library, (
                f"{there.card.name} is in the library again and says something else: "
                "delete that one first, then take this one back."
            )
        return _put(rest, whole, whole.card), f"{there.card.name} is in the library again: what it lacked is filled in."
    back = named_apart(library, held.card)
    return _put(rest, held, back), f"{held.card.name} is back as {back.name}: another one has its name by now."


def emptied(library: AnyLibrary) -> AnyLibrary:
    """The library with nothing in its bin."""
    return library.changed({"bin": {}})


def tidied(saved: dict[str, Any], now: str) -> dict[str, Any]:
    """The saved library without the cards that have lain in the bin for their days; the same one if there are none.

    It is asked at each start, so it reads nothing but the bin.
    """
    bin = _saved_bin(saved)
    left = {place: one for place, one in bin.items() if not _is_over(one, now)}
    return saved if len(left) == len(bin) else {**saved, "bin": left}


def count_binned(saved: dict[str, Any]) -> int:
    """How many cards the bin of a saved library has."""
    return len(_saved_bin(saved))


def _saved_bin(saved: dict[str, Any]) -> dict[str, Any]:
    bin = saved.get("bin")
    return bin if isinstance(bin, dict) else {}


def _is_over(one: Any, now: str) -> bool:
    return isinstance(one, dict) and has_lain_its_days(one.get("discarded"), now)


def _there_again(library: Library, card: Any) -> Held | None:
    """The card of the library that goes by the same kind and name."""
    called = library.called(card)
    return next((it for it in library.cards.values() if library.called(it.card) == called), None)


def _with_its_own_id(library: Library, card: Any) -> Any:
    of_the_app = library.of_the_app()
    taken = card.id in library.cards or card.id in of_the_app
    return card.changed({"id": fresh_id(card.name, library.cards, of_the_app)}) if taken else card


def _put(library: AnyLibrary, held: Held, card: Any) -> AnyLibrary:
    """The library with the card, kept as it was held."""
    return library.changed({"cards": {**library.cards, card.id: held.changed({"card": card})}})


def _printed(card: Any) -> dict[str, Any]:
    """What is said on a card besides its name."""
    said: dict[str, Any] = card.model_dump(exclude={"id", "name"})
    return said


def _completed(library: Library, there: Held, binned: Held) -> Held | None:
    """A card that is known again, with what only the one in the bin says; None where they contradict each other."""
    known, more = _printed(there.card), _printed(binned.card)
    if any(None not in (known[what], more[what]) and known[what] != more[what] for what in known):
        return None
    added = {what: getattr(binned.card, what) for what in known if known[what] is None}
    first = library.printed_on(there.card) is None and library.printed_on(binned.card) is not None
    read = binned if first else there
    return there.changed({"card": there.card.changed(added), "source": read.source, "pack": read.pack})
