"""Who sits at this phone: asked when a game of a shared table is opened on it, and changed from the game's menu."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.marks import Competitor
from screens.rules.word import explained
from screens.seats.seat import seat_mark
from screens.share.presence import Phone, in_words
from screens.sitting import Sitting, use_desk

_WIDEST = 560
_COLUMNS = 2


@component
def SeatsOfPhone(sitting: Sitting, phone: Phone, revision: int, first: bool, aside: bool) -> ft.Control:
    """One seat, several or none.

    `first`: it stands before the game, which nobody has seen on this phone yet. `aside`: it has an address of its own.
    """
    table = sitting.table
    secrets = sitting.game.rules.secrets
    names = [human.name for human in table.humans]
    taken = use_desk(phone, lambda: phone.presence.elsewhere(phone.id, sitting.game_id))
    chosen, choose = ft.use_state(lambda: frozenset(phone.seats(sitting.game_id) or ()))
    once = buttons.use_once()
    those = tuple(name for name in names if name in chosen)

    def turn(name: str) -> None:
        choose(lambda before: before ^ {name})

    def sit(seats: tuple[str, ...]) -> None:
        phone.presence.sit(phone.id, sitting.game_id, seats)
        sitting.shown_anew()
        if aside:
            sitting.go(routes.game(sitting.game_id))

    leave = routes.HOME if first else routes.game(sitting.game_id)
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.head("Who sits at this phone?", "Home" if first else "Back to the game", lambda: sitting.go(leave)),
            frame.middle(
                [
                    _round_the_table(table, chosen, taken, turn),
                    # Not beside the other way on: in large text there is no room for two.
                    ft.Row(
                        [buttons.tonal("Only watch", once(partial(sit, ())), icon=ft.Icons.VISIBILITY_OUTLINED)],
                        alignment=ft.MainAxisAlignment.CENTER,
                    ),
                    *([_secret(secrets)] if secrets else [_several()]),
                ],
                key="who",
            ),
            frame.foot(
                buttons.primary(
                    f"Play as {in_words(those)}" if those else "Choose a seat",
                    once(partial(sit, those)),
                    disabled=not those,
                    expand=True,
                ),
            ),
        ],
    )


def _secret(rule: str) -> ft.Control:
    words = "Several may share a phone. What is secret of a seat is shown where it sits, and nowhere else."
    return explained(theme.small(words), rule)


def _several() -> ft.Control:
    """Of a game in which nothing is secret."""
    return explained(theme.small("Several may share a phone. Nothing in this game is secret."), "seat")


def _round_the_table(
    table: Any, chosen: frozenset[str], taken: dict[str, bool], turn: Callable[[str], Any]
) -> ft.Control:
    """The seats two abreast, as people look for their own disc."""
    across = min(float(ft.context.page.width or 390), _WIDEST) - 2 * theme.PAD
    width = (across - (_COLUMNS - 1) * theme.GAP) / _COLUMNS
    return ft.Row(
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        controls=[
            _seat(table, human, human.name in chosen, _state(human, taken), turn, width) for human in table.humans
        ],
    )


def _state(human: Any, taken: dict[str, bool]) -> str:
    if human.name in taken:
        return "at another phone" if taken[human.name] else "at a phone that is away"
    return "has gone" if human.away else ""


def _seat(
    table: Any, human: Competitor, chosen: bool, state: str, turn: Callable[[str], Any], width: float
) -> ft.Control:
    return ft.MergeSemantics(
        key=f"seat-{human.name}",
        content=ft.Semantics(
            checked=chosen,
            content=ft.Container(
                width=width,
                padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.PAD),
                border_radius=theme.RADIUS,
                bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
                border=ft.Border.all(2, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT),
                ink=True,
                on_click=lambda: turn(human.name),
                content=ft.Column(
                    tight=True,
                    spacing=theme.GAP,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        ft.Container(
                            ft.Semantics(exclude_semantics=True, content=seat_mark(table, human, 72)),
                            opacity=1 if chosen or not state else 0.45,
                        ),
                        ft.Row(
                            spacing=4,
                            alignment=ft.MainAxisAlignment.CENTER,
                            controls=[
                                # Colour does not stand alone.
                                *([ft.Icon(ft.Icons.CHECK, size=22, color=ft.Colors.PRIMARY)] if chosen else []),
                                ft.Text(
                                    human.name,
                                    size=theme.TITLE,
                                    font_family=theme.NUMBERS,
                                    weight=ft.FontWeight.W_600,
                                    text_align=ft.TextAlign.CENTER,
                                    max_lines=2,
                                    overflow=ft.TextOverflow.ELLIPSIS,
                                    expand=True,
                                    expand_loose=True,
                                ),
                            ],
                        ),
                        _line(state),
                    ],
                ),
            ),
        ),
    )


def _line(words: str) -> ft.Control:
    """As high where there is nothing to say, so that seats beside each other are of one size."""
    line = ft.Text(words or " ", size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT, text_align=ft.TextAlign.CENTER)
    return line if words else ft.Semantics(exclude_semantics=True, content=line)
