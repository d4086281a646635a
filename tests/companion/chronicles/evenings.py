"""Random games of Chronicles: setups, and commands that such tables might get, most of them sensible."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.commands import COMMANDS, Command
from companion.chronicles.kinds import KINDS, STACKS, TRACKS
from companion.chronicles.rulebook import CHRONICLES
from companion.chronicles.rulings import RULINGS
from companion.chronicles.setup import Setup
from companion.chronicles.vendors import VENDOR_IDS
from companion.game import Game

AnyGame = Game[Any, Any, Any, Any]

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eve")
COLOURS = ("blue", "red", "Green", "green")
EVENTS = ("A Darkness Below", "Hostile Negotiations", "Trial and Error", "Flood", "Market Day")
PLACES = ("Inn", "North Monastery", "Arcane Tower", "Old Inn")
OWN_EVENT: dict[str, Any] = {
    "kind": "event", "id": "flood", "name": "Flood", "while_open": "Nobody crosses the river.", "closes": ["Ford"],
    "agents": 1, "renown": 1, "marks": ["courage"], "honor": 2,
}  # fmt: skip
OWN_TITLE: dict[str, Any] = {
    "kind": "legendary", "id": "spark", "name": "Spark", "track": "courage", "words": "Move 1.", "honor": [1, 2, 5],
}  # fmt: skip


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    count = draw(st.integers(1, 5))
    boards = 2 if count <= 3 else 3
    tokens = draw(st.permutations(VENDOR_IDS))
    return Setup.model_validate(
        {
            "seats": [
                {
                    "name": name,
                    "companion": draw(st.none() | st.sampled_from(COLOURS)),
                    "honor": draw(st.integers(0, 3)),
                }
                for name in PEOPLE[:count]
            ],
            "events": draw(st.lists(st.sampled_from(EVENTS), unique=True, max_size=boards)),
            "festival": dict(zip(draw(st.lists(st.sampled_from(TRACKS), unique=True)), tokens, strict=False)),
            "printed": draw(st.sampled_from([{}, {"agent_honor": 1, "renown": 12, "stacks": {"relic": "Inn"}}])),
            "event_cards": draw(st.sampled_from([[], [OWN_EVENT]])),
            "rulings": draw(
                st.dictionaries(st.sampled_from(sorted(RULINGS)), st.sampled_from(["default", "other"]), max_size=2)
            ),
            "automation": draw(
                st.dictionaries(st.sampled_from(sorted(AUTOMATIONS)), st.sampled_from(["on", "ask", "off"]), max_size=3)
            ),
        }
    )


def moves(of: Setup) -> st.SearchStrategy[Command]:
    """Commands that such a table might get: most of them sensible, some of them nonsense."""
    return _moves(tuple(seat.name for seat in of.seats))


@cache
def _moves(seats: tuple[str, ...]) -> st.SearchStrategy[Command]:
    who = st.sampled_from([*seats, *seats, *seats, "Nobody"])
    kind, track, token = st.sampled_from(KINDS), st.sampled_from(TRACKS), st.sampled_from(VENDOR_IDS)
    card, board, column = st.integers(1, 9), st.none() | st.integers(1, 3), st.integers(1, 2)
    colour, place, event = st.sampled_from(COLOURS), st.sampled_from(PLACES), st.sampled_from(EVENTS)
    small, names = st.integers(0, 4), st.sampled_from(["Eve", "Fay", "Ana", "ben"])
    tracks = st.lists(track, min_size=1, max_size=2, unique=True)
    extras = st.lists(st.fixed_dictionaries({"what": st.just("Regions"), "honor": st.integers(-3, 6)}), max_size=2)
    legendary = st.builds("legendary:{}:{}:{}".format, who, track, st.integers(1, 3))
    places = st.lists(place, max_size=2, unique=True)
    keys = st.one_of(
        st.builds("chronicle:{}".format, card),
        st.builds("shroud:{}".format, card),
        st.builds("colour:{}".format, card),
        st.builds("by_hand:{}".format, card),
        st.builds("proposal:{}".format, card),
        st.builds("legendary:{}:{}".format, who, track),
        st.builds("reveal_event:{}".format, st.integers(1, 3)),
        st.builds("festival_space:{}".format, track),
    )
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "gain_honor": {"who": who, "amount": st.integers(0, 12), "why": st.none() | st.just("a region")},
        "lose_honor": {"who": who, "amount": st.integers(0, 12)},
        "gain_card": {"who": who, "kind": kind, "name": st.none() | names},
        "name_colour": {"who": who, "card": st.none() | card, "colour": colour},
        "choose_blind": {"who": who, "card": card, "option": st.sampled_from("AB")},
        "take_chronicle": {
            "who": who,
            "card": st.none() | card,
            "mark": st.none() | track,
            "title": st.none() | names,
            "option": st.none() | st.sampled_from("AB"),
        },
        "name_stack": {"kind": kind, "stack": st.sampled_from(STACKS)},
        "mark_track": {"who": who, "track": track},
        "describe_legendary": {
            "who": who,
            "track": track,
            "name": st.none() | names,
            "honor": st.none() | st.just([1, 2, 5]),
            "printed": st.sampled_from([None, OWN_TITLE]),
        },
        "gain_renown": {"who": who, "amount": st.integers(1, 3)},
        "place_on_column": {"who": who, "column": column},
        "place_in_status": {"who": who, "tracks": st.lists(track, min_size=2, max_size=2)},
        "use_legendary": {"who": who, "track": track, "honor": st.none() | small},
        "abuse_legendary": {"who": who, "track": track},
        "read_printed": {"of": st.sampled_from(["agent", "renown", "nothing"]) | legendary, "value": small},
        "end_turn": {"who": st.none() | who},
        "dismiss_prompt": {"prompt": keys},
        "accept_proposal": {"proposal": st.integers(1, 9)},
        "reveal_event": {
            "name": event,
            "board": board,
            "places": places,
            "printed": st.sampled_from([None, OWN_EVENT]),
        },
        "place_event": {"board": st.integers(1, 3), "places": places},
        "resolve_event": {
            "who": who,
            "board": st.integers(1, 3),
            "renown": st.none() | small,
            "marks": st.none() | tracks,
            "honor": st.none() | st.integers(-2, 3),
        },
        "take_reward": {"who": who, "event": card, "renown": small, "marks": tracks, "honor": st.integers(-2, 3)},
        "reach_trigger": {},
        "discard_event": {"board": st.integers(1, 3)},
        "place_agents": {"region": place, "count": st.integers(1, 3), "board": board},
        "vanquish_agent": {"who": who, "region": place, "honor": st.none() | small},
        "fill_space": {"space": track, "token": st.none() | token},
        "attend_festival": {
            "who": who,
            "spaces": tracks,
            "has": st.none() | st.lists(track, unique=True, max_size=3),
            "invest": st.booleans(),
        },
        "invest": {"who": who},
        "reshuffle": {"who": who, "spaces": tracks},
        "use_token": {"who": who, "token": token, "copied": st.none() | token},
        "take_token": {"who": who, "token": token},
        "set_honor": {"who": who, "to": st.integers(-5, 60)},
        "set_circles": {"who": who, "kind": kind, "to": st.integers(0, 2)},
        "set_marks": {"who": who, "track": track, "to": st.integers(0, 3)},
        "set_renown": {"who": who, "to": small},
        "set_column": {"who": who, "column": column, "placed": st.booleans()},
        "set_agents": {"region": place, "to": small},
        "set_vanquished": {"who": who, "to": small},
        "set_round": {"to": st.integers(1, 4) | st.just(999)},
        "remove_card": {"who": who, "card": card},
        "reconcile": {
            "honor": st.dictionaries(who, st.integers(-5, 60), max_size=2),
            "renown": st.dictionaries(who, small, max_size=1),
            "circles": st.dictionaries(who, st.dictionaries(kind, st.integers(0, 2), max_size=2), max_size=1),
            "marks": st.dictionaries(who, st.dictionaries(track, st.integers(0, 3), max_size=2), max_size=1),
            "agents": st.dictionaries(place, small, max_size=1),
        },
        "set_ruling": {"ruling": st.sampled_from(sorted(RULINGS)), "option": st.sampled_from(["default", "other"])},
        "set_automation": {
            "automation": st.sampled_from(sorted(AUTOMATIONS)),
            "how": st.sampled_from(["on", "ask", "off"]),
        },
        "skip_turn": {"who": who},
        "set_turn": {"who": who},
        "reorder_seats": {"order": st.permutations(seats)},
        "rename_seat": {"who": who, "to": names},
        "leave_table": {"who": who, "scored": st.booleans()},
        "return_to_table": {"who": who},
        "join_table": {"name": names},
        "begin_scoring": {},
        "score_extras": {"who": who, "extras": extras},
        "finish": {"extras": st.dictionaries(who, extras, max_size=1)},
        "settle_tie": {"who": who},
    }
    companion = {"move": st.just("gain_card"), "who": who, "kind": st.just("companion"), "colour": st.none() | colour}
    often = ["gain_card", "mark_track", "gain_renown", "take_chronicle", "end_turn", "use_legendary"] * 3
    often += ["resolve_event", "reveal_event", "fill_space", "attend_festival"] * 2
    one = st.sampled_from([*fields, *often]).flatmap(
        lambda name: st.fixed_dictionaries({"move": st.just(name), **fields[name]})
    )
    return st.one_of(one, one, one, one, one, st.fixed_dictionaries(companion)).map(COMMANDS.validate_python)


@st.composite
def evenings(draw: st.DrawFn) -> tuple[AnyGame, list[Command]]:
    """A game before its first turn, and what people ask of it."""
    chosen = draw(setups())
    begun = Game.begin(CHRONICLES, chosen, id="g", created="2026-11-01T20:00:00")
    return begun, draw(st.lists(moves(chosen), max_size=30))
