"""Rows, abilities and threats of a nemesis as its page shows them.

Each is drawn again only when something of it changes; `who` is the name in its sentences.
"""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.editing import Draft
from screens import theme
from screens.guard import memo
from screens.setup.picked import picked
from screens.vestige.cards import look
from screens.vestige.cards.editing import Editing, Opens, Place
from screens.vestige.cards.effect import effect_lines
from screens.vestige.cards.occasion import when_said


@memo
def Row(
    editing: Editing,
    number: int,
    row: Draft,
    wrong: Sequence[Fault],
    opens: Opens | None,
    who: str,
    highest: bool,
) -> ft.Control:
    """A row: its threat level, large, and what happens there."""
    path = ("levels", number)
    above = bool(row.get("and_above"))
    level = f"{row.get('threat', 0)}{'+' if above else ''}"
    mark = theme.number(level, size=34, label=f"Threat level {level}{': change' if opens else ''}",
                        color=ft.Colors.ON_SURFACE)  # fmt: skip

    def reach() -> None:
        editing.put((*path, "and_above"), not editing.at((*path, "and_above"), False) or None)

    return theme.card(
        ft.Column(
            tight=True,
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=4,
                    vertical_alignment=ft.CrossAxisAlignment.START,
                    controls=[
                        ft.TextButton(
                            content=mark,
                            on_click=lambda: opens(Place("row", path)),
                            style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=4, vertical=4)),
                        )
                        if opens
                        else ft.Container(content=mark, width=56, padding=4),
                        ft.Column(
                            expand=True,
                            tight=True,
                            spacing=0,
                            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                            controls=[
                                *effect_lines(editing, (*path, "do"), f"Threat level {level}", opens),
                                *([] if row.get("do") else [theme.small("Nothing happens at this level.")]),
                            ],
                        ),
                    ],
                ),
                *(
                    [look.chips([picked("and every level above", above, reach, f"Threat level {level} and above")])]
                    if opens and (highest or above)
                    else []
                ),
                *([look.misfits(wrong)] if wrong else []),
            ],
        ),
        padding=12,
    )


@memo
def Ability(
    editing: Editing,
    number: int,
    ability: Draft,
    wrong: Sequence[Fault],
    opens: Opens | None,
    who: str,
) -> ft.Control:
    """A triggered ability: when it answers, and what it does."""
    path = ("triggered", number)
    when = when_said(who, ability)
    own_words = ability.get("words") if ability.get("when") != "people_say" else None
    tap = (lambda: opens(Place("occasion", path))) if opens else None
    return theme.card(
        ft.Column(
            tight=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                look.line("occasion", when, f"Ability {number + 1}: {when}", tap, strong=True),
                *([theme.small(own_words)] if own_words else []),
                *effect_lines(editing, (*path, "do"), f"Ability {number + 1}", opens),
                *([look.misfits(wrong)] if wrong else []),
            ],
        ),
        padding=12,
    )


@memo
def Threat(
    editing: Editing,
    number: int,
    threat: Draft,
    wrong: Sequence[Fault],
    opens: Opens | None,
    who: str,
) -> ft.Control:
    """A threat, to be read; a tap opens it."""
    path = ("threats", number)
    name = threat.get("name") or "A threat without a name"
    removal = threat.get("removal")
    tap = (lambda: opens(Place("threat", path))) if opens else None
    parts: list[Any] = []
    if threat.get("immediately"):
        parts += [theme.small("At once"), *effect_lines(editing, (*path, "immediately"), f"{name}, at once", None)]
    if removal or threat.get("on_removal"):
        parts += [
            theme.small("Removal"),
            *([theme.body(removal)] if removal else []),
            *effect_lines(editing, (*path, "on_removal"), f"{name}, when removed", None),
        ]
    if threat.get("words"):
        parts.append(theme.body(threat["words"]))
    return theme.card(
        ft.Column(
            tight=True,
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                look.line("add_threat", name, f"{name}: open", tap, strong=True),
                *([ft.Container(ft.Column(tight=True, spacing=2, controls=parts), padding=ft.Padding.only(left=36))]
                  if parts else []),
                *([look.misfits(wrong)] if wrong else []),
            ],
        ),
        padding=12,
    )  # fmt: skip
