"""The ledger: the game in sentences, its reasons, the table as it was, and undo to there."""

import flet as ft
import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from screens.ledger import entry, row

GAINED = "Ana gains 4 leverage"
TAKEN = "Ana takes Chop Shop (Ana +2, Bone +1)"


@pytest.fixture
def screen(evening, render):
    """Four entries: a gain, a region, the end of the turn, Bone's turn."""
    return evening.second_round().open(render, "ledger")


def numbers(screen):
    """The numbers of the entries, from top to bottom."""
    return [text for text in screen.texts() if text.isdigit()]


def test_an_empty_ledger_says_what_will_be_in_it(evening, render):
    assert evening.open(render, "ledger").sees("Nothing has happened yet.")


def test_entries_are_sentences_with_their_reasons_the_newest_first(screen):
    assert numbers(screen) == ["4", "3", "2", "1"]
    assert screen.sees(TAKEN)
    assert screen.sees("Bone gains 1 leverage: Ana takes Chop Shop (p. 27)")


def test_undone_entries_stay_marked_and_paler_until_a_new_one_takes_their_place(evening, screen):
    screen.tap("Undo: Bone gains 2 leverage")
    screen.tap("Undo: Ana ends the turn")

    assert numbers(screen) == ["4", "3", "2", "1"]
    assert screen.sees("Bone gains 2 leverage (undone)")
    assert screen.sees("Ana ends the turn (undone)")
    assert f"{TAKEN} (undone)" not in screen.texts()
    colours = {text.value: text.color for text in screen.controls(ft.Text)}
    assert colours["Ana ends the turn (undone)"] != colours[TAKEN]
    evening.play(c.GainLeverage(who="Ana", amount=1))
    screen.wait(0)
    assert numbers(screen) == ["3", "2", "1"]


def test_an_entry_opens_with_all_reasons_and_the_table_as_it_was(screen):
    screen.tap(f"2 {TAKEN}")

    assert screen.sees("The table after entry 2")
    assert screen.sees("Ana takes Chop Shop, printed 2 (p. 17)")
    assert screen.sees("Ana: 6 leverage, 1 region")
    assert screen.sees("Bone: 1 leverage, 0 regions")
    assert screen.sees("Round 1, 0 of 3 conditions met")


def test_undo_to_here_takes_back_everything_after_the_entry(evening, screen):
    screen.tap(f"2 {TAKEN}")
    screen.tap("Undo to here")

    assert evening.entries == [GAINED, TAKEN]
    assert "Close" not in screen.names()
    assert screen.sees("Round 1 · Ana")


def test_redo_to_here_brings_back_everything_up_to_the_entry(evening, screen):
    evening.desk.rewind(evening.id, 0)
    screen.wait(0)

    screen.tap("3 Ana ends the turn (undone)")
    screen.tap("Redo to here")

    assert evening.entries == [GAINED, TAKEN, "Ana ends the turn"]


def test_the_entry_itself_can_be_taken_back_too(evening, screen):
    screen.tap(f"2 {TAKEN}")
    screen.tap("Undo this entry too")

    assert evening.entries == [GAINED]


def test_at_the_newest_entry_there_is_nothing_after_it_to_undo(screen):
    screen.tap("4 Bone gains 2 leverage")

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Undo to here")


def test_a_look_at_an_entry_changes_nothing(evening, screen):
    screen.tap(f"1 {GAINED}")
    screen.dismiss()

    assert len(evening.entries) == 4
    assert "Undo to here" not in screen.names()


def test_an_open_entry_that_another_screen_cuts_off_closes_by_itself(evening, screen):
    screen.tap("4 Bone gains 2 leverage")
    evening.desk.rewind(evening.id, 1)
    evening.play(c.GainLeverage(who="Ana", amount=1))
    screen.wait(0)

    assert "Close" not in screen.names()
    assert numbers(screen) == ["2", "1"]


def test_an_open_entry_is_still_open_when_the_phone_is_turned(screen):
    screen.tap(f"2 {TAKEN}")
    screen.resize(844, 390)

    assert screen.sees("The table after entry 2")


def explains(screen, entry):
    """Whether this rules entry lies open."""
    return corpus()[entry].answer in screen.texts()


@pytest.mark.parametrize(
    ("reason", "entry"),
    [
        pytest.param(
            "Ana takes Chop Shop, printed 2 (p. 17) When control pays you, page 17", "control-pays", id="p. 17"
        ),
        pytest.param("Triggered ability of a nemesis, page 27", "triggered-ability", id="p. 27"),
    ],
)
def test_a_reason_is_a_button_with_title_and_page_that_opens_the_entry_it_rests_on(screen, reason, entry):
    screen.tap(f"2 {TAKEN}")
    screen.tap(reason)

    assert explains(screen, entry)
    screen.dismiss()
    assert screen.sees("The table after entry 2")
    assert not explains(screen, entry)


def test_a_reason_of_the_app_itself_names_the_section_in_place_of_a_page(evening, render):
    screen = evening.play(c.SetLeverage(who="Ana", to=5)).open(render, "ledger")

    screen.tap("1 Correction: Ana has 5 leverage")
    screen.tap("Correction, Words of Tableside")

    assert explains(screen, "corrections")


@pytest.fixture
def older(monkeypatch):
    """A version whose corpus has no entry for what control pays."""
    known = {id: entry for id, entry in corpus().items() if id != "control-pays"}
    for part in (entry, row):
        monkeypatch.setattr(part, "corpus", lambda: known)


def test_a_reason_without_an_entry_stays_words(older, screen):
    screen.tap(f"2 {TAKEN}")

    assert "Ana takes Chop Shop, printed 2 (p. 17)" in screen.texts()
    assert not any("When control pays you" in name for name in screen.names())
    assert "Triggered ability of a nemesis, page 27" in " ".join(screen.names())


def test_a_long_press_on_an_entry_opens_what_its_first_reason_rests_on(screen):
    screen.long_press(TAKEN)

    assert explains(screen, "control-pays")
    assert "Undo to here" not in screen.names()


def test_a_long_press_passes_over_a_reason_without_an_entry(older, screen):
    screen.long_press(TAKEN)

    assert explains(screen, "triggered-ability")


def test_an_entry_without_a_reason_hears_no_long_press(screen):
    with pytest.raises(AssertionError, match="to hold"):
        screen.long_press(GAINED)


@pytest.mark.parametrize(
    ("words", "entry"),
    [("Round 1, 0 of 3 conditions met", "conditions-needed"), ("Ana: 6 leverage, 1 region", "leverage")],
)
def test_words_of_the_game_in_an_entry_open_theirs(screen, words, entry):
    screen.tap(f"2 {TAKEN}")
    screen.long_press(words)

    assert explains(screen, entry)


def test_the_empty_ledger_explains_itself(evening, render):
    screen = evening.open(render, "ledger")

    screen.long_press("Nothing has happened yet.")

    assert explains(screen, "ledger")


def test_rounds_are_quiet_headings_and_one_tap_shows_but_one(evening, render):
    screen = evening.third_round().open(render, "ledger")
    assert {"Round 1", "Round 2"} <= set(screen.texts())

    screen.tap("Round 1")

    assert numbers(screen) == ["4", "3", "2", "1"]
    screen.tap("All rounds")
    assert numbers(screen)[0] == "12"


def test_a_game_of_one_round_has_nothing_to_choose_from(evening, render):
    screen = evening.chop_shop_taken().open(render, "ledger")

    assert "All rounds, chosen" not in screen.names()


def test_a_long_ledger_shows_its_newest_entries_and_the_others_when_asked(evening, render):
    for _ in range(60):
        evening.play(c.GainLeverage(who="Bone", amount=1))
    screen = evening.open(render, "ledger")
    assert numbers(screen) == [str(number) for number in range(60, 20, -1)]

    screen.tap("20 earlier entries")

    assert numbers(screen)[-1] == "1"


def test_a_round_of_a_long_ledger_is_found_at_once(evening, render):
    for _ in range(20):
        evening.play(c.EndTurn(), c.RunNemeses())
    screen = evening.open(render, "ledger")
    assert "Round 1" not in screen.names()

    screen.tap("Earlier rounds")
    screen.tap("Round 1")

    assert numbers(screen) == ["2", "1"]


def test_a_row_of_the_nemesis_says_why_it_and_not_another(evening, render):
    screen = evening.third_round().open(render, "ledger")

    screen.tap("4 Bone gains 2 leverage")

    why = "Bone is at threat level 0; a menace resolves it and all rows below: row 0 alone. Not resolved: rows 1 and 2+"
    assert screen.sees(why)


def test_the_last_round_leads_to_the_entry_that_set_it(evening, render):
    screen = evening.last_round_known().open(render, "end")

    screen.tap("Why is it the last round?")

    assert screen.sees("3 of 3 conditions are met in round 5: round 6 is the last (p. 28)")
    screen.dismiss()
    screen.tap("Rules")
    screen.tap("Ledger")
    assert "Undo to here" not in screen.names()


def test_the_result_leads_to_its_reasons_and_to_why_a_tile_is_unclaimed(evening, render):
    screen = evening.over().open(render, "end")

    screen.tap("Why is this the result?")

    assert screen.sees("might: nobody has mercenaries: unclaimed (p. 25)")
