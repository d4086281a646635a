"""Who controls what: a tap on a region gives it to the chosen competitor, a second one takes it back."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import SetControl
from companion.vestige.glossary import entry_of_region
from companion.vestige.regions import region_tiles
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.fields import written
from screens.guard import component
from screens.rules.word import held, opener
from screens.sitting import Sitting
from screens.vestige.end.who import who_row


@component
def Holdings(sitting: Sitting, revision: int) -> ft.Control:
    """All regions; those of the module are shown when asked for, or when one of them is held."""
    table: Table = sitting.table
    names = tuple(competitor.name for competitor in table.competitors)
    who, set_who = ft.use_state(names[0])
    module, set_module = ft.use_state(False)
    other: Any = ft.use_ref("")
    emptied, set_emptied = ft.use_state(0)

    def give(region: str) -> None:
        holder = sitting.table.controller(region)
        command = SetControl(region=region, who=None if holder == who else who)
        sitting.dispatch(command, sitting.game.revision)

    def add_other() -> None:
        if other.current.strip():
            give(other.current.strip()[:60])
            other.current = ""
            set_emptied(lambda before: before + 1)

    def type_other(event: Any) -> None:
        other.current = written(event)

    base = [name for tile in region_tiles() if not tile.module for name in tile.tiles]
    modules = [name for tile in region_tiles() if tile.module for name in tile.tiles]
    others = [control.region for control in table.regions if control.region not in {*base, *modules}]
    open_modules = module or any(table.controller(name) for name in modules)
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            who_row(table, names, who, set_who, {name: str(len(table.controlled(name))) for name in names}),
            _regions(table, [*base, *others], who, give),
            _regions(table, modules, who, give)
            if open_modules
            else ft.Row(
                controls=[
                    held(
                        buttons.quiet("Regions of the module", lambda: set_module(True), icon=ft.Icons.EXPAND_MORE),
                        "extra-regions",
                    )
                ]
            ),
            ft.Row(
                controls=[
                    ft.TextField(
                        key=f"other-{emptied}",
                        label="A region with another name",
                        expand=True,
                        max_length=60,
                        counter="",
                        text_size=theme.BODY,
                        on_change=type_other,
                        on_submit=lambda event: add_other(),
                    ),
                    buttons.icon(ft.Icons.ADD, f"{who} controls the region typed here", add_other, filled=True),
                ],
            ),
        ],
    )


def _regions(table: Table, names: list[str], who: str, give: Callable[[str], Any]) -> ft.Control:
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[_region(table, name, who, lambda name=name: give(name)) for name in names],
    )


def _region(table: Table, name: str, who: str, on_click: Callable[[], Any]) -> ft.Control:
    holder = table.controller(name)
    spoken = f"{name}: {holder or 'nobody'}. {'Take it back' if holder == who else f'Give it to {who}'}"
    kind = ft.FilledTonalButton if holder else ft.OutlinedButton
    return kind(
        key=f"region-{name}",
        content=ft.Row(
            tight=True,
            spacing=6,
            controls=[
                *([marks.mark(table, table.competitor(holder), size=22)] if holder else []),
                ft.Text(name, size=theme.BODY, color=ft.Colors.ON_SURFACE, semantics_label=spoken),
            ],
        ),
        on_click=buttons.called(on_click),
        on_long_press=opener(entry_of_region(name)),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=10), padding=ft.Padding.symmetric(horizontal=12, vertical=14)
        ),
    )
