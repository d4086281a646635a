"""How Tableside looks: colours, typefaces, sizes. Dark first, for a dim room; light equally finished."""

import flet as ft

# Typefaces, loaded by the page itself. Figures of both have equal width, so that scores line up.
NUMBERS = "Tableside Condensed"
TEXT = "Tableside Text"

# Three text sizes on a screen at most: the number, the text, the small print.
NUMBER = 46
TITLE = 22
BODY = 16
SMALL = 13

# A 4 px grid.
GAP = 8
PAD = 16
TOUCH = 48
RADIUS = 14
WIDE = 840
"""From this width in px on, the screen is a tablet or a desk."""

SHORT = ft.Duration(milliseconds=180)


def dark() -> ft.Theme:
    """Near-black surfaces with little elevation, one warm accent."""
    return _theme(
        ft.ColorScheme(
            primary="#E8A24A",
            on_primary="#1F1408",
            primary_container="#43270F",
            on_primary_container="#FFDDB5",
            secondary="#A7AFB8",
            on_secondary="#101316",
            secondary_container="#343B43",
            on_secondary_container="#DDE2E8",
            tertiary="#E0764C",
            on_tertiary="#220B02",
            error="#FF8A75",
            on_error="#2B0700",
            error_container="#4A1A12",
            on_error_container="#FFDAD2",
            surface="#0E0F11",
            on_surface="#EFEAE3",
            on_surface_variant="#A7AFB8",
            surface_container_lowest="#0A0B0C",
            surface_container_low="#141619",
            surface_container="#181B1F",
            surface_container_high="#1F2328",
            surface_container_highest="#282D33",
            surface_tint="#0E0F11",
            outline="#5A626B",
            outline_variant="#2C3137",
            inverse_surface="#EFEAE3",
            on_inverse_surface="#1A1C1F",
            inverse_primary="#8F4A12",
            shadow="#000000",
            scrim="#000000",
        )
    )


def light() -> ft.Theme:
    """The same table by daylight."""
    return _theme(
        ft.ColorScheme(
            primary="#8F4A12",
            on_primary="#FFFFFF",
            primary_container="#FFDDB5",
            on_primary_container="#3A1B00",
            secondary="#4F5861",
            on_secondary="#FFFFFF",
            secondary_container="#E4E1DB",
            on_secondary_container="#23282D",
            tertiary="#A63E15",
            on_tertiary="#FFFFFF",
            error="#A32B17",
            on_error="#FFFFFF",
            error_container="#FFDAD2",
            on_error_container="#410900",
            surface="#F6F3EE",
            on_surface="#1B1A18",
            on_surface_variant="#4F5861",
            surface_container_lowest="#FFFFFF",
            surface_container_low="#FBF9F5",
            surface_container="#FFFFFF",
            surface_container_high="#EDE9E2",
            surface_container_highest="#E2DDD4",
            surface_tint="#F6F3EE",
            outline="#7A828A",
            outline_variant="#D5D0C7",
            inverse_surface="#2A2C2F",
            on_inverse_surface="#F6F3EE",
            inverse_primary="#E8A24A",
            shadow="#000000",
            scrim="#000000",
        )
    )


def _theme(colours: ft.ColorScheme) -> ft.Theme:
    return ft.Theme(
        color_scheme=colours, font_family=TEXT, use_material3=True, visual_density=ft.VisualDensity.STANDARD
    )


def mode(name: str) -> ft.ThemeMode:
    """The theme mode for a setting: dark, light or system."""
    return {"light": ft.ThemeMode.LIGHT, "system": ft.ThemeMode.SYSTEM}.get(name, ft.ThemeMode.DARK)


def number(value: str, size: int = NUMBER, color: str | None = None, label: str | None = None) -> ft.Text:
    """A figure that people read from across the table."""
    return ft.Text(
        value,
        size=size,
        font_family=NUMBERS,
        weight=ft.FontWeight.W_600,
        color=color,
        semantics_label=label,
        no_wrap=True,
    )


def heading(text: str, level: int = 2) -> ft.Control:
    """A heading, for the eye and for a screen reader."""
    return ft.Semantics(
        header=True,
        heading_level=level,
        container=True,
        content=ft.Text(text, size=TITLE if level == 1 else BODY, font_family=NUMBERS, weight=ft.FontWeight.W_600),
    )


def body(text: str, color: str | None = None, expand: bool | None = None) -> ft.Text:
    """Ordinary text."""
    return ft.Text(text, size=BODY, color=color, expand=expand)


def small(text: str, color: str = ft.Colors.ON_SURFACE_VARIANT, expand: bool | None = None) -> ft.Text:
    """Small print: reasons, hints, pages."""
    return ft.Text(text, size=SMALL, color=color, expand=expand)


def card(content: ft.Control, accent: bool = False, padding: int = PAD, key: str | None = None) -> ft.Container:
    """A surface a little above the ground; with `accent`, the one that wants something now."""
    return ft.Container(
        key=key,
        content=content,
        padding=padding,
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if accent else ft.Colors.SURFACE_CONTAINER,
    )


def headed(heading: ft.Control, content: ft.Control) -> ft.Control:
    """What stands right below its heading, whose mark brings room of its own."""
    return ft.Column(
        tight=True, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=[heading, content]
    )


def group(content: ft.Control) -> ft.Control:
    """Keeps what belongs together in one place for a screen reader, which else may read across cards."""
    return ft.Semantics(container=True, content=content)
