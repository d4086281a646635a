"""What a covert op says, typed in by its owner for its owner (p. 24)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import NoteCovertOp
from companion.vestige.covert_ops import in_hand
from companion.vestige.table import Table
from screens import amounts, buttons, theme
from screens.fields import NameField
from screens.guard import component, memo
from screens.rules.word import beside, explained
from screens.sitting import Sitting
from screens.tableau.taps import use_same

_LONGEST = 600


@component
def Note(sitting: Sitting, who: str, op_id: int, number: int, done: Callable[[], Any]) -> ft.Control:
    """Its name, what it asks for, what it pays. None of it has to be filled in; all of it is covered afterwards."""
    table: Table = sitting.table
    op = next((it for it in in_hand(table.competitor(who)) if it.id == op_id), None)
    pays, set_pays = ft.use_state(op.leverage if op else None)
    typing, set_typing = ft.use_state(False)
    typed: Any = ft.use_ref({"name": op.name or "" if op else "", "words": op.words or "" if op else ""})
    keep_name = use_same(lambda: lambda text: typed.current.update(name=text))
    keep_words = use_same(lambda: lambda text: typed.current.update(words=text))
    once = buttons.use_once()
    if op is None:
        return ft.Container()

    def chosen(value: int) -> None:
        set_typing(False)
        set_pays(lambda before: None if before == value else value)

    def cover() -> None:
        name = typed.current["name"].strip()[:60] or f"Covert op {number}"
        words = typed.current["words"].strip()[:_LONGEST] or None
        if sitting.dispatch(NoteCovertOp(who=who, op=op_id, name=name, words=words, leverage=pays)):
            done()

    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading(f"Only {who} looks"), "covert-op-secret", "Why in secret?"),
                NameField("What it is called", op.name or "", keep_name, key=f"name-{op_id}"),
                WordsField("What it asks for", op.words or "", keep_words, key=f"words-{op_id}"),
                explained(theme.body("What does it pay if it is completed?"), "covert-ops-at-the-end"),
                amounts.Keypad(
                    title="10 or more", kinds=(("set", "Pays"),), on_done=lambda way, value: chosen(value), key="keypad"
                )
                if typing
                else amounts.printed_keys(chosen, "It pays", lambda: set_typing(True), pays),
                *([theme.small(f"It pays {pays}.")] if pays is not None and pays > 9 else []),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    controls=[
                        buttons.primary("Cover it", once(cover), icon=ft.Icons.VISIBILITY_OFF_OUTLINED),
                        buttons.quiet("Cancel", done, label="Cancel the note"),
                    ],
                ),
            ],
        ),
        padding=12,
    )


@memo
def WordsField(label: str, initial: str, on_text: Callable[[str], Any]) -> ft.Control:
    """A field for a sentence or two. Like a `NameField` it must be given the same function each time."""
    return ft.TextField(
        label=label,
        value=initial,
        on_change=lambda event: on_text(event.control.value or ""),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        multiline=True,
        min_lines=1,
        max_lines=4,
        max_length=_LONGEST,
        counter="",
        capitalization=ft.TextCapitalization.SENTENCES,
    )
