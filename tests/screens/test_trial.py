"""What if: a copy that nobody can mistake for the game, of which nothing reaches the game, and that is thrown away."""

from copy import deepcopy

import flet as ft
import pytest

from companion.rules.entries import corpus
from companion.vestige import commands as c
from screens import routes
from screens.app import app_on
from screens.preferences import preferences
from storage.memory import MemoryShelf
from tests.companion.games import BONE, ROOK
from tests.screens.evening import DUEL, Evening
from tests.screens.harness import Rendered

BANNER = "Trying out: nothing of this is kept"
NEMESES, SCORING, ANYTHING = "The nemeses' turn, now", "Final scoring, now", "Anything"
AWAY = "Throw it away"
SIZES = [(390, 844), (320, 640), (1280, 800)]


class Noted(MemoryShelf):
    """A shelf that notes whatever is asked of it but to read."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []

    def list(self, *listings):
        self._note("list", super().list, *listings)

    def write(self, record):
        self._note("write", super().write, record)

    def append(self, *entry):
        self._note("append", super().append, *entry)

    def move(self, *where):
        self._note("move", super().move, *where)

    def erase(self, game_id):
        self._note("erase", super().erase, game_id)

    def keep_library(self, library):
        self._note("keep_library", super().keep_library, library)

    def keep_settings(self, settings):
        self._note("keep_settings", super().keep_settings, settings)

    def _note(self, name, keep, *what):
        self.kept.append(name)
        keep(*what)


def trying(it: Evening, render, way: str = ANYTHING, size=(390, 844)) -> Rendered:
    screen = it.open(render, "try", size=size)
    screen.tap(way)
    assert screen.sees(BANNER)
    return screen


def primary(screen: Rendered) -> str:
    return next(name for name in screen.names() if name.startswith("End the round"))


# What can be tried out


WAYS = [
    ("during a round", lambda: Evening(), [NEMESES, SCORING, ANYTHING]),
    ("in the nemeses' turn", lambda: Evening().bones_turn(), [NEMESES, SCORING, ANYTHING]),
    ("without a nemesis", lambda: Evening(**DUEL), [SCORING, ANYTHING]),
    ("in final scoring", lambda: Evening().scoring(), [SCORING, ANYTHING]),
    ("when it is over", lambda: Evening().over(), [ANYTHING]),
]


@pytest.mark.parametrize(("moment", "ways"), [it[1:] for it in WAYS], ids=[it[0] for it in WAYS])
def test_what_can_be_tried_out_depends_on_where_the_game_stands(unhurried, render, moment, ways):
    screen = moment().open(render, "try")

    shown = [next((way for way in (NEMESES, SCORING, ANYTHING) if name.startswith(way)), "") for name in screen.names()]
    assert [way for way in shown if way] == ways


def test_nothing_is_copied_before_somebody_chooses(evening, render):
    screen = evening.open(render, "try")

    assert not screen.sees(BANNER)
    screen.tap("Back to the game")
    assert screen.sees("End Ana's turn")
    assert not screen.sees("Thrown away")


@pytest.mark.parametrize(
    ("mode", "seats", "turn"),
    [
        ("competitive", ("Ana", "Ben", "Cleo"), "Ana"),
        ("teams", ("Ana", "Ben"), "Ana"),
        ("cooperative", ("Ana", "Ben"), "Players"),
        ("solo", ("Ana",), "Ana"),
    ],
)
def test_the_nemeses_are_on_at_once_whoevers_turn_it_is(unhurried, render, mode, seats, turn):
    people = [{"name": name, "team": f"Team {name}"} for name in seats]
    it = Evening(mode=mode, seats=people, nemeses=(BONE, ROOK))
    assert it.table.turn == turn

    screen = trying(it, render, NEMESES)

    assert screen.sees("Nemeses")
    assert screen.sees("Bone · Threat level 0") or screen.sees("Threat level 0: Bone +2")
    assert it.table.turn == turn


def test_a_group_that_takes_the_nemeses_turns_itself_sees_what_the_app_makes_of_one(unhurried, render):
    it = Evening(automation={"nemesis_turn": "off"})

    screen = trying(it, render, NEMESES)

    assert screen.sees("Bone gains 2 leverage.")
    assert it.table.how("nemesis_turn") == "off"


def test_final_scoring_opens_at_its_first_step(evening, render):
    screen = trying(evening.third_round(), render, SCORING)

    assert screen.sees("Step 1 of")
    assert evening.table.phase == "players"


def test_somebody_who_has_gone_is_not_waited_for(unhurried, render):
    it = Evening(mode="competitive", seats=({"name": "Ana"}, {"name": "Ben"}, {"name": "Cleo"}))
    it.play(c.LeaveTable(who="Cleo"))

    assert trying(it, render, NEMESES).sees("Nemeses")


# Nobody can mistake it


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", [NEMESES, SCORING, ANYTHING])
def test_the_banner_and_the_way_out_stay_on_every_page(evening, render, way, size):
    screen = trying(evening.third_round(), render, way, size)

    for tab in ("Table", "Map", "End", "Ledger", "Rules"):
        screen.tap(tab)
        assert screen.sees(BANNER)
        assert AWAY in screen.names()


def test_the_banner_stays_when_the_phone_is_turned(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")

    screen.resize(1280, 800)

    assert screen.sees(BANNER)
    assert screen.sees("Nemeses")


def test_the_copy_lies_on_other_colours_than_the_game(evening, render):
    def tints(screen: Rendered) -> list[tuple[str, str]]:
        tinted = [it for it in screen.controls(ft.Container) if it.theme is not None]
        return [(it.theme.color_scheme.surface, it.dark_theme.color_scheme.surface) for it in tinted]

    page = evening.open(render)
    usual = page.page.theme.color_scheme.surface, page.page.dark_theme.color_scheme.surface
    assert tints(page) == []

    (own,) = tints(trying(evening, render))

    assert set(own).isdisjoint(usual)


def test_the_first_name_on_the_screen_is_the_way_out(evening, render):
    assert trying(evening, render).names()[0] == AWAY


# Everything works on it


def test_a_nemesis_turn_is_tried_to_the_end_of_the_round_and_nothing_of_it_is_in_the_game(evening, render):
    evening.bones_turn()
    before = evening.game
    screen = trying(evening, render, NEMESES)
    screen.tap("Printed leverage: 4")

    screen.tap(primary(screen))

    assert screen.sees("Round 3 · Ana")
    assert screen.sees("Bone: 17 leverage")
    assert evening.game is before


def test_a_change_is_undone_on_the_copy_alone(evening, render):
    evening.chop_shop_taken()
    screen = trying(evening, render)
    screen.tap("End Ana's turn")

    screen.tap("Undo: Ana ends the turn")
    screen.tap("Undo: Ana takes Chop Shop")

    assert screen.sees("Ana: 4 leverage")
    assert evening.leverage == {"Ana": 6, "Bone": 1}


def test_the_pages_of_the_game_are_open_on_it(evening, render):
    screen = trying(evening.third_round(), render)
    screen.tap("End Ana's turn")

    screen.tap("Ledger")

    assert screen.sees("Ana ends the turn")


def test_final_scoring_is_tried_to_the_verdict_and_the_game_goes_on(unhurried, render):
    it = Evening().third_round()
    screen = trying(it, render, SCORING)

    while "File the result" not in screen.names():
        screen.tap("Next")
    screen.tap("File the result")

    assert screen.sees("Bone wins")
    assert it.table.phase == "players"
    assert not it.desk.listings()[0].result


def test_the_copy_is_still_there_after_the_phone_has_slept(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")

    screen.report("connect")

    assert screen.sees(BANNER)
    assert screen.sees("Nemeses")


def test_what_is_half_done_on_the_copy_is_not_half_done_in_the_game(evening, render):
    screen = trying(evening, render)
    screen.tap("Ana: 1 more")
    assert screen.sees("+1")

    screen.tap(AWAY)

    assert screen.sees("Ana: 0 leverage")
    assert not screen.sees("+1: 0 becomes 1")


def test_that_the_game_is_played_on_meanwhile_is_said(evening, render):
    screen = trying(evening, render)
    assert not screen.sees("has been played on")

    evening.play(c.GainLeverage(who="Ana", amount=3))
    screen.wait(0.05)

    assert screen.sees("The game itself has been played on since it was copied.")
    assert screen.sees("Ana: 0 leverage")


# Nothing reaches anything


def test_nothing_of_it_reaches_game_library_settings_or_disk(unhurried, render):
    it = Evening(shelf=Noted()).two_threats()
    game, library, settings = it.game, it.desk.library("vestige"), it.desk.settings()
    listings, drafts = it.desk.listings(), deepcopy(it.desk.drafts)
    shelf = deepcopy(vars(it.shelf))
    screen = trying(it, render)

    play_everything(screen)
    screen.tap(AWAY)
    screen.tap("Back to the game")

    assert it.game is game
    assert it.desk.library("vestige") == library
    assert it.desk.settings() == settings
    assert it.desk.listings() == listings
    assert it.desk.drafts == drafts
    assert vars(it.shelf) == shelf


def play_everything(screen: Rendered) -> None:
    """An entry is looked up and bookmarked, the nemeses have their turn, the game is scored and filed."""
    screen.long_press(next(text for text in screen.texts() if text.startswith("Leverage track:")))
    screen.tap("Bookmark this entry")
    screen.dismiss()
    screen.tap("End Ana's turn")
    screen.tap("Printed leverage: 4")
    screen.tap(primary(screen))
    screen.tap("End")
    screen.tap("End the game here")
    screen.tap("On to final scoring")
    while "File the result" not in screen.names():
        screen.tap("Next")
    screen.tap("File the result")


def test_a_value_that_is_read_on_the_copy_is_not_remembered(evening, render):
    evening.play(c.TakeControl(who="Ana", region="Oasis"))
    known = evening.desk.library("vestige")
    screen = trying(evening, render)

    screen.tap("What leverage is printed on Oasis?: 3")

    assert screen.sees("Ana: 3 leverage")
    assert evening.desk.library("vestige") == known
    assert "Oasis" not in evening.table.printed.regions


def test_a_rules_entry_that_is_opened_on_the_copy_is_about_the_copy_and_not_remembered(evening, render):
    screen = trying(evening, render)
    track = next(text for text in screen.texts() if text.startswith("Leverage track:"))

    screen.long_press(track)
    screen.tap("Bookmark this entry")

    assert "Take the bookmark away" in screen.names()
    assert preferences(evening.desk).bookmarks == preferences(evening.desk).looked_up == ()


def test_after_the_trial_entries_are_about_the_game_again(evening, render):
    screen = trying(evening, render)
    screen.tap(AWAY)
    track = next(text for text in screen.texts() if text.startswith("Leverage track:"))

    screen.long_press(track)

    assert preferences(evening.desk).looked_up == ("leverage-track",)
    assert screen.sees(corpus()["leverage-track"].answer)


# The way out


def test_at_the_end_it_is_said_what_would_have_changed(evening, render):
    screen = trying(evening.bones_turn(), render, NEMESES)
    screen.tap("Printed leverage: 4")
    screen.tap(primary(screen))

    screen.tap(AWAY)

    assert screen.sees("What this would change")
    assert screen.sees("the round 2 becomes 3")
    assert screen.sees("Bone: leverage 8 becomes 17")
    assert screen.sees("Bone: mercenaries 0 becomes 1")
    assert not screen.sees("Ana: leverage")


def test_from_there_one_goes_back_to_the_game(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")
    screen.tap(AWAY)

    screen.tap("Back to the game")

    assert screen.sees("Round 1 · Ana")
    assert screen.sees("Thrown away: the game is as it was.")
    assert not screen.sees(BANNER)
    assert evening.entries == []


def test_or_on_with_the_trial(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")
    screen.tap(AWAY)

    screen.tap("Go on trying out")

    assert screen.sees(BANNER)
    assert screen.sees("Nemeses")


def test_where_nothing_would_change_the_way_back_is_one_tap(evening, render):
    screen = trying(evening, render)

    screen.tap(AWAY)

    assert screen.sees("Thrown away: the game is as it was.")
    assert "End Ana's turn" in screen.names()


def test_home_leads_out_of_the_trial_by_the_same_way(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")

    screen.tap("Home")

    assert screen.sees("What this would change")


def test_the_next_trial_begins_with_the_game_as_it_is(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")
    screen.tap(AWAY)
    screen.tap("Back to the game")

    assert trying(evening, render).sees("Round 1 · Ana")


def test_a_second_tap_at_once_does_not_end_the_turn_of_the_game(evening, render, monkeypatch):
    screen = trying(evening, render)
    monkeypatch.setattr("screens.sitting.JUST_NOW", 60)
    screen.tap(AWAY)

    screen.tap("End Ana's turn")

    assert evening.entries == []


def test_a_page_that_is_loaded_anew_has_lost_the_copy_and_says_so(evening, render):
    screen = trying(evening, render)
    screen.tap("End Ana's turn")

    again = render(app_on(evening.desk), route=routes.game(evening.id, "copy"))

    assert again.sees("What was tried out here is gone: it was thrown away, or the page was loaded anew.")
    assert not again.sees(BANNER)
    assert any(name.startswith(NEMESES) for name in again.names())


def test_nothing_is_said_to_be_lost_where_nothing_was_tried(evening, render):
    assert not evening.open(render, "try").sees("is gone")


def test_two_phones_try_out_different_things(evening, render):
    one, other = trying(evening, render), trying(evening, render)

    one.tap("End Ana's turn")
    other.wait(0.05)

    assert one.sees("Round 1 · Nemeses")
    assert other.sees("Round 1 · Ana")
