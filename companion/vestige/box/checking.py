"""Packs checked as files, for people who write cards with an editor."""

from collections.abc import Sequence

from companion.faults import BadInput, Fault
from companion.vestige.box.pack import read_pack


def check_packs(packs: Sequence[tuple[str, str | bytes]]) -> list[str]:
    """`ok NAME` for every pack, given as its file's name and content. Raises BadInput with every fault of every one."""
    fine: list[str] = []
    faults: list[Fault] = []
    for where, text in packs:
        try:
            fine.append(f"ok {read_pack(text, where).name}")
        except BadInput as bad:
            faults.extend(bad.faults)
    if faults:
        raise BadInput(faults)
    return fine
