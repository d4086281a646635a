"""Packs: a nemesis as data, in the words of `measures`. No nemesis is known by name anywhere else."""

import tomllib
from collections.abc import Callable
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, model_validator

from companion.faults import BadInput, Fault, faults_of
from companion.frozen import Frozen
from companion.vestige.cards import CardKind, a, spoken
from companion.vestige.measures import Amount, Condition
from companion.vestige.regions import RegionName

Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Words = Annotated[str, Field(min_length=1, max_length=600)]

When = Literal[
    "player_gains_control",
    "player_visits_region",
    "player_gains_card",
    "player_reaches_trigger",
    "nemesis_gains_control",
]


class CardEffect(Frozen):
    """Cards of a kind, `count` of them."""

    kind: CardKind
    count: Annotated[int, Field(ge=1, le=9)] = 1


class RegionEffect(Frozen):
    """A region by name."""

    region: RegionName


class Effect(Frozen):
    """One thing that happens to the nemesis. Exactly one field is given.

    `give_card` hands a card of the nemesis to the player who brought the effect about; `prompt` is for
    people to carry out, in the card's meaning and our words.
    """

    gain_leverage: Amount | None = None
    lose_leverage: Amount | None = None
    gain_card: CardEffect | None = None
    lose_card: CardEffect | None = None
    give_card: CardEffect | None = None
    gain_control: RegionEffect | None = None
    lose_control: RegionEffect | None = None
    prompt: Words | None = None

    @model_validator(mode="after")
    def _one(self) -> "Effect":
        if len(self.model_fields_set) != 1:
            raise ValueError(
                f"an effect does one thing, not {len(self.model_fields_set)}; one of {', '.join(_SENTENCES)}"
            )
        return self

    @property
    def kind(self) -> str:
        """The name of the field that is given."""
        return next(iter(self.model_fields_set))

    def sentence(self, who: str) -> str:
        """What it says on the card, of `who`."""
        return _SENTENCES[self.kind](self, who)


def _cards(effect: CardEffect) -> str:
    return a(spoken(effect.kind)) if effect.count == 1 else f"{effect.count} {spoken(effect.kind, effect.count)}"


# The values are not None where they are read: `kind` names the one field that is given.
_SENTENCES: dict[str, Callable[[Any, str], str]] = {
    "gain_leverage": lambda effect, who: f"{who} gains {effect.gain_leverage.sentence()}",
    "lose_leverage": lambda effect, who: f"{who} loses {effect.lose_leverage.sentence()}",
    "gain_card": lambda effect, who: f"{who} gains {_cards(effect.gain_card)}",
    "lose_card": lambda effect, who: f"{who} loses {_cards(effect.lose_card)}",
    "give_card": lambda effect, who: f"The player gains {_cards(effect.give_card)} of {who}",
    "gain_control": lambda effect, who: f"{who} takes control of {effect.gain_control.region}",
    "lose_control": lambda effect, who: f"{who} loses control of {effect.lose_control.region}",
    "prompt": lambda effect, who: effect.prompt,
}

Effects = Annotated[tuple[Effect, ...], Field(max_length=20)]


class Triggered(Frozen):
    """An ability that answers to an event."""

    when: When
    do: Effects


class Level(Frozen):
    """The row of a threat level; `and_above` makes it serve every higher level too."""

    threat: Annotated[int, Field(ge=0, le=20)]
    and_above: bool = False
    do: Effects

    @property
    def title(self) -> str:
        return f"Threat level {self.threat}{'+' if self.and_above else ''}"


class ThreatCard(Frozen):
    """A threat: what it does when revealed, what removes it (in words), and what its removal gives."""

    name: Name
    immediately: Effects = ()
    removal: Words | None = None
    on_removal: Effects = ()


class GameEnd(Frozen):
    """What the nemesis gains during final scoring."""

    do: Effects


class Goal(Frozen):
    """What makes the nemesis win at the end, whatever the leverage."""

    condition: Condition


class Pack(Frozen):
    """A nemesis. `source` says where its cards were read."""

    id: Id
    name: Name
    source: Words
    triggered: Annotated[tuple[Triggered, ...], Field(max_length=9)] = ()
    levels: Annotated[tuple[Level, ...], Field(max_length=20)] = ()
    game_end: GameEnd | None = None
    goal: Goal | None = None
    threats: Annotated[tuple[ThreatCard, ...], Field(max_length=40)] = ()
    setup: Annotated[tuple[Words, ...], Field(max_length=20)] = ()

    @model_validator(mode="after")
    def _levels_once(self) -> "Pack":
        seen = [level.threat for level in self.levels]
        if len(seen) != len(set(seen)):
            raise ValueError("two rows have the same threat level; give each level one row")
        return self

    @cached_property
    def looks_at_leverage(self) -> bool:
        """Whether anything on its cards depends on how much leverage somebody has."""
        return '"leverage"' in self.model_dump_json(exclude_none=True, exclude_defaults=True)

    def threat(self, name: str) -> ThreatCard | None:
        """The threat card of that name, or None for one that the pack does not know."""
        return next((threat for threat in self.threats if threat.name.casefold() == name.casefold()), None)

    def row(self, threat: int) -> Level | None:
        """The row that serves a threat level: its own, or the highest below it that serves all above."""
        fitting = [row for row in self.levels if row.threat == threat or (row.and_above and row.threat < threat)]
        return max(fitting, key=lambda row: row.threat, default=None)


def read_pack(text: str, where: str) -> Pack:
    """A pack from TOML. Raises BadInput with every fault, each with its place in the file."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput([Fault(where, f"is no valid TOML ({error})", "see the bundled packs for an example")]) from error
    try:
        return Pack.model_validate(raw)
    except ValidationError as error:
        faults = faults_of(error, raw)
        raise BadInput(
            [Fault(f"{where}: {it.where}" if it.where else where, it.what, it.fit) for it in faults]
        ) from error


@cache
def bundled() -> dict[str, Pack]:
    """The packs that come with the app, by id."""
    packs: dict[str, Pack] = {}
    for file in sorted(files("companion.vestige").joinpath("packs").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            pack = read_pack(file.read_text(encoding="utf-8"), file.name)
            packs[pack.id] = pack
    return packs


def pack_of(id: str) -> Pack:
    """A bundled pack. Raises KeyError for an unknown id; setups are checked before they get here."""
    return bundled()[id]
