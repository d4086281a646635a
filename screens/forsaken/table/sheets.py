"""The sheets that open over the Table: the player board, its cards, keypads."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import Gain, Lose, SetActions, SetHolding, SetVitality
from companion.forsaken.glossary import entry_of_action, entry_of_gain
from companion.forsaken.kinds import ACTIONS, Action, named
from companion.forsaken.table import Table
from screens import amounts, buttons, theme
from screens.forsaken.board.arranging import WeaponForm
from screens.forsaken.board.forms import (
    Chapter,
    FeatForm,
    GearForm,
    Grudges,
    NewCard,
    NewGear,
    NewJob,
    NewWeapon,
)
from screens.forsaken.board.giving import Giving
from screens.forsaken.board.pictures import ACTION_ICONS, ACTION_WORDS
from screens.forsaken.board.reading import CharacterForm, SpaceForm
from screens.forsaken.board.sheet import PlayerBoard
from screens.forsaken.board.vitality import Vitality
from screens.forsaken.table.people import colour_of
from screens.forsaken.table.waiting import Waiting
from screens.guard import component
from screens.live import use_live
from screens.rules.word import beside, held, question_mark
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.typed import use_typed

_SHARES = {"keypad": 0.8, "keypad on the board": 0.8, "player": 0.92, "vitality": 0.5, "actions": 0.6}
"""How much of the screen a sheet takes, where it is not as most."""
_OF_A_PLAYER: dict[str, Any] = {
    "gain": Giving,
    "gain on the board": Giving,
    "character": CharacterForm,
    "new gear": NewGear,
    "new weapon": NewWeapon,
    "new card": NewCard,
    "job": NewJob,
    "grudge": Grudges,
    "chapter": Chapter,
}
_OF_A_CARD: dict[str, Any] = {"gear": GearForm, "weapon": WeaponForm, "feat": FeatForm}
_MOST, _MOST_VITALITY = 99, 20
_KEYPADS = ("keypad", "keypad on the board")
_FROM_THE_BOARD = (
    *_OF_A_CARD,
    *(kind for kind in _OF_A_PLAYER if kind != "gain"),
    "space",
    "keypad on the board",
)
"""Sheets that lead back to the player board, where they were opened."""


def sheet_of(sitting: Sitting, opened: tuple[str, str], open_sheet: Callable[..., Any]) -> ft.BottomSheet | None:
    """The sheet about something of the table, if it is still there."""
    kind, what = opened
    table: Table = sitting.table
    first, _, rest = what.partition(":")
    who = rest if kind in (*_OF_A_CARD, "space", *_KEYPADS) else what
    if not kind or table.find(who) is None:
        return None

    def close() -> None:
        # Back to the board, from which it was opened.
        if kind in _FROM_THE_BOARD:
            open_sheet("player", who)
        else:
            open_sheet()

    lead = []
    if kind == "player":
        content: Any = PlayerBoard(
            sitting=sitting,
            who=who,
            fill=colour_of(table, table.player(who)),
            waiting=Waiting(sitting=sitting, who=who, open_sheet=open_sheet, key="waiting"),
            open_sheet=open_sheet,
            key=f"board-{who}",
        )
    elif kind == "vitality":
        content = Vitality(sitting=sitting, who=who, open_sheet=open_sheet, key=f"vitality-{who}")
    elif kind == "actions":
        content = Actions(sitting=sitting, key="actions")
    elif kind in _OF_A_PLAYER:
        content = _OF_A_PLAYER[kind](sitting=sitting, who=who, close=close, key=f"{kind}-{who}")
    elif kind in _OF_A_CARD and first.isdigit():
        content = _OF_A_CARD[kind](sitting=sitting, who=who, id=int(first), close=close, key=f"{kind}-{what}")
    elif kind == "space" and first.isdigit():
        content = SpaceForm(sitting=sitting, who=who, space=int(first), close=close, key=f"space-{what}")
    elif kind in _KEYPADS:
        lead = [question_mark(_keypad_rule(first), named(first, 2).replace("_", " "))]
        content = Pad(sitting=sitting, who=who, what=first, close=close, key=f"keypad-{what}")
    else:
        return None
    return sheet(content, open_sheet if kind == "player" else close, share=_SHARES.get(kind, 0.86), lead=lead)


def _keypad_rule(what: str) -> str:
    return "forsaken-vitality" if what == "vitality" else entry_of_gain(what)  # type: ignore[arg-type]


@component
def Pad(sitting: Sitting, who: str, what: str, close: Callable[..., Any]) -> ft.Control:
    """A number of one player, typed: gained or lost, with a word on what for, or corrected."""
    use_live(sitting)
    reason = use_typed(sitting, f"{what}:{who}")
    table: Table = sitting.table
    player = table.find(who)

    def typed(way: str, number: int) -> None:
        why = " ".join(reason.held.text.split()) or None
        if sitting.dispatch(_meant(who, what, way, number, why)):
            reason.clear()
            close()

    vitality = what == "vitality"
    kinds = (
        ("gain", "Heal" if vitality else "Gain"),
        ("lose", "Damage" if vitality else "Lose"),
        ("set", "Correct to"),
    )
    current = (player.vitality if vitality else player.held.get(what, 0)) if player else 0  # type: ignore[call-overload]
    return ft.Container(
        amounts.Keypad(
            title=f"{who}: {named(what, 2)}",
            current=current,
            kinds=kinds,
            on_done=typed,
            lowest=None if vitality else 0,
            reason=reason.field("What for? (may stay empty)", lambda: None),
            most=_MOST_VITALITY if vitality else _MOST,
            key="pad",
        )
    )


def _meant(who: str, what: Any, way: str, number: int, why: str | None) -> Any:
    """The command for a typed number."""
    if what == "vitality":
        if way == "set":
            return SetVitality(who=who, to=number)
        return Gain(who=who, gains={"heal" if way == "gain" else "damage": number}, why=why)
    if way == "set":
        return SetHolding(who=who, what=what, to=number)
    return (
        Gain(who=who, gains={what: number}, why=why) if way == "gain" else Lose(who=who, losses={what: number}, why=why)
    )


@component
def Actions(sitting: Sitting) -> ft.Control:
    """What actions were spent on, to be put right: a tap takes one back, another adds one."""
    use_live(sitting)
    once = buttons.use_once()
    table: Table = sitting.table
    spent = table.done.actions

    def back(place: int) -> None:
        sitting.dispatch(SetActions(actions=(*spent[:place], *spent[place + 1 :])))

    def add(action: Action) -> None:
        sitting.dispatch(SetActions(actions=(*spent, action)))

    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Actions of this turn", level=1), "forsaken-action-step", "an action"),
            theme.small("A tap takes one back."),
            ft.Row(
                wrap=True,
                controls=[
                    held(
                        buttons.tonal(
                            ACTION_WORDS[action],
                            once(lambda place=place: back(place)),
                            icon=ACTION_ICONS[action],
                            label=f"Take back {ACTION_WORDS[action].lower()}, action {place + 1}",
                        ),
                        entry_of_action(action),
                    )
                    for place, action in enumerate(spent)
                ]
                or [theme.body("None yet.")],
            ),
            theme.small("Or one was forgotten:"),
            ft.Row(
                wrap=True,
                spacing=0,
                controls=[
                    held(
                        buttons.quiet(
                            ACTION_WORDS[action],
                            once(lambda action=action: add(action)),
                            icon=ACTION_ICONS[action],
                            label=f"Spent on {ACTION_WORDS[action].lower()}, too",
                        ),
                        entry_of_action(action),
                    )
                    for action in ACTIONS
                ],
            ),
        ],
    )
