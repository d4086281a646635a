"""What holds on every evening: tokens are in one place each, boards each once, agents never fewer than none."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.chronicles.kinds import TRACKS
from companion.chronicles.timeline import closed, standing_effects
from companion.chronicles.vendors import VENDOR_IDS
from companion.game import Game
from tests.companion.chronicles.games import AnyGame, act, begin, move

NAMES = ("Ana", "Ben", "Cleo", "Dan")
REGIONS = ("Abbey", "abbey", "Mill", "Tower")

who = st.sampled_from(NAMES)
region = st.sampled_from(REGIONS)
board = st.integers(1, 3)
track = st.sampled_from(TRACKS)
token = st.sampled_from(VENDOR_IDS)
tracks = st.lists(track, min_size=1, max_size=2)


def moves_of(name: str, /, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(fields).map(lambda given: move(name, **given))


EVENTS = st.sampled_from(("A Darkness Below", "Hostile Negotiations", "Flood", "Frost", "Fair"))
MOVES = st.one_of(
    moves_of("reveal_event", name=EVENTS, places=st.lists(region, max_size=2)),
    moves_of("place_event", board=board, places=st.lists(region, max_size=2)),
    moves_of("resolve_event", who=who, board=board),
    moves_of("reach_trigger"),
    moves_of("discard_event", board=board),
    moves_of("advance_board", board=board),
    moves_of("place_agents", region=region, count=st.integers(1, 3), board=st.none() | board),
    moves_of("vanquish_agent", who=who, region=region, honor=st.none() | st.integers(0, 3)),
    moves_of("set_agents", region=region, to=st.integers(0, 4)),
    moves_of("fill_space", space=track, token=st.none() | token),
    moves_of("attend_festival", who=who, spaces=tracks, invest=st.booleans()),
    moves_of("invest", who=who),
    moves_of("reshuffle", who=who, spaces=tracks),
    moves_of("take_token", who=who, token=token),
    moves_of("use_token", who=who, token=token, copied=st.none() | token),
    moves_of("end_turn"),
    moves_of("leave_table", who=who, scored=st.booleans()),
    moves_of("return_to_table", who=who),
)
HOW = st.sampled_from(("on", "ask", "off"))
EVENINGS = st.tuples(
    st.fixed_dictionaries({"event_boards": HOW, "event_tokens": HOW, "perks": HOW}), st.lists(MOVES, max_size=25)
)


def evening(automation: dict[str, str], given: list[dict[str, Any]]) -> AnyGame:
    """A game in which these moves were tried, and those that make sense were done."""
    festival = dict(zip(TRACKS, VENDOR_IDS, strict=False))
    game = begin(*NAMES, automation=automation, festival=festival, printed={"agent_honor": 1})
    for it in given:
        after = act(game, it)
        if isinstance(after, Game):
            game = after
    return game


@settings(max_examples=40, deadline=None)
@given(EVENINGS)
def test_tokens_in_stack_board_and_tableaus_add_up(tried: tuple[dict[str, str], list[dict[str, Any]]]) -> None:
    table = evening(*tried).table

    lying = [it for it in table.festival.values() if it is not None]
    held = [it for player in table.players for it in player.tokens]
    assert sorted((*lying, *held, *table.stack)) == sorted(VENDOR_IDS)


@settings(max_examples=40, deadline=None)
@given(EVENINGS)
def test_boards_and_agents_stay_what_they_can_be(tried: tuple[dict[str, str], list[dict[str, Any]]]) -> None:
    game = evening(*tried)
    table = game.table

    placed = sum(
        event.count for entry in game.ledger.standing for event in entry.events if event.event == "agents_placed"
    )
    beaten = sum(player.agents for player in table.players)
    ids = [it.event.id for it in table.timeline if it.event]
    assert sorted(it.number for it in table.timeline) == [1, 2, 3]
    assert len(set(ids)) == len(ids)
    assert all(it.count > 0 for it in table.agents)
    assert beaten <= placed + sum(
        event.to for entry in game.ledger.standing for event in entry.events if event.event == "agents_set"
    )
    assert len({it.region.casefold() for it in closed(table)}) == len(closed(table))
    assert {it.event for it in standing_effects(table)} <= set(ids)
