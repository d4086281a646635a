"""Finales of the event row, card by card, and the entries of the guide to look up."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import SettleFinale
from companion.forsaken.pieces import RowEvent
from companion.forsaken.prompts.end import open_finales, resolutions
from companion.forsaken.prompts.kinds import Prompt
from companion.forsaken.table import Table
from companion.talk import DismissPrompt
from screens import buttons, marks, theme
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import beside, explained, held, opener
from screens.sitting import Sitting, use_kept

Once = Callable[[buttons.Action], buttons.Action]
_LEAST = -9


def finales_part(sitting: Sitting, once: Once) -> list[Any]:
    """The cards whose finale is still to be done; nothing where none is left."""
    table: Table = sitting.table
    cards = open_finales(table)
    if not cards:
        return []
    return [
        beside(theme.heading("Finales of the event row"), "forsaken-finale", "a finale"),
        *[
            Finale(sitting=sitting, revision=sitting.game.revision, card=card, key=f"finale-{card.id}")
            for card in cards
        ],
    ]


@component
def Finale(sitting: Sitting, revision: int, card: RowEvent) -> ft.Control:
    """What it says, and the VP it gives each player."""
    paid, change = use_kept(sitting.kept, f"finale:{card.id}", {})
    once = buttons.use_once()
    table: Table = sitting.table
    title = card.title[:1].upper() + card.title[1:]

    def step(who: str, by: int) -> None:
        change(lambda before: {**before, who: max(_LEAST, before.get(who, 0) + by)})

    def settle() -> None:
        here = {who: vp for who, vp in paid.items() if vp and sitting.table.find(who)}
        if sitting.dispatch(SettleFinale(event=card.id, vp=here), sitting.game.revision):
            change(lambda before: {})

    given = ", ".join(f"{who} {vp:+d}" for who, vp in paid.items() if vp)
    return theme.card(
        padding=12,
        content=ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=10,
                    controls=[sign_of("encounter", 30), ft.Container(theme.heading(title), expand=True)],
                ),
                explained(
                    theme.body(card.finale or "Nobody has read its finale: look at the card."), "forsaken-finale"
                ),
                *[_payee(table, player.name, title, paid.get(player.name, 0), step) for player in table.players],
                ft.Row(
                    wrap=True,
                    controls=[
                        held(
                            buttons.tonal(
                                f"Done: {given}" if given else "Done, no VP",
                                once(settle),
                                icon=ft.Icons.CHECK,
                                label=f"Finale of {title} done: {given or 'no VP'}",
                            ),
                            "forsaken-finale",
                        )
                    ],
                ),
            ],
        ),
    )


def _payee(table: Table, who: str, title: str, vp: int, step: Callable[[str, int], Any]) -> ft.Control:
    """A number that may be negative, so that the counter of amounts would not do."""
    return ft.Row(
        key=f"payee-{who}",
        spacing=4,
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            ft.Row(
                tight=True,
                spacing=theme.GAP,
                controls=[
                    marks.mark(table, table.player(who), size=28),
                    ft.Container(theme.body(who), expand=True, expand_loose=True),
                ],
            ),
            ft.Row(tight=True, spacing=4, controls=_steps(who, title, vp, step)),
        ],
    )


def _steps(who: str, title: str, vp: int, step: Callable[[str, int], Any]) -> list[ft.Control]:
    return [
        buttons.icon(ft.Icons.REMOVE, f"{title}, {who}: 1 less", partial(step, who, -1), vp <= _LEAST, filled=True),
        ft.Container(
            width=48,
            alignment=ft.Alignment.CENTER,
            content=theme.number(f"{vp:+d}" if vp else "0", size=theme.TITLE, label=f"{title}, {who}: {vp} VP"),
        ),
        buttons.icon(ft.Icons.ADD, f"{title}, {who}: 1 more", partial(step, who, 1), filled=True),
    ]


def resolution_part(sitting: Sitting, once: Once) -> list[Any]:
    """The guide's list: what is to be looked up, ticked off once it was read; nothing where no condition is met."""
    table: Table = sitting.table
    found = resolutions(table)
    if not found:
        return []
    return [
        beside(theme.heading("End Game Resolution"), "forsaken-end-game-resolution", "End Game Resolution"),
        theme.small("Read these entries at the end of the encounter guide."),
        *[_entry(sitting, table, it, once) for it in found],
    ]


def _entry(sitting: Sitting, table: Table, it: Prompt, once: Once) -> ft.Control:
    read = it.key in table.dismissed
    words = it.text.removeprefix("End Game Resolution: ")
    words = words[:1].upper() + words[1:]
    return ft.MergeSemantics(
        key=it.key,
        content=ft.TextButton(
            on_click=None if read else buttons.called(once(partial(sitting.dispatch, DismissPrompt(prompt=it.key)))),
            on_long_press=opener("forsaken-end-game-resolution"),
            style=ft.ButtonStyle(
                padding=ft.Padding.symmetric(horizontal=4, vertical=12), alignment=ft.Alignment.CENTER_LEFT
            ),
            content=ft.Semantics(
                label=f"{words}: {'read' if read else 'to be read'}",
                exclude_semantics=True,
                content=ft.Row(
                    spacing=12,
                    controls=[
                        ft.Icon(
                            ft.Icons.CHECK_BOX if read else ft.Icons.CHECK_BOX_OUTLINE_BLANK,
                            color=ft.Colors.ON_SURFACE_VARIANT if read else ft.Colors.PRIMARY,
                        ),
                        sign_of("story" if it.who else "encounter", 24),
                        ft.Text(words, size=theme.BODY, color=ft.Colors.ON_SURFACE, expand=True),
                    ],
                ),
            ),
        ),
    )
