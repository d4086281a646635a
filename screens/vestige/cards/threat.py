"""A threat of a nemesis, and a card of it that joins an ordinary stack."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.editing import Draft, Path
from companion.vestige.box.parts import faults_at
from companion.vestige.cards import CARD_KINDS, spoken
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import heading
from screens.setup.picked import picked
from screens.vestige.cards import look, text
from screens.vestige.cards.editing import Editing, Opens
from screens.vestige.cards.effect import effect_lines
from screens.vestige.cards.number import Number


@component
def ThreatSheet(
    editing: Editing,
    path: Path,
    threat: Draft,
    faults: Sequence[Fault],
    opens: Opens,
    drop: Callable[[], Any],
    done: Callable[[], Any],
) -> ft.Control:
    """The content of a sheet for one threat: its name, what it does at once, what removes it and what that gives."""
    once = buttons.use_once()
    called = threat.get("name") or "This threat"
    return look.opened(
        [
            text.name(editing, (*path, "name"), "Name of the threat"),
            look.misfits(faults_at(faults, path)),
            look.asked("At once", *effect_lines(editing, (*path, "immediately"), f"{called}, at once", opens)),
            look.asked(
                "Removal",
                text.words(editing, (*path, "removal"), "What removes it, in your words"),
                *effect_lines(
                    editing, (*path, "on_removal"), f"{called}, when removed", opens, "Add what its removal gives"
                ),
            ),
            text.words(editing, (*path, "words"), "Anything else on it"),
        ],
        "threat",
        once(done),
        "Take this threat away",
        once(drop),
    )


@component
def JoiningSheet(
    editing: Editing,
    path: Path,
    card: Draft,
    faults: Sequence[Fault],
    drop: Callable[[], Any],
    done: Callable[[], Any],
) -> ft.Control:
    """The content of a sheet for cards that are shuffled into an ordinary stack."""
    once = buttons.use_once()

    def say(field: str, value: Any) -> None:
        editing.put((*path, field), value)

    return look.opened(
        [
            heading("Joins a stack", "setup-cards"),
            text.name(editing, (*path, "name"), "Name of the card"),
            look.misfits(faults_at(faults, path)),
            look.asked(
                "Which stack",
                look.chips(
                    [
                        picked(spoken(one), one == card.get("kind"), partial(say, "kind", one), f"Kind: {one}")
                        for one in CARD_KINDS
                    ]
                ),
            ),
            look.asked(
                "How many of it",
                Number(
                    name="How many",
                    value=card.get("count", 1),
                    read=lambda: editing.at((*path, "count"), 1),
                    on_value=lambda number: say("count", number if number != 1 else None),
                    lowest=1,
                    highest=12,
                    key="count",
                ),
            ),
            look.asked("Printed leverage", Printed(name="It shows", value=card.get("leverage"),
                                                   on_value=lambda value: say("leverage", value), key="printed")),
            text.words(editing, (*path, "words"), "What it does, in your words"),
        ],
        "joining",
        once(done),
        "Take this card away",
        once(drop),
    )  # fmt: skip


@component
def Printed(name: str, value: int | None, on_value: Callable[[int | None], Any]) -> Any:
    """Keys for a printed value; the same key again, or *Not read yet*, takes it back."""
    typing, set_typing = ft.use_state(False)

    def typed(number: int) -> None:
        set_typing(False)
        on_value(number)

    def unread() -> None:
        on_value(None)

    if typing:
        return amounts.Keypad(title=name, on_done=lambda way, number: typed(number), key="keypad")
    return ft.Column(
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([theme.number(str(value), label=f"{name}: {value}")] if value is not None and value > 9 else []),
            amounts.printed_keys(on_value, name, lambda: set_typing(True), value),
            *(
                [
                    ft.Row(
                        [buttons.quiet("Not read yet", unread, label=f"{name}: not read yet")],
                        wrap=True,
                    )
                ]
                if value is not None
                else []
            ),
        ],
    )
