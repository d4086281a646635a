"""Rows that the settings of the app and those of one game share: a ruling, an automation, a section."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.automation import HOWS, Automated, How
from companion.ruling import Ruling
from screens import theme, tiles
from screens.guard import component
from screens.rules.word import beside, explained

_HOW: dict[How, tuple[str, str]] = {
    "on": ("On", "It is done for you."),
    "ask": ("Ask", "You are asked first."),
    "off": ("Off", "It is left to you."),
}


Word = tuple[str, str]
"""A word of the game: its rules entry, and how it is said."""


def section(title: str, words: str, *controls: ft.Control, about: Word | None = None) -> ft.Control:
    """A heading, a line on what it is about, and its rows. `about` is the word that a "?" explains."""
    return ft.Column(
        key=title,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(title), *about) if about else theme.heading(title),
            *([theme.small(words)] if words else []),
            *controls,
        ],
    )


def of_a_game(title: str, rows: Sequence[ft.Control]) -> ft.Control:
    """The rows of one game of several, under its title."""
    heading = ft.Semantics(
        header=True,
        heading_level=3,
        container=True,
        content=ft.Container(
            padding=ft.Padding.only(top=theme.GAP),
            content=ft.Text(
                title,
                size=theme.SMALL,
                font_family=theme.NUMBERS,
                weight=ft.FontWeight.W_600,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ),
    )
    return ft.Column(
        key=title,
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[heading, *rows],
    )


@component
def RulingRow(ruling: Ruling, option: str, on_choose: Callable[[str, str], Any]) -> ft.Control:
    """A question that the rulebook leaves open: closed it says the answer in force, open why and what else there is.

    A long press opens its entry, and so does the "?" beside its reason.
    """
    opened, set_opened = ft.use_state(False)
    answer = next(one.text for one in ruling.options if one.id == option)
    page = f", page {ruling.page}" if ruling.page else ""
    return _unfolding(
        tiles.fold(ruling.question, answer, opened, lambda: set_opened(lambda before: not before)),
        opened,
        f"{ruling.id}{page}: {ruling.reason}",
        (ruling.rule, f"ruling {ruling.id}"),
        [
            tiles.option(
                one.text,
                "The app's own choice." if one.id == ruling.default else "",
                one.id == option,
                partial(on_choose, ruling.id, one.id),
                key=one.id,
            )
            for one in ruling.options
        ],
    )


@component
def AutomationRow(automation: str, does: Automated, how: How, on_choose: Callable[[str, How], Any]) -> ft.Control:
    """Something the app can do by itself: closed it says whether it does, open what it is.

    A long press opens the rule that it carries out, and so does the "?" beside what it is.
    """
    opened, set_opened = ft.use_state(False)
    return _unfolding(
        tiles.fold(
            does.title, f"{_HOW[how][0]}: {_HOW[how][1].lower()}", opened, lambda: set_opened(lambda was: not was)
        ),
        opened,
        does.meaning,
        (does.rule, f"the rule of {does.title}"),
        [
            tiles.option(*_HOW[one], one == how, partial(on_choose, automation, one), key=f"{automation}-{one}")
            for one in HOWS
        ],
    )


def _unfolding(opener: ft.Control, opened: bool, words: str, about: Word, choices: list[ft.Control]) -> ft.Control:
    rule, word = about
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            explained(opener, rule),
            *(
                [
                    ft.Container(
                        padding=ft.Padding.only(left=4, right=4, bottom=theme.PAD),
                        content=ft.Column(
                            spacing=theme.GAP,
                            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                            controls=[
                                beside(theme.body(words, color=ft.Colors.ON_SURFACE_VARIANT), rule, word, apart=True),
                                *choices,
                            ],
                        ),
                    )
                ]
                if opened
                else []
            ),
        ],
    )
