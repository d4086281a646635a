"""The search: as one types, with one error, in any order, in people's own words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.entries import corpus
from companion.rules.search import nearest_terms, search

ids = [
    (
        "mastery-tie",
        ["what happens if two players tie for mastery", "mastery tie", "tie mastery", "ties for a mastery"],
    ),
    ("region-observatory", ["observatory", "observetory", "Observatories", "observ", "obsrev", "the observatory?"]),
    ("nemesis", ["nemesis", "nemisis", "nemeses", "automa"]),
    ("chop-bots", ["chop bots", "chopbot", "chop-bot", "robots", "chopbots"]),
    ("take-control", ["steal a region", "take over a region", "claim a region", "control taking"]),
    ("leverage", ["leverage", "levrage", "points"]),
    ("surveil", ["surveil", "surviel", "surveiling"]),
    ("region-smugglers-lair", ["smugglers' lair", "smuggler's lair", "smugglers lair"]),
    ("rest", ["rest", "resting"]),
    ("arrow-and-colon", ["what does the : mean on a tile", "→ and :", "arrow and colon"]),
]


@pytest.mark.parametrize(("id", "asked"), [(id, asked) for id, queries in ids for asked in queries])
def test_the_entry_is_first(id: str, asked: str) -> None:
    assert search(asked, "vestige")[0].entry.id == id


@pytest.mark.parametrize("query", ["", " ", "n", " n "])
def test_less_than_two_letters_find_nothing(query: str) -> None:
    assert search(query) == ()


@pytest.mark.parametrize("word", ["nemesis", "mastery", "observatory", "covert ops", "outcome die"])
def test_each_letter_from_the_second_on_finds_something(word: str) -> None:
    for length in range(2, len(word) + 1):
        assert search(word[:length], "vestige"), word[:length]


def test_a_word_in_a_title_stands_above_one_in_a_text() -> None:
    hits = search("garage", "vestige")
    titled = ["garage" in hit.entry.title.casefold() for hit in hits]
    assert titled[0]
    assert not all(titled)


@pytest.mark.parametrize("game", ["vestige", "chronicles", "forsaken"])
def test_the_game_at_the_table_comes_first_and_others_follow(game: str) -> None:
    games = [hit.entry.game for hit in search("end of the game", game, limit=400)]  # type: ignore[arg-type]
    assert games[0] == game
    assert games == sorted(games, key=lambda it: it != game)
    assert len(set(games)) == 3


def test_alone_a_game_is_alone() -> None:
    assert {hit.entry.game for hit in search("end of the game", "forsaken", limit=400, only=True)} == {"forsaken"}


def test_a_game_that_is_named_comes_first() -> None:
    assert search("forsaken solo")[0].entry.game == "forsaken"
    assert search("chronicles renown")[0].entry.game == "chronicles"


def test_a_pasted_page_is_read_like_its_first_words() -> None:
    page = " ".join(["mastery tie", *["and then something about the observatory"] * 2000])
    assert search(page, "vestige")


@pytest.mark.parametrize("query", ["xqzzt", "???", "qqqq wwww"])
def test_nonsense_finds_nothing(query: str) -> None:
    assert search(query) == ()


def test_where_nothing_is_found_the_nearest_terms_are_offered() -> None:
    assert search("guileflux") == ()
    assert "guile" in [one.id for one in nearest_terms("guileflux")]


@settings(max_examples=60)
@given(st.sampled_from(sorted(corpus())), st.randoms(use_true_random=False))
def test_every_entry_is_found_by_its_title_in_any_order(id: str, random) -> None:  # type: ignore[no-untyped-def]
    entry = corpus()[id]
    words = entry.title.split()
    random.shuffle(words)
    assert id in [hit.entry.id for hit in search(" ".join(words), entry.game, limit=3)]


@settings(max_examples=60)
@given(st.text(max_size=60))
def test_whatever_is_typed_gives_an_answer_and_no_fault(query: str) -> None:
    hits = search(query)
    assert len({hit.entry.id for hit in hits}) == len(hits)
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)
