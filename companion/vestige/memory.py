"""Changes that people make to the library themselves: a value that was misread, triggers of another mat."""

from companion.vestige.evolve import with_printed
from companion.vestige.library import Library
from companion.vestige.setup import Printed, TriggerSpace


def remember(library: Library, of: str, value: int) -> Library:
    """The library with a printed value set: `of` is `region:Oasis`, `speed:5` or `mastery:guile`."""
    place, _, name = of.partition(":")
    return library.model_copy(update={"printed": with_printed(library.printed, place, name, value)})


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
    return library.model_copy(update={"printed": kept})


def place_triggers(library: Library, triggers: tuple[TriggerSpace, ...]) -> Library:
    """The library with the triggers at other places; none at all to be asked again."""
    return library.model_copy(update={"triggers": triggers})
