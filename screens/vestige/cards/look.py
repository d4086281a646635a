"""How the parts of a card look: sentences to tap, headings, chips, and what does not fit yet."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import flet as ft

from companion.faults import Fault
from companion.vestige.box.parts import told
from screens import back, buttons, frame, theme
from screens.rules.word import beside

_SHARE = 0.9
PICTURES: dict[str, ft.IconData] = {
    "gain_leverage": ft.Icons.TRENDING_UP,
    "lose_leverage": ft.Icons.TRENDING_DOWN,
    "gain_card": ft.Icons.STYLE_OUTLINED,
    "lose_card": ft.Icons.LAYERS_CLEAR_OUTLINED,
    "give_card": ft.Icons.VOLUNTEER_ACTIVISM_OUTLINED,
    "gain_control": ft.Icons.FLAG,
    "lose_control": ft.Icons.OUTLINED_FLAG,
    "gain_attribute": ft.Icons.HEXAGON,
    "lose_attribute": ft.Icons.HEXAGON_OUTLINED,
    "upgrade_speed": ft.Icons.SPEED,
    "add_threat": ft.Icons.ADD_ALERT_OUTLINED,
    "remove_threat": ft.Icons.NOTIFICATIONS_OFF_OUTLINED,
    "prompt": ft.Icons.BACK_HAND_OUTLINED,
    "occasion": ft.Icons.BOLT,
    "condition": ft.Icons.OUTLINED_FLAG,
    "words": ft.Icons.NOTES,
    "step": ft.Icons.CHECK,
}


def line(
    picture: str, sentence: str, label: str, on_click: Callable[[], Any] | None, strong: bool = False
) -> ft.Control:
    """A sentence of the card with its picture. A tap opens it, unless the card can only be read."""
    text = ft.Text(
        sentence,
        size=theme.BODY,
        expand=True,
        color=ft.Colors.ON_SURFACE,
        weight=ft.FontWeight.W_600 if strong else None,
        semantics_label=label,
    )
    icon = ft.Icon(PICTURES.get(picture, ft.Icons.CIRCLE_OUTLINED), size=20, color=ft.Colors.ON_SURFACE_VARIANT)
    row = ft.Row(spacing=10, controls=[icon, text])
    if on_click is None:
        return ft.Container(content=row, padding=ft.Padding.symmetric(horizontal=4, vertical=8))
    return ft.TextButton(
        content=row,
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4, vertical=12),
            alignment=ft.Alignment.CENTER_LEFT,
            shape=ft.RoundedRectangleBorder(radius=10),
            visual_density=ft.VisualDensity.STANDARD,
        ),
    )


def shown_large(sentence: str, faults: Sequence[Fault]) -> ft.Control:
    """The sentence that is being built, read out as it changes; what does not fit yet stands in its place."""
    if not sentence:
        return misfits(faults) if faults else ft.Container()
    return ft.Semantics(
        live_region=True,
        container=True,
        content=ft.Text(f"{sentence[:1].upper()}{sentence[1:]}", size=theme.TITLE, weight=ft.FontWeight.W_600),
    )


def misfits(faults: Iterable[Fault]) -> ft.Control:
    """What does not fit yet, a sentence each."""
    said = dict.fromkeys(told(fault) for fault in faults)
    return ft.Column(tight=True, spacing=4, controls=[frame.fault(text) for text in said])


def add(text: str, on_click: Callable[[], Any], label: str) -> ft.Control:
    """One more, in grey: the accent is left to what comes next."""
    return _grey(text, label, on_click, icon=ft.Icon(ft.Icons.ADD, size=20, color=ft.Colors.ON_SURFACE_VARIANT))


def tab(text: str, chosen: bool, label: str, on_click: Callable[[], Any]) -> ft.Control:
    """A group of things to choose from, open when `chosen`."""
    return _grey(text, f"{label}, chosen" if chosen else label, on_click, chosen=chosen)


def _grey(
    text: str, label: str, on_click: Callable[[], Any], icon: ft.Icon | None = None, chosen: bool = False
) -> ft.Control:
    colour = ft.Colors.ON_SURFACE if chosen else ft.Colors.ON_SURFACE_VARIANT
    return ft.TextButton(
        icon=icon,
        content=ft.Text(text, size=theme.BODY, color=colour, semantics_label=label),
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4 if icon else 12, vertical=13),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
            shape=ft.RoundedRectangleBorder(radius=10),
            visual_density=ft.VisualDensity.STANDARD,
        ),
    )


def part(title: str, rule: str, controls: Sequence[ft.Control], key: str = "") -> ft.Control:
    """A part of the card under its heading."""
    return ft.Column(
        key=key or title,
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[beside(theme.heading(title), rule, title), *controls],
    )


def chips(controls: Sequence[ft.Control]) -> ft.Control:
    """Several to choose from, side by side as far as the width goes."""
    return ft.Row(wrap=True, spacing=6, run_spacing=6, controls=list(controls))


def asked(title: str, *controls: ft.Control) -> ft.Control:
    """One thing that a form asks for."""
    return ft.Column(
        key=title,
        tight=True,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[theme.small(title), *controls],
    )


def form(controls: Sequence[ft.Control], key: str = "form") -> ft.Control:
    """The content of a sheet."""
    return ft.Column(
        key=key,
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=list(controls),
    )


def opened(
    controls: Sequence[ft.Control],
    key: str,
    done: Callable[[], Any] | None = None,
    take_away: str = "",
    drop: Callable[[], Any] | None = None,
    *lead: ft.Control,
) -> ft.Control:
    """The content of a sheet that scrolls above its foot, where the thumb finds *Done* and what takes it away."""
    foot = [
        ft.Row(
            spacing=4,
            controls=[
                *([buttons.icon(ft.Icons.DELETE_OUTLINE, take_away, drop)] if drop else []),
                *lead,
                buttons.primary("Done", done, icon=ft.Icons.CHECK, expand=True),
            ],
        )
    ]
    return ft.Column(
        key=key,
        expand=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                expand=True,
                scroll=ft.ScrollMode.AUTO,
                spacing=theme.PAD,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[*controls, ft.Container(height=theme.GAP)],
            ),
            *(foot if done else []),
        ],
    )


def over(content: ft.Control, on_close: Callable[[], Any]) -> ft.BottomSheet:
    """A sheet whose content scrolls by itself, above its own foot."""
    height = (ft.context.page.height or 844) * _SHARE
    return ft.BottomSheet(
        content=ft.Container(
            height=height,
            padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, bottom=12, top=4),
            content=ft.Column(
                spacing=0,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    ft.Row(
                        alignment=ft.MainAxisAlignment.END,
                        controls=[back.Open(on_close=on_close), buttons.icon(ft.Icons.CLOSE, "Close", on_close)],
                    ),
                    content,
                ],
            ),
        ),
        scrollable=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        size_constraints=ft.BoxConstraints(max_width=640, max_height=height),
        on_dismiss=on_close,
    )
