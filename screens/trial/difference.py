"""The end of a trial: what would have changed in the game."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import buttons, frame, theme
from screens.ledger.differences import differences_list
from screens.rules.word import question_mark
from screens.trial.copy import Copy


def what_would_change(copy: Copy, back: Callable[[], Any], stay: Callable[[], Any]) -> ft.Control:
    """Every difference in words, then back to the game or on with the trial."""
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.head("What this would change", "Go on trying out", stay, question_mark("what-if", "trying out")),
            frame.middle(
                [
                    theme.body("Nothing of it is kept: the game is as it was."),
                    differences_list(copy.before.table, copy.differences),
                ],
            ),
            frame.foot(
                buttons.primary("Back to the game", back, ft.Icons.DELETE_OUTLINE, expand=True),
            ),
        ],
    )
