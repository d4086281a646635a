"""Before the end: how near it is; and once it is set off, who still has a last turn."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import BeginScoring, RevokeEnd
from companion.forsaken.ending import waiting, why_in_words
from companion.forsaken.result import result
from companion.forsaken.scoring import standing_score
from companion.forsaken.table import Table
from screens import buttons, marks, theme
from screens.ending.page import announcement, page
from screens.ending.points import PointsTable
from screens.ending.totals import totals_row
from screens.forsaken.end.nearness import nearness
from screens.forsaken.end.setting_off import SetOff
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.sheet import sheet
from screens.sitting import Sitting


@component
def BeforeTheEnd(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The app sets the end off by itself where it can see it; people do it here where it cannot."""
    asking, set_asking = ft.use_state("")
    once = buttons.use_once()
    table: Table = sitting.table
    now = result(table, standing_score(table))

    def close() -> None:
        set_asking("")

    def do(command: Any) -> None:
        close()
        sitting.dispatch(command, sitting.game.revision)

    forms: dict[str, Callable[[], Any]] = {
        "set off": lambda: SetOff(table=table, on_done=do, key="set-off"),
        "score": lambda: _confirm(table, once(partial(do, BeginScoring())), once(close)),
    }
    ft.use_dialog(sheet(forms[asking](), close) if asking else None)
    last = _last_turns(table, once(partial(do, RevokeEnd()))) if table.ending else []
    return page(
        key="before",
        wide=wide,
        content=[
            *last,
            *(
                []
                if last
                else [
                    beside(theme.heading("How near the end is", level=1), "forsaken-game-end", "the end"),
                    *nearness(table),
                ]
            ),
            beside(theme.heading("If it ended now"), "forsaken-final-scoring", "What does the end add?"),
            totals_row(table, now, size=theme.TITLE + theme.GAP),
            explained(theme.small(now.reason), now.rule),
            *(
                []
                if now.settled
                else [explained(theme.small("A finale, or something unread, may still pay."), "forsaken-finale")]
            ),
            # Where all VP are on the trackers, the totals say it already.
            *([PointsTable(table=table, score=now, key="points")] if len(now.steps) > 1 else []),
        ],
        thumb=[_thumb(table, set_asking)],
    )


def _thumb(table: Table, ask: Callable[[str], Any]) -> Any:
    if table.ending is None:
        return held(
            buttons.tonal("The end is set off", lambda: ask("set off"), icon=ft.Icons.FLAG_OUTLINED, expand=True),
            "forsaken-game-end",
        )
    return held(
        buttons.tonal("Begin final scoring", lambda: ask("score"), icon=ft.Icons.FLAG, expand=True),
        "forsaken-final-scoring",
    )


def _last_turns(table: Table, revoke: buttons.Action) -> list[ft.Control]:
    """What set it off, in the largest type, and everybody with what they still have."""
    ending, left = table.ending, waiting(table)
    if ending is None:
        return []
    why = why_in_words(table, ending.why, ending.by)
    return [
        beside(announcement("Last turns"), "forsaken-final-turns", "a last turn"),
        theme.body(f"{why[:1].upper()}{why[1:]}."),
        *[_turn(table, name, left) for name in (player.name for player in table.playing)],
        ft.Row(
            wrap=True,
            controls=[held(buttons.quiet("It was not set off", revoke, icon=ft.Icons.UNDO), "corrections")],
        ),
    ]


def _turn(table: Table, name: str, left: tuple[str, ...]) -> ft.Control:
    """One player: on now, a last turn still to come, or none left."""
    on = table.turn == name
    if on:
        icon, words, colour = ft.Icons.PLAY_ARROW, "is on now", ft.Colors.PRIMARY
        if name in left and not table.done.set_off:
            words = "has the last turn now"
        elif name in left:
            words = "is on now, and has one last turn"
    elif name in left:
        icon, words, colour = ft.Icons.HOURGLASS_BOTTOM, "has one last turn", ft.Colors.ON_SURFACE
    else:
        icon, words, colour = ft.Icons.CHECK, "has no turn left", ft.Colors.ON_SURFACE_VARIANT
    return theme.group(
        ft.Row(
            key=f"last-{name}",
            spacing=12,
            controls=[
                marks.mark(table, table.player(name), size=36),
                theme.body(f"{name} {words}", color=colour, expand=True),
                ft.Icon(icon, size=24, color=colour),
            ],
        )
    )


def _confirm(table: Table, end: buttons.Action, stay: buttons.Action) -> ft.Control:
    left = waiting(table)
    words = f"The last turn of {', '.join(left)} is left out." if left else "All last turns are over."
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Begin final scoring?", level=1), "forsaken-final-scoring", "final scoring"),
            theme.body(f"{words} Undo takes it back."),
            buttons.primary("Score the game", end, icon=ft.Icons.FLAG),
            buttons.quiet("Play on", stay),
        ],
    )
