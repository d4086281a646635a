"""Handlers that stay the same functions from drawing to drawing, so that parts which stay are not drawn again."""

from collections.abc import Callable
from typing import Any

import flet as ft


def use_same(made: Callable[[], Callable[..., Any]]) -> Callable[..., Any]:
    """A handler that stays the same function from drawing to drawing."""
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = made()
    same: Callable[..., Any] = held.current
    return same
