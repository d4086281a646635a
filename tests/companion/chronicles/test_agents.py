"""Dark agents: placed, vanquished, paid for; A Darkness Below, which goes with its last one."""

from typing import Any

import pytest

from companion.chronicles.contract import play_lines
from companion.chronicles.standing import standing
from companion.chronicles.timeline import closed
from tests.companion.chronicles.games import AnyGame, asked, begin, labels, move, noticed, played, player, refused

DARKNESS = "A Darkness Below"
READ = {"agent_honor": 2}


def agents(game: AnyGame) -> dict[str, int]:
    """Dark agents by region."""
    return {it.region: game.table.agents_at(it.region) for it in game.table.agents}


def darkness(*places: str, **changes: Any) -> AnyGame:
    """A game in which A Darkness Below lies on board 1, with its agents on these monasteries."""
    return played(begin(**changes), move("reveal_event", name=DARKNESS, places=list(places)))


def vanquish(region: str, who: str = "Ana", **fields: Any) -> dict[str, Any]:
    return move("vanquish_agent", who=who, region=region, **fields)


def test_two_agents_come_to_each_monastery_and_close_it() -> None:
    game = darkness("North Monastery", "South Monastery")

    assert agents(game) == {"North Monastery": 2, "South Monastery": 2}
    assert [(it.region, it.why) for it in closed(game.table)] == [
        ("North Monastery", f"{DARKNESS} closes it; 2 dark agents are on it"),
        ("South Monastery", f"{DARKNESS} closes it; 2 dark agents are on it"),
    ]


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(move("place_event", board=1, places=["Abbey", "abbey"]), id="A Darkness Below: where it is"),
        pytest.param(move("place_agents", region="Abbey", count=2, board=1), id="A Darkness Below: where agents come"),
    ],
)
def test_places_that_nobody_named_are_asked_for(answer: dict[str, Any]) -> None:
    game = darkness()
    before = asked(game)

    game = played(game, answer)

    assert "agents:4" in before
    assert "agents:4" not in asked(game)
    assert agents(game) == {"Abbey": 2}
    assert game.table.timeline[0].event.places == ("Abbey",)


def test_a_place_that_is_corrected_takes_its_agents_along() -> None:
    game = played(darkness("Abbey", "Priory"), move("place_event", board=1, places=["Priory", "Cloister"]))

    assert agents(game) == {"Priory": 2, "Cloister": 2}


@pytest.mark.parametrize(
    ("how", "placed"),
    [
        pytest.param("ask", 0, id="automation: asked first"),
        pytest.param("off", 0, id="automation: left to people"),
        pytest.param("on", 2, id="automation: by itself"),
    ],
)
def test_agents_come_by_themselves_only_where_the_table_wants_it(how: str, placed: int) -> None:
    game = darkness("Abbey", automation={"event_tokens": how})

    assert game.table.agents_at("Abbey") == placed
    assert bool(game.table.proposals) is (how == "ask")


def test_agents_that_were_proposed_come_when_people_agree() -> None:
    game = darkness("Abbey", automation={"event_tokens": "ask"})

    game = played(game, move("accept_proposal", proposal=game.table.proposals[0].id))

    assert agents(game) == {"Abbey": 2}
    assert game.table.agents[0].event == 4


def test_agents_of_an_event_that_has_gone_are_not_proposed_any_more() -> None:
    game = played(darkness("Abbey", automation={"event_tokens": "ask"}), move("discard_event", board=1))

    assert game.table.proposals == ()


def test_a_vanquished_agent_pays_its_printed_honor_and_joins_the_tableau() -> None:
    game = played(begin(printed=READ), move("place_agents", region="Mill", count=2), vanquish("mill"))

    assert agents(game) == {"Mill": 1}
    assert (player(game).agents, player(game).honor) == (1, 2)
    assert labels(game) == ["2 dark agents come to Mill", "Ana vanquishes a dark agent on mill (2 honor)"]


def test_one_agent_and_several_are_told_in_lines_of_text() -> None:
    game = played(begin(), move("place_agents", region="Mill", count=1), move("place_agents", region="Abbey", count=2))

    lines = play_lines(standing(game))

    assert [line for line in lines if "agent" in line] == ["Mill: 1 dark agent", "Abbey: 2 dark agents"]


def test_honor_that_nobody_has_read_is_paid_to_all_as_soon_as_it_is_known() -> None:
    game = played(
        begin(),
        move("place_agents", region="Mill", count=3),
        vanquish("Mill"),
        vanquish("Mill"),
        vanquish("Mill", "Ben"),
    )
    before = asked(game)

    game = played(game, move("read_printed", of="agent", value=3))
    again = played(game, move("read_printed", of="agent", value=5))

    assert "printed_value:agent" in before
    assert "printed_value:agent" not in asked(game)
    assert [one.honor for one in game.table.players] == [6, 3, 0]
    assert [one.honor for one in again.table.players] == [6, 3, 0]


def test_honor_that_is_said_with_the_agent_is_known_from_then_on() -> None:
    game = played(begin(), move("place_agents", region="Mill", count=3), vanquish("Mill"), vanquish("Mill", honor=1))

    assert game.table.printed.agent_honor == 1
    assert player(game).honor == 2


def test_agents_whose_honor_was_left_out_are_not_paid_later_on() -> None:
    game = played(
        begin(),
        move("place_agents", region="Mill", count=2),
        vanquish("Mill"),
        move("dismiss_prompt", prompt="printed_value:agent"),
        vanquish("Mill", "Ben"),
    )

    game = played(game, move("read_printed", of="agent", value=3))

    assert [one.honor for one in game.table.players] == [0, 3, 0]


def test_each_agent_of_the_darkness_gives_the_reward_and_the_last_one_ends_it() -> None:
    game = darkness("Abbey", printed=READ)

    game = played(game, vanquish("Abbey"), vanquish("Abbey", "Ben"))

    assert [(due.who, due.name) for due in game.table.rewards] == [("Ana", DARKNESS), ("Ben", DARKNESS)]
    assert [event.name for event in player(game, "Ben").events] == [DARKNESS]
    assert [board.number for board in game.table.timeline if board.event is None] == [1, 2]
    assert closed(game.table) == ()


def test_a_reward_of_the_darkness_that_was_read_is_gained_by_all_and_asked_for_no_more() -> None:
    game = played(
        darkness("Abbey", "Priory", printed=READ), vanquish("Abbey"), vanquish("Abbey"), vanquish("Priory", "Ben")
    )
    event = game.table.rewards[0].event

    game = played(game, move("take_reward", who="Ana", event=event, renown=1), vanquish("Priory", "Cleo"))

    assert game.table.rewards == ()
    assert [one.renown for one in game.table.players] == [2, 1, 1]


def test_a_known_reward_of_the_darkness_is_gained_with_each_agent_and_not_once_more_at_its_end() -> None:
    card = {"id": "d", "name": DARKNESS, "agents": 2, "agents_reward": True, "renown": 1, "marks": ["wisdom"]}
    game = darkness("Abbey", event_cards=[card], printed=READ)

    game = played(game, vanquish("Abbey"), vanquish("Abbey"))

    assert (player(game).renown, player(game).marks) == (2, {"wisdom": 2})


@pytest.mark.parametrize(
    ("how", "events"), [pytest.param("ask", 1, id="automation: asked"), pytest.param("off", 0, id="automation: off")]
)
def test_the_darkness_goes_with_its_last_agent_as_the_table_wants_it(how: str, events: int) -> None:
    game = played(
        darkness(automation={"event_tokens": how}, printed=READ),
        move("place_agents", region="Abbey", board=1),
        vanquish("Abbey"),
    )
    open_then = game.table.timeline[0].event
    told = noticed(game)

    if game.table.proposals:
        game = played(game, move("accept_proposal", proposal=game.table.proposals[0].id))

    assert open_then is not None
    assert "no_agents_left" in told
    assert len(player(game).events) == events


@pytest.mark.parametrize("how", ["ask", "off"])
def test_the_darkness_whose_agents_have_not_come_yet_does_not_go(how: str) -> None:
    assert "no_agents_left" not in noticed(darkness("Abbey", automation={"event_tokens": how}))


def test_an_event_that_goes_takes_its_own_agents_along_and_no_others() -> None:
    game = played(darkness("Abbey", "Priory"), move("place_agents", region="Abbey"))

    game = played(game, move("discard_event", board=1))

    assert agents(game) == {"Abbey": 1}


def test_resolving_the_darkness_while_agents_remain_is_told_and_done() -> None:
    game = played(darkness("Abbey"), move("resolve_event", who="Ana", board=1))

    assert noticed(game) == ["agents_left"]
    assert agents(game) == {}
    assert game.table.rewards == ()


@pytest.mark.parametrize(
    ("given", "where"),
    [
        pytest.param(vanquish("Tower"), "region", id="Dark Agents: none is there"),
        pytest.param(vanquish("Mill", "Zoe"), "who", id="Dark Agents: nobody of that name"),
        pytest.param(move("place_agents", region="Mill", board=2), "board", id="Dark Agents: no event brings them"),
    ],
)
def test_what_makes_no_sense_about_agents_is_refused(given: dict[str, Any], where: str) -> None:
    game = played(begin(), move("place_agents", region="Mill"))

    assert refused(game, given).where == where


@pytest.mark.parametrize(
    ("to", "left"), [pytest.param(0, {}, id="corrections: none"), pytest.param(4, {"Abbey": 4}, id="corrections: more")]
)
def test_agents_are_set_to_what_lies_there(to: int, left: dict[str, int]) -> None:
    game = played(darkness("Abbey"), move("set_agents", region="Abbey", to=to))

    assert agents(game) == left
