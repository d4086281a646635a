"""What a covert op says, typed in by its owner for its owner (p. 24)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.box.cards import AnyCard
from companion.vestige.box.census import is_complete
from companion.vestige.commands import NoteCovertOp
from companion.vestige.covert_ops import in_hand, noted_ops
from companion.vestige.table import Table
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained
from screens.sitting import Sitting
from screens.typed import LONGEST, MOST_WORDS, Held, use_typed_in
from screens.vestige.table.offers import Offers


@component
def Note(sitting: Sitting, who: str, op_id: int, number: int, done: Callable[[], Any]) -> ft.Control:
    """Its name, what it asks for, what it pays. None of it has to be filled in; all of it is covered afterwards."""
    table: Table = sitting.table
    op = next((it for it in in_hand(table.competitor(who)) if it.id == op_id), None)
    pays, set_pays = ft.use_state(op.leverage if op else None)
    typing, set_typing = ft.use_state(False)
    kept: Any = ft.use_ref(None)
    if kept.current is None:
        kept.current = {"name": Held(op.name or "" if op else ""), "words": Held(op.words or "" if op else "")}
    name, words = use_typed_in(kept.current, "name"), use_typed_in(kept.current, "words")
    once = buttons.use_once()
    if op is None:
        return ft.Container()

    def chosen(value: int) -> None:
        set_typing(False)
        set_pays(lambda before: None if before == value else value)

    def note(called: str, asks: str | None, worth: int | None) -> None:
        if sitting.dispatch(NoteCovertOp(who=who, op=op_id, name=called, words=asks, leverage=worth)):
            done()

    def cover() -> None:
        called = name.held.text.strip()[:LONGEST] or f"Covert op {number}"
        note(called, words.held.text.strip()[:MOST_WORDS] or None, pays)

    def pick(card: AnyCard) -> None:
        # What the library knows of it need not be typed.
        if is_complete(card):
            note(card.name, None, None)
        else:
            name.put(card.name)

    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                beside(theme.heading(f"Only {who} looks"), "covert-op-secret", "Why in secret?"),
                name.field("What it is called", cover),
                Offers(
                    desk=sitting.desk,
                    typed=name.held,
                    kind="covert_op",
                    lying=noted_ops(table, sitting.may_look),
                    pick=pick,
                    once=once,
                    key="offers",
                ),
                words.words("What it asks for"),
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
