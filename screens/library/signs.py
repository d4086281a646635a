"""Signs of the library: of what has none of its own, and a figure in large type."""

import flet as ft

from screens import theme


def plain_sign(icon: ft.IconData, size: int = 36) -> ft.Control:
    """A sign on no pigment of its own. Decoration, like the others."""
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            width=size,
            height=size,
            border_radius=size / 4,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(icon, size=size * 0.6, color=ft.Colors.ON_SURFACE_VARIANT),
        ),
    )


def heading(text: str, number: str) -> ft.Control:
    """A figure in large type, with what it counts right behind it."""
    return ft.Row(
        spacing=10,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
        controls=[theme.number(number), ft.Container(theme.body(text), padding=ft.Padding.only(bottom=8))],
    )
