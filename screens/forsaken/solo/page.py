"""The page Rival of a solo game: the rival's VP, the plot row, the objective that resets it, both ways to lose."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import CompleteObjective, DrawPlot, RivalGains
from companion.forsaken.kinds import PLOT_LINES
from companion.forsaken.pieces import Plot, Rival
from companion.forsaken.prompts import notices, prompts
from companion.forsaken.solo import deck_after_reset
from companion.forsaken.table import Table
from screens import amounts, buttons, frame, theme
from screens.forsaken.signs import sign_of
from screens.forsaken.solo.answers import ANSWERS
from screens.forsaken.solo.pictures import Pips, line_to_resolve, plot_row
from screens.forsaken.solo.sheets import AbilitySheet, CountsSheet, PlotCardSheet, vp_pad
from screens.guard import component
from screens.prompts import Asked, Once, Prompts, numbered
from screens.rules.word import beside, explained, held
from screens.sheet import sheet, use_closing
from screens.sitting import Sitting

VP = amounts.Counted(word="VP", rule="forsaken-rival-vp")
_ABOUT_THE_PLOT = ("plot_row", "plot_deck", "lost", "plot_line")


@component
def RivalPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """What the rival's turn needs, in the order in which it is done."""
    opened, set_opened = ft.use_state(("", ""))
    card: Any = ft.use_ref(None)
    once = buttons.use_once()
    if card.current is None:
        # The same function each time, so that prompts which stay need not be drawn again.
        card.current = partial(_drawn, sitting)

    def open_sheet(kind: str = "", what: str = "") -> None:
        set_opened((kind, what))

    close = use_closing(lambda: set_opened(("", "")))

    table: Table = sitting.table
    ft.use_dialog(_sheet(sitting, opened, close))
    if table.rival is None:
        return frame.two_parts(_waiting(table, card.current), [], wide)
    first = [
        beside(theme.heading(table.rival.name, level=1), "forsaken-rival-turn", "the rival's turn"),
        *_waiting(table, card.current),
        _rival(sitting, table.rival, open_sheet),
    ]
    second = [
        beside(theme.heading("Plot"), "forsaken-plot-row", "the plot row"),
        plot_row(table.plot.row, lambda id: partial(open_sheet, "card", str(id))),
        *_newest(table),
        *_objective(sitting, table.plot, once),
        _deck(table.plot, open_sheet),
        *_ways_to_lose(table.plot),
        *_drawing(sitting, table, once),
    ]
    return frame.two_parts(first, second, wide)


def _waiting(table: Table, card: Callable[[Asked, Once], Any]) -> list[Any]:
    found = numbered([prompt for prompt in prompts(table) if prompt.kind in ANSWERS])
    wrong = tuple(notice for notice in notices(table) if notice.kind in _ABOUT_THE_PLOT)
    if not found and not wrong:
        return []
    return [Prompts(open_prompts=found, open_notices=wrong, card=card, all_shown=False, key="prompts")]


def _drawn(sitting: Sitting, it: Asked, once: Once) -> Any:
    answer = ANSWERS[it.prompt.kind]
    return answer(sitting=sitting, prompt=it.prompt, known=it.known, open_sheet=_nothing, once=once, key=it.key)


def _nothing(*which: str) -> None:
    """These answers open no sheet."""


def _rival(sitting: Sitting, rival: Rival, open_sheet: Callable[..., Any]) -> ft.Control:
    """Pips, VP with their steps, the ability in words."""
    ability = rival.printed.ability if rival.printed else None

    def commit(change: int) -> None:
        sitting.dispatch(RivalGains(vp=change))

    return theme.card(
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    spacing=12,
                    controls=[
                        sign_of("rival", 40),
                        ft.Column([explained(Pips(pips=rival.pips, key="pips"), "forsaken-rival-card"),
                                   theme.small("Victory points")], expand=True, tight=True, spacing=4),
                    ],
                ),
                amounts.Stepper(
                    name=rival.name,
                    value=rival.vp,
                    counted=VP,
                    colour=ft.Colors.ON_SURFACE,
                    on_commit=commit,
                    on_number=lambda: open_sheet("vp"),
                    kept=sitting.kept,
                    lowest=0,
                    key="rival-vp",
                ),
                ft.Row(
                    spacing=4,
                    controls=[
                        ft.Container(
                            explained(theme.body(ability or "Its ability was not read yet."),
                                      "forsaken-rival-abilities"),
                            expand=True,
                        ),
                        buttons.icon(ft.Icons.EDIT_OUTLINED, "What the rival's ability does",
                                     lambda: open_sheet("ability")),
                    ],
                ),
            ],
        ),
        key="rival",
    )  # fmt: skip


def _newest(table: Table) -> list[Any]:
    """The line of the newest card while nothing of it waits: people look again at what it said."""
    plot = table.plot
    if not plot.row or table.waits("plot_line"):
        return []
    card = plot.row[-1]
    line = card.printed.lines[plot.line - 1] if card.printed and plot.line <= PLOT_LINES else None
    return [line_to_resolve(plot.line, line)]


def _objective(sitting: Sitting, plot: Plot, once: Callable[[buttons.Action], buttons.Action]) -> list[Any]:
    """The objective of the first card, and what happens when it is done."""
    if not plot.row:
        return [theme.small("No card lies in the row: the first one brings the objective.")]
    first = plot.row[0]
    words = first.printed.objective if first.printed and first.printed.objective else None
    after = deck_after_reset(plot)
    back = len(plot.row) - 1
    title = first.title[:1].upper() + first.title[1:]
    said = (
        f"{title} is archived, {back} {'card goes' if back == 1 else 'cards go'} back"
        if back
        else f"{title} is archived"
    )
    said += f": the deck has {after} then." if after is not None else "."
    return [
        theme.card(
            ft.Column(
                tight=True,
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    beside(theme.heading("Objective"), "forsaken-plot-objective", "the objective"),
                    theme.body(words or f"Read it off {first.title}; a tap on the card writes it down."),
                    explained(theme.small(said), "forsaken-reset-plot-deck"),
                    held(
                        buttons.tonal("Objective done", once(lambda: sitting.dispatch(CompleteObjective())),
                                      icon=ft.Icons.FLAG_CIRCLE),
                        "forsaken-reset-plot-deck",
                    ),
                ],
            ),
            key="objective",
        )
    ]  # fmt: skip


def _deck(plot: Plot, open_sheet: Callable[..., Any]) -> ft.Control:
    """The plot deck and what is archived, with the way to correct both."""
    left = "not counted" if plot.deck is None else str(plot.deck)
    return ft.Row(
        spacing=12,
        controls=[
            sign_of("plot", 32),
            ft.Container(
                explained(theme.body(f"In the deck: {left}. Archived: {plot.archived}."), "forsaken-plot-deck"),
                expand=True,
            ),
            buttons.icon(ft.Icons.EDIT_OUTLINED, "Correct the plot's counts", lambda: open_sheet("counts")),
        ],
    )


def _ways_to_lose(plot: Plot) -> list[Any]:
    room = max(PLOT_LINES - 1 - plot.line, 0)
    fits = f"{room} more {'fits' if room == 1 else 'fit'}" if room else "none fits any more"
    words = f"The game is lost by a fifth card in the row ({fits}), and by a draw from an empty deck."
    return [explained(theme.small(words), "forsaken-solo-loss")]


def _drawing(sitting: Sitting, table: Table, once: Callable[[buttons.Action], buttons.Action]) -> list[Any]:
    """A card that is drawn out of turn, where nothing waits for one."""
    if table.waits("plot_draw") or table.waits("plot_line") or table.phase != "players":
        return []
    draw = buttons.quiet("Draw a plot card", once(lambda: sitting.dispatch(DrawPlot())), icon=ft.Icons.STYLE)
    return [ft.Row([held(draw, "forsaken-rival-turn")], wrap=True)]


def _sheet(sitting: Sitting, opened: tuple[str, str], close: Callable[[], Any]) -> ft.BottomSheet | None:
    kind, what = opened
    content: Any
    if sitting.table.rival is None:
        return None
    match kind:
        case "card":
            content = PlotCardSheet(sitting=sitting, card=int(what), close=close, key=f"card-{what}")
        case "ability":
            content = AbilitySheet(sitting=sitting, close=close, key="ability")
        case "counts":
            content = CountsSheet(sitting=sitting, close=close, key="counts")
        case "vp":
            content = vp_pad(sitting, close)
        case _:
            return None
    return sheet(content, close)
