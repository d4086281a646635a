"""Which entry explains a word of Forsaken: every word has one that is in the corpus."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

import pytest

from companion.forsaken import glossary
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.cards import CardSort
from companion.forsaken.kinds import ACTIONS, FACTIONS, GAINS, HOLDINGS, CoolStuff
from companion.forsaken.rulings import RULINGS
from companion.forsaken.table import Phase
from companion.rules.entries import corpus

WORDS: list[tuple[Callable[[Any], str], Iterable[Any]]] = [
    (glossary.entry_of_gain, dict.fromkeys((*GAINS, *HOLDINGS))),
    (glossary.entry_of_action, ACTIONS),
    (glossary.entry_of_faction, FACTIONS),
    (glossary.entry_of_card, get_args(CardSort)),
    (glossary.entry_of_cool_stuff, get_args(CoolStuff)),
    (glossary.entry_of_phase, get_args(Phase)),
]


@pytest.mark.parametrize(
    ("entry_of", "word"),
    [pytest.param(entry_of, word, id=f"{entry_of.__name__} {word}") for entry_of, words in WORDS for word in words],
)
def test_every_word_has_an_entry_of_this_game(entry_of: Callable[[Any], str], word: Any) -> None:
    assert corpus()[entry_of(word)].game == "forsaken"


@pytest.mark.parametrize(
    "word",
    [pytest.param(it, id=name) for name, it in (*RULINGS.items(), *AUTOMATIONS.items())],
)
def test_what_carries_its_entry_names_one_of_this_game(word: Any) -> None:
    assert corpus()[word.rule].game == "forsaken"


@pytest.mark.parametrize(
    ("found", "entry"),
    [
        pytest.param(glossary.entry_of_gain("ebon_eye_rep"), "forsaken-reputation", id="rep, whosever it is"),
        pytest.param(glossary.entry_of_gain("particle"), "forsaken-particles", id="what a particle is worth"),
        pytest.param(glossary.entry_of_card("defeat"), "forsaken-injury", id="a defeat card"),
    ],
)
def test_a_word_leads_to_the_closest_entry(found: str, entry: str) -> None:
    assert found == entry
