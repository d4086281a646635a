"""The dice tower as somebody reads it: its zones with what a die in them is worth, and the sides of both dice."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.cards import Sides, Tower, Zone
from screens import buttons, sheet, theme
from screens.fields import NameField
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.keys import picture_key
from screens.library.keys import Value, number_key
from screens.rules.word import beside
from screens.same import use_same

MOST_ZONES = 12
_DICE = (("plain", "White and blue dice"), ("advanced", "Yellow dice"))
_SIDES = (("crit", "Critical"), ("blank", "Blank"), ("purge", "Purge"))
_VALUES = (
    ("strength", "Strength", "forsaken-strength"),
    ("damage", "Damage", "forsaken-deal-damage"),
    ("weight", "How often dice land there", "forsaken-zones"),
)


@component
def TowerEditor(tower: Tower, on_change: Callable[[Tower], Any]) -> ft.Control:
    """Zones as tiles, six sides of each kind of die as numbers. `on_change` gets the tower after each change."""
    opened, set_opened = ft.use_state("")

    def close() -> None:
        set_opened("")

    def put(**changes: Any) -> None:
        on_change(tower.changed(changes))

    def add() -> None:
        put(zones=(*tower.zones, Zone(name=f"Zone {len(tower.zones) + 1}")))
        set_opened(f"zone:{len(tower.zones)}")

    def remove(number: int) -> None:
        close()
        put(zones=(*tower.zones[:number], *tower.zones[number + 1 :]))

    def of_side(die: str, side: str, value: int | None) -> None:
        sides = getattr(tower, die) or Sides()
        close()
        put(**{die: None if value is None else sides.changed({side: min(value, 6)})})

    def content() -> Any:
        what, _, which = opened.partition(":")
        if what == "zone" and int(which) < len(tower.zones):
            number = int(which)
            return OfAZone(
                zone=tower.zones[number],
                on_change=lambda zone: put(zones=(*tower.zones[:number], zone, *tower.zones[number + 1 :])),
                on_remove=lambda: remove(number),
                on_close=close,
                key=opened,
            )
        title = f"{dict(_SIDES).get(which, '')} sides of {dict(_DICE).get(what, '').lower()}"
        sides = getattr(tower, what, None)
        now = getattr(sides, which, None) if sides else None
        return Value(title=title, value=now, on_value=lambda value: of_side(what, which, value), key=opened)

    ft.use_dialog(sheet.sheet(content(), close) if opened else None)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Dice tower"), "forsaken-dice-tower", "the dice tower"),
            *([_zones(tower, set_opened)] if tower.zones else [theme.body("No zone of it is written down yet.")]),
            *([ft.Row([buttons.tonal("Add a zone", add, icon=ft.Icons.ADD)], wrap=True)]
              if len(tower.zones) < MOST_ZONES else []),
            *[_die(tower, die, title, set_opened) for die, title in _DICE],
        ],
    )  # fmt: skip


def zone_words(zone: Zone) -> str:
    """A zone in a sentence."""
    return f"{zone.name}: {zone.strength} strength, {zone.damage} damage"


def _zones(tower: Tower, opens: Callable[[str], Any]) -> ft.Control:
    across = 2 if (ft.context.page.width or 390) < 600 else 3
    tiles = [_zone(zone, partial(opens, f"zone:{number}"), f"zone-{number}") for number, zone in enumerate(tower.zones)]
    tiles += [ft.Container(expand=True)] * (-len(tiles) % across)
    rows = [ft.Row(tiles[start : start + across], spacing=6) for start in range(0, len(tiles), across)]
    return ft.Column(rows, tight=True, spacing=6)


def _zone(zone: Zone, on_click: Callable[[], Any], key: str) -> ft.Control:
    return picture_key(
        zone_words(zone),
        "forsaken-zones",
        ft.Column(
            tight=True,
            spacing=6,
            controls=[
                ft.Text(zone.name, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT, max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS),
                ft.Row(
                    wrap=True,
                    spacing=10,
                    controls=[_worth(zone.strength, "strength"), _worth(zone.damage, "damage")],
                ),
            ],
        ),
        on_click,
        key=key,
        expand=True,
        padding=12,
    )  # fmt: skip


def _worth(value: int, sign: str) -> ft.Control:
    return ft.Row(
        [theme.number(str(value), size=theme.TITLE, color=ft.Colors.ON_SURFACE), sign_of(sign, 26)],
        tight=True,
        spacing=4,
    )


def _die(tower: Tower, die: str, title: str, opens: Callable[[str], Any]) -> ft.Control:
    """How many of a die's six sides show something: what is left is plain."""
    sides = getattr(tower, die)
    return ft.Column(
        key=die,
        tight=True,
        spacing=theme.GAP,
        controls=[
            theme.body(f"{title}: of six sides"),
            ft.Row(
                wrap=True,
                spacing=theme.PAD,
                run_spacing=6,
                controls=[
                    ft.Column(
                        tight=True,
                        spacing=4,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            number_key(
                                getattr(sides, side) if sides else None,
                                f"{words} sides of {title.lower()}",
                                "forsaken-dice",
                                partial(opens, f"{die}:{side}"),
                            ),
                            theme.small(words),
                        ],
                    )
                    for side, words in _SIDES
                ],
            ),
        ],
    )


@component
def OfAZone(
    zone: Zone, on_change: Callable[[Zone], Any], on_remove: Callable[[], Any], on_close: Callable[[], Any]
) -> ft.Control:
    """What a zone is called, and what a die in it is worth."""
    begun, _ = ft.use_state(zone.name)
    asked, set_asked = ft.use_state("")
    latest: Any = ft.use_ref(None)
    latest.current = (zone, on_change)
    once = buttons.use_once()

    def name(text: str) -> None:
        now, change = latest.current
        if text.strip():
            change(now.changed({"name": text.strip()[:60].strip()}))

    keep = use_same(lambda: name)

    def put(field: str, value: int | None) -> None:
        lowest = 1 if field == "weight" else 0
        set_asked("")
        on_change(zone.changed({field: max(lowest, min(value or 0, 999 if field == "weight" else 20))}))

    if asked:
        title = next(title for field, title, _ in _VALUES if field == asked)
        value: Any = Value(
            title=title, value=getattr(zone, asked), on_value=lambda number: put(asked, number), key=asked
        )
        return ft.Container(value)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("A zone", level=1), "forsaken-zones", "a zone"),
            NameField("What you call it", begun, keep),
            *[
                ft.Row(
                    key=field,
                    spacing=12,
                    controls=[
                        number_key(getattr(zone, field), title, rule, partial(set_asked, field)),
                        *([sign_of(field, 26)] if field != "weight" else []),
                        theme.body(title, expand=True),
                    ],
                )
                for field, title, rule in _VALUES
            ],
            theme.small("Leave it at 1 until you have counted where dice come to rest."),
            buttons.primary("Done", once(on_close), icon=ft.Icons.CHECK),
            ft.Row([buttons.quiet("Take this zone away", once(on_remove), icon=ft.Icons.DELETE_OUTLINE)], wrap=True),
        ],
    )
