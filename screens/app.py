"""The app on one screen: which page is shown, what is said, and how the theme is set."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from screens import back, routes, theme
from screens.backups.page import BackupsPage
from screens.device import Device
from screens.faces import FACES
from screens.guard import component
from screens.home.bin import Bin
from screens.home.home import Home
from screens.home.which import WhichGame
from screens.library.page import LibraryPage
from screens.library.shelf import Shelf
from screens.play import Play
from screens.preferences import preferences
from screens.rules.entry import EntryOverPage
from screens.rules.lookup import LookUp, provide
from screens.rules.page import RulesPage
from screens.said import Said, Voice
from screens.settings.settings import Settings
from screens.share.invitation import Invitation
from screens.share.join import Join
from screens.share.presence import Presence
from screens.sitting import use_desk


def app_on(
    desk: Desk, invited: Invitation | None = None, offline: bool = False, phones: Presence | None = None
) -> Callable[[ft.Page], None]:
    """The app over a desk, as the function that Flet calls for each screen that opens it.

    `invited` is how others come to this table, if it is shared. `offline`, it lives on this device alone: nobody can
    be invited, and nothing leads there. `phones` are those at a shared table.
    """
    if phones is None and invited is not None:
        phones = Presence()
    desk.discreet = phones is not None

    def start(page: ft.Page) -> None:
        page.title = "Tableside"
        page.theme = theme.light()
        page.dark_theme = theme.dark()
        page.theme_mode = theme.mode(preferences(desk).theme)
        page.padding = 0
        page.spacing = 0
        device = Device(page, alone=offline, phone=phones.arrived(page) if phones else None)
        page.render(App, desk, device, provide(page), back.provide(page), invited)
        device.ask_about_motion()

    return start


@component
def App(desk: Desk, device: Device, lookup: LookUp, way: back.WayBack, invited: Invitation | None = None) -> ft.Control:
    """Chooses the page by the address; what is said lies over it."""
    page = ft.context.page
    address, set_address = ft.use_state(page.route or routes.HOME)
    wide, set_wide = ft.use_state((page.width or 0) >= theme.WIDE)
    connected, set_connected = ft.use_state(0)
    voice: Any = ft.use_ref(None)
    if voice.current is None:
        voice.current = Voice()
    say = voice.current.say
    theme_name = use_desk(desk, lambda: preferences(desk).theme)

    def go(to: str) -> None:
        # What was said belongs to the page that is left.
        say("")
        way.go(to)
        set_address(to)

    def moved(event: Any) -> None:
        if (to := way.came(event.route)) is not None:
            say("")
            set_address(to)

    def listen() -> None:
        page.on_route_change = moved
        way.shown_by(go)
        page.on_resize = lambda event: set_wide(event.width >= theme.WIDE)
        # What changed while the phone slept was not sent: draw everything anew.
        page.on_app_lifecycle_state_change = lambda event: device.seen_again() if page.app_visible else None
        page.on_connect = lambda event: set_connected(lambda before: before + 1)

    def set_theme() -> None:
        page.theme_mode = theme.mode(theme_name)
        page.update()

    route = routes.read(address)
    ft.use_effect(listen, [])
    ft.use_effect(set_theme, [theme_name])
    return ft.Container(
        key=f"connection-{connected}",
        expand=True,
        bgcolor=ft.Colors.SURFACE,
        content=ft.SafeArea(
            expand=True,
            content=ft.Stack(
                expand=True,
                controls=[
                    ft.Column(
                        spacing=0,
                        left=0,
                        right=0,
                        top=0,
                        bottom=0,
                        controls=[_page(route, desk, device, say, go, wide, invited)],
                    ),
                    # Below the strip of a game, so that *Undo* stays in reach.
                    Said(voice=voice.current, top=104, key="said"),
                    EntryOverPage(
                        desk=desk, lookup=lookup, say=say, go=go, game_id=route.game_id, key="entry-over-page"
                    ),
                ],
            ),
        ),
    )


def _page(
    route: routes.Route,
    desk: Desk,
    device: Device,
    say: Callable[[str], None],
    go: Callable[[str], None],
    wide: bool,
    invited: Invitation | None,
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
        case "new" if route.of:
            return FACES[route.of].setup(desk, say, go)
        case "score" if route.of:
            return FACES[route.of].score(desk, say, go)
        case "new":
            return WhichGame(desk=desk, title="New game", way=routes.new, go=go, wide=wide, key="which-new")
        case "score":
            return WhichGame(
                desk=desk, title="Score a finished game", way=routes.score, go=go, wide=wide, key="which-score"
            )
        case "settings":
            return Settings(desk=desk, go=go, why_it_sleeps=device.why_it_sleeps, key="settings")
        case "rules":
            return RulesPage(
                desk=desk,
                game=None,
                here=(),
                kept=device.kept("rules"),
                on_back=lambda: go(routes.HOME),
                wide=wide,
                key="rules",
            )
        case "library":
            return LibraryPage(desk=desk, say=say, go=go, wide=wide, key="library")
        case "shelf":
            key = f"shelf-{route.game}-{route.of}"
            return Shelf(desk=desk, game=route.game, kind=route.of, say=say, go=go, wide=wide, key=key)
        case "card":
            return FACES[route.game].cards.page(desk, route.of, say, go, wide)
        case "import":
            return FACES[routes.FIRST].cards.imports(desk, say, go)
        case "backups":
            return BackupsPage(desk=desk, device=device, say=say, go=go, key="backups")
        case "invite" if not device.alone:
            return Join(invited=invited, go=go, say=say, wide=wide, game_id=route.game_id, key="invite")
        case "bin":
            back = routes.LIBRARY if route.of == "library" else routes.HOME
            return Bin(desk=desk, say=say, go=go, wide=wide, back=back, key=f"bin-{back}")
        case _:
            return Home(desk=desk, say=say, go=go, wide=wide, joined=not device.alone, key="home")
