"""The cards of a competitor where cards are tracked: what lies there, and what can be done with it."""

import flet as ft
import pytest

from companion.vestige import commands as c
from companion.vestige.table import Card
from tests.screens.evening import DUEL, Evening

VEIL, BOT, HOPE, LENS, JOB = 1, 2, 3, 4, 5
NETWORK = (
    c.GainCard(who="Ana", kind="smuggler", name="Veil", leverage=3),
    c.GainCard(who="Ana", kind="chop_bot", leverage=0),
    c.GainCard(who="Ana", kind="artifact", name="Orbital Hope Mine", leverage=4),
    c.GainCard(who="Ana", kind="augmentation", leverage=2),
    c.PickUpJob(who="Ana", kind="artifact", on=VEIL),
)


@pytest.fixture
def duel(unhurried):
    """Ana against Ben, cards tracked. Ana has 9: Veil on an artifact job, a bot, an artifact, an augmentation."""
    return Evening(**DUEL, depth="cards").play(*NETWORK)


@pytest.fixture
def ana(duel, render):
    return opened(duel, render)


def opened(evening, render, name="Ana 1 to trigger 1", **size):
    screen = evening.open(render, **size)
    screen.tap(name)
    return screen


def cards(evening, who="Ana"):
    return evening.table.competitor(who).cards


def test_cards_are_read_out_with_what_is_printed_on_them(ana):
    assert ana.sees("4 cards, 1 job in progress")
    for words in (
        "Veil, smuggler, printed 3",
        "chop bot, printed 0",
        "artifact job, in progress",
        "augmentation, printed 2",
        "Orbital Hope Mine, artifact, printed 4",
    ):
        assert words in ana.names()


def test_a_job_lies_above_its_contact_and_an_augmentation_below(duel, render):
    duel.play(c.TuckCard(who="Ana", card=LENS, under=VEIL))
    names = opened(duel, render).names()

    lying = ["artifact job, in progress", "Veil, smuggler, printed 3", "augmentation, printed 2", "chop bot, printed 0"]
    assert [name for name in names if name in lying] == lying


def test_a_second_tap_closes_a_card(ana):
    ana.tap("Veil, smuggler")
    assert "Ana loses Veil" in ana.names()
    ana.tap("Veil, smuggler")
    assert "Ana loses Veil" not in ana.names()


# Gaining


def test_a_gained_card_pays_with_two_taps(duel, ana):
    ana.tap("Ana gains a mercenary")
    assert ana.sees("What leverage is printed on the mercenary?")
    ana.tap("The mercenary shows: 2")

    assert duel.entries[-1] == "Ana gains a mercenary (Ana +2)"
    assert not ana.sees("What leverage is printed on")
    assert "mercenary, printed 2" in ana.names()


def test_a_name_is_typed_before_the_key(duel, ana):
    ana.tap("Ana gains a lawmaker")
    ana.type_into("Name, if you like", "Dispatch")
    ana.tap("The lawmaker shows: 2")

    assert cards(duel)[-1] == Card(id=6, kind="lawmaker", name="Dispatch", leverage=2)


def test_a_bounty_is_gained_with_one_tap_and_pays_at_the_end(duel, ana):
    ana.tap("Ana gains a bounty")

    assert duel.leverage["Ana"] == 9
    assert "bounty, pays at the end, not read yet" in ana.names()


def test_a_card_of_two_digits_and_one_that_is_read_later(duel, ana):
    ana.tap("Ana gains an artifact")
    ana.tap("The artifact shows: 10 or more")
    for key in ("1", "2", "Printed 12"):
        ana.tap(key)
    ana.tap("Ana gains a lawmaker")
    ana.tap("Read it later")

    assert [card.leverage for card in cards(duel)[-2:]] == [12, None]
    # The card and a condition of the trigger that 12 have reached.
    assert "printed_value" in duel.asked


def test_a_card_that_was_here_before_is_offered_by_name(duel, ana):
    duel.play(c.LoseCard(who="Ana", kind="smuggler", card=VEIL, how="severed"))
    ana.wait(0)
    ana.tap("Ana gains a smuggler")
    ana.tap("Veil, printed 3")

    assert cards(duel)[-1].name == "Veil"
    assert duel.leverage["Ana"] == 9 + 3


def test_what_was_not_gained_after_all_leaves_no_trace(duel, ana):
    before = duel.entries
    ana.tap("Ana gains a lawmaker")
    ana.tap("Cancel")
    ana.tap("Ana picks up a job")
    ana.tap("Cancel")

    assert duel.entries == before


# Jobs


def test_one_tap_puts_a_job_under_a_free_contact(duel, ana):
    ana.tap("chop bot, printed 0")
    ana.tap("Ana picks up: bounty job")

    assert cards(duel)[-1] == Card(id=6, kind="bounty", job=True, under=BOT)
    assert "Ana picks up: bounty job" not in ana.names()


def test_a_contact_on_a_job_is_offered_none(ana):
    ana.tap("Veil, smuggler")

    assert not any("picks up:" in name for name in ana.names())


def test_what_is_odd_is_noticed_in_the_sheet_until_the_turn_ends(duel, ana):
    duel.play(c.GainCard(who="Ana", kind="smuggler", name="Nix", leverage=0))
    ana.wait(0)
    ana.tap("Nix, smuggler")
    ana.tap("Ana picks up: bounty job")
    assert ana.sees("Smugglers do not usually do bounty jobs (p. 20).")

    duel.play(c.EndTurn())
    ana.wait(0)
    assert not ana.sees("do not usually do")


def test_a_job_goes_to_the_only_one_who_is_free(duel, ana):
    ana.tap("Ana picks up a job")
    ana.tap("Augmentation job")

    assert cards(duel)[-1].under == BOT


def test_who_is_on_it_is_asked_where_several_are_free(duel, ana):
    duel.play(c.GainCard(who="Ana", kind="mercenary", name="Rook", leverage=0))
    ana.wait(0)
    ana.tap("Ana picks up a job")
    ana.tap("Bounty job")
    assert ana.sees("Who is on it?")
    ana.tap("Rook is on it")

    assert cards(duel)[-1] == Card(id=7, kind="bounty", job=True, under=6)


def test_a_job_on_nobody_is_drawn_and_given_to_somebody(duel, ana):
    duel.play(c.LoseCard(who="Ana", kind="smuggler", card=VEIL, how="severed"))
    ana.wait(0)
    ana.tap("artifact job, in progress, on nobody")
    ana.tap("Give the job to chop bot")

    assert next(card for card in cards(duel) if card.id == JOB).under == BOT


def test_a_completed_job_pays_with_one_tap_on_a_key(duel, ana):
    ana.tap("artifact job, in progress")
    assert ana.sees("Completed: what leverage is printed on it?")
    ana.tap("Completed, it shows: 3")

    assert cards(duel)[-1] == Card(id=JOB, kind="artifact", leverage=3)
    assert duel.entries[-1] == "Ana completes an artifact (Ana +3)"
    assert "artifact, printed 3" in ana.names()


def test_a_completed_job_is_read_later(duel, ana):
    ana.tap("artifact job, in progress")
    ana.tap("Complete it, read it later")

    assert duel.asked == ["printed_value"]


def test_a_bounty_is_completed_and_its_end_value_typed_when_it_is_known(duel, ana):
    ana.tap("chop bot, printed 0")
    ana.tap("Ana picks up: bounty job")
    ana.tap("bounty job, in progress")
    ana.tap("Complete it")
    assert duel.leverage["Ana"] == 9
    ana.tap("bounty: name and value")
    assert ana.sees("What does it pay at the end?")
    ana.tap("It shows: 7")

    assert cards(duel)[-1] == Card(id=6, kind="bounty", leverage=7)
    assert duel.leverage["Ana"] == 9


# Augmentations


def test_an_augmentation_is_attached_and_taken_off(duel, ana):
    ana.tap("augmentation, printed 2")
    ana.tap("Onto Veil")
    assert cards(duel)[3].under == VEIL
    ana.tap("Take it off, beside the Chop Shop")
    assert cards(duel)[3].under is None


# Losing


@pytest.mark.parametrize(
    ("way", "says", "stands"),
    [
        ("Severed by the outcome die", "Leverage stays. With it goes 1 augmentation.", 9),
        ("Recovered: its block is taken back", "9 leverage becomes 4. With it goes 1 augmentation.", 4),
        ("In another way", "Leverage stays. The job under it needs somebody else.", 9),
    ],
)
def test_how_a_card_is_lost_is_asked_and_what_it_costs_is_said(duel, render, way, says, stands):
    duel.play(c.TuckCard(who="Ana", card=LENS, under=VEIL))
    screen = opened(duel, render)
    screen.tap("Veil, smuggler")
    screen.tap("Ana loses Veil")
    assert screen.sees("How is it lost?")
    assert screen.sees(says)
    screen.tap(way)

    assert duel.leverage["Ana"] == stands
    assert not any(card.id == VEIL for card in cards(duel))
    assert not screen.sees("How is it lost?")


def test_a_job_is_lost_without_a_question(duel, ana):
    ana.tap("artifact job, in progress")
    ana.tap("Ana loses artifact job")
    assert not ana.sees("How is it lost?")
    ana.tap("It leaves the tableau")

    assert [card.id for card in cards(duel)] == [VEIL, BOT, HOPE, LENS]


# Name and value, hands


def test_a_name_is_typed_later_and_a_value_corrected(duel, ana):
    ana.tap("chop bot, printed 0")
    ana.tap("chop bot: name and value")
    ana.type_into("Its name", " Bartholomew ")
    ana.tap("It shows: 1")

    assert cards(duel)[1] == Card(id=BOT, kind="chop_bot", name="Bartholomew", leverage=1)
    # Correcting what is printed pays nothing.
    assert duel.leverage["Ana"] == 9
    assert "Bartholomew, chop bot, printed 1" in ana.names()


def test_a_name_alone_is_kept(duel, ana):
    ana.tap("artifact job, in progress")
    ana.tap("artifact job: name and value")
    ana.type_into("Its name", "Obelisk Heart Shard")
    ana.tap("Keep the name")

    assert cards(duel)[-1].name == "Obelisk Heart Shard"
    assert "Obelisk Heart Shard, artifact job in progress" in ana.names()


def test_a_value_that_was_waited_for_is_paid_when_it_is_typed(duel, ana):
    duel.play(c.GainCard(who="Ana", kind="mercenary", name="Rook"))
    ana.wait(0)
    ana.tap("Rook, mercenary, not read yet")
    ana.tap("Rook: name and value")
    ana.tap("It shows: 5")

    assert duel.leverage["Ana"] == 9 + 5


def test_a_card_is_handed_over_and_what_the_rules_say_stands_there(duel, ana):
    ana.tap("Veil, smuggler")
    ana.tap("Veil is handed to another player")
    assert ana.sees("Nobody gains or loses leverage, and 1 card under it goes along.")
    assert ana.sees("In this mode only a cooperative team does")
    ana.tap("To Ben")

    assert [card.id for card in cards(duel, "Ben")] == [VEIL, JOB]
    assert duel.leverage == {"Ana": 9, "Ben": 0}


def test_alone_nothing_is_handed_over(unhurried, render):
    evening = Evening(depth="cards").play(*NETWORK)
    screen = opened(evening, render)
    screen.tap("Veil, smuggler")

    assert not any("handed" in name for name in screen.names())


# Who has what


def test_a_nemesis_has_cards_and_threats_and_nothing_else(unhurried, render):
    evening = Evening(depth="everything").play(c.GainCard(who="Bone", kind="smuggler", name="Nix", leverage=2))
    screen = opened(evening, render, "Bone Threat level 0")
    assert "Bone picks up a job" not in screen.names()
    screen.tap("Nix, smuggler")
    screen.tap("Bone loses Nix")
    screen.tap("It leaves the tableau")

    # p. 27: its leverage stays.
    assert evening.leverage["Bone"] == 2
    assert cards(evening, "Bone") == ()
    assert "Upgrade by 1" not in screen.names()


def test_speed_stands_below_the_cards(duel, ana):
    ana.tap("Upgrade by 1")

    assert ana.sees("Speed 3")
    assert duel.leverage["Ana"] == 12
    assert not any("boosts" in name for name in ana.names())


@pytest.mark.parametrize("depth", ["score", "everything"])
def test_a_switch_of_the_depth_loses_no_card(duel, render, depth):
    before = duel.table.competitor("Ana")
    duel.play(c.SetDepth(depth=depth), c.SetDepth(depth="cards"))

    assert duel.table.competitor("Ana") == before
    assert "Veil, smuggler, printed 3" in opened(duel, render).names()


def test_where_only_the_score_is_tracked_jobs_are_no_cards(duel, render):
    duel.play(c.SetDepth(depth="score"))
    screen = opened(duel, render)

    # p. 25: the artifact job is no artifact yet.
    assert screen.sees("1 artifact (printed 4)")
    assert "Veil, smuggler, printed 3" not in screen.names()


def test_a_field_keeps_what_was_typed_while_the_table_changes(duel, ana):
    ana.tap("Ana gains a lawmaker")
    ana.type_into("Name, if you like", "Disp")
    duel.play(c.GainLeverage(who="Ben", amount=1))
    ana.wait(0)
    ana.tap("The lawmaker shows: 0")

    assert cards(duel)[-1].name == "Disp"


def test_cards_that_did_not_change_are_not_drawn_again(duel, ana):
    def drawn(name):
        return next(it for it in ana.controls(ft.TextButton) if name in ana_words(it))

    def ana_words(control):
        return getattr(control.content, "label", "") or ""

    before = drawn("chop bot, printed 0")
    ana.tap("Ana gains a bounty")

    assert drawn("chop bot, printed 0") is before


def test_a_long_press_explains_a_kind(ana):
    ana.long_press("Veil, smuggler, printed 3")

    assert ana.sees("Smugglers")
