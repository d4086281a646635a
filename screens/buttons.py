"""Buttons: each at least 48 px, each with a spoken name, one look for one meaning."""

import inspect
import time
from collections.abc import Callable
from functools import wraps
from typing import Any

import flet as ft

from screens import theme

Action = Callable[..., Any]

DOUBLE_TAP = 0.3
"""Seconds in which a second tap on a button that changes its meaning is taken for a double tap."""


def called(action: Action | None) -> Action | None:
    """The action as a handler that is called without the event, unless it asks for one.

    Flet counts parameters that have defaults too: it would put the event in the place of `x` in `lambda x=x: ...`,
    and give it to a wrapper that takes `*args`.
    """
    if action is None or inspect.iscoroutinefunction(action):
        return action
    needed = [
        parameter
        for parameter in inspect.signature(action).parameters.values()
        if parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return action if needed else lambda: action()


def primary(
    text: str,
    on_click: Action,
    icon: ft.IconData | None = None,
    disabled: bool = False,
    expand: bool | int | None = None,
) -> ft.Control:
    """The one thing to do next."""
    return ft.FilledButton(
        content=ft.Text(text, size=theme.BODY, weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER),
        icon=icon,
        on_click=called(on_click),
        disabled=disabled,
        expand=expand,
        style=_style(height=56),
    )


def tonal(
    text: str,
    on_click: Action,
    icon: ft.IconData | None = None,
    disabled: bool = False,
    expand: bool | int | None = None,
    label: str | None = None,
) -> ft.Control:
    """Another thing that can be done here. `label` is the spoken name where the text alone does not say it all."""
    return ft.FilledTonalButton(
        content=ft.Text(text, size=theme.BODY, text_align=ft.TextAlign.CENTER, semantics_label=label),
        icon=icon,
        on_click=called(on_click),
        disabled=disabled,
        expand=expand,
        style=_style(),
    )


def quiet(
    text: str, on_click: Action, icon: ft.IconData | None = None, disabled: bool = False, label: str | None = None
) -> ft.Control:
    """Something beside the point: dismiss, more, back."""
    return ft.TextButton(
        content=ft.Text(text, size=theme.BODY, semantics_label=label),
        icon=icon,
        on_click=called(on_click),
        disabled=disabled,
        style=_style(padding=12),
    )


def icon(
    name: ft.IconData, label: str, on_click: Action | None, disabled: bool = False, size: int = 24, filled: bool = False
) -> ft.Control:
    """A button that is only a picture; `label` is its spoken name."""
    kind = ft.FilledTonalIconButton if filled else ft.IconButton
    return kind(
        icon=ft.Icon(name, size=size, semantics_label=label),
        on_click=called(on_click),
        disabled=disabled,
        width=theme.TOUCH,
        height=theme.TOUCH,
    )


def choice(text: str, selected: bool, on_click: Action, label: str | None = None) -> ft.Control:
    """One of several: filled when chosen, with a tick, so that colour does not stand alone."""
    spoken = f"{label or text}{', chosen' if selected else ''}"
    kind = ft.FilledButton if selected else ft.OutlinedButton
    return kind(
        # A picture, not a sign in the text: until our typefaces have loaded, signs send the client for another font.
        icon=ft.Icons.CHECK if selected else None,
        content=ft.Text(text, size=theme.BODY, semantics_label=spoken),
        on_click=called(on_click),
        style=_style(padding=14),
    )


def _style(height: int = theme.TOUCH, padding: int = 18) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        padding=ft.Padding.symmetric(horizontal=padding, vertical=13),
        # A minimum, not a height: text at 200 % must be able to grow.
        visual_density=ft.VisualDensity.STANDARD,
    )


def once(action: Action, clock: Callable[[], float] = time.monotonic) -> Action:
    """The same action, deaf for a moment after each call: for buttons whose meaning changes with a tap."""
    return _remembering(clock)(action)


def use_once(clock: Callable[[], float] = time.monotonic) -> Callable[[Action], Action]:
    """`once` for a button that is drawn again between two taps: the moment is remembered from drawing to drawing.

    Gives the same function each time, so that parts which are handed it need not be drawn again.
    """
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = _remembering(clock)
    wrap: Callable[[Action], Action] = held.current
    return wrap


def _remembering(clock: Callable[[], float]) -> Callable[[Action], Action]:
    last = [float("-inf")]

    def too_soon() -> bool:
        now = clock()
        if now - last[0] < DOUBLE_TAP:
            return True
        last[0] = now
        return False

    def wrap(action: Action) -> Action:
        if inspect.iscoroutinefunction(action):
            # Flet awaits only what says of itself that it is to be awaited.
            @wraps(action)
            async def guarded_work(*args: Any) -> Any:
                return None if too_soon() else await action(*args)

            return guarded_work

        @wraps(action)
        def guarded(*args: Any) -> Any:
            return None if too_soon() else action(*args)

        return guarded

    return wrap
