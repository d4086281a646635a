"""A weapon: where it lies in the stack, and what it shows."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Mod
from companion.forsaken.commands import ArchiveWeapon, ArrangeWeapons, DescribeWeapon
from companion.forsaken.player import Player, Role
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.board.forms import form, named, words_of
from screens.guard import component
from screens.rules.word import beside, held
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

_ICONS = ("strength", "damage", "shields", "dice")
_ROLES: tuple[tuple[Role, str, str], ...] = (
    ("equipped", "Equipped", "forsaken-weapons"),
    ("mod", "A mod", "forsaken-mods"),
    ("aside", "Laid aside", "forsaken-q-change-weapon"),
)


def arranged(player: Player, id: int, role: Role) -> ArrangeWeapons:
    """The stack with one weapon in another place; what was equipped before it is laid aside."""
    equipped = player.equipped.id if player.equipped else None
    mods = [weapon.id for weapon in player.mods if weapon.id != id]
    if role == "equipped":
        equipped = id
    elif equipped == id:
        equipped = None
    return ArrangeWeapons(who=player.name, equipped=equipped, mods=tuple([*mods, id] if role == "mod" else mods))


@component
def WeaponForm(sitting: Sitting, who: str, id: int, close: Callable[..., Any]) -> ft.Control:
    """Where it lies is one tap; its name, dice, ability and icons as a mod are told once."""
    table: Table = sitting.table
    player = table.find(who)
    weapon = player.find_weapon(id) if player else None
    printed = weapon.printed if weapon else None
    mod = printed.mod if printed and printed.mod else None
    name, words = use_typed(sitting, f"weapon:{id}"), use_typed(sitting, f"weapon words:{id}")
    kind = use_typed(sitting, f"weapon mod:{id}")
    start = {"own": printed.dice if printed else None, **{it: getattr(mod, it) if mod else 0 for it in _ICONS}}
    counts, change = use_kept(sitting.kept, f"weapon counts:{id}", start)
    once = buttons.use_once()
    if player is None or weapon is None:
        return theme.body("That weapon is not there any more.")
    for field, text in (
        (name, weapon.name), (words, printed.words if printed else None), (kind, mod.type if mod else None)
    ):  # fmt: skip
        if not field.held.text and text:
            field.held.text = text

    def keep() -> None:
        icons = {it: counts[it] for it in _ICONS}
        given = Mod(type=words_of(kind), **icons) if words_of(kind) or any(icons.values()) else None
        described = DescribeWeapon(
            who=who, weapon=id, name=words_of(name), words=words_of(words), dice=counts["own"], mod=given
        )
        if sitting.dispatch(described):
            sitting.kept.pop(f"weapon counts:{id}", None)
            close()

    def step(what: str, by: int) -> None:
        low = 0 if what == "own" else -9
        change(lambda now: {**now, what: max(low, min(20, (now[what] or 0) + by))})

    def lay(role: Role) -> None:
        sitting.dispatch(arranged(player, id, role))

    return form(
        "mod" if weapon.role == "mod" else "weapon",
        weapon.name or "A weapon",
        "forsaken-weapons",
        ft.Row(
            wrap=True,
            controls=[
                held(buttons.choice(title, weapon.role == role, once(partial(lay, role))), rule)
                for role, title, rule in _ROLES
            ],
        ),
        *named(sitting, "weapon", name, name.put, once, "What it is called", keep),
        words.words("Its ability while it is equipped"),
        _step("Dice it rolls", counts["own"], partial(step, "own")),
        beside(theme.heading("As a mod"), "forsaken-mods", "a mod"),
        kind.field("Type of its icons (may stay empty)", lambda: None),
        *[_step(it.capitalize(), counts[it], partial(step, it), signed=True) for it in _ICONS],
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[
                buttons.tonal("Keep this", once(keep), icon=ft.Icons.CHECK),
                buttons.quiet(
                    "Archive it",
                    once(lambda: sitting.dispatch(ArchiveWeapon(who=who, weapon=id)) and close()),
                    icon=ft.Icons.INVENTORY_2_OUTLINED,
                ),
            ],
        ),
    )


def _step(title: str, count: int | None, step: Callable[[int], Any], signed: bool = False) -> ft.Control:
    shown = "?" if count is None else f"{count:+d}" if signed and count else str(count)
    return ft.Row(
        key=title,
        spacing=0,
        controls=[
            ft.Container(theme.body(title), expand=True),
            buttons.icon(ft.Icons.REMOVE, f"{title}: 1 less", partial(step, -1)),
            ft.Container(theme.number(shown, size=theme.TITLE, label=f"{title}: {shown}"), width=40,
                         alignment=ft.Alignment.CENTER),
            buttons.icon(ft.Icons.ADD, f"{title}: 1 more", partial(step, 1)),
        ],
    )  # fmt: skip
