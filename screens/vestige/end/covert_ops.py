"""Covert ops are flipped and paid (p. 25)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.closing import offered_ops, ops_left
from companion.vestige.commands import ScoreCovertOps
from companion.vestige.glossary import entry_of_stage
from companion.vestige.table import CovertOp, Table
from screens import buttons, theme
from screens.guard import component
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.vestige.end.values import Values
from screens.vestige.end.who import named


@component
def CovertOps(sitting: Sitting, revision: int) -> ft.Control:
    """What each covert op pays; only people have them. What was noted in secret is offered once it is flipped."""
    shown, set_shown = ft.use_state(())
    once = buttons.use_once()
    table: Table = sitting.table

    def flip(who: str) -> Callable[[], None]:
        return lambda: set_shown(lambda before: (*before, who))

    def pays(who: str, value: int) -> None:
        values = sitting.table.sheet.covert_ops.get(who, ())
        sitting.dispatch(ScoreCovertOps(who=who, values=(*values, value)), sitting.game.revision)

    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *(
                _noted(
                    table,
                    human.name,
                    offered_ops(table, human.name),
                    (human.name in shown) if sitting.may_look(human.name) else None,
                    flip,
                    pays,
                    once,
                )
                for human in table.humans
                if offered_ops(table, human.name)
            ),
            Values(
                sitting=sitting,
                revision=revision,
                names=tuple(human.name for human in table.humans),
                one="covert op",
                rule=entry_of_stage("covert_ops"),
                read=lambda table, who: table.sheet.covert_ops.get(who, ()),
                enter=lambda who, values: ScoreCovertOps(who=who, values=values),
            ),
            *_left(table),
        ],
    )


def _noted(
    table: Table,
    who: str,
    ops: tuple[CovertOp, ...],
    shown: bool | None,
    flip: Callable[[str], Callable[[], None]],
    pays: Callable[[str, int], None],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """What a player noted, covered until it is flipped: until then nobody may learn what it pays.

    `shown` is None on a phone at which the player does not sit.
    """
    words = "a noted covert op" if len(ops) == 1 else f"{len(ops)} noted covert ops"
    turned: list[Any] = [
        held(
            buttons.tonal(
                f"{who} flips {words}", once(flip(who)), icon=ft.Icons.FLIP, label=f"{who} flips {words}: show them"
            ),
            "covert-op-secret",
        )
    ]
    away = [explained(theme.small(f"{who} flips {words} on the phone where {who} sits."), "covert-op-secret")]
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                named(table, table.competitor(who)),
                *([_op(who, op, pays, once) for op in ops] if shown else turned if shown is not None else away),
            ],
        ),
        padding=12,
        key=f"noted-{who}",
    )


def _op(
    who: str,
    op: CovertOp,
    pays: Callable[[str, int], None],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """One tap where its objective is met and its value is known; the others are typed below, or pass by."""
    name = op.name or "A covert op"
    met: list[Any] = []
    if op.leverage is not None:
        met.append(
            held(
                buttons.tonal(
                    f"Met: {op.leverage}",
                    once(partial(pays, who, op.leverage)),
                    icon=ft.Icons.CHECK,
                    label=f"{who}: {name} is met and pays {op.leverage}",
                ),
                "covert-ops-at-the-end",
            )
        )
    return ft.Row(
        key=f"op-{op.id}",
        spacing=theme.GAP,
        controls=[
            ft.Column(
                spacing=0,
                expand=True,
                controls=[
                    explained(theme.body(name), "covert-ops-at-the-end"),
                    *([theme.small(op.words)] if op.words else []),
                    *([] if met else [theme.small("What it pays is typed below, if it is met.")]),
                ],
            ),
            *met,
        ],
    )


def _left(table: Table) -> list[ft.Control]:
    """How many are still face down, so that none is forgotten."""
    left = [f"{human.name} {ops_left(table, human.name)}" for human in table.humans if ops_left(table, human.name)]
    if not left:
        return []
    return [explained(theme.small(f"Still face down, as far as tracked: {', '.join(left)}."), "covert-ops-at-the-end")]
