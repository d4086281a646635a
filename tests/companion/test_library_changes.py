"""The library as people change it themselves."""

from companion.vestige.library import Library, forget, place_triggers, remember
from companion.vestige.setup import Printed, TriggerSpace

KNOWN = Library(printed=Printed(regions={"Oasis": 1, "5": 2}, speed={5: 5}, mastery={"guile": 6}), people=("Ana",))


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
