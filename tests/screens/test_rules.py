"""Rules on screen: typed and found, read in a sheet over the page, kept as bookmarks, and right for the moment."""

import flet as ft
import pytest

from companion.rules.entries import RuleEntry, asked_about, corpus
from companion.rules.games import GAMES
from companion.rules.search import search
from companion.vestige import commands as c
from screens import buttons, routes
from screens.app import app_on
from screens.preferences import prefer, preferences
from screens.rules.page import SHOWN
from screens.rules.reading import LAST
from tests.screens.evening import Evening

FIELD = "Search the rules"
TIE = corpus()["mastery-tie"]
BELOW_ZERO = corpus()["leverage-below-zero"]


@pytest.fixture
def rules(evening, render, unhurried):
    """The Rules page of the evening's game."""
    return evening.open(render, "rules")


def joined(text: str) -> str:
    """Without spaces: the harness parts the pieces of a marked text, a screen does not."""
    return "".join(text.split())


def rows(screen, of: tuple[RuleEntry, ...] = tuple(corpus().values())) -> list[str]:
    """The entries that are listed, as they are read out."""
    begun = tuple(joined(f"{one.title}{one.first_sentence}") for one in of)
    return [name for name in screen.names() if joined(name).startswith(begun)]


def first(screen) -> str:
    """The first result, as it is read out."""
    return next(iter(rows(screen)), "")


def opened(screen, id: str):
    """The screen with an entry over its Rules page."""
    screen.type_into(FIELD, corpus()[id].title)
    screen.tap(rows(screen, (corpus()[id],))[0])
    assert screen.sees(corpus()[id].answer)
    return screen


def test_what_is_typed_is_answered_with_title_sentence_and_page(rules):
    rules.type_into(FIELD, "what happens if two players tie for mastery")

    assert joined(first(rules)) == joined(f"{TIE.title} {TIE.answer} page 25")


def test_matching_words_are_marked(rules):
    rules.type_into(FIELD, "mastery tie")

    marked = [span.text for span in rules.controls(ft.TextSpan) if span.style and span.style.weight]
    assert {"tie", "mastery"} <= set(marked)


def test_each_letter_changes_what_is_found(rules):
    rules.type_into(FIELD, "m")
    assert rules.sees("Right here")
    rules.type_into(FIELD, "mast")
    assert not rules.sees("Right here")
    assert "Mastery" in first(rules) or "mastery" in first(rules)


def test_the_best_is_answered_whole_and_the_others_in_a_sentence(rules):
    rules.type_into(FIELD, "leverage below zero")

    best = corpus()["leverage-below-zero"]
    assert best.first_sentence != best.answer
    assert joined(best.answer) in joined(first(rules))
    hits = search("leverage below zero", "vestige", limit=SHOWN)[1:]
    longer = [hit.entry for hit in hits if hit.entry.first_sentence != hit.entry.answer]
    assert longer
    assert not any(joined(one.answer) in joined(" ".join(rules.texts())) for one in longer)


def test_more_results_come_on_demand(rules):
    rules.type_into(FIELD, "region")
    assert len(rows(rules)) == SHOWN
    rules.tap("More results")
    assert len(rows(rules)) > SHOWN


def test_nothing_found_offers_the_nearest_terms_and_chapters(rules):
    rules.type_into(FIELD, "guileflux")

    assert rules.sees("Nothing is found for “guileflux”.")
    rules.tap(corpus()["guile"].title)
    assert rules.sees(corpus()["guile"].answer)


def test_the_field_is_not_drawn_again_while_somebody_types(rules):
    field = rules.controls(ft.TextField)[0]
    rules.type_into(FIELD, "mas")
    rules.type_into(FIELD, "mast")

    assert rules.controls(ft.TextField)[0] is field


def test_other_games_follow_with_their_name(rules):
    rules.type_into(FIELD, "fungalyte")

    assert first(rules).endswith(GAMES["forsaken"]) or GAMES["forsaken"] in first(rules)


def test_clearing_begins_anew(rules):
    rules.type_into(FIELD, "mastery tie")
    rules.tap("Clear the search")

    assert rules.sees("Right here")
    assert rules.controls(ft.TextField)[0].value == ""


def test_what_was_typed_is_still_there_after_a_look_at_the_table(rules):
    rules.type_into(FIELD, "mastery tie")
    rules.tap("Table")
    rules.tap("Rules")

    assert rules.controls(ft.TextField)[0].value == "mastery tie"
    assert joined(first(rules)).startswith(joined(TIE.title))


def test_an_entry_opens_over_the_page_and_goes_again(rules):
    opened(rules, "mastery-tie")

    assert rules.sees(TIE.answer)
    assert rules.sees("Vestige · Step 2: Claim Mastery")
    assert "Page 25" in rules.texts()
    rules.tap("Close")
    assert not rules.sees("See also")
    assert rules.sees("Round 1")


def test_a_tap_that_comes_with_a_letter_opens_nothing(evening, render, monkeypatch):
    """The row may have meant another entry when the finger went for it."""
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 60)
    screen = evening.open(render, "rules")
    screen.type_into(FIELD, "mastery tie")
    screen.tap(first(screen))
    assert not screen.sees("See also")

    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    screen.tap(first(screen))
    assert screen.sees("See also")


def test_see_also_goes_on_and_back_comes_back(rules):
    opened(rules, "mastery-tie")
    other = corpus()[TIE.see_also[0]]
    rules.tap(other.title)
    assert rules.sees(other.answer)

    rules.tap("Back to the entry before")
    assert rules.sees(TIE.answer)
    assert "Back to the entry before" not in rules.names()


def test_the_questions_that_rest_on_an_entry_are_linked(rules):
    asked = asked_about("visit")
    assert asked
    opened(rules, "visit")
    rules.tap(asked[0].title)
    assert rules.sees(asked[0].answer)


def test_bookmarks_stand_on_the_page_and_are_kept(evening, rules):
    opened(rules, "mastery-tie")
    rules.tap("Bookmark this entry")
    rules.tap("Close")
    rules.type_into(FIELD, "")

    assert rules.sees("Bookmarks")
    assert preferences(evening.desk).bookmarks == ("mastery-tie",)
    rules.tap(rows(rules, (TIE,))[0])
    rules.tap("Take the bookmark away")
    assert preferences(evening.desk).bookmarks == ()


def test_the_last_ten_are_remembered_the_newest_first(evening, rules):
    asked = [one for one in corpus().values() if one.game == "vestige" and one.kind == "region"][: LAST + 2]
    for one in asked:
        opened(rules, one.id).tap("Close")

    remembered = preferences(evening.desk).looked_up
    assert len(remembered) == LAST
    assert remembered[0] == asked[-1].id
    rules.type_into(FIELD, "")
    assert rules.sees("Looked up last")


def test_ids_of_another_version_are_kept_and_not_shown(evening, render):
    prefer(evening.desk, bookmarks=("from-a-later-version", "mastery-tie"), looked_up=("gone",))
    screen = evening.open(render, "rules")

    assert screen.sees(TIE.title)
    assert preferences(evening.desk).bookmarks == ("from-a-later-version", "mastery-tie")


@pytest.mark.parametrize(
    ("moment", "id"),
    [
        (lambda: Evening(), "turn"),
        (lambda: Evening().first_trigger(), "condition-revealed"),
        (lambda: Evening().bones_turn(), "nemesis-turn"),
        (lambda: Evening().last_round_known(), "final-round"),
        (lambda: Evening().play(c.BeginScoring()), "covert-ops-at-the-end"),
        (lambda: Evening().over(), "verdict"),
        (lambda: Evening(mode="cooperative", seats=({"name": "Ana"}, {"name": "Ben"})), "shared-turn"),
    ],
    ids=["turn", "trigger", "nemeses", "last round", "scoring", "over", "cooperative"],
)
def test_what_belongs_to_the_moment_stands_first(render, moment, id):
    screen = moment().open(render, "rules")

    texts = screen.texts()
    assert texts.index("Right here") < texts.index(corpus()[id].title) < texts.index("By chapter")


def test_the_stage_of_scoring_counts(render, unhurried):
    evening = Evening().play(c.BeginScoring())
    screen = evening.open(render, "end")
    for _ in range(2):
        screen.tap("Next")
    screen.tap("Rules")

    assert joined(first(screen)).startswith(joined(corpus()["regions-at-the-end"].title))


def test_a_ruling_says_how_this_table_rules_and_leads_to_its_settings(evening, render, unhurried):
    evening.play(c.SetRuling(ruling="R5", option="yes"))
    screen = evening.open(render, "rules")
    opened(screen, "leverage-below-zero")

    assert screen.sees("The rulebook leaves this open (R5)")
    assert screen.sees("At this table: Yes, it goes below 0")
    screen.tap("Change ruling R5")
    assert screen.sees("Settings of this game")
    assert not screen.sees("The rulebook leaves this open")


def test_chapters_are_browsed(rules):
    rules.tap(next(name for name in rules.names() if name.startswith("Final scoring (")))

    assert rules.sees(corpus()["scoring-order"].title)


def test_from_home_all_games_are_searched_and_one_can_be_chosen(evening, render, unhurried):
    screen = render(app_on(evening.desk), route=routes.HOME)
    screen.tap("Rules")
    screen.type_into(FIELD, "end of the game")
    screen.tap("Search Forsaken")

    assert rows(screen) == rows(screen, tuple(one for one in corpus().values() if one.game == "forsaken")) != []
    screen.tap("Back")
    assert screen.sees("Resume")


def test_copying_takes_the_page_along(rules):
    opened(rules, "mastery-tie")

    copies = [button.action for button in rules.controls(ft.IconButton) if button.action]
    assert [action.data for action in copies] == [TIE.copied]
    assert TIE.copied.endswith("Vestige rulebook, p. 25")
    rules.tap("Copy with the page")
    assert "Copied, with the page" in rules.names()
