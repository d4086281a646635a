"""Events on their boards: revealed, resolved, missed, discarded; what they change meanwhile."""

from typing import Any

import pytest

from companion.chronicles.event_tokens import printed_on
from companion.chronicles.prompts import prompts
from companion.chronicles.timeline import closed, standing_effects
from companion.game import Game
from tests.companion.chronicles.games import (
    AnyGame,
    asked,
    begin,
    labels,
    move,
    noticed,
    played,
    player,
    refused,
)

FOUR = ("Ana", "Ben", "Cleo", "Dan")
SETUP_EXAMPLE = ("Miara, Music, and Mead", "A Darkness Below", "Trial and Error")
HOSTILE = "Hostile Negotiations"
FLOOD: dict[str, Any] = {
    "id": "flood",
    "name": "Flood",
    "setup": "A marker on each bridge.",
    "while_open": "Bridges cost 1 more.",
    "renown": 1,
    "marks": ["courage"],
    "honor": 2,
}


def example(**changes: Any) -> AnyGame:
    """The rulebook's timeline for four players: boards 1, 2 and 3 with the events of the setup example."""
    return begin(*FOUR, events=SETUP_EXAMPLE, **changes)


def lying(game: AnyGame) -> list[tuple[int, str | None]]:
    """Boards and their events, the newest first."""
    return [(board.number, board.event.name if board.event else None) for board in game.table.timeline]


def reminders(game: AnyGame) -> list[str]:
    """What people are to do by hand."""
    return [reminder.text for reminder in game.table.reminders]


@pytest.mark.parametrize(
    ("given", "order"),
    [
        pytest.param(
            move("resolve_event", who="Ana", board=2), [2, 1, 3], id="Advancing Event Cards: the middle one, example"
        ),
        pytest.param(move("resolve_event", who="Ana", board=1), [1, 2, 3], id="Advancing Event Cards: the newest"),
        pytest.param(move("resolve_event", who="Ana", board=3), [3, 1, 2], id="Advancing Event Cards: the oldest"),
        pytest.param(move("reach_trigger"), [3, 1, 2], id="Time and missed opportunities: example"),
        pytest.param(move("discard_event", board=2), [2, 1, 3], id="Timing Conflicts: the older is discarded"),
    ],
)
def test_the_empty_board_goes_to_the_front_and_waits_for_an_event(given: dict[str, Any], order: list[int]) -> None:
    game = played(example(), given)

    assert [board.number for board in game.table.timeline] == order
    assert [board.number for board in game.table.timeline if board.event is None] == [order[0]]
    assert asked(game)[0] == f"reveal_event:{order[0]}"


def test_the_oldest_event_is_missed_and_nobody_gains_from_it() -> None:
    game = played(example(), move("reach_trigger"))

    assert lying(game) == [(3, None), (1, SETUP_EXAMPLE[0]), (2, SETUP_EXAMPLE[1])]
    assert game.table.triggers == 1
    assert not any(one.events or one.renown_gained for one in game.table.players)
    assert labels(game) == ["An end-game trigger is reached; Trial and Error is missed"]


def test_a_trigger_is_counted_where_no_event_lies_open() -> None:
    game = played(begin(), move("reach_trigger"), move("reach_trigger"))

    assert game.table.triggers == 2
    assert [board.number for board in game.table.timeline] == [1, 2]


def test_the_resolved_event_joins_the_tableau_and_its_printed_reward_is_gained() -> None:
    game = begin(events=["Flood"], event_cards=[FLOOD])

    game = played(game, move("resolve_event", who="Ana", board=1))

    ana = player(game)
    assert [event.name for event in ana.events] == ["Flood"]
    assert (ana.renown, ana.marks, ana.honor) == (1, {"courage": 1}, 2)
    assert labels(game)[-1].startswith("Ana resolves Flood (")


@pytest.mark.parametrize(
    ("said", "renown", "marks", "honor"),
    [
        pytest.param({"renown": 2}, 2, {"courage": 1}, 2, id="Event Card Anatomy, D: renown said, the rest printed"),
        pytest.param({"marks": ["wisdom"]}, 1, {"wisdom": 1}, 2, id="Event Card Anatomy, D: a mark said"),
        pytest.param({"renown": 0, "marks": [], "honor": -2}, 0, {}, -2, id="Event Card Anatomy, D: all of it said"),
    ],
)
def test_what_is_said_of_a_reward_goes_before_what_is_printed(
    said: dict[str, Any], renown: int, marks: dict[str, int], honor: int
) -> None:
    game = begin(events=["Flood"], event_cards=[FLOOD])

    game = played(game, move("resolve_event", who="Ana", board=1, **said))

    ana = player(game)
    assert (ana.renown, ana.marks, ana.honor) == (renown, marks, honor)


def test_a_reward_that_nobody_has_read_is_asked_for_and_paid_once() -> None:
    game = played(begin(events=["A Feud"]), move("resolve_event", who="Ben", board=1))
    event = game.table.rewards[0].event
    asked_for = asked(game)
    reward = move("take_reward", who="Ben", event=event, renown=1, marks=["vision"], honor=3)

    game = played(game, reward)

    ben = player(game, "Ben")
    assert f"event_reward:{event}:Ben" in asked_for
    assert f"event_reward:{event}:Ben" not in asked(game)
    assert (ben.renown, ben.marks, ben.honor) == (1, {"vision": 1}, 3)
    assert refused(game, reward).where == "event"


def test_a_reward_that_is_left_out_is_not_asked_for_any_more() -> None:
    game = played(begin(events=["A Feud"]), move("resolve_event", who="Ben", board=1))

    game = played(game, move("dismiss_prompt", prompt=f"event_reward:{game.table.rewards[0].event}:Ben"))

    assert game.table.rewards == ()


def test_what_a_reward_gives_besides_is_said_in_words() -> None:
    game = played(begin(events=[HOSTILE]), move("resolve_event", who="Ana", board=1))

    assert f"Ana gains from {HOSTILE}: Take control of any region that nobody controls, at once." in reminders(game)
    assert game.table.rewards == ()


def test_an_event_that_the_rulebook_shows_is_known_by_its_name() -> None:
    game = played(begin(), move("reveal_event", name="hostile negotiations", places=["Broken Mug Inn"]))

    event = game.table.timeline[0].event
    assert event is not None
    assert printed_on(event) is event.printed
    assert (event.name, event.places) == (HOSTILE, ("Broken Mug Inn",))
    assert reminders(game) == [f"{HOSTILE}: An event marker on the inn that was revealed first."]
    assert game.table.reminders[0].rule == "chronicles-hostile-negotiations"


def test_an_event_of_this_game_goes_before_one_that_comes_with_the_app() -> None:
    mine = {"id": "mine", "name": HOSTILE, "setup": "As our copy says.", "renown": 3}
    game = begin(event_cards=[mine])

    game = played(game, move("reveal_event", name=HOSTILE), move("resolve_event", who="Ana", board=1))

    assert player(game).renown == 3


def test_events_are_revealed_on_the_newest_board_that_waits() -> None:
    game = played(begin(*FOUR), *(move("reveal_event", name=name) for name in ("Fair", "Feud", "Flood")))

    assert lying(game) == [(1, "Fair"), (2, "Feud"), (3, "Flood")]
    assert refused(game, move("reveal_event", name="Frost")).what == "an event lies on every board"


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(move("reveal_event", name="Fair", board=1), "board", id="Advancing Event Cards: one lies there"),
        pytest.param(move("resolve_event", who="Ana", board=3), "board", id="Setup: two boards for three players"),
        pytest.param(move("resolve_event", who="Ana", board=2), "board", id="Resolving Events: none lies there"),
        pytest.param(move("resolve_event", who="Zoe", board=1), "who", id="Resolving Events: nobody of that name"),
        pytest.param(move("discard_event", board=2), "board", id="Timing Conflicts: none lies there"),
        pytest.param(
            move("place_event", board=2, places=["Inn"]), "board", id="Event Card Anatomy, B: none lies there"
        ),
        pytest.param(move("advance_board", board=3), "board", id="Advancing Event Cards: no such board"),
    ],
)
def test_what_makes_no_sense_on_the_boards_is_refused(given: dict[str, Any], where: str) -> None:
    game = begin(events=["Flood"])

    assert refused(game, given).where == where


def test_a_board_whose_question_was_left_out_is_asked_for_again_when_it_waits_again() -> None:
    game = played(begin(), move("dismiss_prompt", prompt="reveal_event:1"))
    left_out = asked(game)

    game = played(game, move("reveal_event", name="Fair", board=1), move("discard_event", board=1))

    assert "reveal_event:1" not in left_out
    assert "reveal_event:1" in asked(game)


def test_resolving_on_the_turn_of_another_is_told_and_done() -> None:
    game = played(begin(events=["Fair"]), move("resolve_event", who="Ben", board=1))

    assert noticed(game) == ["other_turn"]
    assert [event.name for event in player(game, "Ben").events] == ["Fair"]


def test_the_same_event_on_two_boards_is_told() -> None:
    game = played(begin(events=["Fair"]), move("reveal_event", name="fair"))

    assert noticed(game) == ["event_twice"]


def test_the_tokens_of_an_event_that_goes_are_taken_off() -> None:
    game = played(begin(event_cards=[FLOOD]), move("reveal_event", name="Flood"))
    before = reminders(game)

    game = played(game, move("discard_event", board=1, why="Frost contradicts it"))

    assert before == ["Flood: A marker on each bridge."]
    assert reminders(game) == ["Flood is over: take its tokens and blocks off the map."]
    assert labels(game)[-1] == "Flood is discarded: Frost contradicts it"


def test_tokens_that_are_left_to_people_are_not_spoken_of() -> None:
    game = begin(event_cards=[FLOOD], automation={"event_tokens": "off"})

    game = played(game, move("reveal_event", name="Flood"), move("resolve_event", who="Ana", board=1))

    assert reminders(game) == []


def test_boards_that_are_left_to_people_stay_and_people_are_told_how_to_move_them() -> None:
    game = played(example(automation={"event_boards": "off", "event_tokens": "off"}), move("reach_trigger"))

    assert lying(game) == [(1, SETUP_EXAMPLE[0]), (2, SETUP_EXAMPLE[1]), (3, None)]
    assert reminders(game) == ["Event boards: board 3 goes to the front: the boards lie 3, 1, 2, the newest first."]


def test_boards_that_move_only_when_people_agree_do_so_then() -> None:
    game = played(example(automation={"event_boards": "ask"}), move("reach_trigger"))
    proposed = game.table.proposals[0].id
    waits = [board.number for board in game.table.timeline]

    game = played(game, move("accept_proposal", proposal=proposed))

    assert waits == [1, 2, 3]
    assert [board.number for board in game.table.timeline] == [3, 1, 2]
    assert game.table.proposals == ()


def test_boards_that_were_proposed_one_after_the_other_move_one_after_the_other() -> None:
    game = played(example(automation={"event_boards": "ask"}), *(2 * [move("reach_trigger")]))

    game = played(game, *(move("accept_proposal", proposal=it.id) for it in game.table.proposals))

    assert lying(game) == [(2, None), (3, None), (1, SETUP_EXAMPLE[0])]


def test_a_board_is_put_where_it_lies_on_the_table() -> None:
    game = played(example(), move("advance_board", board=3))

    assert [board.number for board in game.table.timeline] == [3, 1, 2]
    assert labels(game) == ["Event board 3 goes to the front"]


def test_what_an_event_changes_for_everyone_stands_until_it_goes() -> None:
    game = played(begin(events=[HOSTILE]), move("place_event", board=1, places=["Broken Mug Inn"]))
    before, shut = standing_effects(game.table), closed(game.table)

    game = played(game, move("resolve_event", who="Ana", board=1))

    assert [(it.name, it.words, it.rule) for it in before] == [(HOSTILE, "", "chronicles-hostile-negotiations")]
    assert [(it.region, it.why) for it in shut] == [("Broken Mug Inn", f"{HOSTILE} closes it")]
    assert (standing_effects(game.table), closed(game.table)) == ((), ())


def test_a_closed_region_is_called_as_the_card_calls_it_until_people_name_it() -> None:
    game = begin(events=[HOSTILE])

    assert [it.region for it in closed(game.table)] == ["The inn that was revealed first"]


def test_an_event_that_nobody_has_read_is_said_to_change_what_its_card_says() -> None:
    game = begin(events=["Frost"])

    assert [(it.name, it.rule) for it in standing_effects(game.table)] == [("Frost", "chronicles-events")]
    assert "card" in standing_effects(game.table)[0].words


def test_an_event_without_a_standing_effect_says_nothing() -> None:
    game = begin(events=["Trial and Error"])

    assert standing_effects(game.table) == ()


def test_every_rule_of_a_prompt_or_reason_about_events_is_an_entry(corpus_ids: frozenset[str]) -> None:
    game = played(
        example(),
        move("resolve_event", who="Ana", board=2),
        move("reach_trigger"),
        move("reveal_event", name="Frost"),
        move("discard_event", board=1),
    )

    rules = {because.rule for entry in game.ledger.standing for because in entry.because}
    assert isinstance(game, Game)
    assert rules | {prompt.rule for prompt in prompts(game.table)} <= corpus_ids
