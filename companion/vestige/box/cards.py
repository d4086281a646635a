"""Every kind of card and tile with something printed on it, as data in our words."""

from typing import Annotated, Literal, get_args

from pydantic import Field, TypeAdapter, model_validator

from companion.frozen import Frozen
from companion.vestige.box.nemesis import Entered, Nemesis, Printed
from companion.vestige.cards import Mastery, spoken
from companion.vestige.names import Author, CardName, CardRegion, Id, Words
from companion.vestige.vocabulary.amounts import Amount
from companion.vestige.vocabulary.conditions import Condition
from companion.vestige.vocabulary.effects import Effects

LeverageKind = Literal["lawmaker", "mercenary", "smuggler", "chop_bot", "artifact", "augmentation"]
Kind = Literal[
    "nemesis", "condition", "covert_op", "bounty", "lawmaker", "mercenary", "smuggler", "chop_bot", "artifact",
    "augmentation", "region", "mastery", "speed",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)


class EndgameCard(Entered):
    """An endgame condition (p. 25). With a `condition` the app watches it; without one people flip it by hand."""

    kind: Literal["condition"] = "condition"
    id: Id
    name: CardName
    words: Words | None = None
    condition: Condition | None = None


class CovertOpCard(Entered):
    """A covert op (p. 24): its objective in words, when it is flipped, what it gives, and what the app may watch."""

    kind: Literal["covert_op"] = "covert_op"
    id: Id
    name: CardName
    words: Words | None = None
    flipped: Literal["at_once", "game_end"] = "at_once"
    condition: Condition | None = None
    reward: Effects = ()


class BountyCard(Entered):
    """A bounty (p. 22): what it pays at game end, None while nobody has read it."""

    kind: Literal["bounty"] = "bounty"
    id: Id
    name: CardName
    words: Words | None = None
    value: Amount | None = None


class TableauCard(Entered):
    """A contact, chop bot, artifact or augmentation: its printed leverage, and what it does in our words."""

    kind: LeverageKind
    id: Id
    name: CardName
    words: Words | None = None
    leverage: Printed | None = None


class RegionCard(Entered):
    """A region tile: its printed leverage, what a visit does, and what it gives its controller at game end."""

    kind: Literal["region"] = "region"
    id: Id
    name: CardRegion
    words: Words | None = None
    leverage: Printed | None = None
    at_end: Amount | None = None


class MasteryTile(Entered):
    """A mastery tile and what it is worth (p. 25)."""

    kind: Literal["mastery"] = "mastery"
    id: Id
    mastery: Mastery
    words: Words | None = None
    leverage: Printed | None = None

    @property
    def name(self) -> str:
        return f"{spoken(self.mastery).capitalize()} tile"


class SpeedSpace(Entered):
    """A space of the speed track and the leverage for moving onto it (p. 12)."""

    kind: Literal["speed"] = "speed"
    id: Id
    space: Annotated[int, Field(strict=True, ge=0, le=99)]
    words: Words | None = None
    leverage: Printed | None = None

    @property
    def name(self) -> str:
        return f"Speed space {self.space}"


AnyCard = Annotated[
    Nemesis | EndgameCard | CovertOpCard | BountyCard | TableauCard | RegionCard | MasteryTile | SpeedSpace,
    Field(discriminator="kind"),
]
CARD: TypeAdapter[AnyCard] = TypeAdapter(AnyCard)

InTableau = Annotated[BountyCard | TableauCard, Field(discriminator="kind")]
"""What lies in a tableau: a card of one of the seven kinds."""


class Pack(Frozen):
    """Cards in one file, with who wrote them. `format` is that of the file, `version` the pack's own."""

    format: Literal[1] = 1
    id: Id
    name: CardName
    version: Annotated[int, Field(strict=True, ge=1, le=9999)] = 1
    author: Author = ""
    notes: Words | None = None
    cards: Annotated[tuple[AnyCard, ...], Field(max_length=2000)]

    @model_validator(mode="after")
    def _ids_once(self) -> "Pack":
        seen: dict[str, str] = {}
        for card in self.cards:
            if card.id in seen:
                raise ValueError(
                    f'two cards have the id "{card.id}" ({seen[card.id]} and {card.name}); give each its own'
                )
            seen[card.id] = card.name
        return self

    @property
    def nemeses(self) -> tuple[Nemesis, ...]:
        return tuple(card for card in self.cards if isinstance(card, Nemesis))
