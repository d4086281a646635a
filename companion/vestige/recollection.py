"""What can have been forgotten in a game of Vestige, and how it is told."""

from collections.abc import Mapping
from typing import Any

from companion.recollection import Ask, Recollection, Retold, Subject, Value
from companion.vestige.commands import COMMANDS, Command, LoseCard, LoseControl
from companion.vestige.move_questions import PARTS, asks
from companion.vestige.table import Card, Table, Trigger

_SUBJECTS: Mapping[str, Subject] = {
    "leverage": Subject(title="Leverage", rule="leverage", moves=("gain_leverage", "lose_leverage", "set_leverage")),
    "region": Subject(title="Region", rule="control", moves=("take_control", "visit", "lose_control", "set_control")),
    "card": Subject(title="Card", rule="tableau", moves=("gain_card", "lose_card")),
    "condition": Subject(
        title="Condition", rule="conditions", moves=("meet_condition", "reveal_condition", "unmeet_condition")
    ),
    "threat": Subject(title="Threat", rule="threat", moves=("reveal_threat", "remove_threat", "set_threat")),
    "speed": Subject(title="Speed", rule="speed", moves=("upgrade_speed", "set_speed")),
    "covert_op": Subject(title="Covert op", rule="covert-ops", moves=("draw_covert_op",)),
    "course": Subject(title="Turn and round", rule="rounds", moves=("end_turn", "set_round")),
}

_WORDS: Mapping[str, str] = {
    "gain_leverage": "gains",
    "lose_leverage": "loses",
    "set_leverage": "stands at",
    "take_control": "takes",
    "visit": "visits",
    "lose_control": "is given up",
    "set_control": "is controlled by",
    "gain_card": "gains",
    "lose_card": "loses",
    "reveal_condition": "comes out",
    "meet_condition": "is met",
    "unmeet_condition": "is not met after all",
    "reveal_threat": "is revealed",
    "remove_threat": "is removed",
    "set_threat": "level is",
    "upgrade_speed": "is upgraded",
    "set_speed": "is",
    "draw_covert_op": "is drawn",
    "end_turn": "a turn ends",
    "set_round": "the round is",
    "read_printed": "shows",
}

_FIELDS: Mapping[str, Mapping[str, str]] = {
    "gain_leverage": {"who": "who", "amount": "amount"},
    "lose_leverage": {"who": "who", "amount": "amount"},
    "set_leverage": {"who": "who", "amount": "to"},
    "take_control": {"who": "who", "region": "region"},
    "visit": {"who": "who", "region": "region"},
    "lose_control": {"region": "region"},
    "set_control": {"region": "region", "who": "who"},
    "gain_card": {"who": "who", "kind": "kind", "amount": "leverage"},
    "lose_card": {"who": "who", "how": "how"},
    "reveal_condition": {"name": "name", "trigger": "trigger", "met": "met"},
    "meet_condition": {"name": "name"},
    "unmeet_condition": {"name": "name"},
    "reveal_threat": {"who": "nemesis", "name": "name", "trigger": "trigger"},
    "remove_threat": {"who": "nemesis", "name": "name", "by": "by"},
    "set_threat": {"who": "nemesis", "amount": "to"},
    "upgrade_speed": {"who": "who", "amount": "by"},
    "set_speed": {"who": "who", "amount": "to"},
    "draw_covert_op": {"who": "who", "trigger": "trigger"},
    "end_turn": {},
    "set_round": {"amount": "to"},
    "read_printed": {"amount": "value"},
}


def _there(table: Table) -> tuple[str, ...]:
    without: set[str] = set()
    if not table.nemeses:
        without.add("threat")
    if not table.triggers:
        without.add("covert_op")
    return tuple(subject for subject in _SUBJECTS if subject not in without)


def _guess(table: Table, asked: Ask) -> Value:
    """A trigger whose stack was open is most likely the one."""
    if asked.part != "trigger":
        return None
    return next((number for number, it in enumerate(table.triggers, 1) if _due(it)), None)


def _due(trigger: Trigger) -> bool:
    return trigger.condition_due or any(trigger.threats_due.values())


def _more(table: Table, told: Retold) -> Mapping[str, Any]:
    if told.what == "lose_control":
        return {"recovered": told.get("how") == "recovered"}
    if told.what == "lose_card":
        card = _card(table, told)
        return {"kind": card.kind, "card": card.id} if card else {"kind": told.get("kind")}
    if told.what == "end_turn":
        return {"who": table.turn if table.turn and table.find(table.turn) else None}
    return {}


def _told(command: Command) -> Mapping[str, Value]:
    if isinstance(command, LoseControl):
        return {"how": "recovered" if command.recovered else None}
    if isinstance(command, LoseCard):
        return {"kind": command.kind, "card": command.card}
    return {}


def _left_out(told: Retold) -> tuple[str, ...]:
    """A value that was read off another tile."""
    return () if getattr(told.instead_of, "region", None) == told.get("region") else ("leverage",)


def _card(table: Table, told: Retold) -> Card | None:
    holder, card = table.find(told.word("who")), told.get("card")
    return holder.card(card) if holder and isinstance(card, int) else None


RECOLLECTION = Recollection(
    commands=COMMANDS,
    subjects=_SUBJECTS,
    words=_WORDS,
    asks=asks,
    fields=_FIELDS,
    parts=PARTS,
    there=_there,
    blank={"met": False},
    kin=(("gain_leverage", "lose_leverage"),),
    guess=_guess,
    more=_more,
    told=_told,
    left_out=_left_out,
)
