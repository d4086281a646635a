"""Where the triggers stand, as people type it off their mat (p. 7, 24)."""

import pytest

from companion.vestige.placing import USUAL_KINDS, Misplaced, misplaced, unusual


@pytest.mark.parametrize("places", [(10, 18, 26, 34, 42), (1, 2, 3, 4, 999)])
def test_five_ascending_numbers_are_right(places):
    assert misplaced(places) is None


@pytest.mark.parametrize(
    ("places", "trigger", "words"),
    [
        ((None, None, None, None, None), 1, "Trigger 1 has no number yet"),
        ((10, 18, None, 34, 42), 3, "Trigger 3 has no number yet"),
        ((0, 18, 26, 34, 42), 1, "Trigger 1 stands at 0: type 1 to 999."),
        ((10, 18, 26, 34, 1000), 5, "Trigger 5 stands at 1000"),
        ((10, 10, 26, 34, 42), 2, "Triggers 1 and 2 both stand at 10"),
        ((10, 18, 9, 34, 42), 3, "Trigger 3 stands at 9, before trigger 2 at 18"),
    ],
)
def test_the_first_that_cannot_stand_so_is_named_with_what_would_fit(places, trigger, words):
    found = misplaced(places)

    assert isinstance(found, Misplaced)
    assert found.trigger == trigger
    assert found.text.startswith(words)


def test_what_is_being_typed_and_what_is_missing_is_not_wrong_yet():
    assert misplaced((10, 1, None, None, None), typing=1) is None
    assert misplaced((10, 1, 26, None, None), typing=2) == Misplaced(
        trigger=2,
        text="Trigger 2 stands at 1, before trigger 1 at 10: type them in the order in which a disc reaches them.",
    )
    between = misplaced((10, 1, 9, None, None), typing=1)
    assert between is not None
    assert between.text.startswith("Trigger 3 stands at 9, before trigger 1 at 10")


def test_only_kinds_other_than_three_and_two_are_unusual():
    assert unusual(USUAL_KINDS) is None
    assert unusual(("white", "magenta", "magenta", "white", "magenta")) is None
    assert unusual(("magenta",) * 4 + ("white",)) == "On the mat three are magenta and two white; here it is 4 and 1."
