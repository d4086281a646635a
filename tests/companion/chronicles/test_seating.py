"""Who gathers for a game of Chronicles: 1 to 5 players, names of their own, colours, first companions."""

import pytest

from companion.chronicles.seating import Seating, misseated
from companion.chronicles.setup import COLOURS, Setup


def seated(*names):
    seating = Seating(places=(), next_id=1)
    for name in names:
        seating = seating.joined(name)
    return seating


@pytest.mark.parametrize(
    ("names", "said"),
    [
        pytest.param((), [None], id="nobody"),
        pytest.param(("Ana",), [], id="1 player"),
        pytest.param(("Ana", "Ben", "Cleo", "Dan", "Eve"), [], id="5 players"),
        pytest.param(("Ana", " "), [2], id="no name"),
        pytest.param(("Ana", "Ben", "ana"), [3], id="one name twice"),
        pytest.param(("Ana", "x" * 61), [2], id="too long"),
    ],
)
def test_what_is_wrong_is_said_of_the_seat(names, said):
    faults = misseated(seated(*names))

    assert [fault.id for fault in faults] == said


def test_five_is_the_most():
    five = seated("Ana", "Ben", "Cleo", "Dan", "Eve")

    assert five.full
    assert five.joined("Finn") == five


def test_everybody_sits_in_a_colour_of_their_own():
    five = seated("Ana", "Ben", "Cleo", "Dan", "Eve")

    assert [place.color for place in five.places] == [*COLOURS]


def test_a_colour_that_somebody_has_changes_hands():
    two = seated("Ana", "Ben")

    swapped = two.coloured(two.places[1].id, "red")

    assert [place.color for place in swapped.places] == ["blue", "red"]


def test_a_seating_without_faults_is_a_setup():
    two = seated("Ana", "Ben")
    two = two.accompanied(two.places[1].id, " green ")

    setup = Setup.model_validate({"seats": two.seats()})

    assert [(seat.name, seat.companion) for seat in setup.seats] == [("Ana", None), ("Ben", "green")]
