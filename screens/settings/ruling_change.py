"""A ruling that is answered otherwise in the middle of a game: from now on, or as if it had been so all along."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.game import Game, Refusal
from companion.past import Amended
from companion.ruling import Ruling
from companion.ruling_changes import from_the_start
from screens import buttons, frame, theme
from screens.guard import component
from screens.ledger.differences import differences_list, warned
from screens.ledger.row import marked
from screens.rules.word import beside, explained
from screens.sitting import Sitting


@component
def RulingChange(sitting: Sitting, revision: int, ruling: Ruling, option: str, close: Callable[[], Any]) -> ft.Control:
    """Both ways, each with what it would change. Nothing is changed before one of them is tapped."""
    once = buttons.use_once()
    known: Any = ft.use_ref(None)
    game = sitting.game
    if known.current is None or known.current[0] is not game:
        past = from_the_start(game, ruling.id, option)
        command = game.rules.command("set_ruling", ruling=ruling.id, option=option)
        known.current = (game, command, past, game.act(command), sitting.desk.preview(sitting.game_id, past))
    _, command, past, now, since = known.current
    answer = next(one.text for one in ruling.options if one.id == option)

    def from_now_on() -> None:
        if sitting.dispatch(command, revision):
            close()

    def all_along() -> None:
        if sitting.amend(past, revision):
            close()

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(ruling.question, level=1), ruling.rule, f"ruling {ruling.id}"),
            theme.body(f"{answer}: from when on?"),
            *_way("From now on", "What has happened stays as it is.", sitting.table, now, once(from_now_on)),
            *_way("From the start", "Everything is worked out again with it.", sitting.table, since, once(all_along)),
        ],
    )


def _way(title: str, words: str, before: Any, outcome: Any, take: buttons.Action) -> list[ft.Control]:
    rule = "ruling" if title == "From now on" else "the-past"
    if isinstance(outcome, Refusal):
        return [frame.fault(f"{title}: {outcome}.")]
    game: Game[Any, Any, Any, Any] = outcome.game if isinstance(outcome, Amended) else outcome
    faulted = outcome.faulted if isinstance(outcome, Amended) else ()
    return [
        theme.card(
            ft.Column(
                tight=True,
                spacing=theme.GAP,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    explained(theme.small(words), rule),
                    *warned(game.rules.warnings(before, game.table)),
                    differences_list(before, game.rules.differences(before, game.table)),
                    *[
                        marked(
                            ft.Icons.ERROR_OUTLINE,
                            f"Would make no sense any more: {entry.label}: {entry.fault}",
                            ft.Colors.ERROR,
                        )
                        for entry in faulted
                    ],
                    buttons.tonal(title, take, icon=ft.Icons.CHECK),
                ],
            )
        )
    ]
