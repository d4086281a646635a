"""Final scoring, step by step."""

import pytest

from companion.vestige import commands as c
from companion.vestige.closing import STAGES
from companion.vestige.library import library_of
from screens import buttons
from screens.vestige.end.scoring import Scoring
from tests.companion.games import BONE, ROOK
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, at_stage, begin, sitting_at


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def table(around, game_id):
    return around.desk.game(game_id).table


def scored(around, *commands):
    """A solo game that has come to final scoring."""
    return around.begin(*commands, c.BeginScoring())


def at(render, around, game_id, stage, wide=False):
    return render(EndPage, at_stage(around, game_id, stage), wide=wide)


def entries(around, game_id):
    return [entry.label for entry in around.desk.game(game_id).ledger.standing]


def test_the_steps_lead_from_covert_ops_to_the_filed_result(render, around):
    game_id = scored(around, c.GainLeverage(who="Ana", amount=20))
    screen = render(EndPage, sitting_at(around, game_id))

    for title in ("Covert ops", "Bounties", "Regions", "Effects and extras", "Cards for mastery"):
        assert title in screen.texts()
        screen.tap("Next")
    for title in ("Mastery bonuses", "Mastery tiles", "Unique goals"):
        assert title in screen.texts()
        screen.tap("Next")
    screen.tap("File the result")

    assert table(around, game_id).phase == "over"
    assert screen.sees("Ana wins")
    assert "File the result" not in screen.names()


def test_a_reload_comes_back_to_the_same_step(render, around):
    game_id = scored(around)
    screen = render(EndPage, sitting_at(around, game_id))
    screen.tap("Next")
    screen.tap("Next")
    screen.close()

    again = render(EndPage, sitting_at(around, game_id))

    assert again.sees("Step 3 of 9")


def test_any_step_is_reached_from_the_list_of_all(render, around):
    screen = at(render, around, scored(around), "covert_ops")

    screen.tap("Step 1 of 9: Covert ops. All steps")
    screen.tap("7  Mastery tiles")

    assert screen.sees("Step 7 of 9")


def test_a_double_tap_on_next_skips_no_step(render, around, monkeypatch):
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 60)
    screen = at(render, around, scored(around), "covert_ops")

    screen.tap("Next")
    screen.tap("Next")

    assert screen.sees("Step 2 of 9")


def test_without_a_nemesis_there_is_no_step_for_its_goal(render, around):
    game_id = begin(around, "competitive", "Ana Ben")
    around.desk.act(game_id, c.BeginScoring())

    screen = at(render, around, game_id, "extras")

    assert screen.sees("Step 4 of 8")


def test_each_covert_op_is_one_tap_and_one_entry(render, around):
    game_id = scored(around)
    screen = at(render, around, game_id, "covert_ops")

    screen.tap("covert op of Ana: 5")
    screen.tap("covert op of Ana: 7")
    assert table(around, game_id).sheet.covert_ops == {"Ana": (5, 7)}
    assert entries(around, game_id)[-2:] == ["Ana: covert ops pay 5", "Ana: covert ops pay 12"]
    screen.tap("covert op 1 of Ana: 5. Remove it")

    assert table(around, game_id).sheet.covert_ops == {"Ana": (7,)}


def test_a_value_of_two_digits_is_typed(render, around):
    game_id = scored(around)
    screen = at(render, around, game_id, "covert_ops")

    screen.tap("covert op of Ana: 10 or more")
    screen.tap("1")
    screen.tap("2")
    screen.tap("Set 12")

    assert table(around, game_id).sheet.covert_ops == {"Ana": (12,)}


def test_tracked_bounties_are_asked_for_one_after_the_other(render, around):
    game_id = scored(around, c.GainCard(who="Ana", kind="bounty"), c.GainCard(who="Ana", kind="bounty"))
    screen = at(render, around, game_id, "bounties")
    assert screen.sees("Ana completed 2 bounties")
    assert screen.sees("What does bounty 1 of Ana pay?")

    screen.tap("bounty of Ana: 6")
    assert table(around, game_id).sheet.bounties == {"Ana": (6, None)}
    screen.tap("bounty of Ana: 4")
    assert screen.sees("What does another bounty of Ana pay?")

    assert table(around, game_id).sheet.bounties == {"Ana": (6, 4)}


def test_an_unread_region_is_asked_for_and_a_read_one_can_be_read_again(render, around):
    game_id = scored(around, c.TakeControl(who="Ana", region="Oasis"), c.TakeControl(who="Bone", region="Chop Shop"))
    screen = at(render, around, game_id, "regions")

    screen.tap("What leverage is printed on Oasis: 3")
    screen.tap("Chop Shop: 2. Read it again")
    screen.tap("4")
    screen.tap("Set 4")

    assert table(around, game_id).printed.regions["Oasis"] == 3
    assert table(around, game_id).printed.regions["Chop Shop"] == 4


def test_a_region_changes_hands_without_paying_anybody(render, around):
    game_id = scored(around, c.TakeControl(who="Ana", region="Oasis", leverage=3))
    before = {it.name: it.leverage for it in table(around, game_id).competitors}
    screen = at(render, around, game_id, "regions")

    screen.tap("Somebody else holds one of them")
    screen.tap("Bone 0")
    screen.tap("Oasis: Ana. Give it to Bone")

    assert table(around, game_id).controller("Oasis") == "Bone"
    assert {it.name: it.leverage for it in table(around, game_id).competitors} == before


def test_effects_of_a_nemesis_are_worked_out_with_their_reason(render, around):
    game_id = scored(
        around, c.TakeControl(who="Bone", region="Oasis", leverage=3), c.RevealThreat(nemesis="Bone", name="Market")
    )

    screen = at(render, around, game_id, "extras")

    assert screen.sees("1 region controlled x threat level 1 (p. 26)")
    assert "+1" in screen.texts()


def test_the_rise_is_offered_with_what_it_comes_to(render, around):
    game_id = scored(
        around, c.TakeControl(who="Ana", region="The Rise", leverage=1), c.ScoreCovertOps(who="Ana", values=(5, 2))
    )
    screen = at(render, around, game_id, "extras")

    screen.tap("Add 4 for The Rise")

    assert [(it.what, it.leverage) for it in table(around, game_id).sheet.extras["Ana"]] == [("The Rise", 4)]
    assert not screen.sees("Add 4")


def test_an_extra_may_cost_leverage_and_be_removed(render, around):
    game_id = scored(around)
    screen = at(render, around, game_id, "extras")

    screen.tap("Something else pays or costs")
    screen.type_into("What it is for", "A debt")
    screen.tap("Loses")
    screen.tap("3")
    screen.tap("Loses 3")
    assert [(it.what, it.leverage) for it in table(around, game_id).sheet.extras["Ana"]] == [("A debt", -3)]
    screen.tap("Remove A debt of Ana")

    assert table(around, game_id).sheet.extras["Ana"] == ()


def test_cards_are_prefilled_counted_and_entered_when_one_goes_on(render, around):
    game_id = scored(around, c.GainCard(who="Ana", kind="mercenary", leverage=1))
    screen = at(render, around, game_id, "cards")
    assert screen.sees("Mercenaries of Ana: 1")

    screen.tap("Mercenaries of Ana: 1 more")
    screen.tap("Lawmakers of Ana: 1 more")
    assert table(around, game_id).sheet.cards == {}, "seven taps are not seven entries"
    screen.tap("Next")

    assert table(around, game_id).sheet.cards == {"Ana": {"mercenary": 2, "lawmaker": 1}}
    assert entries(around, game_id)[-1] == "Ana: 3 cards counted for mastery"


def test_counts_survive_a_reload_before_they_are_entered(render, around):
    game_id = scored(around)
    screen = at(render, around, game_id, "cards")
    screen.tap("Lawmakers of Ana: 1 more")
    screen.close()

    again = render(EndPage, sitting_at(around, game_id))

    assert again.sees("Lawmakers of Ana: 1")


def test_with_many_at_the_table_one_is_counted_at_a_time(render, around):
    game_id = begin(around, "competitive", "Ana Ben Cleo", tracked=False)
    screen = at(render, around, game_id, "cards")

    screen.tap("Ben 0")
    screen.tap("Chop bots of Ben: 1 more")
    screen.tap("Back to the step before")

    assert table(around, game_id).sheet.cards == {"Ben": {"chop_bot": 1}}


def chooses(screen, who, *colours):
    """Takes the device, chooses, covers it."""
    screen.tap(f"I am {who}")
    for colour in colours:
        screen.tap(f"{colour} bonus of {who}: 1 more")
    screen.tap("Cover it")


def test_bonuses_go_round_under_covers_and_are_revealed_together(render, around):
    game_id = begin(around, "competitive", "Ana Ben", tracked=False)
    screen = at(render, around, game_id, "bonus")

    screen.tap("Hand it round")
    chooses(screen, "Ana", "Guile")
    assert screen.sees("Hand it to Ben")
    assert not screen.sees("Guile")
    chooses(screen, "Ben", "Might")
    assert not screen.sees("guile")
    assert entries(around, game_id) == [], "nor does the ledger tell"
    screen.tap("Reveal together")

    assert table(around, game_id).sheet.mastery_bonus == {"Ana": {"guile": 1}, "Ben": {"might": 1}}
    assert screen.sees("guile +1")
    assert screen.sees("might +1")
    screen.tap("Next")
    assert screen.sees("Mastery tiles")


@pytest.mark.parametrize("names", ["Ana Ben", "Ana Ben Cleo", "Ana Ben Cleo Dan Eve Finn"])
def test_nothing_is_shown_before_everybody_has_chosen(render, around, names):
    people = names.split()
    game_id = begin(around, "competitive", names, tracked=False)
    screen = at(render, around, game_id, "bonus")

    screen.tap("Hand it round")
    for who in people[:-1]:
        chooses(screen, who, "Guile")
    screen.dismiss()
    assert screen.sees(f"{people[-1]} has not chosen yet")
    assert screen.texts().count("has chosen") == len(people) - 1
    assert not screen.sees("guile")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Reveal together")
    screen.tap(f"Hand it to {people[-1]}")
    chooses(screen, people[-1])
    screen.tap("Reveal together")

    assert table(around, game_id).sheet.mastery_bonus == {who: {"guile": 1} for who in people[:-1]}


def test_a_choice_that_is_made_anew_lies_under_its_cover_again(render, around):
    screen = at(render, around, begin(around, "competitive", "Ana Ben", tracked=False), "bonus")
    screen.tap("Hand it round")
    chooses(screen, "Ana", "Guile")
    chooses(screen, "Ben")

    screen.tap("Ana chooses anew")
    assert screen.sees("Hand it to Ana")
    assert not screen.sees("Guile bonus of Ana: 1")
    screen.tap("I am Ana")
    assert screen.sees("Guile bonus of Ana: 1")
    screen.tap("Cover it")

    assert not screen.sees("Hand it to")
    screen.tap("Reveal together")
    assert screen.sees("guile +1")


def test_choices_that_nobody_wants_any_more_are_forgotten(render, around):
    game_id = begin(around, "competitive", "Ana Ben", tracked=False)
    screen = at(render, around, game_id, "bonus")
    screen.tap("Hand it round")
    chooses(screen, "Ana", "Guile")
    screen.dismiss()

    screen.tap("Forget what was chosen")
    screen.tap("Next")

    assert screen.sees("Mastery tiles")
    assert table(around, game_id).sheet.mastery_bonus == {}


def test_a_result_is_not_filed_over_covered_bonuses(render, around):
    game_id = begin(around, "competitive", "Ana Ben", tracked=False)
    screen = at(render, around, game_id, "bonus")
    screen.tap("Hand it round")
    chooses(screen, "Ana", "Guile")
    chooses(screen, "Ben")
    screen.tap("All steps")
    screen.tap("The result")

    assert "File the result" not in screen.names()
    screen.tap("Reveal the bonuses first")
    screen.tap("Reveal together")

    assert table(around, game_id).sheet.mastery_bonus == {"Ana": {"guile": 1}}


def test_who_has_gone_does_not_choose(render, around):
    game_id = begin(around, "competitive", "Ana Ben Cleo")
    for command in (c.LeaveTable(who="Ben"), c.BeginScoring()):
        around.desk.act(game_id, command)
    screen = at(render, around, game_id, "bonus")

    screen.tap("Hand it round")
    chooses(screen, "Ana")

    assert screen.sees("Hand it to Cleo")


def test_alone_there_is_nobody_to_hide_a_bonus_from(render, around):
    game_id = scored(around)
    screen = at(render, around, game_id, "bonus")

    screen.tap("Guile bonus of Ana: 1 more")
    screen.tap("Next")

    assert table(around, game_id).sheet.mastery_bonus == {"Ana": {"guile": 1}}


def test_the_ring_is_not_forgotten(render, around):
    game_id = scored(around, c.TakeControl(who="Ana", region="The Ring", leverage=1))

    assert at(render, around, game_id, "bonus").sees("Ana controls The Ring")


def test_only_a_tile_that_somebody_claims_is_asked_for(render, around):
    game_id = scored(around, c.ScoreCards(who="Ana", counts={"mercenary": 2, "bounty": 1}))
    screen = at(render, around, game_id, "tiles")
    assert not screen.sees("ambition tile worth")

    screen.tap("What is the guile tile worth?")
    screen.tap("What is the guile tile worth: 7")
    screen.tap("What is the might tile worth: 5")

    printed = table(around, game_id).printed.mastery
    assert (printed["guile"], printed["might"]) == (7, 5)
    assert library_of(around.desk.library("vestige")).printed.mastery == {"guile": 7, "might": 5}


def test_goals_say_how_near_they_are(render, around):
    game_id = begin(around, "solo", "Ana", (BONE, ROOK))
    around.desk.act(game_id, c.BeginScoring())

    screen = at(render, around, game_id, "goals")

    assert screen.sees("Not met: 0 of 9 regions controlled")
    assert screen.sees("Its goal stands on its own card")


def test_nobody_is_called_the_winner_while_a_value_could_change_it(render, around):
    game_id = scored(around, c.GainLeverage(who="Ana", amount=9), c.SetControl(region="Oasis", who="Bone"))
    screen = at(render, around, game_id, "verdict")
    assert screen.sees("Ana leads so far")
    assert screen.sees("as far as the values are known")

    screen.tap("What leverage is printed on Oasis: 3")

    assert screen.sees("Ana wins")
    assert table(around, game_id).printed.regions["Oasis"] == 3


def test_a_missing_bounty_is_answered_at_the_verdict(render, around):
    game_id = scored(around, c.GainCard(who="Ana", kind="bounty"))
    screen = at(render, around, game_id, "verdict")

    screen.tap("What does bounty 1 of Ana pay: 6")

    assert table(around, game_id).sheet.bounties == {"Ana": (6,)}


def test_a_stale_screen_does_not_file(render, around):
    game_id = scored(around)
    sitting = at_stage(around, game_id, "verdict")
    screen = render(Scoring, sitting=sitting, revision=0, wide=False)
    screen.tap("File the result")

    assert table(around, game_id).phase == "scoring"
    assert "has changed" in around.said[-1]


@pytest.mark.parametrize("wide", [False, True], ids=["phone", "wide"])
@pytest.mark.parametrize("stage", STAGES)
def test_every_control_of_every_step_has_a_name(render, around, stage, wide):
    game_id = begin(around, "solo", "Ana", (BONE, ROOK), tracked=False)
    around.desk.act(game_id, c.SetControl(region="The Rise", who="Ana"))
    around.desk.act(game_id, c.ScoreBounties(who="Ana", values=(3, None)))
    around.desk.act(game_id, c.ScoreCards(who="Ana", counts={"bounty": 2}))

    screen = at(render, around, game_id, stage, wide)

    assert all(screen.names())
    assert not screen.sees("could not be shown")


def test_the_goal_of_a_nemesis_run_by_hand_is_said_by_people(render, around):
    game_id = begin(around, "solo", "Ana", (BONE, ROOK))
    around.desk.act(game_id, c.BeginScoring())
    screen = at(render, around, game_id, "goals")

    screen.tap("Goal of Rook: met")

    assert table(around, game_id).sheet.goals == {"Rook": True}
    assert "Goal of Rook: met, chosen" in screen.names()
