"""The strip above every page of a game: round, phase, how near the end is, and undo in words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from companion.glance import Glance, Nearness
from screens import buttons, marks, routes, theme
from screens.guard import memo
from screens.menu import Menu
from screens.notices import NoticeBar
from screens.rules.word import explained
from screens.share.discretion import may_keep_whole
from screens.sheet import sheet
from screens.sitting import Sitting


@memo
def Strip(sitting: Sitting, revision: int, notices: tuple[str, ...], wide: bool) -> ft.Control:
    """What everybody asks all the time, in one place, on every page."""
    glance = sitting.game.rules.glance(sitting.table)
    once = buttons.use_once()
    opened, set_opened = ft.use_state(False)
    opener: Any = ft.use_ref(None)
    if opener.current is None:
        # One function for all renders, so that the head is not drawn again with every entry.
        opener.current = lambda: set_opened(True)

    def close() -> None:
        set_opened(False)

    ft.use_dialog(sheet(Menu(sitting=sitting, close=close, key="menu"), close) if opened else None)
    return ft.Container(
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        padding=ft.Padding.only(left=4, right=4, top=2, bottom=2),
        content=ft.Column(
            spacing=0,
            controls=[
                StripHead(glance=_short(glance), sitting=sitting, on_more=opener.current, key="head"),
                _undo(sitting, revision, once),
                *_notices(sitting, notices),
            ],
        ),
    )


def _short(glance: Glance) -> Glance:
    """What the strip says of it: figures change with each tap, and without them its head seldom has to be drawn."""
    return replace(glance, figures=())


@memo
def StripHead(glance: Glance, sitting: Sitting, on_more: Callable[[], Any]) -> ft.Control:
    """The part of the strip that seldom changes: it is not drawn again with every tap."""
    return ft.Column(
        spacing=0,
        controls=[
            ft.Row(
                spacing=4,
                controls=[
                    buttons.icon(ft.Icons.HOME_OUTLINED, "Home", lambda: sitting.go(routes.HOME)),
                    # Below each other where large text leaves no room beside each other.
                    ft.Row(
                        wrap=True,
                        expand=True,
                        run_spacing=0,
                        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                        vertical_alignment=ft.CrossAxisAlignment.CENTER,
                        controls=[
                            explained(_moment(glance.moment, glance.coming), glance.rule),
                            *_near(glance),
                        ],
                    ),
                    buttons.icon(ft.Icons.MORE_VERT, "More of this game", on_more),
                ],
            ),
            *([explained(_announced(glance.announced), glance.announced_rule)] if glance.announced else []),
        ],
    )


def _moment(moment: str, coming: str) -> ft.Control:
    heading = theme.heading(moment, level=1)
    return ft.Column(tight=True, spacing=0, controls=[heading, theme.small(coming)]) if coming else heading


def _near(glance: Glance) -> list[ft.Control]:
    """How near the end is, as long as it is still to come."""
    near = glance.near
    return [explained(_nearness(near), near.rule)] if near and glance.in_play else []


def _nearness(near: Nearness) -> ft.Control:
    return ft.Row(
        tight=True,
        spacing=6,
        controls=[
            marks.towards(near.met, near.needed, near.words),
            ft.Semantics(exclude_semantics=True, content=theme.small(f"{near.met}/{near.needed}")),
        ],
    )


def _announced(words: str) -> ft.Control:
    return ft.Container(
        bgcolor=ft.Colors.PRIMARY,
        border_radius=8,
        margin=ft.Margin.symmetric(horizontal=8, vertical=4),
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        content=ft.Text(
            words, size=theme.BODY, color=ft.Colors.ON_PRIMARY, font_family=theme.NUMBERS, weight=ft.FontWeight.W_700
        ),
    )


def _undo(sitting: Sitting, revision: int, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    """Undo and redo in words. The words change with each tap, so a second one at once is taken for a double tap."""
    ledger = sitting.game.ledger
    undoes, redoes = ledger.undoes, ledger.redoes
    undo = buttons.called(once(lambda: sitting.undo(revision)))
    redo = once(lambda: sitting.redo(revision))
    return ft.Row(
        spacing=0,
        controls=[
            ft.TextButton(
                expand=True,
                disabled=undoes is None,
                on_click=undo,
                style=ft.ButtonStyle(
                    padding=ft.Padding.symmetric(horizontal=12, vertical=14), alignment=ft.Alignment.CENTER_LEFT
                ),
                content=ft.Row(
                    spacing=8,
                    controls=[
                        ft.Icon(ft.Icons.UNDO, size=20),
                        ft.Text(
                            f"Undo: {undoes.label}" if undoes else "Nothing to undo yet",
                            size=theme.SMALL,
                            max_lines=1,
                            overflow=ft.TextOverflow.ELLIPSIS,
                            expand=True,
                        ),
                    ],
                ),
            ),
            *([buttons.icon(ft.Icons.REDO, f"Redo: {redoes.label}", redo, size=20)] if redoes else []),
        ],
    )


def _notices(sitting: Sitting, notices: tuple[str, ...]) -> list[Any]:
    if not notices:
        return []
    games = (sitting.game_id,) if may_keep_whole(sitting.desk, sitting.game_id) else ()
    return [NoticeBar(desk=sitting.desk, notices=notices, game_ids=games, say=sitting.say, key="notices")]
