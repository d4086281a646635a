"""Typing errors: one letter too many, too few, wrong, or two swapped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.spelling import alike, alike_beginnings, distance

WORDS = ("mastery", "mercenary", "nemesis", "observatory", "oasis", "rest", "reset", "smuggler", "trench", "trigger")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("observetory", "observatory"),
        ("observatry", "observatory"),
        ("obsservatory", "observatory"),
        ("obsevratory", "observatory"),
        ("obsevratry", "observatory"),
        ("nemisis", "nemesis"),
        ("smugler", "smuggler"),
        ("trencj", "trench"),
        ("tirgger", "trigger"),
    ],
)
def test_a_mistyped_word_is_found(typed: str, meant: str) -> None:
    assert alike(typed, WORDS) == (meant,)


@pytest.mark.parametrize("typed", ["leverage", "trnchs", "xyz", "memoirs"])
def test_a_word_that_is_none_of_them_finds_none(typed: str) -> None:
    assert alike(typed, WORDS) == ()


def test_the_fewest_errors_win() -> None:
    assert alike("reset", WORDS) == ("reset",)


@pytest.mark.parametrize(("typed", "meant"), [("obsevr", "observatory"), ("merecn", "mercenary"), ("trgg", "trigger")])
def test_a_half_typed_word_with_an_error_is_found(typed: str, meant: str) -> None:
    assert meant in alike_beginnings(typed, WORDS)


letters = st.text("abcdef", max_size=8)


@given(letters, letters)
def test_distance_is_the_same_both_ways_and_zero_only_for_the_same(one: str, other: str) -> None:
    assert distance(one, other, 9) == distance(other, one, 9)
    assert (distance(one, other, 9) == 0) == (one == other)
    assert distance(one, other, 9) <= max(len(one), len(other))


@given(st.text("abcdef", min_size=2, max_size=8), st.data())
def test_one_error_is_one_error(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 2))
    swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    for changed in (word[:at] + word[at + 1 :], word[:at] + "x" + word[at:], word[:at] + "x" + word[at + 1 :]):
        assert distance(word, changed, 3) == 1
    assert distance(word, swapped, 3) == (0 if swapped == word else 1)
