"""Seats while a game is set up: who sits where, in which colour and team, and who begins (p. 6, 10, 28, 29)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.gathering import starting_player
from companion.vestige.seating import LAYOUTS, MOST_SEATS, Place, Seating
from companion.vestige.setup import COLOURS, MORE_COLOURS, Seat
from tests.companion.games import setup

FOUR = ("Ana", "Ben", "Cleo", "Dan")


def seating(*names: str) -> Seating:
    """Seats with these names in turn order; an empty name for a seat that nobody has taken."""
    found = Seating()
    for name in names[1:]:
        found = found.joined(name)
    return found.named(0, names[0]) if names else found


def called(found: Seating) -> list[str]:
    return [place.called for place in found.places]


@pytest.mark.parametrize(
    ("names", "mode", "left"),
    [
        pytest.param(("",), "solo", [""], id="p. 28: solo"),
        pytest.param(("Ana",), "competitive", ["Ana", ""], id="competitive shows two"),
        pytest.param(("Ana",), "teams", ["Ana", "", "", ""], id="p. 28: the smallest teams are four people"),
        pytest.param(("Ana",), "cooperative", ["Ana", ""], id="p. 29: cooperative shows two"),
        pytest.param(("Ana", "", "", ""), "competitive", ["Ana", ""], id="seats that nobody took go"),
        pytest.param(("", "", "Cleo"), "competitive", ["", "Cleo"], id="the last empty one goes first"),
        pytest.param(FOUR, "solo", [*FOUR], id="nobody with a name is sent away"),
    ],
)
def test_a_mode_shows_as_many_seats_as_it_usually_has(names: tuple[str, ...], mode: str, left: list[str]) -> None:
    assert called(seating(*names).ready_for(mode)) == left


def test_only_the_first_seat_plays_solo() -> None:
    four = seating(*FOUR)

    assert [seat["name"] for seat in four.seats("solo")] == ["Ana"]
    assert [seat["name"] for seat in four.seats("competitive")] == [*FOUR]


def test_six_is_the_most() -> None:
    six = seating(*"ABCDEF")

    assert six.full
    assert six.joined("G") == six


def test_somebody_known_takes_the_first_empty_seat_and_then_one_more() -> None:
    two = seating("Ana", "").seated("Ben")

    assert called(two) == ["Ana", "Ben"]
    assert called(two.seated("Cleo")) == ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("names", "left"),
    [
        pytest.param(("Ana", ""), ["Ben", "Cleo", "Dan"], id="not those who sit already"),
        pytest.param((" ben",), ["Ana", "Cleo", "Dan"], id="however they are typed"),
        pytest.param((*"ABCDE", ""), [*FOUR], id="the last seat is free"),
        pytest.param((*"ABCDEF",), [], id="nobody when all six have a name"),
    ],
)
def test_known_people_are_offered_as_long_as_there_is_room(names: tuple[str, ...], left: list[str]) -> None:
    assert [*seating(*names).others(FOUR)] == left


def test_a_seat_that_is_taken_by_somebody_known_is_another_one_to_the_screen() -> None:
    before = seating("Ana", "")

    assert before.seated("Ben").places[1].id not in {place.id for place in before.places}


def test_seats_have_the_colours_of_the_box_first_and_others_past_four() -> None:
    assert [place.color for place in seating(*"ABCDEF").places] == [*COLOURS, *MORE_COLOURS[:2]]


@pytest.mark.parametrize(
    ("colour", "colours"),
    [
        pytest.param("blue", ["blue", "green", "purple"], id="that of another: they change"),
        pytest.param("Blue ", ["blue", "green", "purple"], id="typed in another way"),
        pytest.param("orange", ["orange", "blue", "purple"], id="a free one"),
        pytest.param("Rust", ["Rust", "blue", "purple"], id="a name of one's own"),
        pytest.param("green", ["green", "blue", "purple"], id="the same again"),
    ],
)
def test_a_colour_is_taken(colour: str, colours: list[str]) -> None:
    assert [place.color for place in seating(*"ABC").coloured(0, colour).places] == colours


@pytest.mark.parametrize(
    ("id", "by", "order"),
    [(0, 1, "BACD"), (3, -1, "ABDC"), (1, 2, "ACDB"), (0, -1, "ABCD"), (3, 1, "ABCD")],
)
def test_a_seat_moves_in_the_order_of_turns(id: int, by: int, order: str) -> None:
    assert called(seating(*"ABCD").moved(id, by)) == [*order]


def test_a_seat_is_taken_away() -> None:
    assert called(seating(*FOUR).without(1)) == ["Ana", "Cleo", "Dan"]


# Teams (p. 28)


@pytest.mark.parametrize(("teams", "people"), LAYOUTS)
def test_teams_are_laid_out_in_turns(teams: int, people: int) -> None:
    found = seating("Ana").laid_out(teams, people)

    assert found.layout == (teams, people)
    assert all(before.team != after.team for before, after in pairwise(found.places))


def test_a_layout_keeps_teams_that_fit_it_already() -> None:
    found = seating(*FOUR).ready_for("teams").laid_out(2, 2)
    swapped = found.in_team(0, 1).in_team(1, 0)

    assert swapped.laid_out(2, 2) == swapped
    assert [place.team for place in swapped.laid_out(2, 3).places][:4] == [1, 0, 0, 1]


def test_a_smaller_layout_sends_nobody_away() -> None:
    found = seating(*"ABCDE").laid_out(2, 2)

    assert called(found) == [*"ABCDE"]
    assert found.layout is None


def test_a_team_that_is_not_there_just_now_keeps_its_name() -> None:
    found = seating(*"ABCDEF").laid_out(3, 2).team_called(2, "Ash")

    assert found.laid_out(2, 3).laid_out(3, 2).team_name(2) == "Ash"


@pytest.mark.parametrize(("typed", "name"), [("", "Team 1"), ("  ", "Team 1"), (" Rust ", "Rust")])
def test_a_team_without_a_name_has_its_number(typed: str, name: str) -> None:
    assert seating(*FOUR).team_called(0, typed).team_name(0) == name


def test_somebody_who_joins_is_in_the_smallest_team() -> None:
    found = seating(*"ABC").laid_out(2, 2).without(2)

    assert found.joined("E").places[-1].team == 0


# A game that was played


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("competitive", ("Ana", "Ben", "Cleo")),
        ("teams", ("Ana/Rust", "Ben/Dust", "Cleo/Rust", "Dan/Dust")),
        ("teams", ("A/Team 1", "B/Team 2", "C/Team 3", "D/Team 1", "E/Team 2", "F/Team 3")),
    ],
)
def test_the_seating_of_a_former_game_gives_the_same_seats(mode: str, seats: tuple[str, ...]) -> None:
    played = setup(mode, *seats).seats

    again = Seating.of(played, next_id=7)

    assert [(seat["name"], seat["team"]) for seat in again.seats(mode)] == [(it.name, it.team) for it in played]
    assert [place.id for place in again.places] == [*range(7, 7 + len(played))]
    assert again.next_id == 7 + len(played)


def test_a_team_that_had_its_number_for_a_name_has_none_typed() -> None:
    assert Seating.of(setup("teams", "A/Team 1", "B/Dust").seats).team_names == ("", "Dust", "")


def test_a_former_seat_without_a_colour_gets_a_free_one() -> None:
    found = Seating.of((Seat(name="Ana", color="green"), Seat(name="Ben")))

    assert [place.color for place in found.places] == ["green", "blue"]


# Who begins (p. 10)


def test_the_seats_stay_around_the_table_when_another_one_begins() -> None:
    assert called(seating(*FOUR).beginning_with("Cleo")) == ["Cleo", "Dan", "Ana", "Ben"]


@given(seed=st.text(min_size=1, max_size=6), order=st.permutations(FOUR))
def test_a_seed_gives_the_same_starting_player_however_people_sit(seed: str, order: list[str]) -> None:
    first = starting_player(seed, FOUR)

    assert starting_player(seed, order) == first
    assert seating(*order).beginning_with(first).places[0].called == first


@given(order=st.permutations(FOUR), by=st.sampled_from(FOUR))
def test_turns_keep_going_round_the_same_way(order: list[str], by: str) -> None:
    turned = called(seating(*order).beginning_with(by))

    assert sorted(zip(turned, turned[1:] + turned[:1], strict=True)) == sorted(
        zip(order, order[1:] + order[:1], strict=True)
    )


# Whatever people tap

PLACE = st.integers(0, 12)
TAPS = st.one_of(
    st.tuples(st.just("seated"), st.sampled_from(("", *FOUR, "Eve", "Fay", "Gus"))),
    st.tuples(st.just("without"), PLACE),
    st.tuples(st.just("moved"), PLACE, st.sampled_from((-1, 1))),
    st.tuples(st.just("coloured"), PLACE, st.sampled_from((*COLOURS, *MORE_COLOURS, "Rust"))),
    st.tuples(st.just("laid_out"), st.sampled_from(LAYOUTS)),
    st.tuples(st.just("ready_for"), st.sampled_from(("solo", "competitive", "teams", "cooperative"))),
)


def tapped(found: Seating, tap: tuple[object, ...]) -> Seating:
    name, *given = tap
    if name == "laid_out":
        return found.laid_out(*given[0])  # type: ignore[misc]
    if name in ("without", "moved", "coloured") and given[0] not in {place.id for place in found.places}:
        return found
    return getattr(found, str(name))(*given)


@given(taps=st.lists(TAPS, max_size=20))
def test_whatever_is_tapped_seats_and_colours_stay_apart(taps: list[tuple[object, ...]]) -> None:
    found = Seating()
    for tap in taps:
        before, found = found, tapped(found, tap)
        gone = {it.called for it in before.places if it.called} - {it.called for it in found.places}
        assert not gone or tap[0] == "without"

    ids, colours = [it.id for it in found.places], [it.color for it in found.places]
    assert len(found.places) <= MOST_SEATS
    assert len(set(ids)) == len(ids)
    assert len(set(colours)) == len(colours)
    assert all(isinstance(it, Place) and it.id < found.next_id for it in found.places)
    assert all(0 <= it.team < 3 for it in found.places)
