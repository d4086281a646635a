"""Gear in hand and in the discard pile, weapons with the mods tucked under them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Mod
from companion.forsaken.commands import PlayGear, RecoverGear
from companion.forsaken.kinds import GEAR_LIMIT
from companion.forsaken.player import Gear, Player, Weapon
from screens import buttons, theme
from screens.forsaken.board.line import card_line
from screens.guard import memo
from screens.rules.word import held
from screens.sitting import Sitting

Once = Callable[[buttons.Action], buttons.Action]


@memo
def GearCards(sitting: Sitting, player: Player, open_sheet: Callable[..., Any], open_hand: bool) -> ft.Control:
    """The hand, each card with *Play*; below it the discard pile. Names of a hand that is closed here stay hidden."""
    once = buttons.use_once()
    who = player.name
    recover = held(
        buttons.tonal(
            "Recover all",
            once(lambda: sitting.dispatch(RecoverGear(who=who))),
            icon=ft.Icons.REPLAY,
            label=f"{who} recovers all gear",
        ),
        "forsaken-recover-gear",
    )
    return ft.Column(
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_in_hand(sitting, who, gear, open_sheet, open_hand, once) for gear in player.hand],
            *([theme.small(f"Discarded, {len(player.discard)}")] if player.discard else []),
            *[_discarded(sitting, who, gear, open_sheet, once) for gear in player.discard],
            ft.Row(
                wrap=True,
                controls=[
                    buttons.quiet("Gear", lambda: open_sheet("new gear", who), icon=ft.Icons.ADD,
                                  label=f"{who} gains a gear card"),
                    *([recover] if player.discard else []),
                ],
            ),
        ],
    )  # fmt: skip


def _in_hand(
    sitting: Sitting, who: str, gear: Gear, open_sheet: Callable[..., Any], open_hand: bool, once: Once
) -> ft.Control:
    if not open_hand:
        return card_line("gear", "In hand, face down", "", "forsaken-gear", f"{who}: a gear card in hand", None,
                         key=f"gear-{gear.id}", faded=True)  # fmt: skip
    play = buttons.tonal("Play", once(lambda: sitting.dispatch(PlayGear(who=who, gear=gear.id))),
                         label=f"{who} plays {gear.title}")  # fmt: skip
    return card_line(
        "gear", gear.title.capitalize() if gear.name is None else gear.title, gear_words(gear), "forsaken-gear",
        f"{who}: {gear.title} in hand", lambda: open_sheet("gear", f"{gear.id}:{who}"),
        held(play, "forsaken-q-gear-timing"), key=f"gear-{gear.id}",
    )  # fmt: skip


def _discarded(sitting: Sitting, who: str, gear: Gear, open_sheet: Callable[..., Any], once: Once) -> ft.Control:
    back = buttons.icon(ft.Icons.REPLAY, f"{who} recovers {gear.title}",
                        once(lambda: sitting.dispatch(RecoverGear(who=who, gear=(gear.id,)))))  # fmt: skip
    return card_line(
        "gear", gear.title.capitalize() if gear.name is None else gear.title, "", "forsaken-gear",
        f"{who}: {gear.title}, discarded", lambda: open_sheet("gear", f"{gear.id}:{who}"), back,
        key=f"gear-{gear.id}", faded=True,
    )  # fmt: skip


def gear_words(gear: Gear) -> str:
    """When a gear card is played and what it does, as far as somebody has read it."""
    printed = gear.printed
    if printed is None:
        return ""
    dice = f"{printed.dice} dice" if printed.dice else ""
    return ". ".join(it for it in (printed.timing, printed.words, dice) if it)


def gear_count(player: Player) -> str:
    """Hand and pile in words."""
    return f"{len(player.hand)} in hand, {len(player.discard)} discarded, room for {GEAR_LIMIT}"


@memo
def Weapons(player: Player, open_sheet: Callable[..., Any]) -> ft.Control:
    """The equipped weapon large, mods tucked under it, others aside; a tap on one arranges it."""
    who = player.name
    aside = [weapon for weapon in player.weapons if weapon.role == "aside"]
    found = ([player.equipped] if player.equipped else []) + [*player.mods, *aside]
    return ft.Column(
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([] if player.equipped else [theme.small("No weapon is equipped.")]),
            *[_weapon(who, weapon, partial(open_sheet, "weapon", f"{weapon.id}:{who}")) for weapon in found],
            ft.Row(
                [buttons.quiet("Weapon", lambda: open_sheet("new weapon", who), icon=ft.Icons.ADD,
                               label=f"{who} gains a weapon")],
                wrap=True,
            ),
        ],
    )  # fmt: skip


def _weapon(who: str, weapon: Weapon, on_click: Callable[[], Any]) -> ft.Control:
    mod = weapon.role == "mod"
    role = {"equipped": "equipped", "mod": "mod", "aside": "laid aside"}[weapon.role]
    dice = weapon.printed.dice if weapon.printed and weapon.role == "equipped" else None
    return card_line(
        "mod" if mod else "weapon",
        weapon.title if weapon.name else "A weapon",
        weapon_words(weapon),
        "forsaken-mods" if mod else "forsaken-weapons",
        f"{who}: {weapon.title}, {role}; arrange or describe it",
        on_click,
        *([_dice(dice)] if dice else []),
        key=f"weapon-{weapon.id}",
        faded=weapon.role == "aside",
        indent=28 if mod else 0,
    )


def _dice(count: int) -> ft.Control:
    """As many dice as the weapon rolls."""
    return ft.Semantics(
        label=f"{count} dice",
        exclude_semantics=True,
        content=ft.Row(
            [ft.Icon(ft.Icons.CASINO_OUTLINED, size=22, color=ft.Colors.PRIMARY) for _ in range(min(count, 6))],
            spacing=2,
            tight=True,
        ),
    )


def weapon_words(weapon: Weapon) -> str:
    """What a weapon does where it lies: its ability while equipped, its icons as a mod."""
    printed = weapon.printed
    if weapon.role == "mod":
        return mod_words(printed.mod) if printed and printed.mod else "Mod, its icons are not read yet"
    if weapon.role == "aside":
        return "Laid aside"
    return (printed.words or "") if printed else ""


def mod_words(mod: Mod) -> str:
    """The icons of a mod in words."""
    counts = (("strength", mod.strength), ("damage", mod.damage), ("shields", mod.shields), ("dice", mod.dice))
    return ", ".join(
        [f"Mod: {mod.type}" if mod.type else "Mod", *(f"{count:+d} {word}" for word, count in counts if count)]
    )
