"""What lies before one competitor, as far as this game tracks it: cards, and blocks where everything is tracked."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.vestige.blocks import ATTRIBUTES, DASHBOARD
from companion.vestige.dashboard import block_sum, convertible, counted_blocks, elsewhere, expected_blocks
from companion.vestige.table import Competitor, Table
from screens import buttons, marks, theme
from screens.guard import component, memo
from screens.preferences import preferences
from screens.rules.word import explained, held
from screens.same import use_same
from screens.sitting import Sitting, use_kept
from screens.vestige.tableau.actions import Sliders
from screens.vestige.tableau.cards import Cards
from screens.vestige.tableau.covert_ops import CovertOps
from screens.vestige.tableau.dashboard import Dashboard, Sum
from screens.vestige.tableau.place import PlaceEditor
from screens.vestige.tableau.speed import Speed
from screens.vestige.tableau.taps import Taps, use_taps
from screens.vestige.tableau.wheel import RING, Wheel

_PAGES = (
    ("dashboard", "Dashboard", "dashboard"),
    ("cards", "Cards", "tableau"),
    ("covert ops", "Covert ops", "covert-ops"),
)
_NOTICES = 2
_WIDEST = 640
"""Pixels that a sheet takes at the most."""
_BESIDE = 560
"""Pixels from which on the wheel has the sliders beside it."""


@component
def Tableau(sitting: Sitting, who: str) -> ft.Control:
    """All of it below each other; where everything is tracked, on pages below the dashboard's three hexes."""
    table: Table = sitting.table
    competitor = table.competitor(who)
    taps = use_taps(sitting, who)
    if not competitor.human:
        parts: list[Any] = [Cards(sitting=sitting, who=who, key="cards")]
    elif table.depth == "everything":
        parts = [Everything(sitting=sitting, who=who, key="everything")]
    else:
        parts = [
            *_noticed(table),
            Cards(sitting=sitting, who=who, key="cards"),
            CovertOps(sitting=sitting, who=who, key="covert-ops"),
            Speed(who=who, speed=competitor.speed, boosted=None, taps=taps, key="speed"),
        ]
    return _column(parts, theme.PAD)


def _noticed(table: Table) -> list[Any]:
    """What was odd about the last things done in this turn: on the Table it lies below the sheet."""
    last = table.done.noticed[-_NOTICES:]
    return [Noticed(texts=tuple((it.text, it.rule) for it in last), key="noticed")] if last else []


@memo
def Noticed(texts: tuple[tuple[str, str], ...]) -> ft.Control:
    """Notices, each with its rule; read out when they appear."""
    return ft.Semantics(
        live_region=True,
        container=True,
        content=_column([explained(theme.small(text, ft.Colors.TERTIARY), rule) for text, rule in texts], 4),
    )


def _column(controls: list[Any], spacing: float = theme.GAP) -> ft.Control:
    return ft.Column(tight=True, spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=controls)


@component
def Everything(sitting: Sitting, who: str) -> ft.Control:
    """The three hexes stay in sight; below them one page of a player's things."""
    page, set_page = use_kept(sitting.kept, f"tableau of {who}", "dashboard")
    place, set_place = ft.use_state("")
    on_place = use_same(lambda: lambda tapped: set_place(lambda before: "" if before == tapped else tapped))
    close = use_same(lambda: lambda: set_place(""))
    taps = use_taps(sitting, who)
    table: Table = sitting.table
    competitor = table.competitor(who)
    width = min(float(ft.context.page.width or 390), _WIDEST) - 2 * theme.PAD
    ink = marks.ink(table, competitor, dark=preferences(sitting.desk).theme == "dark")
    potential, influence, conviction = (competitor.blocks.get(hexagon, 0) for hexagon in DASHBOARD)

    def turn_to(name: str) -> Callable[[], None]:
        return lambda: set_page(lambda _: name)

    return _column(
        [
            Dashboard(
                who=who,
                counts=(potential, influence, conviction),
                chosen=place,
                ink=ink,
                width=width,
                taps=taps,
                on_place=on_place,
                key="hexes",
            ),
            Sum(
                words=block_sum(table, who),
                elsewhere=elsewhere(table, who),
                right=counted_blocks(table, who) in expected_blocks(table, who),
                key="sum",
            ),
            *_noticed(table),
            *(_editor(sitting, who, place, close) if place in DASHBOARD else []),
            ft.Row(
                key="pages",
                wrap=True,
                spacing=6,
                run_spacing=6,
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[
                    held(buttons.choice(words, page == name, turn_to(name), label=f"{who}: {words}"), rule)
                    for name, words, rule in _PAGES
                ],
            ),
            _page(sitting, page, competitor, place, ink, taps, on_place, close, width >= _BESIDE),
        ]
    )


def _editor(sitting: Sitting, who: str, place: str, close: Callable[[], Any]) -> list[Any]:
    editor = PlaceEditor(
        sitting=sitting, who=who, place=place, title=place, rule=place, done=close, key=f"place-{place}"
    )
    return [theme.card(editor, padding=12, key="editor")]


def _page(
    sitting: Sitting,
    page: str,
    competitor: Competitor,
    place: str,
    ink: str,
    taps: Taps,
    on_place: Callable[[str], Any],
    close: Callable[[], Any],
    wide: bool,
) -> Any:
    who, table = competitor.name, sitting.table
    if page == "cards":
        return Cards(sitting=sitting, who=who, key="cards")
    if page == "covert ops":
        return CovertOps(sitting=sitting, who=who, key="covert-ops")
    done = table.done
    sliders = Sliders(
        who=who,
        taken=done.actions.get(who, ()),
        reset=done.resets.get(who, ()),
        disc=marks.colour(table, competitor),
        taps=taps,
        key="sliders",
    )
    wheel = Wheel(
        who=who,
        counts=tuple(competitor.blocks.get(attribute, 0) for attribute in RING),
        convertible=convertible(table, who),
        chosen=place,
        ink=ink,
        taps=taps,
        on_place=on_place,
        key="wheel",
    )
    editor = _editor(sitting, who, place, close) if place in ATTRIBUTES else []
    speed = Speed(who=who, speed=competitor.speed, boosted=done.boosted.count(who), taps=taps, key="speed")
    if not wide:
        return _column([sliders, wheel, *editor, speed])
    return ft.Row(
        key="side-by-side",
        spacing=theme.PAD,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            # A width of its own: in a row there is none that its parts could stretch to.
            ft.Container(_column([wheel, *editor]), width=300),
            ft.Container(_column([sliders, speed]), expand=True),
        ],
    )
