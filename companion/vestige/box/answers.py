"""What a form asks about an effect, an amount or a condition, and the same with another answer. Plain data, as drafts
are: what is there already and is not asked about stays as it is.
"""

from typing import Any

from pydantic import ValidationError

from companion.vestige.box.editing import Draft, Path, at, put
from companion.vestige.vocabulary.amounts import Amount
from companion.vestige.vocabulary.conditions import Condition
from companion.vestige.vocabulary.effects import EFFECTS, Effect
from companion.vestige.vocabulary.forms import Asked, asks, new_effect, whom
from companion.vestige.vocabulary.measures import WORDS, word
from companion.vestige.vocabulary.occasions import OCCASIONS, When

_USUAL: dict[Asked, Any] = {"count": 1, "spaces": 1, "whom": "owner", "results": ()}
"""What is not written down where it is as usual."""

_FIELDS: dict[Asked, str] = {
    "kind": "kind",
    "count": "count",
    "region": "region",
    "attribute": "attribute",
    "threat": "name",
    "spaces": "by",
}
BOUNDS = {"at_least": "at least", "at_most": "at most", "exactly": "exactly"}
"""How a measure is compared with a number."""


# Effects


def word_of(effect: Draft) -> str:
    """Which effect it is: the name of the field that is given. Empty for what is none."""
    return next((name for name in EFFECTS if name in effect), "")


def answer(effect: Draft, asked: Asked) -> Any:
    """What an effect says to one thing that its form asks for; None for nothing."""
    return at(effect, _place(word_of(effect), asked), _USUAL.get(asked))


def answered(effect: Draft, asked: Asked, value: Any) -> Draft:
    """The effect with another answer."""
    usual = value == _USUAL.get(asked) or (asked == "results" and not value)
    place = _place(word_of(effect), asked)
    if usual and asked in _USUAL and at(effect, place) == value:
        return effect
    return put(effect, place, None if usual else value)


def _place(name: str, asked: Asked) -> Path:
    match asked:
        case "whom":
            return ("to",)
        case "results":
            return ("results",)
        case "amount" | "words":
            return (name,)
        case _:
            return (name, _FIELDS[asked])


def with_word(effect: Draft, name: str) -> Draft:
    """Another effect in place of this one, with the answers that fit both: a gain of 2 becomes a loss of 2."""
    before = word_of(effect)
    if before == name:
        return effect
    changed = new_effect(name)
    for asked in asks(name):
        if asked in asks(before) and asked != "whom" and (value := answer(effect, asked)) is not None:
            changed = answered(changed, asked, value)
    to = effect.get("to", "owner")
    return answered(changed, "whom", to) if to in whom(name) else changed


def says(effect: Any, who: str) -> str:
    """The sentence of an effect on the card of `who`; empty while it does not fit."""
    try:
        return Effect.model_validate(effect).sentence(who)
    except ValidationError:
        return ""


# Amounts


def amount_says(amount: Any, who: str | None = None, unit: str = "leverage") -> str:
    """The sentence of an amount; empty while it does not fit."""
    try:
        return Amount.model_validate(amount).sentence(who, unit)
    except ValidationError:
        return ""


def is_fixed(amount: Draft) -> bool:
    """Whether it is a plain number."""
    return not amount.get("per")


def amount_number(amount: Draft) -> int:
    """The number in front: how much, or how much for each."""
    found = amount.get("fixed", 0) if is_fixed(amount) else amount.get("times", 1)
    return found if isinstance(found, int) else 0


def with_amount_number(amount: Draft, number: int) -> Draft:
    """The amount with another number in front."""
    if number == amount_number(amount):
        return amount
    return put(amount, ("fixed",), number) if is_fixed(amount) else put(amount, ("times",), _unless_one(number))


def for_each(amount: Draft, measure: str = "regions_controlled") -> Draft:
    """The amount counted for each of a measure: 2 becomes 2 for each."""
    return {"per": [measure], **_given("times", _unless_one(max(amount_number(amount), 1)))}


def fixed(amount: Draft) -> Draft:
    """The amount as a plain number: 2 for each becomes 2."""
    return {"fixed": amount_number(amount)}


def with_measure(amount: Draft, place: int, measure: str) -> Draft:
    """The amount with another measure at a place of its product; one after the last is one more."""
    return put(amount, ("per", place), measure)


def without_measure(amount: Draft, place: int) -> Draft:
    """The amount without one measure of its product; the last one stays."""
    per = [measure for number, measure in enumerate(amount["per"]) if number != place]
    return put(amount, ("per",), per) if per else amount


def with_limit(amount: Draft, limit: str, number: int | str | None) -> Draft:
    """The amount with another `every`, `at_most` or `of`; None for as usual."""
    usual: int | str | None = {"every": 1, "at_most": None, "of": "owner"}[limit]
    if at(amount, (limit,), usual) == number:
        return amount
    return put(amount, (limit,), None if number == usual else number)


def _unless_one(number: int) -> int | None:
    return number if number != 1 else None


def _given(field: str, value: Any) -> Draft:
    return {} if value is None else {field: value}


# Conditions


def condition_says(condition: Any, who: str | None = None) -> str:
    """The sentence of a condition; empty while it does not fit."""
    try:
        return Condition.model_validate(condition).sentence(who)
    except ValidationError:
        return ""


def joint_of(condition: Draft) -> str:
    """How the parts of a condition are joined: `all` or `any`; empty for a single measure."""
    return next((joint for joint in ("all", "any") if condition.get(joint)), "")


def parts_of(condition: Draft) -> tuple[Draft, ...]:
    """The parts that are joined; the condition itself where nothing is."""
    joint = joint_of(condition)
    return tuple(condition[joint]) if joint else (condition,)


def with_joint(condition: Draft, joint: str) -> Draft:
    """The condition joined the other way."""
    before = joint_of(condition)
    return condition if before in ("", joint) else {joint: condition[before]}


def with_part(condition: Draft, part: Draft) -> Draft:
    """The condition and one more part. A single measure becomes the first of `all`."""
    joint = joint_of(condition)
    return {joint or "all": [*parts_of(condition), part]}


def with_part_changed(condition: Draft, place: int, part: Draft) -> Draft:
    """The condition with another part at a place."""
    joint = joint_of(condition)
    return put(condition, (joint, place), part) if joint else part


def without_part(condition: Draft, place: int) -> Draft:
    """The condition without one part. What is left alone stands by itself."""
    left = [part for number, part in enumerate(parts_of(condition)) if number != place]
    return left[0] if len(left) == 1 else {joint_of(condition): left}


def bound_of(condition: Draft) -> str:
    """How a measure is compared: `at_least`, `at_most` or `exactly`."""
    return next((bound for bound in BOUNDS if condition.get(bound) is not None), "at_least")


def bound_number(condition: Draft) -> int:
    """The number that a measure is compared with."""
    found = condition.get(bound_of(condition), 0)
    return found if isinstance(found, int) else 0


def with_bound(condition: Draft, bound: str, number: int) -> Draft:
    """The condition compared in a way with a number."""
    if (bound_of(condition), condition.get(bound)) == (bound, number):
        return condition
    rest = {field: value for field, value in condition.items() if field not in BOUNDS}
    return {**rest, bound: number}


# Occasions


def with_occasion(ability: Draft, when: When) -> Draft:
    """The ability at another occasion: what narrows it stays where it still can, and words that people watch for."""
    wide = {"card": ("region",), "region": ("kind",), None: ("kind", "region")}[OCCASIONS[when].of]
    kept = {field: value for field, value in ability.items() if field not in wide}
    words = {} if when != "people_say" or "words" in kept else {"words": "What has to happen."}
    return {**kept, **words, "when": when}


def subject_of(measure: str) -> str:
    """The group of measures in which one is offered."""
    try:
        return word(measure).subject
    except KeyError:
        return next(iter(WORDS.values())).subject
