"""A nemesis as data (p. 26, 27), in the words of `vocabulary`. No nemesis is known by name anywhere else."""

from functools import cached_property
from typing import Annotated, Any, Literal, Self

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer, model_validator

from companion.frozen import Frozen
from companion.vestige.names import CardKindWord, CardName, CardRegion, Id, Words, one_of
from companion.vestige.vocabulary.amounts import Amount
from companion.vestige.vocabulary.conditions import Condition
from companion.vestige.vocabulary.effects import Effects
from companion.vestige.vocabulary.occasions import OCCASIONS, WHENS, When

Printed = Annotated[int, Field(strict=True, ge=0, le=9999)]


class Entered(Frozen):
    """A card or tile that somebody has entered. Its kind is always written: it says how the rest is read."""

    @model_serializer(mode="wrap")
    def _with_its_kind(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {"kind": self.kind, **handler(self)}  # type: ignore[attr-defined]


class Triggered(Frozen):
    """An ability that answers to an event, perhaps only to one `kind` of card or one `region`.

    `words` is what it says where no word of ours fits: with `people_say`, people tell the app that it happens.
    """

    when: Annotated[When, one_of("occasion", WHENS)]
    kind: CardKindWord | None = None
    region: CardRegion | None = None
    words: Words | None = None
    do: Effects = ()

    @model_validator(mode="after")
    def _narrowed(self) -> "Triggered":
        of = OCCASIONS[self.when].of
        if self.kind is not None and of != "card":
            raise ValueError(f"{self.when} is about no kind of card; leave kind out")
        if self.region is not None and of != "region":
            raise ValueError(f"{self.when} is about no region; leave region out")
        if self.when == "people_say" and self.words is None:
            raise ValueError("an ability that people watch for needs words; write down when it happens")
        return self


class Level(Frozen):
    """The row of a threat level; `and_above` makes it serve every higher level too."""

    threat: Annotated[int, Field(strict=True, ge=0, le=20)]
    and_above: bool = False
    do: Effects

    @property
    def title(self) -> str:
        return f"Threat level {self.threat}{'+' if self.and_above else ''}"


class ThreatCard(Frozen):
    """A threat: what it does when revealed, what removes it (in words), and what its removal gives."""

    name: CardName
    immediately: Effects = ()
    removal: Words | None = None
    on_removal: Effects = ()
    words: Words | None = None


class GameEnd(Frozen):
    """What the nemesis gains during final scoring."""

    do: Effects


class Goal(Frozen):
    """What makes the nemesis win at the end, whatever the leverage: a condition, or words that people judge."""

    condition: Condition | None = None
    words: Words | None = None

    @model_validator(mode="after")
    def _something(self) -> "Goal":
        if self.condition is None and self.words is None:
            raise ValueError("a goal needs a condition or words; give it one of them")
        return self


class JoiningCard(Frozen):
    """Cards of a nemesis that are shuffled into an ordinary stack (p. 26): `count` of the same."""

    name: CardName
    kind: CardKindWord
    count: Annotated[int, Field(strict=True, ge=1, le=12)] = 1
    leverage: Printed | None = None
    words: Words | None = None


class Nemesis(Entered):
    """A nemesis. `source` says where its cards were read; `threat_cards` how many threats belong to it, if known."""

    kind: Literal["nemesis"] = "nemesis"
    id: Id
    name: CardName
    source: Words | None = None
    words: Words | None = None
    triggered: Annotated[tuple[Triggered, ...], Field(max_length=9)] = ()
    levels: Annotated[tuple[Level, ...], Field(max_length=20)] = ()
    game_end: GameEnd | None = None
    goal: Goal | None = None
    threats: Annotated[tuple[ThreatCard, ...], Field(max_length=40)] = ()
    threat_cards: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    setup: Annotated[tuple[Words, ...], Field(max_length=20)] = ()
    joins: Annotated[tuple[JoiningCard, ...], Field(max_length=40)] = ()

    @model_validator(mode="after")
    def _once(self) -> "Nemesis":
        seen = [level.threat for level in self.levels]
        if len(seen) != len(set(seen)):
            raise ValueError("two rows have the same threat level; give each level one row")
        names = [threat.name.casefold() for threat in self.threats]
        if twice := [threat.name for threat in self.threats if names.count(threat.name.casefold()) > 1]:
            raise ValueError(f'two threats are called "{twice[0]}"; give each its own name')
        return self

    @cached_property
    def looks_at_leverage(self) -> bool:
        """Whether anything on its cards depends on how much leverage somebody has."""
        said = self.model_dump_json(exclude_none=True, exclude_defaults=True)
        return any(f'"{measure}' in said for measure in ('leverage"', "leverage_"))

    def changed(self, changes: dict[str, Any]) -> Self:
        """The same nemesis with some fields replaced; what was worked out of the old ones is forgotten."""
        copied = super().changed(changes)
        copied.__dict__.pop("looks_at_leverage", None)
        return copied

    def threat(self, name: str) -> ThreatCard | None:
        """The threat card of that name, or None for one that is not known."""
        return next((threat for threat in self.threats if threat.name.casefold() == name.casefold()), None)

    def row(self, threat: int) -> Level | None:
        """The row that serves a threat level: its own, or the highest below it that serves all above."""
        fitting = [row for row in self.levels if row.threat == threat or (row.and_above and row.threat < threat)]
        return max(fitting, key=lambda row: row.threat, default=None)

    @property
    def in_words_only(self) -> bool:
        """Whether nothing of its cards was entered yet: people run it from the cards themselves."""
        return not (self.triggered or self.levels or self.game_end or self.goal)


def bounty_value(amount: Amount) -> str:
    """What a bounty says that it pays: `2 for each artifact`."""
    return amount.sentence(unit="")
