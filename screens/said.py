"""Sentences to the person: shown for a moment over the page, and read out by screen readers."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from screens import theme
from screens.guard import component

SAID_FOR = 6
"""Seconds for which a sentence stays."""


class Voice:
    """What the parts of a screen say things through: `say` shows one sentence in place of the one before."""

    def __init__(self) -> None:
        self._show: Callable[[str], None] = lambda text: None

    def say(self, text: str) -> None:
        self._show(text)

    def heard_by(self, show: Callable[[str], None]) -> None:
        """From now on sentences are shown there."""
        self._show = show


@component
def Said(voice: Voice, top: int) -> ft.Control:
    """The sentence that is being said, over the page `top` px from above: nothing under a finger moves for it."""
    page = ft.context.page
    text, set_text = ft.use_state("")
    latest: Any = ft.use_ref(0)

    async def hush(number: int) -> None:
        await asyncio.sleep(SAID_FOR)
        if latest.current == number:
            set_text("")

    def show(words: str) -> None:
        latest.current += 1
        set_text(words)
        page.run_task(hush, latest.current)

    ft.use_effect(lambda: voice.heard_by(show), [])
    return ft.Container(
        left=8,
        right=8,
        top=top,
        visible=bool(text),
        content=ft.Semantics(
            live_region=True,
            container=True,
            content=ft.Container(
                bgcolor=ft.Colors.INVERSE_SURFACE,
                border_radius=theme.RADIUS,
                padding=ft.Padding.only(left=theme.PAD, right=4, top=4, bottom=4),
                content=ft.Row(
                    controls=[
                        ft.Text(text, size=theme.BODY, color=ft.Colors.ON_INVERSE_SURFACE, expand=True),
                        ft.IconButton(
                            icon=ft.Icon(
                                ft.Icons.CLOSE, semantics_label="Close the message", color=ft.Colors.ON_INVERSE_SURFACE
                            ),
                            width=theme.TOUCH,
                            height=theme.TOUCH,
                            on_click=lambda: set_text(""),
                        ),
                    ],
                ),
            ),
        ),
    )
