"""Backups: when the last one was made, a new one, one as a file, and the way back from one."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.backup import KEPT, Kept
from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, frame, marks, routes, theme
from screens.background import in_background
from screens.backups.course import KEPT_AS, Course
from screens.backups.restoring import Restore
from screens.backups.saving import save_everything, use_files
from screens.backups.words import counted, first_upper, kept_by_itself, made_at, size
from screens.device import Device
from screens.guard import component
from screens.handed import LARGEST, ticket_in
from screens.rules.word import explained, question_mark
from screens.share.discretion import AT_THE_HOST, may_keep_everything
from screens.sitting import use_desk

Say = Callable[[str], None]
Go = Callable[[str], None]
TOO_LARGE = (
    f"larger than {LARGEST // 1_000_000} MB, which is more than a browser hands over: restore it with "
    "`tableside restore FILE` where Tableside runs"
)


@component
def BackupsPage(desk: Desk, device: Device, say: Say, go: Go) -> ft.Control:
    """The backups there are or, once one was chosen, the way back from it. A phone that wakes up finds it as it was."""
    kept = device.kept(KEPT_AS)
    number, set_number = ft.use_state(0)

    def choose(course: Course | None) -> None:
        kept["course"] = course
        set_number(lambda before: before + 1)

    def leave(to: str) -> None:
        kept.pop("course", None)
        go(to)

    course: Course | None = kept.get("course")
    if course is not None:
        key = f"course-{number}-{id(course)}"
        return Restore(course=course, again=lambda: choose(None), leave=leave, key=key)
    return KeptBackups(desk=desk, choose=choose, say=say, go=leave, key=f"kept-{number}")


@component
def KeptBackups(desk: Desk, choose: Callable[[Course], None], say: Say, go: Go) -> ft.Control:
    """What is kept, the newest large, and what can be done."""
    backups, fault = use_desk(desk, lambda: _backups(desk))
    doing, set_doing = ft.use_state("")
    files = use_files()
    once = buttons.use_once()
    picker: Any = ft.use_ref(None)
    if picker.current is None:
        picker.current = ft.FilePicker(on_result=lambda event: _picked(event, desk, choose))
    now = desk.time()
    page = ft.context.page

    async def back_up() -> None:
        set_doing("Everything is being backed up.")
        words = await _back_up(desk)
        set_doing("")
        say(words)

    async def save() -> None:
        set_doing("Everything is being packed.")
        await save_everything(desk, files, say, lambda done, of: set_doing(f"{done:,} of {counted(of)} packed."))
        set_doing("")

    def look_inside(name: str) -> None:
        choose(Course(desk, name))

    # The browser opens its own chooser within the tap: some do so at no other moment.
    restore = buttons.tonal("Restore from a file", lambda: None, icon=ft.Icons.FILE_OPEN_OUTLINED)
    restore.action = ft.PickFiles(picker.current, with_data=True, cancel_upload_on_window_blur=False)
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Backups", "Settings", lambda: go(routes.SETTINGS), question_mark("backup", "a backup")),
            frame.middle(
                [
                    _last(backups, now),
                    *([frame.fault(fault)] if fault else []),
                    _doing(doing)
                    if doing
                    else ft.Column(
                        key="ways",
                        spacing=theme.GAP,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[
                            buttons.primary(
                                "Back up now", once(lambda: page.run_task(back_up)), icon=ft.Icons.ADD_TASK
                            ),
                            buttons.tonal("Save as a file", once(lambda: page.run_task(save)), icon=ft.Icons.DOWNLOAD)
                            if may_keep_everything()
                            else theme.small(AT_THE_HOST),
                        ],
                    ),
                    _list(backups, now, look_inside, restore),
                    theme.small(kept_by_itself()),
                ],
                spacing=theme.PAD + theme.GAP,
            ),
        ],
    )


def _backups(desk: Desk) -> tuple[tuple[Kept, ...], str]:
    try:
        return desk.backups(), ""
    except ShelfFault as fault:
        return (), str(fault)


def _last(backups: tuple[Kept, ...], now: str) -> ft.Control:
    """The newest in large letters, and as many discs as backups are kept."""
    when = first_upper(made_at(backups[0].made, now)) if backups else "No backup yet"
    count = len(backups)
    return ft.Column(
        key="last",
        spacing=4,
        controls=[
            theme.small("The last backup was made" if backups else "One is made after the first finished game"),
            explained(ft.Text(when, size=34, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600), "backup"),
            ft.Container(
                marks.pips(count, KEPT, f"{count} of {KEPT} backups kept"),
                padding=ft.Padding.symmetric(horizontal=2, vertical=10),
            ),
        ],
    )


def _doing(words: str) -> ft.Control:
    return ft.Semantics(
        key="doing",
        live_region=True,
        container=True,
        content=ft.Column(
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[theme.body(words), ft.ProgressBar(border_radius=4)],
        ),
    )


def _list(
    backups: tuple[Kept, ...], now: str, look_inside: Callable[[str], None], from_a_file: ft.Control
) -> ft.Control:
    return ft.Column(
        key="kept",
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            theme.heading("Look inside and restore"),
            from_a_file,
            ft.Column(
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[_line(one, now, look_inside) for one in backups],
            ),
        ],
    )


def _line(one: Kept, now: str, look_inside: Callable[[str], None]) -> ft.Control:
    when = made_at(one.made, now)
    return ft.ListTile(
        key=one.name,
        leading=ft.Icon(ft.Icons.INVENTORY_2_OUTLINED, color=ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(
            first_upper(when), size=theme.BODY, semantics_label=f"Look inside and restore the backup made {when}"
        ),
        subtitle=ft.Text(size(one.size), size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT),
        content_padding=ft.Padding.symmetric(horizontal=4),
        min_height=theme.TOUCH,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        on_click=buttons.called(lambda: look_inside(one.name)),
    )


async def _back_up(desk: Desk) -> str:
    """Makes one, and says what has come of it."""
    try:
        made = await in_background(desk.back_up)
    except ShelfFault as fault:
        return f"No backup could be made: {fault}"
    desk.tell()
    return "A backup was made." if made else "Nothing has changed since the last backup, so none was made."


def _picked(event: Any, desk: Desk, choose: Callable[[Course], None]) -> None:
    for file in event.files[:1]:
        content = bytes(file.bytes or b"")
        ticket = ticket_in(content)
        if (ticket.size if ticket else file.size) > LARGEST:
            choose(Course.refused(desk, file.name, f"{file.name} is {TOO_LARGE}"))
        else:
            choose(Course(desk, file.name, ticket or content))
