"""Final scoring: everybody's lines with their reasons, what the base game adds, and the filing."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import Finish, ScoreExtras
from companion.chronicles.ending import Paper, entered, paper_of, said_before
from companion.chronicles.report import RULE_OF_STEP
from companion.chronicles.score import Extra, Line
from companion.chronicles.scoring import standing_score
from companion.chronicles.table import Player, Table
from screens import buttons, marks, theme
from screens.chronicles.end.extras import add_extra, extra_row
from screens.chronicles.end.paper import PaperSheet
from screens.chronicles.sheet.pictures import Renown, SmallSheet
from screens.chronicles.sheet.pictures import held as held_by
from screens.ending.page import page
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sheet import sheet
from screens.sitting import Sitting

NARROW = 360
"""Below this width in px the stamp of a sheet would leave no room for the name."""


@component
def Scoring(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """One card a player. What was tracked stands there; a tap on the sheet sets it right."""
    opened, set_opened = ft.use_state(("", ""))
    once = buttons.use_once()
    table: Table = sitting.table
    standing = standing_score(table)

    def close() -> None:
        set_opened(("", ""))

    def enter(who: str, extras: tuple[Extra, ...]) -> None:
        sitting.dispatch(ScoreExtras(who=who, extras=extras), sitting.game.revision)

    def add(who: str, extra: Extra) -> None:
        close()
        enter(who, (*sitting.table.extras.get(who, ()), extra))

    def remove(who: str, place: int) -> Callable[[], None]:
        def removed() -> None:
            extras = sitting.table.extras.get(who, ())
            enter(who, (*extras[:place], *extras[place + 1 :]))

        return removed

    def put(who: str, paper: Paper) -> None:
        close()
        for command in entered(sitting.table, {who: paper}):
            if not sitting.dispatch(command):
                return

    what, who = opened
    forms: dict[str, Callable[[], Any]] = {
        "extra": lambda: add_extra(who, said_before(table), sitting.kept, add),
        "sheet": lambda: Corrected(
            who=who, begun=paper_of(table.player(who)), on_done=lambda paper: put(who, paper), key=f"sheet-{who}"
        ),
    }
    ft.use_dialog(sheet(forms[what](), close) if what and table.find(who) else None)
    return page(
        key="scoring",
        wide=wide,
        content=[
            beside(theme.heading("Honor at the end", level=1), "chronicles-game-end", "What does the end add?"),
            explained(
                theme.small("Add what the base game pays at its end. Open a sheet to set its circles right."),
                "chronicles-game-end",
            ),
            *[
                _player(
                    table,
                    player,
                    [line for line in standing.lines if line.who == player.name],
                    standing.totals[player.name],
                    set_opened,
                    remove,
                )
                for player in table.players
            ],
            *(
                []
                if standing.complete
                else [
                    explained(
                        theme.small("Something that may pay honor is not read yet: its prompt is on the Table."),
                        "printed-values",
                    )
                ]
            ),
        ],
        thumb=[
            held(
                buttons.primary(
                    "File the result",
                    once(lambda: sitting.dispatch(Finish(), revision)),
                    icon=ft.Icons.CHECK,
                    expand=True,
                ),
                "chronicles-game-end",
            )
        ],
    )


def _player(
    table: Table,
    player: Player,
    lines: list[Line],
    total: int,
    open: Callable[[tuple[str, str]], Any],
    remove: Callable[[str, int], Callable[[], None]],
) -> ft.Control:
    name = player.name
    roomy = (ft.context.page.width or NARROW) >= NARROW
    return theme.group(
        theme.card(
            key=f"scored-{name}",
            padding=12,
            content=ft.Column(
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    ft.Row(
                        spacing=12,
                        controls=[
                            marks.mark(table, player, size=36),
                            ft.Container(theme.heading(name), expand=True),
                            *([SmallSheet(shown=held_by(player), key="stamp")] if roomy else []),
                            explained(
                                theme.number(str(total), size=theme.NUMBER, label=f"{name}: {total} honor in all"),
                                "chronicles-honor",
                            ),
                        ],
                    ),
                    *[_line(line) for line in lines if line.step != "extras"],
                    *[
                        extra_row(name, extra, remove(name, place))
                        for place, extra in enumerate(table.extras.get(name, ()))
                    ],
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        controls=[
                            held(
                                buttons.tonal(
                                    "More honor",
                                    lambda: open(("extra", name)),
                                    icon=ft.Icons.ADD,
                                    label=f"More honor for {name}",
                                ),
                                "chronicles-game-end",
                            ),
                            held(
                                buttons.quiet(
                                    "Sheet",
                                    lambda: open(("sheet", name)),
                                    icon=ft.Icons.EDIT_OUTLINED,
                                    label=f"Sheet of {name}",
                                ),
                                "chronicles-character-sheet",
                            ),
                        ],
                    ),
                ],
            ),
        )
    )


def _line(line: Line) -> ft.Control:
    because = f"{line.because[:1].upper()}{line.because[1:]}"
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Container(theme.number(f"{line.points:+d}", size=theme.TITLE), width=56),
            ft.Container(explained(theme.body(because), RULE_OF_STEP[line.step]), expand=True),
            *([Renown(size=26)] if line.step == "columns" else []),
        ],
    )


@component
def Corrected(who: str, begun: Paper, on_done: Callable[[Paper], Any]) -> ft.Control:
    """A sheet that is set right: nothing is entered before one says so."""
    paper, set_paper = ft.use_state(begun)
    once = buttons.use_once()
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Sheet of {who}", level=1), "chronicles-character-sheet", "the character sheet"),
            PaperSheet(who=who, paper=paper, change=set_paper, key="paper"),
            buttons.primary("Set it so", once(lambda: on_done(paper)), icon=ft.Icons.CHECK, disabled=paper == begun),
        ],
    )
