"""A game on screen: the strip above, one of its pages, and the bar or rail to the others."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.shelf import ShelfFault
from screens import buttons, routes, theme
from screens.device import Device
from screens.face import Face
from screens.faces import FACES
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
        turn_to.current = lambda event: go(_address(desk, game_id, int(event.control.selected_index)))

    if isinstance(revision, str):
        return _unopened(revision, go)
    face = FACES[sitting.game.rules.id]
    first = seats is None and not _is_over(desk, game_id)
    if isinstance(device.phone, Phone) and (first or tab == "phone"):
        aside = tab == "phone"
        return SeatsOfPhone(sitting=sitting, phone=device.phone, revision=revision, first=first, aside=aside, key="who")
    if tab in ("try", "copy"):
        return TrialPage(sitting=sitting, revision=revision, wide=wide, begun=tab == "copy", play=Play, key="try")
    whole = face.whole(tab, sitting, revision, wide)
    if whole is not None:
        return whole
    selected = next((number for number, entry in enumerate(face.tabs) if entry.id == tab), 0)
    page = ft.Container(
        # What is secret is drawn anew for whoever sits there now.
        key=f"page-{seats}",
        expand=True,
        content=_tab(face, tab, sitting, revision, wide),
    )
    strip = Strip(sitting=sitting, revision=revision, notices=notices, wide=wide, key="strip")
    rail = [Rail(face=face, selected=selected, turn_to=turn_to.current, key="rail")] if wide else []
    bar = [] if wide else [Bar(face=face, selected=selected, turn_to=turn_to.current, key="bar")]
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


def _address(desk: Desk, game_id: str, number: int) -> str:
    """The page of the destination of this number in the bar or rail."""
    return routes.game(game_id, FACES[desk.game(game_id).rules.id].tabs[number].id)


def _tab(face: Face, tab: str, sitting: Sitting, revision: int, wide: bool) -> Any:
    """A page of every game, or one of this game's own; its table where it has no such page."""
    match tab:
        case "ledger":
            return LedgerPage(sitting=sitting, revision=revision, wide=wide, key="ledger")
        case "reconcile":
            return ReconcilePage(sitting=sitting, revision=revision, wide=wide, key="reconcile")
        case "rules":
            game = sitting.game
            return RulesPage(
                desk=sitting.desk,
                game=game.rules.id,
                here=game.rules.right_here(game.table, face.stage(sitting)),
                kept=sitting.kept,
                on_back=None,
                wide=wide,
                key="rules",
            )
        case "seats":
            return SeatsPage(sitting=sitting, revision=revision, key="seats")
        case "settings":
            return GameSettings(sitting=sitting, revision=revision, key="settings")
        case _:
            page = face.page(tab, sitting, revision, wide)
            return page if page is not None else face.page("table", sitting, revision, wide)


@memo
def Bar(face: Face, selected: int, turn_to: Callable[[Any], None]) -> ft.Control:
    """The way to the other pages on a phone."""
    return ft.NavigationBar(
        selected_index=selected,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        indicator_color=ft.Colors.SECONDARY_CONTAINER,
        on_change=turn_to,
        destinations=[
            ft.NavigationBarDestination(icon=tab.icon, selected_icon=tab.chosen, label=tab.label) for tab in face.tabs
        ],
    )


@memo
def Rail(face: Face, selected: int, turn_to: Callable[[Any], None]) -> ft.Control:
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
            ft.NavigationRailDestination(icon=tab.icon, selected_icon=tab.chosen, label=tab.label) for tab in face.tabs
        ],
    )
