"""What to do at the table before the first turn, to be ticked."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.checklist import Task
from screens import buttons, theme, tiles
from screens.rules.word import explained, question_mark


def ticks(
    tasks: Sequence[Task],
    ticked: frozenset[str],
    change: Callable[[Callable[[frozenset[str]], frozenset[str]]], Any],
    rule: str,
) -> list[ft.Control]:
    """The tasks of exactly this game. Nobody has to tick them: the game can start at any time.

    A long press on a task opens the rule that it rests on; `rule` is the entry about all of it. `change` gets what is
    to be made of the ticks as they are then.
    """
    ids = frozenset(task.id for task in tasks)
    done = len(ids & ticked)

    def toggle(id: str) -> None:
        change(lambda before: before ^ {id})

    return [
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                # Only as wide as the two are, so that the button has its place beside them.
                ft.Row(
                    tight=True,
                    spacing=0,
                    controls=[theme.heading("Set up the table"), question_mark(rule, "How is a table set up?")],
                ),
                buttons.quiet(
                    "All done" if done < len(ids) else "None done",
                    lambda: change(lambda before: ids if done < len(ids) else frozenset()),
                    icon=ft.Icons.DONE_ALL,
                ),
            ],
        ),
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            label=f"{done} of {len(ids)} done",
            content=ft.Row(
                spacing=12,
                controls=[
                    ft.ProgressBar(
                        value=done / len(ids), expand=True, bar_height=6, border_radius=3,
                        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
                    ),
                    theme.small(f"{done} of {len(ids)}"),
                ],
            ),
        ),
        ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    tiles.tick(
                        task.text,
                        f"page {task.page}" if task.page else "",
                        task.id in ticked,
                        partial(toggle, task.id),
                        key=task.id,
                        fades=True,
                    ),
                    task.rule,
                )
                for task in tasks
            ],
        ),
    ]  # fmt: skip
