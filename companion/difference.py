"""How two tables of any game differ, in words: what is said the same way in each of them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.automation import Automations
from companion.game import Difference
from companion.prompt import Notice, Prompt
from companion.ruling import Rulings

NOTHING = "nothing"


def differ(whose: str, what: str, rule: str, before: object, after: object) -> Iterator[Difference]:
    """One difference where two values are not the same, none where they are."""
    if before != after:
        yield Difference(whose, what, said(before), said(after), rule)


def read_off(whose: str, what: str, rule: str, before: object, after: object) -> Iterator[Difference]:
    """That people have read a card which they had not (None), or something else on it than before."""
    if before != after:
        was, is_now = ("not read" if it is None else "read" for it in (before, after))
        was, is_now = (was, is_now) if was != is_now else ("as it was", "read anew")
        yield Difference(whose, what, was, is_now, rule)


def said(value: object) -> str:
    """A value in words; one that is not there is `nothing`."""
    return NOTHING if value is None or value == "" else str(value)


def listed(names: Iterable[str]) -> str:
    """Names one after the other."""
    return ", ".join(names)


def agreements(before: Any, after: Any, rulings: Rulings, automations: Automations) -> Iterator[Difference]:
    """How two tables play: what they have ruled, and what the app does by itself."""
    for ruling, it in rulings.items():
        options = {option.id: option.text for option in it.options}
        answers = [options[table.ruled(ruling)] for table in (before, after)]
        yield from differ("", f"ruling {ruling}", "ruling", *answers)
    for automation, does in automations.items():
        settings = [table.how(automation) for table in (before, after)]
        yield from differ("", f"automation of {does.title.lower()}", "automation", *settings)


def to_do(
    before: Any,
    after: Any,
    prompts: Callable[[Any], Iterable[Prompt]],
    notices: Callable[[Any], Iterable[Notice]],
) -> Iterator[Difference]:
    """What people are asked for and told on one table and not on the other."""
    looks: tuple[tuple[str, Callable[[Any], Iterable[Prompt | Notice]]], ...] = (
        ("asked", prompts),
        ("noticed", notices),
    )
    for words, look in looks:
        old, new = ({it.text: it.rule for it in look(table)} for table in (before, after))
        for text in (text for text in old if text not in new):
            yield Difference("", text, words, f"not {words} any more", old[text])
        for text in (text for text in new if text not in old):
            yield Difference("", text, f"not {words}", words, new[text])


def ended(before: Any, after: Any, on: tuple[str, ...] = ("players",)) -> str:
    """What a change does to the end of a game, in a sentence; empty where it ends as before. `on` are the phases in
    which it goes on."""
    was_on, is_on = before.phase in on, after.phase in on
    if was_on and not is_on:
        end = f"The game would end in round {after.round}"
        return f"{end}: it is round {before.round} now." if after.round != before.round else f"{end}."
    return f"The game would not be over: it would go on in round {after.round}." if is_on and not was_on else ""


def won(was: str | None, is_now: str | None) -> str:
    """What a change does to a verdict, in a sentence; empty where nothing is won before or after."""
    if was is None or is_now is None or was == is_now:
        return ""
    return f"The verdict would be: {is_now}. It is: {was}."
