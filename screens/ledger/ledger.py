"""The ledger: the game in sentences, round by round, newest first.

Tap an entry to see why, to change it or what stands beside it, or to undo to there.
"""

from typing import Any

import flet as ft

from companion.chapters import Chapter
from companion.ledger import Entry
from screens import buttons, theme
from screens.guard import component
from screens.ledger.amending import Amending, adding
from screens.ledger.change import ChangePage
from screens.ledger.chip import chip, wrapped
from screens.ledger.entry import EntrySheet
from screens.ledger.row import Divider, EntryRow, line_of
from screens.ledger.why import looked_up
from screens.rules.word import explained
from screens.sheet import sheet
from screens.sitting import Sitting, use_kept

SHOWN = 40
"""So many entries are drawn at first: a long evening must open as fast as a short one."""
ROUNDS = 5
"""So many rounds have a chip at first."""


@component
def LedgerPage(sitting: Sitting, revision: int, wide: bool = False) -> ft.Control:
    """Entries that were undone stay on top, paler, until a new one takes their place."""
    opened, set_opened = ft.use_state(lambda: looked_up(sitting))
    only, set_only = ft.use_state("")
    all_rounds, set_all_rounds = ft.use_state(False)
    shown, set_shown = ft.use_state(SHOWN)
    amending, set_amending = use_kept(sitting.kept, "amending", None)
    ledger = sitting.game.ledger
    entries = (*ledger.standing, *ledger.undone)
    number = next((number for number, entry in enumerate(entries, start=1) if entry is opened), 0)

    def undo_to(place: int) -> None:
        sitting.rewind(place, revision)
        set_opened(None)

    def amend(what: Amending | None) -> None:
        set_opened(None)
        set_amending(lambda _: what)

    ft.use_dialog(
        sheet(
            EntrySheet(sitting=sitting, number=number, undo_to=undo_to, amend=amend, key=f"entry-{number}-{revision}"),
            lambda: set_opened(None),
        )
        if number
        else None
    )
    handlers: Any = ft.use_ref(None)
    if handlers.current is None:
        # The same functions for all renders, so that lines that stay are not drawn again.
        handlers.current = (
            lambda number: set_opened(_entry(sitting, number)),
            lambda place: set_amending(lambda _: adding(sitting, place)),
        )
    open_entry, add = handlers.current
    if amending is not None:
        return ChangePage(
            sitting=sitting, revision=revision, amending=amending, on_change=amend, wide=wide, key="change"
        )
    found = sitting.game.rules.chapters(ledger.standing)
    chosen = next((chapter for chapter in found if chapter.title == only), None)
    rows: list[Any] = []
    if chosen is None:
        first = len(ledger.standing)
        rows += [
            _row(entry, place, False, open_entry, ledger.undone_of(place - first - 1))
            for place, entry in _newest(ledger.undone, first)
        ]
    left = shown
    for chapter in reversed(found):
        if (chosen is None or chapter is chosen) and left > 0:
            add_at = chapter.add_at if chapter.add_at < len(ledger.standing) else None
            rows.append(Divider(title=chapter.title, add_at=add_at, add=add, key=f"round-{chapter.start}"))
            part = _newest(ledger.standing[chapter.start : chapter.end], chapter.start)[:left]
            rows += [_row(entry, place, True, open_entry) for place, entry in part]
            left -= len(part)
    hidden = (chosen.end - chosen.start if chosen else len(ledger.standing)) - (shown - left)
    if hidden > 0:
        rows.append(
            ft.Row(
                [buttons.quiet(f"{hidden} earlier entries", lambda: set_shown(lambda before: before + 2 * SHOWN))],
                key="earlier",
            )
        )
    if len(found) > 1:
        # It moves with the list: on a small phone with large text nothing must take the list's room.
        rows.insert(0, _rounds(found, chosen, set_only, all_rounds, set_all_rounds))
    return ft.ListView(
        key=f"entries-{only}",
        expand=True,
        padding=12,
        spacing=4,
        build_controls_on_demand=True,
        controls=rows
        or [
            explained(
                theme.body("Nothing has happened yet. Every change at the table is written here, with its reason."),
                "ledger",
            )
        ],
    )


def _entry(sitting: Sitting, number: int) -> Entry[Any] | None:
    ledger = sitting.game.ledger
    return next(iter((*ledger.standing, *ledger.undone)[number - 1 : number]), None)


def _newest(entries: tuple[Entry[Any], ...], start: int) -> list[tuple[int, Entry[Any]]]:
    """Entries with their numbers, the newest first."""
    return list(reversed(list(enumerate(entries, start=start + 1))))


def _row(entry: Entry[Any], number: int, standing: bool, open_entry: Any, undone_by: str = "") -> Any:
    line = line_of(entry, number, standing, undone_by)
    return EntryRow(line=line, open_entry=open_entry, key=f"entry-{number}")


def _rounds(
    found: tuple[Chapter, ...], chosen: Chapter | None, choose: Any, all_rounds: bool, unfold: Any
) -> ft.Control:
    """One tap to what happened in a round, however long the game."""
    titles = list(dict.fromkeys(chapter.title for chapter in reversed(found)))
    shown = titles if all_rounds else titles[:ROUNDS]
    more = [buttons.quiet("Earlier rounds", lambda: unfold(True))] if len(shown) < len(titles) else []
    return ft.Container(
        key="rounds",
        content=wrapped(
            [
                chip("All rounds", chosen is None, lambda: choose("")),
                *[
                    chip(
                        title.removeprefix("Round "),
                        chosen is not None and chosen.title == title,
                        lambda title=title: choose(title),
                        label=title,
                    )
                    for title in shown
                ],
                *more,
            ]
        ),
    )
