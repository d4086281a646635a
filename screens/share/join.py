"""Join: the code that phones scan, for holding it out over the table, and how many have come."""

from collections.abc import Callable

import flet as ft

from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.home.wordmark import empty_table
from screens.share.guests import MOST
from screens.share.invitation import Invitation
from screens.share.qr import across, drawn
from screens.sitting import use_desk

HOW = "Start Tableside with the command tableside share, and this page shows a code that every phone can scan."

# A light ground in either theme: cameras look for dark on light.
_DARK, _LIGHT = "#121315", "#FFFFFF"
_SIDE, _WIDE_SIDE = 340, 500


@component
def Join(
    invited: Invitation | None, go: Callable[[str], None], say: Callable[[str], None], wide: bool, game_id: str = ""
) -> ft.Control:
    """Without an invitation it says how this table is shared. `game_id` is the game from which somebody came."""
    back = routes.game(game_id) if game_id else routes.HOME
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Join", "Back to the game" if game_id else "Home", lambda: go(back)),
            _alone() if invited is None else Code(invited=invited, say=say, wide=wide, key="code"),
        ],
    )


@component
def Code(invited: Invitation, say: Callable[[str], None], wide: bool) -> ft.Control:
    """Drawn again whenever a phone comes or goes."""
    here, shut = use_desk(invited.guests, lambda: (invited.guests.here, invited.guests.pin_is_shut))
    code, words = _code(invited.link, _WIDE_SIDE if wide else _SIDE), _words(invited, here, shut, say)
    if wide:
        return ft.Row(
            expand=True,
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=72,
            controls=[code, ft.Container(width=320, content=_column(words, scroll=True))],
        )
    return ft.Column(
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        controls=[
            ft.Container(
                padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP, bottom=theme.PAD * 2),
                content=ft.Row(
                    alignment=ft.MainAxisAlignment.CENTER,
                    # The words begin where the code does.
                    controls=[ft.Container(width=code.content.width, content=_column([code, *words]))],
                ),
            )
        ],
    )


def _column(controls: list[ft.Control], scroll: bool = False) -> ft.Control:
    # Else a phone that lies on its side, with large text, would hide the end.
    return ft.Column(tight=True, spacing=28, scroll=ft.ScrollMode.AUTO if scroll else None, controls=controls)


def _code(link: str, most: int) -> ft.Control:
    """As large as the page allows."""
    page = ft.context.page
    room = min(most, (page.width or most) - 2 * theme.PAD, max((page.height or 800) - 160, 240))
    # Whole pixels for each module: between them, edges would waver.
    side = room // across(link) * across(link)
    return ft.Semantics(
        label=f"QR code with the address {link}",
        image=True,
        exclude_semantics=True,
        container=True,
        content=ft.Container(
            width=side,
            height=side,
            bgcolor=_LIGHT,
            border_radius=24,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            content=ft.Image(src=drawn(link, _DARK, _LIGHT), width=side, height=side, fit=ft.BoxFit.CONTAIN),
        ),
    )


def _words(invited: Invitation, here: int, shut: bool, say: Callable[[str], None]) -> list[ft.Control]:
    by_pin = bool(invited.pin) and not shut
    return [
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            controls=[
                theme.body("Scan it with the camera of a phone."),
                *([] if by_pin else [_faint(f"Or open {invited.link}")]),
                *([_faint("The PIN was wrong too often and lets nobody in any more.")] if shut else []),
            ],
        ),
        *([_pin(invited)] if by_pin else []),
        _phones(here),
        ft.FilledTonalButton(
            content=ft.Text("Copy the address", size=theme.BODY),
            icon=ft.Icons.COPY_OUTLINED,
            # Within the tap, by the browser itself: some let no app copy later.
            action=ft.CopyToClipboard(invited.link),
            on_click=buttons.called(lambda: say("Copied: whoever has this address can join this evening.")),
            style=ft.ButtonStyle(
                shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                padding=ft.Padding.symmetric(horizontal=18, vertical=13),
            ),
        ),
    ]


def _faint(words: str) -> ft.Control:
    return ft.Text(words, size=theme.BODY, color=ft.Colors.ON_SURFACE_VARIANT)


def _pin(invited: Invitation) -> ft.Control:
    return ft.Semantics(
        container=True,
        content=ft.Column(
            tight=True,
            spacing=0,
            controls=[
                _faint(f"Or open {invited.address.removeprefix('http://')} and type"),
                ft.Semantics(
                    label=f"PIN {' '.join(invited.pin)}",
                    exclude_semantics=True,
                    # Below each other where large text leaves no room.
                    content=ft.Row(
                        wrap=True,
                        spacing=14,
                        run_spacing=0,
                        controls=[theme.number(part, color=ft.Colors.PRIMARY) for part in invited.spoken_pin.split()],
                    ),
                ),
            ],
        ),
    )


def _phones(here: int) -> ft.Control:
    """A place for each phone, lit where one is: this screen is one of them."""
    words = "1 phone is here" if here == 1 else f"{here} phones are here"
    return ft.Semantics(
        label=f"{words}, of at most {MOST}",
        live_region=True,
        container=True,
        exclude_semantics=True,
        content=ft.Column(
            tight=True,
            spacing=theme.GAP,
            controls=[
                ft.Row(
                    wrap=True,
                    spacing=2,
                    run_spacing=2,
                    controls=[
                        ft.Icon(
                            ft.Icons.SMARTPHONE if place < here else ft.Icons.SMARTPHONE_OUTLINED,
                            size=22,
                            color=ft.Colors.PRIMARY if place < here else ft.Colors.OUTLINE_VARIANT,
                            key=f"place-{place}",
                        )
                        for place in range(MOST)
                    ],
                ),
                _faint(words),
            ],
        ),
    )


def _alone() -> ft.Control:
    return ft.Container(
        expand=True,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=40, vertical=theme.PAD),
        content=ft.Column(
            scroll=ft.ScrollMode.AUTO,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            spacing=theme.PAD * 2,
            controls=[
                empty_table(),
                ft.Container(
                    width=360, content=ft.Text(HOW, size=theme.BODY, text_align=ft.TextAlign.CENTER, key="how")
                ),
            ],
        ),
    )
