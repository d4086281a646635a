"""What restoring a backup would do, to look at rather than to read: large counts first, then the games behind them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.backup import How, Line, Outlook
from companion.plain_text import plain_line
from screens import buttons, theme
from screens.backups.course import Course
from screens.backups.words import entries, first_upper, made_at
from screens.days import day
from screens.guard import memo
from screens.rules.word import explained
from screens.tiles import fold

Opened = Mapping[str, int]
More = Callable[[str, int], None]

FEW = 3
"""Up to so many games of a sort stand there without being unfolded."""


@dataclass(frozen=True)
class Sort:
    """Games that fare alike, under which sign, how that is called, and what happens to them."""

    hows: tuple[How, ...]
    icon: ft.IconData
    colour: str
    short: str
    word: str
    means: str

    def of(self, outlook: Outlook) -> tuple[Line, ...]:
        """Those games of a backup."""
        return tuple(line for how in self.hows for line in outlook.of(how))


NEW = Sort(
    ("new",), ft.Icons.ADD_CIRCLE_OUTLINE, ft.Colors.PRIMARY, "new", "new", "Not here yet: they come as they are."
)
FURTHER = Sort(
    ("further",),
    ft.Icons.FAST_FORWARD_OUTLINED,
    ft.Colors.PRIMARY,
    "further",
    "played further",
    "They go on where those here stop.",
)
DIFFERS = Sort(
    ("differs",),
    ft.Icons.CALL_SPLIT,
    ft.Colors.TERTIARY,
    "another way",
    "went another way",
    "Yours stays in any case. Shall the backup's come beside it?",
)
AS_HERE = Sort(
    ("same", "older"), ft.Icons.CHECK, ft.Colors.ON_SURFACE_VARIANT, "as here", "as here", "Nothing happens to them."
)


def summary(course: Course, opened: Opened, more: More, most: int) -> list[Any]:
    """When the backup was made, a count of each sort, the games that would come, and what else."""
    outlook = course.outlook
    assert outlook is not None
    found: list[Any] = [_made(outlook, course.desk.time()), _counts(outlook)]
    # What wants a decision comes first.
    for sort in (DIFFERS, FURTHER, NEW):
        found.extend(_group(sort, sort.of(outlook), course, opened, more, most))
    return [*found, *_library(outlook, opened, more), *_settings(outlook)]


def _made(outlook: Outlook, now: str) -> ft.Control:
    return ft.Column(
        key="made",
        spacing=4,
        controls=[
            theme.small("Backup made"),
            explained(
                ft.Text(
                    first_upper(made_at(outlook.made, now)),
                    size=34,
                    font_family=theme.NUMBERS,
                    weight=ft.FontWeight.W_600,
                ),
                "backup",
            ),
        ],
    )


def _counts(outlook: Outlook) -> ft.Control:
    counted = [(sort, len(sort.of(outlook))) for sort in (NEW, FURTHER, DIFFERS, AS_HERE)]
    return ft.Container(
        key="counts",
        padding=ft.Padding.symmetric(horizontal=0, vertical=theme.GAP),
        content=ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[_count(sort, count) for sort, count in counted if count]
            or [theme.body("There are no games in this backup.")],
        ),
    )


def _count(sort: Sort, count: int) -> ft.Control:
    """A large number under its sign: colour and shape both say which sort it is."""
    return ft.Semantics(
        container=True,
        label=f"{count:,} {sort.word}",
        exclude_semantics=True,
        content=ft.Container(
            bgcolor=ft.Colors.SURFACE_CONTAINER,
            border_radius=theme.RADIUS,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            content=ft.Column(
                tight=True,
                spacing=0,
                controls=[
                    ft.Row(
                        tight=True,
                        spacing=6,
                        controls=[
                            ft.Icon(sort.icon, size=22, color=sort.colour),
                            theme.number(f"{count:,}", size=34, color=sort.colour),
                        ],
                    ),
                    theme.small(sort.short),
                ],
            ),
        ),
    )


def _group(sort: Sort, lines: tuple[Line, ...], course: Course, opened: Opened, more: More, most: int) -> list[Any]:
    """The games of a sort: a few at once, many folded, and a tap shows more of them."""
    if not lines:
        return []
    name = sort.word
    folded = len(lines) > FEW and sort.hows != ("differs",)
    shown = opened.get(name, 0) if folded else max(opened.get(name, 0), most)
    title = f"{first_upper(sort.word)}: {len(lines):,}"
    found: list[Any] = [
        ft.Container(
            key=f"head-{name}",
            padding=ft.Padding.only(top=theme.GAP),
            content=fold(title, sort.means, bool(shown), lambda: more(name, 0 if shown else most))
            if folded
            else ft.Column(spacing=2, controls=[theme.heading(title), theme.small(sort.means)]),
        )
    ]
    found += [
        GameLine(
            line=line,
            sort=sort,
            only_mine=line.listing.id in course.only_mine,
            choose=course.choose,
            key=f"game-{line.listing.id}",
        )
        for line in lines[:shown]
    ]
    if shown and len(lines) > shown:
        text = f"{len(lines) - shown:,} more"
        rest = buttons.quiet(text, lambda: more(name, most), icon=ft.Icons.EXPAND_MORE, label=f"{text} {sort.word}")
        found.append(ft.Row([rest], key=f"more-{name}"))
    return found


@memo
def GameLine(line: Line, sort: Sort, only_mine: bool, choose: Callable[[str, bool], None]) -> ft.Control:
    """One game: its sign, its title, its day and how far it goes; where it went two ways, what is to come of it."""
    title = plain_line(line.listing.title)
    return ft.Row(
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Icon(sort.icon, size=22, color=sort.colour),
            ft.Column(
                expand=True,
                tight=True,
                spacing=2,
                controls=[
                    theme.body(title),
                    theme.small(f"{day(line.listing.created)} · {entries(line)}"),
                    *([_choices(line, title, only_mine, choose)] if line.how == "differs" else []),
                ],
            ),
        ],
    )


def _choices(line: Line, title: str, only_mine: bool, choose: Callable[[str, bool], None]) -> ft.Control:
    return ft.Container(
        padding=ft.Padding.only(top=6, bottom=theme.GAP),
        content=ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                buttons.choice(words, only_mine == mine, partial(choose, line.listing.id, mine), f"{title}: {words}")
                for words, mine in (("Keep both", False), ("Only mine", True))
            ],
        ),
    )


def _library(outlook: Outlook, opened: Opened, more: More) -> list[Any]:
    """What comes to the library in words, and what of it is kept as it is here: folded, as it may be long."""
    if not (outlook.library or outlook.clashes):
        return []
    comes = f"{first_upper(', '.join(outlook.library))} come to it." if outlook.library else "Nothing new for it."
    found: list[Any] = [
        ft.Container(
            key="library",
            padding=ft.Padding.only(top=theme.PAD),
            content=ft.Row(
                spacing=12,
                vertical_alignment=ft.CrossAxisAlignment.START,
                controls=[
                    ft.Icon(ft.Icons.STYLE_OUTLINED, size=22, color=ft.Colors.PRIMARY),
                    ft.Column(
                        expand=True,
                        tight=True,
                        spacing=2,
                        controls=[explained(theme.heading("Library"), "library"), theme.body(comes)],
                    ),
                ],
            ),
        )
    ]
    if outlook.clashes:
        count, shown = len(outlook.clashes), opened.get("clashes", 0)
        words = "1 card stays as you have it" if count == 1 else f"{count:,} cards stay as you have them"
        names = ", ".join(plain_line(name) for name in outlook.clashes[:200])
        rest = f" and {count - 200:,} more" if count > 200 else ""
        found.append(
            ft.Container(
                fold(words, "The backup has other words or values for them.", bool(shown), lambda: _turn(more, shown)),
                key="clashes",
            )
        )
        found += [ft.Container(theme.small(f"{names}{rest}."), key="clashing")] if shown else []
    return found


def _turn(more: More, shown: int) -> None:
    more("clashes", 0 if shown else 1)


def _settings(outlook: Outlook) -> list[Any]:
    if not outlook.settings:
        return []
    return [
        ft.Row(
            key="settings",
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Icon(ft.Icons.TUNE, size=22, color=ft.Colors.PRIMARY),
                theme.body("The settings come too, as nothing is set here yet.", expand=True),
            ],
        )
    ]
