"""Share or export: the ways in which a game leaves the app, from its result and from Home."""

import csv
import io
import json
from typing import Any
from urllib.parse import unquote

import flet as ft
import pytest

from companion import headless
from companion.past import Remove
from companion.vestige import commands as c
from companion.vestige.standing import standing
from screens import buttons
from screens.home.home import Home
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, sitting_at

ALL = "More ways to share or export"
READ = "vestige-2026-11-30.{} is where your browser keeps what it downloads."


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


@pytest.fixture
def ways(render, around):
    """The sheet over the result of a filed game."""
    screen = render(EndPage, sitting_at(around, around.finished()))
    screen.tap(ALL)
    return screen


def saved(screen) -> tuple[str, bytes]:
    """The name and the content of the file that the device was asked to keep."""
    (asked,) = [given for kind, method, given in screen.asked if (kind, method) == ("FilePicker", "save_file")]
    return asked["file_name"], asked["src_bytes"]


def action(screen, title: str) -> Any:
    """What the browser itself does when a line is tapped."""
    lines = [line for line in screen.controls(ft.ListTile) if line.title.value == title]
    return lines[0].action


def titles(screen) -> list[str]:
    return [line.title.value for line in screen.controls(ft.ListTile) if line.action or line.subtitle]


def test_a_filed_game_goes_out_in_every_way_each_with_a_word_on_what_it_is_for(ways):
    assert titles(ways) == [
        "Share as text",
        "Share as picture",
        "Copy as text",
        "Send to BG Stats",
        "Save for BG Stats",
        "Save as a table",
        "Save to be played again",
        "Backup of this game",
    ]
    assert all(line.subtitle.value for line in ways.controls(ft.ListTile))


def test_text_is_shared_and_copied_within_the_tap(ways, around):
    share, copy = action(ways, "Share as text"), action(ways, "Copy as text")

    ways.tap("Copy as text")

    assert [type(one) for one in share] == [ft.CopyToClipboard, ft.ShareText]
    assert "Ana wins (Ana 20, Bone 0)" in share[1].text
    assert copy.data == share[1].text
    assert around.said == ["Copied."]
    assert not ways.sees("Share or export")


def test_a_play_is_handed_to_bg_stats_within_the_tap(ways, around):
    opened = action(ways, "Send to BG Stats")

    ways.tap("Send to BG Stats")

    assert isinstance(opened, ft.OpenUrl)
    # Another window would stay behind, empty.
    assert opened.target == ft.UrlTarget.TOP
    address, _, data = opened.url.partition("?data=")
    assert address == "bgstats://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert [(one["name"], one["score"], one["winner"]) for one in play["players"]] == [("Ana", 20, True)]
    assert around.said == [
        "BG Stats asks there which game and players are meant. Did nothing open? Save the file instead."
    ]


def test_the_result_is_kept_as_a_table(ways, around):
    ways.tap("Save as a table")

    name, content = saved(ways)
    assert name == "vestige-2026-11-30.csv"
    _, first, *_ = csv.reader(io.StringIO(content.decode("utf-8-sig")))
    assert first[:5] == ["Ana", "Ana", "leverage", "Leverage track", "20"]
    assert around.said == [READ.format("csv")]
    assert not ways.sees("Share or export")


def test_a_play_is_kept_for_bg_stats_on_another_device(ways, around):
    ways.tap("Save for BG Stats")

    name, content = saved(ways)
    assert name == "vestige-2026-11-30.bgsplay"
    assert json.loads(content)["players"][0]["name"] == "Ana"
    assert around.said == [READ.format("bgsplay")]


def kept_to_be_played_again(screen, around) -> str:
    """Taps the line, and waits for what happens beside the screen."""
    screen.tap("Save to be played again")
    for _ in range(100):
        screen.wait(0.02)
        if around.said or screen.sees("is saved, but"):
            break
    name, content = saved(screen)
    assert name == "vestige-2026-11-30.json"
    return content.decode()


def test_a_game_is_kept_to_be_played_again(ways, around):
    text = kept_to_be_played_again(ways, around)

    assert headless.play(text) == standing(around.desk.game("g1"))
    assert around.said == [READ.format("json")]


def test_what_is_left_out_is_told_and_the_sheet_stays(render, around):
    game_id = around.begin(c.GainCard(who="Ana", kind="smuggler", leverage=0), c.DescribeCard(who="Ana", card=1))
    around.desk.amend(game_id, [Remove(0)])
    for last in (c.BeginScoring(), c.Finish()):
        around.desk.act(game_id, last)
    screen = render(EndPage, sitting_at(around, game_id))
    screen.tap(ALL)

    kept_to_be_played_again(screen, around)

    assert screen.sees("vestige-2026-11-30.json is saved, but it is not the whole game:")
    assert screen.sees("makes no sense since the past was changed (Ana has no card 1")
    assert screen.sees("Share or export")
    assert around.said == []


def test_a_browser_that_keeps_nothing_is_told_of(ways, around, monkeypatch):
    async def refuse(*_: Any, **__: Any) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(ft.FilePicker, "save_file", refuse)

    ways.tap("Save as a table")

    assert ways.sees("This browser could not keep the file (no room). Share the text instead.")
    assert around.said == []


def test_the_picture_is_looked_at_first_and_leads_back_to_the_other_ways(ways):
    ways.tap("Share as picture")
    assert ways.sees("Save the picture")
    assert not ways.sees("Save as a table")

    ways.tap("More ways")

    assert ways.sees("Save as a table")


def test_the_sheet_is_closed_by_its_own_button(ways):
    ways.tap("Close")

    assert not ways.sees("Save as a table")


def about(render, around, when: str = ""):
    screen = render(Home, wide=False, **around.page())
    screen.wait(0.05)
    screen.tap(f"More about Ana against Bone{when}")
    screen.tap("Share or export")
    return screen


def test_a_game_that_goes_on_is_shared_as_text_and_kept_to_be_played_again(render, around):
    around.begin(c.GainLeverage(who="Ana", amount=4))

    screen = about(render, around)

    assert titles(screen)[-4:] == [
        "Share as text",
        "Copy as text",
        "Save to be played again",
        "Backup of this game",
    ]
    assert not screen.sees("BG Stats")
    assert "Round 1 · Ana\n\nAna 4\n" in action(screen, "Copy as text").data
    assert headless.play(kept_to_be_played_again(screen, around))["leverage"] == {"Ana": 4, "Bone": 0}


def test_a_past_game_goes_out_from_home_too(render, around):
    around.finished()

    screen = about(render, around, ", begun 30 Nov 2026")
    screen.tap("Save as a table")

    assert saved(screen)[0] == "vestige-2026-11-30.csv"
    assert not screen.sees("Tell others")


def test_a_game_that_cannot_be_opened_says_why(render, around):
    around.shelf.damaged.add(around.finished())
    around.desk = around.new_desk()

    screen = about(render, around, ", begun 30 Nov 2026")

    assert screen.sees("The file of g1 is damaged: put back a copy.")
    assert not screen.sees("Save as a table")
