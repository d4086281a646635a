"""What the library remembers of Forsaken: cards by kind, the dice tower, people; and how two libraries are joined."""

from copy import deepcopy
from typing import Any

from companion.forsaken.cards import AnyCard
from companion.forsaken.library import Library, known_setup, library_of
from companion.forsaken.rulebook import FORSAKEN
from companion.forsaken.setup import Setup
from companion.forsaken.shelves import CARD
from companion.joining import joined
from companion.library import kept, retired, saved_library

BLASTER = {"kind": "weapon", "name": "Blaster", "dice": 3}
MAREN = {"kind": "character", "name": "Maren", "vitality": 8, "green": 2, "loop": [{"gains": {"vp": 1}}, None]}
ZONES = [{"name": "Ledge", "strength": 2}, {"name": "Pit", "damage": 1}]


def card(given: dict[str, Any]) -> AnyCard:
    return CARD.validate_python({"id": given["name"].casefold()} | given)


def holding(*given: dict[str, Any], **printed: Any) -> Library:
    library = Library.model_validate({"printed": printed})
    for one in given:
        library = kept(library, card(one))
    return library


def test_a_library_comes_back_from_its_saved_form() -> None:
    library = holding(BLASTER, MAREN, tower={"zones": ZONES, "plain": {"crit": 2}}).changed({"people": ("Ana",)})

    assert Library.model_validate(saved_library(library)) == library


def test_what_another_version_wrote_is_kept_beside_what_is_understood() -> None:
    saved = deepcopy(saved_library(holding(BLASTER)))
    saved["cards"]["omen"] = {"card": {"kind": "omen", "id": "omen", "name": "Omen"}}

    library = library_of(saved)

    assert list(library.cards) == ["blaster"]
    assert saved_library(library)["cards"] == saved["cards"]


def test_joining_keeps_what_is_here_and_takes_what_is_lacking() -> None:
    here = holding(BLASTER, yards=["Rust Bay", None, None], decks={"thyrria": 40})
    there = holding(
        MAREN, tower={"zones": ZONES, "plain": {"crit": 2}}, yards=["Elsewhere", "Spore Dump", None],
        decks={"thyrria": 9, "port_ambition": 30},
    )  # fmt: skip

    together = library_of(joined(Library, saved_library(here), saved_library(there)).library)

    assert {held.card.name for held in together.cards.values()} == {"Blaster", "Maren"}
    assert [zone.name for zone in together.printed.tower.zones] == ["Ledge", "Pit"]
    assert together.printed.yards == ("Rust Bay", "Spore Dump", None)
    assert together.printed.decks == {"thyrria": 40, "port_ambition": 30}


def test_a_new_game_is_told_what_is_known_of_the_box_and_not_what_is_out_of_use() -> None:
    library = retired(holding(BLASTER, MAREN, BLASTER | {"name": "Club"}, tower={"zones": ZONES}), "club", True)

    setup = Setup.model_validate({"seats": [{"name": "Ana", "character": "maren"}], **known_setup(library)})

    table = FORSAKEN.start(setup)
    assert table.known("weapon", "blaster").dice == 3
    assert table.known("weapon", "Club") is None
    assert (table.player("Ana").most, table.player("Ana").green) == (8, 2)
    assert [zone.strength for zone in table.printed.tower.zones] == [2, 0]
