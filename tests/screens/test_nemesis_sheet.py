"""The card of a nemesis in its sheet: what it says, what people tell it, and how another version takes its place."""

from typing import Any

import flet as ft
import pytest

from companion.vestige import commands as c
from companion.vestige.box.nemesis import Nemesis
from tests.screens.desks import keep
from tests.screens.evening import ANA, Evening

ONE = {"gain_leverage": {"fixed": 1}}
WARDEN: dict[str, Any] = {
    "kind": "nemesis", "id": "warden", "name": "Ash Warden",
    "levels": [
        {"threat": 0, "do": [ONE]},
        {"threat": 1, "and_above": True, "do": [{"gain_card": {"kind": "mercenary"}}]},
    ],
    "triggered": [
        {"when": "people_say", "words": "A player rests next to its pawn.", "do": [{"gain_leverage": {"fixed": 2}}]},
    ],
    "goal": {"condition": {"measure": "regions_controlled", "at_least": 5}},
}  # fmt: skip


def against(pack: Any = None, name: str | None = None, **changes: Any) -> Evening:
    return Evening(nemeses=({"pack": pack, "name": name, "threat_cards": 10},), **changes)


def sheet(evening: Evening, render: Any, name: str = "Ash Warden") -> Any:
    screen = evening.open(render)
    screen.tap(f"{name} Threat level 0")
    return screen


def edited(screen: Any) -> str | None:
    """The name of the card in the editor that is open."""
    return screen.controls(ft.TextField)[0].value


def test_its_rows_its_goal_and_its_abilities_are_unfolded_in_sentences(unhurried, render):
    screen = sheet(against(WARDEN), render)
    assert not screen.sees("Ash Warden gains a mercenary.")

    screen.tap("What its card says")

    assert screen.sees(
        "Triggered abilities What is triggered abilities? A player rests next to its pawn: Ash Warden gains"
    )
    assert screen.sees("Threat level 0 Ash Warden gains 1 leverage. Threat level 1+ Ash Warden gains a mercenary.")
    assert screen.sees("Ash Warden has at least 5 regions controlled.")


def test_what_only_people_see_is_told_with_its_words(unhurried, render):
    evening = against(WARDEN)
    screen = sheet(evening, render)

    screen.tap("A player rests next to its pawn")

    assert evening.leverage == {"Ana": 0, "Ash Warden": 2}
    screen.tap("Close")
    screen.tap("Undo")
    assert evening.leverage == {"Ana": 0, "Ash Warden": 0}


def test_an_ability_about_a_player_asks_which_one(unhurried, render):
    to_the_player = {"when": "people_say", "words": "A player rests.", "do": [ONE | {"to": "the_player"}]}
    seats = ({"name": "Ana"}, {"name": "Ben"})
    evening = against(WARDEN | {"triggered": [to_the_player]}, mode="competitive", seats=seats)
    screen = sheet(evening, render)

    screen.tap("A player rests: Ben")

    assert evening.leverage == {"Ana": 0, "Ben": 1, "Ash Warden": 0}


def test_of_one_player_nobody_asks_which(unhurried, render):
    evening = against(WARDEN | {"triggered": [
        {"when": "people_say", "words": "A player rests.", "do": [ONE | {"to": "the_player"}]},
    ]})  # fmt: skip
    screen = sheet(evening, render)

    screen.tap("A player rests")

    assert evening.leverage == {"Ana": 1, "Ash Warden": 0}


def test_a_game_keeps_its_card_until_people_use_the_newer_one(unhurried, render):
    evening = against(WARDEN)
    newer = WARDEN | {"levels": [], "goal": None}
    keep(evening.desk, newer)
    screen = sheet(evening, render)
    assert screen.sees("In your library it differs in its rows and its goal.")
    assert evening.table.competitor("Ash Warden").pack == Nemesis.model_validate(WARDEN)

    screen.tap("Ash Warden: use the card as it is now")

    assert evening.table.competitor("Ash Warden").pack == Nemesis.model_validate(newer)
    assert len(evening.entries) == 1
    assert "Ash Warden: use the card as it is now" not in screen.names()
    screen.tap("Close")
    screen.tap("Undo")
    assert evening.table.competitor("Ash Warden").pack == Nemesis.model_validate(WARDEN)


@pytest.mark.parametrize(
    "held",
    [
        pytest.param((), id="it is not in the library"),
        pytest.param((WARDEN,), id="it is the same there"),
        pytest.param((WARDEN | {"id": "other"},), id="it is the same there under another id"),
    ],
)
def test_nothing_is_offered_where_nothing_is_newer(unhurried, render, held):
    evening = against(WARDEN)
    keep(evening.desk, *held)

    screen = sheet(evening, render)

    assert "Ash Warden: use the card as it is now" not in screen.names()


def test_a_nemesis_that_is_run_by_hand_is_entered_from_its_sheet(unhurried, render):
    evening = against(name="Dunecrest").play(c.RevealThreat(nemesis="Dunecrest", name="Sandstorm"))
    screen = evening.open(render)
    screen.tap("Dunecrest Threat level 1")

    screen.tap("Dunecrest: enter its cards")

    assert evening.desk.drafts["card:dunecrest"] == {
        "kind": "nemesis", "id": "dunecrest", "name": "Dunecrest", "threats": [{"name": "Sandstorm"}],
    }  # fmt: skip
    assert edited(screen) == "Dunecrest"


def test_what_was_begun_in_the_editor_is_gone_on_with(unhurried, render):
    evening = against(name="Dunecrest")
    evening.desk.drafts["card:mine"] = {"kind": "nemesis", "id": "mine", "name": "Dunecrest", "levels": []}
    screen = sheet(evening, render, "Dunecrest")

    screen.tap("Dunecrest: enter its cards")

    assert edited(screen) == "Dunecrest"
    assert [name for name in evening.desk.drafts if not name.endswith(":back")] == ["card:mine"]


def test_once_it_is_entered_its_card_can_be_used_in_the_same_game(unhurried, render):
    evening = against(name="Dunecrest")
    keep(evening.desk, WARDEN | {"id": "dunecrest", "name": "Dunecrest"})
    screen = sheet(evening, render, "Dunecrest")
    assert screen.sees("Your library has its card.")

    screen.tap("Dunecrest: use the card as it is now")
    evening.play(c.EndTurn(), c.RunNemeses())

    assert evening.leverage["Dunecrest"] == 1


def test_a_card_of_the_library_is_opened_from_the_sheet(unhurried, render):
    evening = against(WARDEN)
    keep(evening.desk, WARDEN)
    screen = sheet(evening, render)

    screen.tap("Ash Warden: change its card")

    assert edited(screen) == "Ash Warden"


def test_a_card_without_rows_is_run_by_hand_in_its_turn(unhurried, render):
    evening = Evening(nemeses=({"pack": WARDEN | {"levels": []}},), seats=(ANA,)).play(c.EndTurn())

    screen = evening.open(render)

    assert screen.sees("Ash Warden: resolve the row of threat level 0 from its own card")
    screen.tap("1 more")
    screen.tap("Done")
    screen.tap("End the round: Ash Warden +1")
    assert evening.leverage["Ash Warden"] == 1
