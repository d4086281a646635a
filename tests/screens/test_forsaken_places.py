"""The page Places of Forsaken: each location with its bookkeeping in one go, and what is asked afterwards."""

import pytest

from tests.screens.forsaken_evening import ForsakenEvening

RICH = {"move": "gain", "who": "Ana", "gains": {"scrap": 3, "particle": 2, "transponders": 1, "cartel_rep": 3}}


@pytest.fixture
def evening(unhurried):
    """Ana is on, with 3 scrap, 2 particles, a transponder and 3 Cartel rep."""
    return ForsakenEvening().moves(RICH)


def ana(evening):
    return evening.table.player("Ana")


def cubes(evening):
    return ana(evening).holds("scrap"), ana(evening).holds("particle")


def test_what_one_can_pay_depends_on_the_place(evening, render):
    screen = evening.open(render, "places")

    assert {"Bazaar: Up to 7", "Black Market: Up to 9"} <= set(screen.names())


def test_the_cheapest_way_to_pay_is_filled_in(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Black Market")
    screen.tap("Cost: 5")
    screen.tap("Ana buys 1 card for 5")

    assert cubes(evening) == (1, 1)
    assert [gear.name for gear in ana(evening).gear] == [None]


def test_another_way_of_paying_gets_no_change(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Bazaar")
    screen.tap("Cost: 3")
    screen.tap("Pay 3 in another way")
    screen.tap("Pay 1 particle more")
    screen.tap("Pay 1 scrap less")
    assert screen.sees("That is 4 for 3: 1 too much, and no change is given.")
    screen.tap("Ana buys 1 card for 3")

    assert cubes(evening) == (1, 1)


@pytest.mark.long
def test_the_cheapest_way_comes_back(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Bazaar")
    screen.tap("Cost: 3")
    screen.tap("Pay 3 in another way")
    screen.tap("Pay 1 particle more")
    screen.tap("The cheapest way")
    screen.tap("Ana buys 1 card for 3")

    assert cubes(evening) == (0, 2)


def test_several_cards_are_bought_in_one_go_and_one_can_be_put_back(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Bazaar")
    screen.type_into("Name of the gear (may stay empty)", "Omni-Kit")
    screen.tap("Cost: 2")
    screen.tap("A weapon is bought")
    screen.tap("Cost: 4")
    screen.tap("Cost: 9")
    screen.tap("Put A weapon card back into the queue")
    screen.tap("Ana buys 2 cards for 11")

    assert [gear.name for gear in ana(evening).gear] == ["Omni-Kit"]
    assert len(ana(evening).weapons) == 1


def test_a_known_card_is_one_tap(unhurried, render):
    card = {"kind": "data", "id": "leak", "name": "Leak", "cost": 2}
    evening = ForsakenEvening().knows(card).moves(RICH)
    screen = evening.open(render, "places")

    screen.tap("Uplink")
    screen.tap("Buy Leak")
    screen.tap("Ana buys 1 card for 2")

    assert sum(cubes(evening)) < 5


def test_somebody_who_has_not_enough_is_told_and_not_hindered(unhurried, render):
    evening = ForsakenEvening()
    screen = evening.open(render, "places")

    screen.tap("Armory")
    screen.tap("Cost: 4")
    assert screen.sees("Ana has not 4 here, as the app knows.")
    screen.tap("Ana buys 1 card for 4")

    assert len(ana(evening).weapons) == 1


@pytest.mark.parametrize(
    ("place", "tap", "move"),
    [
        pytest.param("Clinic", "Heal Ana", "visit_clinic", id="Interact: Clinic"),
        pytest.param("Transport Hub", "Ana travels", "use_transport_hub", id="Interact: Transport Hub"),
        pytest.param("Ruins", "Ana pays a transponder", "use_ruins", id="Interact: Ruins"),
        pytest.param("Rest:", "Ana rests", "rest", id="Rest"),
        pytest.param("Transport: Pay 1", "Ana flies to the hub", "summon_transport", id="Summon Transport"),
    ],
)
def test_a_place_that_asks_nothing_is_two_taps(evening, render, place, tap, move):
    screen = evening.open(render, "places")

    screen.tap(place)
    screen.tap(tap)

    assert evening.game.ledger.entries[-1].command["move"] == move


def test_headquarters_pay_rep_and_ask_which_spoils_were_kept(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Headquarters")
    screen.tap("Ana pays 2 rep to Mezmora Cartel")
    screen.tap("It is a weapon")
    screen.type_into("Its name (may stay empty)", "Fang")
    screen.tap("Kept")

    assert (ana(evening).vp, ana(evening).rep("cartel")) == (1, 1)
    assert [weapon.name for weapon in ana(evening).weapons] == ["Fang"]
    assert not evening.table.waits("spoils")


def test_a_scrapyard_gives_cubes_for_strength_and_moves_its_tile(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Scrapyard: 3 with a tile")
    screen.tap("Scrapyard 2 is where it is")
    screen.tap("Strength: 3")
    screen.tap("Damage: 1")
    screen.tap("Yellow cubes: 1")
    screen.tap("Ana gets 2 scrap, 1 yellow")

    assert cubes(evening) == (5, 3)
    assert ana(evening).wounds == 1
    assert [yard.number for yard in evening.table.yards if yard.tile] == [1, 3, 4]


@pytest.mark.parametrize(
    ("house", "words", "wins"),
    [
        pytest.param(3, "Ana wins", True, id="Cantina: more than the house"),
        pytest.param(4, "The house wins", False, id="Cantina: a tie is the house's"),
    ],
)
def test_the_cantina_says_at_once_who_wins(evening, render, house, words, wins):
    screen = evening.open(render, "places")

    screen.tap("Cantina")
    screen.tap("Ana's strength: 4")
    screen.tap(f"The house's strength: {house}")
    assert screen.sees(words)
    screen.tap("Write it down")

    assert bool(evening.table.waits("free_card")) is wins
    assert cubes(evening) == (3, 1)


def test_the_winner_of_the_cantina_takes_a_card_for_nothing(evening, render):
    evening.moves({"move": "play_cantina", "who": "Ana", "strength": 4, "house": 1, "particle": 1})
    screen = evening.open(render, "places")

    screen.tap("It is a gear")
    screen.tap("Taken")

    assert len(ana(evening).gear) == 1


def test_a_ruin_card_gives_what_was_put_together(evening, render):
    evening.moves({"move": "use_ruins", "who": "Ana"})
    screen = evening.open(render, "places")

    screen.type_into("Its name (may stay empty)", "The Vault")
    screen.tap("Ruin: gain 1 VP")
    screen.tap("That is it")

    assert ana(evening).vp == 1
    assert not evening.table.waits("ruin")


def test_connecting_scrounges_with_the_cartel_and_asks_for_the_job(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Connect")
    screen.tap("With the Mezmora Cartel")
    screen.tap("Yellow cubes: 1")
    screen.tap("Ana connects")
    screen.type_into("Name of the job (may stay empty)", "A Quiet Word")
    screen.tap("Into the slot")

    assert cubes(evening) == (4, 3)
    assert [(job.name, job.faction) for job in ana(evening).jobs] == [("A Quiet Word", "cartel")]
    assert evening.table.persona("cartel").at == 1


@pytest.mark.long
def test_the_special_bonus_is_paid_and_gives_what_its_card_says(evening, render):
    screen = evening.open(render, "places")

    screen.tap("Connect")
    screen.tap("With the Mezmora Cartel")
    screen.tap("Ana takes the special bonus")
    screen.tap("Special bonus: gain 1 legend")
    screen.tap("Take a job")
    screen.tap("Ana connects")

    assert (cubes(evening), ana(evening).legend) == ((3, 1), 1)
    assert not evening.table.waits("job")


def test_an_old_job_may_stay_in_its_slot(evening, render):
    evening.moves(
        {"move": "take_job", "who": "Ana", "faction": "sanction", "name": "Old"},
        {"move": "connect", "who": "Ana", "faction": "sanction"},
    )
    screen = evening.open(render, "places")

    screen.tap("Keep Old instead")

    assert [job.name for job in ana(evening).jobs] == ["Old"]


def test_somebody_else_can_be_the_one_who_is_there(evening, render):
    screen = evening.open(render, "places")

    screen.tap("It is Ben who is there")
    screen.tap("Rest:")
    screen.tap("Ben rests")

    assert evening.table.player("Ben").holds("boosts") == 1


def test_a_half_entered_roll_outlives_the_phone_being_turned(evening, render):
    screen = evening.open(render, "places")
    screen.tap("Cantina")
    screen.tap("Ana's strength: 4")

    screen.resize(1280, 800)

    assert "Ana's strength: 4, chosen" in screen.names()


@pytest.mark.long
def test_dice_can_be_laid_into_zones_that_somebody_has_read(unhurried, render):
    zones = [{"name": "Ledge", "strength": 1}, {"name": "Pit", "strength": 2, "damage": 1}]
    evening = ForsakenEvening(printed={"tower": {"zones": zones}})
    screen = evening.open(render, "places")

    screen.tap("Scrapyard: 3 with a tile")
    screen.tap("A die lies in Ledge")
    screen.tap("A die lies in Pit")
    screen.tap("Die in Pit, plain, change it")
    screen.tap("Scrapyard 2 is where it is")
    screen.tap("Ana gets 5 scrap, 0 yellow")

    assert (ana(evening).resources, ana(evening).wounds) == (5, 2)
