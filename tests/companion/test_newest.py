"""What a new game takes from the library: nemeses as they are now, and tiles that give something at game end."""

from typing import Any

import pytest

from companion.library import kept, retired
from companion.vestige.box.cards import CARD
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import bundled
from companion.vestige.library import Library, newest, tile_cards
from companion.vestige.setup import MOST_TILE_CARDS


def nemesis(id: str, name: str, words: str) -> Nemesis:
    return Nemesis(id=id, name=name, words=words)


def library(*cards: Any) -> Library:
    held = Library()
    for card in cards:
        held = kept(held, card)
    return held


OLD = nemesis("warden", "Ash Warden", "old")


@pytest.mark.parametrize(
    ("held", "asked", "words"),
    [
        pytest.param(library(nemesis("warden", "Cinder Warden", "new")), OLD, "new", id="by its id, whatever its name"),
        pytest.param(library(nemesis("w2", "ash warden", "new")), OLD, "new", id="by its name"),
        pytest.param(library(), OLD, "old", id="none is known"),
        pytest.param(library(CARD.validate_python({"kind": "artifact", "id": "warden", "name": "Ash"})), OLD, "old",
                     id="its id is that of another kind"),
        pytest.param(library(nemesis("b", "Bone", "mine")), bundled()["bone"], "mine", id="one's own Bone"),
        pytest.param(retired(library(nemesis("warden", "Warden", "new")), "warden", True), OLD, "new", id="retired"),
    ],
)  # fmt: skip
def test_a_nemesis_is_played_as_the_library_has_it_now(held: Library, asked: Nemesis, words: str) -> None:
    assert newest(held, asked).words == words


def tile(number: int, **fields: Any) -> Any:
    return CARD.validate_python({"kind": "region", "id": f"t{number}", "name": f"Tile {number}"} | fields)


def test_only_tiles_that_give_something_at_game_end_go_into_a_setup_and_no_more_than_it_holds() -> None:
    gives = {"at_end": {"fixed": 2}}

    few = tile_cards(library(tile(1, leverage=3), tile(2, **gives)))
    many = tile_cards(library(*(tile(number, **gives) for number in range(50))))

    assert [card.name for card in few] == ["Tile 2"]
    assert len(many) == MOST_TILE_CARDS
