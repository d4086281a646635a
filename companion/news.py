"""What somebody else did to a game while one was looking, as far as the table alone would not show it."""

from typing import Any

from companion.game import Game

AnyGame = Game[Any, Any, Any, Any]


def news(before: AnyGame, after: AnyGame) -> str:
    """A sentence on what was taken back, brought back or changed in the past; empty where nothing was."""
    old, new = before.ledger, after.ledger
    if new.entries is old.entries or new.entries == old.entries:
        if new.cursor < old.cursor:
            by = after.moved_by or (new.undone_by[0] if new.undone_by else "")
            return _told(by, "took back", [entry.label for entry in old.entries[new.cursor : old.cursor]])
        return _told(after.moved_by, "brought back", [entry.label for entry in old.entries[old.cursor : new.cursor]])
    if after.moved_by:
        # To behind a change of the past: the ledger was written anew.
        return _told(after.moved_by, "took back", [entry.label for entry in new.undone])
    last = new.undoes
    if last is not None and last.edit is not None and len(new.entries) == old.cursor + 1:
        return f"{last.by or 'Somebody'} changed the past: {last.label}"
    return ""


def _told(by: str, did: str, labels: list[str]) -> str:
    if not labels:
        return ""
    several = f" {len(labels)} entries, from" if len(labels) > 1 else ""
    return f"{by or 'Somebody'} {did}{several}: {labels[0]}"
