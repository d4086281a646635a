"""Who sits where, in the order of turns."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.gathering import Place
from screens import buttons, frame, sheet, theme
from screens.guard import component
from screens.rules.word import beside
from screens.setup.colours import ColourOfASeat
from screens.setup.drafting import Drafting
from screens.setup.order import TurnOrder
from screens.setup.seat_row import seat_row

SUGGESTED = 6
# The seats stay in sight above a sheet.
_LOW = 0.6


def _nothing(*given: Any) -> Sequence[ft.Control]:
    return ()


@dataclass(frozen=True)
class Seated:
    """What a game says of its seats: the heading, how many are the most, what the order means; and rules entries.

    `beyond` says, for a seating, that another colour may be typed; empty where none may. The functions give what is
    above and below the seats, below one seat, and below the colours of one seat.
    """

    heading: str
    most: str
    order: str
    colour_rule: str
    order_rule: str
    beyond: Callable[[Any], str]
    above: Callable[[Any], Sequence[ft.Control]] = _nothing
    below: Callable[[Any], Sequence[ft.Control]] = _nothing
    of_seat: Callable[[Any, Any, int], Sequence[ft.Control]] = _nothing
    of_colour: Callable[[Any, Callable[[], None]], Sequence[ft.Control]] = _nothing


@component
def Seats(
    drafting: Drafting[Any], people: tuple[str, ...], faults: Mapping[int | None, str], seated: Seated
) -> ft.Control:
    """The seats. Known people sit down with a tap, others are typed in.

    `faults` are what is wrong, by the id of the seat; None for all of them.
    """
    opened, set_opened = ft.use_state(None)
    everybody, set_everybody = ft.use_state(False)
    once = buttons.use_once()
    seating = drafting.seating

    def close() -> None:
        set_opened(None)

    def colour(name: str) -> None:
        drafting.reseat(lambda now: now.coloured(opened, name))
        close()

    def sit_down(name: str) -> None:
        drafting.reseat(lambda now: now.seated(name))

    def join() -> None:
        drafting.reseat(lambda now: now.joined())

    first, _ = ft.use_state(lambda: seating.others(people))
    ft.use_dialog(_sheet(drafting, seating, seated, opened, colour, close))
    waiting = seating.others(people)
    # They keep their places while people sit down: a tap must not hit somebody else.
    offered = (*first, *(name for name in waiting if name not in first))
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *seated.above(seating),
            beside(theme.heading(seated.heading), "seat", "a seat"),
            *([frame.fault(faults[None])] if None in faults else []),
            ft.Row(
                wrap=True,
                visible=bool(waiting),
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *[
                        _known(name, name in waiting, once(partial(sit_down, name)))
                        for name in (offered if everybody else offered[:SUGGESTED])
                    ],
                    *(
                        [buttons.quiet("More names", lambda: set_everybody(True))]
                        if len(offered) > SUGGESTED and not everybody
                        else []
                    ),
                ],
            ),
            ft.Column(
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    seat_row(
                        drafting,
                        seating,
                        place,
                        number,
                        faults.get(place.id, ""),
                        set_opened,
                        seated.of_seat(seating, place, number),
                    )
                    for number, place in enumerate(seating.places, start=1)
                ],
            ),
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    *([buttons.tonal("Add a player", once(join), icon=ft.Icons.ADD)] if not seating.full else []),
                    *(
                        [buttons.quiet("Change the order", lambda: set_opened("order"), icon=ft.Icons.SWAP_VERT)]
                        if len(seating.places) > 1
                        else []
                    ),
                ],
            ),
            *([theme.small(seated.most)] if seating.full else []),
            theme.small(seated.order),
            *seated.below(seating),
        ],
    )


def _known(name: str, waits: bool, sit_down: Callable[..., Any]) -> ft.Control:
    icon, label = (ft.Icons.ADD, f"{name} sits down") if waits else (ft.Icons.CHECK, f"{name} has a seat")
    return buttons.tonal(name, sit_down, icon=icon, label=label, disabled=not waits)


def _sheet(
    drafting: Drafting[Any],
    seating: Any,
    seated: Seated,
    opened: Any,
    colour: Callable[[str], None],
    close: Callable[[], None],
) -> ft.Control | None:
    if opened is None:
        return None
    if opened == "order":
        order = TurnOrder(drafting=drafting, seating=seating, rule=seated.order_rule, key="order")
        return sheet.sheet(order, close, share=_LOW)
    numbers: list[tuple[int, Place]] = [*enumerate(seating.places, start=1)]
    for number, place in numbers:
        if place.id == opened:
            choice = ColourOfASeat(
                seating=seating,
                place=place,
                number=number,
                on_take=colour,
                rule=seated.colour_rule,
                beyond=seated.beyond(seating),
                below=seated.of_colour(place, close),
                key=f"colour-{opened}",
            )
            return sheet.sheet(choice, close, share=_LOW)
    return None
