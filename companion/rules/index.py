"""The index over the corpus, built with lunr. `python -m companion.rules.index` builds and keeps it."""

import json
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lunr.builder import Builder

from companion.rules.entries import RuleEntry, read_all
from companion.rules.games import GameId
from companion.rules.kept import FILE, kept, made_of
from companion.rules.words import SMALL, stem, stems, words

# Title before alias before text. The answer is what people see in the list, so it stands above the detail.
BOOSTS = {"title": 8, "aliases": 3, "answer": 2, "detail": 1, "section": 1}
# How much the length of a field and the number of times a word stands in it count: little, for these are no essays.
LENGTH, TIMES = 0.4, 1.2


@dataclass(frozen=True)
class Index:
    """What a search needs to know of the corpus, by number of entry in `ids`.

    `weights` has for each stem the entries that hold it and how much it says of them (BM25 over the fields);
    `names` has for each entry its title and aliases as sets of stems, each with how rare it is in all; `called` leads
    back from such a set to the entries. `spelled` leads from each written word to its stem; `rarity` says how much a
    stem tells entries apart.
    """

    ids: Sequence[str]
    games: Sequence[GameId]
    weights: Mapping[str, Sequence[tuple[int, float]]]
    names: Sequence[Sequence[tuple[frozenset[str], float]]]
    called: Mapping[frozenset[str], Sequence[int]]
    spelled: Mapping[str, str]
    rarity: Mapping[str, float]


def build() -> dict[str, Any]:
    """The index as it is kept, with the entries themselves, from the files as they are now."""
    entries = read_all()
    builder = Builder()
    builder.ref("id")
    builder.b(LENGTH)
    builder.k1(TIMES)
    for field, boost in BOOSTS.items():
        builder.field(field, boost)
    for entry in entries:
        builder.add({"id": entry.id, **_fields(entry)})
    built = builder.build()
    number = {entry.id: at for at, entry in enumerate(entries)}
    stem_of = {posting["_index"]: term for term, posting in built.inverted_index.items()}
    weights: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for reference, vector in built.field_vectors.items():
        at = number[reference.partition("/")[2]]
        numbered = vector.serialize()
        for position, weight in zip(numbered[::2], numbered[1::2], strict=True):
            weights[stem_of[position]][at] += weight
    return {
        "made_of": made_of(),
        "entries": [entry.model_dump(mode="json", exclude_defaults=True) for entry in entries],
        "ids": [entry.id for entry in entries],
        "games": [entry.game for entry in entries],
        "weights": {term: [[at, round(weight, 2)] for at, weight in sorted(weights[term].items())]
                    for term in sorted(weights)},
        "names": [[sorted(set(stems(name))) for name in (entry.title, *entry.aliases)] for entry in entries],
        "spelled": {word: stem(word) for word in sorted(_written(entries))},
    }  # fmt: skip


def _fields(entry: RuleEntry) -> dict[str, list[str]]:
    # lunr takes a list as tokens that are cut already.
    aliases = [word for alias in entry.aliases for word in stems(alias)]
    return {
        "title": stems(entry.title),
        # Once each: that many aliases have a word does not make it weigh more.
        "aliases": list(dict.fromkeys(aliases)),
        "answer": stems(entry.answer),
        "detail": stems(entry.detail),
        "section": stems(entry.section),
    }


def _written(entries: Sequence[RuleEntry]) -> set[str]:
    text = (" ".join((one.title, one.answer, one.detail, *one.aliases)) for one in entries)
    return {word for piece in text for word in words(piece) if word not in SMALL and len(word) > 1}


@cache
def index() -> Index:
    """The index, read once from where it is kept, or built."""
    made = kept() or build()
    weights = made["weights"]
    rarity = {term: math.log(1 + len(made["ids"]) / len(found)) for term, found in weights.items()}
    names = [[(frozenset(name), sum(map(rarity.__getitem__, name))) for name in of_one] for of_one in made["names"]]
    called: dict[frozenset[str], list[int]] = defaultdict(list)
    for at, of_one in enumerate(names):
        for name, _ in of_one:
            called[name].append(at)
    return Index(
        ids=made["ids"],
        games=made["games"],
        weights=weights,
        names=names,
        called=called,
        spelled=made["spelled"],
        rarity=rarity,
    )


if __name__ == "__main__":
    Path(__file__).with_name(FILE).write_text(json.dumps(build(), separators=(",", ":")), encoding="utf-8")
