"""The library as people change it themselves."""

from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.library import Library, forget, lock, locks_marked, own, place_triggers, remember
from companion.vestige.regions import base_tiles
from companion.vestige.setup import Printed, TriggerSpace

KNOWN = Library.model_validate(
    {"printed": {"regions": {"Oasis": 1, "5": 2}, "speed": {"5": 5}, "mastery": {"guile": 6}}, "people": ["Ana"]}
)


def test_a_value_is_remembered_in_its_place_only():
    assert remember(KNOWN, "region:Oasis", 3).printed.regions == {"Oasis": 3, "5": 2}
    assert remember(KNOWN, "speed:6", 6).printed.speed == {5: 5, 6: 6}
    assert remember(KNOWN, "mastery:guile", 7).printed.mastery == {"guile": 7}
    assert remember(KNOWN, "region:Oasis", 3).people == ("Ana",)


def test_a_value_is_forgotten_in_its_place_only():
    assert forget(KNOWN, "region:Oasis").printed == Printed(regions={"5": 2}, speed={5: 5}, mastery={"guile": 6})
    assert forget(KNOWN, "speed:5").printed == Printed(regions={"Oasis": 1, "5": 2}, mastery={"guile": 6})
    assert forget(KNOWN, "mastery:guile").printed == Printed(regions={"Oasis": 1, "5": 2}, speed={5: 5})
    assert forget(KNOWN, "region:Nowhere") == KNOWN


def test_triggers_are_placed_and_forgotten():
    five = tuple(TriggerSpace(at=at, kind="white") for at in (1, 2, 3, 4, 5))

    placed = place_triggers(KNOWN, five)

    assert placed.triggers == five
    assert place_triggers(placed, ()) == KNOWN


def test_the_base_tiles_are_owned_unless_somebody_says_otherwise():
    assert Library().collection == base_tiles()
    assert Library().locked == ()
    assert locks_marked(Library()) == "0 of 13 marked"


def test_tiles_are_added_and_taken_away_in_the_order_of_the_list():
    more = own(own(own(KNOWN, "The Wound", True), "the bridge", True), "Our own tile", True)

    assert more.collection == (*base_tiles(), "The Bridge", "The Wound", "Our own tile")
    assert own(more, "The Bridge", True) == more
    assert own(more, "Oasis 2", False).collection[-3:] == more.collection[-3:]
    assert "Oasis 2" not in own(more, "Oasis 2", False).collection


def test_a_lock_is_marked_on_one_tile_which_is_owned_then():
    marked = lock(lock(KNOWN, "Oasis 2", True), "The Ring", True)

    assert marked.locked == ("Oasis 2", "The Ring")
    assert "The Ring" in marked.collection
    assert locks_marked(marked) == "2 of 13 marked"
    assert lock(marked, "oasis 2", False).locked == ("The Ring",)
    assert lock(marked, "The Ring", False).collection == marked.collection


def test_a_tile_that_is_not_owned_any_more_carries_no_lock():
    assert own(lock(KNOWN, "Garage", True), "Garage", False).locked == ()


@given(
    st.lists(st.tuples(st.sampled_from(["own", "lock"]), st.sampled_from([*base_tiles(), "The Ring"]), st.booleans()))
)
def test_whatever_is_marked_locked_tiles_are_owned_and_nothing_is_there_twice(marks):
    library = Library()
    for kind, tile, there in marks:
        library = own(library, tile, there) if kind == "own" else lock(library, tile, there)

    assert set(library.locked) <= set(library.collection)
    assert len(set(library.collection)) == len(library.collection)
    assert len(set(library.locked)) == len(library.locked)
    assert Library.model_validate(library.model_dump(mode="json")) == library
