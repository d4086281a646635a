"""What the app knows of a box and what it still lacks."""

from typing import Any

import pytest

from companion.browsing import progress
from companion.library import kept, retired
from companion.vestige.box.cards import CARD
from companion.vestige.box.census import SHELVES, census, is_complete, lacks, still_unread
from companion.vestige.library import Library, own, remember


def held(*cards: dict[str, Any]) -> Library:
    library = Library()
    for number, given in enumerate(cards):
        library = kept(library, CARD.validate_python({"id": f"x{number}", **given}))
    return library


def said(library: Library, kind: str) -> str:
    return next(it.said for it in census(library) if it.kind == kind)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        pytest.param("nemesis", "0 of 2", id="p. 5: Dunecrest and Happy"),
        pytest.param("condition", "0 of 9", id="p. 5: conditions"),
        pytest.param("covert_op", "0 of 24", id="p. 5: covert ops"),
        pytest.param("region", "1 of 19", id="p. 17: the Chop Shop is stated"),
        pytest.param("lawmaker", "0 of 12", id="p. 5: twelve of each kind"),
        pytest.param("mastery", "1 of 7", id="p. 25: ingenuity is stated"),
        pytest.param("speed", "2", id="p. 12: spaces 3 and 4 are stated, nobody knows how many there are"),
    ],
)
def test_an_empty_library_knows_what_the_rulebook_states(kind: str, words: str) -> None:
    assert said(Library(), kind) == words


def test_every_kind_of_card_has_a_shelf() -> None:
    assert [it.kind for it in census(Library())] == list(SHELVES)


def test_cards_with_a_name_alone_are_begun_and_not_lacking() -> None:
    library = held({"kind": "lawmaker", "name": "Dispatch", "leverage": 2}, {"kind": "lawmaker", "name": "Veil"})

    (shelf,) = (it for it in census(library) if it.kind == "lawmaker")

    assert (shelf.complete, shelf.begun, shelf.lacking) == (1, 1, 10)
    assert shelf.said == "1 of 12, 1 by name only"


def test_a_guess_is_told_as_one() -> None:
    assert said(remember(Library(), "region:Oasis", 3, "guess"), "region") == "2 of 19, 1 guessed"


def test_a_retired_card_counts_for_nothing() -> None:
    library = held({"kind": "lawmaker", "name": "Dispatch", "leverage": 2})

    assert said(retired(library, "x0", True), "lawmaker") == "0 of 12"


def test_a_tile_of_the_module_that_is_owned_is_one_more_to_read() -> None:
    library = own(Library(), "The Rise", True)

    assert said(library, "region") == "1 of 20"
    assert "The Rise" in still_unread(library, "region")
    assert "The Rise" not in still_unread(remember(library, "region:The Rise", 2), "region")


@pytest.mark.parametrize(
    ("card", "missing"),
    [
        pytest.param({"kind": "nemesis", "name": "N"}, "its rows and abilities", id="a nemesis by name"),
        pytest.param({"kind": "nemesis", "name": "N", "goal": {"words": "w"}}, "", id="a nemesis with a goal"),
        pytest.param({"kind": "condition", "name": "N"}, "its words", id="a condition by name"),
        pytest.param({"kind": "condition", "name": "N", "words": "w"}, "", id="a condition in words"),
        pytest.param({"kind": "covert_op", "name": "N"}, "its words", id="a covert op by name"),
        pytest.param({"kind": "bounty", "name": "N", "words": "w"}, "what it pays", id="a bounty without its value"),
        pytest.param({"kind": "bounty", "name": "N", "value": {"fixed": 0}}, "", id="a bounty that pays nothing"),
        pytest.param({"kind": "artifact", "name": "N"}, "its leverage", id="an artifact by name"),
        pytest.param({"kind": "artifact", "name": "N", "leverage": 0}, "", id="an artifact without leverage"),
        pytest.param({"kind": "speed", "space": 6}, "its leverage", id="a speed space"),
    ],
)
def test_it_is_said_what_a_card_still_lacks(card: dict[str, Any], missing: str) -> None:
    found = CARD.validate_python({"id": "x", **card})

    assert lacks(found) == missing
    assert is_complete(found) == (missing == "")


def test_more_than_the_box_has_are_counted_without_it() -> None:
    library = held(*({"kind": "condition", "name": f"C{number}", "words": "W."} for number in range(10)))

    assert said(library, "condition") == "10"
    assert progress(it for it in census(library) if it.kind == "condition") == (9, 9)


def test_what_is_complete_is_summed_over_the_kinds_whose_number_is_known() -> None:
    library = held(
        {"kind": "lawmaker", "name": "Dispatch", "leverage": 2}, {"kind": "speed", "space": 9, "leverage": 9}
    )

    complete, total = progress(census(library))

    assert (complete, total - complete) == (3, 142)
