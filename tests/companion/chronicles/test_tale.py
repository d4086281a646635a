"""Chronicle cards, by headings of the rulebook."""

from typing import Any

import pytest

from companion.chronicles.prompts import Prompt, prompts
from tests.companion.chronicles.games import (
    AnyGame,
    begin,
    gains,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)


def chronicles(game: AnyGame) -> list[Prompt]:
    """Prompts about chronicles."""
    return [prompt for prompt in prompts(game.table) if prompt.kind in ("chronicle", "shroud")]


@pytest.mark.parametrize(
    ("kind", "stack"),
    [
        pytest.param("relic", "Tomb of the Ancients", id="Drawing Chronicle Cards: relic"),
        pytest.param("loot", "Curio Shoppe", id="Drawing Chronicle Cards: loot"),
        pytest.param("trait", "Arcane Tower", id="Drawing Chronicle Cards: trait"),
        pytest.param("companion", "Inn", id="Drawing Chronicle Cards: companion"),
        pytest.param("monster", "Gaping Maw", id="Drawing Chronicle Cards: monster"),
        pytest.param("exotic_pet", "Pet Menagerie", id="Drawing Chronicle Cards: exotic pet"),
    ],
)
def test_each_kind_draws_from_a_stack_that_is_called_a_guess_until_somebody_names_it(kind: str, stack: str) -> None:
    game = played(begin(), *gains("Ana", kind))

    named = played(game, move("name_stack", kind=kind, stack=stack))

    assert f"the stack {stack} (a guess)" in chronicles(game)[0].text
    assert f"the stack {stack} and reads" in chronicles(named)[0].text


@pytest.mark.parametrize(
    ("names", "who", "left", "reader"),
    [
        pytest.param(("Ana", "Ben", "Cleo"), "Ben", [], "Ana", id="Drawing Chronicle Cards: the player to the right"),
        pytest.param(("Ana", "Ben", "Cleo"), "Ana", [], "Cleo", id="Drawing Chronicle Cards: round the table"),
        pytest.param(("Ana", "Ben"), "Ana", [], "Ben", id="Drawing Chronicle Cards: two players"),
        pytest.param(("Ana", "Ben", "Cleo"), "Ana", ["Cleo"], "Ben", id="Drawing Chronicle Cards: who left is passed"),
    ],
)
def test_the_player_to_the_right_reads(names: tuple[str, ...], who: str, left: list[str], reader: str) -> None:
    game = played(begin(*names), *(move("leave_table", who=name) for name in left))

    after = played(game, *gains(who, "relic"))

    (prompt,) = chronicles(after)
    assert prompt.kind == "chronicle"
    assert prompt.text.startswith(f"{reader} draws from")
    assert f"reads to {who}" in prompt.text


def test_the_choice_gives_its_mark_and_lies_with_the_card() -> None:
    game = played(begin(), *gains("Ana", "trait", name="Patience"))

    after = played(game, move("take_chronicle", who="Ana", mark="strength", title="Echoes", option="A"))

    (card,) = player(after).cards
    assert (card.chronicle, card.mark, card.chosen, card.chronicle_due) == ("Echoes", "strength", "A", False)
    assert player(after).marks == {"strength": 1}
    assert labels(after)[-1] == 'Ana: "Echoes" of Patience gives a mark on strength'
    assert chronicles(after) == []


def test_a_choice_without_a_mark_is_an_answer_too() -> None:
    game = played(begin(), *gains("Ana", "trait"))

    after = played(game, move("take_chronicle", who="Ana"))

    assert player(after).marks == {}
    assert chronicles(after) == []


def test_the_oldest_card_is_meant_where_none_is_named_and_a_later_one_can_come_first() -> None:
    game = played(begin(), *gains("Ana", "relic", "loot"))
    relic, loot = (card.id for card in player(game).cards)

    later = played(game, move("take_chronicle", who="Ana", card=loot, mark="vision"))
    both = played(later, move("end_turn"), move("take_chronicle", who="Ana", mark="wisdom"))

    assert [prompt.card for prompt in chronicles(later)] == [relic]
    assert [card.mark for card in player(both).cards] == ["wisdom", "vision"]


def test_solo_the_shroud_asks_for_a_or_b_first_and_then_for_the_mark() -> None:
    game = played(begin("Ana"), *gains("Ana", "monster"))
    (card,) = player(game).cards

    chosen = played(game, move("choose_blind", who="Ana", card=card.id, option="B"))
    taken = played(chosen, move("take_chronicle", who="Ana", card=card.id, mark="courage"))

    (before,), (after,) = chronicles(game), chronicles(chosen)
    assert (before.kind, before.chosen, before.rule) == ("shroud", None, "chronicles-shroud")
    assert "A or B" in before.text
    assert "mark" not in before.text
    assert (after.kind, after.chosen, after.key) == ("shroud", "B", before.key)
    assert "Which mark" in after.text
    assert chronicles(taken) == []
    assert (player(taken).cards[0].chosen, player(taken).cards[0].mark) == ("B", "courage")


def test_whoever_is_left_alone_at_the_table_plays_with_the_shroud() -> None:
    game = played(begin("Ana", "Ben"), move("leave_table", who="Ben"))

    after = played(game, *gains("Ana", "relic"))

    assert [prompt.kind for prompt in chronicles(after)] == ["shroud"]


def test_a_chronicle_that_was_left_out_is_no_longer_waited_for_and_can_be_entered_all_the_same() -> None:
    game = played(begin(), *gains("Ana", "relic"))
    (prompt,) = chronicles(game)

    left_out = played(game, move("dismiss_prompt", prompt=prompt.key))
    entered = played(left_out, move("take_chronicle", who="Ana", card=prompt.card, mark="vision"))

    assert chronicles(left_out) == []
    assert refused(left_out, move("take_chronicle", who="Ana")).where == "card"
    assert player(entered).marks == {"vision": 1}
    assert noticed(entered) == []


def test_a_second_chronicle_for_one_card_is_noticed() -> None:
    game = played(begin(), *gains("Ana", "relic"))
    (card,) = player(game).cards
    told = move("take_chronicle", who="Ana", card=card.id, mark="vision")

    after = played(game, told, told)

    assert noticed(after) == ["second_chronicle"]
    assert player(after).marks == {"vision": 2}


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(move("take_chronicle", who="Ana", mark="vision"), id="no chronicle is to come"),
        pytest.param(move("take_chronicle", who="Ana", card=99, mark="vision"), id="no such card"),
        pytest.param(move("choose_blind", who="Ana", card=99, option="A"), id="nothing in the shroud"),
        pytest.param(move("draw_chronicle", who="Ana", card=99), id="no card to draw for"),
    ],
)
def test_a_chronicle_needs_a_card(given: dict[str, Any]) -> None:
    game = begin()

    refusal = refused(game, given)

    assert refusal.where == "card"
