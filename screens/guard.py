"""`component`: a Flet component whose fault is shown instead of freezing the app."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

import flet as ft

from screens import quick

quick.begin()
log = logging.getLogger("tableside.screens")


def component(draw: Callable[..., ft.Control]) -> Callable[..., Any]:
    """Makes a component of a function. If it raises, a card says so where it would have been.

    Flet's update loop dies of an exception in a render, silently and for good; so none may leave here.
    """

    @wraps(draw)
    def guarded(*args: Any, **kwargs: Any) -> ft.Control:
        try:
            return draw(*args, **kwargs)
        except Exception:
            log.exception("The screen part %s could not be drawn", draw.__name__)
            return _fault_card(draw.__name__)

    made: Callable[..., Any] = ft.component(guarded)
    return made


def memo(draw: Callable[..., ft.Control]) -> Callable[..., Any]:
    """A component that is drawn again only when its arguments change."""
    made: Callable[..., Any] = ft.memo(component(draw))
    return made


def _fault_card(name: str) -> ft.Control:
    return ft.Container(
        padding=16,
        border_radius=12,
        bgcolor=ft.Colors.ERROR_CONTAINER,
        content=ft.Text(
            f"This part of the screen ({name}) could not be shown. Nothing is lost: every entry is kept. "
            "Undo the last entry or open another page and come back.",
            color=ft.Colors.ON_ERROR_CONTAINER,
        ),
    )
