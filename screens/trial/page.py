"""The page What if: the whole game once more, on a copy that is thrown away."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from screens import buttons, frame, routes, theme
from screens.face import Trial
from screens.faces import FACES
from screens.guard import component
from screens.rules.lookup import provided
from screens.rules.word import explained, question_mark
from screens.sitting import Sitting, use_kept
from screens.trial.banner import Banner, tinted
from screens.trial.copy import Copy, copy_of
from screens.trial.difference import what_would_change


@component
def TrialPage(sitting: Sitting, revision: int, wide: bool, begun: bool, play: Callable[..., Any]) -> ft.Control:
    """First what to try; then the game on the copy; at the end what came of it. `play` draws a game.

    The copy is kept with this phone alone, so that it is still there after a sleep or a look elsewhere. Its page has
    an address of its own (`begun`): who opens that anew finds no copy any more, and is told so.
    """
    copy, set_copy = use_kept(sitting.kept, "copy", None)
    held: Any = ft.use_ref(None)
    if held.current is None:
        held.current = _Leaving(sitting, set_copy)
    leaving: _Leaving = held.current

    def begin(trial: Trial) -> Callable[[], None]:
        def start() -> None:
            made = copy_of(sitting, trial.moves, trial.tab)
            set_copy(lambda _: made)
            sitting.go(routes.game(sitting.game_id, "copy"))

        return start

    if copy is None:
        return _beginning(sitting, begun, begin, leaving.back)
    if copy.leaving:
        return tinted(what_would_change(copy, leaving.back, leaving.stay))
    return OnCopy(sitting=sitting, copy=copy, revision=revision, wide=wide, play=play, leaving=leaving, key="on-copy")


class _Leaving:
    """The ways out of the copy and through it: the same functions from drawing to drawing."""

    def __init__(self, sitting: Sitting, set_copy: Callable[[Callable[[Any], Any]], None]) -> None:
        self._sitting = sitting
        self._set = set_copy

    def look(self) -> None:
        """Shows what would have changed; where nothing would, the way out is short."""
        copy: Copy = self._sitting.kept["copy"]
        if copy.differences:
            self._turn(leaving=True)
        else:
            self.back()

    def stay(self) -> None:
        """Goes on trying."""
        self._turn(leaving=False)

    def back(self) -> None:
        """Throws the copy away, if there is one, and goes back to the game."""
        had = self._sitting.kept.get("copy") is not None
        self._set(lambda _: None)
        self._sitting.go(routes.game(self._sitting.game_id))
        self._sitting.shown_anew()
        if had:
            self._sitting.say("Thrown away: the game is as it was.")

    def go(self, to: str) -> None:
        """A page of the game is opened on the copy. Whatever lies outside of the game ends the trial first."""
        route = routes.read(to)
        if route.name == "game" and route.game_id == self._sitting.game_id and route.tab not in ("try", "copy"):
            self._turn(tab=route.tab)
        elif route.name == "game":
            self._sitting.say("You are trying out already.")
        else:
            self.look()

    def _turn(self, **changes: Any) -> None:
        self._set(lambda copy: copy and replace(copy, **changes))


@component
def OnCopy(
    sitting: Sitting, copy: Copy, revision: int, wide: bool, play: Callable[..., Any], leaving: _Leaving
) -> ft.Control:
    """The game on the copy, below the banner. A rules entry that is opened here is about the copy too."""
    part: Any = ft.use_ref(object)
    lookup = provided()
    ft.use_effect(
        lambda: lookup.begin_beside(part.current, copy.desk, leaving.go),
        [copy.desk],
        cleanup=lambda: lookup.end_beside(part.current),
    )
    return tinted(
        ft.Column(
            expand=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                Banner(moved_on=revision != copy.before.revision, throw_away=leaving.look, key="banner"),
                play(
                    desk=copy.desk,
                    game_id=sitting.game_id,
                    tab=copy.tab,
                    device=copy.device,
                    say=sitting.say,
                    go=leaving.go,
                    wide=wide,
                    key="copy",
                ),
            ],
        )
    )


def _beginning(
    sitting: Sitting, lost: bool, begin: Callable[[Trial], Callable[[], None]], back: Callable[[], None]
) -> ft.Control:
    """What can be tried out; nothing has been copied yet."""
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            frame.head("What if", "Back to the game", back, question_mark("what-if", "trying out")),
            frame.middle(
                [
                    *([_lost()] if lost else []),
                    explained(
                        theme.body(
                            "Try it on a copy of the game, look, and throw it away. The game stays as it is, and so "
                            "does everything that the app remembers."
                        ),
                        "what-if",
                    ),
                    *[_way(it, begin(it)) for it in FACES[sitting.game.rules.id].trials(sitting.table)],
                ]
            ),
        ],
    )


def _way(trial: Trial, begin: Callable[[], None]) -> ft.Control:
    return theme.card(
        key=trial.title,
        padding=0,
        content=ft.ListTile(
            leading=ft.Icon(trial.icon, color=ft.Colors.PRIMARY),
            title=ft.Text(trial.title, size=theme.BODY, weight=ft.FontWeight.W_600),
            subtitle=ft.Text(trial.words, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
            trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT, color=ft.Colors.ON_SURFACE_VARIANT),
            content_padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=8),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            on_click=buttons.called(begin),
        ),
    )


def _lost() -> ft.Control:
    """Somebody was trying things out at this address, and the copy has gone since."""
    return ft.Semantics(
        live_region=True,
        container=True,
        content=theme.card(
            theme.body(
                "What was tried out here is gone: it was thrown away, or the page was loaded anew. "
                "The game is as it was."
            ),
            accent=True,
        ),
    )
