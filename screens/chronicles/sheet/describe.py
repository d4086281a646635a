"""What a legendary card says: its name, its power, the honor of its three spaces."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.chronicles.commands import DescribeLegendary
from companion.chronicles.kinds import POWER_SPACES, Track, spoken
from companion.chronicles.printed import printed_at
from companion.chronicles.table import Table
from screens import amounts, buttons, theme
from screens.chronicles.sheet.pictures import Renown
from screens.chronicles.signs import track_sign
from screens.guard import component
from screens.keys import picture_key
from screens.live import use_live
from screens.rules.word import beside
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed


@component
def Describe(sitting: Sitting, who: str, track: Track, open_sheet: Callable[..., Any]) -> ft.Control:
    """Typed once: the library knows it from then on. A space is tapped, then its number.

    `open_sheet` shuts the sheet on which this stands, or opens the keypad for a value of two digits in its place.
    """
    use_live(sitting)
    table: Table = sitting.table
    player = table.find(who)
    card = player.legend(track) if player else None
    name, words = use_typed(sitting, f"name of {track}:{who}"), use_typed(sitting, f"power of {track}:{who}")
    space, choose = ft.use_state(0)
    honor, set_honor = use_kept(sitting.kept, f"spaces:{track}:{who}", card.honor if card else (None, None, 5))
    once = buttons.use_once()
    if card is None:
        return theme.body(f"{who} has no legendary card of {spoken(track)} any more.")
    if not name.held.text and card.name:
        name.held.text = card.name
    if not words.held.text and card.words:
        words.held.text = card.words

    def read(value: int) -> None:
        set_honor(lambda before: tuple(value if place == space else it for place, it in enumerate(before)))
        choose(lambda before: (before + 1) % POWER_SPACES)

    def more() -> None:
        open_sheet("printed", printed_at(who, track, space + 1))

    def keep() -> None:
        called = name.name(sitting.say)
        if called is None:
            return
        power = " ".join(words.held.text.split()) or None
        if sitting.dispatch(DescribeLegendary(who=who, track=track, name=called, words=power, honor=honor)):
            open_sheet()

    title = f"Legendary {spoken(track)}"
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                [
                    track_sign(track, 40),
                    ft.Container(
                        beside(theme.heading(title, level=1), "chronicles-legendary-titles", title), expand=True
                    ),
                ]
            ),
            name.field("What it is called", keep),
            words.words("What its power does"),
            beside(theme.heading("Honor of its spaces"), "chronicles-power-spaces", "honor of its spaces"),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                controls=[
                    _space(number, honor[number], number == space, lambda number=number: choose(number))
                    for number in range(POWER_SPACES)
                ],
            ),
            amounts.printed_keys(once(read), f"Space {space + 1}", more, chosen=honor[space]),
            buttons.primary("That is it", once(keep), icon=ft.Icons.CHECK),
        ],
    )


def _space(number: int, honor: int | None, chosen: bool, on_click: buttons.Action) -> ft.Control:
    shown = "?" if honor is None else f"+{honor}"
    said = "not read yet" if honor is None else f"{honor} honor"
    return picture_key(
        f"Space {number + 1} of the card: {said}{', chosen' if chosen else ''}",
        "chronicles-power-spaces",
        ft.Row(
            [Renown(size=30, placed=False), theme.number(shown, size=theme.TITLE, color=ft.Colors.ON_SURFACE)],
            tight=True,
            spacing=6,
        ),
        on_click,
        key=f"space-{number}",
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        chosen=chosen,
    )
