"""What is remembered from game to game: printed values that somebody read once, where the triggers stand, names."""

from typing import Annotated, Any

from pydantic import AfterValidator

from companion.frozen import Frozen
from companion.vestige.events import Event, PrintedValueRead, ThreatRevealed, TriggersPlaced
from companion.vestige.evolve import with_printed
from companion.vestige.setup import Printed, Setup, TriggerSpace, ascending
from companion.vestige.table import Table


class Library(Frozen):
    """Vestige's part of the library. Printed values are those that people read; what the rulebook states is not in it.

    `threats` are names of threat cards by nemesis, as people typed them; `people` the names of seats, last one first.
    """

    printed: Printed = Printed()
    triggers: Annotated[tuple[TriggerSpace, ...], AfterValidator(ascending)] = ()
    people: tuple[str, ...] = ()
    threats: dict[str, tuple[str, ...]] = {}


def learn(saved: dict[str, Any], event: Event) -> dict[str, Any]:
    """The library with what an event teaches. Values of single cards stay with their game."""
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
        case _:
            return saved
    return learnt.model_dump(mode="json")


def learn_setup(saved: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """The library with what a setup teaches: the places of the triggers and the names of the people."""
    library = Library.model_validate(saved)
    names = tuple(seat.name for seat in setup.seats)
    people = (*names, *(name for name in library.people if name not in names))[:20]
    return library.changed({"triggers": setup.triggers or library.triggers, "people": people}).model_dump(mode="json")


def known_threats(saved: dict[str, Any], table: Table, nemesis: str) -> tuple[str, ...]:
    """Threat cards that can still come out for a nemesis: its pack's, then those that people typed before."""
    competitor = table.competitor(nemesis)
    pack = table.pack(competitor)
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
