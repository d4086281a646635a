"""Cards as one looks through them: what is found, and what one line says of each."""

from typing import Any

import pytest

from companion.library import kept, retired, suggestions
from companion.vestige.box.browsing import Found, found, gist, unkept
from companion.vestige.box.cards import CARD, AnyCard, Kind
from companion.vestige.box.in_words import condition_in_words, threat_in_words
from companion.vestige.cards import MASTERIES
from companion.vestige.library import Library, own, remember
from companion.vestige.regions import base_tiles

FIVE_REGIONS = {"measure": "regions_controlled", "whose": "any_player", "at_least": 5}


def card(kind: str, name: str = "Veil", **fields: Any) -> AnyCard:
    return CARD.validate_python({"kind": kind, "id": name.casefold().replace(" ", "-"), "name": name} | fields)


def holding(*cards: AnyCard) -> Library:
    library = Library()
    for it in cards:
        library = kept(library, it)
    return library


def names(library: Library, kind: Kind, letters: str = "", gone: bool = False) -> list[str]:
    return [it.name for it in found(library, kind, letters, gone)]


def only(library: Library, kind: Kind, letters: str = "") -> Found:
    (it,) = found(library, kind, letters)
    return it


SMUGGLERS = holding(*(card("smuggler", name) for name in ("Veil", "Iron Veil", "Vesper", "Anvil")))


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        pytest.param("", ["Anvil", "Iron Veil", "Veil", "Vesper"], id="all, by name"),
        pytest.param("ve", ["Veil", "Vesper", "Iron Veil"], id="a first word before a later one"),
        pytest.param(" VEIL ", ["Veil", "Iron Veil"], id="however it is typed"),
        pytest.param("nvil", [], id="not from within a word"),
    ],
)
def test_cards_are_found_and_suggested_by_their_first_letters(letters: str, expected: list[str]) -> None:
    assert names(SMUGGLERS, "smuggler", letters) == expected
    assert [it.name for it in suggestions(SMUGGLERS, "smuggler", letters)] == expected
    assert names(SMUGGLERS, "lawmaker", letters) == []


def test_what_is_retired_is_found_apart() -> None:
    library = retired(SMUGGLERS, "vesper", True)

    assert names(library, "smuggler", "ve") == ["Veil", "Iron Veil"]
    assert names(library, "smuggler", gone=True) == ["Vesper"]


def test_a_tile_that_nobody_has_read_comes_first_and_what_the_rulebook_states_needs_no_reading() -> None:
    library = remember(Library(), "region:Oasis", 3, "guess")

    lines = {it.name: it.line for it in found(library, "region")}

    assert set(lines) == set(base_tiles())
    assert (lines["Garage 2"].number, lines["Garage 2"].lacks, lines["Garage 2"].where) == ("", True, "not read yet")
    assert (lines["Chop Shop"].number, lines["Chop Shop"].where) == ("2", "the rulebook")
    assert (lines["Oasis"].number, lines["Oasis"].where, lines["Oasis"].id) == ("3", "a guess", "region-oasis")
    numbers = [it.number is None for it in found(library, "region")]
    assert numbers == sorted(numbers, reverse=True)


def test_a_tile_that_somebody_read_otherwise_than_the_rulebook_counts_as_read() -> None:
    line = only(remember(Library(), "mastery:ingenuity", 8), "mastery", "ingen").line

    assert (line.number, line.where, line.of) == ("8", "my copy", "mastery:ingenuity")


def test_words_of_a_tile_do_not_make_up_for_its_number() -> None:
    tile = CARD.validate_python({"kind": "region", "id": "t", "name": "Garage", "words": "Draw a bot."})
    chop_shop = CARD.validate_python({"kind": "region", "id": "c", "name": "Chop Shop", "words": "Fix."})
    library = holding(tile, chop_shop)

    assert only(library, "region", "garage 2").line.id is None
    first = found(library, "region", "garage")[0].line
    assert (first.id, first.number, first.lacks, first.about) == ("t", "", True, "still lacks its leverage")
    stated = only(library, "region", "chop").line
    assert (stated.id, stated.number, stated.lacks, stated.where) == ("c", "2", False, "the rulebook")


def test_a_retired_tile_is_not_asked_for_again_beside_itself() -> None:
    library = retired(remember(own(Library(), "The Ring", True), "region:The Ring", 4), "region-the-ring", True)

    assert names(library, "region", "the ring") == []
    assert names(library, "region", "the ring", gone=True) == ["The Ring"]


def test_masteries_have_a_line_each_and_speed_spaces_stand_in_order() -> None:
    library = remember(remember(Library(), "speed:12", 9), "speed:5", 5)

    assert len(found(library, "mastery")) == len(MASTERIES)
    assert names(library, "speed") == ["Space 3", "Space 4", "Space 5", "Space 12"]


def test_nemeses_of_the_app_are_on_the_shelf_until_the_person_has_one_of_that_name() -> None:
    library = holding(card("nemesis", "Ash Warden"))

    assert names(library, "nemesis") == ["Ash Warden", "Bone"]
    assert only(library, "nemesis", "bone").line.where == "comes with the app"
    mine = holding(card("nemesis", "Bone", id="bone-2"))
    assert [it.key for it in found(mine, "nemesis")] == ["bone-2"]


def test_where_a_card_was_read_names_its_pack() -> None:
    library = kept(Library(), card("smuggler", leverage=2), "pack", "Paper City")

    assert only(library, "smuggler").line.where == "the pack Paper City"


@pytest.mark.parametrize(
    ("it", "number", "about"),
    [
        pytest.param(card("smuggler", leverage=2, words="Looks away."), "2", "Looks away.", id="a contact"),
        pytest.param(card("smuggler"), "", "still lacks its leverage", id="a contact by name"),
        pytest.param(card("bounty", value={"fixed": 6}), "6", "", id="p. 22: a bounty"),
        pytest.param(card("bounty", value={"per": ["cards.artifact"], "times": 2}), "",
                     "Pays 2 for each artifact", id="p. 22: a bounty with a formula"),
        pytest.param(card("condition", condition=FIVE_REGIONS), "",
                     "Any player has at least 5 regions controlled.", id="p. 25: a condition that is watched"),
        pytest.param(card("condition"), "", "still lacks its words", id="a condition by name"),
        pytest.param(card("covert_op", reward=[{"gain_leverage": {"fixed": 4}}]), "",
                     "Its owner gains 4 leverage.", id="p. 24: a covert op"),
        pytest.param(card("nemesis", levels=[{"threat": 0, "do": []}], goal={"words": "All."}, threats=[{"name": "T"}]),
                     "", "1 row, 1 threat, a goal", id="p. 26: a nemesis"),
        pytest.param(card("nemesis"), "", "still lacks its rows and abilities", id="a nemesis by name"),
    ],
)  # fmt: skip
def test_a_line_says_what_a_card_says_or_still_lacks(it: AnyCard, number: str, about: str) -> None:
    line = only(holding(it), it.kind, it.name).line

    assert (line.number, line.about) == (number, about)
    assert line.lacks is about.startswith("still lacks")


def test_a_region_says_what_it_gives_at_the_end() -> None:
    tile = card("region", "The Rise", at_end={"per": ["cards.artifact"]})

    assert gist(tile) == "At game end 1 leverage for each artifact"
    assert gist(None) == ""


def test_a_condition_in_words_keeps_what_is_known_of_it() -> None:
    watched = holding(card("condition", "Five", condition=FIVE_REGIONS))
    told = holding(card("condition", "Five", words="As printed."))

    new = condition_in_words(Library(), "Five", "  Somebody holds five. ")
    more = condition_in_words(watched, "five", "Somebody holds five.")

    assert new
    assert (new.name, new.words, new.id) == ("Five", "Somebody holds five.", "five")
    assert more
    assert more.condition
    assert (more.words, more.id) == ("Somebody holds five.", "five")
    assert condition_in_words(told, "Five", "Other words.") == told.cards["five"].card
    assert condition_in_words(Library(), "Five", " ") is None
    assert condition_in_words(Library(), "Five", "a\u0007b") is None


def test_a_threat_in_words_has_what_was_written_down() -> None:
    both = threat_in_words("Toll", "Each player loses 1.", "Pay 2 might.")
    one = threat_in_words("Toll", "", "Pay 2 might.")

    assert both
    assert (both.words, both.removal) == ("Each player loses 1.", "Pay 2 might.")
    assert one
    assert (one.words, one.removal, one.immediately) == (None, "Pay 2 might.", ())
    assert threat_in_words("Toll", " ", "") is None
    assert threat_in_words("a\u0007b", "x", "") is None


def test_what_was_begun_and_not_kept_is_told_by_its_kind() -> None:
    library = holding(card("smuggler", "Veil", leverage=2), card("smuggler", "Moth"))
    drafts = {
        "card:veil": {"kind": "smuggler", "id": "veil", "name": "Veil", "leverage": 2},
        "card:moth": {"kind": "smuggler", "id": "moth", "name": "Moth", "leverage": 3},
        "card:new": {"kind": "smuggler", "id": "new", "name": ""},
        "card:lens": {"kind": "artifact", "id": "lens", "name": "Lens"},
        "new game": {"kind": "smuggler"},
    }

    assert unkept(library, drafts, "smuggler") == (("moth", "Moth"), ("new", ""))
    assert unkept(library, drafts, "artifact") == (("lens", "Lens"),)
