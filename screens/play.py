"""A game on screen: the strip above, one of its pages, and the bar or rail to the others."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, routes, theme
from screens.device import Device
from screens.guard import component, memo
from screens.ledger.ledger import LedgerPage
from screens.ledger.reconcile import ReconcilePage
from screens.preferences import preferences
from screens.rules.page import RulesPage
from screens.seats.page import SeatsPage
from screens.seats.phone import SeatsOfPhone
from screens.settings.game_settings import GameSettings
from screens.share.presence import Phone, in_words
from screens.sitting import Sitting, use_desk
from screens.strip import Strip
from screens.trial.page import TrialPage
from screens.vestige.end.end import End
from screens.vestige.end.scoring import scoring_place
from screens.vestige.map.page import MapPage
from screens.vestige.pace.page import PacePage
from screens.vestige.table.table import TablePage

TABS: tuple[tuple[str, str, ft.IconData, ft.IconData], ...] = (
    ("table", "Table", ft.Icons.GRID_VIEW_OUTLINED, ft.Icons.GRID_VIEW_ROUNDED),
    ("regions", "Map", ft.Icons.HEXAGON_OUTLINED, ft.Icons.HEXAGON),
    ("end", "End", ft.Icons.FLAG_OUTLINED, ft.Icons.FLAG),
    ("ledger", "Ledger", ft.Icons.RECEIPT_LONG_OUTLINED, ft.Icons.RECEIPT_LONG),
    ("rules", "Rules", ft.Icons.AUTO_STORIES_OUTLINED, ft.Icons.AUTO_STORIES),
)


@component
def Play(
    desk: Desk,
    game_id: str,
    tab: str,
    device: Device,
    say: Callable[[str], None],
    go: Callable[[str], None],
    wide: bool,
) -> ft.Control:
    """One game. Every page below is drawn again when its revision changes, and reads the game from the desk."""
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = Sitting(desk, game_id, device, say, go)
    sitting: Sitting = held.current
    revision, notices = use_desk(desk, lambda: (_revision(desk, game_id), desk.notices()))
    seats, twice = use_desk(device.phone, lambda: (device.phone.seats(game_id), device.phone.also_elsewhere(game_id)))
    # Over, a game keeps nobody's screen on.
    awake = preferences(desk).keep_awake and not _is_over(desk, game_id)

    ft.use_effect(sitting.watch, [], cleanup=sitting.unwatch)
    ft.use_effect(lambda: device.stay_awake(awake), [awake], cleanup=lambda: device.stay_awake(False))
    ft.use_effect(lambda: _told_of_another(twice, say) if twice and not desk.tried_out else None, [twice])

    turn_to: Any = ft.use_ref(None)
    if turn_to.current is None:
        turn_to.current = lambda event: go(routes.game(game_id, TABS[int(event.control.selected_index)][0]))

    if isinstance(revision, str):
        return _unopened(revision, go)
    first = seats is None and desk.game(game_id).table.score is None
    if isinstance(device.phone, Phone) and (first or tab == "phone"):
        aside = tab == "phone"
        return SeatsOfPhone(sitting=sitting, phone=device.phone, revision=revision, first=first, aside=aside, key="who")
    if tab in ("try", "copy"):
        return TrialPage(sitting=sitting, revision=revision, wide=wide, begun=tab == "copy", play=Play, key="try")
    selected = next((number for number, entry in enumerate(TABS) if entry[0] == tab), 0)
    page = ft.Container(
        # What is secret is drawn anew for whoever sits there now.
        key=f"page-{seats}",
        expand=True,
        content=_tab(tab, sitting, revision, wide),
    )
    strip = Strip(sitting=sitting, revision=revision, notices=notices, wide=wide, key="strip")
    rail = [Rail(selected=selected, turn_to=turn_to.current, key="rail")] if wide else []
    bar = [] if wide else [Bar(selected=selected, turn_to=turn_to.current, key="bar")]
    # The same frame on both widths, so that an open sheet and what was typed stay when the phone is turned.
    return ft.Row(
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*rail, ft.Column(key="middle", expand=True, spacing=0, controls=[strip, page, *bar])],
    )


def _told_of_another(seats: tuple[str, ...], say: Callable[[str], None]) -> None:
    """Nobody may look at what is another's without its owner hearing of it."""
    words = "sits at another phone too" if len(seats) == 1 else "sit at other phones too"
    say(f"{in_words(seats)} {words}.")


def _revision(desk: Desk, game_id: str) -> int | str:
    """How often the game has changed, or why it cannot be opened: it may be erased while it lies open here."""
    try:
        return desk.game(game_id).revision
    except ShelfFault as fault:
        return str(fault)


def _is_over(desk: Desk, game_id: str) -> bool:
    try:
        game = desk.game(game_id)
    except ShelfFault:
        return True
    return game.rules.concluded(game.table) is not None


def _unopened(why: str, go: Callable[[str], None]) -> ft.Control:
    return ft.Container(
        padding=theme.PAD,
        content=ft.Column(
            controls=[
                theme.heading("This game cannot be opened", level=1),
                theme.body(why),
                buttons.primary("Home", lambda: go(routes.HOME)),
            ]
        ),
    )


def _tab(tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    match tab:
        case "regions":
            return MapPage(sitting=sitting, revision=revision, wide=wide, key="regions")
        case "end":
            return End(sitting=sitting, revision=revision, wide=wide, key="end")
        case "ledger":
            return LedgerPage(sitting=sitting, revision=revision, wide=wide, key="ledger")
        case "reconcile":
            return ReconcilePage(sitting=sitting, revision=revision, wide=wide, key="reconcile")
        case "rules":
            game = sitting.game
            return RulesPage(
                desk=sitting.desk,
                game=game.rules.id,
                here=game.rules.right_here(game.table, sitting.desk.drafts.get(scoring_place(sitting.game_id), "")),
                kept=sitting.kept,
                on_back=None,
                wide=wide,
                key="rules",
            )
        case "seats":
            return SeatsPage(sitting=sitting, revision=revision, key="seats")
        case "pace":
            return PacePage(sitting=sitting, revision=revision, wide=wide, key="pace")
        case "settings":
            return GameSettings(sitting=sitting, revision=revision, key="settings")
        case _:
            return TablePage(sitting=sitting, revision=revision, wide=wide, key="table")


@memo
def Bar(selected: int, turn_to: Callable[[Any], None]) -> ft.Control:
    """The way to the other pages on a phone."""
    return ft.NavigationBar(
        selected_index=selected,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        indicator_color=ft.Colors.SECONDARY_CONTAINER,
        on_change=turn_to,
        destinations=[
            ft.NavigationBarDestination(icon=icon, selected_icon=chosen, label=label) for _, label, icon, chosen in TABS
        ],
    )


@memo
def Rail(selected: int, turn_to: Callable[[Any], None]) -> ft.Control:
    """The way to the other pages on a wide screen."""
    return ft.NavigationRail(
        selected_index=selected,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        indicator_color=ft.Colors.SECONDARY_CONTAINER,
        label_type=ft.NavigationRailLabelType.ALL,
        min_width=88,
        on_change=turn_to,
        leading=ft.Container(height=theme.GAP),
        destinations=[
            ft.NavigationRailDestination(icon=icon, selected_icon=chosen, label=label)
            for _, label, icon, chosen in TABS
        ],
    )
