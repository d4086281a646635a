"""More or fewer blocks in a place, as the move of the game that it stands for (p. 8, 9, 11, 22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.block_moves import correction, shift
from companion.vestige.blocks import ATTRIBUTES, DASHBOARD
from tests.companion.games import AnyGame, competitive, move, play

CARDS = ("smuggler", "chop_bot", "artifact")
PLACES = (*DASHBOARD, *ATTRIBUTES, "card:1", "card:2", "card:3")


def table(**blocks: int) -> AnyGame:
    """Ana: a smuggler (1), a chop bot (2), an artifact (3), each with 2 blocks, and 2 of everything but influence."""
    places = {place: 2 for place in PLACES} | {"influence": 4} | blocks
    return play(
        competitive(depth="everything"),
        *(move("gain_card", who="Ana", kind=kind, leverage=0) for kind in CARDS),
        *(move("set_blocks", who="Ana", place=place, to=count) for place, count in places.items()),
    )


@pytest.mark.parametrize(
    ("place", "by", "words", "command"),
    [
        pytest.param("ambition", 2, "Gain 2 ambition", "gain_attribute", id="p. 9: gain"),
        pytest.param("guile", -1, "Use 1 guile", "use_attribute", id="p. 9: use"),
        pytest.param("potential", -1, "Upgrade 1 to influence", "upgrade_block", id="p. 8: upgrade"),
        pytest.param("potential", -2, "Upgrade 2 to influence", "move_blocks", id="p. 8: two upgrades"),
        pytest.param("potential", 1, "Downgrade 1 from influence", "downgrade_block", id="p. 8: downgrade"),
        pytest.param("conviction", 1, "Upgrade 1 from influence", "upgrade_block", id="p. 8: upgrade to conviction"),
        pytest.param("conviction", -1, "Use 1 conviction", "move_blocks", id="p. 8: use a conviction"),
        pytest.param("card:1", 1, "Put 1 influence on it", "move_blocks", id="p. 8: place an influence"),
        pytest.param("card:2", -2, "Return 2 to influence", "move_blocks", id="p. 8: return influence"),
        pytest.param("card:3", 1, "Charge it with 1", "charge", id="p. 22: charge"),
        pytest.param("card:3", -1, "Use a charge", "use_charge", id="p. 22: use"),
        pytest.param("card:3", -2, "Return 2 to influence", "move_blocks", id="p. 22: more than one"),
    ],
)
def test_a_change_of_a_place_is_a_move_of_the_game(place: str, by: int, words: str, command: str) -> None:
    found = shift(table().table, "Ana", place, by)

    assert found is not None
    assert (found.words, found.command.move, found.doubt) == (words, command, "")


@given(st.sampled_from(PLACES), st.integers(-4, 4))
def test_the_move_changes_the_place_by_that_much_and_influence_by_the_rest(place: str, by: int) -> None:
    game = table(**{place: 4})
    found = shift(game.table, "Ana", place, by)
    if found is None:
        assert by == 0 or place == "influence"
        return

    after = play(game, found.command.model_dump(mode="json"))

    assert after.table.blocks_at("Ana", place) == 4 + by
    assert after.table.blocks_at("Ana", "influence") == game.table.blocks_at("Ana", "influence") - by


@pytest.mark.parametrize(
    ("place", "by", "doubt"),
    [
        pytest.param("might", 5, "Influence has only 4", id="p. 9: attributes are gained in full"),
        pytest.param("might", 4, "", id="p. 9: just enough"),
        pytest.param("card:3", 2, "3 charges are the most", id="p. 22: four charges"),
        pytest.param("card:3", 1, "", id="p. 22: three charges"),
        pytest.param("conviction", -2, "", id="p. 8: used"),
    ],
)
def test_what_is_odd_is_said_before_it_is_done(place: str, by: int, doubt: str) -> None:
    found = shift(table().table, "Ana", place, by)

    assert found is not None
    assert found.doubt.startswith(doubt) if doubt else found.doubt == ""


def test_a_second_charge_in_a_turn_is_odd() -> None:
    game = play(table(), move("use_charge", who="Ana", card=3))

    found = shift(game.table, "Ana", "card:3", -1)

    assert found is not None
    assert "once is all" in found.doubt


@given(st.sampled_from(PLACES), st.integers(-6, 20))
def test_a_correction_changes_nothing_else_and_stops_at_zero(place: str, by: int) -> None:
    game = table()
    before = {at: game.table.blocks_at("Ana", at) for at in PLACES}

    after = play(game, correction(game.table, "Ana", place, by).command.model_dump(mode="json"))

    expected = max(before[place] + by, 0)
    assert {at: after.table.blocks_at("Ana", at) for at in PLACES} == before | {place: expected}
    assert correction(game.table, "Ana", place, by).words == f"Correct to {expected}"
