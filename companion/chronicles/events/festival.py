"""What happened at the Firewind festival."""

from typing import Literal

from companion.chronicles.kinds import Track
from companion.chronicles.vendors import VendorId
from companion.game import Happened


class SpaceFilled(Happened):
    """A space of the festival board has this token; None: nobody has said yet which one came there.

    A token that lay in another space or in a tableau leaves it: there is one of each.
    """

    event: Literal["space_filled"] = "space_filled"
    space: Track
    token: VendorId | None


class TokenTaken(Happened):
    """A token joined a tableau, from a space of the board, or from wherever it was."""

    event: Literal["token_taken"] = "token_taken"
    who: str
    token: VendorId
    space: Track | None = None


class TokenUsed(Happened):
    """A token was used and is in the stack again; a wild one worked as `copied`."""

    event: Literal["token_used"] = "token_used"
    who: str
    token: VendorId
    copied: VendorId | None = None


class ConvictionInvested(Happened):
    """A conviction lies at the festival."""

    event: Literal["conviction_invested"] = "conviction_invested"
    who: str


class ConvictionRemoved(Happened):
    """The conviction was taken back, for two tokens or to draw tokens anew."""

    event: Literal["conviction_removed"] = "conviction_removed"
    who: str
    why: Literal["two_tokens", "reshuffle", "correction"]
