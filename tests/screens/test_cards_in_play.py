"""Cards that the library knows, and cards in words, in the middle of a game."""

from typing import Any

import flet as ft
import pytest

from companion.library import kept, saved_library
from companion.vestige import commands as c
from companion.vestige.box.cards import CARD
from companion.vestige.library import library_of
from tests.screens.evening import DUEL, Evening
from tests.screens.harness import Rendered

CONDITION_FIELD, THREAT_FIELD = "Name of the condition", "Another threat"
TWO_REGIONS = {
    "kind": "condition",
    "id": "two-regions",
    "name": "Two regions",
    "condition": {"measure": "regions_controlled", "whose": "any_player", "at_least": 2},
}
DAWN = {"kind": "condition", "id": "dawn", "name": "Dawn", "words": "The sun is up."}
QUIET = {
    "kind": "covert_op", "id": "quiet", "name": "Quiet", "words": "Have four leverage.",
    "condition": {"measure": "leverage", "whose": "holder", "at_least": 4},
    "reward": [{"gain_leverage": {"per": ["regions_controlled"], "times": 3}}],
}  # fmt: skip
VEIL = {"kind": "smuggler", "id": "veil", "name": "Veil", "leverage": 3, "words": "Looks away."}
VESPER = {"kind": "smuggler", "id": "vesper", "name": "Vesper"}
FENCE = {"kind": "bounty", "id": "fence", "name": "The Fence", "value": {"per": ["cards.artifact"], "times": 2}}


def knowing(*cards: dict[str, Any], **changes: Any) -> Evening:
    """An evening whose library has these cards."""
    evening = Evening(**changes)
    library = library_of(evening.desk.library("vestige"))
    for card in cards:
        library = kept(library, CARD.validate_python(card))
    evening.desk.keep_library("vestige", saved_library(library))
    return evening


def known(evening: Evening, kind: Any, name: str) -> Any:
    return library_of(evening.desk.library("vestige")).known(kind, name)


def in_fields(screen: Rendered) -> list[str]:
    return [field.value for field in screen.controls(ft.TextField)]


def taken(*regions: str, who: str = "Ana") -> list[Any]:
    return [c.TakeControl(who=who, region=region, leverage=0) for region in regions]


# Names that are offered


def test_conditions_are_offered_by_their_first_letters_and_a_tap_fills_one_in(unhurried, render):
    evening = knowing(TWO_REGIONS, DAWN).first_trigger()
    screen = evening.open(render)
    assert {"Two regions", "Dawn"} <= set(screen.names())

    screen.type_into(CONDITION_FIELD, "tw")
    assert "Dawn" not in screen.names()
    screen.tap("Two regions")

    assert in_fields(screen) == ["Two regions"]
    assert screen.sees("Any player has at least 2 regions controlled.")
    assert "Add its words" not in screen.names()
    screen.tap("Reveal")
    assert evening.table.conditions[0].printed == known(evening, "condition", "Two regions")


def test_a_condition_that_is_out_is_offered_no_more(unhurried, render):
    evening = knowing(TWO_REGIONS, DAWN).play(c.RevealCondition(name="Dawn")).first_trigger()

    assert "Dawn" not in evening.open(render).names()


def test_conditions_are_offered_at_the_end_page_too(unhurried, render):
    evening = knowing(TWO_REGIONS, DAWN)
    screen = evening.open(render, "end")

    screen.tap("Add a condition")
    screen.type_into("What it says, in short", "da")
    screen.tap("Dawn")
    screen.tap("Add it")

    assert [(it.name, it.printed) for it in evening.table.conditions] == [("Dawn", known(evening, "condition", "Dawn"))]


def test_a_card_whose_leverage_is_known_is_gained_with_one_tap(unhurried, render):
    evening = knowing(VEIL, VESPER, depth="cards")
    screen = evening.open(render)
    screen.tap("Ana 10 to trigger 1")

    screen.tap("Ana gains a smuggler")
    screen.tap("Veil, printed 3")

    assert evening.leverage["Ana"] == 3
    assert not screen.sees("What leverage is printed")
    screen.tap("Ana gains a smuggler")
    assert "Veil, printed 3" not in screen.names()


def test_one_that_is_known_by_name_still_asks_for_its_leverage(unhurried, render):
    evening = knowing(VESPER, depth="cards")
    screen = evening.open(render)
    screen.tap("Ana 10 to trigger 1")

    screen.tap("Ana gains a smuggler")
    screen.tap("Vesper")
    screen.tap("The smuggler shows: 2")

    (card,) = evening.table.competitor("Ana").cards
    assert (card.name, card.leverage) == ("Vesper", 2)
    assert known(evening, "smuggler", "Vesper").leverage == 2


def test_a_card_that_lies_there_without_a_name_is_named_with_one_tap(unhurried, render):
    evening = knowing(VEIL, depth="cards").play(c.GainCard(who="Ana", kind="smuggler"))
    screen = evening.open(render)
    screen.tap("Ana 10 to trigger 1")

    screen.tap("smuggler, not read yet")
    screen.tap("smuggler: name and value")
    screen.tap("Veil, printed 3")

    (card,) = evening.table.competitor("Ana").cards
    assert (card.name, card.leverage, evening.leverage["Ana"]) == ("Veil", 3, 3)
    screen.tap("Veil, smuggler, printed 3")


def test_what_a_card_in_play_says_stands_on_its_sheet(unhurried, render):
    evening = knowing(VEIL, FENCE, depth="cards")
    evening.play(
        c.GainCard(who="Ana", kind="smuggler", name="Veil"), c.GainCard(who="Ana", kind="bounty", name="The Fence")
    )
    screen = evening.open(render)
    screen.tap("Ana 7 to trigger 1")
    assert not screen.sees("Looks away.")

    screen.tap("Veil, smuggler")
    assert screen.sees("Looks away.")
    screen.tap("The Fence, bounty")
    assert screen.sees("Pays 2 for each artifact")


def test_a_covert_op_that_the_library_knows_is_noted_with_one_tap(unhurried, render):
    evening = knowing(QUIET, **DUEL, depth="cards")
    screen = evening.open(render)
    screen.tap("Ana 10 to trigger 1")

    screen.tap("Note covert op 1")
    screen.type_into("What it is called", "q")
    screen.tap("Quiet")

    (op,) = evening.table.competitor("Ana").covert_ops
    assert (op.name, op.words) == ("Quiet", "Have four leverage.")
    assert not screen.sees("Quiet")


def test_threats_are_offered_by_their_first_letters(unhurried, render):
    evening = Evening().first_trigger().play(c.DismissPrompt(prompt="reveal_condition:1"))
    screen = evening.open(render)

    screen.type_into(THREAT_FIELD, "man")

    assert "Bone: Man with the Plans" in screen.names()
    assert "Bone: Syndicate Lord" not in screen.names()


# Cards in words


def test_a_condition_is_written_down_at_its_prompt_and_stays_in_the_library(unhurried, render):
    evening = Evening().first_trigger()
    screen = evening.open(render)

    screen.type_into(CONDITION_FIELD, "Dawn")
    screen.tap("Add its words")
    screen.type_into("What it says", "The sun is up.")
    screen.tap("Reveal")

    assert evening.table.conditions[0].printed.words == "The sun is up."
    assert known(evening, "condition", "Dawn").words == "The sun is up."


def test_a_half_written_condition_survives_a_turned_phone(unhurried, render):
    evening = Evening().first_trigger()
    screen = evening.open(render)

    screen.type_into(CONDITION_FIELD, "Dawn")
    screen.tap("Add its words")
    screen.type_into("What it says", "The sun")
    screen.resize(844, 390)

    assert in_fields(screen) == ["Dawn", "The sun"]


def test_words_of_a_condition_are_asked_for_at_the_end_page_too(unhurried, render):
    evening = Evening()
    screen = evening.open(render, "end")

    screen.tap("Add a condition")
    screen.tap("Add it as met")
    assert screen.sees("Give it a name first")
    screen.type_into("What it says, in short", "Dawn")
    screen.tap("Add its words")
    screen.type_into("What it says", "The sun is up.")
    screen.tap("Add it as met")

    assert screen.sees("The sun is up.")
    assert evening.table.conditions[0].met
    screen.tap("Add a condition")
    assert in_fields(screen) == [""]


def test_a_threat_is_written_down_at_its_prompt_and_the_next_one_begins_empty(unhurried, render):
    evening = Evening().first_trigger().play(c.DismissPrompt(prompt="reveal_condition:1"))
    screen = evening.open(render)

    screen.type_into(THREAT_FIELD, "Toll")
    screen.tap("Add its words")
    screen.type_into("What it does", "Everybody pays 1.")
    screen.type_into("What removes it", "Two might.")
    screen.tap("Reveal")

    (threat,) = evening.table.competitor("Bone").threats
    assert threat.printed
    assert (threat.printed.words, threat.printed.removal) == ("Everybody pays 1.", "Two might.")
    assert set(in_fields(screen)) == {""}
    screen.tap("Bone Threat level 1")
    assert screen.sees("Everybody pays 1.")
    assert screen.sees("To remove: Two might.")


def test_a_threat_of_the_card_says_in_its_column_what_it_does(unhurried, render):
    evening = Evening().play(c.RevealThreat(nemesis="Bone", name="Syndicate Lord", draws=(2,)))
    screen = evening.open(render)

    screen.tap("Bone Threat level 1")

    assert screen.sees("Bone gains a smuggler.")


# Conditions that are watched


def test_everybody_sees_how_near_they_are_on_the_end_page(unhurried, render):
    evening = knowing(TWO_REGIONS, **DUEL)
    evening.play(c.RevealCondition(name="Two regions"), *taken("Oasis", who="Ben"))

    screen = evening.open(render, "end")

    assert screen.sees("Any player has at least 2 regions controlled.")
    near = [text for text in screen.texts() if "of 2 regions controlled" in text]
    assert near[0] == "Ben 1 of 2 regions controlled"
    assert "Ana 0 of 2 regions controlled" in near


@pytest.mark.parametrize(("tap", "met"), [("It is met", True), ("Not yet", False)])
def test_a_condition_that_looks_met_is_confirmed_or_not(unhurried, render, tap, met):
    evening = knowing(TWO_REGIONS).play(c.RevealCondition(name="Two regions"), *taken("Oasis", "Garage"))
    screen = evening.open(render)
    assert screen.sees('"Two regions" looks met: Ana: 2 of 2 regions controlled. Is it?')

    screen.tap(tap)

    assert [it.met for it in evening.table.conditions] == [met]
    assert evening.asked == []
    assert "It is met" not in screen.names()


def under_the_cover(screen: Rendered) -> str:
    before = screen.tree()
    screen.tap("Show Ana's covert ops for")
    return "\n".join(line for line in screen.tree().splitlines() if line not in before)


def test_how_near_a_covert_op_is_stands_under_its_cover_alone(unhurried, render):
    evening = knowing(QUIET, **DUEL, depth="cards").play(
        c.NoteCovertOp(who="Ana", op=0, name="Quiet"), c.GainLeverage(who="Ana", amount=3), *taken("Oasis")
    )
    screen = evening.open(render)
    screen.tap("Ana 7 to trigger 1")
    for secret in ("Quiet", "Have four", "3 of 4", "pays 3"):
        assert secret not in screen.tree()

    shown = under_the_cover(screen)

    for secret in ("Quiet", "Have four leverage.", "leverage 3 of 4", "pays 3"):
        assert secret in shown
    assert "looks met" not in shown


def test_a_covert_op_that_looks_met_says_so_and_is_flipped_for_what_it_pays_now(unhurried, render):
    evening = knowing(QUIET, **DUEL, depth="cards").play(
        c.NoteCovertOp(who="Ana", op=0, name="Quiet"), c.GainLeverage(who="Ana", amount=4), *taken("Oasis", "Garage")
    )
    screen = evening.open(render)
    screen.tap("Ana 6 to trigger 1")
    assert "It looks met." in under_the_cover(screen)

    screen.tap("Ana flips covert op 1")
    screen.tap("Flip it: pays 6")

    assert evening.leverage["Ana"] == 10


def test_what_else_a_covert_op_gives_happens_by_itself(unhurried, render):
    gives = {**QUIET, "reward": [{"gain_card": {"kind": "artifact"}}]}
    evening = knowing(gives, **DUEL, depth="cards").play(c.NoteCovertOp(who="Ana", op=0, name="Quiet"))
    screen = evening.open(render)
    screen.tap("Ana 10 to trigger 1")

    screen.tap("Ana flips covert op 1")
    assert screen.sees("What else it gives happens by itself.")
    screen.tap("Flip it: pays 0")

    assert evening.table.competitor("Ana").counts == {"artifact": 1}


# What usually comes of a prompt

ALL = ("leverage", "card", "control", "attribute", "threat")


def prompted() -> Evening:
    """A threat of the Warden, which people carry out, was just revealed: any of the five may come of it."""
    effect = {"prompt": "Something happens.", "results": list(ALL)}
    warden = {
        "kind": "nemesis",
        "id": "warden",
        "name": "Warden",
        "threats": [{"name": "Toll", "immediately": [effect]}],
    }
    evening = Evening(nemeses=({"pack": warden, "threat_cards": 5},), depth="cards")
    return evening.play(c.RevealThreat(nemesis="Warden", name="Toll"))


@pytest.mark.parametrize(
    ("taps", "entry"),
    [
        pytest.param(["Leverage", "5", "Gain 5: becomes 5"], "Warden gains 5", id="leverage"),
        pytest.param(["A card", "Warden gains a mercenary", "The mercenary shows: 2"],
                     "Warden gains a mercenary", id="a card"),
        pytest.param(["Control of a region", "Oasis"], "Warden takes Oasis", id="control"),
        pytest.param(["An attribute", "might: 0"], "Warden gains 1 might", id="p. 27: an attribute of a nemesis"),
        pytest.param(["A threat"], "threat Dusk is revealed", id="a threat"),
    ],
)  # fmt: skip
def test_what_comes_of_a_prompt_is_entered_from_the_prompt(unhurried, render, taps, entry):
    evening = prompted()
    screen = evening.open(render)

    for tap in (f"Warden: {taps[0]}", *taps[1:]):
        screen.tap(next((name for name in screen.names() if tap in name), tap))
    if taps == ["A threat"]:
        screen.type_into("Reveal another threat", "Dusk", submit=True)

    assert entry in evening.entries[-1]
    assert "by_hand" in evening.asked


def test_the_sheet_closes_once_a_card_or_region_has_come_and_done_settles_the_prompt(unhurried, render):
    evening = prompted()
    screen = evening.open(render)

    screen.tap("Warden: Control of a region")
    screen.tap(next(name for name in screen.names() if name.startswith("Chop Shop")))
    assert "Close" not in screen.names()
    screen.tap("Done")

    assert evening.table.controlled("Warden") == ("Chop Shop",)
    assert "by_hand" not in evening.asked


def test_several_attributes_are_gained_one_tap_each(unhurried, render):
    evening = prompted()
    screen = evening.open(render)

    screen.tap("Warden: An attribute")
    screen.tap("Warden, might: 0, 1 more")
    screen.tap("Warden, might: 1, 1 more")
    screen.tap("Warden, guile: 0, 1 more")

    assert evening.table.competitor("Warden").blocks == {"might": 2, "guile": 1}


def test_a_prompt_without_usual_results_has_none_of_these_buttons(unhurried, render):
    evening = Evening(automation={"threat_effects": "ask"})
    evening.play(c.RevealThreat(nemesis="Bone", name="Syndicate Lord"))

    names = evening.open(render).names()

    assert "Done" in names
    assert "Bone: Leverage" not in names
