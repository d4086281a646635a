"""Bad input, said in one clear line a fault: where, what is wrong, what would fit."""

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from pydantic import ValidationError

_LETTERS = "letters that can be written as UTF-8"
_LONGEST_WAY = 24


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with what was given.

    `where` is a path into the input (`moves[3].amount`) or a file; `what` is the fault; `fit` says what
    would be accepted, and may be empty.
    """

    where: str
    what: str
    fit: str = ""

    def __str__(self) -> str:
        line = f"{self.where}: {self.what}" if self.where else self.what
        line = f"{line}; {self.fit}" if self.fit else line
        # One line, whatever was typed: line ends and other control characters become spaces.
        return "".join(sign if sign.isprintable() else " " for sign in line)


class BadInput(Exception):
    """Input that cannot be used. `faults` lists everything that is wrong with it, never only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def nearest(word: str, known: Iterable[str]) -> str:
    """What to say to somebody who typed `word` where one of `known` was expected."""
    words = list(known)
    folded = {candidate.casefold(): candidate for candidate in words}
    close = difflib.get_close_matches(word.casefold(), folded, n=1, cutoff=0.6)
    if close:
        return f"did you mean {folded[close[0]]}?"
    if len(words) > 12:
        return f"one of {len(words)}: {', '.join(words[:12])}, ..."
    return f"one of {', '.join(words)}" if words else ""


class UnknownWord(ValueError):
    """What a validator raises for a word that is none: `"mercenry" is no card kind; did you mean mercenary?`.

    Which word was meant is looked for only when the fault is told: a hostile file has thousands of them.
    """

    def __init__(self, word: str, noun: str, known: Iterable[str]) -> None:
        super().__init__(f'"{word[:60]}" is no {noun}')
        self.fit = partial(nearest, word[:60], tuple(known))


def unreadable(raw: object, within: str = "") -> tuple[Fault, ...]:
    """Every text in parsed JSON that holds half a letter: JSON can write such, and nothing can keep it.

    Pydantic breaks on some of them, so they are looked for before all else.
    """
    return in_texts(raw, _half, within)


def _half(text: str, field: str | None) -> tuple[str, str] | None:
    if _writable(text):
        return None
    return "has a field that is no readable text" if field is None else "is no readable text", _LETTERS


def in_texts(raw: object, check: "_Check", within: str = "") -> tuple[Fault, ...]:
    """What is wrong with the texts in parsed JSON, the names of fields included, and where.

    `check` gets a text and the name of the field that it or its list stands in, None where it is such a name itself.
    """
    found: list[Fault] = []
    open: list[tuple[object, _Way]] = [(raw, None)]
    while open:
        value, way = open.pop()
        if isinstance(value, str):
            if wrong := check(value, _field(way)):
                found.append(Fault(_walked(way, within), *wrong))
        elif isinstance(value, dict):
            if wrong := next(filter(None, (check(name, None) for name in value)), None):
                found.append(Fault(_walked(way, within), *wrong))
            open.extend([(part, (way, name)) for name, part in value.items()])
        elif isinstance(value, list):
            open.extend([(part, (way, number)) for number, part in enumerate(value)])
    return tuple(reversed(found))


# What is wrong with a text, and what would be right.
_Check = Callable[[str, str | None], tuple[str, str] | None]
# The last step, and the way to it: put into words only where a fault lies.
_Way = tuple[Any, str | int] | None


def _walked(way: _Way, within: str) -> str:
    steps: list[str | int] = []
    while way:
        way, step = way
        steps.append(step)
    return _path(reversed(steps[:_LONGEST_WAY]), None, within)


def _field(way: _Way) -> str:
    while way:
        way, step = way
        if isinstance(step, str):
            return step
    return ""


def _writable(text: str) -> bool:
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def faults_of(error: ValidationError, given: object, within: str = "", most: int | None = None) -> tuple[Fault, ...]:
    """Every fault that pydantic found in `given`, or the first `most`, in the words of the person who wrote it."""
    details = (detail for detail in error.errors(include_url=False) if not _follows(detail))
    return tuple(_fault(detail, given, within) for detail in islice(details, most))


def _follows(detail: Mapping[str, Any]) -> bool:
    """Whether a list is said to be too short only because what is wrong in it was not counted."""
    given = detail.get("input")
    return (
        detail["type"] == "too_short" and isinstance(given, list | tuple) and len(given) >= detail["ctx"]["min_length"]
    )


def _fault(detail: Mapping[str, Any], root: object, within: str) -> Fault:
    where = _path(detail["loc"], root, within)
    kind, context, given = detail["type"], detail.get("ctx", {}), detail.get("input")
    match kind:
        case "missing" | "union_tag_not_found":
            name = str(context.get("discriminator", "")).strip("'")
            return Fault(f"{where}.{name}" if name else where, "is missing", "give it a value")
        case "extra_forbidden":
            return Fault(where, "is not a known field", "check its spelling or leave it out")
        case "literal_error" | "enum":
            options = [option.strip(" '") for option in context["expected"].replace(" or ", ", ").split(",")]
            return Fault(where, f"{shown(given)} is not allowed here", nearest(str(given), options))
        case "union_tag_invalid":
            options = [tag.strip(" '") for tag in context["expected_tags"].split(",")]
            name = str(context["discriminator"]).strip("'")
            return Fault(
                f"{where}.{name}",
                f"{shown(context['tag'])} is not known",
                nearest(str(context["tag"]), options),
            )
        case "greater_than_equal":
            return Fault(where, f"{shown(given)} is too small", f"a whole number from {context['ge']}")
        case "less_than_equal":
            return Fault(where, f"{shown(given)} is too large", f"a whole number up to {context['le']}")
        case "int_type" | "int_parsing" | "int_from_float":
            return Fault(where, f"{shown(given)} is not a whole number", "a whole number, such as 3")
        case "string_type":
            return Fault(where, f"{shown(given)} is not text", "a text in quotation marks")
        case "string_unicode":
            return Fault(where, "is no readable text", _LETTERS)
        case "string_pattern_mismatch":
            return Fault(where, f"{shown(given)} is not written as it should be", f"a text like {context['pattern']}")
        case "bool_type" | "bool_parsing":
            return Fault(where, f"{shown(given)} is neither true nor false", "true or false")
        case "dict_type" | "model_type" | "model_attributes_type":
            return Fault(where, f"{shown(given)} is no object", "fields in braces")
        case "tuple_type" | "list_type":
            return Fault(where, f"{shown(given)} is no list", "a list in brackets")
        case "string_too_short":
            return Fault(where, "is empty", "give it a name")
        case "string_too_long":
            return Fault(where, "is too long", f"at most {context['max_length']} characters")
        case "too_short":
            return Fault(where, f"has {context['actual_length']} items", f"at least {context['min_length']}")
        case "too_long":
            return Fault(where, f"has {context['actual_length']} items", f"at most {context['max_length']}")
        case "json_invalid":
            return Fault(where, f"is no valid JSON ({context['error']})", "a JSON object")
        case "value_error":
            wrong = context["error"]
            what, _, fit = str(wrong).partition("; ")
            return Fault(where, what, wrong.fit() if isinstance(wrong, UnknownWord) else fit)
        case _:
            return Fault(where, f"{shown(given)}: {detail['msg'][0].lower()}{detail['msg'][1:]}", "see the schema")


def _path(location: Iterable[int | str], root: object, within: str) -> str:
    """The way to a fault as the person wrote it: pydantic's own marks (which kind of move it tried) are left out."""
    path, node = within, root
    for step in location:
        if isinstance(step, int):
            path += f"[{step}]"
            node = node[step] if isinstance(node, list | tuple) and step < len(node) else None
        elif isinstance(node, Mapping) and step not in node and step in node.values():
            continue
        elif step != "[key]" and not step.startswith("function-") and " " not in step:
            path += f".{step[:60]}" if path else step[:60]
            node = node.get(step) if isinstance(node, Mapping) else None
    return path


def shown(value: object) -> str:
    """A short form of a faulty value, quoted when it is text."""
    text = f'"{value}"' if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
