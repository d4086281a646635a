"""Which rules belong to the moment."""

import pytest

from companion.chronicles.kinds import TRACKS
from companion.chronicles.right_here import MOST, right_here
from companion.rules.entries import corpus
from tests.companion.chronicles.games import AnyGame, begin, end_turn, gains, marks, move, played

BOARD = dict(zip(TRACKS, ("honor", "loot", "pet", "wild", "crystals", "mount"), strict=True))


def quiet(*names: str, events: tuple[str, ...] = ("Flood", "Frost")) -> AnyGame:
    """A game in which nothing is asked for."""
    return begin(*names, festival=BOARD, events=events)


@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(begin(), "chronicles-timeline", id="Event Cards: a board waits"),
        pytest.param(played(quiet(), *gains("Ana", "relic")), "chronicles-draw-a-chronicle", id="Chronicle Cards"),
        pytest.param(played(quiet("Ana"), *gains("Ana", "relic")), "chronicles-shroud", id="Solo: the shroud"),
        pytest.param(
            quiet(events=("Hostile Negotiations", "Flood")), "chronicles-hostile-negotiations", id="an event lies open"
        ),
        pytest.param(played(quiet(), move("begin_scoring")), "chronicles-game-end", id="the end of the game"),
        pytest.param(
            played(quiet(), move("resolve_event", who="Ana", board=1), end_turn()), "chronicles-timeline", id="resolved"
        ),
    ],
)
def test_what_is_most_pressing_comes_first(game: AnyGame, first: str) -> None:
    assert right_here(game.table)[0] == first


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        pytest.param(played(quiet(), move("place_agents", region="Mill")), "chronicles-vanquish", id="Dark Agents"),
        pytest.param(played(quiet(), *marks("Ana", *3 * ["courage"])), "chronicles-full-track", id="a full track"),
        pytest.param(quiet(), "chronicles-ways-to-use-renown", id="4 Ways to Leverage Your Renown"),
    ],
)
def test_what_the_table_shows_belongs_to_the_moment(game: AnyGame, entry: str) -> None:
    assert entry in right_here(game.table)


@pytest.mark.parametrize(
    ("stage", "entry"),
    [
        pytest.param("festival", "chronicles-choose-a-token", id="Using the Firewind Festival"),
        pytest.param("events", "chronicles-event-cost", id="Event Card Anatomy, C"),
        pytest.param("", "chronicles-circles", id="no page in particular"),
    ],
)
def test_the_page_that_people_look_at_counts(stage: str, entry: str) -> None:
    assert entry in right_here(quiet().table, stage)


@pytest.mark.parametrize("game", [begin(), quiet("Ana"), played(quiet(), move("begin_scoring"))])
def test_at_most_so_many_entries_are_named_and_all_of_them_are_there(game: AnyGame) -> None:
    found = right_here(game.table)

    assert 0 < len(found) <= MOST
    assert set(found) <= set(corpus())
