"""A tableau as it lies, what its cards are called, and which cards were here before (p. 14, 23)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.piles import called, in_words, piles, seen
from companion.vestige.table import Card, Competitor
from tests.companion.games import AnyGame, competitive, move, play


def card(kind: str, who: str = "Ana", **fields: Any) -> dict[str, Any]:
    return move("gain_card", who=who, kind=kind, **fields)


def lost(card_id: int, kind: str) -> dict[str, Any]:
    return move("lose_card", who="Ana", kind=kind, card=card_id)


def tableau(*cards: Card) -> Competitor:
    return Competitor(name="Ana", human=True, cards=cards)


def test_workers_lie_first_with_what_is_under_them_and_jobs_on_nobody_last() -> None:
    player = tableau(
        Card(id=1, kind="bounty"),
        Card(id=2, kind="artifact", job=True),
        Card(id=3, kind="chop_bot"),
        Card(id=4, kind="lawmaker"),
        Card(id=5, kind="augmentation", under=4),
        Card(id=6, kind="artifact", job=True, under=4),
        Card(id=7, kind="artifact"),
    )

    found = piles(player)

    assert [pile.card.id for pile in found] == [4, 3, 7, 1, 2]
    assert [card.id for card in found[0].jobs] == [6]
    assert [card.id for card in found[0].attached] == [5]


cards = st.lists(
    st.builds(
        Card,
        id=st.just(0),
        kind=st.sampled_from(["lawmaker", "chop_bot", "augmentation", "artifact", "bounty"]),
        job=st.booleans(),
        under=st.none() | st.integers(1, 12),
        name=st.sampled_from([None, "Vex"]),
    ),
    max_size=9,
).map(
    # Nothing lies under itself, nor under what came later.
    lambda found: tuple(
        it.changed({"id": number, "under": it.under if it.under and it.under != number and it.under < number else None})
        for number, it in enumerate(found, start=1)
    )
)


@given(cards)
def test_every_card_lies_in_one_pile_and_has_a_name_of_its_own(found: tuple[Card, ...]) -> None:
    player = tableau(*found)

    lying = [card.id for pile in piles(player) for card in (pile.card, *pile.jobs, *pile.attached)]
    names = called(player)

    assert sorted(lying) == [card.id for card in found]
    assert len(set(names.values())) == len(names) == len(found)


@pytest.mark.parametrize(
    ("kinds", "names"),
    [
        pytest.param([("smuggler", None, False)], ["smuggler"], id="by its kind"),
        pytest.param([("smuggler", "Vex", False)], ["Vex"], id="by its name"),
        pytest.param([("chop_bot", None, False)] * 2, ["chop bot", "chop bot 2"], id="two of a kind"),
        pytest.param([("artifact", None, True), ("artifact", None, False)], ["artifact job", "artifact"], id="a job"),
    ],
)
def test_a_card_is_called_by_its_name_or_kind(kinds: list[tuple[Any, str | None, bool]], names: list[str]) -> None:
    player = tableau(
        *(Card(id=number, kind=kind, name=name, job=job) for number, (kind, name, job) in enumerate(kinds, start=1))
    )

    assert list(called(player).values()) == names


def names(game: AnyGame, kind: Any = "mercenary") -> list[tuple[str, int | None]]:
    return [(it.name, it.leverage) for it in seen(game.ledger.standing, game.table, kind)]


def test_a_card_that_left_is_offered_again_with_what_is_printed_on_it() -> None:
    game = play(
        competitive(),
        card("mercenary", name="Vex", leverage=3),
        card("mercenary", name="Rook"),
        card("smuggler", name="Nix"),
        card("mercenary", leverage=2),
    )
    assert names(game) == []

    game = play(game, lost(1, "mercenary"), lost(2, "mercenary"), lost(3, "smuggler"), lost(4, "mercenary"))
    assert names(game) == [("Rook", None), ("Vex", 3)]

    # Ben has it now, so it cannot come again.
    assert names(play(game, card("mercenary", "Ben", name="Vex", leverage=3))) == [("Rook", None)]


def test_what_was_read_later_is_known_too() -> None:
    game = play(competitive(), card("mercenary"), move("describe_card", who="Ana", card=1, name="Vex", leverage=5))

    assert names(play(game, lost(1, "mercenary"))) == [("Vex", 5)]


@pytest.mark.parametrize(
    ("depth", "moves", "says"),
    [
        pytest.param("cards", [], "Vex, smuggler, printed 3", id="named and read"),
        pytest.param("everything", [move("activate", who="Ana", card=1)], "Vex, smuggler, active this turn, 1 block, "
                     "printed 3", id="p. 11: active for the turn"),
        pytest.param("everything", [move("activate", who="Ana", card=1), move("end_turn")],
                     "Vex, smuggler, 1 block, printed 3", id="p. 11: until it ends"),
        pytest.param("cards", [move("set_blocks", who="Ana", place="card:1", to=2)], "Vex, smuggler, printed 3",
                     id="nobody tracks blocks"),
    ],
)  # fmt: skip
def test_a_card_is_read_out(depth: str, moves: list[dict[str, Any]], says: str) -> None:
    game = play(competitive(depth=depth), card("smuggler", name="Vex", leverage=3), *moves)

    assert spoken_of(game) == says


@pytest.mark.parametrize(
    ("made", "says"),
    [
        pytest.param([card("bounty")], "bounty, pays at the end, not read yet", id="p. 22: a bounty"),
        pytest.param([move("pick_up_job", who="Ana", kind="artifact")], "artifact job, in progress",
                     id="p. 14: a job"),
        pytest.param([card("chop_bot", leverage=0), move("set_blocks", who="Ana", place="card:1", to=2)],
                     "chop bot, ability on, 2 blocks, printed 0", id="p. 19: a bot that is on"),
        pytest.param([card("artifact", leverage=1), move("charge", who="Ana", card=1, count=2),
                      move("use_charge", who="Ana", card=1)], "artifact, used this turn, 1 charge, printed 1",
                     id="p. 22: an artifact"),
    ],
)  # fmt: skip
def test_a_card_says_what_became_of_it(made: list[dict[str, Any]], says: str) -> None:
    assert spoken_of(play(competitive(depth="everything"), *made)) == says


def spoken_of(game: AnyGame) -> str:
    player = game.table.competitor("Ana")
    return in_words(game.table, player, player.cards[0])
