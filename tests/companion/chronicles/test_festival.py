"""The Firewind festival: spaces, visits, conviction, vendor tokens."""

from typing import Any

import pytest

from companion.chronicles.festival import candidates
from companion.chronicles.kinds import TRACKS
from companion.chronicles.vendors import VENDOR_IDS, VENDORS, VendorId
from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    end_turn,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
    renown,
)

BOARD = dict(zip(TRACKS, ("honor", "loot", "pet", "wild", "crystals", "mount"), strict=True))


def festival(**changes: Any) -> AnyGame:
    """A game with known tokens in all six spaces, in which Ana holds 3 renown."""
    return played(begin(festival=BOARD, events=["Fair", "Feud"], **changes), renown("Ana", 3))


def attend(*spaces: str, who: str = "Ana", **fields: Any) -> dict[str, Any]:
    return move("attend_festival", who=who, spaces=list(spaces), **fields)


def use(token: str, who: str = "Ana", **fields: Any) -> dict[str, Any]:
    return move("use_token", who=who, token=token, **fields)


def holding(*tokens: str, **changes: Any) -> AnyGame:
    """A game in which Ana has these tokens."""
    return played(festival(**changes), *(move("take_token", who="Ana", token=token) for token in tokens))


def test_a_visit_places_renown_takes_the_token_and_asks_for_the_next_one() -> None:
    game = played(festival(), attend("inspiration"))

    ana = player(game)
    assert (ana.renown, ana.festival, ana.tokens) == (2, 1, ("honor",))
    assert game.table.festival["inspiration"] is None
    assert asked(game) == ["festival_space:inspiration"]
    assert labels(game)[-1] == "Ana visits the festival for Honor"


def test_any_number_of_renown_lies_at_the_festival() -> None:
    game = played(festival(), attend("inspiration"), end_turn(), end_turn(), end_turn(), attend("wisdom"))

    assert player(game).festival == 2
    assert noticed(game) == []


def test_a_space_is_filled_from_the_stack() -> None:
    game = played(festival(), attend("inspiration"))
    offered = candidates(game.table, "inspiration")

    game = played(game, move("fill_space", space="inspiration", token="teleport"))

    assert set(offered) == set(VENDOR_IDS) - set(BOARD.values())
    assert game.table.festival["inspiration"] == "teleport"
    assert set(game.table.stack) == set(offered) - {"teleport"}


@pytest.mark.parametrize(
    ("before", "token"),
    [
        pytest.param([], "loot", id="Vendor Tokens: it lay in another space"),
        pytest.param([attend("wisdom")], "loot", id="Vendor Tokens: somebody had it"),
    ],
)
def test_a_token_is_in_one_place_alone(before: list[dict[str, Any]], token: str) -> None:
    game = played(festival(), *before, move("fill_space", space="courage", token=token))

    assert [space for space, it in game.table.festival.items() if it == token] == ["courage"]
    assert player(game).tokens == ()


def test_a_space_is_emptied_where_nobody_knows_its_token() -> None:
    game = played(festival(), move("fill_space", space="courage", token=None))

    assert "festival_space:courage" in asked(game)
    assert "mount" in game.table.stack


@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        pytest.param([attend("inspiration", has=["inspiration"])], [], id="Using the Festival: with the attribute"),
        pytest.param([attend("inspiration", has=[])], ["attribute"], id="Using the Festival: without the attribute"),
        pytest.param([attend("inspiration", "wisdom")], ["no_investment"], id="Community Investment: two without it"),
        pytest.param(
            [attend("inspiration"), attend("wisdom")], ["second_renown"], id="Placing Renown Tokens: twice in one turn"
        ),
        pytest.param(
            [move("invest", who="Ana"), attend("inspiration", "wisdom")],
            ["invest_and_use"],
            id="Using the Festival: invested and used in one turn",
        ),
        pytest.param(
            [move("invest", who="Ana"), end_turn(), end_turn(), end_turn(), attend("vision", "wisdom", invest=True)],
            ["invest_and_use"],
            id="Using the Festival: used and invested in one turn",
        ),
        pytest.param(
            [move("invest", who="Ana"), end_turn(), end_turn(), end_turn(), attend("vision", "wisdom")],
            [],
            id="Community Investment: two tokens",
        ),
        pytest.param(
            [move("reshuffle", who="Ana", spaces=["courage"])], ["no_investment"], id="Community Investment: none there"
        ),
        pytest.param([attend("inspiration", who="Ben")], ["renown_missing", "other_turn"], id="Ben on Ana's turn"),
    ],
)
def test_what_looks_wrong_at_the_festival_is_told_and_done(moves: list[dict[str, Any]], kinds: list[str]) -> None:
    game = played(festival(), *moves)

    assert noticed(game) == kinds


def test_a_conviction_is_used_up_by_two_tokens() -> None:
    game = played(
        festival(), attend("courage", invest=True), end_turn(), end_turn(), end_turn(), attend("vision", "wisdom")
    )

    ana = player(game)
    assert (ana.invested, ana.tokens, ana.festival) == (False, ("mount", "wild", "loot"), 2)


def test_a_conviction_is_used_up_by_drawing_tokens_anew() -> None:
    game = played(
        festival(),
        move("invest", who="Ana"),
        end_turn("Ana"),
        move("reshuffle", who="Ana", spaces=["courage", "wisdom"], has=["courage", "wisdom"]),
    )

    assert not player(game).invested
    assert asked(game) == ["festival_space:wisdom", "festival_space:courage"]
    assert {"mount", "loot"} <= set(game.table.stack)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(attend("courage", "courage"), "spaces", id="Using the Festival: one space twice"),
        pytest.param(attend("knowledge"), "spaces", id="Using the Festival: nobody has named its token"),
        pytest.param(attend("wisdom", who="Zoe"), "who", id="Using the Festival: nobody of that name"),
        pytest.param(move("invest", who="Ana"), "who", id="Using the Festival: one conviction at most"),
        pytest.param(attend("wisdom", invest=True), "who", id="Using the Festival: one conviction at most, on a visit"),
        pytest.param(use("mount"), "token", id="Vendor Tokens: not held"),
        pytest.param(use("honor", copied="loot"), "copied", id="Vendor Tokens: it copies nothing"),
        pytest.param(use("wild", copied="wild"), "copied", id="Vendor Tokens: wild as itself"),
        pytest.param(move("take_token", who="Ana", token="honor"), "token", id="Vendor Tokens: held already"),
    ],
)
def test_what_makes_no_sense_at_the_festival_is_refused(given: dict[str, Any], where: str) -> None:
    game = played(
        holding("honor", "wild"), move("fill_space", space="knowledge", token=None), move("invest", who="Ana")
    )

    assert refused(game, given).where == where


@pytest.mark.parametrize("token", VENDOR_IDS)
def test_a_used_token_goes_back_into_the_stack_and_says_what_it_gives(token: VendorId) -> None:
    game = played(holding(token), use(token))

    vendor = VENDORS[token]
    said = [reminder.text for reminder in game.table.reminders if reminder.rule == vendor.rule]
    assert token in game.table.stack
    assert player(game).tokens == ()
    assert player(game).honor == vendor.honor
    assert said == ([] if vendor.honor else [f"Ana: {vendor.effect}"])


@pytest.mark.parametrize(
    ("moves", "honor", "circles"),
    [
        pytest.param([use("honor")], 3, {}, id="Vendor Tokens: 3 honor"),
        pytest.param([use("wild", copied="honor")], 3, {}, id="Vendor Tokens: wild as honor"),
        pytest.param([use("loot")], 0, {"loot": 1}, id="Vendor Tokens: loot, no honor, a circle"),
        pytest.param([use("pet")], 0, {"exotic_pet": 1}, id="Vendor Tokens: a pet, no honor, a circle"),
        pytest.param([use("wild", copied="loot"), use("loot")], 0, {"loot": 2}, id="Vendor Tokens: wild as loot"),
        pytest.param([use("wild")], 0, {}, id="Vendor Tokens: wild, and nobody says as what"),
    ],
)
def test_what_can_be_counted_of_a_token_is(moves: list[dict[str, Any]], honor: int, circles: dict[str, int]) -> None:
    game = played(holding("wild", "honor", "loot", "pet"), *moves)

    assert player(game).honor == honor
    assert {kind: count for kind, count in player(game).circles.items() if count} == circles


def test_a_card_of_a_vendor_token_draws_its_chronicle() -> None:
    game = played(holding("loot"), use("loot"))

    assert player(game).cards[0].chronicle_due


@pytest.mark.parametrize(
    ("how", "honor", "proposals"),
    [pytest.param("ask", 0, 1, id="automation: asked first"), pytest.param("off", 0, 0, id="automation: off")],
)
def test_tokens_do_nothing_by_themselves_where_the_table_does_not_want_it(how: str, honor: int, proposals: int) -> None:
    game = played(holding("honor", automation={"perks": how}), use("honor"))

    assert (player(game).honor, len(game.table.proposals)) == (honor, proposals)


def test_a_token_used_on_the_turn_of_another_is_told() -> None:
    game = played(holding("crystals"), end_turn(), use("crystals"))

    assert noticed(game) == ["other_turn"]


def test_tokens_of_a_player_who_leaves_with_everything_are_back_in_the_stack_and_may_be_drawn_again() -> None:
    game = played(holding("teleport", "recall"), move("leave_table", who="Ana", scored=False))
    stack = game.table.stack

    game = played(game, move("fill_space", space="courage", token="teleport"), move("return_to_table", who="Ana"))

    assert {"teleport", "recall"} <= set(stack)
    assert player(game).tokens == ("recall",)
    assert game.table.festival["courage"] == "teleport"
