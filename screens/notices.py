"""What people must be told: that nothing can be saved, and what was mended. Short first, the rest on a tap."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, theme
from screens.backups.saving import save_copy, use_files
from screens.guard import component
from screens.rules.word import explained
from screens.sheet import sheet

Say = Callable[[str], None]

UNSAVED = "Nothing can be saved"
STANDING = "Play goes on, but only in memory: close Tableside now and what was entered since is lost."


@component
def NoticeBar(desk: Desk, notices: tuple[str, ...], game_ids: tuple[str, ...], say: Say) -> ft.Control:
    """One line, however much there is to tell: the table stays in sight. A tap opens the rest in a sheet."""
    opened, set_opened = ft.use_state(False)

    def close() -> None:
        set_opened(False)

    content = NoticeList(desk=desk, notices=notices, game_ids=game_ids, say=say, close=close, key="notices")
    ft.use_dialog(sheet(content, close) if opened and notices else None)
    urgent = any(_urgent(desk, notice) for notice in notices)
    ground, ink = _colours(urgent)
    return ft.Semantics(
        button=True,
        container=True,
        live_region=True,
        content=ft.Container(
            on_click=buttons.called(lambda: set_opened(True)),
            ink=True,
            bgcolor=ground,
            border_radius=8,
            margin=ft.Margin.symmetric(horizontal=8, vertical=4),
            padding=ft.Padding.symmetric(horizontal=12, vertical=14),
            content=ft.Row(
                spacing=theme.GAP,
                controls=[
                    ft.Icon(_icon(desk.unsaved in notices, urgent), size=20, color=ink),
                    ft.Text(
                        _in_short(desk, notices),
                        size=theme.SMALL,
                        color=ink,
                        max_lines=2,
                        overflow=ft.TextOverflow.ELLIPSIS,
                        expand=True,
                    ),
                    *([_others(len(notices) - 1, ink)] if len(notices) > 1 else []),
                    ft.Icon(ft.Icons.EXPAND_MORE, size=20, color=ink),
                ],
            ),
        ),
    )


def _others(count: int, ink: str) -> ft.Control:
    return ft.Text(f"+{count}", size=theme.SMALL, color=ink, semantics_label=f"and {count} more")


def _in_short(desk: Desk, notices: tuple[str, ...]) -> str:
    return f"{UNSAVED}; play goes on" if desk.unsaved in notices else _sentence(notices[0])


def _sentence(notice: str) -> str:
    return notice if notice.endswith((".", "!", "?")) else f"{notice}."


@component
def NoticeList(
    desk: Desk, notices: tuple[str, ...], game_ids: tuple[str, ...], say: Say, close: Callable[[], Any] | None = None
) -> ft.Control:
    """Every notice with what can be done about it. `game_ids` are the games of which a copy is offered.

    `close` is called before what is done makes notices vanish.
    """
    files = use_files()
    once = buttons.use_once()
    page = ft.context.page

    def retry() -> None:
        if close:
            close()
        desk.retry()
        # Else it stands there as before, and nobody knows whether the tap was heard.
        say(f"{UNSAVED} yet." if desk.unsaved else "Everything is saved.")

    def dismiss(notice: str) -> None:
        if close and len(notices) == 1:
            close()
        desk.dismiss(notice)

    async def copy() -> None:
        await save_copy(desk, game_ids, _title(desk, game_ids), files, say)
        # Not before: what saves the file is part of what is closed.
        if close:
            close()

    ordered = sorted(notices, key=lambda notice: notice != desk.unsaved)
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            _unsaved(notice, once(retry), once(lambda: page.run_task(copy)) if game_ids else None)
            if notice == desk.unsaved
            else _other(notice, None if _urgent(desk, notice) else once(partial(dismiss, notice)))
            for notice in ordered
        ],
    )


def _title(desk: Desk, game_ids: tuple[str, ...]) -> str:
    """What the copy of one game is named for; that of several has no name of its own."""
    if len(game_ids) != 1:
        return ""
    try:
        game = desk.game(game_ids[0])
    except ShelfFault:
        return ""
    return str(game.rules.titled(game.table))


def _unsaved(notice: str, retry: buttons.Action, copy: buttons.Action | None) -> ft.Control:
    _, ink = _colours(True)
    return _ground(
        _icon(True, True),
        True,
        "unsaved",
        explained(
            ft.Text(UNSAVED, size=theme.TITLE, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600, color=ink),
            "backup",
        ),
        ft.Text(STANDING, size=theme.BODY, color=ink),
        ft.Text(_sentence(notice), size=theme.SMALL, color=ink),
        ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                buttons.primary("Try again", retry, icon=ft.Icons.REFRESH),
                *([buttons.tonal("Save a copy", copy, icon=ft.Icons.DOWNLOAD)] if copy else []),
            ],
        ),
    )


def _other(notice: str, dismiss: buttons.Action | None) -> ft.Control:
    _, ink = _colours(dismiss is None)
    return _ground(
        _icon(False, dismiss is None),
        dismiss is None,
        notice,
        ft.Text(_sentence(notice), size=theme.BODY, color=ink),
        *([ft.Row([buttons.quiet("Understood", dismiss)], alignment=ft.MainAxisAlignment.END)] if dismiss else []),
    )


def _urgent(desk: Desk, notice: str) -> bool:
    """Whether it tells what is still so."""
    return not desk.can_be_dismissed(notice)


def _ground(icon: ft.IconData, urgent: bool, key: str, *controls: ft.Control) -> ft.Control:
    ground, ink = _colours(urgent)
    return ft.Container(
        key=key,
        padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=12, bottom=12),
        border_radius=theme.RADIUS,
        bgcolor=ground,
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Icon(icon, size=24, color=ink),
                ft.Column(expand=True, tight=True, spacing=theme.GAP, controls=list(controls)),
            ],
        ),
    )


def _colours(urgent: bool) -> tuple[str, str]:
    if urgent:
        return ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER
    return ft.Colors.SECONDARY_CONTAINER, ft.Colors.ON_SECONDARY_CONTAINER


def _icon(unsaved: bool, urgent: bool) -> ft.IconData:
    if unsaved:
        return ft.Icons.SYNC_PROBLEM
    return ft.Icons.WARNING_AMBER_ROUNDED if urgent else ft.Icons.INFO_OUTLINE
