"""The ledger: the game in sentences, newest first. Tap one to see why, the table as it was, or undo to there."""

import flet as ft

from companion.ledger import Because, Entry
from companion.rules.entries import RuleEntry, corpus
from companion.vestige.events import Event
from companion.vestige.table import Competitor, Table
from screens import buttons, marks, theme
from screens.guard import component, memo
from screens.rules.word import explained, opener
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def LedgerPage(sitting: Sitting, revision: int) -> ft.Control:
    """Entries that were undone stay on top, paler, until a new one takes their place."""
    opened, set_opened = ft.use_state(0)
    ledger = sitting.game.ledger
    held = 0 < opened <= len(ledger.entries)

    def undo_to(cursor: int) -> None:
        sitting.rewind(cursor, revision)
        set_opened(0)

    ft.use_dialog(
        sheet(
            EntrySheet(sitting=sitting, number=opened, undo_to=undo_to, key=f"entry-{opened}-{revision}"),
            lambda: set_opened(0),
        )
        if held
        else None
    )
    opener = ft.use_ref(None)
    if opener.current is None:
        opener.current = set_opened
    rows = [
        EntryRow(
            label=entry.label,
            reason="; ".join(str(because) for because in entry.because),
            rule=next((because.rule for because in entry.because if because.rule in corpus()), ""),
            number=number,
            standing=number <= ledger.cursor,
            open_entry=opener.current,
            key=f"entry-{number}",
        )
        for number, entry in reversed(list(enumerate(ledger.entries, start=1)))
    ]
    return ft.ListView(
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


@memo
def EntryRow(label: str, reason: str, rule: str, number: int, standing: bool, open_entry: object) -> ft.Control:
    """One entry in a sentence, its reason below. A long press opens `rule`, on which the first reason rests."""
    tint = ft.Colors.ON_SURFACE if standing else ft.Colors.OUTLINE
    return ft.TextButton(
        on_click=lambda: open_entry(number),  # type: ignore[operator]
        on_long_press=opener(rule) if rule else None,
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=8, vertical=14), alignment=ft.Alignment.CENTER_LEFT
        ),
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Text(str(number), size=theme.BODY, font_family=theme.NUMBERS, color=ft.Colors.OUTLINE, width=32),
                ft.Column(
                    spacing=0,
                    expand=True,
                    controls=[
                        ft.Text(label if standing else f"{label} (undone)", size=theme.BODY, color=tint),
                        *(
                            [
                                ft.Text(
                                    reason,
                                    size=theme.SMALL,
                                    color=ft.Colors.ON_SURFACE_VARIANT,
                                    max_lines=3,
                                    overflow=ft.TextOverflow.ELLIPSIS,
                                )
                            ]
                            if reason
                            else []
                        ),
                    ],
                ),
            ],
        ),
    )


@component
def EntrySheet(sitting: Sitting, number: int, undo_to: object) -> ft.Control:
    """An entry with all its reasons, and the table as it was after it."""
    once = buttons.use_once()
    entry: Entry[Event] = sitting.game.ledger.entries[number - 1]
    table: Table = sitting.game.at(number)
    standing = number <= sitting.game.ledger.cursor
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading(entry.label, level=1),
            ft.Column(
                tight=True,
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[_reason(because, corpus().get(because.rule)) for because in entry.because],
            ),
            theme.heading(f"The table after entry {number}"),
            explained(
                theme.small(f"Round {table.round}, {table.met} of {table.needed} conditions met"), "conditions-needed"
            ),
            *[
                ft.Row(
                    [
                        marks.mark(table, one, 28),
                        explained(
                            theme.body(f"{one.name}: {one.leverage} leverage, {_regions(table, one)}"), "leverage"
                        ),
                    ],
                    wrap=True,
                )
                for one in table.competitors
            ],
            buttons.primary(
                "Undo to here" if standing else "Redo to here",
                once(lambda: undo_to(number)),  # type: ignore[operator]
                icon=ft.Icons.UNDO if standing else ft.Icons.REDO,
                disabled=number == sitting.game.ledger.cursor,
            ),
            *([buttons.quiet("Undo this entry too", once(lambda: undo_to(number - 1)))] if standing else []),  # type: ignore[operator]
        ],
    )


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


def _regions(table: Table, competitor: Competitor) -> str:
    count = len(table.controlled(competitor.name))
    return "1 region" if count == 1 else f"{count} regions"
