"""A player's blocks where everything is tracked: dashboard, attributes, actions, speed, charges, the outcome die."""

import flet as ft
import pytest

from companion.vestige import commands as c
from companion.vestige.prompts import notices
from screens.vestige.tableau import die
from tests.screens.evening import DUEL, Evening

VEIL, BOT, MINE, JOB = 1, 2, 3, 4
NETWORK = (
    c.GainCard(who="Ana", kind="smuggler", name="Veil", leverage=3),
    c.GainCard(who="Ana", kind="chop_bot", leverage=0),
    c.GainCard(who="Ana", kind="artifact", name="Orbital Hope Mine", leverage=4),
)


@pytest.fixture
def duel(unhurried):
    """Ana, 7, against Ben: 8 in potential, 8 influence, 2 conviction."""
    return Evening(**DUEL, depth="everything").play(*NETWORK, c.SetBlocks(who="Ana", place="conviction", to=2))


@pytest.fixture
def ana(duel, render):
    return opened(duel, render)


@pytest.fixture
def at_work(duel, ana):
    """Ana's cards, with the job of Veil opened."""
    duel.play(c.PickUpJob(who="Ana", kind="artifact", on=VEIL))
    ana.wait(0)
    ana.tap("Ana: Cards")
    ana.tap("artifact job, in progress")
    return ana


def opened(evening, render, name="Ana 3 to trigger 1", **size):
    screen = evening.open(render, **size)
    screen.tap(name)
    return screen


def blocks(evening, who="Ana"):
    """Where blocks are; places without any are left out."""
    player = evening.table.competitor(who)
    return {place: count for place, count in player.blocks.items() if count}


def card(evening, id):
    return evening.table.competitor("Ana").card(id)


# The three hexes


def test_the_dashboard_shows_where_blocks_are_and_what_they_add_up_to(ana):
    for words in ("Potential: 8", "Influence: 8", "Conviction: 2", "Might: 0", "Guile: 0"):
        assert words in ana.names()
    assert ana.sees("Blocks: 19 of 21: 2 not placed")
    assert ana.sees("1 on the speed track")


@pytest.mark.parametrize(
    ("arrow", "expected"),
    [
        ("Ana upgrades a block: potential to influence", {"potential": 7, "influence": 9, "conviction": 2}),
        ("Ana upgrades a block: influence to conviction", {"potential": 8, "influence": 7, "conviction": 3}),
        ("Ana downgrades a block: influence to potential", {"potential": 9, "influence": 7, "conviction": 2}),
        ("Ana downgrades a block: conviction to influence", {"potential": 8, "influence": 9, "conviction": 1}),
    ],
)
def test_one_tap_moves_a_block_one_hex_further(duel, ana, arrow, expected):
    ana.tap(arrow)

    assert blocks(duel) == expected


def test_where_there_is_no_block_none_is_moved(duel, ana):
    duel.play(c.SetBlocks(who="Ana", place="potential", to=0))
    ana.wait(0)

    with pytest.raises(AssertionError, match="is disabled"):
        ana.tap("Ana upgrades a block: potential to influence")


def test_a_tap_on_a_hex_asks_for_more_or_fewer(duel, ana):
    ana.tap("Conviction: 2")
    ana.tap("Ana, conviction: 1 less")
    ana.tap("Ana, conviction: 1 less")
    ana.tap("Use 2 conviction")

    assert blocks(duel) == {"potential": 8, "influence": 10}
    assert duel.entries[-1] == "Ana moves 2 blocks from conviction to influence"
    assert "Ana, conviction: 1 less" not in ana.names()


def test_a_count_that_is_wrong_is_corrected(duel, ana):
    ana.tap("Influence: 8")
    ana.tap("Ana, influence: 1 more")
    ana.tap("Ana, influence: 1 more")
    # Where influence came from nobody knows: only a correction is offered.
    ana.tap("Ana, influence: Correct to 10")

    assert blocks(duel)["influence"] == 10
    assert ana.sees("Blocks: 21 of 21")


def test_a_stepper_stops_at_zero(duel, ana):
    ana.tap("Might: 0")

    with pytest.raises(AssertionError, match="is disabled"):
        ana.tap("Ana, might: 1 less")


def test_a_pending_change_is_dropped(duel, ana):
    before = duel.entries
    ana.tap("Might: 0")
    ana.tap("Ana, might: 1 more")
    ana.tap("Ana, might: cancel the change")

    assert duel.entries == before


def test_too_many_blocks_are_noticed_and_refused_never(duel, ana):
    ana.tap("Conviction: 2")
    for _ in range(3):
        ana.tap("Ana, conviction: 1 more")
    ana.tap("Ana, conviction: Correct to 5")

    assert ana.sees("Blocks: 22 of 21: 1 too many")
    assert any("22 of 21 blocks" in notice.text for notice in notices(duel.table))


# Attributes


def test_attributes_are_gained_in_one_go_and_used(duel, ana):
    ana.tap("Cunning: 0")
    ana.tap("Ana, cunning: 1 more")
    ana.tap("Ana, cunning: 1 more")
    ana.tap("Gain 2 cunning")
    assert blocks(duel) == {"potential": 8, "influence": 6, "conviction": 2, "cunning": 2}
    assert duel.entries[-1] == "Ana gains 2 cunning"

    ana.tap("Cunning: 2")
    ana.tap("Ana, cunning: 1 less")
    ana.tap("Use 1 cunning")
    assert blocks(duel)["cunning"] == 1


def test_too_little_influence_is_said_before_it_is_done(duel, ana):
    duel.play(c.SetBlocks(who="Ana", place="influence", to=1))
    ana.wait(0)
    ana.tap("Might: 0")
    ana.tap("Ana, might: 1 more")
    ana.tap("Ana, might: 1 more")

    assert ana.sees("Influence has only 1")


def test_one_tap_converts_two_primaries(duel, ana):
    duel.play(*(c.GainAttribute(who="Ana", attribute=it) for it in ("ambition", "might")))
    ana.wait(0)
    ana.tap("Ana converts 1 ambition and 1 might to 1 guile")

    assert blocks(duel) == {"potential": 8, "influence": 7, "conviction": 2, "guile": 1}
    with pytest.raises(AssertionError, match="is disabled"):
        ana.tap("Ana converts 1 ambition and 1 might to 1 guile")


# Actions and speed


def test_a_tap_takes_an_action_and_the_next_one_resets_it_for_a_conviction(duel, ana):
    ana.tap("Ana, Visit or rest: free, take it")
    assert duel.table.done.actions["Ana"] == ("visit",)
    ana.tap("Ana, Visit or rest: taken, reset it for 1 conviction")

    assert duel.table.done.actions["Ana"] == ()
    assert blocks(duel) == {"potential": 8, "influence": 9, "conviction": 1}
    assert "Ana, Visit or rest: free, take it, was reset in this turn" in ana.names()
    ana.tap("Ana, Visit or rest: free, take it, was reset in this turn")
    assert notices(duel.table)[0].kind != "action_twice"


def test_a_double_tap_on_a_slider_resets_nothing(duel, render, monkeypatch):
    from screens import buttons

    monkeypatch.setattr(buttons, "DOUBLE_TAP", 60)
    screen = opened(duel, render)
    screen.tap("Ana, Move: free, take it")
    screen.tap("Ana, Move: taken, reset it for 1 conviction")

    assert duel.table.done.actions["Ana"] == ("move",)


def test_sliders_go_up_when_the_turn_ends(duel, ana):
    ana.tap("Ana, Move: free, take it")
    duel.play(c.EndTurn())
    ana.wait(0)

    assert "Ana, Move: free, take it" in ana.names()


def test_speed_is_upgraded_for_leverage_and_boosted_for_a_block(duel, ana):
    ana.tap("Upgrade by 1")
    ana.tap("Ana boosts speed by 2 for this turn: 1 influence becomes potential")

    assert ana.sees("Speed 3 and 2 more this turn")
    assert duel.leverage["Ana"] == 10
    assert blocks(duel) == {"potential": 9, "influence": 7, "conviction": 2}


# Cards with blocks


def test_one_tap_activates_a_contact_with_what_it_usually_gives(duel, ana):
    ana.tap("Ana: Cards")
    ana.tap("Veil, smuggler")
    ana.tap("Activate: 2 cunning")

    assert blocks(duel) == {"potential": 8, "influence": 5, "conviction": 2, "cunning": 2}
    assert card(duel, VEIL).blocks == 1
    assert duel.entries[-1] == "Ana activates Veil (2 cunning)"
    assert "Veil, smuggler, active this turn, 1 block, printed 3" in ana.names()
    assert duel.table.done.actions["Ana"] == ("activate",)


def test_a_chop_bot_gives_one_of_three(duel, ana):
    ana.tap("Ana: Cards")
    ana.tap("chop bot, printed 0")
    assert {"Activate: 1 ambition", "Activate: 1 cunning"} <= set(ana.names())
    ana.tap("Activate: 1 might")

    assert blocks(duel)["might"] == 1


def test_what_a_card_gives_instead_is_counted(duel, ana):
    ana.tap("Ana: Cards")
    ana.tap("Veil, smuggler")
    ana.tap("Veil gives something else")
    ana.tap("Ana, guile: 1 more")
    ana.tap("Ana, might: 1 more")
    ana.tap("Ana, might: 1 more")
    ana.tap("Activate: 1 guile, 2 might")

    assert (blocks(duel)["guile"], blocks(duel)["might"]) == (1, 2)
    assert not ana.sees("What does its card give?")


def test_an_artifact_is_charged_and_used(duel, ana):
    ana.tap("Ana: Cards")
    ana.tap("Orbital Hope Mine")
    for _ in range(3):
        ana.tap("Ana, charges: 1 more")
    ana.tap("Charge it with 3")
    assert card(duel, MINE).blocks == 3
    ana.tap("Ana, charges: 1 less")
    ana.tap("Use a charge")

    assert card(duel, MINE).blocks == 2
    assert "Orbital Hope Mine, artifact, used this turn, 2 charges, printed 4" in ana.names()


def test_a_fourth_charge_is_odd(ana):
    ana.tap("Ana: Cards")
    ana.tap("Orbital Hope Mine")
    for _ in range(4):
        ana.tap("Ana, charges: 1 more")

    assert ana.sees("3 charges are the most (p. 22).")


def test_an_effect_is_marked_as_used_and_is_not_after_all(duel, ana):
    ana.tap("Ana: Cards")
    ana.tap("chop bot, printed 0")
    ana.tap("chop bot is used in this turn")
    assert duel.table.done.used == (BOT,)
    ana.tap("chop bot was not used in this turn after all")
    assert duel.table.done.used == ()


# The outcome die


def test_the_die_is_rolled_here_and_undo_never_rolls_again(duel, at_work, monkeypatch):
    monkeypatch.setattr(die, "thrown", lambda: "strain")
    at_work.tap("Roll here")
    assert at_work.sees("Two more influence onto Veil.")
    monkeypatch.setattr(die, "thrown", lambda: "upgrade")
    duel.desk.undo(duel.id)
    duel.desk.redo(duel.id)
    at_work.wait(0)

    assert duel.table.done.outcome.faces == ("strain",)
    at_work.tap("Strain counts: Two more influence onto Veil.")
    assert card(duel, VEIL).blocks == 2
    assert at_work.sees("Strain counts")


def test_what_the_real_die_shows_is_told_and_rolled_again_for_a_conviction(duel, at_work):
    at_work.tap("Rolled at the table")
    at_work.tap("The die shows sever")
    at_work.tap("Rolled at the table again, for 1 conviction")
    at_work.tap("The die shows upgrade again, for 1 conviction")

    assert duel.table.done.outcome.faces == ("sever", "upgrade")
    assert blocks(duel) == {"potential": 8, "influence": 9, "conviction": 1}
    at_work.tap("Upgrade counts: Upgrade a block.")
    assert at_work.sees("Not sever.")
    at_work.tap("Potential to influence")
    assert blocks(duel) == {"potential": 7, "influence": 10, "conviction": 1}


def test_a_severed_contact_is_gone_and_the_job_is_still_completed(duel, at_work):
    at_work.tap("Rolled at the table")
    at_work.tap("The die shows sever")
    assert at_work.sees("Veil is lost; leverage stays, and the job is done.")
    at_work.tap("Sever counts")
    at_work.tap("Completed, it shows: 4")

    assert card(duel, VEIL) is None
    assert card(duel, JOB).leverage == 4
    assert duel.leverage["Ana"] == 7 + 4


@pytest.mark.parametrize("face", ["upgrade", "efficient", "strain", "sever"])
def test_the_app_rolls_every_face(face, monkeypatch):
    monkeypatch.setattr(die.random, "choice", lambda faces: face if face in faces else "")

    assert die.thrown() == face


# Depths and speed of drawing


def test_below_everything_there_are_no_blocks(duel, render):
    duel.play(c.SetDepth(depth="cards"))
    names = opened(duel, render).names()

    assert "Influence: 8" not in names
    assert not any("Visit or rest" in name for name in names)


def test_what_did_not_change_is_not_drawn_again(duel, ana):
    def buttons_by_words():
        return {getattr(it.content, "semantics_label", ""): it for it in ana.controls(ft.TextButton)}

    before = buttons_by_words()
    ana.tap("Ana upgrades a block: influence to conviction")
    after = buttons_by_words()

    assert after["Might: 0"] is before["Might: 0"]
    assert "Influence: 7" in after


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800)])
def test_the_hexes_fit_on_the_screen(duel, render, size):
    screen = opened(duel, render, size=size)
    row = next(it for it in screen.controls(ft.Row) if any(isinstance(part, ft.Stack) for part in it.controls))

    wide = sum(it.width for it in row.controls if isinstance(it, ft.Stack)) + 2 * 2 * 24
    assert wide <= min(size[0], 640) - 32
