"""One line of the ledger, and the quiet line between two rounds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.ledger import Entry
from companion.rules.entries import corpus
from screens import buttons, theme
from screens.guard import memo
from screens.rules.word import opener

LATE = {"added": "added later", "changed": "changed later"}
"""What is said of an entry that was not there, or not so, when it happened."""


@dataclass(frozen=True)
class Line:
    """What one line shows: small enough to compare, so that a line that stays is not drawn again."""

    number: int
    label: str
    reason: str
    rule: str
    standing: bool
    late: str = ""
    fault: str = ""
    edit: bool = False
    by: str = ""
    undone_by: str = ""


def line_of(entry: Entry[Any], number: int, standing: bool, undone_by: str = "") -> Line:
    """The line of an entry. Its rule is the first that this version's corpus has."""
    return Line(
        number=number,
        label=entry.label,
        # What the sentence says already, such as what honor was for, is not said below it again.
        reason="; ".join(str(because) for because in entry.because if not entry.label.endswith(f": {because.text}")),
        rule=next((because.rule for because in entry.because if because.rule in corpus()), ""),
        standing=standing,
        late=LATE.get(entry.late or "", ""),
        fault=entry.fault or "",
        edit=changes_the_past(entry),
        # Most people enter what they do themselves: that need not be said twice.
        by="" if entry.label.startswith(f"{entry.by} ") else entry.by,
        undone_by=undone_by,
    )


def changes_the_past(entry: Entry[Any]) -> bool:
    """Whether an entry tells of a change of the past, and of nothing that happened at the table."""
    return entry.edit is not None or entry.command.get("move") == "change_the_past"


@memo
def EntryRow(line: Line, open_entry: Callable[[int], Any]) -> ft.Control:
    """One entry in a sentence, its reason below. A long press opens the rule on which its first reason rests."""
    faded = not line.standing or bool(line.fault)
    tint = ft.Colors.OUTLINE if faded else ft.Colors.ON_SURFACE_VARIANT if line.edit else ft.Colors.ON_SURFACE
    return ft.TextButton(
        on_click=lambda: open_entry(line.number),
        on_long_press=opener(line.rule) if line.rule else None,
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=8, vertical=14), alignment=ft.Alignment.CENTER_LEFT
        ),
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Text(
                    str(line.number), size=theme.BODY, font_family=theme.NUMBERS, color=ft.Colors.OUTLINE, width=36
                ),
                ft.Column(
                    spacing=2,
                    expand=True,
                    controls=[
                        ft.Text(
                            line.label if line.standing else f"{line.label} ({undone(line.undone_by)})",
                            size=theme.BODY,
                            color=tint,
                        ),
                        *_below(line),
                        *([theme.small(entered(line.by))] if line.by else []),
                    ],
                ),
            ],
        ),
    )


def entered(by: str) -> str:
    """On whose phone something was entered."""
    return f"entered by {by}"


def undone(by: str) -> str:
    """That something was taken back and, where that is known, by whom."""
    return f"undone by {by}" if by else "undone"


def _below(line: Line) -> list[ft.Control]:
    if line.fault:
        return [marked(ft.Icons.ERROR_OUTLINE, f"Makes no sense any more: {line.fault}", ft.Colors.ERROR)]
    found: list[ft.Control] = []
    if line.edit:
        found.append(marked(ft.Icons.HISTORY, "a change of the past", ft.Colors.ON_SURFACE_VARIANT))
    if line.late:
        found.append(marked(ft.Icons.HISTORY, line.late, ft.Colors.TERTIARY))
    if line.reason:
        found.append(
            ft.Text(
                line.reason,
                size=theme.SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
                max_lines=3,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    return found


def marked(icon: ft.IconData, words: str, colour: str) -> ft.Control:
    """A small mark with its words."""
    return ft.Row(
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Icon(icon, size=16, color=colour),
            ft.Text(words, size=theme.SMALL, color=colour, expand=True),
        ],
    )


@memo
def Divider(title: str, add_at: int | None, add: Callable[[int], Any]) -> ft.Control:
    """The name of a round above its entries; the plus is for what was forgotten in it."""
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Semantics(
                header=True,
                heading_level=2,
                container=True,
                content=ft.Text(title, size=theme.BODY, font_family=theme.NUMBERS, color=ft.Colors.ON_SURFACE_VARIANT),
            ),
            ft.Container(expand=True, height=1, bgcolor=ft.Colors.OUTLINE_VARIANT),
            *(
                [buttons.icon(ft.Icons.ADD, f"Something was forgotten in {title.lower()}", lambda: add(add_at))]
                if add_at is not None
                else [ft.Container(height=theme.TOUCH)]
            ),
        ],
    )
