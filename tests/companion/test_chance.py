"""Draws by lot: fair, repeatable by their seed, and the same in every version of Python."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance import LENGTH, SEEDS, SIGNS, as_typed, drawn, one_of, seed_of, shuffled, weighted

THINGS = st.lists(st.integers(), max_size=30)


@pytest.mark.parametrize(
    ("number", "seed"),
    [(0, "2222"), (1, "2223"), (30, "222Z"), (31, "2232"), (SEEDS - 1, "ZZZZ")],
)
def test_a_number_has_a_short_seed(number: int, seed: str) -> None:
    assert seed_of(number) == seed


@given(number=st.integers(0, SEEDS - 1))
def test_a_seed_is_read_back_however_it_is_typed(number: int) -> None:
    seed = seed_of(number)

    assert len(seed) == LENGTH
    assert set(seed) <= set(SIGNS)
    assert as_typed(f" {seed[:2].lower()}-{seed[2:]}. ") == seed


def test_each_number_has_a_seed_of_its_own() -> None:
    assert len({seed_of(number) for number in range(0, SEEDS, 97)}) == len(range(0, SEEDS, 97))


@pytest.mark.parametrize("sign", "01ILO")
def test_a_seed_has_no_sign_that_looks_like_another(sign: str) -> None:
    assert sign not in SIGNS


@pytest.mark.parametrize("typed", ["", "  ", "-.-", "\n"])
def test_nothing_typed_is_no_seed(typed: str) -> None:
    assert as_typed(typed) == ""


@given(seed=st.text(max_size=8), things=THINGS)
def test_a_shuffle_keeps_everything_and_can_be_repeated(seed: str, things: list[int]) -> None:
    once = shuffled(seed, things)

    assert Counter(once) == Counter(things)
    assert shuffled(seed, things) == once


@given(seed=st.text(max_size=8), things=THINGS, data=st.data())
def test_what_is_drawn_is_the_top_of_the_shuffle(seed: str, things: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(things)))

    assert drawn(seed, things, count) == shuffled(seed, things)[:count]


def test_results_stay_what_they_are() -> None:
    assert shuffled("K7Q4", "ABCDEFG") == ("G", "C", "E", "F", "A", "B", "D")
    assert one_of("K7Q4", ["Ana", "Ben", "Cleo", "Dan"]) == "Cleo"


def test_every_thing_comes_first_about_as_often() -> None:
    firsts = Counter(one_of(seed_of(number), "ABCD") for number in range(0, SEEDS, 461))

    assert set(firsts) == set("ABCD")
    assert max(firsts.values()) < 1.2 * min(firsts.values())


@pytest.mark.parametrize("count", [-1, 4])
def test_no_more_can_be_drawn_than_there_is(count: int) -> None:
    with pytest.raises(ValueError, match="out of 3"):
        drawn("K7Q4", "ABC", count)


def test_nothing_can_be_drawn_out_of_nothing() -> None:
    with pytest.raises(ValueError, match="out of 0"):
        one_of("K7Q4", [])


def test_what_is_drawn_by_weight_comes_as_often_as_its_weight_says_and_the_same_each_time() -> None:
    draws = weighted("K7QX", ("rare", "never", "common"), (1, 0, 3), 4000)

    often = Counter(draws)
    assert len(draws) == 4000
    assert often["never"] == 0
    # Five standard deviations of 4,000 draws with a chance of a quarter are 137.
    assert abs(often["rare"] - 1000) < 137
    assert draws == weighted("K7QX", ("rare", "never", "common"), (1, 0, 3), 4000)


def test_nothing_can_be_drawn_where_no_weight_is_above_0() -> None:
    with pytest.raises(ValueError, match="no weight is above 0"):
        weighted("K7QX", ("rare",), (0,), 1)
