"""The page Fight: whom against, odds, dice laid zone by zone, who wins, and the one entry that comes of it."""

from typing import Any

import flet as ft
import pytest

from screens import buttons
from screens.forsaken.fight.page import FightPage
from screens.guard import component
from screens.sitting import Sitting, use_desk
from tests.companion.forsaken.fighting import tower
from tests.screens.ending import StillDevice
from tests.screens.forsaken_evening import ForsakenEvening

READ = {"move": "describe_tower", "tower": tower()}


@component
def Fights(sitting: Sitting) -> ft.Control:
    """The page, drawn again when the game changes."""
    revision = use_desk(sitting.desk, lambda: sitting.game.revision)
    return FightPage(sitting=sitting, revision=revision, wide=False, key="fight")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, render):
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)

    def show(*moves: dict[str, Any], **setup: Any):
        evening = ForsakenEvening(**setup).moves(*moves)
        sitting = Sitting(evening.desk, evening.id, StillDevice(), print, print)  # type: ignore[arg-type]
        return render(Fights, sitting), evening, sitting

    return show


def last(evening: ForsakenEvening) -> Any:
    return evening.desk.game(evening.id).ledger.standing[-1]


def times(screen: Any, count: int, name: str) -> None:
    for _ in range(count):
        screen.tap(name)


def test_without_a_tower_the_odds_say_what_to_read_and_numbers_are_typed(shown):
    screen, evening, _ = shown()

    needs = screen.sees("the zones of the dice tower")
    screen.tap("Ana, strength on the dice: 5")
    screen.tap("the enemy, strength on the dice: 3")
    screen.tap("the enemy, damage on the dice: 1")
    said = screen.sees("Ana wins") and screen.sees("the enemy deals 1")
    screen.tap("Write it down")

    assert needs
    assert said
    assert last(evening).label.startswith("Ana beats the enemy, 5 against 3")


def test_the_odds_are_shown_before_the_roll(shown):
    screen, _, _ = shown(READ)

    screen.tap("Ana: 1 of the dice more")
    unsaid = screen.sees("the dice of the enemy")
    screen.tap("the enemy: 1 of the dice more")

    assert unsaid
    assert screen.sees("Win 25 %, Tie 49 %, Lose 25 %")
    assert screen.sees("by how often each zone was hit")


def test_dice_are_laid_in_zones_changed_shifted_and_taken_back(shown):
    screen, evening, _ = shown(READ)
    times(screen, 2, "Ana: 1 of the dice more")
    screen.tap("the enemy: 1 of the dice more")

    times(screen, 2, "the bridge, 2 strength, 0 damage: lay the white die here")
    screen.tap("the pit, 1 strength, 1 damage: lay the blue die here")
    all_there = screen.sees("All dice lie there")
    screen.tap("blue die of the enemy in the pit, plain, change it")
    screen.tap("It shows critical")
    doubled = screen.sees("4 : 2")
    screen.tap("blue die of the enemy in the pit, critical, change it")
    screen.tap("It lies in the floor")
    shifted = screen.sees("4 : 0")
    screen.tap("blue die of the enemy in the floor, critical, change it")
    screen.tap("Take it back, reroll")
    screen.tap("the spikes, 0 strength, 1 damage: lay the blue die here")
    screen.tap("Write it down")

    assert (all_there, doubled, shifted) == (True, True, True)
    rolled = last(evening).command["rolled"]
    assert [die["zone"] for die in rolled["own"]["dice"]] == [1, 1]
    assert [(die["zone"], die["face"]) for die in rolled["other"]["dice"]] == [(3, "plain")]
    assert not screen.sees("Write it down")


def test_a_purge_is_drawn_and_counted(shown):
    screen, _, _ = shown(READ, {"move": "set_holding", "who": "Ana", "what": "vp", "to": 7})
    screen.tap("Ana: 1 of the dice more")

    screen.tap("the bridge, 2 strength, 0 damage: lay the white die here")
    before = screen.sees("2 : 0")
    screen.tap("the bridge, 2 strength, 0 damage: lay the yellow die here")
    screen.tap("yellow die of the enemy in the bridge, plain, change it")
    screen.tap("It shows X")

    assert before
    assert screen.sees("0 : 0")
    assert any("purged" in name for name in screen.names())


def test_each_number_has_its_reason(shown):
    screen, _, _ = shown(READ)
    screen.tap("Ana: 1 of the dice more")
    screen.tap("the bridge, 2 strength, 0 damage: lay the white die here")

    screen.tap("Why")

    assert screen.sees("the bridge: strength +2")


def test_an_enemy_is_found_by_its_first_letters_with_what_was_read_of_it(shown):
    hound = {"kind": "enemy", "id": "h", "name": "Slag Hound", "dice": 4, "overwhelm": 3, "shields": 1}
    screen, _, _ = shown(READ, cards=(hound,))

    screen.tap("It is Slag Hound")

    assert screen.sees("Slag Hound: 4 dice")
    assert screen.sees("Slag Hound: Overwhelm target, 3")
    assert screen.sees("Slag Hound: shields +1")


def test_a_fight_for_the_bounty_is_an_action(shown):
    screen, evening, _ = shown(bounty="Vex")
    screen.tap("Ana fights Vex")
    screen.tap("Ana, strength on the dice: 2")

    screen.tap("Write it down")

    assert last(evening).command["as_action"] is True
    assert evening.desk.game(evening.id).table.done.actions == ("bounty",)


def test_players_fight_each_other_without_yellow_dice_and_target(shown):
    screen, evening, _ = shown()
    screen.tap("Ana fights Ben")
    screen.tap("Ana, strength on the dice: 2")

    overwhelm = screen.sees("Overwhelm target")
    screen.tap("Write it down")

    assert not overwhelm
    assert last(evening).command["rolled"]["defender"] == "Ben"


def test_defeat_is_said_and_the_card_may_leave_strength_to_decide(shown):
    screen, _, _ = shown({"move": "describe_character", "who": "Ana", "vitality": 2})
    screen.tap("Ana, strength on the dice: 5")
    screen.tap("the enemy, damage on the dice: 2")

    lost = screen.sees("The enemy wins")
    screen.tap("The defeat card leaves the defeated in the fight")

    assert lost
    assert screen.sees("Ana wins")


def test_gear_that_adds_dice_is_played_with_a_tap(shown):
    kit = {"kind": "gear", "id": "kit", "name": "Omni-Kit", "dice": 1}
    blade = {"kind": "weapon", "id": "b", "name": "Blade", "dice": 3}
    screen, _, _ = shown(
        {"move": "gain_gear", "who": "Ana", "name": "Omni-Kit"},
        {"move": "gain_weapon", "who": "Ana", "name": "Blade", "role": "equipped"},
        cards=(kit, blade),
    )

    before = screen.sees("Ana: 3 dice")
    screen.tap("Ana plays Omni-Kit")

    assert before
    assert screen.sees("Ana: 4 dice")
    assert screen.sees("Omni-Kit +1")


def test_what_is_half_done_is_there_again_when_the_page_is_drawn_anew(shown, render):
    screen, _, sitting = shown(READ)
    screen.tap("Ana: 1 of the dice more")
    screen.tap("the pit, 1 strength, 1 damage: lay the white die here")

    again = render(Fights, sitting)

    assert again.sees("1 : 0")
    assert any("white die of Ana in the pit" in name for name in again.names())


def test_the_tower_is_read_on_the_page_and_kept_in_one_entry(shown):
    screen, evening, _ = shown()
    screen.tap("Read the dice tower for the odds")
    screen.tap("Add a zone")
    screen.tap("Done")

    screen.tap("The tower is read")

    assert [zone["name"] for zone in last(evening).command["tower"]["zones"]] == ["Zone 1"]
    assert not screen.sees("The tower is read")


def test_what_was_said_of_the_dice_stays_when_the_enemy_is_named_and_the_fighters_own_when_it_is_another(shown):
    screen, _, _ = shown()
    screen.tap("Ana: 1 of the dice more")
    screen.tap("the enemy: 1 of the dice more")

    screen.type_into("Which enemy is it?", "Raider")
    screen.tap("The enemy that was typed")
    named = "Ana: 1 dice" in screen.names() and "Raider: 1 dice" in screen.names()
    screen.tap("Another enemy")

    assert named
    assert "Ana: 1 dice" in screen.names()
    assert "the enemy: unknown dice" in screen.names()
