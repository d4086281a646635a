"""What is remembered from game to game: printed values that somebody read once, where the triggers stand, names."""

from typing import Annotated, Any

from pydantic import AfterValidator

from companion.frozen import Frozen
from companion.vestige.events import (
    Event,
    PrintedValueRead,
    ThreatRevealed,
    TilesLaidOut,
    TileTurned,
    TriggersPlaced,
)
from companion.vestige.evolve import with_printed
from companion.vestige.regions import WITH_A_LOCK, RegionName, base_tiles, called, module_tiles
from companion.vestige.setup import Printed, Setup, TriggerSpace, ascending
from companion.vestige.table import Table


class Library(Frozen):
    """Vestige's part of the library. Printed values are those that people read; what the rulebook states is not in it.

    `threats` are names of threat cards by nemesis, as people typed them; `people` the names of seats, last one first.
    `collection` are the region tiles that the group owns, `locked` those on which it saw a lock (p. 6).
    """

    printed: Printed = Printed()
    triggers: Annotated[tuple[TriggerSpace, ...], AfterValidator(ascending)] = ()
    people: tuple[str, ...] = ()
    threats: dict[str, tuple[str, ...]] = {}
    collection: tuple[RegionName, ...] = base_tiles()
    locked: tuple[RegionName, ...] = ()


_TEACHES = (PrintedValueRead, TriggersPlaced, ThreatRevealed, TilesLaidOut, TileTurned)


def learn(saved: dict[str, Any], event: Event) -> dict[str, Any]:
    """The library with what an event teaches. Values of single cards stay with their game."""
    if not isinstance(event, _TEACHES):
        # Most events teach nothing; reading the library for each of them would be felt in every tap.
        return saved
    library = Library.model_validate(saved)
    match event:
        case PrintedValueRead(of=of, value=value) if not of.startswith("card:"):
            place, _, name = of.partition(":")
            learnt = library.changed({"printed": with_printed(library.printed, place, name, value)})
        case TriggersPlaced(triggers=triggers):
            learnt = library.changed({"triggers": triggers})
        case ThreatRevealed(nemesis=nemesis, name=name, named=True):
            names = library.threats.get(nemesis, ())
            known = names if name in names else (*names, name)
            learnt = library.changed({"threats": {**library.threats, nemesis: known}})
        case TilesLaidOut(tiles=tiles):
            learnt = _lying(library, tuple(tile.region for tile in tiles))
        case TileTurned(region=region):
            learnt = _lying(library, (region,))
        case _:
            return saved
    return learnt.model_dump(mode="json")


def learn_setup(saved: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """The library with what a setup teaches: the places of the triggers, the names of the people, tiles they own."""
    library = Library.model_validate(saved)
    names = tuple(seat.name for seat in setup.seats)
    people = (*names, *(name for name in library.people if name not in names))[:20]
    learnt = _lying(library, tuple(tile.region for tile in setup.tiles))
    return learnt.changed({"triggers": setup.triggers or library.triggers, "people": people}).model_dump(mode="json")


def known_threats(saved: dict[str, Any], table: Table, nemesis: str) -> tuple[str, ...]:
    """Threat cards that can still come out for a nemesis: its pack's, then those that people typed before."""
    competitor = table.competitor(nemesis)
    pack = competitor.pack
    names = [threat.name for threat in pack.threats] if pack else []
    names += [name for name in Library.model_validate(saved).threats.get(nemesis, ()) if name not in names]
    lying = {threat.name for threat in competitor.threats}
    return tuple(name for name in names if name not in lying)


def remember(library: Library, of: str, value: int) -> Library:
    """The library with a printed value set: `of` is `region:Oasis`, `speed:5` or `mastery:guile`."""
    place, _, name = of.partition(":")
    return library.changed({"printed": with_printed(library.printed, place, name, value)})


def forget(library: Library, of: str) -> Library:
    """The library without a printed value. The app will ask for it again when it matters."""
    place, _, name = of.partition(":")
    printed = library.printed
    kept = Printed.model_validate(
        {
            "regions": {it: value for it, value in printed.regions.items() if (place, it) != ("region", name)},
            "speed": {it: value for it, value in printed.speed.items() if (place, str(it)) != ("speed", name)},
            "mastery": {it: value for it, value in printed.mastery.items() if (place, it) != ("mastery", name)},
        }
    )
    return library.changed({"printed": kept})


def place_triggers(library: Library, triggers: tuple[TriggerSpace, ...]) -> Library:
    """The library with the triggers at other places; none at all to be asked again."""
    return library.changed({"triggers": triggers})


def own(library: Library, tile: str, owned: bool) -> Library:
    """The library with a region tile in the group's collection, or out of it; what is not owned carries no lock."""
    collection = _with(library.collection, called(tile), owned)
    locked = library.locked if owned else _with(library.locked, called(tile), False)
    return library.changed({"collection": collection, "locked": locked})


def lock(library: Library, tile: str, locked: bool) -> Library:
    """The library with a lock seen on a region tile, or none after all (p. 6). Who sees a tile owns it."""
    collection = _with(library.collection, called(tile), True) if locked else library.collection
    return library.changed({"collection": collection, "locked": _with(library.locked, called(tile), locked)})


def locks_marked(library: Library) -> str:
    """How many of the 13 locks are marked, in words: `9 of 13 marked`."""
    return f"{len(library.locked)} of {WITH_A_LOCK} marked"


def _lying(library: Library, regions: tuple[str | None, ...]) -> Library:
    """The library after tiles of the module were seen on the table."""
    for region in regions:
        if region in module_tiles() and region not in library.collection:
            library = own(library, region, True)
    return library


def _with(tiles: tuple[str, ...], tile: str, there: bool) -> tuple[str, ...]:
    """Tiles in the order of the rulebook's list, with or without one of them."""
    known = (*base_tiles(), *module_tiles())
    wanted = {*tiles, tile} if there else {*tiles} - {tile}
    own_names = sorted(wanted.difference(known))
    return (*(name for name in known if name in wanted), *own_names)
