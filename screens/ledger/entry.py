"""One entry of the ledger opened: why it came out so, what can be done about it, and the table as it was."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.in_short import InShort
from companion.ledger import Because, Entry, Ledger
from companion.rules.entries import RuleEntry, corpus
from screens import buttons, frame, marks, theme
from screens.guard import component
from screens.ledger.amending import Amending, adding, changing
from screens.ledger.differences import differences_list
from screens.ledger.row import LATE, changes_the_past, entered, marked, undone
from screens.rules.word import beside, explained, opener
from screens.sitting import Sitting


@component
def EntrySheet(
    sitting: Sitting,
    number: int,
    undo_to: Callable[[int], Any],
    amend: Callable[[Amending], Any],
) -> ft.Control:
    """The entry with this number, counted from 1; behind those that stand come those that were undone."""
    once = buttons.use_once()
    ledger = sitting.game.ledger
    standing = number <= len(ledger.standing)
    entry: Entry[Any] = (*ledger.standing, *ledger.undone)[number - 1]
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                tight=True,
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    theme.heading(entry.label, level=1),
                    *([theme.small(words)] if (words := _who_did_what(entry, ledger, number)) else []),
                    *_state(entry),
                ],
            ),
            *_reasons(entry),
            *_what_it_changed(sitting, entry),
            *(_corrections(sitting, entry, number, once, amend) if standing else []),
            buttons.primary(
                "Undo to here" if standing else "Redo to here",
                once(lambda: undo_to(number)),
                icon=ft.Icons.UNDO if standing else ft.Icons.REDO,
                disabled=number == len(ledger.standing),
            ),
            *([ft.Row([buttons.quiet("Undo this entry too", once(lambda: undo_to(number - 1)))])] if standing else []),
            _afterwards(sitting, number),
        ],
    )


def _who_did_what(entry: Entry[Any], ledger: Ledger[Any], number: int) -> str:
    """Who entered it and who took it back, as far as several phones were at the table."""
    by = [entered(entry.by)] if entry.by else []
    back = ledger.undone_of(number - len(ledger.standing) - 1) if number > len(ledger.standing) else ""
    words = ", ".join([*by, *([undone(back)] if back else [])])
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def _state(entry: Entry[Any]) -> list[ft.Control]:
    if entry.fault:
        return [frame.fault(f"It makes no sense any more since the past was changed: {entry.fault}.")]
    if entry.late:
        return [marked(ft.Icons.HISTORY, f"This was {LATE[entry.late]}.", ft.Colors.TERTIARY)]
    return []


def _reasons(entry: Entry[Any]) -> list[ft.Control]:
    """Why: each reason with the rule on which it rests, what was not chosen among them."""
    if not entry.because:
        return []
    return [
        ft.Column(
            tight=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("Why"), "ledger-entry", "an entry and its reasons"),
                *[_reason(because, corpus().get(because.rule)) for because in entry.because],
            ],
        )
    ]


def _what_it_changed(sitting: Sitting, entry: Entry[Any]) -> list[ft.Control]:
    """What a change of the past changed, as people saw it before they accepted it."""
    game = sitting.game
    cursor = next((place for place, one in enumerate(game.ledger.entries) if one is entry), None)
    if entry.edit is None or cursor is None:
        return []
    before, after = (game.rewind(at).table for at in (cursor, cursor + 1))
    return [
        beside(theme.heading("What it changed"), "the-past", "changing the past"),
        differences_list(after, game.rules.differences(before, after)),
    ]


def _corrections(
    sitting: Sitting,
    entry: Entry[Any],
    number: int,
    once: Callable[[buttons.Action], buttons.Action],
    amend: Callable[[Amending], Any],
) -> list[ft.Control]:
    """Add something beside it, change it, take it out. A line about the past can only be undone."""
    change = changing(sitting.game.rules.recollection, entry)
    mine = []
    if not changes_the_past(entry):
        mine = [
            *([_do("Change", lambda: amend(change), once, ft.Icons.EDIT)] if change else []),
            _do("Take out", lambda: amend(Amending("take_out", entry)), once, ft.Icons.DELETE_OUTLINE),
        ]
    return [
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading("Was it otherwise?"), "the-past", "changing the past"),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[
                        _do("Add after this", lambda: amend(adding(sitting, number)), once, ft.Icons.ADD),
                        _do("Add before", lambda: amend(adding(sitting, number - 1)), once, ft.Icons.ADD),
                        *mine,
                    ],
                ),
            ],
        )
    ]


def _do(
    words: str, action: Callable[[], Any], once: Callable[[buttons.Action], buttons.Action], icon: ft.IconData
) -> ft.Control:
    return buttons.tonal(words, once(action), icon=icon)


def _afterwards(sitting: Sitting, number: int) -> ft.Control:
    table: Any = sitting.game.at(number)
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(f"The table after entry {number}"),
            *[_line(table, line) for line in sitting.game.rules.in_short(table)],
        ],
    )


def _line(table: Any, line: InShort) -> ft.Control:
    one = table.find(line.who) if line.who else None
    if one is None:
        return explained(theme.small(line.words), line.rule)
    return ft.Row([marks.mark(table, one, 28), explained(theme.body(line.words), line.rule)], wrap=True)


def _reason(because: Because, rule: RuleEntry | None) -> ft.Control:
    """A reason that opens the entry on which it rests; words alone where this version has no such entry."""
    if rule is None:
        return theme.body(str(because))
    return ft.TextButton(
        on_click=opener(rule.id),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(vertical=8), shape=ft.RoundedRectangleBorder(radius=4)),
        content=ft.Row(
            controls=[
                ft.Column(
                    spacing=0,
                    expand=True,
                    controls=[
                        theme.body(str(because), color=ft.Colors.ON_SURFACE),
                        ft.Text(
                            rule.title,
                            size=theme.SMALL,
                            color=ft.Colors.PRIMARY,
                            semantics_label=f"{rule.title}, {rule.where}",
                        ),
                    ],
                ),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
            ],
        ),
    )
