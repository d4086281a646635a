"""The verdict: the moment of the evening."""

import flet as ft

from companion.result import Result
from screens import theme
from screens.ending.page import announcement
from screens.rules.word import beside, explained


def verdict(result: Result, rule: str, word: str) -> ft.Control:
    """Who won, in the largest type there is, and why, in words. The "?" opens the entry `rule` about `word`."""
    return ft.Column(
        spacing=theme.GAP,
        controls=[
            ft.Container(height=theme.PAD),
            beside(announcement(result.words, color=ft.Colors.PRIMARY if result.settled else None), rule, word),
            explained(theme.body(result.reason), result.rule),
        ],
    )
