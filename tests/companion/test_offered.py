"""What is offered while one types at a table, and what cards in words teach the library."""

from typing import Any

import pytest

from companion.library import fitting, kept, saved_library, suggestions
from companion.vestige.box.cards import CARD
from companion.vestige.covert_ops import gives_more, noted_ops
from companion.vestige.library import Library, known_threat, tile_card
from companion.vestige.piles import lying_cards
from companion.vestige.watching import distances
from tests.companion.games import begin, competitive, move, play, refusal, rules_used, setup, solo
from tests.companion.test_learning import after, desk_with, known

BONE_AND_ROOK = [{"pack": "bone"}, {"name": "Rook"}]


def condition(**bound: Any) -> dict[str, Any]:
    watched = {"measure": "regions_controlled", "whose": "any_player"} | bound
    return move(
        "reveal_condition", name="C", printed={"kind": "condition", "id": "c", "name": "C", "condition": watched}
    )


def test_names_that_begin_with_the_letters_come_first() -> None:
    assert fitting(("Iron Veil", "Moth", "Veil"), "ve") == ("Veil", "Iron Veil")
    assert fitting(("Moth", "Veil"), "") == ("Moth", "Veil")


def test_what_lies_on_the_table_already_is_not_offered() -> None:
    library = Library()
    for name in ("Moth", "Veil"):
        library = kept(library, CARD.validate_python({"kind": "smuggler", "id": name.lower(), "name": name}))
    game = play(competitive(), move("gain_card", who="Ben", kind="smuggler", name="Veil", leverage=1))

    lying = lying_cards(game.table)

    assert lying == {"Veil"}
    assert [card.name for card in suggestions(library, "smuggler", "", lying=lying)] == ["Moth"]


def test_a_covert_op_that_somebody_has_noted_is_known_to_be_in_a_hand() -> None:
    game = play(competitive(), move("note_covert_op", who="Ben", op=0, name="Quiet"))

    assert noted_ops(game.table) == {"Quiet"}


@pytest.mark.parametrize(
    ("reward", "more"),
    [
        pytest.param([], False, id="nothing"),
        pytest.param([{"gain_leverage": {"fixed": 4}}], False, id="leverage for its owner is what it pays"),
        pytest.param([{"gain_leverage": {"fixed": 4}, "to": "each_player"}], True, id="leverage for everybody"),
        pytest.param([{"gain_card": {"kind": "artifact"}}], True, id="a card"),
    ],
)
def test_what_a_covert_op_gives_besides_what_it_pays(reward: list[dict[str, Any]], more: bool) -> None:
    printed = {"kind": "covert_op", "id": "q", "name": "Quiet", "reward": reward}
    game = play(competitive(), move("note_covert_op", who="Ana", op=0, name="Quiet", printed=printed))

    assert gives_more(game.table.competitor("Ana").covert_ops[0]) is more


def test_a_threat_is_known_from_the_card_of_the_game_or_from_the_library() -> None:
    table = begin(setup("solo", "Ana", nemeses=BONE_AND_ROOK)).table
    toll = {"kind": "nemesis", "id": "rook", "name": "Rook", "threats": [{"name": "Toll", "removal": "Pay."}]}
    saved = saved_library(kept(Library(), CARD.validate_python(toll)))

    lord, pay = known_threat(saved, table, "Bone", "syndicate lord"), known_threat(saved, table, "Rook", "toll")

    assert lord is not None
    assert lord.name == "Syndicate Lord"
    assert pay is not None
    assert pay.removal == "Pay."
    assert known_threat(saved, table, "Bone", "Toll") is None


def test_a_tile_is_found_by_its_place() -> None:
    library = kept(Library(), CARD.validate_python({"kind": "region", "id": "o", "name": "Oasis", "leverage": 3}))

    found = tile_card(library, "region:oasis")

    assert found is not None
    assert found.id == "o"
    assert tile_card(library, "region:Garage") is None


def test_a_condition_with_words_that_was_new_at_the_table_stays_in_the_library() -> None:
    desk = desk_with()
    printed = {"kind": "condition", "id": "dawn", "name": "Dawn", "words": "The sun is up."}

    after(desk, move("reveal_condition", name="Dawn", trigger=1, printed=printed))

    assert known(desk, "condition", "Dawn") == {"name": "Dawn", "words": "The sun is up."}


@pytest.mark.parametrize(
    ("bound", "regions", "share"),
    [
        pytest.param({"at_least": 4}, 1, 0.25, id="a quarter of the way"),
        pytest.param({"at_least": 2}, 3, 1.0, id="more than enough"),
        pytest.param({"at_least": 4}, 0, 0.0, id="nothing yet"),
        pytest.param({"at_most": 1}, 2, 0.5, id="twice as many as there may be"),
        pytest.param({"exactly": 2}, 2, 1.0, id="just right"),
        pytest.param({"exactly": 0}, 2, 0.0, id="something where there may be nothing"),
    ],
)
def test_how_near_somebody_is_can_be_drawn(bound: dict[str, int], regions: int, share: float) -> None:
    taken = [move("take_control", who="Ana", region=name, leverage=0) for name in ("A", "B", "C")[:regions]]
    game = play(competitive(), condition(**bound), *taken)

    near = {it.who: it.share for it in distances(game.table, game.table.conditions[0])}

    assert near["Ana"] == share


def test_an_attribute_that_a_nemesis_gains_is_counted() -> None:
    game = play(solo(), *[move("gain_attribute", who="Bone", attribute="might", count=count) for count in (1, 2)])

    assert game.table.competitor("Bone").blocks == {"might": 3}
    assert rules_used(game) == ["nemesis-attributes"]


def test_nobody_unknown_gains_an_attribute() -> None:
    assert "Nobody" in str(refusal(solo(), move("gain_attribute", who="Nobody", attribute="might")))
