"""What the terminal says about a shared table."""

import ipaddress
import socket
from typing import TextIO

from companion.faults import BadInput, Fault
from screens.share.invitation import Invitation
from screens.share.qr import in_terminal

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # said, not bound
"""Hosts that stand for all addresses of this machine, each with one that always answers here."""


def reachable(host: str, listener: socket.socket) -> str:
    """The address at which the phones find what listens at `host`. Raises BadInput where there is no network."""
    name: str | None = host
    if host in EVERYWHERE and (name := address_on_network(listener.family)) is None:
        raise BadInput(
            [
                Fault(
                    "share",
                    "this machine is in no network",
                    "the Wi-Fi that the phones are in, or the hotspot of one of them; `tableside` alone needs none",
                )
            ]
        )
    assert name is not None
    return written(name, listener.getsockname()[1])


def told(invited: Invitation, here: str, out: TextIO) -> list[str]:
    """Where the table is and how to come in, for a terminal that shows what is written to `out`.

    `here` is the link for the host's own browser.
    """
    lines = [f"Tableside is at {invited.address}"]
    if _shows("▀", out):
        lines += ["", in_terminal(invited.link), "", f"Phones scan this code, or open {invited.link}"]
    else:
        lines.append(f"Phones open {invited.link}")
    if invited.pin:
        lines.append(f"Whoever types opens {invited.address} and gives the PIN {invited.spoken_pin}")
    if here != invited.link:
        lines.append(f"On this machine itself open {here}")
    return [*lines, "Ctrl-C ends the evening; the link is good until then."]


def written(host: str, port: int) -> str:
    """The address of a server as people type it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_open(host: str) -> bool:
    """Whether others than this machine reach what listens at `host`."""
    try:
        return not ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host.lower() != "localhost"


def address_on_network(family: int) -> str | None:
    """Which of this machine's addresses others reach it at; None if it is in no network."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of the machine's addresses would be used.
            probe.connect(("2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _shows(sign: str, out: TextIO) -> bool:
    try:
        sign.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
