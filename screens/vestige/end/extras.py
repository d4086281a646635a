"""What else pays or costs at the end: effects of nemeses, regions of the module, anything that has a name."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.closing import Forgotten, easily_forgotten
from companion.vestige.commands import ScoreExtras
from companion.vestige.finish import request_of
from companion.vestige.glossary import entry_of_game_end, entry_of_region
from companion.vestige.score import Extra, Line
from companion.vestige.scoring import score
from companion.vestige.table import Table
from screens import buttons, marks, theme
from screens.amounts import Keypad
from screens.fields import written
from screens.guard import component
from screens.rules.word import explained, held
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.vestige.end.who import who_row

TYPED = "extra"


@component
def Extras(sitting: Sitting, revision: int) -> ft.Control:
    """Effects that the app works out, what is easily forgotten, and what people add by hand."""
    adding, set_adding = ft.use_state(False)
    table: Table = sitting.table

    def enter(who: str, extras: tuple[Extra, ...]) -> None:
        sitting.dispatch(ScoreExtras(who=who, extras=extras), sitting.game.revision)

    def add(who: str, what: str, amount: int) -> None:
        set_adding(False)
        enter(who, (*sitting.table.sheet.extras.get(who, ()), Extra(what=what, leverage=amount)))

    def remove(who: str, place: int) -> None:
        extras = sitting.table.sheet.extras.get(who, ())
        enter(who, (*extras[:place], *extras[place + 1 :]))

    form = AddExtra(table=table, kept=sitting.kept, on_add=add) if adding else None
    ft.use_dialog(sheet(form, lambda: set_adding(False)) if form else None)
    effects = [line for line in score(request_of(table)).lines if line.step == "game_end"]
    forgotten = [it for it in easily_forgotten(table) if it.kind == "extra"]
    entered = [
        (name, place, extra) for name, extras in table.sheet.extras.items() for place, extra in enumerate(extras)
    ]
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_effect(table, line) for line in effects],
            *[_forgotten(it, add) for it in forgotten],
            *[
                _entered(table, name, extra, lambda name=name, place=place: remove(name, place))
                for name, place, extra in entered
            ],
            ft.Row(
                controls=[
                    held(
                        buttons.tonal("Something else pays or costs", lambda: set_adding(True), icon=ft.Icons.ADD),
                        "extras-at-the-end",
                    )
                ]
            ),
        ],
    )


def _amount(points: int | None) -> str:
    return "?" if points is None else f"{points:+d}"


def _line(table: Table, who: str, words: ft.Control, points: int | None, after: ft.Control | None = None) -> ft.Control:
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            marks.mark(table, table.competitor(who), size=28),
            words,
            theme.number(_amount(points), size=theme.TITLE),
            *([after] if after else []),
        ],
    )


def _effect(table: Table, line: Line) -> ft.Control:
    words = ft.Column(
        spacing=2,
        expand=True,
        controls=[
            explained(theme.body(f"{line.who}, at game end"), entry_of_game_end(line.who)),
            explained(theme.small(f"{line.because}{f' (p. {line.page})' if line.page else ''}"), line.rule),
        ],
    )
    return _line(table, line.who, words, line.points)


def _entered(table: Table, who: str, extra: Extra, remove: Callable[[], Any]) -> ft.Control:
    away = buttons.icon(ft.Icons.CLOSE, f"Remove {extra.what} of {who}", remove)
    return _line(table, who, theme.body(f"{who}: {extra.what}", expand=True), extra.leverage, away)


def _forgotten(it: Forgotten, add: Callable[[str, str, int], Any]) -> ft.Control:
    amount = it.amount
    return theme.card(
        key=f"forgotten-{it.what}",
        content=ft.Column(
            spacing=theme.GAP,
            controls=[
                explained(theme.body(it.title), entry_of_region(it.what)),
                explained(theme.small(f"{it.text} (p. {it.page})"), entry_of_region(it.what)),
                *(
                    [
                        buttons.tonal(
                            f"Add {amount}",
                            lambda: add(it.who, it.what, amount),
                            icon=ft.Icons.ADD,
                            label=f"Add {amount} for {it.what}",
                        )
                    ]
                    if amount is not None
                    else []
                ),
            ],
        ),
    )


@component
def AddExtra(table: Table, kept: dict[str, Any], on_add: Callable[[str, str, int], Any]) -> ft.Control:
    """Whose it is, what it is for, how much. `kept` holds what is being typed."""
    names = tuple(competitor.name for competitor in table.competitors)
    who, set_who = ft.use_state(names[0])

    def type_what(event: Any) -> None:
        kept[TYPED] = written(event)

    def done(kind: str, amount: int) -> None:
        on_add(who, kept.pop(TYPED, "").strip()[:60] or "Something else", amount if kind == "gain" else -amount)

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            who_row(table, names, who, set_who),
            ft.TextField(
                label="What it is for",
                value=kept.get(TYPED, ""),
                max_length=60,
                counter="",
                text_size=theme.BODY,
                on_change=type_what,
            ),
            Keypad(title=f"Leverage of {who}", on_done=done, kinds=(("gain", "Gains"), ("lose", "Loses")), key="pad"),
        ],
    )
