"""What can have been forgotten in a game of Chronicles, and how it is told."""

from collections.abc import Mapping
from typing import Any

from companion.chronicles.commands import (
    COMMANDS,
    AttendFestival,
    Command,
    PlaceInStatus,
    ResolveEvent,
    RevealEvent,
    UseLegendary,
    VanquishAgent,
)
from companion.chronicles.move_questions import PARTS, asks
from companion.chronicles.table import Table
from companion.recollection import Ask, Recollection, Retold, Subject, Value

_SUBJECTS: Mapping[str, Subject] = {
    "honor": Subject(title="Honor", rule="chronicles-honor", moves=("gain_honor", "lose_honor", "set_honor")),
    "card": Subject(title="Card", rule="chronicles-card-kinds", moves=("gain_card", "remove_card", "set_circles")),
    "mark": Subject(
        title="Mark", rule="chronicles-legendary-tracks", moves=("mark_track", "take_chronicle", "set_marks")
    ),
    "renown": Subject(title="Renown", rule="chronicles-renown", moves=("gain_renown", "set_renown")),
    "placed": Subject(
        title="Placed renown",
        rule="chronicles-ways-to-use-renown",
        moves=("place_on_column", "place_in_status", "use_legendary", "abuse_legendary"),
    ),
    "event": Subject(
        title="Event",
        rule="chronicles-events",
        moves=("resolve_event", "reveal_event", "discard_event", "reach_trigger"),
    ),
    "agent": Subject(
        title="Dark agents",
        rule="chronicles-dark-agents",
        moves=("vanquish_agent", "place_agents", "set_agents", "set_vanquished"),
    ),
    "festival": Subject(title="Festival", rule="chronicles-firewind", moves=("attend_festival", "use_token", "invest")),
    "course": Subject(title="Turn and round", rule="chronicles-overview", moves=("end_turn", "set_round")),
}

_WORDS: Mapping[str, str] = {
    "gain_honor": "is gained",
    "lose_honor": "is lost",
    "set_honor": "stands at",
    "gain_card": "is gained",
    "remove_card": "is gone",
    "set_circles": "circles are",
    "mark_track": "on a track",
    "take_chronicle": "from a chronicle",
    "set_marks": "marks are",
    "gain_renown": "is gained",
    "set_renown": "held is",
    "place_on_column": "over a column",
    "place_in_status": "in the middle",
    "use_legendary": "on a legendary card",
    "abuse_legendary": "is turned: power abused",
    "attend_festival": "is visited",
    "use_token": "token is used",
    "invest": "gets a conviction",
    "resolve_event": "is resolved",
    "reveal_event": "is turned over",
    "discard_event": "is discarded",
    "reach_trigger": "is missed: end-game trigger",
    "vanquish_agent": "are vanquished: one",
    "place_agents": "come",
    "set_agents": "there are",
    "set_vanquished": "in a tableau are",
    "end_turn": "a turn ends",
    "set_round": "the round is",
    "read_printed": "shows",
}

_FIELDS: Mapping[str, Mapping[str, str]] = {
    "gain_honor": {"who": "who", "amount": "amount"},
    "lose_honor": {"who": "who", "amount": "amount"},
    "set_honor": {"who": "who", "amount": "to"},
    "gain_card": {"who": "who", "kind": "kind", "colour": "colour"},
    "remove_card": {"who": "who", "card": "card"},
    "set_circles": {"who": "who", "kind": "kind", "amount": "to"},
    "mark_track": {"who": "who", "track": "track"},
    "take_chronicle": {"who": "who", "card": "card", "mark": "mark"},
    "set_marks": {"who": "who", "track": "track", "amount": "to"},
    "gain_renown": {"who": "who", "amount": "amount"},
    "set_renown": {"who": "who", "amount": "to"},
    "place_on_column": {"who": "who", "column": "column"},
    "place_in_status": {"who": "who"},
    "use_legendary": {"who": "who", "track": "track", "amount": "honor"},
    "abuse_legendary": {"who": "who", "track": "track"},
    "attend_festival": {"who": "who"},
    "use_token": {"who": "who", "token": "token", "copied": "copied"},
    "invest": {"who": "who"},
    "resolve_event": {"who": "who", "board": "board"},
    "reveal_event": {"name": "name", "board": "board"},
    "discard_event": {"board": "board"},
    "reach_trigger": {},
    "vanquish_agent": {"who": "who", "region": "region"},
    "place_agents": {"region": "region", "amount": "count"},
    "set_agents": {"region": "region", "amount": "to"},
    "set_vanquished": {"who": "who", "amount": "to"},
    "end_turn": {},
    "set_round": {"amount": "to"},
    "read_printed": {"amount": "value"},
}


def _there(table: Table) -> tuple[str, ...]:
    """All of it: each of these can happen in every game."""
    return tuple(_SUBJECTS)


def _guess(table: Table, asked: Ask) -> Value:
    """An event is most likely turned over on the board that waits for one."""
    if asked.part != "board":
        return None
    return next((board.number for board in table.timeline if board.event is None), None)


def _more(table: Table, told: Retold) -> Mapping[str, Any]:
    second = told.get("second")
    if told.what == "place_in_status":
        return {"tracks": (told.get("track"), second)}
    if told.what == "attend_festival":
        return {"spaces": (told.get("space"), *([second] if second else []))}
    if told.what == "end_turn":
        return {"who": table.turn if table.turn and table.find(table.turn) else None}
    return {}


def _told(command: Command) -> Mapping[str, Value]:
    if isinstance(command, PlaceInStatus):
        return {"track": command.tracks[0], "second": command.tracks[1]}
    if isinstance(command, AttendFestival):
        return {"space": command.spaces[0], "second": command.spaces[1] if len(command.spaces) > 1 else None}
    return {}


def _left_out(told: Retold) -> tuple[str, ...]:
    """What was read off another card, or in another place."""
    before = told.instead_of
    if isinstance(before, ResolveEvent) and before.board != told.get("board"):
        return ("renown", "marks", "honor")
    if isinstance(before, RevealEvent) and before.name != told.get("name"):
        return ("printed", "places")
    if isinstance(before, UseLegendary) and (before.who, before.track) != (told.get("who"), told.get("track")):
        return ("honor",)
    return ("honor",) if isinstance(before, VanquishAgent) and before.region != told.get("region") else ()


RECOLLECTION = Recollection(
    commands=COMMANDS,
    subjects=_SUBJECTS,
    words=_WORDS,
    asks=asks,
    fields=_FIELDS,
    parts=PARTS,
    there=_there,
    kin=(("gain_honor", "lose_honor"),),
    guess=_guess,
    more=_more,
    told=_told,
    left_out=_left_out,
)
