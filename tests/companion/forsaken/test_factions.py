"""Connecting, jobs and patrols (Connect; Jobs and Reputation)."""

import pytest

from tests.companion.forsaken.games import asked, begin, gain, move, noticed, played, player, refused


def connect(faction: str, **fields: object) -> dict[str, object]:
    """Ana connects with a faction, without a job."""
    return move("connect", who="Ana", **({"faction": faction, "job": False} | fields))


@pytest.mark.parametrize(
    ("faction", "fields", "gained"),
    [
        pytest.param("cartel", {"scrap": 1, "particle": 1}, {"scrap": 1, "particle": 1}, id="Cartel: scrounge 2"),
        pytest.param("ebon_eye", {}, {"visions": 1}, id="Ebon Eye: 1 vision"),
        pytest.param("sanction", {}, {"boosts": 1}, id="Sanction: 1 boost"),
    ],
)
def test_the_main_bonus_of_each_faction(faction: str, fields: dict[str, int], gained: dict[str, int]) -> None:
    game = played(begin(), connect(faction, **fields))

    assert {what: count for what, count in player(game).held.items() if count} == gained
    assert game.table.done.actions == ("connect",)
    assert noticed(game) == []


@pytest.mark.parametrize(
    ("faction", "price"),
    [
        pytest.param("cartel", {"particle": 1}, id="Cartel: a particle"),
        pytest.param("ebon_eye", {"visions": 1}, id="Ebon Eye: a vision"),
        pytest.param("sanction", {"boosts": 2}, id="Sanction: two boosts"),
    ],
)
def test_the_special_bonus_has_the_price_of_its_faction(faction: str, price: dict[str, int]) -> None:
    game = played(begin(), gain(**price), connect(faction, bonus="special", gains={"vp": 1}))
    poor = played(begin(), connect(faction, bonus="special"))

    assert player(game).held == dict.fromkeys(price, 0) | {"vp": 1}
    assert "underpaid" not in noticed(game)
    assert "underpaid" in noticed(poor)


def test_a_persona_walks_its_path_and_begins_it_again() -> None:
    path = move("name_persona", faction="cartel", name="Oz", letter="A", path=["Slag", "Dock", "Tower"])

    game = played(begin(), path)
    places = [game.table.persona("cartel").landmark]
    for _ in range(3):
        game = played(game, connect("cartel", bonus="none"))
        places.append(game.table.persona("cartel").landmark)

    assert places == ["Slag", "Dock", "Tower", "Slag"]


def test_a_landmark_that_nobody_has_read_is_asked_for_once_the_persona_is_there() -> None:
    begun = begin()

    game = played(begun, connect("sanction"))
    read = played(game, move("name_persona", faction="sanction", path=[None, "The Gate", None]))

    assert begun.table.persona("sanction").landmark == "Empyriad Strip Mines"
    assert "persona_path" in asked(game)
    assert "persona_path" not in asked(read)
    assert read.table.persona("sanction").path == ("Empyriad Strip Mines", "The Gate", None)


def test_two_personas_with_one_letter_are_noticed() -> None:
    game = played(
        begin(),
        move("name_persona", faction="cartel", letter="A"),
        move("name_persona", faction="sanction", letter="a"),
    )

    assert "letters" in noticed(game)


def test_connecting_asks_for_the_job_that_was_drawn() -> None:
    game = played(begin(), connect("ebon_eye", job=True))

    after = played(game, move("take_job", who="Ana", faction="ebon_eye", name="Night Watch"))

    assert "job" in asked(game)
    assert "job" not in asked(after)
    assert [(job.name, job.faction) for job in player(after).jobs] == [("Night Watch", "ebon_eye")]


@pytest.mark.parametrize(("keeps", "left"), [(False, "New"), (True, "Old")])
def test_a_slot_has_room_for_one_job(keeps: bool, left: str) -> None:
    old = move("take_job", who="Ana", faction="cartel", name="Old")
    other = move("take_job", who="Ana", faction="sanction", name="Other")

    game = played(begin(), old, other, move("take_job", who="Ana", faction="cartel", name="New", keeps_old=keeps))

    assert {job.name for job in player(game).jobs} == {left, "Other"}


@pytest.mark.parametrize(
    ("faction", "gains", "rep", "legend", "vp"),
    [
        pytest.param("cartel", None, 2, 1, 0, id="a faction's job: 1 legend and 2 rep"),
        pytest.param("cartel", {"vp": 2}, 0, 0, 2, id="what the card says instead"),
        pytest.param(None, None, 0, 0, 0, id="a special job has no such reward"),
        pytest.param(None, {"vp": 1}, 0, 0, 1, id="a special job: what it says"),
    ],
)
def test_a_finished_job(faction: str | None, gains: dict[str, int] | None, rep: int, legend: int, vp: int) -> None:
    game = played(begin(), move("take_job", who="Ana", faction=faction, name="Errand"))
    done = move("complete_job", who="Ana", job=player(game).jobs[0].id, gains=gains)

    after = played(game, done)

    assert player(after).jobs == ()
    assert (player(after).rep("cartel"), player(after).legend, player(after).vp) == (rep, legend, vp)


def test_a_job_that_nobody_has_is_refused() -> None:
    answer = refused(begin(), move("complete_job", who="Ana", job=77))

    assert str(answer) == "Ana has no job 77; take one first"


def test_a_grudge_is_noticed_where_it_hinders() -> None:
    game = played(begin(), move("gain_grudge", who="Ana", faction="cartel"))

    assert "grudge" in noticed(played(game, connect("cartel", bonus="none")))
    assert "grudge" in noticed(played(game, move("take_job", who="Ana", faction="cartel")))
    assert "grudge" not in noticed(played(game, connect("sanction")))
