"""The editor of cards: a draft that lies on the desk, parts that are added by few taps, and *Keep*."""

import flet as ft
import pytest

from companion.card_bin import binned
from companion.library import kept, saved_library
from companion.vestige.box.cards import CARD
from companion.vestige.box.editing import blank, draft_of
from companion.vestige.library import Library, library_of
from screens import buttons, routes
from screens.vestige.cards.page import CardPage
from tests.screens.desks import Surroundings

VEX = {"kind": "mercenary", "id": "vex", "name": "Vex", "leverage": 2}


@pytest.fixture
def around(unhurried) -> Surroundings:
    return Surroundings()


def keep(around, *cards):
    library = Library()
    for card in cards:
        library = kept(library, CARD.validate_python(card))
    around.desk.keep_library("vestige", saved_library(library))


def begin(around, kind, name=""):
    """A new card, as the library leads to it; its id."""
    draft = blank(library_of(around.desk.library("vestige")), kind, name)
    around.desk.drafts[f"card:{draft['id']}"] = draft
    return draft["id"]


def opened(render, around, id, **more):
    return render(CardPage, **around.page(id=id, **{"wide": False} | more))


def held(around, id):
    return library_of(around.desk.library("vestige")).cards[id].card


class Taps:
    """Counts what a person does: taps, and fields that are typed into (a tap each)."""

    def __init__(self, screen):
        self.screen = screen
        self.count = 0

    def __call__(self, *names):
        for name in names:
            self.screen.tap(name)
            self.count += 1

    def type(self, label, text):
        self.screen.type_into(label, text)
        self.count += 1


def test_a_nemesis_is_entered_from_a_sheet_of_paper_in_few_taps(render, around):
    id = begin(around, "nemesis", "Ash Warden")
    screen = opened(render, around, id)
    tap = Taps(screen)

    # Rows: 0 gains 1 leverage; 1 gains a mercenary; 2+ gains 1 for each region.
    tap("Add a row")
    tap(
        "Add a row",
        "Threat level 1: Ash Warden gains 1 leverage",
        "another word",
        "Gain cards",
        "Kind: mercenary",
        "Done",
    )
    tap("Add a row", "Threat level 2 and above", "Threat level 2+: Ash Warden gains 1", "For each of something", "Done")
    # A player gains control: it gains 1.
    tap("Add an ability")
    # At least 5 regions.
    tap("A goal", "Done")
    tap("New threat")
    tap.type("Name of the threat", "Cinder Oath")
    tap("at once: add an effect", "Gain cards", "Kind: smuggler", "Done")
    tap.type("What removes it, in your words", "Pay 2 cunning.")
    tap("Done", "New threat")
    tap.type("Name of the threat", "Burnt Bridge")
    tap("at once: add an effect", "Gain control")
    tap.type("Region", "the tr")
    tap("Region: The Trench", "Done", "when removed: add what its removal gives", "Something else")
    tap.type("What people do, in your words", "Draw two cards.")
    tap("Done", "Done", "Keep")

    assert held(around, id).model_dump(mode="json", exclude_defaults=True) == {
        "kind": "nemesis",
        "id": "ash-warden",
        "name": "Ash Warden",
        "triggered": [{"when": "player_gains_control", "do": [{"gain_leverage": {"fixed": 1}}]}],
        "levels": [
            {"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]},
            {"threat": 1, "do": [{"gain_card": {"kind": "mercenary"}}]},
            {"threat": 2, "and_above": True, "do": [{"gain_leverage": {"per": ["regions_controlled"]}}]},
        ],
        "goal": {"condition": {"measure": "regions_controlled", "at_least": 5}},
        "threats": [
            {
                "name": "Cinder Oath",
                "immediately": [{"gain_card": {"kind": "smuggler"}}],
                "removal": "Pay 2 cunning.",
            },
            {
                "name": "Burnt Bridge",
                "immediately": [{"gain_control": {"region": "The Trench"}}],
                "on_removal": [{"prompt": "Draw two cards."}],
            },
        ],
    }
    assert around.said == ["Ash Warden is kept."]
    assert around.went == ["/library/nemesis"]
    assert tap.count <= 40


def test_a_double_tap_does_nothing_twice(render, around, monkeypatch):
    screen = opened(render, around, begin(around, "nemesis", "Tide"))
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 60)

    screen.tap("Add a row")
    screen.tap("Add a row")
    screen.tap("Threat level 0: Tide gains 1")
    screen.tap("Threat level 0: Tide gains 1")
    screen.tap("Done")

    assert [row["threat"] for row in around.desk.drafts["card:tide"]["levels"]] == [0]
    assert not screen.sees("Gain leverage: another word")


def test_the_draft_survives_a_reload_and_leaving_the_page(render, around):
    id = begin(around, "nemesis", "Tide")
    opened(render, around, id).tap("Add a row")

    again = opened(render, around, id)
    assert again.sees("Tide gains 1 leverage")
    again.tap("Nemeses")

    assert around.went == ["/library/nemesis"]
    assert around.said == ["Tide is not kept yet: what you wrote waits here until you come back."]
    assert opened(render, around, id).sees("Tide gains 1 leverage")
    assert library_of(around.desk.library("vestige")).cards == {}


def test_a_card_that_was_only_looked_at_leaves_no_draft(render, around):
    keep(around, VEX)
    screen = opened(render, around, "vex")

    screen.tap("Mercenaries")

    assert around.said == []
    assert "card:vex" not in around.desk.drafts


def test_words_alone_make_a_nemesis_and_keep_says_what_is_still_to_be_read(render, around):
    id = begin(around, "nemesis", "Happy")

    opened(render, around, id).tap("Keep")

    assert around.said == ["Happy is kept. Still to be read: its rows and abilities."]
    assert held(around, id).in_words_only
    assert around.desk.drafts == {}


def test_what_does_not_fit_is_said_at_its_place_and_nothing_is_kept(render, around):
    id = begin(around, "nemesis", "")
    screen = opened(render, around, id)
    assert screen.sees("It has no name yet; give it one.")

    screen.tap("Keep")

    assert around.said == ["It cannot be kept yet. It has no name yet; give it one."]
    assert around.went == []
    screen.type_into("Name", "Tide")
    assert not screen.sees("It has no name yet")
    screen.tap("New threat")
    screen.dismiss()
    assert screen.sees("A threat without a name")
    assert screen.sees("It has no name yet; give it one.")


def test_two_rows_of_a_level_are_said_where_the_level_is_chosen(render, around):
    screen = opened(render, around, begin(around, "nemesis", "Tide"))
    screen.tap("Add a row")
    screen.tap("Add a row")

    screen.tap("Threat level 1: change")
    screen.tap("Threat level: 1 less")
    screen.tap("Done")

    assert screen.sees("Two rows have the same threat level; give each level one row.")


def test_a_bundled_nemesis_is_read_and_a_copy_of_it_can_be_changed(render, around):
    screen = opened(render, around, "bone")
    assert screen.sees("Bone gains 1 leverage for each region Bone controls x threat level of Bone")
    assert screen.sees("Syndicate Lord")
    assert not any("Add" in name or name == "Keep" for name in screen.names())

    screen.tap("Duplicate")

    assert around.went == ["/card/bone-2"]
    assert around.said == ["Bone 2 is a copy of Bone; change its name and whatever else."]
    assert opened(render, around, "bone-2").sees("Bone 2 gains 2 leverage")


def test_a_card_is_renamed_retired_used_again_and_deleted(render, around):
    keep(around, VEX)
    screen = opened(render, around, "vex")
    screen.type_into("Name", "Vex the Elder")
    screen.tap("Keep")
    assert held(around, "vex").name == "Vex the Elder"

    screen = opened(render, around, "vex")
    screen.tap("More")
    screen.tap("Retire it")
    assert library_of(around.desk.library("vestige")).of_kind("mercenary") == ()
    assert screen.sees("Retired: it is not offered.")
    screen.tap("More")
    screen.tap("Use it again")
    assert len(library_of(around.desk.library("vestige")).of_kind("mercenary")) == 1

    screen.tap("More")
    screen.tap("Delete")

    library = library_of(around.desk.library("vestige"))
    assert (library.cards, library.bin["vex"].held.card.name) == ({}, "Vex the Elder")
    assert library.bin["vex"].discarded.startswith("2026-11-30T20:")
    assert around.said[-1] == (
        "Vex the Elder is in the bin, where it can be taken back for 30 days: Library or Home leads there."
    )
    assert around.went[-1] == routes.shelf("mercenary")


def test_a_card_that_was_deleted_leads_to_the_bin_and_one_that_never_was_does_not(render, around):
    keep(around, VEX)
    library = library_of(around.desk.library("vestige"))
    around.desk.keep_library("vestige", saved_library(binned(library, ["vex"], around.desk.time())))

    screen = opened(render, around, "vex")

    assert screen.sees("This card was deleted, and can be taken back.")
    screen.tap("Open the bin")
    assert around.went == [routes.BIN_OF_LIBRARY]
    assert opened(render, around, "moth").sees("was deleted, or never kept")


def test_deleting_asks_once_where_something_written_is_lost_with_the_card(render, around):
    keep(around, VEX)
    screen = opened(render, around, "vex")
    screen.type_into("Name", "Vex the Wrong")

    screen.tap("More")
    screen.tap("Delete")
    assert screen.sees("It goes to the bin as it was kept last.")
    screen.tap("Keep it")
    assert held(around, "vex").name == "Vex"

    screen.tap("Delete")
    screen.tap("Yes, delete it")
    assert library_of(around.desk.library("vestige")).bin["vex"].held.card.name == "Vex"
    assert around.desk.drafts == {}


def test_changes_are_taken_back_to_what_is_kept(render, around):
    keep(around, VEX)
    screen = opened(render, around, "vex")
    screen.tap("It shows: 5")
    screen.type_into("Name", "Wrong")

    screen.tap("More")
    screen.tap("Take back what was changed")

    assert around.desk.drafts["card:vex"] == draft_of(CARD.validate_python(VEX))
    assert screen.controls(ft.TextField)[0].value == "Vex"


def test_a_draft_that_was_never_kept_is_thrown_away_after_asking(render, around):
    screen = opened(render, around, begin(around, "bounty", "Ledger"))
    screen.tap("More")
    assert not any(name.startswith(("Duplicate", "Share", "Retire")) for name in screen.names())

    screen.tap("Throw it away")
    screen.tap("Yes, delete it")

    assert around.desk.drafts == {}
    assert around.said == ["Ledger is thrown away."]


def test_a_card_goes_out_as_a_file(render, around):
    keep(around, VEX)
    screen = opened(render, around, "vex")

    screen.tap("More")
    screen.tap("Share")

    assert "Name of the pack" in screen.texts()


def test_trying_says_what_each_part_changes_and_follows_the_sample(render, around):
    screen = opened(render, around, begin(around, "nemesis", "Tide"))
    screen.tap("Add a row")
    screen.tap("Add an ability")
    screen.tap("Threat level 0: Tide gains 1")
    screen.tap("For each of something")
    screen.tap("Done")

    screen.tap("Try it")
    assert screen.sees("When a player gains control of a region")
    assert screen.sees("Tide: leverage 12 becomes 15")
    screen.tap("Regions: 1 more")
    screen.tap("Leverage: 12, choose a number")
    screen.tap("Leverage: 5")

    assert screen.sees("Tide: leverage 5 becomes 9")


def test_on_a_wide_screen_the_trial_lies_beside_the_card_and_follows_it(render, around):
    screen = opened(render, around, begin(around, "nemesis", "Tide"), wide=True)
    assert not screen.sees("Tide: leverage 12 becomes 13")

    screen.tap("Add a row")

    assert screen.sees("Tide: leverage 12 becomes 13")


def test_trying_what_does_not_fit_says_why(render, around):
    screen = opened(render, around, begin(around, "nemesis", ""))

    screen.tap("Try it")

    assert screen.texts().count("It has no name yet; give it one.") == 2


def test_a_guess_stays_a_guess_until_somebody_has_read_it(render, around):
    id = begin(around, "smuggler", "Ox")
    screen = opened(render, around, id)
    screen.tap("It shows: 3")
    screen.tap("Read off a guess")
    screen.tap("Keep")
    assert library_of(around.desk.library("vestige")).cards[id].source == "guess"

    screen = opened(render, around, id)
    screen.tap("It shows: 4")
    screen.tap("Read off my copy")
    screen.tap("Keep")

    assert library_of(around.desk.library("vestige")).cards[id].source == "my_copy"
    assert held(around, id).leverage == 4


def test_a_card_of_a_pack_that_is_kept_unchanged_stays_one_of_the_pack(render, around):
    library = kept(Library(), CARD.validate_python(VEX), "pack", "Paper City")
    around.desk.keep_library("vestige", saved_library(library))

    opened(render, around, "vex").tap("Keep")

    assert library_of(around.desk.library("vestige")).cards["vex"] == library.cards["vex"]


def test_an_address_without_a_card_leads_back_to_the_library(render, around):
    screen = opened(render, around, "lost")

    screen.tap("Library")

    assert around.went == ["/library"]
