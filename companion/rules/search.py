"""Finding the entry that answers a question, as one types it."""

import difflib
import heapq
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, takewhile

from companion.rules.entries import RuleEntry, corpus
from companion.rules.games import GAMES, GameId
from companion.rules.index import Index, index
from companion.rules.spelling import alike, alike_beginnings
from companion.rules.words import SMALL, WORDING, stem, words

_ARTICLES = frozenset(("a", "an", "the", "of", "my", "your"))

LEAST = 2
"""Letters from which on a search finds something."""

# How much a found word counts, by the way that led to it.
_BEGUN, _SAME_MEANING, _MISTYPED = 0.9, 0.55, 0.9
# How much an entry gains whose title or alias is what was asked, against the words that are found anywhere in it.
_NAMED = 60.0
# How much of what is found anywhere depends on how many of the words are found.
_COVERING = 0.8
# Who types one or two words asks for what they mean, not for a question in which they stand; and for a rule rather
# than an example of it.
_QUESTION, _EXAMPLE = 0.8, 0.85
# Who names a game means its rules.
_ITS_GAME = 1.3
# So many words of a query are read: whoever pastes a whole page is not asking a question.
_WORDS = 40
# So many entries are looked at closely, those with most of the words.
_CANDIDATES = 40


@dataclass(frozen=True)
class Hit:
    """An entry that was found. `score` compares hits of one search; `matched` are the stems it was found by."""

    entry: RuleEntry
    score: float
    matched: frozenset[str]


Meaning = tuple[str, GameId | None]
"""A stem that a word may stand for, and the game in which it does (None: in all)."""


Meant = dict[str, tuple[int, float, float]]
"""Stems that a question may mean, each with the number of its word, that word's mass, and how rare the stem is."""


@dataclass(frozen=True)
class Term:
    """One word of a question: what it may stand for, each with how sure that is, and how much it tells apart."""

    options: Mapping[Meaning, float]
    mass: float


def search(query: str, game: GameId | None = None, limit: int = 20, *, only: bool = False) -> tuple[Hit, ...]:
    """The entries that answer `query`, best first. Inside a `game` its entries come first; with `only`, alone.

    The last word may be half typed. An empty result means that no word of the query is in the corpus.
    """
    if len(query.strip()) < LEAST:
        return ()
    known = index()
    terms = _terms(query, known)
    found = _Found(known, terms)
    if not found.raw:
        return ()
    likely = _named_game(query)
    groups = [[at for at in found.raw if game in (None, known.games[at])]]
    if game is not None and not only:
        groups.append([at for at in found.raw if known.games[at] != game])
    hits = (hit for group in groups for hit in found.ranked(group, likely, limit))
    return tuple(islice(hits, limit))


class _Found:
    """What is found anywhere in the corpus, before it is looked at closely.

    By number of entry: `raw` is how much the words found in it are worth, `covered` how much of the question they
    are, `matched` their stems.
    """

    def __init__(self, known: Index, terms: Sequence[Term]) -> None:
        self.known = known
        self.terms = terms
        self.total = sum(term.mass for term in terms)
        self.raw: dict[int, float] = defaultdict(float)
        self.covered: dict[int, float] = defaultdict(float)
        self.matched: dict[int, set[str]] = defaultdict(set)
        asked = frozenset(it for term in terms for (it, _), sure in term.options.items() if sure == 1.0)
        self._called = set(known.called.get(asked, ()))
        for term in terms:
            for at, (worth, sure) in _worth(term, known, self.matched).items():
                self.raw[at] += worth
                self.covered[at] += term.mass * sure

    def ranked(self, group: Sequence[int], likely: GameId | None, limit: int) -> Iterator[Hit]:
        """The entries of a group, best first; the game `likely` is the one that the question names."""
        near = set(heapq.nlargest(max(limit, _CANDIDATES), group, key=lambda at: self.raw[at] * self.covered[at]))
        near.update(self._called.intersection(group))
        entries = corpus()
        meant = {game: _meant_by(self.terms, game) for game in {self.known.games[at] for at in near}}
        scored = sorted(((self._score(at, likely, meant), -at) for at in near), reverse=True)
        for score, at in scored:
            yield Hit(entries[self.known.ids[-at]], round(score, 2), frozenset(self.matched[-at]))

    def _score(self, at: int, likely: GameId | None, meant: Mapping[GameId, Meant]) -> float:
        game = self.known.games[at]
        kind = corpus()[self.known.ids[at]].kind
        anywhere = self.raw[at] * (1 - _COVERING + _COVERING * (self.covered[at] / self.total) ** 2)
        factor = _ITS_GAME if game == likely else 1.0
        if kind == "example":
            factor *= _EXAMPLE
        elif kind == "question" and len(self.terms) <= 2:
            factor *= _QUESTION
        return factor * (anywhere + _NAMED * _named(self.known.names[at], meant[game], self.total) ** 2)


def _worth(term: Term, known: Index, matched: Mapping[int, set[str]]) -> dict[int, tuple[float, float]]:
    """What the best of a term's meanings is worth for each entry that has one, and how sure that meaning is."""
    best: dict[int, tuple[float, float]] = {}
    for (found, within), sure in term.options.items():
        # A rare word that begins like what is typed must not stand above the common one.
        share = sure * min(1.0, term.mass / known.rarity[found]) if found in known.rarity else sure
        for at, weight in known.weights.get(found, ()):
            if within is None or within == known.games[at]:
                matched[at].add(found)
                worth = weight * share
                if at not in best or worth > best[at][0]:
                    best[at] = (worth, sure)
    return best


def _meant_by(terms: Sequence[Term], game: GameId) -> Meant:
    """The stems that count in a game."""
    rarity = index().rarity
    found: dict[str, tuple[int, float, float]] = {}
    for number, term in enumerate(terms):
        for (it, within), sure in term.options.items():
            if within in (None, game) and (it not in found or term.mass * sure > found[it][1]):
                found[it] = (number, term.mass * sure, rarity.get(it, 0.0))
    return found


def _named(names: Sequence[tuple[frozenset[str], float]], meant: Meant, asked: float) -> float:
    """How nearly a title or an alias of an entry is what was asked: 1 when the words are the same."""
    best = 0.0
    stems_meant = meant.keys()
    for name, whole in names:
        shared_stems = name & stems_meant
        if not shared_stems:
            continue
        common: dict[int, float] = {}
        rest = whole
        for it in shared_stems:
            number, mass, rarity = meant[it]
            rest -= rarity
            if mass > common.get(number, 0.0):
                common[number] = mass
        shared = sum(common.values())
        best = max(best, 2 * shared / (asked + shared + rest))
    return best


def _named_game(query: str) -> GameId | None:
    asked = set(words(query))
    return next((game for game, title in GAMES.items() if game in asked or words(title)[0] in asked), None)


def _terms(query: str, known: Index) -> list[Term]:
    written = words(query)[:_WORDS]
    half_typed = len(written) - 1 if query[-1:].isalnum() else -1
    terms = []
    told = _told(written)
    for at, word in enumerate(written):
        options: dict[Meaning, float] = {}
        if at not in told and word in SMALL and (at != half_typed or len(written) > 1):
            continue
        for found, sure in _meant(word, at == half_typed, known):
            options[found, None] = max(sure, options.get((found, None), 0.0))
        for key, sure in told.get(at, {}).items():
            options.setdefault(key, sure)
        if at + 1 < len(written) and (joined := word + written[at + 1]) in known.spelled:
            options.setdefault((known.spelled[joined], None), 1.0)
        if options:
            # What was typed whole counts as what it is; else the commonest of what it may be.
            own = stem(word)
            mass = known.rarity[own] if own in known.rarity else min(known.rarity.get(it, 9.0) for it, _ in options)
            terms.append(Term(options, mass))
    return terms


def _meant(word: str, half_typed: bool, known: Index) -> Iterator[tuple[str, float]]:
    """The stems that a written word may stand for, each with how sure that is."""
    own = stem(word)
    exact = own in known.weights
    if exact:
        yield own, 1.0
    if half_typed or not exact:
        begun = list(_begun(word, known))
        for found in begun:
            # The more of the word is typed, the surer.
            yield known.spelled[found], _BEGUN * (0.4 + 0.6 * len(word) / len(found))
        exact = exact or bool(begun)
    if exact or len(word) < 4:
        return
    if parts := _parts(word, known):
        for part in parts:
            yield stem(part), 0.9
        return
    guessed = alike(word, _vocabulary()) or (alike_beginnings(word, _vocabulary()) if half_typed else ())
    for found in guessed:
        yield known.spelled[found], _MISTYPED


def _begun(word: str, known: Index) -> Iterable[str]:
    vocabulary = _vocabulary()
    return takewhile(lambda it: it.startswith(word), vocabulary[bisect_left(vocabulary, word) :])


def _parts(word: str, known: Index) -> tuple[str, str] | None:
    """The two known words that were written as one: `chopbot`."""
    for cut in range(3, len(word) - 2):
        if word[:cut] in known.spelled and word[cut:] in known.spelled:
            return word[:cut], word[cut:]
    return None


@cache
def _vocabulary() -> list[str]:
    return sorted(index().spelled)


@cache
def _synonyms() -> Mapping[str, list[tuple[list[str], list[str], GameId | None]]]:
    """By the first stem of what is said: its stems, those of what it means, and the game in which it does."""
    told = [(said, one["means"], one.get("game")) for one in WORDING["synonym"] for said in one["said"]]
    alike_ones = [(one, other, None) for group in WORDING["alike"] for one in group for other in group if one != other]
    found: dict[str, list[tuple[list[str], list[str], GameId | None]]] = defaultdict(list)
    for said, means, game in (*told, *alike_ones):
        phrase = [stem(word) for word in words(said)]
        found[phrase[0]].append((phrase, [stem(word) for word in words(means)], game))
    return found


def _told(written: Sequence[str]) -> dict[int, dict[Meaning, float]]:
    """What people's own words stand for, by the place in the query where a word or phrase begins."""
    places = [at for at, word in enumerate(written) if word not in _ARTICLES]
    stemmed = [stem(written[at]) for at in places]
    found: dict[int, dict[Meaning, float]] = defaultdict(dict)
    for number, first in enumerate(stemmed):
        for phrase, means, game in _synonyms().get(first, ()):
            if stemmed[number : number + len(phrase)] == phrase:
                found[places[number]].update({(meant, game): _SAME_MEANING for meant in means})
    return found


def prepare() -> None:
    """Reads what a search needs, so that the first letter need not wait for it."""
    index()
    _vocabulary()


def nearest_terms(query: str, limit: int = 6) -> tuple[RuleEntry, ...]:
    """Entries whose names look most like what was typed: what to offer when nothing is found."""
    close = [it for word in words(query) for it in difflib.get_close_matches(word, _vocabulary(), n=limit, cutoff=0.55)]
    found: dict[str, RuleEntry] = {}
    for word in close:
        for hit in search(word, limit=2):
            found.setdefault(hit.entry.id, hit.entry)
    return tuple(found.values())[:limit]
