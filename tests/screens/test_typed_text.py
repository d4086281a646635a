"""What is typed comes in as plain text, without a word about it; and what looks like markup is shown as it stands."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.vestige import commands as c
from companion.vestige.library import library_of
from screens.vestige.setup.new_game import NewGame
from tests.screens.desks import Surroundings
from tests.screens.ending import EndPage, at_stage
from tests.screens.evening import DUEL, Evening
from tests.screens.harness import Rendered

Render = Callable[..., Rendered]


@pytest.fixture(autouse=True)
def _unhurried(unhurried: None) -> None:
    pass


def hostile(text: str) -> str:
    """Looks like `text`, or like something else altogether."""
    return f"\u202e{text[0]}\u200b{text[1:]}\u2066\ufe0f\x07\ud800"


def test_names_of_seats_in_the_setup(render: Render) -> None:
    around = Surroundings()
    screen = render(NewGame, **around.page())
    screen.tap("Next")

    screen.type_into("Your name", hostile("Ana"))

    for tap in ("Next", "Next", "1", "To the next trigger", "2", "To the next trigger", "3", "To the next trigger", "4",
                "To the next trigger", "5", "Next", "Start"):  # fmt: skip
        screen.tap(tap)
    (listing,) = around.desk.listings()
    assert around.desk.game(listing.id).table.competitors[0].name == "Ana"
    assert library_of(around.desk.library("vestige")).people == ("Ana",)


def test_names_of_seats_at_the_table(render: Render) -> None:
    evening = Evening(**DUEL)
    screen = evening.open(render, "seats")

    screen.tap("Somebody joins")
    screen.type_into("Name", hostile("Dee"))
    screen.tap("Sit down")
    screen.tap("Ben")
    screen.type_into("Name", hostile("Zoe"))
    screen.tap("Rename Ben")

    assert [it.name for it in evening.table.humans] == ["Ana", "Zoe", "Dee"]


def test_names_of_conditions_and_their_words(render: Render) -> None:
    evening = Evening().first_trigger()
    screen = evening.open(render)

    screen.type_into("Name of the condition", hostile("Dawn"))
    screen.tap("Add its words")
    screen.type_into("What it says", "The sun\u202e\nis up.\x07")
    screen.tap("Reveal")

    assert [it.name for it in evening.table.conditions] == ["Dawn"]
    (card,) = [it.card for it in library_of(evening.desk.library("vestige")).cards.values() if it.card.name == "Dawn"]
    assert card.words == "The sun\nis up."


def test_names_of_threats(render: Render) -> None:
    evening = Evening().first_trigger().play(c.DismissPrompt(prompt="reveal_condition:1"))
    screen = evening.open(render)

    screen.type_into("Another threat", hostile("Quiet Market"))
    screen.tap("Reveal")

    assert evening.entries[-1] == "Bone: threat Quiet Market is revealed"


def test_what_is_nothing_without_hidden_signs_is_no_name(render: Render) -> None:
    evening = Evening().first_trigger().play(c.DismissPrompt(prompt="reveal_condition:1"))
    screen = evening.open(render)

    screen.type_into("Another threat", "\u200b\u2066\ufeff\u3164")
    screen.tap("Reveal")

    assert screen.sees("Type a name first")


def test_a_note_on_a_correction(render: Render) -> None:
    evening = Evening()
    screen = evening.open(render, "reconcile")
    screen.tap("Ana: speed 2")
    screen.tap("Ana: speed, 1 more")

    screen.type_into("Why, for whoever reads the ledger (if you like)", hostile("under a card"))
    screen.tap("Correct 1 value")

    assert evening.entries[-1] == "Correction: Ana at speed 3 (under a card)"


def test_what_an_extra_is_for(render: Render) -> None:
    around = Surroundings()
    game_id = around.begin(c.BeginScoring())
    screen = render(EndPage, at_stage(around, game_id, "extras"))

    screen.tap("Something else pays or costs")
    screen.type_into("What it is for", hostile("A debt"))
    for tap in ("Loses", "3", "Loses 3"):
        screen.tap(tap)

    assert [it.what for it in around.desk.game(game_id).table.sheet.extras["Ana"]] == ["A debt"]


MARKUP = ("<b>Ana</b>", "**Ana** _x_", "[a](javascript:b)", "{0} {name}", "%s %(name)s", "&lt;i&gt;")


@pytest.mark.parametrize("tab", ["table", "regions", "ledger", "seats", "reconcile"])
def test_what_looks_like_markup_is_shown_as_it_stands(render: Render, tab: str) -> None:
    evening = Evening(mode="competitive", seats=tuple({"name": name} for name in MARKUP), nemeses=())
    for name in MARKUP:
        evening.play(c.GainLeverage(who=name, amount=3, why=name), c.TakeControl(who=name, region=f"# {name}"))

    screen = evening.open(render, tab)

    assert [name for name in MARKUP if not screen.sees(name)] == []
    assert links(screen) == []


def links(screen: Rendered) -> list[Any]:
    """Texts that are drawn as more than text."""
    return [span for text in screen.controls(ft.Text) for span in text.spans or [] if getattr(span, "url", None)]
