"""Final scoring in its order: finales, other effects, End Game Resolution, a tie; then the filing."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import CountCoolStuff, Finish, ScoreExtras, ScoreFinale, SetHolding
from companion.forsaken.player import Player
from companion.forsaken.result import result
from companion.forsaken.score import Extra
from companion.forsaken.scoring import standing_score, tied_for_most
from companion.forsaken.table import Table
from companion.forsaken.untracked import said_before
from screens import buttons, marks, theme
from screens.amounts import Keypad
from screens.ending.page import page
from screens.forsaken.end.cool_stuff import CountCool, Stuff, tie_card
from screens.forsaken.end.extras import AddExtra, Of, extra_rows, vp_line
from screens.forsaken.end.finales import finales_part, resolution_part
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def Scoring(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """What was tracked stands there; what only the table knows is put to it."""
    opened, set_opened = ft.use_state(("", ""))
    once = buttons.use_once()
    table: Table = sitting.table
    standing = standing_score(table)
    shown = result(table, standing)
    what, who = opened

    def close() -> None:
        set_opened(("", ""))

    def enter(who: str, of: Of, extras: tuple[Extra, ...]) -> None:
        command = ScoreFinale(who=who, finale=extras) if of == "finale" else ScoreExtras(who=who, extras=extras)
        sitting.dispatch(command, sitting.game.revision)

    def entered(who: str, of: Of) -> tuple[Extra, ...]:
        there = sitting.table.finale if of == "finale" else sitting.table.extras
        found: tuple[Extra, ...] = there.get(who, ())
        return found

    def add(who: str, of: Of, extra: Extra) -> None:
        close()
        enter(who, of, (*entered(who, of), extra))

    def removing(who: str) -> Callable[[Of, int], Callable[[], None]]:
        def remove(of: Of, place: int) -> Callable[[], None]:
            def removed() -> None:
                there = entered(who, of)
                enter(who, of, (*there[:place], *there[place + 1 :]))

            return removed

        return remove

    def count(stuff: Stuff) -> None:
        close()
        sitting.dispatch(CountCoolStuff(who=who, cool_stuff=stuff), sitting.game.revision)

    def tracked(_: str, vp: int) -> None:
        close()
        sitting.dispatch(SetHolding(who=who, what="vp", to=vp), sitting.game.revision)

    forms: dict[str, Callable[[], Any]] = {
        "extra": lambda: AddExtra(who=who, words=said_before(table), kept=sitting.kept, on_add=add, key=f"extra-{who}"),
        "vp": lambda: Keypad(title=f"VP of {who} on the tracker", on_done=tracked, most=99, key=f"vp-{who}"),
        "count": lambda: CountCool(who=who, begun=dict(table.cool_stuff(who)), on_done=count, key=f"count-{who}"),
    }
    ft.use_dialog(sheet(forms[what](), close) if what and table.find(who) else None)
    tied = tied_for_most(table)
    return page(
        key="scoring",
        wide=wide,
        content=[
            beside(theme.heading("VP at the end", level=1), "forsaken-final-scoring", "What does the end add?"),
            *finales_part(sitting, once),
            *[
                _player(table, player, standing.totals[player.name], set_opened, removing(player.name))
                for player in table.players
            ],
            *([_rival(table, standing.totals[table.rival.name])] if table.rival else []),
            *([tie_card(table, tied, lambda one: set_opened(("count", one)))] if tied else []),
            *resolution_part(sitting, once),
            explained(theme.body(shown.reason), shown.rule),
            *(
                []
                if standing.complete
                else [
                    explained(
                        theme.small("Something that may give VP is still open: here, or among the Table's prompts."),
                        "printed-values",
                    )
                ]
            ),
        ],
        thumb=[
            held(
                buttons.primary(
                    "File the result",
                    once(partial(sitting.dispatch, Finish(), revision)),
                    icon=ft.Icons.CHECK,
                    expand=True,
                ),
                "forsaken-final-scoring",
            )
        ],
    )


def _player(
    table: Table,
    player: Player,
    total: int,
    open: Callable[[tuple[str, str]], Any],
    remove: Callable[[Of, int], Callable[[], None]],
) -> ft.Control:
    name = player.name
    gains = extra_rows(name, table.finale.get(name, ()), table.extras.get(name, ()), remove)
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
                            explained(
                                theme.number(str(total), size=theme.NUMBER, label=f"{name}: {total} VP in all"),
                                "forsaken-victory-points",
                            ),
                        ],
                    ),
                    # The total says it where nothing else came in.
                    *([vp_line(player.vp, "On the tracker")] if gains else []),
                    *gains,
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        controls=[
                            held(
                                buttons.tonal(
                                    "More VP",
                                    lambda: open(("extra", name)),
                                    icon=ft.Icons.ADD,
                                    label=f"More VP for {name}",
                                ),
                                "forsaken-final-scoring",
                            ),
                            held(
                                buttons.quiet(
                                    "Tracker",
                                    lambda: open(("vp", name)),
                                    icon=ft.Icons.EDIT_OUTLINED,
                                    label=f"VP tracker of {name}",
                                ),
                                "corrections",
                            ),
                        ],
                    ),
                ],
            ),
        )
    )


def _rival(table: Table, total: int) -> ft.Control:
    name = table.rival.name if table.rival else ""
    return theme.group(
        theme.card(
            key="scored-rival",
            padding=12,
            content=ft.Row(
                spacing=12,
                controls=[
                    sign_of("rival", 36),
                    ft.Container(beside(theme.heading(name), "forsaken-rival-vp", "the rival's VP"), expand=True),
                    explained(
                        theme.number(str(total), size=theme.NUMBER, label=f"{name}: {total} VP in all"),
                        "forsaken-rival-vp",
                    ),
                ],
            ),
        )
    )
