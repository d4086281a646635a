"""A die that has come to rest: which face is up, where it lies, or back into the hand for a reroll."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.combat import shifted
from companion.forsaken.fight import Die, Face
from companion.forsaken.fight_plan import Planned
from screens import buttons, theme
from screens.forsaken.fight.pictures import FACE_WORDS, dice_name, die_picture
from screens.forsaken.places.parts import chips, column
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, held
from screens.setup.picked import picked

_RULES: dict[Face, str] = {
    "plain": "forsaken-zones", "crit": "forsaken-crit", "blank": "forsaken-crit", "purge": "forsaken-purge",
}  # fmt: skip


@component
def LyingDie(planned: Planned, number: int, put: Callable[[Any], None], close: Callable[[], Any]) -> ft.Control:
    """Faces as pictures, zones to shift it to."""
    if number >= len(planned.plan.lying):
        return theme.body("This die lies there no more.")
    lying = planned.plan.lying[number]
    die, zones = lying.die, planned.table.printed.tower.zones

    def become(after: Die | None) -> None:
        put(lambda plan: plan.with_die(number, after))
        close()

    faces = [
        picture_key(
            f"It shows {FACE_WORDS[face]}{', chosen' if face == die.face else ''}",
            _RULES[face],
            ft.Row(
                [die_picture(lying.side, die.advanced, face, 34), theme.body(FACE_WORDS[face], ft.Colors.ON_SURFACE)],
                tight=True,
                spacing=8,
            ),
            partial(become, die.changed({"face": face})),
            key=face,
            padding=10,
            chosen=face == die.face,
        )
        for face in FACE_WORDS
        if face != "purge" or die.advanced
    ]
    whose = f"A {dice_name(lying.side, die.advanced)} die of {planned.names[lying.side]}"
    return column(
        beside(theme.heading(whose, level=1), "forsaken-crit", "the face of a die"),
        chips(faces),
        beside(theme.heading("Where does it lie?"), "forsaken-shift", "shifting a die"),
        chips(
            picked(zone.name, place == die.zone, partial(become, shifted(die, place)), f"It lies in {zone.name}")
            for place, zone in enumerate(zones, start=1)
        ),
        ft.Row(
            [
                held(
                    buttons.tonal("Take it back, reroll", partial(become, None), icon=ft.Icons.REPLAY), "forsaken-shift"
                )
            ],
            wrap=True,
        ),
    )
