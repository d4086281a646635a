"""Nemeses that somebody has entered: chosen for a new game, and for one that is only scored."""

from typing import Any

import pytest

from companion.library import retired, saved_library
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.library import library_of
from screens import buttons
from screens.vestige.end.untracked import ScoreAGame
from screens.vestige.setup.new_game import NewGame
from tests.companion.games import ROOK
from tests.screens.desks import Surroundings, keep

WARDEN: dict[str, Any] = {
    "kind": "nemesis", "id": "warden", "name": "Ash Warden", "threat_cards": 10,
    "levels": [{"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]}],
    "setup": ["Lay the ash cloth under its column."],
    "joins": [{"name": "Cinder", "kind": "smuggler", "count": 2}],
}  # fmt: skip
DUNECREST = {"kind": "nemesis", "id": "dunecrest", "name": "Dunecrest"}
OASIS = {"kind": "region", "id": "oasis", "name": "Oasis", "at_end": {"per": ["cards.smuggler"]}}


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    """Somebody has played once, so that the triggers are known."""
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    around = Surroundings()
    around.begin()
    return around


def at_the_nemeses(render, around):
    screen = render(NewGame, **around.page())
    screen.tap("Next")
    screen.tap("Next")
    return screen


def begun(screen, around):
    """The setup of the game that is begun from here."""
    while "Start" not in screen.names():
        screen.tap("Next")
    screen.tap("Start")
    return around.desk.game(around.went[-1].split("/")[2]).setup


def opponents(setup) -> list[tuple[str, int]]:
    return [(it.called, it.threat_cards) for it in setup.nemeses]


def test_a_nemesis_of_the_library_is_chosen_like_the_one_that_comes_with_the_app(render, around):
    keep(around.desk, WARDEN)
    screen = at_the_nemeses(render, around)

    screen.tap("Leave out Bone")
    screen.tap("Add Ash Warden")
    setup = begun(screen, around)

    assert opponents(setup) == [("Ash Warden", 10)]
    assert setup.nemeses[0].pack == Nemesis.model_validate(WARDEN)


def test_what_it_needs_is_on_the_check_list(render, around):
    keep(around.desk, WARDEN)
    screen = at_the_nemeses(render, around)

    screen.tap("Add Ash Warden")
    screen.tap("Next")
    screen.tap("Next")

    assert screen.sees("Ash Warden: 2 threats face down in each of the five stacks")
    assert screen.sees("Ash Warden: Lay the ash cloth under its column.")
    assert screen.sees("Ash Warden: 2 smugglers into the smugglers, shuffled")


def test_one_whose_threats_are_entered_but_not_counted_has_as_many(render, around):
    threats = [{"name": f"T{number}"} for number in range(6)]
    keep(around.desk, WARDEN | {"threat_cards": None, "threats": threats})
    screen = at_the_nemeses(render, around)

    screen.tap("Add Ash Warden")

    assert screen.sees("Ash Warden: 6 threat cards")


def test_one_that_has_only_a_name_says_that_people_run_it(render, around):
    keep(around.desk, DUNECREST)
    screen = at_the_nemeses(render, around)

    screen.tap("Add Dunecrest")

    assert screen.sees("beige column, run by hand from its cards")
    assert [name for name in screen.names() if name.startswith("Add ")] == [
        "Add Happy",
        "Add another nemesis, run by hand",
    ]
    assert begun(screen, around).nemeses[1].pack == Nemesis.model_validate(DUNECREST)


def test_a_name_that_is_typed_finds_its_card(render, around):
    keep(around.desk, WARDEN)
    screen = at_the_nemeses(render, around)

    screen.tap("Leave out Bone")
    screen.tap("Add another nemesis")
    screen.type_into("Name", "ash warden")

    assert begun(screen, around).nemeses[0].pack == Nemesis.model_validate(WARDEN)


def test_a_retired_one_is_not_offered(render, around):
    keep(around.desk, WARDEN)
    around.desk.keep_library(
        "vestige", saved_library(retired(library_of(around.desk.library("vestige")), "warden", True))
    )

    screen = at_the_nemeses(render, around)

    assert "Add Ash Warden" not in screen.names()


def test_many_are_folded_after_the_first_six(render, around):
    keep(around.desk, *(WARDEN | {"id": f"w{number}", "name": f"Warden {number}"} for number in range(9)))
    screen = at_the_nemeses(render, around)
    assert "Add Warden 7" not in screen.names()

    screen.tap("3 more")

    assert "Add Warden 7" in screen.names()


def test_a_card_that_is_changed_while_a_game_is_set_up_is_played_as_it_is_now(render, around):
    keep(around.desk, WARDEN)
    screen = at_the_nemeses(render, around)
    screen.tap("Add Ash Warden")

    keep(around.desk, WARDEN | {"name": "Cinder Warden"})
    again = render(NewGame, **around.page())

    assert again.sees("Cinder Warden")
    assert begun(again, around).nemeses[1].called == "Cinder Warden"


def test_as_last_time_plays_the_card_as_it_is_now(render, around):
    around.begin(nemeses=(ROOK, {"pack": WARDEN, "threat_cards": 5}))
    keep(
        around.desk, WARDEN | {"words": "Newer"}, {"kind": "nemesis", "id": "rook", "name": "Rook", "words": "Entered"}
    )
    screen = render(NewGame, **around.page())

    screen.tap("As last time")
    setup = begun(screen, around)

    assert [(it.called, it.pack.words, it.threat_cards) for it in setup.nemeses] == [
        ("Rook", "Entered", 5), ("Ash Warden", "Newer", 5),
    ]  # fmt: skip


def test_a_game_that_is_begun_keeps_the_card_it_was_begun_with(render, around):
    keep(around.desk, WARDEN)
    screen = at_the_nemeses(render, around)
    screen.tap("Add Ash Warden")
    setup = begun(screen, around)

    keep(around.desk, WARDEN | {"levels": []})

    assert setup.nemeses[1].pack == Nemesis.model_validate(WARDEN)


def test_what_region_tiles_give_at_game_end_goes_into_the_new_game(render, around):
    keep(around.desk, OASIS, OASIS | {"id": "garage", "name": "Garage", "at_end": None})

    setup = begun(at_the_nemeses(render, around), around)

    assert [(card.name, card.at_end.per) for card in setup.tile_cards] == [("Oasis", ("cards.smuggler",))]


def test_a_finished_game_was_played_against_an_own_nemesis(render, around):
    keep(around.desk, WARDEN, OASIS)
    screen = render(ScoreAGame, **around.page())

    screen.tap("Ash Warden")
    screen.tap("Bone, chosen")
    screen.tap("Begin scoring")

    setup = around.desk.game(around.went[-1].split("/")[2]).setup
    assert [it.pack for it in setup.nemeses] == [Nemesis.model_validate(WARDEN)]
    assert [card.name for card in setup.tile_cards] == ["Oasis"]


def test_an_own_nemesis_is_switched_off_again(render, around):
    keep(around.desk, WARDEN)
    screen = render(ScoreAGame, **around.page())

    screen.tap("Ash Warden")
    screen.tap("Ash Warden, chosen")
    screen.tap("Begin scoring")

    setup = around.desk.game(around.went[-1].split("/")[2]).setup
    assert [it.called for it in setup.nemeses] == ["Bone"]
