"""What people remember of a game of Chronicles, put together by answers; and commands taken apart to be changed."""

from typing import Any

import pytest
from hypothesis import given

from companion.chronicles.commands import COMMANDS, Command
from companion.chronicles.recollection import RECOLLECTION
from companion.chronicles.table import Table
from companion.past import Amended, Insert, amend
from companion.recollection import Retold
from tests.companion.chronicles.evenings import evenings
from tests.companion.chronicles.games import AnyGame, begin, marks, move, played, renown
from tests.companion.steps import steps

said, command, retold = RECOLLECTION.said, RECOLLECTION.command, RECOLLECTION.retold

TWO = begin("Ana", "Ben")
RELIC = played(TWO, move("gain_card", who="Ana", kind="relic"))
LEGEND = played(TWO, *marks("Ana", *["courage"] * 3), renown("Ana", 2))
OPEN = begin("Ana", "Ben", events=["A Darkness Below", "Trial and Error"])
HAUNTED = played(TWO, move("place_agents", region="Inn", count=2))
RICH = played(TWO, move("take_token", who="Ana", token="wild"))


def told(table: Table, what: str, **answers: Any) -> Retold:
    """What was said, answer by answer."""
    it = RECOLLECTION.turned(table, RECOLLECTION.begun(table, RECOLLECTION.subject_of(what)), what)
    for part, value in answers.items():
        it = said(table, it, part, value)
    return it


def as_given(it: Command | None) -> dict[str, Any] | None:
    return None if it is None else it.model_dump(exclude_defaults=True, mode="json") | {"move": it.move}


@pytest.mark.parametrize(
    ("game", "what", "answers", "expected"),
    [
        pytest.param(TWO, "gain_honor", {"amount": 2}, move("gain_honor", who="Ana", amount=2), id="of who is on"),
        pytest.param(TWO, "set_honor", {"who": "Ben", "amount": -3}, move("set_honor", who="Ben", to=-3), id="below 0"),
        pytest.param(TWO, "gain_card", {"kind": "loot"}, move("gain_card", who="Ana", kind="loot"), id="a card"),
        pytest.param(
            TWO, "gain_card", {"kind": "companion", "colour": "blue"},
            move("gain_card", who="Ana", kind="companion", colour="blue"), id="a companion with its colour",
        ),
        pytest.param(RELIC, "remove_card", {}, move("remove_card", who="Ana", card=4), id="the one card that is there"),
        pytest.param(
            RELIC, "take_chronicle", {"mark": "vision"}, move("take_chronicle", who="Ana", card=4, mark="vision"),
            id="the one chronicle that is due",
        ),
        pytest.param(TWO, "mark_track", {"track": "wisdom"}, move("mark_track", who="Ana", track="wisdom"), id="mark"),
        pytest.param(TWO, "gain_renown", {"amount": 1}, move("gain_renown", who="Ana"), id="renown"),
        pytest.param(
            TWO, "place_on_column", {"column": 2}, move("place_on_column", who="Ana", column=2), id="over a column"
        ),
        pytest.param(
            TWO, "place_in_status", {"track": "vision", "second": "wisdom"},
            move("place_in_status", who="Ana", tracks=["vision", "wisdom"]), id="in the middle: two tracks",
        ),
        pytest.param(
            LEGEND, "use_legendary", {}, move("use_legendary", who="Ana", track="courage"), id="the one card she has"
        ),
        pytest.param(
            TWO, "attend_festival", {"space": "vision"}, move("attend_festival", who="Ana", spaces=["vision"]),
            id="a visit to the festival",
        ),
        pytest.param(
            RICH, "use_token", {"copied": "honor"}, move("use_token", who="Ana", token="wild", copied="honor"),
            id="a wild token as another",
        ),
        pytest.param(OPEN, "resolve_event", {"board": 2}, move("resolve_event", who="Ana", board=2), id="an event"),
        pytest.param(
            TWO, "reveal_event", {"name": " Market  Day "}, move("reveal_event", name="Market Day", board=1),
            id="an event on the board that waits",
        ),
        pytest.param(TWO, "reach_trigger", {}, move("reach_trigger"), id="an end-game trigger"),
        pytest.param(
            HAUNTED, "vanquish_agent", {}, move("vanquish_agent", who="Ana", region="Inn"), id="where the agents are"
        ),
        pytest.param(
            TWO, "place_agents", {"region": "Old Inn", "amount": 3}, move("place_agents", region="Old Inn", count=3),
            id="agents that came",
        ),
        pytest.param(TWO, "end_turn", {}, move("end_turn", who="Ana"), id="the end of a turn"),
        pytest.param(TWO, "set_round", {"amount": 4}, move("set_round", to=4), id="the round"),
    ],
)  # fmt: skip
def test_answers_make_a_command(game: AnyGame, what: str, answers: dict[str, Any], expected: dict[str, Any]) -> None:
    it = command(game.table, told(game.table, what, **answers))

    assert as_given(it) == expected


@pytest.mark.parametrize(
    ("game", "what", "answers"),
    [
        pytest.param(TWO, "gain_honor", {}, id="how much"),
        pytest.param(TWO, "gain_card", {}, id="which kind"),
        pytest.param(TWO, "place_in_status", {"track": "vision"}, id="the second track"),
        pytest.param(TWO, "use_legendary", {}, id="no legendary card was there"),
        pytest.param(TWO, "resolve_event", {}, id="no event lay open"),
        pytest.param(TWO, "vanquish_agent", {}, id="no agents were there"),
        pytest.param(RICH, "use_token", {"token": "wild"}, id="what the wild token worked as"),
    ],
)
def test_what_is_missing_makes_none(game: AnyGame, what: str, answers: dict[str, Any]) -> None:
    assert command(game.table, told(game.table, what, **answers)) is None


def test_the_second_track_is_another_than_the_first() -> None:
    it = told(TWO.table, "place_in_status", track="vision", second="wisdom")

    assert said(TWO.table, it, "track", "wisdom").get("second") is None


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(move("gain_honor", who="Ana", amount=3, why="region"), id="with what else was said"),
        pytest.param(move("gain_card", who="Ana", kind="relic", name="Bell"), id="with its name"),
        pytest.param(move("place_in_status", who="Ana", tracks=["vision", "courage"]), id="two tracks"),
        pytest.param(move("attend_festival", who="Ana", spaces=["vision", "courage"], has=["vision"]), id="two spaces"),
        pytest.param(move("resolve_event", who="Ana", board=2, renown=1, marks=["courage"]), id="with its reward"),
        pytest.param(move("take_chronicle", who="Ana", card=4, mark="vision", option="A"), id="a chronicle"),
        pytest.param(move("read_printed", of="legendary:Ana:courage:1", value=3), id="a value that was read"),
    ],
)
def test_a_command_taken_apart_is_put_together_again(given: dict[str, Any]) -> None:
    before = COMMANDS.validate_python(given)
    it = retold(before)

    assert it is not None
    assert command(OPEN.table, it) == before


def test_another_event_does_not_give_what_was_read_off_the_first() -> None:
    it = retold(COMMANDS.validate_python(move("resolve_event", who="Ana", board=2, renown=1)))

    assert it is not None
    assert as_given(command(OPEN.table, said(OPEN.table, it, "board", 1))) == move("resolve_event", who="Ana", board=1)


@pytest.mark.parametrize("given", [move("end_turn"), move("reach_trigger"), move("begin_scoring")])
def test_some_entries_can_only_be_taken_out(given: dict[str, Any]) -> None:
    assert retold(COMMANDS.validate_python(given)) is None


def test_everything_that_can_be_said_has_words_questions_and_fields() -> None:
    moves = {move for subject in RECOLLECTION.subjects.values() for move in subject.moves}

    assert moves < set(RECOLLECTION.words) == set(RECOLLECTION.fields)
    assert all(RECOLLECTION.asks(TWO.table, Retold(what=one)) is not None for one in RECOLLECTION.words)


@given(evenings())
def test_whatever_was_said_can_be_taken_apart_and_put_together_again(evening: Any) -> None:
    *_, last = steps(evening)

    for place, entry in enumerate(last.ledger.standing):
        before = COMMANDS.validate_python(entry.command)
        it = retold(before)
        if it is not None:
            assert command(last.at(place), it) in (None, before)


@given(evenings())
def test_the_first_things_that_come_to_mind_can_be_added_anywhere(evening: Any) -> None:
    *_, last = steps(evening)

    for place in range(0, len(last.ledger.standing) + 1, 4):
        table = last.at(place)
        it = command(table, said(table, RECOLLECTION.begun(table), "amount", 1))
        assert it is not None
        assert isinstance(amend(last, [Insert(place, it)]), Amended)
