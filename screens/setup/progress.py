"""How far along a new game is."""

import flet as ft


def progress(here: int, of: int) -> ft.Control:
    """One short bar a step, those up to `here` filled; it counts from 0."""
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        label=f"Step {here + 1} of {of}",
        content=ft.Row(
            tight=True,
            spacing=4,
            controls=[
                ft.Container(
                    width=16,
                    height=4,
                    border_radius=2,
                    bgcolor=ft.Colors.PRIMARY if number <= here else ft.Colors.SURFACE_CONTAINER_HIGHEST,
                )
                for number in range(of)
            ],
        ),
    )
