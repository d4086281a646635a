"""The whole vocabulary as a page for people who write cards: `python -m companion.vestige.vocabulary.listing`."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from companion.vestige.vocabulary.amounts import AMOUNT_OF, Amount
from companion.vestige.vocabulary.conditions import WHOSE, Condition
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS, WHOM, Effect
from companion.vestige.vocabulary.forms import new_effect, occasion_says
from companion.vestige.vocabulary.measures import OF_A_REGION, WORDS, Word, counted_measure, word
from companion.vestige.vocabulary.occasions import OCCASIONS

WHO = "Bone"
"""Whose card it is in the sentences of the page."""

_HEAD = """\
# All words

Everything that a card can say as data, with the sentence that the app makes of it and the page of the Vestige rulebook
it rests on. The last column names the entry that `tableside rules --show` prints. What is not here is a `prompt`: your
own words, carried out by people.

This page is made from the code and kept up to date by a test. To renew it:

    python -m companion.vestige.vocabulary.listing > docs/words.md"""

_AMOUNTS: tuple[Mapping[str, Any], ...] = (
    {"fixed": 3},
    {"per": ["regions_controlled"]},
    {"per": ["regions_controlled", "threat"]},
    {"per": ["cards.artifact"], "times": 2},
    {"per": ["regions_controlled"], "every": 2},
    {"per": ["conviction"], "at_most": 5},
    {"per": ["jobs"], "of": "the_player"},
)
_CONDITIONS: tuple[Mapping[str, Any], ...] = (
    {"measure": "regions_controlled", "at_least": 9},
    {"measure": "speed", "whose": "each_player", "at_least": 4},
    {"measure": "covert_ops_completed", "whose": "all_players_together", "exactly": 0},
    {"all": [{"measure": "threat", "at_least": 3}, {"measure": "leverage_behind", "at_most": 5}]},
    {"any": [{"measure": "cards.mercenary", "at_least": 5}, {"measure": "region.Oasis", "at_least": 1}]},
)


def listing() -> str:
    """All words of the vocabulary as Markdown."""
    parts = (_HEAD, *_measures(), *_amounts(), *_conditions(), *_effects(), *_occasions())
    return "\n\n".join(parts) + "\n"


def _measures() -> Iterator[str]:
    yield "## Measures"
    yield (
        "A number that the table shows. Each can stand in an amount and in a condition. `region.` goes before the name "
        "of any tile, also of one that you made up."
    )
    for subject, words in groupby(WORDS.values(), key=lambda it: it.subject):
        rows = [_measure(it.id, it) for it in words]
        if subject == "Regions":
            rows.append(_measure(f"{OF_A_REGION}Oasis", word(f"{OF_A_REGION}Oasis")))
        yield f"### {subject}"
        yield _table(("measure", "counts as", "in an amount", "page", "rule"), rows)


def _measure(id: str, found: Word) -> tuple[str, ...]:
    in_an_amount = Amount(per=(found.id,)).sentence(WHO)
    return _code(id), counted_measure(found.id, 3), in_an_amount, str(found.page), found.rule


def _amounts() -> Iterator[str]:
    yield "## Amounts"
    yield (
        "Either `fixed`, or `per` with one to three measures, which are multiplied. Then `every` counts whole groups "
        "alone, `times` multiplies, and `at_most` is the most that it comes to, in this order."
    )
    rows = [(_example(it), Amount.model_validate(it).sentence(WHO)) for it in _AMOUNTS]
    yield _table(("amount", "the sentence"), rows)
    yield "`of` says whose figures are counted:"
    yield _table(("of", "meaning"), [(_code(of), meaning) for of, meaning in AMOUNT_OF.items()])


def _conditions() -> Iterator[str]:
    yield "## Conditions"
    yield (
        "A `measure`, `whose` it is, and one of `at_least`, `at_most`, `exactly`; or several such in `all` or `any`. "
        "Without `whose` it is the nemesis whose card it is."
    )
    rows = [(_example(it), Condition.model_validate(it).sentence(WHO)) for it in _CONDITIONS]
    yield _table(("condition", "the sentence"), rows)
    yield _table(("whose", "meaning"), [(_code(whose), meaning) for whose, meaning in WHOSE.items()])


def _effects() -> Iterator[str]:
    yield "## Effects"
    yield "An effect does one thing. It happens to whose card it is, or `to` one of those in the fourth column."
    rows = []
    for effect in EFFECTS.values():
        example = new_effect(effect.id)
        said = Effect.model_validate(example).sentence(WHO)
        others = ", ".join(_code(to) for to in effect.whom if to != "owner") or "-"
        rows.append((effect.title, _example(example), said, others, str(effect.page), effect.rule))
    yield _table(("effect", "as data", "the sentence", "to", "page", "rule"), rows)
    yield _table(("to", "meaning"), [(_code(to), meaning) for to, meaning in WHOM.items()])
    yield "A `prompt` may name its usual `results`. The app offers them as buttons:"
    yield _table(("result", "button"), [(_code(result), button) for result, button in RESULTS.items()])


def _occasions() -> Iterator[str]:
    yield "## Occasions"
    yield "When a triggered ability answers. Some can be narrowed to one `region` by name or to one `kind` of card."
    rows = []
    for when, occasion in OCCASIONS.items():
        said = occasion_says(when, WHO)
        narrowed = {"region": "`region`", "card": "`kind`", None: "-"}[occasion.of]
        rows.append((_code(when), said, narrowed, str(occasion.page), occasion.rule))
    yield _table(("when", "the words", "narrowed by", "page", "rule"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _code(text: str) -> str:
    return f"`{text}`"


def _example(value: Any) -> str:
    return _code(json.dumps(value, ensure_ascii=False))


if __name__ == "__main__":
    print(listing(), end="")
