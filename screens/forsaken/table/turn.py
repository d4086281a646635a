"""The turn that is on: three actions to tick off, then the encounter."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.forsaken.commands import Act, Rest, SpendBoost
from companion.forsaken.glossary import entry_of_action
from companion.forsaken.kinds import ACTIONS, ACTIONS_A_TURN, Action
from companion.forsaken.table import Table, Turn
from screens import buttons, routes, theme
from screens.forsaken.board.pictures import ACTION_ICONS, ACTION_WORDS, Spent
from screens.forsaken.places.locations import ALL
from screens.forsaken.places.page import OPENED
from screens.forsaken.signs import sign_of
from screens.guard import memo
from screens.keys import picture_key
from screens.rules.word import beside, explained
from screens.sitting import Sitting

_NARROW = 350
_ELSEWHERE: dict[Action, str] = {
    "interact": "places",
    "connect": "places",
    "transport": "places",
    "bounty": "fight",
}
"""The page on which an action is done with all that belongs to it."""


class Now(NamedTuple):
    """What the turn shows. Where it is the same as before, nothing is drawn again."""

    who: str
    done: Turn


def turn_now(table: Table) -> Now | None:
    """The turn that is on, None where nobody is on."""
    player = table.find(table.turn) if table.turn else None
    if player is None or table.phase != "players":
        return None
    return Now(player.name, table.done)


@memo
def TurnCard(sitting: Sitting, now: Now, open_sheet: Callable[..., Any]) -> ft.Control:
    """What was done so far, and the keys for what comes next."""
    once = buttons.use_once()
    done = now.done
    if done.step == "action":
        below = _actions(sitting, now, once)
    elif done.vignette:
        below = [_said("A vignette was read: no encounter this turn.", "forsaken-q-vignette-then-encounter")]
    elif done.encountered:
        below = [_said("The encounter of this turn is had.", "forsaken-encounter-step")]
    else:
        below = []
    return ft.Column(
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[_head(now, open_sheet), *below],
    )


def _head(now: Now, open_sheet: Callable[..., Any]) -> ft.Control:
    """The three actions as one key, by which they can be put right, with what they say in words."""
    spent = now.done.actions
    left = max(0, ACTIONS_A_TURN - len(spent))
    words = "Encounter step" if now.done.step == "encounter" else f"{left} action{'' if left == 1 else 's'} left"
    said = ", ".join(ACTION_WORDS[action].lower() for action in spent) or "nothing"
    about = (
        ("forsaken-encounter-step", "the encounter step")
        if now.done.step == "encounter"
        else ("forsaken-action-step", "an action")
    )
    return ft.Row(
        spacing=4,
        controls=[
            picture_key(
                f"{now.who} has spent actions on {said}; put that right",
                "forsaken-action-step",
                Spent(actions=spent, size=34, key="spent"),
                lambda: open_sheet("actions", now.who),
                padding=ft.Padding.symmetric(horizontal=4, vertical=8),
                raised=False,
            ),
            ft.Container(beside(theme.body(words), *about), expand=True),
        ],
    )


def _actions(sitting: Sitting, now: Now, once: Callable[[buttons.Action], buttons.Action]) -> list[ft.Control]:
    def act(action: Action) -> None:
        if action == "rest":
            sitting.dispatch(Rest(who=now.who))
        elif action in _ELSEWHERE:
            if action in ALL:
                sitting.kept[OPENED] = action
            sitting.go(routes.game(sitting.game_id, _ELSEWHERE[action]))
        else:
            sitting.dispatch(Act(who=now.who, action=action))

    keys = [
        _key(
            f"{now.who}: {ACTION_WORDS[action].lower()}{', on its own page' if action in _ELSEWHERE else ''}",
            entry_of_action(action),
            ft.Icon(ACTION_ICONS[action], size=26, color=ft.Colors.ON_SURFACE),
            ACTION_WORDS[action],
            once(partial(act, action)),
        )
        for action in ACTIONS
    ]
    boost = once(lambda: sitting.dispatch(SpendBoost(who=now.who)))
    keys.append(_key(f"{now.who}: spend a boost, free", "forsaken-boosts", sign_of("boosts", 26), "Boost, free", boost))
    return [_grid(keys)]


def _key(label: str, rule: str, picture: ft.Control, name: str, on_click: Callable[[], Any]) -> ft.Control:
    return picture_key(
        label,
        rule,
        ft.Column(
            tight=True,
            spacing=3,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[picture, word(name)],
        ),
        on_click,
        key=name,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=8),
        centred=True,
    )


def word(text: str, colour: str = ft.Colors.ON_SURFACE) -> ft.Control:
    """The word of a key, in one line."""
    return ft.Text(
        text,
        size=theme.SMALL,
        color=colour,
        text_align=ft.TextAlign.CENTER,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


def _grid(keys: list[ft.Control]) -> ft.Control:
    across = 2 if (ft.context.page.width or 390) < _NARROW else 4
    rows = [keys[start : start + across] for start in range(0, len(keys), across)]
    for row in rows:
        row.extend(ft.Container(expand=True) for _ in range(across - len(row)))
    return ft.Column([ft.Row(row, spacing=6) for row in rows], spacing=6, tight=True)


def _said(words: str, rule: str) -> ft.Control:
    return explained(theme.body(words, color=ft.Colors.ON_SURFACE_VARIANT), rule)
