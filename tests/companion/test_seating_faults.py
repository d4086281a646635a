"""What is said about people and nemeses that cannot play together (p. 26, 28, 29)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vestige.seating import Place, Seating
from companion.vestige.seating_faults import Misseated, Opponent, misseated, needs_nemeses
from companion.vestige.setup import Setup
from tests.companion.games import TRIGGERS

BONE = Opponent(id=1, name="Bone", pack="bone")
SIX = ("Ana/0", "Ben/1", "Cleo/2", "Dan/0", "Eve/1", "Fay/2")


def seats(*seats: str, teams: int = 2, called: tuple[str, ...] = ("Rust", "Dust", "Ash")) -> Seating:
    """A seating; a seat `Ana/1` is in the second team."""
    given = [(name, int(team or 0)) for name, _, team in (seat.partition("/") for seat in seats)]
    places = tuple(Place(id=id, name=name, team=team) for id, (name, team) in enumerate(given))
    return Seating(places=places, teams=teams, team_names=called, next_id=len(places))


def opponents(*names: str) -> tuple[Opponent, ...]:
    """Nemeses that are run by hand."""
    return tuple(Opponent(id=id, name=name) for id, name in enumerate(names, start=10))


@pytest.mark.parametrize(
    ("mode", "seating", "nemeses"),
    [
        pytest.param("competitive", seats("Ana"), (), id="p. 6: one person"),
        pytest.param("competitive", seats(*"ABCDEF"), (BONE,), id="six and a nemesis"),
        pytest.param("teams", seats("Ana/0", "Ben/1", "Cleo/0", "Dan/1"), (), id="p. 28: two teams of two"),
        pytest.param("teams", seats("A/0", "B/1", "C/0", "D/1", "E/1"), (), id="p. 28: two and three"),
        pytest.param("teams", seats(*SIX, teams=3), (BONE,), id="p. 28: three teams of two and a nemesis"),
        pytest.param("teams", seats("Rust/0", "Ben/1", "C/0", "D/1"), (), id="a team called after one of its own"),
        pytest.param("solo", seats("Ana", "", ""), (BONE, *opponents("Rook", "Crow")), id="p. 28: solo against three"),
        pytest.param("cooperative", seats("Ana", "Ben"), (BONE,), id="p. 29: cooperative"),
        pytest.param("solo", seats("Ana", "Bone"), (BONE,), id="seats that do not play solo count for nothing"),
    ],
)
def test_people_who_can_play_so_hear_nothing(mode: str, seating: Seating, nemeses: tuple[Opponent, ...]) -> None:
    assert misseated(mode, seating, nemeses) == ()


@pytest.mark.parametrize(
    ("mode", "seating", "nemeses", "where", "id", "text"),
    [
        ("solo", seats(" "), (BONE,), "seats", 0, "Your seat has no name yet: type one."),
        ("competitive", seats("Ana", ""), (), "seats", 1, "Seat 2 has no name yet: type one, or take the seat away."),
        (
            "competitive",
            seats("Ana", "Ben", "ana "),
            (),
            "seats",
            2,
            'Two seats are called "ana": give each a name of its own.',
        ),
        ("competitive", seats("A" * 61), (), "seats", 0, "The name of seat 1 is too long: 60 characters at most."),
        ("competitive", seats(), (), "seats", None, "Nobody sits at the table yet: add a player."),
        ("competitive", seats(*"ABCDEFG"), (), "seats", None, "There are 7 seats: six is the most."),
        ("solo", seats("bone"), (BONE,), "seats", 0, 'A nemesis is called "bone" too: give this seat another name.'),
        (
            "competitive",
            seats("Rook"),
            opponents("rook"),
            "nemeses",
            10,
            'A player is called "rook" too: give this nemesis another name.',
        ),
        ("solo", seats("Ana"), (), "nemeses", None, "A solo game needs a nemesis: add one, two or three."),
        (
            "cooperative",
            seats("Ana"),
            (),
            "nemeses",
            None,
            "A cooperative game needs a nemesis: add one, two or three.",
        ),
        (
            "competitive",
            seats("Ana"),
            opponents("A", "B", "C", "D"),
            "nemeses",
            None,
            "There are 4 nemeses: their mat has three columns.",
        ),
        ("solo", seats("Ana"), opponents(" "), "nemeses", 10, "Nemesis 1 has no name yet: type one, or leave it out."),
        ("solo", seats("Ana"), opponents("R" * 61), "nemeses", 10, "The name of nemesis 1 is too long: 60 characters"),
        (
            "solo",
            seats("Ana"),
            (BONE, *opponents("bone")),
            "nemeses",
            10,
            'Two nemeses are called "bone": give each a name of its own.',
        ),
        (
            "teams",
            seats("Ana/0", "Ben/1", "Cleo/0"),
            (),
            "seats",
            1,
            "Ben is alone in Dust: a team has two or three people.",
        ),
        ("teams", seats("A/0", "B/0"), (), "seats", None, "Nobody is in Dust yet: a team has two or three people."),
        (
            "teams",
            seats("A/0", "B/0", "C/0", "D/0", "E/1", "F/1"),
            (),
            "seats",
            None,
            "There are 4 people in Rust: a team has two or three.",
        ),
        (
            "teams",
            seats("A/0", "B/1", "C/0", "D/1", called=("Rust", "rust", "")),
            (),
            "teams",
            1,
            'Two teams are called "rust": give each a name of its own.',
        ),
        (
            "teams",
            seats("A/0", "Rust/1", "C/0", "D/1"),
            (),
            "teams",
            0,
            'A player of another team is called "Rust": give this team another name.',
        ),
        (
            "teams",
            seats("A/0", "B/1", "C/0", "D/1", called=("Bone", "Dust", "")),
            (BONE,),
            "teams",
            0,
            'A nemesis is called "Bone": give this team another name.',
        ),
        (
            "teams",
            seats("A/0", "B/1", "C/0", "D/1", called=("R" * 61, "Dust", "")),
            (),
            "teams",
            0,
            "The name of this team is too long: 60 characters at most.",
        ),
    ],
)
def test_what_cannot_be_is_said_where_it_is(
    mode: str, seating: Seating, nemeses: tuple[Opponent, ...], where: str, id: int | None, text: str
) -> None:
    (found,) = misseated(mode, seating, nemeses)

    assert (found.where, found.id) == (where, id)
    assert text in found.text


def test_everything_is_found_in_the_order_of_the_pages() -> None:
    found = misseated("teams", seats("/0", "Ben/0", "Ben/1", called=("Rust", "Rust", "")), opponents(""))

    assert [(it.where, it.id) for it in found] == [
        ("seats", 0),
        ("seats", 2),
        ("seats", 2),
        ("teams", 1),
        ("nemeses", 10),
    ]


@pytest.mark.parametrize(
    ("mode", "needed"), [("solo", True), ("cooperative", True), ("competitive", False), ("teams", False)]
)
def test_two_modes_cannot_do_without_a_nemesis(mode: str, needed: bool) -> None:
    assert needs_nemeses(mode) is needed


NAMES = st.sampled_from(("Ana", "Ben", "ana", "", "Bone", "Rook", "Rust", "Dust"))
MODES = st.sampled_from(("competitive", "teams", "solo", "cooperative"))


@given(
    mode=MODES,
    people=st.lists(st.tuples(NAMES, st.integers(0, 1)), min_size=1, max_size=7),
    by_hand=st.lists(NAMES, max_size=4),
)
def test_people_of_whom_nothing_is_said_make_a_setup(
    mode: str, people: list[tuple[str, int]], by_hand: list[str]
) -> None:
    seating = seats(*(f"{name}/{team}" for name, team in people))
    nemeses = opponents(*by_hand)

    said: tuple[Misseated, ...] = misseated(mode, seating, nemeses)

    given = {
        "mode": mode,
        "seats": seating.seats(mode),
        "nemeses": [{"name": nemesis.called} for nemesis in nemeses],
        "triggers": TRIGGERS,
    }
    if not said:
        assert Setup.model_validate(given).names
