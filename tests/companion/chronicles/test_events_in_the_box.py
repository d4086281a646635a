"""The five events that come with the app: what the rulebook tells of them, in our words."""

import pytest

from companion.chronicles.box import bundled_event, bundled_events
from companion.rules.entries import corpus


def test_the_events_of_the_rulebook_are_there_each_with_its_entry() -> None:
    titles = {corpus()[event.rule].title.removesuffix(" (event)") for event in bundled_events() if event.rule}

    assert titles == {event.name for event in bundled_events()}
    assert len(titles) == 5


@pytest.mark.parametrize(
    ("name", "agents", "each_pays", "closes", "changes"),
    [
        pytest.param("Miara, Music, and Mead", 0, False, False, True, id="Event Cards in the Setup Example: Miara"),
        pytest.param("A Darkness Below", 2, True, True, False, id="A Darkness Below"),
        pytest.param("Trial and Error", 0, False, False, False, id="Event Cards in the Setup Example: Trial"),
        pytest.param("Hostile Negotiations", 0, False, True, False, id="Event Cards in the Setup Example: Hostile"),
        pytest.param("Mysterious Anomalies", 0, False, False, True, id="Event Cards in the Setup Example: Anomalies"),
    ],
)
def test_an_event_has_what_the_rulebook_says_of_it(
    name: str, agents: int, each_pays: bool, closes: bool, changes: bool
) -> None:
    event = bundled_event(name.upper())

    assert event is not None
    assert (event.agents, event.agents_reward) == (agents, each_pays)
    assert (bool(event.closes), bool(event.while_open)) == (closes, changes)
    assert event.setup
    assert event.deed


def test_what_only_the_card_shows_is_not_made_up() -> None:
    unread = {event.id for event in bundled_events() if event.renown is None}

    assert unread == {"miara-music-and-mead", "a-darkness-below", "mysterious-anomalies"}
    assert not any(event.marks or event.honor for event in bundled_events())


def test_an_event_of_another_name_does_not_come_with_the_app() -> None:
    assert bundled_event("Flood") is None
