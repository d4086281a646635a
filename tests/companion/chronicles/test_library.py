"""What the library remembers of Chronicles: cards by kind, printed numbers, people; and how it is looked through."""

from copy import deepcopy
from typing import Any

import pytest

from companion.browsing import Shelfful
from companion.card_bin import binned, taken_back, tidied
from companion.chronicles.box import bundled_events
from companion.chronicles.cards import AnyCard
from companion.chronicles.library import Library, known_setup, library_of
from companion.chronicles.rulebook import CHRONICLES
from companion.chronicles.setup import Setup
from companion.chronicles.shelves import CARD, KINDS, census, found, lacks, unkept
from companion.joining import joined
from companion.library import kept, retired, saved_library, suggestions

SPARK = {"kind": "legendary", "name": "The Immortal Spark", "track": "inspiration", "words": "Move influence."}
READ = {"honor": (3, 4, 5)}
FLOOD = {"kind": "event", "name": "The Flood", "deed": "Pay 3 strength.", "renown": 1, "marks": ("courage",)}
ECHOES = {"kind": "chronicle", "name": "Echoes of the Consumed", "a": "vision", "b": "strength"}


def card(given: dict[str, Any], **changes: Any) -> AnyCard:
    whole = given | changes
    return CARD.validate_python({"id": whole["name"].casefold().replace(" ", "-")} | whole)


def holding(*given: dict[str, Any], library: Library | None = None) -> Library:
    library = library or Library()
    for one in given:
        library = kept(library, card(one))
    return library


def shelfful(library: Library, kind: str) -> Shelfful:
    return next(it for it in census(library) if it.kind == kind)


def test_a_library_comes_back_from_its_saved_form() -> None:
    library = holding(SPARK, FLOOD, ECHOES).changed({"people": ("Ana",)})

    again = Library.model_validate(saved_library(library))

    assert again == library


def test_what_another_version_wrote_is_kept_beside_what_is_understood() -> None:
    saved = deepcopy(saved_library(holding(FLOOD)))
    saved["cards"]["omen"] = {"card": {"kind": "omen", "id": "omen", "name": "Omen"}}

    library = library_of(saved)

    assert list(library.cards) == ["the-flood"]
    assert saved_library(library)["cards"] == saved["cards"]


def test_events_of_the_rulebook_are_there_before_anybody_has_typed_one() -> None:
    names = [event.name for event in Library().events()]

    assert names == [event.name for event in bundled_events()]


def test_an_own_event_takes_the_place_of_the_one_with_its_name() -> None:
    own = {"kind": "event", "name": "a darkness below", "renown": 2}

    events = [event for event in holding(own).events() if event.name.casefold() == "a darkness below"]

    assert [event.renown for event in events] == [2]


def test_names_are_offered_by_their_first_letters() -> None:
    library = holding(FLOOD)

    assert [it.name for it in suggestions(library, "event", "the")] == ["The Flood"]
    assert [it.name for it in suggestions(library, "event", "dark")] == ["A Darkness Below"]


def test_a_new_game_is_told_what_is_known_of_the_box_and_not_what_is_out_of_use() -> None:
    library = retired(holding(SPARK, FLOOD, FLOOD | {"name": "The Drought"}), "the-drought", True)
    library = library.changed({"printed": library.printed.changed({"agent_honor": 2, "stacks": {"relic": "Inn"}})})

    setup = Setup(seats=({"name": "Ana"},), **known_setup(library))

    assert setup.printed.agent_honor == 2
    assert setup.printed.stacks == {"relic": "Inn"}
    assert [it.name for it in setup.event_cards] == ["The Flood"]
    assert [it.name for it in setup.legendary_cards] == ["The Immortal Spark"]
    assert CHRONICLES.start(setup).printed == library.printed


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        pytest.param(SPARK | READ, "", id="Legendary Cards, all read"),
        pytest.param(SPARK, "the honor of its spaces", id="Legendary Cards, spaces"),
        pytest.param({"kind": "legendary", "name": "X", "honor": (1, 2, 3)}, "its attribute and its power", id="name"),
        pytest.param(FLOOD, "", id="Event Card Anatomy, all read"),
        pytest.param(FLOOD | {"renown": None}, "its reward", id="Event Card Anatomy, D"),
        pytest.param(FLOOD | {"deed": None}, "its deed", id="Event Card Anatomy, C"),
        pytest.param(ECHOES, "", id="Resolving Chronicle Cards, both choices"),
        pytest.param(ECHOES | {"b": None}, "the mark of B", id="Resolving Chronicle Cards, one choice"),
    ],
)
def test_a_card_tells_what_is_still_to_be_read_off_it(given: dict[str, Any], missing: str) -> None:
    assert lacks(card(given)) == missing


def test_a_shelf_counts_what_is_complete_what_is_known_in_part_and_what_is_guessed() -> None:
    library = kept(holding(ECHOES), card({"kind": "chronicle", "name": "The Well"}), "guess")

    shelf = shelfful(library, "chronicle")

    assert (shelf.complete, shelf.begun, shelf.guesses, shelf.total) == (1, 1, 1, None)
    assert shelf.said == "1, 1 in part, 1 guessed"


def test_events_of_the_app_lie_on_their_shelf_and_say_so() -> None:
    lines = [it.line for it in found(holding(FLOOD), "event")]

    assert {line.where for line in lines if line.name != "The Flood"} == {"comes with the app"}
    flood = next(line for line in lines if line.name == "The Flood")
    assert (flood.about, flood.where) == ("Pay 3 strength. 1 renown, a mark on courage", "my copy")


def test_a_shelf_is_searched_by_letters_and_keeps_apart_what_is_out_of_use() -> None:
    library = retired(holding(ECHOES, ECHOES | {"name": "The Well"}), "the-well", True)

    assert [it.name for it in found(library, "chronicle", "ech")] == ["Echoes of the Consumed"]
    assert found(library, "chronicle", "well") == ()
    assert [it.name for it in found(library, "chronicle", retired=True)] == ["The Well"]


def test_a_card_that_was_begun_and_not_kept_is_named() -> None:
    library = holding(ECHOES)
    as_kept = library.cards["echoes-of-the-consumed"].card.model_dump(mode="json")
    drafts = {
        "chronicles:new": {"kind": "chronicle", "id": "new", "name": "The Well"},
        "chronicles:echoes-of-the-consumed": as_kept,
        "chronicles:new:source": "guess",
        "card:vex": {"kind": "mercenary", "id": "vex", "name": "Vex"},
    }

    assert unkept(library, drafts, "chronicle") == (("new", "The Well"),)


def test_every_kind_has_its_words_and_a_shelf() -> None:
    assert [it.kind for it in census(Library())] == list(KINDS)
    assert [it.title for it in census(Library())] == [shelf.title for shelf in KINDS.values()]


def test_a_card_goes_to_the_bin_and_comes_back() -> None:
    library = binned(holding(FLOOD), ["the-flood"], "2026-11-01T20:00:00+00:00")

    assert library.cards == {}
    again, words = taken_back(library, "the-flood")

    assert words == "The Flood is back."
    assert again.known("event", "the flood") == card(FLOOD)
    assert again.bin == {}


def test_a_card_of_a_name_that_was_given_again_comes_back_beside_it() -> None:
    library = binned(holding(FLOOD), ["the-flood"], "2026-11-01T20:00:00+00:00")
    library = kept(library, card(FLOOD, renown=3))

    again, words = taken_back(library, "the-flood")

    assert words == "The Flood is back as The Flood 2: another one has its name by now."
    assert {it.name: it.renown for it in again.events() if it.name.startswith("The Flood")} == {
        "The Flood": 3,
        "The Flood 2": 1,
    }


def test_what_has_lain_in_the_bin_for_its_days_is_gone() -> None:
    saved = saved_library(binned(holding(FLOOD), ["the-flood"], "2026-09-01T20:00:00+00:00"))

    assert tidied(saved, "2026-09-20T20:00:00+00:00") is saved
    assert tidied(saved, "2026-11-01T20:00:00+00:00")["bin"] == {}


def test_another_library_adds_what_this_one_has_not_and_changes_nothing_that_it_has() -> None:
    mine = holding(FLOOD).changed({"people": ("Ana",)})
    mine = mine.changed({"printed": mine.printed.changed({"agent_honor": 1, "stacks": {"relic": "Inn"}})})
    theirs = holding(FLOOD | {"renown": 3}, ECHOES).changed({"people": ("Ben", "Ana")})
    there = {"agent_honor": 4, "renown": 20, "stacks": {"relic": "Arcane Tower", "loot": "Curio Shoppe"}}
    theirs = theirs.changed({"printed": theirs.printed.changed(there)})

    both = joined(CHRONICLES.library, saved_library(mine), saved_library(theirs))

    library = library_of(both.library)
    assert both.added == ("1 card", "names and places that were typed")
    assert both.clashes == ("The Flood",)
    assert library.known("event", "The Flood") == card(FLOOD)
    assert library.known("chronicle", ECHOES["name"]) == card(ECHOES)
    assert library.people == ("Ana", "Ben")
    assert (library.printed.agent_honor, library.printed.renown) == (1, 20)
    assert library.printed.stacks == {"relic": "Inn", "loot": "Curio Shoppe"}
