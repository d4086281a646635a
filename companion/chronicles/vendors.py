"""The twelve vendor tokens of the Firewind festival as data, their effects in our words."""

from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator

from companion.chronicles.kinds import CardKind
from companion.frozen import Frozen

VendorId = Literal[
    "wild", "white_die", "conviction", "augment_power", "influence", "crystals",
    "teleport", "loot", "pet", "recall", "honor", "mount",
]  # fmt: skip
VENDOR_IDS: tuple[VendorId, ...] = get_args(VendorId)


class Vendor(Frozen):
    """A vendor token: what it is called, what using it gives, and how much of that the app can count.

    `honor` is gained at once; `card` is the kind of card that is taken without honor for itself; `copies` any other
    token's effect.
    """

    id: VendorId
    title: str
    effect: str
    rule: str
    honor: int = 0
    card: CardKind | None = None
    copies: bool = False


VENDORS: dict[VendorId, Vendor] = {
    vendor.id: vendor
    for vendor in (
        Vendor(id="wild", title="Wild", effect="It works as any other vendor token you name.",
               rule="chronicles-token-copy", copies=True),
        Vendor(id="white_die", title="White die",
               effect="Roll the white die for an attribute. If it is new to you, roll and gain once more.",
               rule="chronicles-token-white-die"),
        Vendor(id="conviction", title="Augment to conviction", effect="2 of your influence become conviction.",
               rule="chronicles-token-augment"),
        Vendor(id="augment_power", title="Augment any", effect="Augment 2 of your power, of any sort.",
               rule="chronicles-token-augment"),
        Vendor(id="influence", title="Augment to influence", effect="2 of your potential become influence.",
               rule="chronicles-token-augment"),
        Vendor(id="crystals", title="Crystals", effect="Take 2 crystal tokens.", rule="chronicles-token-gains"),
        Vendor(id="teleport", title="Teleport", effect="Go at once to a space where nobody stands.",
               rule="chronicles-token-teleport"),
        Vendor(id="loot", title="Free loot", effect="Take the first card of the loot stack; it pays no honor.",
               rule="chronicles-token-cards", card="loot"),
        Vendor(id="pet", title="Free pet", effect="Take the first card of the pet stack; it pays no honor.",
               rule="chronicles-token-cards", card="exotic_pet"),
        Vendor(id="recall", title="Recall influence", effect="Up to 4 influence come back from your companions.",
               rule="chronicles-token-influence"),
        Vendor(id="honor", title="Honor", effect="Gain 3 honor.", rule="chronicles-token-gains", honor=3),
        Vendor(id="mount", title="Mount", effect="Your mount gets better by one step.",
               rule="chronicles-token-gains"),
    )
}  # fmt: skip

_SAID = {
    **{vendor.id.replace("_", " "): vendor.id for vendor in VENDORS.values()},
    **{vendor.title.casefold(): vendor.id for vendor in VENDORS.values()},
}


def _vendor(said: Any) -> Any:
    return _SAID.get(" ".join(said.replace("_", " ").casefold().split()), said) if isinstance(said, str) else said


VendorWord = Annotated[VendorId, BeforeValidator(_vendor)]
"""A vendor token as people write it: `honor`, `Free loot`."""
