"""Commands about the Firewind festival."""

from typing import Annotated, Literal

from pydantic import Field

from companion.chronicles.kinds import TrackWord
from companion.chronicles.vendors import VendorWord
from companion.fields import Name
from companion.frozen import Frozen

Spaces = Annotated[tuple[TrackWord, ...], Field(min_length=1, max_length=6)]


class FillSpace(Frozen):
    """Answers a prompt, or corrects: which token lies in a space of the festival board; None empties it."""

    move: Literal["fill_space"] = "fill_space"
    space: TrackWord
    token: VendorWord | None = None


class AttendFestival(Frozen):
    """A player on the shoreline visits the festival with 1 renown and takes the token of a space.

    Two spaces use up the player's conviction there. `has` are the attributes that the player has, if that was said.
    `invest`: a conviction is put there during the visit.
    """

    move: Literal["attend_festival"] = "attend_festival"
    who: Name
    spaces: Annotated[tuple[TrackWord, ...], Field(min_length=1, max_length=2)]
    has: Annotated[tuple[TrackWord, ...], Field(max_length=6)] | None = None
    invest: bool = False


class Invest(Frozen):
    """A player puts 1 conviction into the community; at most one lies there."""

    move: Literal["invest"] = "invest"
    who: Name


class Reshuffle(Frozen):
    """A player takes the conviction back to draw the tokens of some spaces anew: those with attributes they have."""

    move: Literal["reshuffle"] = "reshuffle"
    who: Name
    spaces: Spaces
    has: Annotated[tuple[TrackWord, ...], Field(max_length=6)] | None = None


class UseToken(Frozen):
    """A player uses a vendor token: its effect, then back into the stack. A wild one works `as` another."""

    move: Literal["use_token"] = "use_token"
    who: Name
    token: VendorWord
    copied: VendorWord | None = None


class TakeToken(Frozen):
    """A correction: a player has a token in the tableau, wherever it came from."""

    move: Literal["take_token"] = "take_token"
    who: Name
    token: VendorWord
