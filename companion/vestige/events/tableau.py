"""What happened to cards and covert ops."""

from typing import Literal

from companion.game import Happened
from companion.vestige.box.cards import CovertOpCard, InTableau
from companion.vestige.cards import CardKind


class CardGained(Happened):
    """A card, or with `job` one that is still to be earned, tucked `under` a contact."""

    event: Literal["card_gained"] = "card_gained"
    who: str
    card: int
    kind: CardKind
    name: str | None = None
    leverage: int | None = None
    job: bool = False
    under: int | None = None
    printed: InTableau | None = None

    @property
    def allots(self) -> int | None:
        return self.card


class CardLost(Happened):
    """A card left a tableau."""

    event: Literal["card_lost"] = "card_lost"
    who: str
    card: int


class JobCompleted(Happened):
    """A job is the card now that it stands for."""

    event: Literal["job_completed"] = "job_completed"
    who: str
    card: int


class CardTucked(Happened):
    """A card lies under another, or by itself with `under` None."""

    event: Literal["card_tucked"] = "card_tucked"
    who: str
    card: int
    under: int | None = None


class CardTransferred(Happened):
    """A card went to another player."""

    event: Literal["card_transferred"] = "card_transferred"
    who: str
    card: int
    to: str


class CardDescribed(Happened):
    """What is printed on a card. None leaves what was known."""

    event: Literal["card_described"] = "card_described"
    who: str
    card: int
    name: str | None = None
    leverage: int | None = None
    printed: InTableau | None = None


class CovertOpNoted(Happened):
    """A player noted what a covert op says."""

    event: Literal["covert_op_noted"] = "covert_op_noted"
    who: str
    op: int
    name: str
    words: str | None = None
    leverage: int | None = None
    printed: CovertOpCard | None = None


class CovertOpCompleted(Happened):
    """A covert op was flipped during the game."""

    event: Literal["covert_op_completed"] = "covert_op_completed"
    who: str
    op: int
    name: str | None = None
