"""The rules corpus: what each rule says in a sentence, and the page to check it on."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, Self

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from companion.faults import BadInput, Fault, faults_of, nearest, shown
from companion.frozen import Frozen
from companion.rules.games import GAMES, GameId
from companion.rules.kept import kept, sources

Kind = Literal["rule", "question", "example", "region", "word"]
EntryId = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]

_SENTENCE_END = re.compile(r"[.!?](?= [A-Z0-9\"])")


class OpenQuestion(Frozen):
    """What the rulebook leaves open: the ruling's id, how Tableside rules unless told otherwise, and the other way."""

    id: str
    default: str
    other: str


class RuleEntry(Frozen):
    """One rule, answered.

    `answer` stands alone and comes first; `detail` is what else one needs, paragraphs parted by an empty line.
    `page` is the printed rulebook's; where its text names none, `no_page` says why. `aliases` are what people call it.
    """

    id: EntryId
    game: GameId
    title: str
    section: str
    answer: str
    detail: str = ""
    page: Annotated[int, Field(ge=1)] | None = None
    no_page: str = ""
    see_also: tuple[EntryId, ...] = ()
    aliases: tuple[str, ...] = ()
    kind: Kind = "rule"
    ruling: OpenQuestion | None = None

    @model_validator(mode="after")
    def _page_or_reason(self) -> Self:
        if (self.page is None) != bool(self.no_page):
            raise ValueError("needs a page, or in no_page the reason why there is none")
        return self

    @property
    def text(self) -> str:
        """The whole entry without its title: the answer, then the detail."""
        return f"{self.answer}\n\n{self.detail}".strip()

    @property
    def first_sentence(self) -> str:
        """What is read in a list without opening the entry."""
        end = _SENTENCE_END.search(self.answer)
        return self.answer[: end.start() + 1] if end else self.answer

    @property
    def where(self) -> str:
        """Where to look in the book: `page 17`, or the heading where the text names no page."""
        return f"page {self.page}" if self.page else self.section

    @property
    def source(self) -> str:
        """Game and heading and, where there is no page, why."""
        place = f"{GAMES[self.game]} · {self.section}"
        return f"{place}. {self.no_page}" if self.no_page else place

    @property
    def copied(self) -> str:
        """The entry as people pass it on: title, text, and where the book says it."""
        book = f"{GAMES[self.game]} rulebook"
        source = f"{book}, p. {self.page}" if self.page else f"{book}: {self.section}"
        return f"{self.title}\n\n{self.text}\n\n{source}" if self.kind != "word" else f"{self.title}\n\n{self.text}"


_ENTRIES = TypeAdapter(tuple[RuleEntry, ...])


def read(name: str, text: str) -> tuple[RuleEntry, ...]:
    """The entries of one TOML file. Raises BadInput with every fault of it."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput([Fault(name, f"is no valid TOML ({error})", "see CONTRIBUTING, Add a rules entry")]) from error
    faults: list[Fault] = []
    entries: list[RuleEntry] = []
    for number, given in enumerate(raw.get("entry", [])):
        entry = {"game": raw.get("game"), **given}
        try:
            entries.append(RuleEntry.model_validate(entry))
        except ValidationError as error:
            faults.extend(faults_of(error, entry, f"{name}: entry {given.get('id', number)}"))
    if faults:
        raise BadInput(faults)
    return tuple(entries)


def read_all() -> tuple[RuleEntry, ...]:
    """All entries from their files. Raises BadInput for an entry that is faulty, or there twice."""
    found: dict[str, RuleEntry] = {}
    for name, text in sources():
        for entry in read(name, text):
            if entry.id in found:
                raise BadInput([Fault(name, f"{entry.id} is there twice", "give one of the two another id")])
            found[entry.id] = entry
    return tuple(found.values())


@cache
def corpus() -> Mapping[str, RuleEntry]:
    """All entries by id, in the order of the files: the three games are one corpus."""
    already = kept()
    entries = _ENTRIES.validate_python(already["entries"]) if already else read_all()
    return {entry.id: entry for entry in entries}


def entry(id: str) -> RuleEntry:
    """The entry with this id. Raises BadInput for an id that is in no game."""
    entries = corpus()
    if id not in entries:
        raise BadInput([Fault("id", f"there is no rules entry {shown(id)}", nearest(id, entries))])
    return entries[id]


@cache
def _asked() -> Mapping[str, tuple[RuleEntry, ...]]:
    found: dict[str, list[RuleEntry]] = {}
    for one in corpus().values():
        for id in one.see_also if one.kind == "question" else ():
            found.setdefault(id, []).append(one)
    return {id: tuple(ones) for id, ones in found.items()}


def asked_about(id: str) -> tuple[RuleEntry, ...]:
    """The questions that rest on an entry: the way back from it to them."""
    return _asked().get(id, ())


ASKED = "Asked at the table"


@cache
def chapters(game: GameId) -> Mapping[str, tuple[RuleEntry, ...]]:
    """The entries of a game by chapter: the way to browse. Questions are a chapter of their own, the last."""
    contents = tomllib.loads(files("companion.rules").joinpath("contents.toml").read_text(encoding="utf-8"))[game]
    found: dict[str, list[RuleEntry]] = {name: [] for name in (*contents["chapters"], ASKED)}
    for one in corpus().values():
        if one.game == game:
            found[ASKED if one.kind == "question" else contents["headings"][one.section]].append(one)
    return {name: tuple(ones) for name, ones in found.items() if ones}
