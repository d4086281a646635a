"""The library of Forsaken as one looks through it: what a card lacks, what it says in a line, how full a shelf is."""

from typing import Any, get_args

import pytest

from companion.forsaken.cards import AnyCard, CardSort
from companion.forsaken.library import Library
from companion.forsaken.shelves import CARD, IN_THE_BOX, KINDS, SHELVES, gist, lacks
from companion.library import kept, retired


def card(**given: Any) -> AnyCard:
    return CARD.validate_python({"id": "x", "name": "X"} | given)


def test_every_kind_of_card_has_a_shelf_with_an_entry(corpus_ids: frozenset[str]) -> None:
    assert set(KINDS) == set(get_args(CardSort))
    assert {shelf.rule for shelf in KINDS.values()} <= corpus_ids


WHOLE: dict[str, dict[str, Any]] = {
    "character": {
        "klass": "wise", "vitality": 8, "green": 3, "loop": [{"gains": {"vp": 1}}], "lap_vp": 2, "talent": "Sees.",
        "scrap": 1, "particle": 0,
    },
    "weapon": {"dice": 3, "words": "Fires twice.", "mod": {"type": "scope", "strength": 1}},
    "gear": {"timing": "Any turn", "words": "Heal 2."},
    "talent": {"gains": {"boosts": 1}},
    "status": {"words": "Roll one die less."},
    "data": {"words": "Look at a deck."},
    "ruin": {"gains": {"vp": 1, "legend": 2}},
    "defeat": {"vitality": 4, "loses_turn": True},
    "job": {"words": "Go to the Clinic."},
    "enemy": {"dice": 4, "overwhelm": 6},
    "bounty": {"landmark": "The Shale Flats", "dice": 5, "track": [{}, {"gains": {"vp": 2}}]},
    "persona": {"faction": "sanction", "letter": "A", "special": "Heal 3.", "path": ["A", "B", "C"]},
    "story": {"whose": "Maren", "chapter": 2, "feats": ["A", "B"], "vignette": "T15A"},
    "feat": {"letter": "S", "words": "Win a fight."},
    "plot": {"objective": "Visit the Uplink.", "lines": [{"vp": 1}] * 5},
    "rival": {"pips": 3, "plot": ["A", "B"], "ability": "Gains VP."},
    "encounter": {"event": "Moving costs more.", "finale": "1 VP a boost."},
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_was_read_lacks_nothing_and_one_of_which_only_the_name_is_known_does(kind: str) -> None:
    assert lacks(card(kind=kind, **WHOLE[kind])) == ""
    assert lacks(card(kind=kind)) != ""


@pytest.mark.parametrize(
    ("kind", "changes", "missing"),
    [
        pytest.param("character", {"green": None}, "its vitality track", id="Vitality and Fungalyte"),
        pytest.param("character", {"loop": []}, "its legend loop", id="Legend"),
        pytest.param("character", {"loop": [None, {}, None]}, "2 spaces of its loop", id="Legend, some spaces"),
        pytest.param("persona", {"path": ["A", None, "C"], "letter": None},
                     "its letter and its patrol path", id="Personas"),
        pytest.param("plot", {"lines": [{}, {}, {}, {}, None]}, "1 line", id="Rival Turns"),
        pytest.param("bounty", {"landmark": None, "dice": None, "track": []},
                     "its landmark, its dice and its track", id="Confront a Bounty"),
        pytest.param("defeat", {"vitality": None}, "the vitality that it leaves", id="Defeat"),
        pytest.param("story", {"vignette": None, "by_class": {"wise": "MX-2"}}, "", id="Class Module Gameplay"),
    ],
)  # fmt: skip
def test_a_card_tells_what_is_still_to_be_read_off_it(kind: str, changes: dict[str, Any], missing: str) -> None:
    assert lacks(card(kind=kind, **WHOLE[kind] | changes)) == missing


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        pytest.param("character", "Wise, vitality 8, a loop of 1", id="Player Boards"),
        pytest.param("weapon", "3 dice, Fires twice, as a mod (scope) 1 strength", id="Weapons"),
        pytest.param("ruin", "1 VP and 2 legend", id="Ruins"),
        pytest.param("defeat", "vitality 4, the turn is over", id="Defeat"),
        pytest.param("enemy", "4 dice, overwhelmed at 6", id="Overwhelming an Enemy"),
        pytest.param("bounty", "The Shale Flats, 5 dice", id="Confront a Bounty"),
        pytest.param("persona", "Sanction, A, Heal 3", id="Connect"),
        pytest.param("story", "Maren, chapter 2, feats A B", id="Personal Stories"),
        pytest.param("encounter", "Moving costs more, Finale: 1 VP a boost", id="The Event Row"),
    ],
)
def test_a_card_says_in_a_line_what_is_on_it(kind: str, said: str) -> None:
    assert gist(card(kind=kind, **WHOLE[kind])) == said


def test_shelves_count_what_is_complete_of_what_the_box_has() -> None:
    library = Library()
    for id, given in (("hound", WHOLE["bounty"]), ("eel", {}), ("ghost", {})):
        library = kept(
            library, card(kind="bounty", **given | {"id": id, "name": id}), "guess" if id == "eel" else "my_copy"
        )

    shelf = next(it for it in SHELVES.census(retired(library, "ghost", True)) if it.kind == "bounty")

    assert (shelf.complete, shelf.begun, shelf.lacking) == (1, 1, IN_THE_BOX["bounty"] - 2)
    assert shelf.said == "1 of 10, 1 in part, 1 guessed"


def test_cards_are_found_by_the_letters_of_their_names() -> None:
    library = Library()
    for id in ("Old Shotgun", "Shock Baton", "Blade"):
        library = kept(library, card(kind="weapon", id=id, name=id))

    assert [it.name for it in SHELVES.found(library, "weapon", "sho", False)] == ["Shock Baton", "Old Shotgun"]
    assert SHELVES.found(library, "weapon", "", True) == ()
