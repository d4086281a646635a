"""What an event's card shows as its reward, entered by signs: renown, marks, honor."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.chronicles.kinds import Track
from screens import buttons, theme
from screens.chronicles.events.chips import chips
from screens.chronicles.sheet.pictures import Renown
from screens.chronicles.table.answers import track_keys
from screens.keys import picture_key

MOST_RENOWN = 3
MOST_MARKS = 6
MOST_HONOR = 20


class Reward(NamedTuple):
    """What was entered so far; `said` once somebody has touched it."""

    renown: int = 1
    marks: tuple[Track, ...] = ()
    honor: int = 0
    said: bool = False


def reward_form(
    reward: Reward, marks: dict[Track, int], change: Callable[[Callable[[Reward], Reward]], Any]
) -> ft.Control:
    """Renown by tokens, marks by tracks (a track may be tapped again), honor by steps.

    `marks` are those that the player has; `change` gets what is to be made of the reward.
    """

    def renown(count: int) -> None:
        change(lambda now: now._replace(renown=count, said=True))

    def mark(track: Track) -> None:
        change(lambda now: now._replace(marks=(*now.marks, track)[:MOST_MARKS], said=True))

    def no_marks() -> None:
        change(lambda now: now._replace(marks=()))

    def honor(by: int) -> None:
        change(lambda now: now._replace(honor=max(-MOST_HONOR, min(MOST_HONOR, now.honor + by)), said=True))

    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            chips([_renown(count, reward.renown == count, partial(renown, count)) for count in range(MOST_RENOWN + 1)]),
            track_keys(lambda track: f"Mark of {track} as reward", mark, marks, reward.marks),
            *(
                [ft.Row([buttons.quiet("No marks after all", no_marks, icon=ft.Icons.CLEAR)], wrap=True)]
                if reward.marks
                else []
            ),
            ft.Row(
                spacing=theme.GAP,
                controls=[
                    buttons.icon(ft.Icons.REMOVE, "Reward: 1 honor less", partial(honor, -1), filled=True),
                    theme.body(f"{reward.honor:+d} honor" if reward.honor else "No honor"),
                    buttons.icon(ft.Icons.ADD, "Reward: 1 honor more", partial(honor, 1), filled=True),
                ],
            ),
        ],
    )


def _renown(count: int, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    """So many tokens, drawn."""
    return picture_key(
        f"{count} renown as reward{', chosen' if chosen else ''}",
        "chronicles-event-rewards",
        ft.Row(
            [Renown(size=26, key=f"{place}") for place in range(count)]
            or [theme.body("No renown", color=ft.Colors.ON_SURFACE)],
            tight=True,
            spacing=2,
        ),
        on_click,
        key=f"renown-{count}",
        padding=ft.Padding.symmetric(horizontal=12, vertical=11),
        chosen=chosen,
        centred=True,
    )
