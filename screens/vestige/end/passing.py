"""One choice in secret: a cover with a name on it, behind it the choice, and the cover for the next one (p. 25)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.cards import MASTERIES, Mastery, spoken
from companion.vestige.glossary import entry_of_mastery
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.ending.counter import counter
from screens.guard import component
from screens.rules.word import beside

Choice = dict[Mastery, int]


@component
def Passing(
    table: Table,
    who: str,
    before: Choice,
    last: bool,
    on_chosen: Callable[[str, Choice], Any],
    once: Callable[[buttons.Action], buttons.Action],
    own: bool = False,
) -> ft.Control:
    """Nothing of the choice is on the screen, nor read out, before its owner says so, or once it is made.

    On a phone that is the owner's `own`, nobody has to say so.
    `once` is that of the page: the next cover takes the place of this choice under the same finger.
    """
    looking, look = ft.use_state(own)
    bonus, set_bonus = ft.use_state(before)

    def step(mastery: Mastery, by: int) -> None:
        set_bonus(lambda now: {**now, mastery: max(now.get(mastery, 0) + by, 0)})

    if looking:
        words = "Cover it" if last else "Cover it and hand it on"
        parts = [
            beside(theme.heading(f"Only {who} looks"), "mastery-bonus", "Why in secret?"),
            colours(who, bonus, step),
            buttons.primary(words, once(lambda: on_chosen(who, bonus)), icon=ft.Icons.VISIBILITY_OFF_OUTLINED),
        ]
    else:
        parts = [
            ft.Container(
                padding=ft.Padding.only(top=theme.PAD),
                alignment=ft.Alignment.CENTER,
                content=marks.mark(table, table.competitor(who), 88),
            ),
            ft.Container(
                alignment=ft.Alignment.CENTER,
                content=ft.Semantics(
                    header=True,
                    heading_level=1,
                    live_region=True,
                    container=True,
                    content=ft.Text(
                        f"Hand it to {who}",
                        size=theme.TITLE,
                        font_family=theme.NUMBERS,
                        weight=ft.FontWeight.W_600,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ),
            ),
            ft.Container(alignment=ft.Alignment.CENTER, content=theme.small("Everybody else looks away.")),
            buttons.primary(f"I am {who}", once(lambda: look(True)), icon=ft.Icons.VISIBILITY_OUTLINED),
        ]
    return ft.Column(tight=True, spacing=theme.PAD, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=parts)


def colours(who: str, bonus: Choice, step: Callable[[Mastery, int], Any]) -> ft.Control:
    """A counter for each colour."""
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            counter(
                spoken(mastery).capitalize(),
                f"{spoken(mastery).capitalize()} bonus of {who}",
                bonus.get(mastery, 0),
                lambda mastery=mastery: step(mastery, -1),
                lambda mastery=mastery: step(mastery, 1),
                rule=entry_of_mastery(mastery),
            )
            for mastery in MASTERIES
        ],
    )
