"""What people see of saves in which another version left words that this one does not know."""

from typing import Any

import pytest

from companion.vestige import commands as c
from companion.vestige.library import library_of
from screens import routes
from screens.app import app_on
from screens.home.home import Home
from screens.library.page import LibraryPage
from screens.preferences import prefer, preferences
from screens.vestige.setup.new_game import NewGame
from tests.screens.desks import Surroundings, keep


@pytest.fixture
def around(unhurried: None) -> Surroundings:
    return Surroundings()


def rewritten(around: Surroundings, id: str, **changes: Any) -> str:
    """The game as another version would have saved it; the app starts anew."""
    record = around.shelf.read(id)
    around.shelf.write(record.model_copy(update=changes))
    around.desk = around.new_desk()
    return id


def without_its_pack(around: Surroundings) -> str:
    game = around.begin(c.GainLeverage(who="Ana", amount=3))
    saved = around.shelf.read(game).setup
    (nemesis,) = saved["nemeses"]
    return rewritten(around, game, setup=saved | {"nemeses": [nemesis | {"pack": "dust-king", "name": "Dust King"}]})


def opened(render: Any, around: Surroundings, game: str) -> Any:
    return render(app_on(around.desk), route=routes.game(game))


def test_a_nemesis_whose_pack_is_gone_is_at_the_table_under_its_name_with_a_notice(render: Any, around: Any) -> None:
    game = without_its_pack(around)

    screen = opened(render, around, game)

    assert screen.sees("Dust King: 0 leverage")
    assert screen.sees("Dust King: its pack is gone, so run it from its cards.")


def test_a_new_game_as_last_time_has_the_nemesis_whose_pack_is_gone_by_its_name(render: Any, around: Any) -> None:
    without_its_pack(around)

    screen = render(NewGame, **around.page())
    screen.tap("As last time")
    screen.tap("Start")

    (newest, _) = around.desk.listings()
    begun = around.desk.game(newest.id)
    assert [(it.pack, it.called) for it in begun.setup.nemeses] == [(None, "Dust King")]


@pytest.mark.parametrize("over", [False, True], ids=["in play", "over"])
def test_a_game_of_which_this_version_knows_no_rules_has_its_line_and_says_what_to_do(
    render: Any, around: Any, over: bool
) -> None:
    game = rewritten(around, around.finished() if over else around.begin(), game="elsewhere")

    home = render(Home, **around.page(wide=False))
    assert home.sees("Ana against Bone")

    said = 'game: "elsewhere" is no game of this version; another version of Tableside wrote it: update this one'
    assert over or home.sees(said)
    screen = opened(render, around, game)
    assert screen.sees("This game cannot be opened")
    assert screen.sees(said)
    assert around.shelf.read(game).game == "elsewhere"


def test_the_library_names_the_cards_that_it_keeps_without_understanding_them(render: Any, around: Any) -> None:
    keep(around.desk, {"kind": "artifact", "id": "eye", "name": "Glass eye"})
    part = around.desk.library("vestige")
    deal = {"card": {"kind": "hologram", "id": "deal", "name": "Big Deal"}}
    around.desk.keep_library("vestige", part | {"cards": part["cards"] | {"deal": deal}})

    screen = render(LibraryPage, **around.page(wide=False))

    assert screen.sees("Kept, though this version does not understand it: Big Deal (hologram).")
    assert "deal" in library_of(around.desk.library("vestige")).unread["cards"]


SETTINGS: dict[str, Any] = {
    "theme": "sepia",
    "keep_awake": False,
    "rulings": {"R1": "yes", "R77": "maybe", "R2": "sideways"},
    "automation": {"triggers": "off", "tidying": "ask", "visit_leverage": "twice"},
    "sounds": {"bell": True},
}


def test_settings_that_are_not_understood_count_for_nothing_and_take_nothing_else_away(around: Any) -> None:
    around.desk.keep_settings(SETTINGS)

    chosen = preferences(around.desk)

    assert (chosen.theme, chosen.keep_awake) == ("dark", False)
    assert chosen.rulings == {"R1": "yes"}
    assert chosen.automation == {"triggers": "off"}


def test_settings_that_are_not_understood_stay_when_others_are_changed(around: Any) -> None:
    around.desk.keep_settings(SETTINGS)

    prefer(around.desk, keep_awake=True, rulings={"R1": "no", "R9": "all"})

    kept = around.new_desk().settings()
    assert {name: kept[name] for name in SETTINGS} == SETTINGS | {
        "keep_awake": True,
        "rulings": {"R77": "maybe", "R2": "sideways", "R1": "no", "R9": "all"},
    }


def test_a_setting_that_was_not_understood_can_be_chosen_anew(around: Any) -> None:
    around.desk.keep_settings(SETTINGS)

    prefer(around.desk, theme="light", rulings={"R2": "ascending"})

    assert preferences(around.new_desk()).theme == "light"
    assert preferences(around.new_desk()).rulings == {"R2": "ascending"}


def test_new_games_begin_with_the_settings_that_are_understood(render: Any, around: Any) -> None:
    around.begin()
    around.desk.keep_settings(SETTINGS)

    screen = render(NewGame, **around.page())
    screen.tap("As last time")
    screen.tap("Start")

    assert around.desk.game(around.desk.listings()[0].id).setup.rulings == {"R1": "yes"}
