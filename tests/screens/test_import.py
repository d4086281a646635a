"""Importing cards: what is refused and why, what would change, what does, and the way back."""

import json
from typing import Any

import pytest

from companion.library import saved_library
from companion.vestige.box.pack import LARGEST
from companion.vestige.library import Library, library_of, remember
from screens import buttons
from screens.vestige.packs.coming import ImportPage
from tests.screens.desks import Surroundings, keep

WARDEN = {"kind": "nemesis", "id": "warden", "name": "Ash Warden", "levels": [
    {"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]},
]}  # fmt: skip
LENS = {"kind": "artifact", "id": "lens", "name": "Lens", "leverage": 4}
COIL = {"kind": "artifact", "id": "coil", "name": "Coil", "leverage": 2}
OASIS = {"kind": "region", "id": "oasis", "name": "Oasis", "leverage": 5}


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Surroundings:
    monkeypatch.setattr(buttons, "DOUBLE_TAP", 0)
    return Surroundings()


@pytest.fixture
def screen(render, around):
    return render(ImportPage, **around.page())


def held(around: Surroundings) -> Library:
    return library_of(around.desk.library("vestige"))


def cards(around: Surroundings) -> dict[str, Any]:
    """The leverage of each card in the library, by id."""
    return {id: getattr(it.card, "leverage", None) for id, it in held(around).cards.items()}


def pack(*cards: dict[str, Any], **fields: Any) -> str:
    return json.dumps({"format": 1, "id": "ash", "name": "Ash and glass", "cards": cards} | fields)


def paste(screen, text: str) -> None:
    screen.type_into("Or paste the text of a pack", text)
    screen.tap("Look at the text")


# What comes


def test_a_file_is_looked_at_before_anything_happens(screen, around):
    screen.choose_file("ash.json", pack(WARDEN, LENS, author="Ana", notes="For two evenings.").encode())

    assert screen.sees("Ash and glass by Ana For two evenings. 2 new.")
    assert cards(around) == {}


def test_new_cards_come_in_one_tap_and_are_said_to_be_of_that_pack(screen, around):
    paste(screen, pack(WARDEN, LENS))

    screen.tap("Import 2 cards")

    assert cards(around) == {"warden": None, "lens": 4}
    assert {(it.source, it.pack) for it in held(around).cards.values()} == {("pack", "Ash and glass")}
    assert screen.sees("Imported: 2 new.")


def test_a_card_alone_is_a_pack_of_one(screen, around):
    paste(screen, json.dumps(LENS))

    screen.tap("Import 1 card")

    assert cards(around) == {"lens": 4}


def test_a_nemesis_in_toml_is_read_from_its_file(screen, around):
    screen.choose_file("warden.toml", b'kind = "nemesis"\nid = "warden"\nname = "Ash Warden"\n')

    screen.tap("Import 1 card")

    assert list(cards(around)) == ["warden"]


def test_a_card_that_has_come_is_opened_with_a_tap(screen, around):
    paste(screen, pack(WARDEN))
    screen.tap("Import 1 card")

    screen.tap("Ash Warden Nemesis")

    assert around.went == ["/card/warden"]


# What it meets


def test_what_was_read_off_my_copy_stays_unless_i_say_otherwise(screen, around):
    keep(around.desk, LENS)

    paste(screen, pack(LENS | {"leverage": 6}, COIL))

    assert screen.sees("1 new, 1 not as yours.")
    assert screen.sees("Differs in its leverage (4, theirs 6).")
    assert "Lens: Keep mine, chosen" in screen.names()
    screen.tap("Import 1 card")
    assert cards(around) == {"lens": 4, "coil": 2}


@pytest.mark.parametrize(
    ("choice", "left", "said"),
    [
        pytest.param("Take theirs", {"lens": 6}, "1 in place of yours", id="theirs"),
        pytest.param("Keep both", {"lens": 4, "lens-2": 6}, "1 beside yours", id="both"),
    ],
)
def test_each_card_that_is_not_as_mine_is_decided_by_itself(screen, around, choice, left, said):
    keep(around.desk, LENS)
    paste(screen, pack(LENS | {"leverage": 6}))

    screen.tap(f"Lens: {choice}")
    screen.tap("Import 1 card")

    assert cards(around) == left
    assert screen.sees(f"Imported: {said}.")


def test_of_a_region_there_is_one_so_both_cannot_be_kept(screen, around):
    around.desk.keep_library("vestige", saved_library(remember(held(around), "region:Oasis", 3)))

    paste(screen, pack(OASIS))

    assert "Oasis: Take theirs" in screen.names()
    assert not any("Keep both" in name for name in screen.names())


def test_a_newer_version_of_the_same_pack_takes_the_place_of_its_cards(screen, around):
    keep(around.desk, LENS, source="pack", pack="Ash and glass")

    paste(screen, pack(LENS | {"leverage": 6}))

    assert screen.sees("Newer than yours: 1")
    screen.tap("Import 1 card")
    assert cards(around) == {"lens": 6}
    assert screen.sees("1 brought up to date")


def test_several_are_settled_at_once(screen, around):
    three = [LENS | {"id": f"a{n}", "name": f"Relic {n}"} for n in range(3)]
    keep(around.desk, *three)
    paste(screen, pack(*(card | {"leverage": 9} for card in three)))

    screen.tap("Take all theirs")
    screen.tap("Relic 1: Keep mine")
    screen.tap("Import 2 cards")

    assert cards(around) == {"a0": 9, "a1": 4, "a2": 9}


def test_what_is_here_already_is_nothing_to_import(screen, around):
    keep(around.desk, LENS)

    paste(screen, pack(LENS))

    assert screen.sees("The same as yours: 1 Lens")
    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("Nothing to import")


# The way back


def test_an_import_is_taken_back_as_a_whole(screen, around):
    keep(around.desk, LENS)
    before = around.desk.library("vestige")
    paste(screen, pack(LENS | {"leverage": 6}, COIL, WARDEN))
    screen.tap("Lens: Take theirs")
    screen.tap("Import 3 cards")

    screen.tap("Take the import back")

    assert around.desk.library("vestige") == before
    assert "Lens: Take theirs, chosen" in screen.names()
    screen.tap("Import 3 cards")
    assert cards(around) == {"lens": 6, "coil": 2, "warden": None}


def test_what_was_learnt_since_is_not_lost_by_taking_back(screen, around):
    paste(screen, pack(LENS))
    screen.tap("Import 1 card")

    def learn() -> None:
        around.desk.keep_library("vestige", saved_library(remember(held(around), "speed:5", 2)))

    screen.tap("Take the import back", meanwhile=learn)

    assert "lens" in cards(around)
    assert held(around).printed.speed == {5: 2}
    assert "Take the import back" not in screen.names()
    assert screen.sees("cannot be taken back any more")


def test_after_it_came_the_page_is_free_for_the_next(screen, around):
    paste(screen, pack(LENS))
    screen.tap("Import 1 card")

    screen.tap("Import something else")
    paste(screen, pack(COIL))
    screen.tap("Import 1 card")
    screen.tap("To the library")

    assert cards(around) == {"lens": 4, "coil": 2}
    assert around.went == ["/library"]
    assert around.desk.drafts == {}


# A reload


def test_a_reload_finds_the_text_and_the_choices(render, screen, around):
    keep(around.desk, LENS)
    paste(screen, pack(LENS | {"leverage": 6}))
    screen.tap("Lens: Keep both")

    again = render(ImportPage, **around.page())

    assert "Lens: Keep both, chosen" in again.names()
    again.tap("Import 1 card")
    assert cards(around) == {"lens": 4, "lens-2": 6}


def test_a_reload_finds_what_was_pasted_and_not_looked_at_yet(render, screen, around):
    screen.type_into("Or paste the text of a pack", pack(LENS))

    again = render(ImportPage, **around.page())

    again.tap("Look at the text")
    assert again.sees("1 new")


# What is refused


def test_every_fault_is_told_at_once_in_a_sentence_at_its_place(screen, around):
    paste(
        screen,
        pack(
            WARDEN | {"levels": [{"threat": 0, "do": [{"gain_card": {"kind": "mercenry"}}]}]},
            LENS | {"leverage": "four"},
            COIL | {"name": ""},
        ),
    )

    assert screen.sees("This text cannot be imported: 3 things are wrong. Nothing has changed.")
    assert screen.sees('cards[0].levels[0].do[0].gain_card.kind "mercenry" is no card kind; did you mean mercenary?')
    assert screen.sees('cards[1].leverage "four" is not a whole number; what fits is a whole number, such as 3.')
    assert screen.sees("cards[2].name This is empty; give it a name.")
    assert cards(around) == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("{", "It is no valid JSON", id="no json"),
        pytest.param("[]", "It is no JSON object", id="a list"),
        pytest.param('{"format": 7, "cards": []}', "7 is newer than this version of Tableside reads", id="newer"),
        pytest.param("[" * 10_000, "It is nested too deeply; what fits is at most 24 levels.", id="deep"),
        pytest.param("x" * (LARGEST + 1), "It is larger than 1,000,000 bytes; what fits is fewer cards", id="long"),
        pytest.param(pack(LENS | {"id": "bone"}), "comes with Tableside and cannot be replaced", id="an id of ours"),
        pytest.param(pack(LENS | {"name": "Le\x07ns"}), "control character (U+0007)", id="a bell"),
    ],
)  # fmt: skip
def test_hostile_texts_are_refused_with_a_reason(screen, around, text, said):
    keep(around.desk, LENS)
    before = around.desk.library("vestige")

    paste(screen, text)

    assert screen.sees(said)
    assert around.desk.library("vestige") == before


def test_a_file_of_50_million_bytes_is_refused_by_its_size(screen):
    screen.choose_file("big.json", b"", size=50_000_000)

    assert screen.sees('"big.json" cannot be imported: one thing is wrong. Nothing has changed.')
    assert screen.sees("The file is larger than 1,000,000 bytes")


def test_a_file_that_is_no_text_is_refused(screen):
    screen.choose_file("picture.png", b"\x89PNG\r\n\xff\xfe")

    assert screen.sees("It is no UTF-8 text; what fits is a JSON file.")


def test_after_a_fault_another_file_can_be_chosen(screen, around):
    screen.choose_file("broken.json", b"{")

    screen.choose_file("ash.json", pack(LENS).encode())
    screen.tap("Import 1 card")

    assert cards(around) == {"lens": 4}


def test_nothing_pasted_is_said_at_the_field(screen):
    screen.tap("Look at the text")

    assert screen.sees("Nothing is pasted yet")


def test_a_chooser_that_is_closed_changes_nothing(screen, around):
    screen.choose_file("broken.json", b"{")

    screen.choose_file()

    assert screen.sees('"broken.json" cannot be imported')


def test_a_pack_of_2000_cards_is_shown_and_taken_in_time(screen, around):
    many = [{"kind": "artifact", "id": f"a{n}", "name": f"Relic {n}", "leverage": n % 9} for n in range(2000)]

    paste(screen, pack(*many))
    assert not screen.sees("Relic 41")
    screen.tap("1960 more")
    assert screen.sees("Relic 41")
    screen.tap("Import 2000 cards")

    assert len(cards(around)) == 2000
    assert screen.sees("And 1960 more.")
