"""Commands about single cards: jobs, attached augmentations, transfers, covert ops (p. 14 to 24, 29)."""

from typing import Annotated, Literal

from pydantic import Field

from companion.frozen import Frozen
from companion.vestige.box.cards import CovertOpCard, InTableau
from companion.vestige.cards import JobKind
from companion.vestige.setup import Count, Name

CardId = Annotated[int, Field(strict=True, ge=1, le=999_999)]
OpId = Annotated[int, Field(strict=True, ge=0, le=999_999)]
Words = Annotated[str, Field(max_length=600)]


class PickUpJob(Frozen):
    """A job is tucked under a contact or chop bot (p. 14). `on` None: nobody said under which."""

    move: Literal["pick_up_job"] = "pick_up_job"
    who: Name
    kind: JobKind
    name: Name | None = None
    on: CardId | None = None
    printed: InTableau | None = None


class CompleteJob(Frozen):
    """A job becomes the card that it stands for and pays its printed leverage (p. 15)."""

    move: Literal["complete_job"] = "complete_job"
    who: Name
    card: CardId
    leverage: Count | None = None


class TuckCard(Frozen):
    """A job goes to another contact, or an augmentation onto one; `under` None takes it off (p. 15, 23)."""

    move: Literal["tuck_card"] = "tuck_card"
    who: Name
    card: CardId
    under: CardId | None = None


class TransferCard(Frozen):
    """A card goes to another player with all that is tucked under it; no leverage moves (p. 29)."""

    move: Literal["transfer_card"] = "transfer_card"
    who: Name
    card: CardId
    to: Name


class DescribeCard(Frozen):
    """What is printed on a card that is in play, read later than it came. Pays nothing that was not owed."""

    move: Literal["describe_card"] = "describe_card"
    who: Name
    card: CardId
    name: Name | None = None
    leverage: Count | None = None
    printed: InTableau | None = None


class NoteCovertOp(Frozen):
    """What a player's covert op says, for that player alone. `leverage` is what it pays if it is completed."""

    move: Literal["note_covert_op"] = "note_covert_op"
    who: Name
    op: OpId
    name: Name
    words: Words | None = None
    leverage: Count | None = None
    printed: CovertOpCard | None = None


class CompleteCovertOp(Frozen):
    """A covert op is flipped during the game: `leverage` is what it pays now (p. 24)."""

    move: Literal["complete_covert_op"] = "complete_covert_op"
    who: Name
    op: OpId
    name: Name | None = None
    leverage: Count = 0
