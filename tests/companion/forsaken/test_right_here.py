"""Which rules belong to the moment, and a table in short."""

import pytest

from companion.forsaken.in_short import in_short
from companion.forsaken.right_here import MOST, right_here
from companion.rules.entries import corpus
from tests.companion.forsaken.games import AnyGame, alone, begin, end_turn, gain, move, played


@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(played(begin(), gain(scrap=9)), "forsaken-q-over-eight-resources", id="Resources: more than fits"),
        pytest.param(played(begin(), move("rest", who="Ana")), "forsaken-encounter-step", id="The Encounter Step"),
        pytest.param(
            played(begin(), move("read_vignette", who="Ana"), move("begin_encounters", who="Ana")),
            "forsaken-q-vignette-then-encounter",
            id="Vignettes",
        ),
        pytest.param(played(begin(), move("begin_scoring")), "forsaken-final-scoring", id="Final Scoring"),
        pytest.param(played(begin(), gain(vp=15), end_turn()), "forsaken-final-turns", id="Game End"),
    ],
)
def test_what_is_most_pressing_comes_first(game: AnyGame, first: str) -> None:
    assert right_here(game.table)[0] == first


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        pytest.param(played(begin(), move("set_vitality", who="Ana", to=2)), "forsaken-healing", id="low vitality"),
        pytest.param(played(begin(), move("set_infamy", who="Ana", to=1)), "forsaken-infamy", id="Infamy"),
        pytest.param(
            played(begin(), move("gain_grudge", who="Ana", faction="cartel")), "forsaken-grudges", id="Faction Grudges"
        ),
        pytest.param(
            played(begin(), move("to_event_row", name="Storm", event="It rains.", finale="None.")),
            "forsaken-event-row",
            id="Event Row",
        ),
        pytest.param(alone(), "forsaken-rival-turn", id="Solo: the rival"),
        pytest.param(played(alone(), move("set_plot", row=4)), "forsaken-solo-loss", id="Solo: four cards in the row"),
        pytest.param(begin(), "forsaken-action-step", id="nothing in particular"),
    ],
)
def test_what_the_table_shows_belongs_to_the_moment(game: AnyGame, entry: str) -> None:
    assert entry in right_here(game.table)


@pytest.mark.parametrize(
    ("stage", "entry"),
    [
        pytest.param("places", "forsaken-prices", id="Locations"),
        pytest.param("fight", "forsaken-winning-a-fight", id="Combat"),
        pytest.param("world", "forsaken-patrol-path", id="Personas"),
        pytest.param("rival", "forsaken-action-lines", id="Solo: action lines"),
        pytest.param("end", "forsaken-tie", id="a look at the end"),
        pytest.param("", "forsaken-turn", id="no page in particular"),
    ],
)
def test_the_page_that_people_look_at_counts(stage: str, entry: str) -> None:
    assert entry in right_here(begin().table, stage)


@pytest.mark.parametrize("stage", ["", "table", "places", "fight", "world", "rival", "end"])
@pytest.mark.parametrize("game", [begin(), alone(), played(begin(), move("begin_scoring"))])
def test_at_most_so_many_entries_are_named_and_all_of_them_are_there(game: AnyGame, stage: str) -> None:
    found = right_here(game.table, stage)

    assert 0 < len(found) <= MOST
    assert set(found) <= set(corpus())


@pytest.mark.parametrize(
    ("game", "words"),
    [
        pytest.param(
            played(begin("Ana", "Ben", bounty="Krell"), gain(vp=2, scrap=3, particle=1), gain(damage=2)),
            ["Round 1, bounty: Krell", "Ana: 2 VP, vitality 6 of 8, 3 scrap, 1 particle", "Ben: 0 VP, vitality 8 of 8"],
            id="players",
        ),
        pytest.param(
            played(alone(vitality=None), move("draw_plot"), move("rival_gains", vp=2)),
            ["Round 1", "Ana: 0 VP, vitality not read", "Grash: 2 VP, 1 in the plot row, 7 in the plot deck"],
            id="a rival",
        ),
    ],
)
def test_a_table_is_told_in_a_few_lines(game: AnyGame, words: list[str]) -> None:
    found = in_short(game.table)

    assert [it.words for it in found] == words
    assert {it.rule for it in found} <= set(corpus())
