"""The way back from a backup on screen: what would come of it, then what has."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.plain_text import plain_line
from screens import buttons, frame, routes, theme
from screens.backups.course import Course
from screens.backups.summary import summary
from screens.backups.words import counted, size
from screens.guard import component
from screens.rules.word import explained

MORE = 100
"""So many games more of a sort a tap shows."""


@component
def Restore(course: Course, again: Callable[[], None], leave: Callable[[str], None]) -> ft.Control:
    """Looking through it, the summary with its one button, the restoring, and the result. `again` chooses another."""
    _, set_drawn = ft.use_state(0)
    opened, set_opened = ft.use_state({})
    hide: Any = ft.use_ref(None)
    once = buttons.use_once()
    page = ft.context.page

    def show() -> None:
        hide.current = course.shown_by(lambda: set_drawn(lambda before: before + 1))
        page.run_task(course.look)

    ft.use_effect(show, [], cleanup=lambda: hide.current and hide.current())

    def more(group: str, by: int) -> None:
        """Shows more of a group, or folds it."""
        set_opened(lambda before: {**before, group: by and before.get(group, 0) + by})

    def restore() -> None:
        page.run_task(course.carry_out)

    foot: list[ft.Control] = []
    match course.stage:
        case "looking":
            what = "The file is on its way here" if course.arriving else "Looking through the games"
            body = [_progress(course, what, "Nothing changes before you have seen what would come of it.")]
            foot = [buttons.tonal("Stop", again, expand=True)]
        case "restoring":
            body = [_progress(course, "Restoring", "If anything fails, all is put back as it was.")]
        case "summary":
            body = summary(course, opened, more, MORE)
            foot = [_restore(course, once(restore))]
        case "done":
            body = [_came(course)]
            foot = [buttons.primary("Home", once(lambda: leave(routes.HOME)), expand=True)]
        case _:
            body = [_refused(course)]
            foot = [buttons.tonal("Choose another backup", once(again), expand=True)]
    plain = ft.Container(theme.heading("Restore", level=1), padding=theme.PAD)
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            plain if course.stage == "restoring" else frame.head("Restore", "Backups", once(again)),
            frame.long_list(body, key=course.stage),
            *([frame.foot(*foot)] if foot else []),
        ],
    )


def _progress(course: Course, title: str, words: str) -> ft.Control:
    """A bar with words: how many of how many games."""
    far = f"{course.done:,} of {counted(course.of)}" if course.of else "One moment"
    if course.arriving and course.of:
        far = f"{size(course.done)} of {size(course.of)}"
    return ft.Semantics(
        key="progress",
        live_region=True,
        container=True,
        content=ft.Column(
            spacing=12,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.body(title),
                ft.Text(far, size=34, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600),
                ft.ProgressBar(value=course.done / course.of if course.of else None, bar_height=8, border_radius=4),
                theme.small(words),
            ],
        ),
    )


def _restore(course: Course, restore: buttons.Action) -> ft.Control:
    outlook = course.outlook
    if count := len(course.coming):
        return buttons.primary(f"Restore {counted(count)}", restore, expand=True)
    if outlook and (outlook.library or outlook.settings):
        what = " and ".join(
            word for word, comes in (("the library", outlook.library), ("the settings", outlook.settings)) if comes
        )
        return buttons.primary(f"Restore {what}", restore, expand=True)
    return buttons.primary("Nothing to restore", restore, disabled=True, expand=True)


def _came(course: Course) -> ft.Control:
    beside = sum(line.how == "differs" for line in course.came)
    outlook = course.outlook
    words = [
        f"{counted(beside)} beside {'the one that was' if beside == 1 else 'those that were'} here." if beside else "",
        f"To the library: {', '.join(outlook.library)}." if outlook and outlook.library else "",
        "The settings came too." if outlook and outlook.settings else "",
    ]
    count = len(course.came)
    return _sign(
        ft.Icons.CHECK_CIRCLE_OUTLINE,
        ft.Colors.PRIMARY,
        f"{counted(count)} {'is' if count == 1 else 'are'} back" if count else "Restored",
        " ".join(word for word in words if word) or "Everything else is as it was.",
    )


def _refused(course: Course) -> ft.Control:
    fault = plain_line(course.fault).rstrip(".")
    said = any(words in fault.lower() for words in ("nothing was", "nothing that was here"))
    unchanged = "" if said else " Nothing was changed."
    return _sign(ft.Icons.ERROR_OUTLINE, ft.Colors.ERROR, "This cannot be restored", f"{fault}.{unchanged}")


def _sign(icon: ft.IconData, colour: str, title: str, words: str) -> ft.Control:
    """How it has ended: a picture, a few large words, and a sentence."""
    return ft.Semantics(
        key="ended",
        live_region=True,
        container=True,
        content=ft.Column(
            spacing=12,
            controls=[
                ft.Icon(icon, size=64, color=colour),
                explained(ft.Text(title, size=34, font_family=theme.NUMBERS, weight=ft.FontWeight.W_600), "backup"),
                theme.body(words),
            ],
        ),
    )
