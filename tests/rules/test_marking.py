"""The words that were searched for, marked in what is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.marking import marked
from companion.rules.search import search


@pytest.mark.parametrize(
    ("text", "matched", "found"),
    [
        ("Nobody claims that tile.", {"tile"}, ["tile"]),
        ("Two tiles, one tile: tiling.", {"tile"}, ["tiles", "tile", "tiling"]),
        ("Smugglers' Lair", {"smuggler"}, ["Smugglers'"]),
        ("You may not.", {"may"}, []),
        ("Nothing here.", {"leverag"}, []),
        ("tie-breaker", {"tie"}, ["tie"]),
    ],
)
def test_words_are_marked_in_all_their_forms(text: str, matched: set[str], found: list[str]) -> None:
    assert [piece for piece, is_found in marked(text, matched) if is_found] == found


@given(st.text(max_size=60), st.sets(st.sampled_from(["tie", "tile", "a", "region"])))
def test_marking_loses_no_letter(text: str, matched: set[str]) -> None:
    pieces = marked(text, matched)
    assert "".join(piece for piece, _ in pieces) == text
    assert all(piece for piece, _ in pieces)


def test_a_mistyped_word_marks_what_it_meant() -> None:
    hit = search("observetory")[0]
    assert [piece for piece, found in marked(hit.entry.title, hit.matched) if found] == ["Observatory"]
