"""The bin: how long things lie there, and how cards go there and come back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.bin import days_left, has_lain_its_days
from companion.card_bin import binned, count_binned, emptied, taken_back, tidied
from companion.library import Source, kept, retired, saved_library, suggestions
from companion.vestige.box.cards import CARD, AnyCard, Pack
from companion.vestige.box.census import census
from companion.vestige.box.merge import merged, preview
from companion.vestige.library import Library, library_of
from tests.companion.cards import cards

THEN = "2026-11-30T20:00:00+00:00"
LATER = "2026-12-30T20:00:00+00:00"
BEFORE_LATER = "2026-12-30T19:00:00+00:00"


@pytest.mark.parametrize(
    ("since", "now", "over", "said"),
    [
        pytest.param(THEN, THEN, False, "gone in 30 days", id="just now"),
        pytest.param(THEN, "2026-12-01T20:00:00+00:00", False, "gone in 29 days", id="1 day"),
        pytest.param(THEN, "2026-12-18T12:00:00+00:00", False, "gone in 13 days", id="a day that has begun counts"),
        pytest.param(THEN, BEFORE_LATER, False, "gone within a day", id="29 days 23 hours"),
        pytest.param(THEN, LATER, True, "gone at the next start", id="30 days"),
        pytest.param(THEN, "2031-01-01T00:00:00+00:00", True, "gone at the next start", id="years"),
        pytest.param(THEN, "2026-12-30T21:00:00+01:00", True, "gone at the next start", id="30 days, another zone"),
        pytest.param(THEN, "2026-12-30T20:00:00+01:00", False, "gone within a day", id="an hour less, another zone"),
        pytest.param("2026-11-30T20:00:00", "2026-12-30T20:00:00", True, "gone at the next start", id="no zones"),
        pytest.param(THEN, "1970-01-01T00:00:00+00:00", False, "gone in 30 days", id="the clock stands before"),
        pytest.param(THEN, "2026-12-30T20:00:00", False, "stays until the bin is emptied", id="one zone is missing"),
        pytest.param(THEN, "half past eight", False, "stays until the bin is emptied", id="the clock tells nonsense"),
        pytest.param("", LATER, False, "stays until the bin is emptied", id="no time"),
        pytest.param("2026-13-45", LATER, False, "stays until the bin is emptied", id="no such day"),
        pytest.param(None, LATER, False, "stays until the bin is emptied", id="nothing at all"),
        pytest.param(7, LATER, False, "stays until the bin is emptied", id="a number"),
        pytest.param("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", True, "gone at the next start",
                     id="the ends of time"),
    ],
)  # fmt: skip
def test_what_lies_in_the_bin_goes_after_30_days_by_a_clock_that_makes_sense(
    since: Any, now: str, over: bool, said: str
) -> None:
    assert has_lain_its_days(since, now) is over
    assert days_left(since, now) == said


def mercenary(id: str = "vex", name: str = "Vex", **more: Any) -> AnyCard:
    return CARD.validate_python({"kind": "mercenary", "id": id, "name": name} | more)


def oasis(id: str = "oasis", **more: Any) -> AnyCard:
    return CARD.validate_python({"kind": "region", "id": id, "name": "Oasis"} | more)


def guile(id: str = "guile", **more: Any) -> AnyCard:
    return CARD.validate_python({"kind": "mastery", "id": id, "mastery": "guile"} | more)


def space(**more: Any) -> AnyCard:
    return CARD.validate_python({"kind": "speed", "id": "speed-5", "space": 5} | more)


def holding(*cards: AnyCard, source: Source = "my_copy", pack: str | None = None) -> Library:
    library = Library()
    for card in cards:
        library = kept(library, card, source, pack)
    return library


def put_away(card: AnyCard, source: Source = "my_copy", pack: str | None = None) -> Library:
    """A library in whose bin this card lies, and nothing else anywhere."""
    return binned(holding(card, source=source, pack=pack), [card.id], THEN)


def test_a_card_in_the_bin_is_whole_and_says_since_when_it_lies_there() -> None:
    library = retired(
        holding(mercenary(leverage=2), mercenary("moth", "Moth"), source="pack", pack="Ours"), "vex", True
    )

    after = binned(library, ["vex", "no-such-card"], THEN)

    assert list(after.cards) == ["moth"]
    assert after.bin["vex"].held == library.cards["vex"]
    assert after.bin["vex"].discarded == THEN
    assert (count_binned(saved_library(after)), count_binned({}), count_binned({"bin": []})) == (1, 0, 0)


def test_two_cards_with_one_id_lie_in_the_bin_side_by_side() -> None:
    again = kept(put_away(mercenary(leverage=1)), mercenary(leverage=2))

    twice = binned(again, ["vex"], LATER)

    assert sorted(one.held.card.model_dump()["leverage"] for one in twice.bin.values()) == [1, 2]


def back(library: Library) -> tuple[Library, str]:
    (place,) = library.bin
    return taken_back(library, place)


@pytest.mark.parametrize(
    ("away", "meanwhile", "cards", "said"),
    [
        pytest.param(mercenary(leverage=2), [], [mercenary(leverage=2)], "Vex is back.", id="nothing in its place"),
        pytest.param(mercenary(leverage=2), [mercenary(name="Moth")],
                     [mercenary(name="Moth"), mercenary("vex-2", leverage=2)], "Vex is back.", id="its id is taken"),
        pytest.param(mercenary(leverage=2), [mercenary("v", "VEX")],
                     [mercenary("v", "VEX"), mercenary("vex-2", "Vex 2", leverage=2)],
                     "Vex is back as Vex 2: another one has its name by now.", id="its name is taken"),
        pytest.param(mercenary(leverage=2), [mercenary("v"), mercenary("w", "vex 2")],
                     [mercenary("v"), mercenary("w", "vex 2"), mercenary("vex-3", "Vex 3", leverage=2)],
                     "Vex is back as Vex 3: another one has its name by now.", id="the next number is taken too"),
        pytest.param(mercenary(leverage=2), [mercenary("v", kind="smuggler")],
                     [mercenary("v", kind="smuggler"), mercenary(leverage=2)], "Vex is back.",
                     id="the name of another kind"),
        pytest.param(mercenary(leverage=2), [mercenary("v", leverage=2)], [mercenary("v", leverage=2)],
                     "Vex is in the library again already.", id="the same one is there"),
        pytest.param(oasis(words="Wet.", leverage=3), [], [oasis(words="Wet.", leverage=3)], "Oasis is back.",
                     id="a tile"),
        pytest.param(oasis(words="Wet.", leverage=3), [oasis("region-oasis", leverage=3)],
                     [oasis("region-oasis", leverage=3, words="Wet.")],
                     "Oasis is in the library again: what it lacked is filled in.", id="a tile that is known again"),
        pytest.param(guile(words="Sly.", leverage=4), [guile("mastery-guile", leverage=4)],
                     [guile("mastery-guile", leverage=4, words="Sly.")],
                     "Guile tile is in the library again: what it lacked is filled in.", id="p. 25: a mastery tile"),
        pytest.param(space(leverage=4), [space(leverage=4)], [space(leverage=4)],
                     "Speed space 5 is in the library again already.", id="p. 12: a speed space"),
    ],
)  # fmt: skip
def test_a_card_comes_back_beside_what_is_there_by_now(
    away: AnyCard, meanwhile: list[AnyCard], cards: list[AnyCard], said: str
) -> None:
    library = put_away(away)
    for card in meanwhile:
        library = kept(library, card)

    after, words = back(library)

    assert [held.card for held in after.cards.values()] == cards
    assert all(id == held.card.id for id, held in after.cards.items())
    assert (after.bin, words) == ({}, said)


@pytest.mark.parametrize("there", [guile("mastery-guile", leverage=5), guile(leverage=5), guile("g", words="Else.")])
def test_a_tile_that_says_something_else_by_now_is_left_alone_and_so_is_the_one_in_the_bin(there: AnyCard) -> None:
    library = kept(put_away(guile(words="Sly.", leverage=4)), there)

    after, said = back(library)

    assert after == library
    assert said == (
        "Guile tile is in the library again and says something else: delete that one first, then take this one back."
    )


@pytest.mark.parametrize(
    ("away", "there", "source", "pack"),
    [
        pytest.param(oasis(leverage=3), oasis(words="Wet."), "pack", "Ours", id="its number comes from the bin"),
        pytest.param(oasis(words="Wet."), oasis(leverage=3), "my_copy", None, id="its number was there"),
    ],
)
def test_a_tile_that_is_completed_says_where_its_number_was_read(
    away: AnyCard, there: AnyCard, source: Source, pack: str | None
) -> None:
    library = kept(put_away(away, source="pack", pack="Ours"), there)

    after, _ = back(library)

    assert (after.cards["oasis"].source, after.cards["oasis"].pack) == (source, pack)


def test_what_is_not_in_the_bin_any_more_is_said() -> None:
    library = holding(mercenary())

    assert taken_back(library, "vex") == (library, "It is not in the bin any more.")


def test_a_card_comes_back_as_it_was_kept() -> None:
    library = retired(holding(mercenary(leverage=2), source="pack", pack="Ours"), "vex", True)

    after, _ = back(binned(library, ["vex"], THEN))

    assert after == library


@st.composite
def libraries(draw: st.DrawFn) -> Library:
    """A library of any cards, no two of which go by the same id or by the same kind and name."""
    library = Library()
    called: set[tuple[str, str]] = set()
    for card in draw(st.lists(cards("bounty", "lawmaker", "region", "mastery", "speed"), max_size=4)):
        if card.id not in library.cards and (card.kind, card.name.casefold()) not in called:
            called.add((card.kind, card.name.casefold()))
            library = kept(library, card, draw(st.sampled_from(["my_copy", "guess"])))
    return library


@given(libraries(), st.data())
def test_what_is_put_away_and_taken_back_in_any_order_is_as_before(library: Library, data: st.DataObject) -> None:
    away = data.draw(st.permutations(list(library.cards)))
    there = library
    for id in away:
        there = binned(there, [id], THEN)
    assert there.cards == {}

    for place in data.draw(st.permutations(list(there.bin))):
        there, said = taken_back(there, place)
        assert said.endswith("is back.")

    assert there == library
    assert library_of(saved_library(there)) == library


def test_the_bin_is_emptied_and_nothing_else() -> None:
    library = kept(put_away(mercenary()), oasis(leverage=3))

    assert emptied(library) == holding(oasis(leverage=3))


@pytest.mark.parametrize(
    ("now", "left"),
    [
        pytest.param(BEFORE_LATER, ["vex", "moth", "dusk"], id="29 days 23 hours"),
        pytest.param(LATER, ["moth", "dusk"], id="30 days"),
        pytest.param("2026-01-01T00:00:00+00:00", ["vex", "moth", "dusk"], id="backwards"),
        pytest.param("soon", ["vex", "moth", "dusk"], id="nonsense"),
    ],
)
def test_cards_go_after_their_30_days_and_no_other_does(now: str, left: list[str]) -> None:
    library = holding(mercenary(), mercenary("moth", "Moth"), mercenary("dusk", "Dusk"), oasis(leverage=3))
    for id, since in (("vex", THEN), ("moth", "2026-12-01T00:00:00+00:00"), ("dusk", "some day")):
        library = binned(library, [id], since)
    saved = saved_library(library)

    after = tidied(saved, now)

    assert list(library_of(after).bin) == left
    assert library_of(after).cards == library.cards
    assert (after is saved) is (len(left) == 3)


@pytest.mark.parametrize("bin", [{}, [], None, {"vex": 3}, {"vex": {"discarded": 3}}, {"vex": {}}])
def test_a_bin_that_nobody_understands_is_left_as_it_is(bin: Any) -> None:
    saved = {"cards": {}, "bin": bin}

    assert tidied(saved, LATER) is saved


def test_a_library_from_before_there_was_a_bin_reads_as_it_did() -> None:
    saved = saved_library(holding(mercenary(leverage=2)))
    del saved["bin"]

    assert library_of(dict(saved)) == holding(mercenary(leverage=2))
    assert tidied(saved, LATER) is saved


def test_nothing_but_the_bin_sees_a_card_in_it() -> None:
    library = put_away(mercenary(leverage=2))
    pack = Pack(id="theirs", name="Theirs", cards=(mercenary(leverage=3),))

    imported = merged(library, pack)

    assert census(library) == census(Library())
    assert suggestions(library, "mercenary", "v") == ()
    assert library.known("mercenary", "Vex") is None
    assert [it.outcome for it in preview(library, pack)] == ["add"]
    assert (imported.cards["vex"].card, imported.bin) == (mercenary(leverage=3), library.bin)
