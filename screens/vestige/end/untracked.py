"""Score a finished game: for people who tracked nothing and want to know who won."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.glossary import entry_of_mode
from companion.vestige.setup import Mode
from screens import buttons, routes, theme
from screens.ending.form import chips, part
from screens.ending.page import page
from screens.guard import component
from screens.rules.word import explained, held
from screens.vestige.end.finished import KEPT_AS, MODES, Finished, Person, kept, settle
from screens.vestige.end.opponents import nemeses_part
from screens.vestige.end.people import people_part, teams_part


@component
def ScoreAGame(desk: Desk, say: Callable[[str], None], go: Callable[[str], None]) -> ft.Control:
    """Who played, in one short page; the scoring itself is that of any other game."""
    _drawn, set_drawn = ft.use_state(0)
    wide = (ft.context.page.width or 0) >= theme.WIDE
    once = buttons.use_once()

    def note(**fields: Any) -> None:
        """Keeps what is being typed; the person sees it already."""
        desk.drafts[KEPT_AS] = kept(desk).model_copy(update=fields)

    def change(**fields: Any) -> None:
        note(**fields)
        set_drawn(lambda before: before + 1)

    def begin() -> None:
        setup = settle(desk, kept(desk))
        if isinstance(setup, str):
            say(setup)
            return
        game = desk.begin("vestige", setup)
        desk.drafts.pop(KEPT_AS, None)
        go(routes.game(game.id, "end"))

    finished = kept(desk)
    return page(
        key="untracked",
        wide=wide,
        top=ft.Row(
            spacing=4,
            controls=[
                buttons.icon(ft.Icons.ARROW_BACK, "Home", lambda: go(routes.HOME)),
                ft.Container(
                    expand=True,
                    content=explained(theme.heading("Score a finished game", level=1), "scoring"),
                ),
            ],
        ),
        content=[
            _modes(desk, finished, change),
            people_part(desk, finished, note, change),
            *([teams_part(desk, finished, note, change)] if finished.mode == "teams" else []),
            nemeses_part(desk, finished, note, change),
        ],
        thumb=[buttons.primary("Begin scoring", once(begin), expand=True)],
    )


def _modes(desk: Desk, finished: Finished, change: Callable[..., Any]) -> ft.Control:
    def choose(mode: Mode) -> None:
        now = kept(desk)
        people = now.people
        if mode != "solo" and len(people) < 2:
            people = (*people, Person(id=now.next_id, team=1))
        change(mode=mode, people=people, next_id=now.next_id + 1)

    return part(
        "How was it played?",
        "modes",
        "a way to play",
        chips(
            [
                held(buttons.choice(words, finished.mode == mode, lambda mode=mode: choose(mode)), entry_of_mode(mode))
                for mode, words in MODES.items()
            ]
        ),
    )
