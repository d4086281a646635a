"""What can be done with the spaces that are chosen: take their tokens, draw them anew, name them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.chronicles.commands import AttendFestival, FillSpace, Reshuffle
from companion.chronicles.festival import candidates
from companion.chronicles.kinds import TRACKS, Track
from companion.chronicles.table import Table
from companion.chronicles.vendors import VENDORS, VendorId
from screens import buttons, theme
from screens.chronicles.events.chips import on_turn, people
from screens.chronicles.festival.tokens import token_choice, token_in_words
from screens.chronicles.signs import track_sign
from screens.guard import component
from screens.keys import picture_key
from screens.rules.word import beside, explained, held
from screens.sitting import Sitting, use_kept

MOST = 2
"""So many spaces at most are taken in one visit."""


@component
def Visit(sitting: Sitting, chosen: tuple[Track, ...], clear: Callable[[], Any]) -> ft.Control:
    """A visit with the chosen spaces; a space that nobody has named asks for its token first."""
    table: Table = sitting.table
    by, choose = _use_own(sitting, "who is at the festival", table.turn, "")
    who = by if table.find(by) else on_turn(table)
    has, set_has = _use_own(sitting, "attributes at the festival", who, ())
    invests, set_invests = _use_own(sitting, "invests at the festival", who, False)
    naming, set_naming = ft.use_state("")
    once = buttons.use_once()
    revision = sitting.game.revision
    player = table.find(who)
    unnamed = next((space for space in chosen if table.festival.get(space) is None), None)
    renaming = unnamed or next((space for space in chosen if space == naming), None)

    def name(space: Track, token: VendorId) -> None:
        if sitting.dispatch(FillSpace(space=space, token=token), revision):
            set_naming("")

    def known() -> tuple[Track, ...] | None:
        return tuple(has) or None

    def done(command: Any) -> None:
        if sitting.dispatch(command, revision):
            set_has(lambda before: ())
            set_invests(lambda before: False)
            clear()

    if renaming:
        return theme.card(_naming(table, renaming, once, name, clear), accent=False, key="naming")
    if player is None:
        return ft.Container()
    tokens = [table.festival[space] for space in chosen]
    titles = " and ".join(VENDORS[token].title for token in tokens if token)
    both, invested = len(chosen) > 1, player.invested
    take = AttendFestival(who=who, spaces=chosen[:MOST], has=known(), invest=invests and not invested)
    anew = Reshuffle(who=who, spaces=chosen, has=known())
    return theme.card(
        ft.Column(
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                *(
                    token_in_words(
                        token,
                        behind=[
                            buttons.icon(
                                ft.Icons.EDIT_OUTLINED,
                                f"Another token lies in {space}",
                                partial(set_naming, space),
                            )
                        ],
                    )
                    for space, token in zip(chosen, tokens, strict=True)
                    if token
                ),
                people(table, who, lambda name: choose(lambda before: name), "visits"),
                _attributes(who, tuple(has), set_has),
                *([] if invested or both else [_invest(who, invests, set_invests)]),
                *([explained(theme.small(_two(who, invested)), "chronicles-investment-benefits")] if both else []),
                *(
                    [
                        held(
                            buttons.primary(f"{who} takes {titles}", once(partial(done, take)), icon=ft.Icons.CHECK),
                            "chronicles-firewind-visit",
                        )
                    ]
                    if len(chosen) <= MOST
                    else []
                ),
                explained(theme.small("From the shoreline, as the visit, for 1 renown."), "chronicles-shoreline"),
                *(
                    [
                        held(
                            buttons.tonal(
                                "Conviction back, draw them anew" if both else "Conviction back, draw it anew",
                                once(partial(done, anew)),
                                icon=ft.Icons.SHUFFLE,
                                label=f"{who} takes the conviction back and draws {titles} anew",
                            ),
                            "chronicles-investment-benefits",
                        )
                    ]
                    if invested
                    else []
                ),
            ],
        ),
        key="visit",
    )


def _use_own(sitting: Sitting, name: str, whose: str | None, initial: Any) -> tuple[Any, Callable[[Any], Any]]:
    """What was chosen for one person, or in a person's turn: it says nothing about the next one."""
    chosen, change = use_kept(sitting.kept, name, {})

    def own(update: Callable[[Any], Any]) -> None:
        change(lambda now: now | {whose: update(now.get(whose, initial))})

    return chosen.get(whose, initial), own


def _two(who: str, invested: bool) -> str:
    if invested:
        return f"Two tokens: {who}'s conviction comes back."
    return f"Two tokens take a conviction at the festival; {who} has none there, as the app knows."


def _naming(
    table: Table,
    space: Track,
    once: Callable[[buttons.Action], buttons.Action],
    name: Callable[[Track, VendorId], Any],
    clear: Callable[[], Any],
) -> ft.Control:
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(f"Which token lies in {space}?"), "chronicles-vendor-tokens", "a vendor token"),
            token_choice(
                candidates(table, space), once(partial(name, space)), f"{{}} lies in {space}", table.festival.get(space)
            ),
            ft.Row([buttons.quiet("Not now", clear)], wrap=True),
        ],
    )


def _attributes(who: str, has: tuple[Track, ...], set_has: Callable[[Any], Any]) -> ft.Control:
    def toggle(track: Track) -> None:
        set_has(lambda now: tuple(it for it in now if it != track) if track in now else (*now, track))

    return ft.Column(
        tight=True,
        spacing=4,
        controls=[
            explained(theme.small(f"Attributes that {who} has, if you like:"), "chronicles-choose-a-token"),
            ft.Row(
                wrap=True,
                spacing=4,
                run_spacing=4,
                controls=[_attribute(who, track, track in has, partial(toggle, track)) for track in TRACKS],
            ),
        ],
    )


def _attribute(who: str, track: Track, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    """An attribute by its sign: drawn full where the player has it, with a tick."""
    ticked = ft.Container(ft.Icon(ft.Icons.CHECK_CIRCLE, size=16, color=ft.Colors.PRIMARY), right=0, bottom=0)
    return picture_key(
        f"{who} has {track}{', chosen' if chosen else ''}",
        "chronicles-choose-a-token",
        ft.Stack(
            width=40,
            height=40,
            controls=[
                ft.Container(track_sign(track, 36, faded=not chosen), left=2, top=2),
                *([ticked] if chosen else []),
            ],
        ),
        on_click,
        key=track,
        size=(theme.TOUCH, theme.TOUCH),
        padding=4,
        raised=False,
    )


def _invest(who: str, invests: bool, set_invests: Callable[[Any], Any]) -> ft.Control:
    """Optional: a conviction is left there on this visit."""
    return held(
        buttons.tonal(
            "Leaves 1 conviction there" if invests else "Leave 1 conviction there too",
            lambda: set_invests(lambda before: not before),
            icon=ft.Icons.CHECK_BOX if invests else ft.Icons.CHECK_BOX_OUTLINE_BLANK,
            label=f"{who} leaves 1 conviction at the festival{', chosen' if invests else ''}",
        ),
        "chronicles-investment",
    )
