"""Which entry explains a word of the game: every word has one that is in the corpus, and it is the right one."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

import pytest

from companion.rules.entries import corpus
from companion.vestige import glossary
from companion.vestige.cards import CARD_KINDS, MASTERIES
from companion.vestige.closing import Stage
from companion.vestige.regions import region_tiles
from companion.vestige.rulings import RULINGS
from companion.vestige.score import Step as ScoringStep
from companion.vestige.setup import Difficulty, Mode, TriggerKind
from companion.vestige.table import Phase

TILES = [(tile.name, name) for tile in region_tiles() for name in tile.tiles]
WORDS: list[tuple[Callable[[Any], str], Iterable[Any]]] = [
    (glossary.entry_of_card, CARD_KINDS),
    (glossary.entry_of_mastery, MASTERIES),
    (glossary.entry_of_mode, get_args(Mode)),
    (glossary.entry_of_difficulty, get_args(Difficulty)),
    (glossary.entry_of_trigger, get_args(TriggerKind)),
    (glossary.entry_of_phase, get_args(Phase)),
    (glossary.entry_of_threat, ("Syndicate Lord", "man with the plans", "Quiet Market")),
    (glossary.entry_of_nemesis, ("Bone", "Dunecrest", "Happy", "Rook")),
    (glossary.entry_of_rows, ("Bone", "Rook")),
    (glossary.entry_of_game_end, ("Bone", "Rook")),
    (glossary.entry_of_goal, ("Bone", "Rook")),
    (glossary.entry_of_stage, get_args(Stage)),
    (glossary.entry_of_scoring_step, get_args(ScoringStep)),
    (glossary.entry_of_printed, ("region:Oasis 2", "card:12", "speed:5", "mastery:guile", "anything")),
]


@pytest.mark.parametrize(
    ("entry_of", "word"),
    [pytest.param(entry_of, word, id=f"{entry_of.__name__} {word}") for entry_of, words in WORDS for word in words],
)
def test_every_word_has_an_entry_of_this_game(entry_of: Callable[[Any], str], word: Any) -> None:
    assert corpus()[entry_of(word)].game == "vestige"


@pytest.mark.parametrize(("kind", "tile"), TILES, ids=[tile for _, tile in TILES])
def test_every_region_tile_leads_to_the_entry_of_its_kind(kind: str, tile: str) -> None:
    entry = corpus()[glossary.entry_of_region(tile)]
    title = entry.title.removesuffix(" (module)")

    assert (entry.kind, title.removeprefix("The ")) == ("region", kind.removeprefix("The "))


@pytest.mark.parametrize(
    ("tile", "entry"),
    [
        pytest.param("The Archives", "region-archives", id="p. 30: without its article"),
        pytest.param("Oasis 2", "region-oasis", id="p. 30: the second of two tiles"),
        pytest.param("Smuggler's Lair", "region-smugglers-lair", id="p. 26: as the threat spells it"),
        pytest.param("My own region", "regions", id="a tile that nobody knows"),
    ],
)
def test_a_region_is_found_by_what_it_is_called_at_the_table(tile: str, entry: str) -> None:
    assert glossary.entry_of_region(tile) == entry


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_leads_to_the_entry_that_asks_its_question(ruling: Any) -> None:
    asked = corpus()[RULINGS[ruling].rule].ruling

    assert asked is not None
    assert asked.id == ruling


@pytest.mark.parametrize(
    ("name", "entry"),
    [("Bone", "bone"), (" bone ", "bone"), ("Happy", "dunecrest-and-happy"), ("Rook", "nemesis"), ("", "nemesis")],
)
def test_a_nemesis_leads_to_its_own_entry_where_there_is_one(name: str, entry: str) -> None:
    assert glossary.entry_of_nemesis(name) == entry


def test_a_mastery_leads_to_its_attribute_and_the_unnamed_one_to_the_tiles() -> None:
    assert [glossary.entry_of_mastery(it) for it in MASTERIES] == [*MASTERIES[:-1], "mastery-tiles"]
