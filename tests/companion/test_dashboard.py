"""Blocks, attributes, main actions and the speed boost (p. 8 to 13, 16, 18, 19, 22)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.game import Refusal
from companion.vestige import dashboard
from companion.vestige.blocks import ATTRIBUTES, DASHBOARD
from companion.vestige.prompts import notices
from companion.vestige.table import Card
from tests.companion.games import (
    AnyGame,
    act,
    competitive,
    cooperative,
    leverage,
    move,
    play,
    refusal,
    rules_used,
    solo,
)

VEX, BOT, MINE = 1, 2, 3
START = {"potential": 8, "influence": 8}


def ana(name: str, /, **fields: Any) -> dict[str, Any]:
    return move(name, who="Ana", **fields)


def everything(*moves: dict[str, Any], game: AnyGame | None = None) -> AnyGame:
    """Ana has the smuggler Vex, a chop bot and an artifact: 8 in potential, 8 influence."""
    cards = [ana("gain_card", kind=kind, leverage=0) for kind in ("smuggler", "chop_bot", "artifact")]
    return play(game or competitive(depth="everything"), *cards, *moves)


def blocks(game: AnyGame, who: str = "Ana") -> dict[str, int]:
    """Where blocks are: places without any are left out, cards by id."""
    player = game.table.competitor(who)
    on_cards = {f"card:{card.id}": card.blocks for card in player.cards}
    return {place: count for place, count in {**player.blocks, **on_cards}.items() if count}


def noticed(game: AnyGame, kind: str) -> list[str]:
    return [notice.text for notice in notices(game.table) if notice.kind == kind]


MOVED = [
    pytest.param(ana("upgrade_block", source="potential"), {"potential": 7, "influence": 9}, id="p. 8: upgrade"),
    pytest.param(
        ana("upgrade_block", source="influence"),
        {"potential": 8, "influence": 7, "conviction": 1},
        id="p. 8: upgrade to conviction",
    ),
    pytest.param(ana("downgrade_block", source="influence"), {"potential": 9, "influence": 7}, id="p. 8: downgrade"),
    pytest.param(
        ana("gain_attribute", attribute="ambition", count=2),
        {"potential": 8, "influence": 6, "ambition": 2},
        id="p. 9: gain an attribute",
    ),
    pytest.param(
        ana("activate", card=VEX, attributes={"cunning": 2}),
        {"potential": 8, "influence": 5, "cunning": 2, "card:1": 1},
        id="p. 11: activate a contact",
    ),
    pytest.param(
        ana("activate", card=BOT, attributes={"might": 1}),
        {"potential": 8, "influence": 6, "might": 1, "card:2": 1},
        id="p. 18: activate a chop bot",
    ),
    pytest.param(ana("charge", card=MINE, count=3), {"potential": 8, "influence": 5, "card:3": 3}, id="p. 22: charge"),
    pytest.param(
        ana("boost_speed", source="influence"), {"potential": 9, "influence": 7}, id="p. 12: boost for a downgrade"
    ),
    pytest.param(
        ana("move_blocks", source="influence", target="card:2"),
        {"potential": 8, "influence": 7, "card:2": 1},
        id="p. 8: place an influence",
    ),
    pytest.param(ana("move_blocks", source=None, target="influence", count=3), {"potential": 8, "influence": 11},
                 id="p. 31: from elsewhere"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "expected"), MOVED)
def test_where_a_block_is_defines_what_it_is(given: dict[str, Any], expected: dict[str, int]) -> None:
    assert blocks(everything(given)) == expected


@pytest.mark.parametrize(
    ("into", "parts"),
    [
        pytest.param("guile", ("ambition", "might"), id="p. 9: guile"),
        pytest.param("intrigue", ("ambition", "cunning"), id="p. 21: intrigue"),
        pytest.param("ingenuity", ("might", "cunning"), id="p. 21: ingenuity"),
    ],
)
def test_two_primaries_make_the_secondary_between_them_and_a_block_returns(into: Any, parts: tuple[str, str]) -> None:
    game = everything(*(ana("gain_attribute", attribute=part) for part in parts))
    assert dashboard.convertible(game.table, "Ana") == (into,)

    after = play(game, ana("convert_attributes", into=into))

    assert blocks(after) == {"potential": 8, "influence": 7, into: 1}
    assert dashboard.convertible(after.table, "Ana") == ()
    # p. 9: what is used returns to influence.
    assert blocks(play(after, ana("use_attribute", attribute=into))) == START


@pytest.mark.parametrize(
    ("given", "expected", "says"),
    [
        pytest.param(
            ana("gain_attribute", attribute="might", count=9),
            {"potential": 8, "might": 8},
            "has 8 of the 9 blocks that left influence",
            id="p. 9: more than there is influence",
        ),
        pytest.param(
            ana("use_attribute", attribute="might"), START, "has 0 of the 1 blocks that left might", id="none there"
        ),
        pytest.param(ana("convert_attributes", into="guile"), START, "has 0 of the 1", id="p. 9: nothing to convert"),
    ],
)
def test_no_block_is_invented_and_no_place_falls_below_zero(
    given: dict[str, Any], expected: dict[str, int], says: str
) -> None:
    game = everything(given)

    assert blocks(game) == expected
    assert any(says in text for text in noticed(game, "blocks"))


places = st.sampled_from([*DASHBOARD, *ATTRIBUTES, "card:1", "card:2", "card:3"])
shifts = st.one_of(
    st.builds(lambda at, to, n: ana("move_blocks", source=at, target=to, count=n), places, places, st.integers(1, 9)),
    st.builds(lambda at: ana("upgrade_block", source=at), st.sampled_from(["potential", "influence"])),
    st.builds(lambda at: ana("downgrade_block", source=at), st.sampled_from(["influence", "conviction"])),
    st.builds(lambda what: ana("gain_attribute", attribute=what), st.sampled_from(ATTRIBUTES)),
    st.builds(lambda what: ana("convert_attributes", into=what), st.sampled_from(["guile", "intrigue", "ingenuity"])),
    st.builds(lambda card: ana("activate", card=card, attributes={"might": 1}), st.integers(1, 3)),
    st.builds(lambda card: ana("charge", card=card), st.integers(1, 3)),
    st.builds(lambda card: ana("use_charge", card=card), st.integers(1, 3)),
    st.just(ana("boost_speed", source="influence")),
    st.just(ana("take_action", action="move")),
    st.just(ana("reset_action", action="move")),
    st.just(ana("take_control", region="Oasis")),
    st.just(move("take_control", who="Ben", region="Oasis")),
    st.just(ana("lose_card", kind="chop_bot", card=2, how="severed")),
)


@given(st.lists(shifts, max_size=12))
def test_whatever_is_moved_all_blocks_are_still_there(moves: list[dict[str, Any]]) -> None:
    game = everything()
    count = dashboard.counted_blocks(game.table, "Ana")

    for step in moves:
        after = act(game, step)
        if isinstance(after, Refusal):
            continue
        missing = any("blocks that left conviction" in text for text in noticed(after, "blocks"))
        game = after
        assert all(number >= 0 for number in blocks(game).values())
        # A region taken without a conviction has a block of which nobody knows where it came from.
        if step["move"] == "take_control" and missing:
            return
        assert dashboard.counted_blocks(game.table, "Ana") == count


@pytest.mark.parametrize(
    ("moves", "says", "notice"),
    [
        pytest.param([], "17 of 21: 4 not placed", "17 of 21 blocks placed: 4 are missing", id="p. 8: at the start"),
        pytest.param(
            [ana("set_blocks", place="conviction", to=4)], "21 of 21", None, id="p. 8: the setup card is read"
        ),
        pytest.param(
            [ana("set_blocks", place="conviction", to=5)], "22 of 21: 1 too many", "22 of 21 blocks", id="p. 8: 22"
        ),
        pytest.param(
            [ana("set_blocks", place="card:3", to=3), ana("set_control", region="Oasis")],
            "21 of 21",
            None,
            id="p. 8: on cards and regions",
        ),
        pytest.param(
            [ana("set_blocks", place="conviction", to=6), ana("set_control", region="The Bridge")],
            "24 of 24",
            None,
            id="p. 31: with the white ones of The Bridge",
        ),
    ],
)
def test_the_sum_of_the_blocks_is_said(moves: list[dict[str, Any]], says: str, notice: str | None) -> None:
    game = everything(*moves)

    assert dashboard.block_sum(game.table, "Ana") == says
    assert [notice for text in noticed(game, "blocks") if notice and text.startswith("Ana") and notice in text] == (
        [notice] if notice else []
    )


def test_where_the_other_blocks_are_is_said() -> None:
    game = everything(ana("charge", card=MINE, count=2), ana("set_control", region="Oasis"))

    assert dashboard.elsewhere(game.table, "Ana") == "2 on cards, 1 on regions, 1 on the speed track"
    assert dashboard.elsewhere(competitive().table, "Ana") == "1 on the speed track"


@pytest.mark.parametrize("depth", ["score", "cards"])
def test_control_moves_blocks_only_where_they_are_tracked(depth: str) -> None:
    game = play(competitive(depth=depth), ana("take_control", region="Oasis"))

    assert blocks(game) == START
    assert noticed(game, "blocks") == []


def test_control_takes_a_conviction_and_gives_the_ousted_one_back_the_block() -> None:
    ready = [move("set_blocks", who=who, place="conviction", to=2) for who in ("Ana", "Ben")]
    game = everything(*ready, move("take_control", who="Ben", region="Oasis"), ana("take_control", region="Oasis"))

    # p. 17: two convictions, of which one returns to influence; Ben's block returns to Ben's.
    assert blocks(game) == {"potential": 8, "influence": 9}
    assert blocks(game, "Ben") == {"potential": 8, "influence": 9, "conviction": 1}


@pytest.mark.parametrize(
    ("moves", "kind", "says"),
    [
        pytest.param([ana("take_action", action="visit")] * 2, "action_twice", "visit or rest", id="p. 16: twice"),
        pytest.param([ana("activate", card=VEX)] * 2, "action_twice", "activate", id="p. 11: activated twice"),
        pytest.param(
            [ana("take_action", action="move"), ana("reset_action", action="move")] * 2,
            "reset_twice",
            "move",
            id="p. 16: reset twice",
        ),
        pytest.param([ana("boost_speed")] * 2, "boost_twice", "speed", id="p. 12: boosted twice"),
        pytest.param([ana("charge", card=MINE, count=4)], "charges", "4 charges; 3 is the most", id="p. 22: 4 charges"),
        pytest.param(
            [ana("charge", card=MINE, count=3), ana("use_charge", card=MINE), ana("use_charge", card=MINE)],
            "used_twice",
            "once is all",
            id="p. 22: used twice",
        ),
        pytest.param([ana("activate", card=MINE)], "activate", "no contact or chop bot", id="p. 11: an artifact"),
    ],
)
def test_what_is_odd_is_noticed_until_the_turn_ends_and_refused_never(
    moves: list[dict[str, Any]], kind: str, says: str
) -> None:
    game = everything(*moves)

    assert any(says in text for text in noticed(game, kind))
    assert noticed(everything(*moves, move("end_turn")), kind) == []


def test_a_reset_costs_a_conviction_and_frees_the_action_once_more() -> None:
    game = everything(ana("set_blocks", place="conviction", to=1), ana("take_action", action="visit"))

    after = play(game, ana("reset_action", action="visit"))

    assert after.table.done.actions["Ana"] == ()
    assert after.table.done.resets["Ana"] == ("visit",)
    assert blocks(after) == {"potential": 8, "influence": 9}
    assert noticed(play(after, ana("take_action", action="visit")), "action_twice") == []
    # p. 16: all sliders go up when the turn ends.
    assert play(after, move("end_turn")).table.done.resets == {}


def test_a_boost_pays_no_leverage_and_moves_no_counter() -> None:
    game = everything(ana("boost_speed"))

    assert game.table.competitor("Ana").speed == 2
    assert leverage(game)["Ana"] == 0
    assert game.table.done.boosted == ("Ana",)


def test_the_marks_of_a_shared_turn_stay_until_the_team_ends_it() -> None:
    game = everything(ana("mark_used", card=VEX), move("take_action", who="Ben", action="move"), game=cooperative())

    # p. 29
    assert game.table.done.used == (VEX,)
    assert game.table.done.actions == {"Ben": ("move",)}
    assert play(game, ana("mark_used", card=VEX, used=False)).table.done.used == ()
    assert play(game, move("end_turn")).table.done.used == ()


@pytest.mark.parametrize(
    ("card", "gains", "powered"),
    [
        pytest.param(Card(id=1, kind="lawmaker"), ({"ambition": 2},), False, id="p. 20: a lawmaker"),
        pytest.param(Card(id=1, kind="mercenary"), ({"might": 2},), False, id="p. 20: a mercenary"),
        pytest.param(Card(id=1, kind="smuggler", blocks=3), ({"cunning": 2},), False, id="p. 20: a smuggler"),
        pytest.param(
            Card(id=1, kind="chop_bot", blocks=1),
            ({"ambition": 1}, {"might": 1}, {"cunning": 1}),
            False,
            id="p. 18: a bot, one of choice",
        ),
        pytest.param(
            Card(id=1, kind="chop_bot", blocks=2),
            ({"ambition": 1}, {"might": 1}, {"cunning": 1}),
            True,
            id="p. 19: a bot with two blocks",
        ),
        pytest.param(Card(id=1, kind="artifact", blocks=2), (), False, id="p. 22: an artifact"),
        pytest.param(Card(id=1, kind="bounty"), (), False, id="p. 22: a bounty"),
    ],
)
def test_what_a_card_gives_when_it_is_activated(card: Card, gains: tuple[Any, ...], powered: bool) -> None:
    assert dashboard.usual_gains(card) == gains
    assert dashboard.is_powered(card) == powered


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(move("upgrade_block", who="Bone", source="potential"), id="a nemesis"),
        pytest.param(move("take_action", who="Dan", action="move"), id="nobody"),
        pytest.param(ana("activate", card=77), id="a card that is not there"),
        pytest.param(ana("set_blocks", place="card:77", to=1), id="a place that is not there"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any]) -> None:
    assert refusal(solo(depth="everything"), given).what


def test_depth_is_switched_and_nothing_is_lost() -> None:
    game = everything(ana("activate", card=VEX, attributes={"cunning": 2}), ana("take_action", action="move"))

    after = play(game, move("set_depth", depth="score"), move("set_depth", depth="everything"))

    assert after.table == game.table
    assert noticed(play(game, move("set_depth", depth="score")), "blocks") == []


def test_an_action_says_its_rule() -> None:
    assert rules_used(everything(ana("take_action", action="move"))) == ["main-actions"]
