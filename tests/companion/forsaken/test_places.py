"""Locations (Interact), each as one command."""

from typing import Any

import pytest

from tests.companion.forsaken.games import AnyGame, asked, begin, gain, move, noticed, played, player

TILES = (1, 2, 3)


def with_cubes(scrap: int = 0, particle: int = 0, **more: Any) -> AnyGame:
    """A game in which Ana has these cubes on her tray."""
    game = begin("Ana", "Ben", **more)
    cubes = {what: count for what, count in (("scrap", scrap), ("particle", particle)) if count}
    return played(game, gain(**cubes)) if cubes else game


def tray(game: AnyGame) -> tuple[int, int]:
    """Ana's cubes: scrap and particles."""
    return player(game).holds("scrap"), player(game).holds("particle")


def tiles(game: AnyGame) -> tuple[int, ...]:
    """The scrapyards with a tile."""
    return tuple(yard.number for yard in game.table.yards if yard.tile)


def test_the_clinic_heals_all_damage() -> None:
    game = played(begin(), gain(damage=5))

    after = played(game, move("visit_clinic", who="Ana"))

    assert player(game).vitality == 3
    assert player(after).vitality == 8
    assert after.table.done.actions == ("interact",)


@pytest.mark.parametrize(
    ("cubes", "given", "left"),
    [
        pytest.param((2, 1), {}, (1, 1), id="the cheapest way where none is named: a scrap"),
        pytest.param((0, 2), {}, (0, 1), id="a particle, and nothing comes back"),
        pytest.param((2, 1), {"particle": 1}, (2, 0), id="what was named"),
    ],
)
def test_a_flight_costs_one(cubes: tuple[int, int], given: dict[str, int], left: tuple[int, int]) -> None:
    game = played(with_cubes(*cubes), move("use_transport_hub", who="Ana", to="The Pit", **given))

    assert tray(game) == left
    assert noticed(game) == []


def test_whoever_cannot_pay_is_told_and_goes_all_the_same() -> None:
    game = played(with_cubes(), move("use_transport_hub", who="Ana"))

    assert tray(game) == (0, 0)
    assert "underpaid" in noticed(game)
    assert game.table.done.actions == ("interact",)


def test_headquarters_turn_two_rep_into_a_point_and_spoils() -> None:
    game = played(begin(), gain(sanction_rep=3), move("use_headquarters", who="Ana", faction="sanction"))

    assert player(game).rep("sanction") == 1
    assert player(game).vp == 1
    assert "spoils" in asked(game)

    after = played(game, move("take_spoils", who="Ana", faction="sanction", kind="talent", name="Iron Will"))

    assert "spoils" not in asked(after)
    assert [card.name for card in player(after).cards] == ["Iron Will"]


@pytest.mark.parametrize(
    ("shop", "cubes", "cards", "left"),
    [
        pytest.param("bazaar", (4, 0), [("gear", 3)], (1, 0), id="Bazaar: gear"),
        pytest.param("bazaar", (4, 2), [("gear", 3), ("weapon", 4)], (1, 0), id="Bazaar: any number in one go"),
        pytest.param("black_market", (1, 2), [("gear", 6)], (1, 0), id="Black Market: particles are 3"),
        pytest.param("armory", (0, 1), [("weapon", 3)], (0, 0), id="Armory: particles are 3"),
        pytest.param("uplink", (1, 1), [("data", 2)], (1, 0), id="Uplink: particles are 2"),
    ],
)
def test_shops_sell_for_what_cubes_are_worth_there(
    shop: str, cubes: tuple[int, int], cards: list[tuple[str, int]], left: tuple[int, int]
) -> None:
    bought = [{"kind": kind, "name": f"Card {number}", "cost": cost} for number, (kind, cost) in enumerate(cards)]
    paid = {"scrap": cubes[0] - left[0], "particle": cubes[1] - left[1]}

    game = played(with_cubes(*cubes), move("buy", who="Ana", at=shop, cards=bought, **paid))

    assert tray(game) == left
    assert len(player(game).gear) + len(player(game).weapons) == sum(kind != "data" for kind, _ in cards)
    assert game.table.waits("queue")[0].number == len(cards)
    assert noticed(game) == []


def test_a_shop_that_does_not_sell_such_a_card_is_noticed() -> None:
    card = {"kind": "weapon", "name": "Saw", "cost": 1}

    game = played(with_cubes(2), move("buy", who="Ana", at="black_market", cards=[card], scrap=1))

    assert "not_sold" in noticed(game)
    assert [weapon.name for weapon in player(game).weapons] == ["Saw"]


def test_data_is_done_at_once_and_not_kept() -> None:
    card = {"kind": "data", "name": "Star Chart", "cost": 1}

    game = played(with_cubes(1), move("buy", who="Ana", at="uplink", cards=[card], scrap=1))

    assert "by_hand" in asked(game)
    assert player(game).gear == ()
    assert player(game).cards == ()


def test_a_gap_of_the_queue_is_filled_when_the_turn_ends_and_not_before() -> None:
    card = {"kind": "gear", "name": "Kit", "cost": 1}

    game = played(with_cubes(1), move("buy", who="Ana", at="bazaar", cards=[card], scrap=1))
    later = played(game, move("begin_encounters", who="Ana"))

    assert "queue" not in asked(game)
    assert "queue" in asked(later)


def test_a_scrapyard_gives_cubes_and_damage_and_its_tile_moves_to_the_bare_one() -> None:
    roll = move("roll_scrapyard", who="Ana", yard=2, strength=3, damage=1, scrap=2, particle=1)

    game = played(begin(), roll)

    assert tray(game) == (2, 1)
    assert player(game).vitality == 7
    assert tiles(game) == (1, 3, 4)
    assert noticed(game) == []


def test_whoever_is_defeated_at_a_scrapyard_still_gets_the_cubes() -> None:
    game = played(begin(), gain(damage=7), move("roll_scrapyard", who="Ana", yard=1, strength=2, damage=1, scrap=2))

    assert tray(game) == (2, 0)
    assert "defeat" in asked(game)


@pytest.mark.parametrize(
    ("yard", "cubes", "kind"),
    [
        pytest.param(4, 2, "no_tile", id="no tile on Port Ambition at the start"),
        pytest.param(1, 1, "scrounged", id="fewer cubes than strength"),
    ],
)
def test_what_looks_wrong_at_a_scrapyard_is_noticed(yard: int, cubes: int, kind: str) -> None:
    game = played(begin(), move("roll_scrapyard", who="Ana", yard=yard, strength=2, scrap=cubes))

    assert kind in noticed(game)
    assert player(game).holds("scrap") == cubes
    assert len(tiles(game)) == 3


@pytest.mark.parametrize(
    ("own", "house", "wins"),
    [
        pytest.param(4, 3, True, id="more strength wins"),
        pytest.param(3, 3, False, id="the house wins ties"),
        pytest.param(2, 5, False, id="less strength loses"),
    ],
)
def test_a_gamble_at_the_cantina(own: int, house: int, wins: bool) -> None:
    play = move("play_cantina", who="Ana", strength=own, house=house, damage=2, particle=1)

    game = played(with_cubes(1, 1), play)

    assert tray(game) == (1, 0)
    assert player(game).vitality == 6
    assert player(game).legend == int(wins)
    assert ("free_card" in asked(game)) == wins


def test_the_winner_at_the_cantina_takes_a_card_for_nothing() -> None:
    won = played(with_cubes(3), move("play_cantina", who="Ana", strength=4, house=1, scrap=3))

    game = played(won, move("take_free_card", who="Ana", kind="gear", name="Kit"))

    assert [gear.name for gear in player(game).gear] == ["Kit"]
    assert "free_card" not in asked(game)
    assert game.table.waits("queue")[0].number == 1


def test_the_ruins_take_a_transponder_for_two_legend_and_a_card() -> None:
    game = played(begin(), gain(transponders=1), move("use_ruins", who="Ana"))

    assert player(game).holds("transponders") == 0
    assert player(game).legend == 2
    assert "ruin" in asked(game)

    after = played(game, move("take_ruin", who="Ana", name="Vault", gains={"vp": 2}))

    assert player(after).vp == 2
    assert "ruin" not in asked(after)
