"""What comes with the app: the events that the rulebook tells of, as data."""

import tomllib
from functools import cache
from importlib.resources import files

from companion.chronicles.cards import EventCard


@cache
def bundled_events() -> tuple[EventCard, ...]:
    """The five events of the rulebook in our words (Event Cards in the Setup Example; A Darkness Below)."""
    text = files("companion.chronicles").joinpath("packs/events.toml").read_text(encoding="utf-8")
    return tuple(EventCard.model_validate(event) for event in tomllib.loads(text)["event"])


def bundled_event(name: str) -> EventCard | None:
    """An event that comes with the app, by its name however its capitals were typed."""
    return _by_name().get(_folded(name))


def same_name(one: str, other: str) -> bool:
    """Whether people mean the same card or region: capitals and spaces do not matter."""
    return _folded(one) == _folded(other)


@cache
def _by_name() -> dict[str, EventCard]:
    return {_folded(event.name): event for event in bundled_events()}


def _folded(name: str) -> str:
    return " ".join(name.casefold().split())
