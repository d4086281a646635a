"""Which entry explains a word of Chronicles: every word has one that is in the corpus."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

import pytest

from companion.chronicles import glossary
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.box import bundled_events
from companion.chronicles.kinds import KINDS
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Phase
from companion.chronicles.vendors import VENDORS
from companion.rules.entries import corpus

WORDS: list[tuple[Callable[[Any], str], Iterable[Any]]] = [
    (glossary.entry_of_kind, KINDS),
    (glossary.entry_of_event, (*(event.name for event in bundled_events()), "Flood", None)),
    (glossary.entry_of_phase, get_args(Phase)),
]


@pytest.mark.parametrize(
    ("entry_of", "word"),
    [pytest.param(entry_of, word, id=f"{entry_of.__name__} {word}") for entry_of, words in WORDS for word in words],
)
def test_every_word_has_an_entry_of_this_game(entry_of: Callable[[Any], str], word: Any) -> None:
    assert corpus()[entry_of(word)].game == "chronicles"


@pytest.mark.parametrize(
    "word",
    [pytest.param(it, id=name) for name, it in (*VENDORS.items(), *RULINGS.items(), *AUTOMATIONS.items())],
)
def test_what_carries_its_entry_names_one_of_this_game(word: Any) -> None:
    assert corpus()[word.rule].game == "chronicles"


@pytest.mark.parametrize(
    ("found", "entry"),
    [
        pytest.param(glossary.entry_of_kind("companion"), "chronicles-companions", id="companions count colours"),
        pytest.param(glossary.entry_of_kind("relic"), "chronicles-circles", id="relics count cards"),
        pytest.param(glossary.entry_of_event("a darkness below"), "chronicles-a-darkness-below", id="a known event"),
        pytest.param(glossary.entry_of_event("Flood"), "chronicles-events", id="an event of the box alone"),
    ],
)
def test_a_word_leads_to_the_closest_entry(found: str, entry: str) -> None:
    assert found == entry
