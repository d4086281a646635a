"""The page Events of Chronicles: boards as they lie, events on them, dark agents by region."""

import flet as ft
import pytest

from screens.chronicles.events.boards import lying
from tests.screens.chronicles_evening import ChroniclesEvening

MARKET = {"kind": "event", "id": "market", "name": "Market Day", "deed": "Pay 3.", "renown": 1, "marks": ["courage"],
          "honor": 2}  # fmt: skip
LIVE = {"events": ["Market Day", "Hostile Negotiations"], "event_cards": [MARKET]}


@pytest.fixture
def evening(unhurried):
    """Three people, two boards; Market Day is newer than Hostile Negotiations."""
    return ChroniclesEvening(**LIVE)


def boards(evening):
    return [(it.number, it.name) for it in lying(evening.table)]


def places(screen):
    """The boards from left to right, as they are drawn."""
    drawn = [it for it in screen.controls(ft.Container) if str(it.key).startswith("board-")]
    return [int(str(it.key).removeprefix("board-")) for it in sorted(drawn, key=lambda it: it.left)]


def agents_come(region, count=1):
    return {"move": "place_agents", "region": region, "count": count}


def test_boards_lie_side_by_side_the_newest_on_the_left(evening, render):
    screen = evening.open(render, "events")

    assert places(screen) == [1, 2]
    assert "Board 1, newest: Market Day, chosen" in screen.names()
    assert "Board 2, oldest: Hostile Negotiations" in screen.names()


def test_a_tap_on_a_board_shows_its_event(evening, render):
    screen = evening.open(render, "events")

    screen.tap("Board 2, oldest")

    assert screen.sees("give up a relic")
    assert not screen.sees("Pay 3.")


def test_a_resolved_board_comes_to_the_front_and_asks_for_an_event(evening, render):
    screen = evening.open(render, "events")
    screen.tap("Board 2, oldest")

    screen.tap("Somebody resolves it")
    screen.tap("It is Ben who resolves it")
    screen.tap("Ben resolves it")

    assert places(screen) == [2, 1]
    assert [event.name for event in evening.table.player("Ben").events] == ["Hostile Negotiations"]
    assert screen.sees("Turn an event over onto board 2")


def test_who_resolves_an_event_stays_chosen_when_the_turn_ends_on_another_phone(evening, render):
    screen = evening.open(render, "events")
    screen.tap("Somebody resolves it")

    screen.tap("Ana resolves it", meanwhile=lambda: evening.moves({"move": "end_turn"}))

    assert evening.table.turn == "Ben"
    assert "It is Ana who resolves it, chosen" in screen.names()


def test_what_a_card_is_known_to_give_is_gained_without_a_question(evening, render):
    screen = evening.open(render, "events")

    screen.tap("Somebody resolves it")
    screen.tap("It is Cleo who resolves it")
    assert not screen.sees("What does its card give?")
    screen.tap("Cleo resolves it")

    cleo = evening.table.player("Cleo")
    assert (cleo.renown, cleo.marked("courage"), cleo.honor) == (1, 1, 2)


def test_a_reward_that_nobody_has_read_is_entered_by_its_signs(unhurried, render):
    evening = ChroniclesEvening(events=["Flood"])
    screen = evening.open(render, "events")
    screen.tap("Board 1")

    screen.tap("Somebody resolves it")
    screen.tap("2 renown as reward")
    screen.tap("Mark of vision as reward")
    screen.tap("Reward: 1 honor more")
    screen.tap("Ana resolves it")

    ana = evening.table.player("Ana")
    assert (ana.renown, ana.marked("vision"), ana.honor) == (2, 1, 1)


def test_a_reward_may_be_left_for_the_table(unhurried, render):
    evening = ChroniclesEvening(events=["Flood"])
    screen = evening.open(render, "events")
    screen.tap("Board 1")

    screen.tap("Somebody resolves it")
    screen.tap("It is Ben who resolves it")
    screen.tap("Ben resolves it")

    assert [(due.who, due.name) for due in evening.table.rewards] == [("Ben", "Flood")]


@pytest.mark.parametrize(
    ("board", "button", "left"),
    [
        pytest.param("Board 2", "End-game trigger", [(2, None), (1, "Market Day")], id="Time and missed opportunities"),
        pytest.param(
            "Board 1", "Discard Market Day", [(1, None), (2, "Hostile Negotiations")], id="Timing Conflicts, the newest"
        ),
        pytest.param("Board 2", "Discard Hostile", [(2, None), (1, "Market Day")], id="Timing Conflicts, the oldest"),
    ],
)
def test_an_event_goes_with_nobody_having_resolved_it(evening, render, board, button, left):
    screen = evening.open(render, "events")
    screen.tap(board)

    screen.tap(button)

    assert boards(evening) == left
    assert evening.table.triggers == (1 if button == "End-game trigger" else 0)


def test_only_the_oldest_event_can_be_missed(evening, render):
    screen = evening.open(render, "events")

    screen.tap("Board 1")

    assert not any(name.startswith("End-game trigger") for name in screen.names())


def test_an_event_that_the_rulebook_tells_of_is_turned_over_with_one_tap(unhurried, render):
    evening = ChroniclesEvening()
    screen = evening.open(render, "events")

    screen.tap("It is Trial and Error")

    assert boards(evening) == [(1, "Trial and Error"), (2, None)]
    assert screen.sees("Turn an event over onto board 2")


def test_any_other_event_is_typed(unhurried, render):
    evening = ChroniclesEvening()
    screen = evening.open(render, "events")

    screen.type_into("What is it called?", "Long Night", submit=True)

    assert boards(evening) == [(1, "Long Night"), (2, None)]


def test_an_event_that_lies_open_is_not_offered_again(evening, render):
    screen = evening.open(render, "events")
    screen.tap("Board 2")
    screen.tap("End-game trigger")

    assert "It is Market Day" not in screen.names()
    assert "It is Hostile Negotiations" in screen.names()


def test_dark_agents_come_to_the_places_that_are_named(unhurried, render):
    evening = ChroniclesEvening(events=["A Darkness Below"])
    screen = evening.open(render, "events")
    screen.tap("Board 1")

    screen.tap("Say where")
    screen.tap("It is at Monastery")
    screen.type_into("Another region", "Old Cloister")
    screen.tap("Add the region that was typed")

    assert [(it.region, it.count) for it in evening.table.agents] == [("Monastery", 2), ("Old Cloister", 2)]
    assert screen.sees("2 dark agents: no visits here")


def test_dark_agents_come_without_an_event_too(evening, render):
    screen = evening.open(render, "events")

    screen.tap("Dark agents come")
    screen.tap("3 dark agents")
    screen.tap("3 dark agents to Inn")

    assert [(it.region, it.count) for it in evening.table.agents] == [("Inn", 3)]


def test_the_player_who_is_on_vanquishes_with_one_tap(evening, render):
    screen = evening.moves(agents_come("Inn", 2)).open(render, "events")

    screen.tap("Ana vanquishes one at Inn")

    assert evening.table.agents_at("Inn") == 1
    assert evening.table.player("Ana").agents == 1


def test_what_vanquishing_pays_is_read_off_once(evening, render):
    screen = evening.moves(agents_come("Inn", 2)).open(render, "events")
    screen.tap("More about Inn")

    screen.tap("It is Ben who vanquishes it")
    screen.tap("Vanquishing pays: 2")

    ben = evening.table.player("Ben")
    assert (ben.agents, ben.honor) == (1, 2)
    assert evening.table.printed.agent_honor == 2


def test_regions_that_an_event_closes_are_named(evening, render):
    screen = evening.moves({"move": "place_event", "board": 2, "places": ["Red Lion"]}).open(render, "events")

    assert screen.sees("Closed for everyone")
    assert screen.sees("Red Lion")
    assert screen.sees("Hostile Negotiations closes it")


@pytest.mark.parametrize(
    ("held", "entry"),
    [
        pytest.param("End-game trigger: it is missed", "End-game trigger reached", id="missed"),
        pytest.param("Somebody resolves it", "Resolving an event", id="resolve"),
    ],
)
def test_a_long_press_opens_the_rule(evening, render, held, entry):
    screen = evening.open(render, "events")
    screen.tap("Board 2")

    screen.long_press(held)

    assert screen.sees(entry)
