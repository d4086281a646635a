"""Prompts of Forsaken about players, answered in place."""

from typing import get_args

import pytest

from companion.forsaken.prompts.kinds import PromptKind
from screens.forsaken.table.prompts import CARDS
from tests.companion.forsaken.games import asked
from tests.screens.forsaken_evening import ForsakenEvening


@pytest.fixture
def evening(unhurried):
    """Ana, Ben and Cleo before the first turn."""
    return ForsakenEvening()


def gain(who="Ana", **gains):
    return {"move": "gain", "who": who, "gains": gains}


def test_every_kind_of_prompt_has_its_answers():
    assert set(CARDS) == set(get_args(PromptKind))


def test_a_defeat_asks_what_the_card_says(evening, render):
    screen = evening.moves({"move": "act", "who": "Ana", "action": "move"}, gain(damage=8)).open(render)

    screen.type_into("Name of the defeat card (may stay empty)", "Left for Dead")
    screen.tap("Vitality: 4")
    screen.tap("Remaining actions are lost")
    screen.tap("That is it")

    assert evening.table.player("Ana").vitality == 4
    assert evening.table.done.step == "encounter"
    assert "defeat" not in asked(evening.game)


def test_what_goes_back_from_a_full_tray_is_one_tap(evening, render):
    screen = evening.moves(gain(scrap=9, particle=1)).open(render)

    screen.tap("1 scrap and 1 particle back into the bag")

    ana = evening.table.player("Ana")
    assert (ana.holds("scrap"), ana.holds("particle")) == (8, 0)


def test_a_sixth_gear_card_asks_which_is_archived(evening, render):
    names = ["Grapple", "Medkit", "Flare", "Drone", "Cloak", "Scanner"]
    moves = [{"move": "gain_gear", "who": "Ana", "name": name} for name in names]
    screen = evening.moves(*moves).open(render)

    screen.tap("Archive Flare")

    assert [gear.name for gear in evening.table.player("Ana").gear] == [name for name in names if name != "Flare"]
    assert "over_gear" not in asked(evening.game)


def test_a_loop_that_nobody_has_counted_is_read_in_place(evening, render):
    screen = evening.moves(gain(legend=2)).open(render)

    screen.tap("Ana, spaces of the loop: 9")
    screen.tap("That is it")

    assert len(evening.table.player("Ana").loop) == 9
    assert asked(evening.game) == ["loop_space", "loop_space"]


def test_a_space_that_was_reached_is_read_in_place_and_paid_at_once(evening, render):
    described = {"move": "describe_character", "who": "Ana", "spaces": 6, "lap_vp": 1}
    screen = evening.moves(described, gain(legend=1)).open(render)

    screen.tap("Space: gain 1 boost")
    screen.tap("That is it")

    assert evening.table.player("Ana").holds("boosts") == 1
    assert asked(evening.game) == []


def test_a_random_feat_is_named(evening, render):
    begun = {"move": "begin_chapter", "who": "Ana", "chapter": 2, "feats": ["S"]}
    screen = evening.moves(begun).open(render)

    screen.type_into("Name of the feat", "Old Debts")
    screen.tap("That is it")

    assert [feat.name for feat in evening.table.player("Ana").feats] == ["Old Debts"]


def test_a_finished_story_card_shows_its_vignette_large_and_leads_on_to_the_next_chapter(evening, render):
    card = {
        "kind": "story", "id": "vex-1", "name": "Ashes", "chapter": 2, "feats": ["A"], "vignette": "T15A",
    }  # fmt: skip
    begun = {"move": "begin_chapter", "who": "Ana", "chapter": 2, "name": "Ashes", "feats": ["A"], "printed": card}
    evening.moves(begun)
    feat = evening.table.player("Ana").feats[0].id
    screen = evening.moves({"move": "complete_feat", "who": "Ana", "feat": feat}).open(render)

    assert screen.sees("Vignette T15A")
    screen.tap("Vignette read")

    assert evening.table.player("Ana").story.entry == "T15A"
    assert screen.sees("Ana begins chapter 3")


@pytest.mark.parametrize(
    ("key", "legend"), [pytest.param("Ana won", 2, id="the attacker"), pytest.param("Ben won", 0, id="the other")]
)
def test_the_table_says_who_won_a_tie(evening, render, key, legend):
    rolled = {"against": "player", "defender": "Ben"}
    fought = {"move": "fight", "who": "Ana", "rolled": rolled}
    screen = evening.moves(gain("Ben", infamy=2), fought).open(render)

    screen.tap(key)

    assert evening.table.player("Ana").legend == legend


def test_a_prompt_can_be_left_out(evening, render):
    screen = evening.moves(gain(damage=8)).open(render)

    screen.tap("Leave out: Ana is defeated")

    assert "defeat" not in asked(evening.game)


def test_what_an_automation_proposes_is_done_with_one_tap(unhurried, render):
    screen = ForsakenEvening(automation={"end": "ask"}).moves(gain(vp=15)).open(render)

    screen.tap("Do it")

    assert screen.sees("The end is set off: one last turn for Ben and Cleo")


def test_what_waits_for_a_player_is_answered_on_the_board_too(evening, render):
    screen = evening.moves(gain(scrap=9)).open(render)

    screen.tap(next(name for name in screen.names() if name.startswith("Ana") and "hapter" in name))
    screen.tap("1 scrap back into the bag")

    assert evening.table.player("Ana").holds("scrap") == 8
