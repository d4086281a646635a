"""The forms of the editor: effects, amounts, conditions, occasions, threats, and each plain kind of card."""

from itertools import count

import flet as ft
import pytest
from hypothesis import given, settings

from companion.library import kept, saved_library
from companion.vestige.box.cards import CARD, AnyCard
from companion.vestige.box.editing import draft_of
from companion.vestige.library import Library, library_of
from companion.vestige.vocabulary.effects import EFFECTS
from companion.vestige.vocabulary.forms import occasion_says
from companion.vestige.vocabulary.occasions import WHENS
from screens.vestige.cards.page import CardPage
from tests.companion.cards import cards
from tests.companion.examples import CARDS
from tests.screens.desks import Surroundings
from tests.screens.harness import Rendered

TIDE = {
    "kind": "nemesis",
    "id": "tide",
    "name": "Tide",
    "levels": [{"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]}],
}


class Editor:
    """The editor with a card of the library in it."""

    def __init__(self, given, screens=Rendered):
        self.around = Surroundings()
        self.id = given["id"]
        library = kept(Library(), CARD.validate_python(given))
        self.around.desk.keep_library("vestige", saved_library(library))
        self.screen = screens(CardPage, **self.around.page(id=self.id, wide=False))

    @property
    def draft(self):
        return self.around.desk.drafts[f"card:{self.id}"]

    @property
    def kept(self):
        return library_of(self.around.desk.library("vestige")).cards[self.id].card

    def tap(self, *names):
        for name in names:
            self.screen.tap(name)


@pytest.fixture
def editor(unhurried, render):
    return lambda given: Editor(given, render)


def effect(it):
    return it.draft["levels"][0]["do"][0]


# Effects

OPEN = "Threat level 0: Tide gains 1 leverage"


@pytest.mark.parametrize(
    ("taps", "made"),
    [
        pytest.param(["How much: 1 more"] * 2, {"gain_leverage": {"fixed": 3}}, id="p. 10: a number by steps"),
        pytest.param(
            ["How much: 1, choose", "How much: 7"], {"gain_leverage": {"fixed": 7}}, id="p. 10: a number by its key"
        ),
        pytest.param(
            ["How much: 1, choose", "How much: 10 or more", "1", "2", "Set 12"],
            {"gain_leverage": {"fixed": 12}},
            id="p. 10: a number of two digits",
        ),
        pytest.param(
            ["For each of something", "Subject: Cards", "Count: artifacts", "How much: 1 more"],
            {"gain_leverage": {"per": ["cards.artifact"], "times": 2}},
            id="p. 22: 2 for each artifact",
        ),
        pytest.param(
            ["For each of something", "Times another"],
            {"gain_leverage": {"per": ["regions_controlled", "threat"]}},
            id="p. 27: regions x threat level",
        ),
        pytest.param(
            ["For each of something", "Times another", "Without threat level"],
            {"gain_leverage": {"per": ["regions_controlled"]}},
            id="p. 27: and without it again",
        ),
        pytest.param(
            ["For each of something", "Every, at most, whose", "Every: 1 more", "At most: 1 more", "of all players"],
            {"gain_leverage": {"per": ["regions_controlled"], "every": 2, "at_most": 1, "of": "all_players_together"}},
            id="p. 27: every 2, at most 1, of all players",
        ),
        pytest.param(
            ["For each of something", "Count one region", "Region: The Archives"],
            {"gain_leverage": {"per": ["region.The Archives"]}},
            id="p. 17: of one region",
        ),
        pytest.param(
            ["For each of something", "A fixed number"], {"gain_leverage": {"fixed": 1}}, id="p. 10: a number after all"
        ),
        pytest.param(
            ["To whom: each player"], {"gain_leverage": {"fixed": 1}, "to": "each_player"}, id="p. 27: to each player"
        ),
        pytest.param(
            ["another word", "Lose cards", "Kind: smuggler", "How many: 1 more"],
            {"lose_card": {"kind": "smuggler", "count": 2}},
            id="p. 27: loses 2 smugglers",
        ),
        pytest.param(
            ["another word", "Gain attributes", "guile"], {"gain_attribute": {"attribute": "guile"}}, id="p. 27: guile"
        ),
        pytest.param(
            ["another word", "Upgrade speed", "How many: 1 more"], {"upgrade_speed": {"by": 2}}, id="p. 12: 2 spaces"
        ),
        pytest.param(
            ["another word", "Something else", "A card", "Leverage", "A card"],
            {"prompt": "Do what the card says.", "results": ["leverage"]},
            id="p. 27: by hand, with a button for leverage",
        ),
        pytest.param(
            ["another word", "Gain control", "All regions", "Region: The Wound"],
            {"gain_control": {"region": "The Wound"}},
            id="p. 17: a region from the whole list",
        ),
    ],
)
def test_an_effect_is_built_by_taps(editor, taps, made):
    it = editor(TIDE)
    it.tap(OPEN, *taps)

    assert effect(it) == made


@pytest.mark.parametrize("name", EFFECTS)
def test_every_word_has_its_form_and_its_sentence_above(editor, name):
    it = editor(TIDE)

    it.tap(OPEN, "Gain leverage: another word", EFFECTS[name].title)

    made = CARD.validate_python(it.draft).levels[0].do[0]
    assert made.kind == name
    assert made.sentence("Tide") in it.screen.texts()
    assert not it.screen.sees("This part of the screen")


def test_the_sentence_is_read_out_as_it_changes(editor):
    it = editor(TIDE)
    it.tap(OPEN)

    it.tap("How much: 1 more")

    said = [control for control in it.screen.controls(ft.Semantics) if control.live_region]
    assert [control.content.value for control in said] == ["Tide gains 2 leverage"]


def test_a_step_starts_from_the_number_as_it_is_and_not_as_it_was_drawn(editor):
    it = editor(TIDE)
    it.tap(OPEN)

    it.screen.tap("How much: 1 more", meanwhile=lambda: effect(it).update(gain_leverage={"fixed": 4}))

    assert effect(it) == {"gain_leverage": {"fixed": 5}}


def test_effects_are_added_change_places_and_go(editor):
    it = editor(TIDE)
    it.tap("Threat level 0: add an effect", "Gain cards", "Kind: mercenary", "This effect earlier")
    assert it.draft["levels"][0]["do"] == [{"gain_card": {"kind": "mercenary"}}, {"gain_leverage": {"fixed": 1}}]

    it.tap("This effect later", "Take this effect away")
    assert it.draft["levels"][0]["do"] == [{"gain_leverage": {"fixed": 1}}]
    it.tap(OPEN, "Take this effect away")

    assert it.draft["levels"][0]["do"] == []
    assert it.screen.sees("Nothing happens at this level.")


def test_a_region_is_found_by_its_first_letters(editor):
    it = editor(TIDE)
    it.tap(OPEN, "another word", "Gain control")

    it.screen.type_into("Region", "smug")
    it.tap("Region: Smugglers' Lair")

    assert effect(it) == {"gain_control": {"region": "Smugglers' Lair"}}
    assert [field.value for field in it.screen.controls(ft.TextField) if field.label == "Region"] == ["Smugglers' Lair"]


def test_a_threat_of_the_card_is_chosen_by_its_name(editor):
    it = editor({**TIDE, "threats": [{"name": "Undertow"}]})

    it.tap(OPEN, "another word", "Add a threat", "Threat: Undertow")
    assert effect(it) == {"add_threat": {"name": "Undertow"}}
    it.screen.type_into("Another one, by its name", "Spring Tide")
    assert effect(it) == {"add_threat": {"name": "Spring Tide"}}
    it.tap("Threat: whichever people take")

    assert effect(it) == {"add_threat": {}}


def test_words_to_begin_with_are_pale_and_need_not_be_deleted(editor):
    it = editor(TIDE)
    it.tap(OPEN, "another word", "Something else")

    (field,) = [one for one in it.screen.controls(ft.TextField) if one.label == "What people do, in your words"]

    assert (field.value, field.hint_text) == ("", "Do what the card says.")
    assert effect(it) == {"prompt": "Do what the card says."}


# Rows, abilities, threats and the rest of a nemesis


def test_a_row_changes_its_level_and_goes(editor):
    it = editor(TIDE)

    it.tap("Threat level 0: change", "Threat level: 1 more", "And every level above", "Done")
    assert it.draft["levels"][0] | {"do": []} == {"threat": 1, "and_above": True, "do": []}
    it.tap("Threat level 1+: change", "This level alone", "Take this row away")

    assert "levels" not in it.draft


@pytest.mark.parametrize("when", WHENS)
def test_every_occasion_can_be_chosen(editor, when):
    it = editor({**TIDE, "triggered": [{"when": "player_gains_control", "do": []}]})

    it.tap("Ability 1: When a player gains control", "Another occasion")
    words = occasion_says(when, "Tide")
    title = f"{words[:1].upper()}{words[1:]}"
    it.tap(f"{title}, chosen" if when == "player_gains_control" else title, "Done")

    assert it.draft["triggered"][0]["when"] == when
    assert CARD.validate_python(it.draft).triggered[0].when == when


def test_an_occasion_is_narrowed_to_a_region_or_a_kind_of_card(editor):
    it = editor({**TIDE, "triggered": [{"when": "player_gains_control", "do": []}]})
    it.tap("Ability 1: When", "Region: Black Market")
    assert it.screen.sees("When a player gains control of Black Market")
    it.tap("Region: any", "Another occasion", "A player loses a card", "Kind: smuggler")

    assert it.screen.sees("When a player loses a smuggler")
    assert it.draft["triggered"] == [{"when": "player_loses_card", "kind": "smuggler"}]


def test_an_ability_that_people_watch_for_is_written_down(editor):
    it = editor({**TIDE, "triggered": [{"when": "player_gains_control", "do": []}]})
    it.tap("Ability 1: When", "Another occasion", "People see that it happens")

    it.screen.type_into("When it happens, in your words", "")
    assert it.screen.sees("An ability that people watch for needs words; write down when it happens.")
    it.screen.type_into("When it happens, in your words", "A pawn drowns.")
    it.tap("Done")

    assert it.screen.sees("Ability 1: A pawn drowns.")
    it.tap("Ability 1: A pawn drowns.", "Take this ability away")
    assert "triggered" not in it.draft


def test_a_goal_joins_conditions_and_can_be_words_alone(editor):
    it = editor(TIDE)
    it.tap("A goal", "And something else", "Subject: Nemeses", "Count: threat level", "The number: 5, choose")
    it.tap("The number: 3", "Compared: exactly", "Whose: any player or nemesis", "any of these")
    assert it.draft["goal"]["condition"] == {
        "any": [
            {"measure": "regions_controlled", "whose": "this_nemesis", "at_least": 5},
            {"measure": "threat", "whose": "any_competitor", "exactly": 3},
        ]
    }
    it.tap("Without part 1")
    assert it.draft["goal"]["condition"]["measure"] == "threat"

    it.screen.type_into("In words, as the card has it", "Drown the mat.")
    it.tap("In words only", "Done")
    assert it.draft["goal"] == {"words": "Drown the mat."}
    it.tap("Goal: Drown the mat.", "Without a goal")

    assert "goal" not in it.draft


def test_what_is_joined_deeper_than_the_form_is_shown_as_its_sentence_and_kept(editor):
    deep = {"any": [{"measure": "threat", "exactly": 2}, {"measure": "speed", "at_least": 4}]}
    goal = {"condition": {"all": [{"measure": "regions_controlled", "at_least": 5}, deep]}}
    it = editor({**TIDE, "goal": goal})

    it.tap("Goal: ", "The number: 1 more", "Part 2: ")
    assert not it.screen.sees("The number")
    it.tap("Done")

    assert (
        it.draft["goal"]["condition"]["all"][1]
        == draft_of(CARD.validate_python({**TIDE, "goal": goal}))["goal"]["condition"]["all"][1]
    )
    assert it.draft["goal"]["condition"]["all"][0]["at_least"] == 6


def test_everything_that_few_nemeses_have_is_added_and_goes(editor):
    it = editor(TIDE)
    it.tap("What it gains at game end", "At game end: Tide gains 1", "How much: 1 more", "Done")
    it.tap("A set-up step")
    it.screen.type_into("Set-up step 1", "Shuffle the coins.")
    it.tap("Cards that join stacks")
    it.screen.type_into("Name of the card", "Drowned Coin")
    it.tap("Kind: artifact", "How many: 1 more", "It shows: 3", "Done")
    it.tap("How many threats it has", "Threats in its stack: 1 more", "Notes")
    it.screen.type_into("Notes", "From the second box.")

    assert {name: it.draft[name] for name in ("game_end", "setup", "joins", "threat_cards", "words")} == {
        "game_end": {"do": [{"gain_leverage": {"fixed": 2}}]},
        "setup": ["Shuffle the coins."],
        "joins": [{"kind": "artifact", "name": "Drowned Coin", "count": 2, "leverage": 3}],
        "threat_cards": 1,
        "words": "From the second box.",
    }
    it.tap("Take set-up step 1 away", "Joins a stack: 2", "Take this card away")
    it.tap("At game end: Tide gains 2", "Take this effect away")
    assert not {"setup", "joins", "game_end"} & set(it.draft)


def test_a_threat_is_written_and_taken_away(editor):
    it = editor({**TIDE, "threats": [{"name": "Undertow"}, {"name": "Ebb"}]})
    it.tap("Undertow: open")
    it.screen.type_into("Name of the threat", "Riptide")
    it.tap("Riptide, when removed: add", "Give a card", "Done", "Done")
    assert it.draft["threats"][0] == {"name": "Riptide", "on_removal": [{"give_card": {"kind": "lawmaker"}}]}

    it.tap("Riptide: open", "Take this threat away")

    assert it.draft["threats"] == [{"name": "Ebb"}]
    it.tap("Ebb: open")
    assert [field.value for field in it.screen.controls(ft.TextField) if "threat" in field.label] == ["Ebb"]


# Every other kind


@pytest.mark.parametrize(
    ("given", "taps", "made"),
    [
        pytest.param({"kind": "lawmaker"}, ["It shows: 3"], {"leverage": 3}, id="p. 20: a contact"),
        pytest.param(
            {"kind": "chop_bot", "leverage": 3}, ["It shows: not read yet"], {}, id="p. 18: a chop bot, not read"
        ),
        pytest.param(
            {"kind": "artifact"}, ["10 or more", "1", "4", "Set 14"], {"leverage": 14}, id="p. 22: two digits"
        ),
        pytest.param(
            {"kind": "bounty"},
            ["So much for each", "Subject: Cards", "Count: artifacts", "It pays: 1 more"],
            {"value": {"per": ["cards.artifact"], "times": 2}},
            id="p. 22: 2 for each artifact",
        ),
        pytest.param({"kind": "bounty"}, ["A fixed number", "It pays: 1 more"], {"value": {"fixed": 2}}, id="p. 22: 2"),
        pytest.param({"kind": "bounty", "value": {"fixed": 2}}, ["Not read yet"], {}, id="p. 22: not read after all"),
        pytest.param(
            {"kind": "region"},
            ["It shows: 2", "So much for each", "Count: regions"],
            {"leverage": 2, "at_end": {"per": ["regions_controlled"]}},
            id="p. 25: a region that gives something at game end",
        ),
        pytest.param(
            {"kind": "covert_op"},
            ["at game end", "Reward: add an effect", "Gain leverage", "How much: 1 more", "Done"],
            {"flipped": "game_end", "reward": [{"gain_leverage": {"fixed": 2}}]},
            id="p. 24: a covert op",
        ),
        pytest.param(
            {"kind": "covert_op"},
            ["Let the app watch", "The number: 1 more", "Done"],
            {"condition": {"measure": "regions_controlled", "whose": "holder", "at_least": 2}},
            id="p. 24: a covert op that the app watches",
        ),
        pytest.param(
            {"kind": "condition"},
            ["Let the app watch", "The number: 1 more", "Whose: each player", "Done"],
            {"condition": {"measure": "regions_controlled", "whose": "each_player", "at_least": 2}},
            id="p. 25: an endgame condition",
        ),
        pytest.param(
            {"kind": "condition", "condition": {"measure": "threat", "at_least": 2}},
            ["Met when: ", "Let people watch"],
            {},
            id="p. 25: people watch after all",
        ),
    ],
)
def test_a_card_of_every_kind_is_written(editor, given, taps, made):
    it = editor({"id": "one", "name": "One", **given})

    it.tap(*taps)

    assert it.draft == {"kind": given["kind"], "id": "one", "name": "One", **made}
    it.tap("Keep")
    assert it.kept == CARD.validate_python(it_was := {"kind": given["kind"], "id": "one", "name": "One", **made}), (
        it_was
    )


def test_tiles_and_spaces_say_which_they_are(editor):
    tile = editor({"kind": "mastery", "id": "tile", "mastery": "guile"})
    tile.tap("Tile: might", "It shows: 5")
    space = editor({"kind": "speed", "id": "space", "space": 5})
    space.tap("Speed: 1 more", "It shows: 1")

    assert tile.draft == {"kind": "mastery", "id": "tile", "mastery": "might", "leverage": 5}
    assert space.draft == {"kind": "speed", "id": "space", "space": 6, "leverage": 1}


def test_words_are_written_in_lines(editor):
    it = editor({"kind": "smuggler", "id": "ox", "name": "Ox"})

    it.screen.type_into("In your words", "Two lines,\nin our words. ")
    it.tap("Keep")

    assert it.kept.words == "Two lines,\nin our words."


# Nothing changes by itself


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_an_example_that_is_opened_and_kept_is_unchanged(editor, card):
    it = editor(draft_of(card))

    it.tap("Keep")

    assert it.kept == card
    assert not it.screen.sees("This part of the screen")


@settings(max_examples=15)
@given(cards())
def test_any_card_that_is_opened_and_kept_is_unchanged(card: AnyCard) -> None:
    it = Editor(draft_of(card))
    with it.screen:
        drawn = not it.screen.sees("This part of the screen")
        it.tap("Keep")

        assert drawn
        assert it.kept == card


@pytest.mark.long
@pytest.mark.parametrize("card", [CARDS["lamplighter"]], ids=lambda card: card.id)
def test_whatever_is_chosen_already_can_be_chosen_again_without_a_change(editor, card):
    it = editor(draft_of(card))
    before = it.draft
    opened = 0

    for number in count():
        lines = [name for name in it.screen.names() if ": " in name and opens(name)]
        if number >= len(lines):
            break
        it.tap(lines[number])
        for name in [name for name in it.screen.names() if name.endswith(", chosen") and not turns(name)]:
            # Chips for what comes of a prompt are ticks: a second tap takes the tick away again.
            it.tap(name)
            if name not in it.screen.names():
                it.tap(name.removesuffix(", chosen"))
        it.screen.dismiss()
        opened += 1

    assert opened > 3
    assert it.draft == before


def turns(name: str) -> bool:
    """Whether it opens a group of words, or is the switch of a row, which a tap turns off."""
    return "Subject" in name or name.endswith(" and above, chosen")


def opens(name: str) -> bool:
    """Whether it is a sentence of a nemesis that opens a form."""
    parts = ("Threat level", "Ability", "Goal", "At game end")
    return name.startswith(parts) and not name.endswith((": change", "add an effect", "and above", "and above, chosen"))
