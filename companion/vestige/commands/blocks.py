"""Commands about a player's blocks: dashboard, attributes, charges, main actions, the outcome die (p. 8 to 16)."""

from typing import Annotated, Literal

from pydantic import Field

from companion.frozen import Frozen
from companion.vestige.blocks import ATTRIBUTES, DASHBOARD, Action, Attribute, Face, Secondary
from companion.vestige.commands.tableau import CardId
from companion.vestige.setup import Name

Place = Annotated[str, Field(pattern=rf"^({'|'.join((*DASHBOARD, *ATTRIBUTES))}|card:[0-9]{{1,6}})$")]
Blocks = Annotated[int, Field(strict=True, ge=1, le=21)]


class MoveBlocks(Frozen):
    """Blocks go from one place to another. None is a place that is not counted by itself, such as a region."""

    move: Literal["move_blocks"] = "move_blocks"
    who: Name
    source: Place | None = None
    target: Place | None = None
    count: Blocks = 1


class SetBlocks(Frozen):
    """A correction: how many blocks lie in a place."""

    move: Literal["set_blocks"] = "set_blocks"
    who: Name
    place: Place
    to: Annotated[int, Field(strict=True, ge=0, le=99)]


class UpgradeBlock(Frozen):
    """A block goes one hex to the right: potential to influence, influence to conviction (p. 8)."""

    move: Literal["upgrade_block"] = "upgrade_block"
    who: Name
    source: Literal["potential", "influence"]


class DowngradeBlock(Frozen):
    """A block goes one hex to the left (p. 8)."""

    move: Literal["downgrade_block"] = "downgrade_block"
    who: Name
    source: Literal["influence", "conviction"]


class GainAttribute(Frozen):
    """Influence becomes an attribute (p. 9)."""

    move: Literal["gain_attribute"] = "gain_attribute"
    who: Name
    attribute: Attribute
    count: Blocks = 1


class UseAttribute(Frozen):
    """An attribute is used and is influence again (p. 9)."""

    move: Literal["use_attribute"] = "use_attribute"
    who: Name
    attribute: Attribute
    count: Blocks = 1


class ConvertAttributes(Frozen):
    """Two primary attributes become the secondary one between them; a block returns to influence (p. 9)."""

    move: Literal["convert_attributes"] = "convert_attributes"
    who: Name
    into: Secondary


class Activate(Frozen):
    """A contact or chop bot gets an influence and gives attributes (p. 11)."""

    move: Literal["activate"] = "activate"
    who: Name
    card: CardId
    attributes: dict[Attribute, Blocks] = {}


class Charge(Frozen):
    """Influence goes onto an artifact as charges, three at most (p. 22)."""

    move: Literal["charge"] = "charge"
    who: Name
    card: CardId
    count: Blocks = 1


class UseCharge(Frozen):
    """A charge of an artifact is used and is influence again; once a turn for each artifact (p. 22)."""

    move: Literal["use_charge"] = "use_charge"
    who: Name
    card: CardId


class TakeAction(Frozen):
    """A main action is taken: its slider goes down (p. 10, 16)."""

    move: Literal["take_action"] = "take_action"
    who: Name
    action: Action


class ResetAction(Frozen):
    """A conviction makes a main action free again, each once a turn (p. 16)."""

    move: Literal["reset_action"] = "reset_action"
    who: Name
    action: Action


class MarkUsed(Frozen):
    """A card's effect that works once a turn is used, or was not after all (p. 22, 29)."""

    move: Literal["mark_used"] = "mark_used"
    who: Name
    card: CardId
    used: bool = True


class BoostSpeed(Frozen):
    """Two more speed for this turn, for a downgraded block (p. 12)."""

    move: Literal["boost_speed"] = "boost_speed"
    who: Name
    source: Literal["influence", "conviction"] = "influence"


class RollOutcome(Frozen):
    """The outcome die shows a face. A second roll of the same job costs a conviction (p. 15, 16).

    The face is part of the command, so that undo and redo never roll again. `job` is the card being completed.
    """

    move: Literal["roll_outcome"] = "roll_outcome"
    who: Name
    face: Face
    job: CardId | None = None


class ChooseOutcome(Frozen):
    """One of the rolled faces counts (p. 16)."""

    move: Literal["choose_outcome"] = "choose_outcome"
    who: Name
    face: Face
