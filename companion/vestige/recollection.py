"""What people remember of an earlier moment, put together bit by bit until it is a command for that moment."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from companion.vestige.commands import COMMANDS, Command, LoseCard, LoseControl
from companion.vestige.move_questions import Ask, Part, Retold, Value, What, asks
from companion.vestige.table import Card, Table, Trigger

Subject = Literal["leverage", "region", "card", "condition", "threat", "speed", "covert_op", "course"]
SUBJECTS: Mapping[Subject, tuple[str, tuple[What, ...]]] = {
    "leverage": ("Leverage", ("gain_leverage", "lose_leverage", "set_leverage")),
    "region": ("Region", ("take_control", "visit", "lose_control", "set_control")),
    "card": ("Card", ("gain_card", "lose_card")),
    "condition": ("Condition", ("meet_condition", "reveal_condition", "unmeet_condition")),
    "threat": ("Threat", ("reveal_threat", "remove_threat", "set_threat")),
    "speed": ("Speed", ("upgrade_speed", "set_speed")),
    "covert_op": ("Covert op", ("draw_covert_op",)),
    "course": ("Turn and round", ("end_turn", "set_round")),
}
"""What can have been forgotten, the most common first, each with its title and what can have happened to it."""

WORDS: Mapping[What, str] = {
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

RULES: Mapping[Subject, str] = {
    "leverage": "leverage",
    "region": "control",
    "card": "tableau",
    "condition": "conditions",
    "threat": "threat",
    "speed": "speed",
    "covert_op": "covert-ops",
    "course": "rounds",
}


def subject_of(what: What) -> Subject | None:
    """What such a move is about; None for what can only be changed, not forgotten."""
    return next((subject for subject, (_, whats) in SUBJECTS.items() if what in whats), None)


def subjects(table: Table) -> tuple[Subject, ...]:
    """What can have been forgotten at this table."""
    without: set[Subject] = set()
    if not table.nemeses:
        without.add("threat")
    if not table.triggers:
        without.add("covert_op")
    return tuple(subject for subject in SUBJECTS if subject not in without)


def begun(table: Table, subject: Subject) -> Retold:
    """The beginning: the most common thing about a subject, done by whoever was on."""
    return turned(table, Retold(what="gain_leverage"), SUBJECTS[subject][1][0])


def turned(table: Table, told: Retold, what: What) -> Retold:
    """The same with something else that happened. What was said and does not fit any more is forgotten."""
    signs = ("gain_leverage", "lose_leverage")
    amount = told.amount if told.what == what or (told.what in signs and what in signs) else None
    return _fitting(table, told.changed({"what": what, "amount": amount}), guessing=True)


def said(table: Table, told: Retold, part: Part, value: Value) -> Retold:
    """The same with one more thing said. What hung on the answer before is forgotten."""
    return _fitting(table, told.changed({part: value}), guessing=False)


def _fitting(table: Table, told: Retold, guessing: bool) -> Retold:
    for part in get_args(Part):
        asked = next((ask for ask in asks(table, told) if ask.part == part), None)
        value, blank = getattr(told, part), Retold.model_fields[part].default
        if asked is None:
            told = told.changed({part: blank})
        elif asked.kind == "one_of":
            fits = value in {answer.value for answer in asked.answers}
            if not fits or (guessing and value is None):
                first = _first(table, asked)
                told = told.changed({part: blank if first is None else first})
    return told


def _first(table: Table, asked: Ask) -> Value:
    """The answer to begin with: whoever is on, or the only one that there is. Nothing is guessed beyond."""
    values = [answer.value for answer in asked.answers]
    if table.turn in values:
        return table.turn
    if asked.part == "trigger":
        return next((number for number, it in enumerate(table.triggers, 1) if _due(it) and number in values), None)
    certain = [value for value in values if value is not None]
    people = [human.name for human in table.playing if human.name in values]
    if asked.part == "who" and people:
        return people[0]
    return certain[0] if len(certain) == 1 and asked.needed else None


def _due(trigger: Trigger) -> bool:
    return trigger.condition_due or any(trigger.threats_due.values())


def command(table: Table, told: Retold) -> Command | None:
    """The command, or None while something is missing."""
    fields = _FIELDS[told.what]
    for ask in asks(table, told):
        value = getattr(told, ask.part)
        missing = not value.strip() if isinstance(value, str) else value is None
        if ask.needed and missing:
            return None
    given = _kept(told) | {"move": told.what}
    for part, field in fields.items():
        given[field] = _worded(getattr(told, part))
    if told.what == "lose_control":
        given["recovered"] = told.how == "recovered"
    if told.what == "lose_card":
        card = _card(table, told)
        given |= {"kind": card.kind, "card": card.id} if card else {"kind": told.kind}
    if told.what == "end_turn":
        given["who"] = table.turn if table.turn and table.find(table.turn) else None
    return COMMANDS.validate_python(given)


def retold(told: Command) -> Retold | None:
    """A command taken apart again, to be changed; None for one that can only be taken out."""
    what = next((what for what in _FIELDS if what == told.move), None)
    if what is None or not _FIELDS[what]:
        return None
    fields: dict[str, Any] = {"what": what, "instead_of": told}
    for part, field in _FIELDS[what].items():
        fields[part] = getattr(told, field)
    if isinstance(told, LoseControl):
        fields["how"] = "recovered" if told.recovered else None
    if isinstance(told, LoseCard):
        fields |= {"kind": told.kind, "card": told.card}
    return Retold(**{part: value for part, value in fields.items() if value is not None})


def _worded(value: Value) -> Value:
    return " ".join(value.split())[:60].strip() if isinstance(value, str) else value


def _kept(told: Retold) -> dict[str, Any]:
    """What else was said with the command that is changed, where it still fits."""
    before = told.instead_of
    if before is None or before.move != told.what:
        return {}
    kept = before.model_dump(exclude_defaults=True)
    if getattr(before, "region", None) != told.region:
        # It was read off another tile.
        kept.pop("leverage", None)
    return kept


def _card(table: Table, told: Retold) -> Card | None:
    holder = table.find(told.who or "")
    return holder.card(told.card) if holder and told.card is not None else None


_FIELDS: Mapping[What, Mapping[Part, str]] = {
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
