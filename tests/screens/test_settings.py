"""Settings of the app and of one game."""

import pytest

from companion.vestige import commands as c
from screens import buttons, routes
from screens.device import Device
from screens.guard import component
from screens.preferences import preferences
from screens.settings.game_settings import GameSettings
from screens.settings.settings import Settings
from screens.share.presence import Alone
from screens.sitting import Sitting, use_desk
from tests.screens.desks import Surroundings, solo


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


def settings(render, around):
    return render(Settings, desk=around.desk, go=around.went.append)


@component
def OneGame(page, around: Surroundings, game_id: str):
    """The settings of a game as `Play` shows them."""
    revision = use_desk(around.desk, lambda: around.desk.game(game_id).revision)
    sitting = Sitting(around.desk, game_id, Quiet(), around.said.append, around.went.append)
    return GameSettings(sitting=sitting, revision=revision)


class Quiet(Device):
    """A device that cannot do anything."""

    def __init__(self) -> None:
        self._kept = {}
        self.phone = Alone()
        self.alone = True

    def tap(self) -> None:
        pass


def game_settings(render, around, game_id: str):
    return render(OneGame, None, around, game_id)


def test_theme_and_waking_are_kept(render, around):
    screen = settings(render, around)
    assert screen.sees("Dark, chosen")

    screen.tap("Light")
    screen.tap("Keep the screen awake")

    assert screen.sees("Light, chosen")
    kept = preferences(around.desk)
    assert (kept.theme, kept.keep_awake) == ("light", False)
    assert around.shelf.settings()["theme"] == "light"


def test_a_ruling_says_its_answer_closed_and_its_reason_open(render, around):
    screen = settings(render, around)
    assert screen.sees("No, it stops at 0")
    assert not screen.sees("R5, page 10")

    screen.tap("Can leverage fall below 0?")
    assert screen.sees("R5, page 10: The track has a starting space")
    screen.tap("Yes, it goes below 0")

    assert preferences(around.desk).rulings == {"R5": "yes"}
    screen.tap("Can leverage fall below 0?")
    assert screen.sees("Yes, it goes below 0")


def test_automation_of_new_games_is_chosen(render, around):
    screen = settings(render, around)
    assert screen.sees("Ask: you are asked first.")

    screen.tap("Visits On")
    assert screen.sees("A visit pays the region's controller.")
    screen.tap("Off It is left to you.")

    assert preferences(around.desk).automation == {"visit_leverage": "off"}


def test_the_library_is_one_tap_away(render, around):
    settings(render, around).tap("Open the library")

    assert around.went == [routes.LIBRARY]


def test_a_ruling_of_a_game_is_an_entry_in_its_ledger(render, around):
    game_id = around.begin()
    screen = game_settings(render, around, game_id)

    screen.tap("Can leverage fall below 0?")
    screen.tap("Yes, it goes below 0")

    game = around.desk.game(game_id)
    assert game.table.ruled("R5") == "yes"
    assert game.ledger.undoes is not None
    assert preferences(around.desk).rulings == {}
    screen.tap("Yes, it goes below 0, chosen")
    assert around.desk.game(game_id).revision == game.revision


def test_automation_of_a_game_counts_from_now_on(render, around):
    game_id = around.begin()
    screen = game_settings(render, around, game_id)

    screen.tap("Final round On")
    screen.tap("Ask You are asked first.")

    assert around.desk.game(game_id).table.how("final_round") == "ask"


def test_the_round_is_corrected_and_round_0_is_no_round(render, around):
    game_id = around.begin()
    screen = game_settings(render, around, game_id)

    screen.tap("Change the round")
    screen.tap("7")
    screen.tap("Set 7")
    assert screen.sees("This is round 7.")

    screen.tap("Change the round")
    screen.tap("0")
    screen.tap("Set 0")
    assert around.said == ["Rounds count from 1 to 999: type another number."]
    assert around.desk.game(game_id).table.round == 7


def test_triggers_of_a_game_are_placed_anew_and_a_wrong_place_is_said(render, around):
    game_id = around.begin()
    screen = game_settings(render, around, game_id)

    screen.tap("Change where the triggers stand")
    for digit in "50":
        screen.tap(digit)
    screen.tap("Keep")
    assert screen.sees("Trigger 2 stands at 18, before trigger 1 at 50")

    screen.tap("Trigger 1, magenta, at 50")
    screen.tap("5")
    screen.tap("Keep")
    assert [trigger.at for trigger in around.desk.game(game_id).table.triggers] == [5, 18, 26, 34, 42]


def test_everything_that_can_be_tapped_has_a_name(render, around):
    game_id = around.begin(c.ReadPrinted(of="region:Oasis", value=1))

    assert all(settings(render, around).names())
    assert all(game_settings(render, around, game_id).names())


def visited_by_a_teammate(around) -> str:
    """Ana and Cleo of Rust against Ben of Dust: Cleo has visited Ana's Chop Shop, which paid Ana 2."""
    seats = [{"name": "Ana", "team": "Rust"}, {"name": "Cleo", "team": "Rust"}, {"name": "Ben", "team": "Dust"}]
    game = around.desk.begin("vestige", solo(mode="teams", seats=seats, nemeses=()))
    for command in (c.TakeControl(who="Ana", region="Chop Shop"), c.Visit(who="Cleo", region="Chop Shop")):
        around.desk.act(game.id, command)
    return game.id


def test_a_ruling_in_the_middle_asks_from_when_on_and_shows_both_differences(render, around):
    game_id = visited_by_a_teammate(around)
    screen = game_settings(render, around, game_id)

    screen.tap("Does a teammate's visit pay the controller?")
    screen.tap("No, only other sides pay")

    assert around.desk.game(game_id).table.ruled("R8") == "yes"
    assert screen.sees("Ana: leverage 4 becomes 2")
    screen.tap("From the start")
    game = around.desk.game(game_id)
    assert (game.table.ruled("R8"), game.table.competitor("Ana").leverage) == ("no", 2)
    assert around.desk.undo(game_id).table.competitor("Ana").leverage == 4


def test_a_ruling_from_now_on_leaves_what_has_happened(render, around):
    game_id = visited_by_a_teammate(around)
    screen = game_settings(render, around, game_id)

    screen.tap("Does a teammate's visit pay the controller?")
    screen.tap("No, only other sides pay")
    screen.tap("From now on")

    table = around.desk.game(game_id).table
    assert (table.ruled("R8"), table.competitor("Ana").leverage) == ("no", 4)
    assert "From now on" not in screen.names()


def test_an_answer_before_is_forgotten_when_another_counts_from_the_start(render, around):
    game_id = visited_by_a_teammate(around)
    around.desk.act(game_id, c.SetRuling(ruling="R8", option="no"))
    around.desk.act(game_id, c.Visit(who="Cleo", region="Chop Shop"))
    screen = game_settings(render, around, game_id)

    screen.tap("Does a teammate's visit pay the controller?")
    screen.tap("Yes The app's own choice.")
    screen.tap("From the start")

    table = around.desk.game(game_id).table
    assert (table.ruled("R8"), table.competitor("Ana").leverage) == ("yes", 6)
