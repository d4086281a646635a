"""Both sides before the roll, facing each other: dice that are drawn, and what is added to them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import PlayGear
from companion.forsaken.fight_plan import Planned, What
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.fight.pictures import die_picture
from screens.forsaken.places.parts import chips, column
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting

MOST_DICE = 12
_ICONS: tuple[tuple[What, str, str], ...] = (
    ("strength", "strength", "forsaken-strength"),
    ("damage", "damage", "forsaken-deal-damage"),
    ("shields", "shield", "forsaken-shields"),
)
_RULES: dict[str, tuple[str, str]] = {
    "plain": ("Dice", "forsaken-fight-dice"),
    "advanced": ("Yellow dice", "forsaken-advanced-dice"),
    "strength": ("Strength added", "forsaken-modifiers"),
    "damage": ("Damage added", "forsaken-modifiers"),
    "shields": ("Shields", "forsaken-shields"),
    "overwhelm": ("Overwhelm target", "forsaken-overwhelm"),
}
_LOWEST = {"strength": -5, "damage": -5, "shields": -3}
_HIGHEST = {"plain": 8, "advanced": 4, "overwhelm": 12}


def sides(
    sitting: Sitting,
    planned: Planned,
    put: Callable[[Any], None],
    opens: Callable[[str], Any],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """Two cards, one a side."""
    return column(
        _side(planned, 0, put, opens, _gear(sitting, planned, put, once)),
        _side(planned, 1, put, opens, None),
        spacing=theme.GAP,
    )


def _side(
    planned: Planned, side: Any, put: Callable[[Any], None], opens: Callable[[str], Any], more: ft.Control | None
) -> ft.Control:
    enemy = side == 1 and planned.plan.against != "player"
    kinds: list[What] = ["plain", "advanced"] if enemy and planned.count(side, "advanced") else ["plain"]
    parts = (*planned.dice[side].parts, *planned.modifiers[side].parts)
    reasons = [
        explained(theme.small(f"{part.what} {part.amount:+d}{'' if number == len(parts) else ' ·'}"), part.rule)
        for number, part in enumerate(parts, start=1)
    ]
    return theme.card(
        column(
            theme.body(planned.names[side]),
            *(_dice(planned, side, kind, put, opens) for kind in kinds),
            chips(
                [
                    *(_icon(planned, side, what, sign, rule, opens) for what, sign, rule in _ICONS),
                    *([_icon(planned, side, "overwhelm", "crit", "forsaken-overwhelm", opens)] if enemy else []),
                ]
            ),
            *([ft.Row(reasons, wrap=True, spacing=4, run_spacing=0)] if reasons else []),
            *([more] if more else []),
            spacing=6,
        ),
        padding=12,
        key=f"side-{side}",
    )


def _dice(
    planned: Planned, side: Any, kind: What, put: Callable[[Any], None], opens: Callable[[str], Any]
) -> ft.Control:
    """One die less, the dice as they would lie in the hand, one die more."""
    count = planned.number(side, kind)
    whose, word = planned.names[side], "yellow dice" if kind == "advanced" else "dice"

    def step(by: int) -> None:
        put(lambda plan: plan.says(side, kind, max(0, min((count or 0) + by, MOST_DICE))))

    drawn = [die_picture(side, kind == "advanced", size=22) for _ in range(1 if count is None else count)]
    said = f"{whose}: {count if count is not None else 'unknown'} {word}"
    return ft.Row(
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=4,
        controls=[
            buttons.icon(ft.Icons.REMOVE, f"{whose}: 1 of the {word} less", partial(step, -1), not count),
            picture_key(
                said,
                _RULES[kind][1],
                ft.Row(
                    wrap=True,
                    spacing=4,
                    run_spacing=4,
                    controls=[
                        theme.number(
                            "?" if count is None else str(count), size=theme.TITLE, color=ft.Colors.ON_SURFACE
                        ),
                        *drawn,
                    ],
                ),
                partial(opens, f"{side}:{kind}"),
                key=f"dice-{side}-{kind}",
                expand=True,
                padding=10,
                raised=False,
            ),
            buttons.icon(ft.Icons.ADD, f"{whose}: 1 of the {word} more", partial(step, 1), (count or 0) >= MOST_DICE),
        ],
    )


def _icon(planned: Planned, side: Any, what: What, sign: str, rule: str, opens: Callable[[str], Any]) -> ft.Control:
    number = planned.number(side, what)
    shown = "?" if number is None else str(number) if what in ("overwhelm", "shields") else f"{number:+d}"
    title = _RULES[what][0]
    words = [theme.small("overwhelm")] if what == "overwhelm" else []
    return picture_key(
        f"{planned.names[side]}: {title}, {'unknown' if number is None else number}",
        rule,
        ft.Row(
            tight=True,
            spacing=6,
            controls=[
                sign_of(sign, 22, faded=not number),
                theme.number(shown, size=theme.TITLE, color=ft.Colors.ON_SURFACE),
                *words,
            ],
        ),
        partial(opens, f"{side}:{what}"),
        key=f"{what}-{side}",
        padding=ft.Padding.symmetric(horizontal=10, vertical=10),
    )


def _gear(
    sitting: Sitting,
    planned: Planned,
    put: Callable[[Any], None],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control | None:
    """Gear in hand that adds dice: a tap plays it."""
    table: Table = sitting.table
    who = planned.who

    def play(gear: int) -> None:
        if sitting.dispatch(PlayGear(who=who, gear=gear)):
            put(lambda plan: plan.changed({"gear": (*plan.gear, gear)}))

    held_cards = [gear for gear in table.player(who).hand if gear.printed and gear.printed.dice]
    if not held_cards or not sitting.may_look(who):
        return None
    return chips(
        held(
            buttons.tonal(
                f"Play {gear.title}: +{gear.printed.dice if gear.printed else 0}",
                once(partial(play, gear.id)),
                label=f"{who} plays {gear.title}",
            ),
            "forsaken-play-effects",
        )
        for gear in held_cards
    )


@component
def NumberOf(
    planned: Planned, side: Any, what: Any, put: Callable[[Any], None], close: Callable[[], Any]
) -> ft.Control:
    """Keys for a number of one side; one tap is enough."""
    title, rule = _RULES[what]
    whose = planned.names[side]

    def say(number: int) -> None:
        put(lambda plan: plan.says(side, what, number))
        close()

    now = planned.number(side, what)
    keys = [
        _key(number, f"{whose}: {title}, {number}", rule, number == now, partial(say, number))
        for number in range(_LOWEST.get(what, 0), _HIGHEST.get(what, 10) + 1)
    ]
    return column(beside(theme.heading(f"{whose}: {title.lower()}", level=1), rule, title), chips(keys))


def _key(number: int, label: str, rule: str, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    return picture_key(
        f"{label}{', chosen' if chosen else ''}",
        rule,
        theme.number(str(number), size=theme.TITLE, color=ft.Colors.ON_SURFACE),
        on_click,
        key=str(number),
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
        chosen=chosen,
        centred=True,
    )
