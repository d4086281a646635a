"""The app on one screen: what is said, games that cannot be opened, theme, turning, and coming back after sleep."""

import flet as ft
import pytest

from companion.shelf import ShelfFault
from companion.vestige import commands as c
from companion.vestige.rulebook import VESTIGE
from screens import routes, said, theme
from screens.app import app_on
from screens.preferences import Preferences, automation_of_new_games, prefer, preferences
from storage.memory import MemoryShelf
from tests.screens.evening import Evening

CHANGED = "The table has changed since this was tapped"


def refused(evening, screen):
    """Something is said: a tap that came too late."""
    screen.tap("End Ana's turn", meanwhile=lambda: evening.play(c.GainLeverage(who="Ana", amount=1)))


def test_a_sentence_is_said_until_it_is_closed(evening, render):
    screen = evening.open(render)
    refused(evening, screen)

    assert screen.sees(CHANGED)
    screen.tap("Close the message")
    assert not screen.sees(CHANGED)


def test_a_sentence_goes_away_by_itself(evening, render, monkeypatch):
    monkeypatch.setattr(said, "SAID_FOR", 0.05)
    screen = evening.open(render)
    refused(evening, screen)
    screen.wait(0.1)

    assert not screen.sees(CHANGED)


def test_a_sentence_is_read_out_when_it_appears(evening, render):
    screen = evening.open(render)
    refused(evening, screen)

    live = [control for control in screen.controls(ft.Semantics) if control.live_region]
    assert len(live) == 1


def test_what_one_screen_is_told_is_not_said_on_another(evening, render):
    here, there = evening.open(render), evening.open(render)
    refused(evening, here)
    there.wait(0)

    assert not there.sees(CHANGED)


def test_a_game_that_there_is_not_is_said_and_leads_home(evening, render):
    screen = render(app_on(evening.desk), route=routes.game("lost"))

    assert screen.sees("This game cannot be opened")
    screen.tap("Home")
    assert "Resume" in screen.names()


class DamagedShelf(MemoryShelf):
    """A shelf on which one file cannot be read."""

    def read(self, game_id):
        raise ShelfFault(f"The file of {game_id} is damaged: put back a copy.")


def test_a_damaged_game_is_said_with_the_reason(unhurried, render):
    desk = Evening(DamagedShelf()).desk
    desk._open.clear()

    assert render(app_on(desk), route=routes.game("g1")).sees("The file of g1 is damaged: put back a copy.")


def test_a_game_that_is_erased_while_it_lies_open_here_is_said(evening, render):
    here, there = evening.chop_shop_taken().open(render), render(app_on(evening.desk), route=routes.BIN)

    evening.desk.discard(evening.id)
    there.wait(0)
    there.tap("Empty the bin")
    there.tap("Erase 1 game")
    here.wait(0)

    assert there.sees("The bin is empty.")
    assert here.sees("This game cannot be opened")
    here.tap("Home")
    assert "New game" in here.names()


@pytest.mark.parametrize(
    ("name", "mode"), [("dark", ft.ThemeMode.DARK), ("light", ft.ThemeMode.LIGHT), ("system", ft.ThemeMode.SYSTEM)]
)
def test_the_theme_is_as_it_was_set(evening, render, name, mode):
    prefer(evening.desk, theme=name)

    assert evening.open(render).page.theme_mode is mode


def test_a_change_of_the_theme_reaches_every_screen(evening, render):
    here, there = evening.open(render), render(app_on(evening.desk))

    prefer(evening.desk, theme="light")
    here.wait(0)
    there.wait(0)

    assert here.page.theme_mode is there.page.theme_mode is ft.ThemeMode.LIGHT


def test_both_themes_are_there_from_the_start(evening, render):
    page = evening.open(render).page

    assert page.theme.color_scheme.surface != page.dark_theme.color_scheme.surface
    assert page.theme.font_family == theme.TEXT


@pytest.mark.parametrize("size", [(320, 700), (390, 844)])
def test_a_phone_has_a_bar_of_five_pages(evening, render, size):
    screen = evening.open(render, size=size)

    assert [len(bar.destinations) for bar in screen.controls(ft.NavigationBar)] == [5]
    assert not screen.controls(ft.NavigationRail)


def test_a_wide_screen_has_a_rail_and_becomes_a_phone_when_it_is_drawn_smaller(evening, render):
    screen = evening.open(render, size=(1280, 800))

    assert len(screen.controls(ft.NavigationRail)) == 1
    screen.resize(390, 844)
    assert len(screen.controls(ft.NavigationBar)) == 1
    screen.tap("Map")
    assert screen.sees("Tap a region")


def test_a_reload_comes_back_to_the_same_game_and_numbers(evening, render):
    before = evening.third_round().open(render)
    before.close()

    screen = evening.open(render)

    assert screen.sees("Round 3 · Ana")
    assert screen.sees("Ana: 11 leverage")
    assert "Undo: Bone gains 6 leverage, 1 mercenary" in screen.names()


def test_a_screen_kept_awake_by_choice_only(evening, render):
    prefer(evening.desk, keep_awake=False)

    assert not [method for kind, method, _ in evening.open(render).asked if method == "enable"]


def test_settings_that_do_not_fit_fall_back_one_by_one(evening):
    evening.desk.keep_settings({"theme": "pink", "keep_awake": False})

    assert preferences(evening.desk) == Preferences(theme="dark", keep_awake=False)


def test_new_games_ask_about_the_nemesis_turn_unless_somebody_chose_otherwise():
    assert automation_of_new_games(Preferences(), VESTIGE)["nemesis_turn"] == "ask"
    assert automation_of_new_games(Preferences(automation={"nemesis_turn": "on"}), VESTIGE)["nemesis_turn"] == "on"


def asked_to_stay_awake(screen):
    return [method for kind, method, _ in screen.asked if kind == "Wakelock"]


def test_the_screen_is_kept_awake_while_a_game_is_open_and_no_longer(evening, render):
    screen = evening.open(render)

    assert asked_to_stay_awake(screen) == ["enable"]
    screen.tap("Home")
    assert asked_to_stay_awake(screen) == ["enable", "disable"]


def test_a_tab_that_was_hidden_asks_to_stay_awake_again(evening, render):
    screen = evening.open(render)

    screen.report("app_lifecycle_state_change", {"state": "hide"})
    screen.report("app_lifecycle_state_change", {"state": "show"})

    assert asked_to_stay_awake(screen) == ["enable", "enable"]


def test_a_tab_without_a_game_may_sleep_when_it_comes_back(evening, render):
    screen = render(app_on(evening.desk))

    screen.report("app_lifecycle_state_change", {"state": "show"})

    assert asked_to_stay_awake(screen) == []


def test_what_changed_while_the_phone_slept_is_drawn_when_it_wakes(evening, render):
    screen = evening.open(render)

    evening.play(c.GainLeverage(who="Ana", amount=4))
    screen.report("connect")

    assert screen.sees("Ana: 4 leverage")
    assert asked_to_stay_awake(screen)[-1] == "enable"


def test_what_was_half_done_is_still_there_when_the_phone_wakes(evening, render):
    screen = evening.first_trigger().open(render)

    screen.type_into("Name of the condition", "A faction")
    screen.tap("Ana: 1 more")
    screen.report("connect")

    assert screen.sees("+1: 11 becomes 12")
    assert [field.value for field in screen.controls(ft.TextField)] == ["A faction"]
