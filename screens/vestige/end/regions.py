"""Controlled regions pay their printed value once more (p. 17, 25)."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import ReadPrinted
from companion.vestige.glossary import entry_of_region
from companion.vestige.prompts import question
from companion.vestige.table import Competitor, Table
from screens import buttons, theme
from screens.amounts import Keypad
from screens.ending.page import empty
from screens.guard import component
from screens.rules.word import explained, held
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.end.holdings import Holdings
from screens.vestige.end.missing import Missing
from screens.vestige.end.who import named


@component
def Regions(sitting: Sitting, revision: int) -> ft.Control:
    """Each controlled region with its printed value. The first unknown one is asked for at once."""
    correcting, set_correcting = ft.use_state("")
    moving, set_moving = ft.use_state(False)
    table: Table = sitting.table

    def read(region: str, value: int) -> None:
        sitting.dispatch(ReadPrinted(of=f"region:{region}", value=value), sitting.game.revision)

    def corrected(_: str, value: int) -> None:
        set_correcting("")
        read(correcting, value)

    pad = Keypad(title=question(table, f"region:{correcting}"), on_done=corrected) if correcting else None
    ft.use_dialog(sheet(pad, lambda: set_correcting("")) if pad else None)
    holders = [competitor for competitor in table.competitors if table.controlled(competitor.name)]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            Missing(sitting=sitting, revision=revision, place="region:", key="missing"),
            *[_held(table, holder, set_correcting) for holder in holders],
            *([] if holders else [explained(empty("Nobody controls a region."), "control")]),
            ft.Row(
                controls=[
                    held(
                        buttons.quiet(
                            "That is right now" if moving else "Somebody else holds one of them",
                            lambda: set_moving(lambda before: not before),
                            icon=ft.Icons.EXPAND_LESS if moving else ft.Icons.SWAP_HORIZ,
                        ),
                        "control",
                    )
                ]
            ),
            *([Holdings(sitting=sitting, revision=revision, key="holdings")] if moving else []),
        ],
    )


def _held(table: Table, holder: Competitor, correct: Callable[[str], Any]) -> ft.Control:
    regions = table.controlled(holder.name)
    values = [table.printed.regions.get(region) for region in regions]
    known = sum(value for value in values if value is not None)
    return ft.Column(
        key=f"held-{holder.name}",
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            named(table, holder, f"{known} + ?" if None in values else f"together {known}"),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    held(
                        buttons.tonal(
                            f"{region}  {'?' if value is None else value}",
                            lambda region=region: correct(region),
                            label=f"{region}: {'not read yet' if value is None else value}. Read it again",
                        ),
                        entry_of_region(region),
                    )
                    for region, value in zip(regions, values, strict=True)
                ],
            ),
        ],
    )
