"""Packs that come and go: what an import would do, and what it does."""

from typing import Any

import pytest

from companion.library import Source, kept
from companion.vestige.box.cards import CARD, AnyCard, Pack
from companion.vestige.box.merge import Incoming, counted_outcomes, merged, pack_of, preview
from companion.vestige.box.pack import bundled, read_pack, written
from companion.vestige.library import Library


def card(id: str, name: str, **fields: Any) -> AnyCard:
    return CARD.validate_python({"kind": "smuggler", "id": id, "name": name} | fields)


def pack(*cards: AnyCard, name: str = "Theirs") -> Pack:
    return Pack(id="theirs", name=name, cards=cards)


def library(*cards: AnyCard, source: Source = "my_copy", of: str | None = None) -> Library:
    held = Library()
    for one in cards:
        held = kept(held, one, source, of)
    return held


VALUE = "its leverage (3, theirs 4)"
VEIL, VEIL_4 = card("veil", "Veil", leverage=3), card("veil", "Veil", leverage=4)
OTHER_ID = card("veil-b", "VEIL", leverage=4)


@pytest.mark.parametrize(
    ("mine", "theirs", "outcome", "differs"),
    [
        pytest.param(library(), VEIL, "add", (), id="a new card"),
        pytest.param(library(VEIL), VEIL, "same", (), id="the same card"),
        pytest.param(library(VEIL), VEIL_4, "clash", (VALUE,), id="another value than I have read"),
        pytest.param(library(VEIL, source="pack", of="Theirs"), VEIL_4, "update", (VALUE,), id="newer"),
        pytest.param(library(VEIL, source="pack", of="Other"), VEIL_4, "clash", (VALUE,), id="another pack"),
        pytest.param(library(VEIL), OTHER_ID, "clash", ("its name", VALUE), id="the same name, another id"),
        pytest.param(library(VEIL), card("veil", "Veil", kind="lawmaker", leverage=3), "clash", ("its kind",),
                     id="the same id, another kind"),
        pytest.param(library(VEIL), card("veil-b", "Veil", kind="lawmaker"), "add", (), id="a name of another kind"),
    ],
)  # fmt: skip
def test_a_preview_says_what_an_import_would_do(
    mine: Library, theirs: AnyCard, outcome: str, differs: tuple[str, ...]
) -> None:
    (incoming,) = preview(mine, pack(theirs))

    assert (incoming.outcome, incoming.differs) == (outcome, differs)


def leverages(held: Library) -> dict[str, int | None]:
    return {it.card.name: it.card.leverage for it in held.cards.values()}  # type: ignore[union-attr]


def test_what_was_read_off_my_copy_is_never_overwritten_without_a_word() -> None:
    assert leverages(merged(library(VEIL), pack(VEIL_4))) == {"Veil": 3}


@pytest.mark.parametrize("theirs", [VEIL_4, OTHER_ID], ids=["the same id", "the same name"])
def test_who_takes_theirs_has_one_card(theirs: AnyCard) -> None:
    taken = merged(library(VEIL), pack(theirs), {theirs.id: "theirs"})

    assert leverages(taken) == {theirs.name: 4}
    assert taken.cards[theirs.id].source == "pack"
    assert taken.cards[theirs.id].pack == "Theirs"


@pytest.mark.parametrize("theirs", [VEIL_4, OTHER_ID], ids=["the same id", "the same name"])
def test_who_keeps_both_has_both_under_names_of_their_own(theirs: AnyCard) -> None:
    both = merged(library(VEIL), pack(theirs), {theirs.id: "both"})

    assert leverages(both) == {"Veil": 3, f"{theirs.name} 2": 4}


def test_a_pack_brings_its_own_cards_up_to_date() -> None:
    assert leverages(merged(library(VEIL, source="pack", of="Theirs"), pack(VEIL_4))) == {"Veil": 4}


def test_importing_twice_changes_nothing_more() -> None:
    once = merged(library(), pack(VEIL, card("fox", "Fox")))

    assert merged(once, pack(VEIL, card("fox", "Fox"))) == once


def test_of_a_tile_there_is_one_so_both_cannot_be_kept() -> None:
    tile = CARD.validate_python({"kind": "mastery", "id": "guile", "mastery": "guile", "leverage": 5})
    other = CARD.validate_python({"kind": "mastery", "id": "guile", "mastery": "guile", "leverage": 7})

    (incoming,) = preview(library(tile), pack(other))

    assert incoming.choices == ("mine", "theirs")


def test_a_preview_is_told_in_one_line() -> None:
    told: tuple[Incoming, ...] = preview(library(VEIL), pack(VEIL_4, card("fox", "Fox"), card("owl", "Owl")))

    assert counted_outcomes(told) == "2 new, 1 not as yours"


def test_what_is_exported_comes_back_as_it_was() -> None:
    held = library(VEIL, card("fox", "Fox", words="Two lines\nof words."))

    text = written(pack_of(held, ["veil", "fox"], "My cards", "Ana", "Read on a Sunday."))
    back = merged(Library(), read_pack(text, "my-cards.json"))

    assert [it.card for it in back.cards.values()] == [it.card for it in held.cards.values()]


def test_a_card_that_comes_with_the_app_can_be_given_away_and_changes_nothing_here() -> None:
    given = pack_of(Library(), ["bone"], "Bone")

    assert given.nemeses == (bundled()["bone"],)
    assert preview(Library(), read_pack(written(given))) == ()
