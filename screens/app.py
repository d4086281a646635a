"""The app on one screen: which page is shown, what is said, and how the theme is set."""

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from screens import routes, theme
from screens.device import Device
from screens.end.untracked import ScoreAGame
from screens.guard import component
from screens.home.bin import Bin
from screens.home.home import Home
from screens.play import Play
from screens.preferences import preferences
from screens.settings.settings import Settings
from screens.setup.new_game import NewGame
from screens.sitting import use_desk

SAID_FOR = 6
"""Seconds for which a sentence to the person stays."""


def app_on(desk: Desk) -> Callable[[ft.Page], None]:
    """The app over a desk, as the function that Flet calls for each screen that opens it."""

    def start(page: ft.Page) -> None:
        page.title = "Tableside"
        page.theme = theme.light()
        page.dark_theme = theme.dark()
        page.theme_mode = theme.mode(preferences(desk).theme)
        page.padding = 0
        page.spacing = 0
        device = Device(page)
        page.render(App, desk, device)
        device.ask_about_motion()

    return start


@component
def App(desk: Desk, device: Device) -> ft.Control:
    """Chooses the page by the address, and keeps the sentence that is being said."""
    page = ft.context.page
    address, set_address = ft.use_state(page.route or routes.HOME)
    said, set_said = ft.use_state("")
    wide, set_wide = ft.use_state((page.width or 0) >= theme.WIDE)
    connected, set_connected = ft.use_state(0)
    latest: Any = ft.use_ref(0)
    theme_name = use_desk(desk, lambda: preferences(desk).theme)

    def go(to: str) -> None:
        page.navigate(to)
        set_address(to)

    async def hush(number: int) -> None:
        await asyncio.sleep(SAID_FOR)
        if latest.current == number:
            set_said("")

    def say(text: str) -> None:
        latest.current += 1
        set_said(text)
        page.run_task(hush, latest.current)

    def listen() -> None:
        page.on_route_change = lambda event: set_address(event.route)
        page.on_resize = lambda event: set_wide(event.width >= theme.WIDE)
        # What changed while the phone slept was not sent: draw everything anew.
        page.on_app_lifecycle_state_change = lambda event: device.seen_again() if page.app_visible else None
        page.on_connect = lambda event: set_connected(lambda before: before + 1)

    def set_theme() -> None:
        page.theme_mode = theme.mode(theme_name)
        page.update()

    ft.use_effect(listen, [])
    ft.use_effect(set_theme, [theme_name])
    return ft.Container(
        key=f"connection-{connected}",
        expand=True,
        bgcolor=ft.Colors.SURFACE,
        content=ft.SafeArea(
            expand=True,
            content=ft.Column(
                spacing=0,
                controls=[
                    _said(said, lambda: set_said("")),
                    _page(routes.read(address), desk, device, say, go, wide),
                ],
            ),
        ),
    )


def _said(text: str, close: Callable[[], Any]) -> ft.Control:
    """A sentence to the person, read out by screen readers when it appears."""
    return ft.Semantics(
        live_region=True,
        container=True,
        visible=bool(text),
        content=ft.Container(
            bgcolor=ft.Colors.INVERSE_SURFACE,
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
                        on_click=close,
                    ),
                ],
            ),
        ),
    )


def _page(
    route: routes.Route, desk: Desk, device: Device, say: Callable[[str], None], go: Callable[[str], None], wide: bool
) -> Any:
    match route.name:
        case "game":
            return Play(
                desk=desk,
                game_id=route.game_id,
                tab=route.tab,
                device=device,
                say=say,
                go=go,
                wide=wide,
                key=f"play-{route.game_id}",
            )
        case "new":
            return NewGame(desk=desk, say=say, go=go, key="new")
        case "score":
            return ScoreAGame(desk=desk, say=say, go=go, key="score")
        case "settings":
            return Settings(desk=desk, go=go, key="settings")
        case "bin":
            return Bin(desk=desk, say=say, go=go, key="bin")
        case _:
            return Home(desk=desk, say=say, go=go, wide=wide, key="home")
