"""Where the rulebook is silent: nine questions, each with a default and another answer."""

import pytest
from pydantic import ValidationError

from companion.ruling import ruled
from companion.vestige.rulings import RULING_IDS, RULINGS, RulingId
from tests.companion.games import competitive, leverage, move, play, setup


def test_there_are_nine_rulings_each_with_a_question_a_reason_a_page_and_two_answers() -> None:
    assert list(RULINGS) == [f"R{number}" for number in range(1, 10)] == list(RULING_IDS)
    for ruling in RULINGS.values():
        assert ruling.question.endswith("?")
        assert ruling.reason
        assert 1 <= ruling.page <= 31
        assert len({option.id for option in ruling.options}) == 2


@pytest.mark.parametrize(
    ("ruling", "default", "other"),
    [
        pytest.param("R1", "no", "yes", id="p. 7, 29: an open condition in cooperative play"),
        pytest.param("R2", "ascending", "current_first", id="p. 27: the order of a menace's rows"),
        pytest.param("R3", "yes", "no", id="p. 27: a nemesis gains for a region"),
        pytest.param("R4", "yes", "no", id="p. 25: stacks after the final round"),
        pytest.param("R5", "no", "yes", id="p. 10: below 0"),
        pytest.param("R6", "yes", "no", id="p. 28: a bonus as a card"),
        pytest.param("R7", "yes", "no", id="p. 26: leverage of a nemesis's card"),
        pytest.param("R8", "yes", "no", id="p. 17: a teammate's visit"),
        pytest.param("R9", "all", "most_leverage", id="p. 27: two goals"),
    ],
)
def test_each_ruling_has_the_default_that_was_settled(ruling: RulingId, default: str, other: str) -> None:
    assert ruled(RULINGS, {}, ruling) == RULINGS[ruling].default == default
    assert RULINGS[ruling].option_of("other") == other
    assert ruled(RULINGS, {ruling: other}, ruling) == other


@pytest.mark.parametrize(
    ("ruling", "said", "option"),
    [
        pytest.param("R6", "no", "no", id="as the contract writes it"),
        pytest.param("R6", " No ", "no", id="capitals and spaces"),
        pytest.param("R5", "no, stops at 0", "no", id="with an explanation"),
        pytest.param("R7", "yes, gaining a card gains its leverage", "yes", id="with another explanation"),
        pytest.param("R6", "default", "yes", id="default"),
        pytest.param("R2", "from 0 up to the current one", "ascending", id="the default of R2 in words"),
        pytest.param("R2", "current one first", "current_first", id="the other answer to R2 in words"),
        pytest.param("R2", "current first", "current_first", id="without the underscore"),
        pytest.param("R9", "both win, all humans lose", "all", id="the default of R9 in words"),
        pytest.param("R9", "the one with more leverage", "most_leverage", id="the other answer to R9 in words"),
        *[
            pytest.param(ruling.id, option.text, option.id, id=f"the words of {ruling.id} {option.id}")
            for ruling in RULINGS.values()
            for option in ruling.options
        ],
    ],
)
def test_an_answer_is_understood_in_the_words_that_people_use(ruling: RulingId, said: str, option: str) -> None:
    assert RULINGS[ruling].option_of(said) == option


@pytest.mark.parametrize(("ruling", "said"), [("R6", "maybe"), ("R6", ""), ("R2", "yes"), ("R9", "no"), ("R5", "not")])
def test_any_other_answer_is_refused_and_both_answers_are_named(ruling: RulingId, said: str) -> None:
    first, second = RULINGS[ruling].options

    with pytest.raises(ValueError, match=f"{first.id}, {second.id}"):
        RULINGS[ruling].option_of(said)


def test_a_setup_keeps_rulings_in_their_saved_form_and_refuses_unknown_ones() -> None:
    assert setup("competitive", "Ana", rulings={"R2": "other"}).rulings == {"R2": "current_first"}
    with pytest.raises(ValidationError, match='no ruling "R10"'):
        setup("competitive", "Ana", rulings={"R10": "no"})


def test_a_ruling_counts_from_the_moment_it_is_changed() -> None:
    taken = move("take_control", who="Ana", region="Chop Shop")
    loss = move("lose_leverage", who="Ana", amount=5)
    game = play(competitive(), taken, loss)

    after = play(game, move("set_ruling", ruling="R5", option="yes"), loss)

    assert leverage(game)["Ana"] == 0
    assert leverage(after)["Ana"] == -5
    assert leverage(after.undo().undo())["Ana"] == 0
