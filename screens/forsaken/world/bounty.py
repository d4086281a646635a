"""The bounty: who it is and where, its tracker with the rewards beside it, and what happens to it."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.cards import BountyReward
from companion.forsaken.commands import AdvanceBounty
from companion.forsaken.pieces import Bounty
from companion.forsaken.table import Table
from screens import buttons, routes, theme
from screens.forsaken.board.gain import gains_line
from screens.forsaken.signs import sign_of
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting

_DOT = 30
_NARROW = 350
UNREAD = 5
"""So many spaces are drawn of a track that nobody has read; the last of them fades out."""


def bounty_part(
    sitting: Sitting, once: Callable[[buttons.Action], buttons.Action], open_sheet: Callable[..., Any]
) -> list[Any]:
    """The bounty with its track as a picture, and the keys to what can happen to it."""
    table: Table = sitting.table
    bounty = table.bounty
    fight = buttons.tonal(
        "Fight it", lambda: sitting.go(routes.game(sitting.game_id, "fight")), icon=ft.Icons.GPS_FIXED
    )
    return [
        beside(theme.heading("Bounty"), "forsaken-bounty", "a bounty"),
        theme.card(
            ft.Column(
                tight=True,
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                controls=[
                    _headline(bounty, lambda: open_sheet("bounty")),
                    _track(bounty),
                    ft.Row(
                        wrap=True,
                        spacing=theme.GAP,
                        run_spacing=theme.GAP,
                        controls=[
                            held(fight, "forsaken-bounty"),
                            held(
                                buttons.tonal(
                                    "Tracker down",
                                    once(lambda: sitting.dispatch(AdvanceBounty())),
                                    icon=ft.Icons.ARROW_DOWNWARD,
                                    label="The bounty tracker goes down a space",
                                ),
                                "forsaken-bounty-tracker",
                            ),
                            held(
                                buttons.quiet(
                                    "Escaped", once(lambda: sitting.dispatch(AdvanceBounty(escaped=True))),
                                    icon=ft.Icons.DIRECTIONS_RUN, label="The bounty has escaped",
                                ),
                                "forsaken-bounty-escapes",
                            ),
                            held(buttons.quiet("Next bounty", lambda: open_sheet("reveal"), icon=ft.Icons.SKIP_NEXT),
                                 "forsaken-bounty"),
                        ],
                    ),
                ],
            ),
            key="bounty",
        ),
    ]  # fmt: skip


def _headline(bounty: Bounty, describe: Callable[[], Any]) -> ft.Control:
    where = f"At {bounty.landmark}" if bounty.landmark else "Its landmark was not read yet"
    return ft.Row(
        spacing=12,
        controls=[
            # Large text on a small screen needs its room.
            *([] if (ft.context.page.width or 390) < _NARROW else [sign_of("bounty", 44)]),
            ft.Column(
                expand=True,
                tight=True,
                spacing=0,
                controls=[
                    ft.Text(bounty.name or "Not named yet", size=theme.TITLE, weight=ft.FontWeight.W_600),
                    explained(theme.body(where), "forsaken-landmarks"),
                ],
            ),
            buttons.icon(ft.Icons.EDIT_OUTLINED, "What the bounty's card shows", describe),
        ],
    )


def _track(bounty: Bounty) -> ft.Control:
    """The track from the topmost space down: the spaces that were reached are filled, each reward beside its own."""
    rewards = bounty.printed.track if bounty.printed else ()
    spaces = bounty.spaces or max(UNREAD, bounty.space + 2)
    rows = [
        _space(number, bounty.space, rewards[number] if number < len(rewards) else None, last=number == spaces - 1,
               known=bounty.spaces is not None)
        for number in range(spaces)
    ]  # fmt: skip
    at = f"The tracker is on space {bounty.space + 1}"
    of = f" of {bounty.spaces}" if bounty.spaces else "; nobody has read the track"
    return explained(
        ft.Semantics(
            label=f"{at}{of}.",
            container=True,
            content=ft.Column(tight=True, spacing=0, controls=rows),
        ),
        "forsaken-bounty-tracker",
    )


def _space(number: int, at: int, reward: BountyReward | None, last: bool, known: bool) -> ft.Control:
    reached, here = number <= at, number == at
    dot = ft.Container(
        width=_DOT,
        height=_DOT,
        border_radius=_DOT / 2,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.PRIMARY if here else ft.Colors.PRIMARY_CONTAINER if reached else None,
        border=None if reached else ft.Border.all(1.5, ft.Colors.OUTLINE),
        opacity=1 if known or reached else 0.5,
        content=ft.Icon(ft.Icons.GPS_FIXED, size=18, color=ft.Colors.ON_PRIMARY)
        if here
        else ft.Icon(ft.Icons.DIRECTIONS_RUN, size=18, color=ft.Colors.ON_SURFACE_VARIANT)
        if last and known
        else ft.Icon(ft.Icons.CHECK, size=16, color=ft.Colors.ON_PRIMARY_CONTAINER)
        if reached
        else None,
    )
    return ft.Row(
        spacing=12,
        controls=[
            ft.Container(dot, padding=ft.Padding.symmetric(vertical=2)),
            ft.Container(_reward(reward, reached, last and known), expand=True),
        ],
    )


def _reward(reward: BountyReward | None, reached: bool, last: bool) -> ft.Control:
    """What lies beside a space: won by whoever beats the bounty from there on."""
    if last:
        return theme.small("Escapes here")
    if reward is None or not (reward.gains or reward.words):
        return ft.Container()
    words = [theme.small(reward.words, color=ft.Colors.ON_SURFACE)] if reward.words else []
    signs = [gains_line(reward.gains)] if reward.gains else []
    return ft.Container(
        ft.Row([*signs, *words], wrap=True, spacing=theme.GAP, run_spacing=2), opacity=1 if reached else 0.55
    )
