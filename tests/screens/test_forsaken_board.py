"""The player board of Forsaken: the ring, vitality, the tray, factions, gear, weapons, cards, the story."""

import math

import pytest

from screens.forsaken.board.ring import THUMB, ring
from tests.screens.forsaken_evening import ForsakenEvening


@pytest.fixture
def evening(unhurried):
    """Ana, Ben and Cleo before the first turn; Ana's loop has six spaces, of which one was read."""
    return ForsakenEvening().moves(
        {"move": "describe_character", "who": "Ana", "spaces": 6, "lap_vp": 2},
        {"move": "describe_space", "who": "Ana", "space": 1, "gains": {"boosts": 1}},
    )


def gain(who="Ana", **gains):
    return {"move": "gain", "who": who, "gains": gains}


def board(evening, render, *parts):
    """Ana's board, with these parts folded open."""
    screen = evening.open(render)
    key = next(name for name in screen.names() if name.startswith("Ana") and "hapter" in name and ":" not in name)
    screen.tap(key)
    for part in parts:
        screen.tap(next(name for name in screen.names() if name.startswith(part)))
    return screen


@pytest.mark.parametrize("count", [pytest.param(count, id=f"{count} spaces") for count in (1, 6, 12, 20, 30)])
@pytest.mark.parametrize("width", [pytest.param(240.0, id="narrow"), pytest.param(340.0, id="phone")])
def test_spaces_of_the_loop_lie_apart_for_thumbs_and_begin_at_the_top(count, width):
    tall, places = ring(count, width)

    apart = [math.dist(one, other) for at, one in enumerate(places) for other in places[at + 1 :]]
    assert all(distance > THUMB * 0.8 for distance in apart)
    assert all(THUMB / 2 <= x <= width - THUMB / 2 and THUMB / 2 <= y <= tall - THUMB / 2 for x, y in places)
    assert places[0] == pytest.approx((width / 2, THUMB / 2))


def test_a_legend_is_one_tap_and_gives_what_the_space_shows(evening, render):
    screen = board(evening, render)

    screen.tap("Ana gains 1 legend, 0 so far")

    assert evening.table.player("Ana").legend == 1
    assert evening.table.player("Ana").holds("boosts") == 1
    assert screen.sees("space 1 of the loop: 1 boost, the tracker is here")


def test_a_space_is_read_in_from_the_ring(evening, render):
    screen = board(evening, render)

    screen.tap("Ana, space 2 of the loop: not read yet")
    screen.tap("Space 2: gain 1 VP")
    screen.type_into("What else it says (may stay empty)", "Draw a gear card")
    screen.tap("That is it")

    space = evening.table.player("Ana").loop[2]
    assert (space.gains, space.words) == ({"vp": 1}, "Draw a gear card")


@pytest.mark.long
def test_the_tracker_can_be_laid_on_a_space_without_any_gain(evening, render):
    screen = board(evening, render)

    screen.tap("Ana, space 1 of the loop: 1 boost")
    screen.tap("The tracker lies here")

    assert evening.table.player("Ana").at_space == 1
    assert evening.table.player("Ana").holds("boosts") == 0


def test_the_numbers_of_a_board_are_read_with_one_tap_each(unhurried, render):
    evening = ForsakenEvening(seats=[{"name": "Ana"}, {"name": "Ben"}])
    screen = board(evening, render)

    screen.tap("Read Ana's board")
    for key in ("highest vitality: 7", "green slots: 2", "spaces of the loop: 12", "vp of a lap: 3"):
        screen.tap(f"Ana, {key}")
    screen.type_into("Character: not said", "Vex")
    screen.tap("That is it")

    ana = evening.table.player("Ana")
    assert (ana.character, ana.most, ana.green, len(ana.loop), ana.lap_vp) == ("Vex", 7, 2, 12, 3)


def test_cubes_are_counted_up_and_become_one_entry(evening, render):
    screen = board(evening, render)
    before = len(evening.entries)

    screen.tap("Ana, scrap: 1 more")
    screen.tap("Ana, scrap: 1 more")
    screen.tap("Ana, scrap: +2, becomes 2")

    assert evening.table.player("Ana").holds("scrap") == 2
    assert len(evening.entries) == before + 1
    assert screen.sees("2 scrap and 0 particle on the tray")


def test_fungalyte_takes_a_green_slot_and_lowers_the_maximum(evening, render):
    screen = board(evening, render)

    screen.tap("Ana gains a fungalyte")

    assert evening.table.player("Ana").maximum == 7
    assert screen.sees("Vitality 7 of 7, 1 fungalyte")


def test_gear_is_gained_played_recovered_and_archived(evening, render):
    screen = board(evening, render)

    screen.tap("Ana gains a gear card")
    screen.type_into("What it is called (may stay empty)", "Grapple")
    screen.tap("Into the hand")
    screen.tap("Ana plays Grapple")
    played = [gear.name for gear in evening.table.player("Ana").discard]
    screen.tap("Ana recovers all gear")
    screen.tap("Ana: Grapple in hand")
    screen.tap("Archive it")

    assert played == ["Grapple"]
    assert evening.table.player("Ana").gear == ()


def test_a_weapon_is_gained_described_and_tucked_under_another(evening, render):
    evening.moves({"move": "gain_weapon", "who": "Ana", "name": "Blade", "role": "equipped"})
    screen = board(evening, render, "Weapons")

    screen.tap("Ana gains a weapon")
    screen.type_into("What it is called (may stay empty)", "Scope")
    screen.tap("As a mod")
    screen.tap("Ana: Scope, mod; arrange or describe it")
    screen.tap("Strength: 1 more")
    screen.tap("Keep this")

    ana = evening.table.player("Ana")
    assert (ana.equipped.name, [mod.name for mod in ana.mods]) == ("Blade", ["Scope"])
    assert ana.mods[0].printed.mod.strength == 1


@pytest.mark.long
def test_another_weapon_can_be_equipped(evening, render):
    evening.moves(
        {"move": "gain_weapon", "who": "Ana", "name": "Blade", "role": "equipped"},
        {"move": "gain_weapon", "who": "Ana", "name": "Rifle"},
    )
    screen = board(evening, render, "Weapons")

    screen.tap("Ana: Rifle, laid aside; arrange or describe it")
    screen.tap("Equipped")

    assert evening.table.player("Ana").equipped.name == "Rifle"


@pytest.mark.long
def test_rep_goes_up_and_down_by_faction(evening, render):
    evening.moves(gain(cartel_rep=1))
    screen = board(evening, render, "Rep and jobs")

    screen.tap("Ana: 1 Ebon Eye rep more")
    screen.tap("Ana: 1 Mezmora Cartel rep less")

    ana = evening.table.player("Ana")
    assert (ana.rep("ebon_eye"), ana.rep("cartel")) == (1, 0)


def test_a_job_lies_in_its_slot_until_it_is_done(evening, render):
    screen = board(evening, render, "Rep and jobs")

    screen.tap("Ana takes a job")
    screen.tap("Into the slot of Sanction")
    screen.type_into("What it is called (may stay empty)", "Quiet Cargo")
    screen.tap("Into the slot")
    screen.tap("Ana: Quiet Cargo is done")

    ana = evening.table.player("Ana")
    assert (ana.jobs, ana.rep("sanction"), ana.legend) == ((), 2, 1)


@pytest.mark.long
def test_a_grudge_comes_and_is_bought_off(evening, render):
    screen = board(evening, render, "Rep and jobs")

    screen.tap("Ana: a grudge comes or goes")
    screen.tap("A grudge of Ebon Eye")
    borne = dict(evening.table.player("Ana").grudges)
    screen.tap("Ana buys off a grudge of Ebon Eye")

    assert borne == {"ebon_eye": 1}
    assert not evening.table.player("Ana").grudges.get("ebon_eye")


def test_statuses_and_infamy_are_laid_there_and_taken_away(evening, render):
    screen = board(evening, render, "Talents and statuses", "Infamy")

    screen.tap("Ana gains a talent or a status")
    screen.type_into("What it is called", "Marked")
    screen.tap("Lay it there")
    screen.tap("Ana: 1 infamy more")
    laid = [card.name for card in evening.table.player("Ana").cards]
    screen.tap("Ana: Marked is taken away")

    assert laid == ["Marked"]
    assert evening.table.player("Ana").cards == ()
    assert evening.table.player("Ana").infamy == 1


def test_a_feat_is_named_and_done(evening, render):
    screen = board(evening, render)

    screen.tap("Ana: feat S; name it")
    screen.type_into("What it is called", "First Blood")
    screen.tap("That is it")
    screen.tap("Ana: First Blood is done")

    feat = evening.table.player("Ana").feats[0]
    assert (feat.name, feat.done) == ("First Blood", True)
    assert evening.table.player("Ana").vp == 2


def test_the_next_chapter_brings_its_feats(evening, render):
    screen = board(evening, render)

    screen.tap("Ana: begin chapter 2")
    screen.type_into("Its feats by letter, with commas", "A, B")
    screen.tap("Begin it")

    ana = evening.table.player("Ana")
    assert ana.story.chapter == 2
    assert [feat.letter for feat in ana.feats] == ["A", "B"]


def test_a_story_that_is_finished_sets_off_the_end(evening, render):
    evening.moves({"move": "set_chapter", "who": "Ana", "to": 3})
    screen = board(evening, render)

    screen.tap("Ana's story is finished")

    assert evening.table.player("Ana").story.finished
    assert evening.table.ending.why == "story"


@pytest.mark.parametrize(
    ("key", "ways"),
    [
        pytest.param("Ana gains or loses something", ("gain 1 scrap", "Gain 1 scrap"), id="a mix of things"),
        pytest.param("Ana, boosts: 0 boosts, type a number", ("1", "Gain 1: becomes 1"), id="boosts"),
        pytest.param("Ana, vitality: 8 vitality, type a number", ("1", "Damage", "Damage 1: becomes 7"), id="vitality"),
    ],
)
def test_what_is_opened_from_the_board_leads_back_to_it(evening, render, key, ways):
    screen = board(evening, render)
    before = len(evening.entries)

    screen.tap(key)
    for way in ways:
        screen.tap(way)

    assert len(evening.entries) == before + 1
    assert "Read Ana's board" in screen.names()


def test_a_character_whose_board_nobody_has_read_is_taken_by_name_and_its_numbers_are_still_asked_for(
    unhurried, render
):
    evening = ForsakenEvening(seats=[{"name": "Ana", "color": "red"}, {"name": "Ben", "color": "blue"}])
    evening.knows({"kind": "character", "id": "vex", "name": "Vex"})
    screen = board(evening, render)

    screen.tap("Read Ana's board")
    screen.tap("It is Vex")
    screen.tap("Ana, highest vitality: 8")
    screen.tap("That is it")

    ana = evening.table.player("Ana")
    assert (ana.character, ana.most) == ("Vex", 8)
