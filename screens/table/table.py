"""The Table: who stands where, what is to be done now, and the one thing to do next."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.commands import EndTurn, GainLeverage, LoseLeverage, ReadPrinted, SetLeverage
from companion.vestige.glossary import entry_of_printed
from companion.vestige.leverage import lowest
from companion.vestige.prompts import notices, question
from companion.vestige.table import Table
from screens import amounts, buttons, routes, theme
from screens.guard import component
from screens.nemesis.turn import NemesisTurn
from screens.rules.word import beside, question_mark
from screens.sheet import sheet
from screens.sitting import Sitting
from screens.table.competitor import CompetitorCard, nearby
from screens.table.competitor_sheet import CompetitorSheet
from screens.table.prompts import Prompts, asked
from screens.table.track import Track


@component
def TablePage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The page that lies beside the map for the whole evening."""
    opened, set_opened = ft.use_state(("", ""))

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    opener: Any = ft.use_ref(None)
    if opener.current is None:
        # One function for all renders, so that cards whose numbers have not changed are not drawn again.
        opener.current = open_sheet
    once = buttons.use_once()
    ft.use_dialog(_sheet(sitting, opened, open_sheet))
    table: Table = sitting.table
    open_prompts, open_notices = asked(sitting), notices(table)
    # Only where there is something to do: a list passes over what had no height when it was first drawn.
    to_do = (
        [
            Prompts(
                sitting=sitting,
                open_prompts=open_prompts,
                open_notices=open_notices,
                open_sheet=opener.current,
                all_shown=wide and table.phase != "nemeses",
                key="prompts",
            )
        ]
        if open_prompts or open_notices
        else []
    )
    if table.phase == "nemeses":
        return NemesisTurn(sitting=sitting, revision=revision, once=once, to_do=to_do, wide=wide, key="nemeses")
    cards = [
        CompetitorCard(
            sitting=sitting,
            competitor=competitor,
            on_turn=competitor.name == table.turn,
            near=nearby(table, competitor),
            lowest=lowest(table),
            open_sheet=opener.current,
            key=f"competitor-{competitor.name}",
        )
        for competitor in table.competitors
    ]
    track = Track(table=table, motion=sitting.device.motion, key="track")
    primary = _primary(sitting, table, once)
    if wide:
        columns = [
            ft.Container(ft.Column([track, *cards], scroll=ft.ScrollMode.AUTO, spacing=theme.GAP), expand=3),
            ft.Container(
                ft.Column(
                    [
                        beside(theme.heading("To do at the table"), "prompt", "a prompt"),
                        *(to_do or [theme.small("Nothing waits.")]),
                    ],
                    scroll=ft.ScrollMode.AUTO,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=2,
            ),
        ]
        main: ft.Control = ft.Row(
            columns, expand=True, spacing=theme.PAD, vertical_alignment=ft.CrossAxisAlignment.START
        )
    else:
        main = ft.ListView(
            [track, *to_do, *cards],
            expand=True,
            spacing=theme.GAP,
            build_controls_on_demand=False,
            cache_extent=4000,
        )
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(main, expand=True, padding=ft.Padding.only(left=12, right=12, top=4)),
            ft.Container(primary, padding=ft.Padding.symmetric(horizontal=12, vertical=8)),
        ],
    )


def _primary(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    if table.phase == "players":
        revision = sitting.game.revision
        words = "End the players' turn" if table.mode == "cooperative" else f"End {table.turn}'s turn"
        end = once(lambda: sitting.dispatch(EndTurn(), revision))
        return buttons.primary(words, end, icon=ft.Icons.CHECK)
    words = "Go to final scoring" if table.phase == "scoring" else "See the result"
    return buttons.primary(words, lambda: sitting.go(routes.game(sitting.game_id, "end")), icon=ft.Icons.FLAG)


def _sheet(sitting: Sitting, opened: tuple[str, str], open_sheet: Callable[..., Any]) -> ft.BottomSheet | None:
    kind, what = opened
    lead = []
    table: Table = sitting.table
    if kind == "competitor" and table.find(what):
        content = CompetitorSheet(sitting=sitting, name=what, key=f"sheet-{what}")
    elif kind == "keypad" and (competitor := table.find(what)):
        lead = [question_mark("leverage", "leverage")]
        content = amounts.Keypad(
            title=f"{what}: leverage",
            current=competitor.leverage,
            lowest=lowest(table),
            kinds=(("gain", "Gain"), ("lose", "Lose"), ("set", "Correct to")),
            on_done=lambda way, number: _typed(sitting, what, way, number, open_sheet),
            key=f"keypad-{what}",
        )
    elif kind == "printed":
        lead = [question_mark(entry_of_printed(what), "behind this value")]
        content = amounts.Keypad(
            title=question(table, what),
            kinds=(("set", "Printed"),),
            on_done=lambda way, number: sitting.dispatch(ReadPrinted(of=what, value=number)) and open_sheet(),
            key=f"printed-{what}",
        )
    else:
        return None
    return sheet(content, open_sheet, share=0.86 if kind == "competitor" else 0.72, lead=lead)


def _typed(sitting: Sitting, who: str, way: str, number: int, close: Callable[..., Any]) -> None:
    command = {
        "gain": lambda: GainLeverage(who=who, amount=number),
        "lose": lambda: LoseLeverage(who=who, amount=number),
        "set": lambda: SetLeverage(who=who, to=number),
    }[way]()
    if sitting.dispatch(command):
        close()
