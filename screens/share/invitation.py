"""The invitation to this evening's table: an address that nobody guesses, and for people who type a PIN."""

import hashlib
import secrets
from dataclasses import dataclass, field

from screens.share.guests import Guests

DIGITS = 6
"""Figures of a PIN. A hundred wrong ones shut it (screens/share/guests.py), so one guess in ten thousand succeeds."""


@dataclass(frozen=True)
class Invitation:
    """Who knows `secret` may come to the table at `address` as long as this server runs; `guests` are those who did."""

    address: str
    secret: str
    pin: str = ""
    guests: Guests = field(default_factory=Guests, compare=False)

    @property
    def path(self) -> str:
        """What lets in, behind any address of this machine."""
        return f"/join/{self.secret}"

    @property
    def link(self) -> str:
        """The address that lets a phone in."""
        return self.address + self.path

    @property
    def cookie(self) -> str:
        """The name under which a phone keeps the secret: another each evening, so that an old one is no wrong try."""
        return f"tableside-{hashlib.sha256(self.secret.encode()).hexdigest()[:8]}"

    @property
    def spoken_pin(self) -> str:
        """The PIN in two groups, as people say it."""
        return f"{self.pin[:3]} {self.pin[3:]}"


def invitation(address: str, pin: bool = False) -> Invitation:
    """A new invitation to the table at `address`, which begins with `http://` and ends without a slash."""
    # 16 bytes are 128 bits; each byte more makes the squares of the QR code smaller.
    figures = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}" if pin else ""
    return Invitation(address, secrets.token_urlsafe(16), figures)


def is_same(given: str, right: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how much of them is."""
    return secrets.compare_digest(given.encode("utf-8", "surrogateescape"), right.encode())
