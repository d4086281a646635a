"""VP at the end that have a name: a finale, or another effect."""

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from companion.forsaken.score import Extra
from screens import buttons, theme
from screens.ending.extras import AddPoints, points_row
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import held

Of = Literal["finale", "extras"]
_OF: dict[Of, tuple[str, str, str]] = {
    "extras": ("Other effect", "forsaken-final-scoring", "Another effect"),
    "finale": ("Finale", "forsaken-finale", "A finale"),
}


@component
def AddExtra(
    who: str, words: tuple[str, ...], kept: dict[str, Any], on_add: Callable[[str, Of, Extra], Any]
) -> ft.Control:
    """Which of the two it is, what it is for, how many VP."""
    chosen, set_of = ft.use_state("extras")
    of: Of = "finale" if chosen == "finale" else "extras"
    title, rule, nameless = _OF[of]
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    held(buttons.choice(said, of == one, _choosing(set_of, one)), entry)
                    for one, (said, entry, _) in _OF.items()
                ],
            ),
            AddPoints(
                title=f"More VP for {who}",
                pad=f"{title}: VP of {who}",
                rule=rule,
                word="final scoring",
                nameless=nameless,
                words=words,
                kept=kept,
                place=f"typed:extra:{who}",
                on_done=lambda what, vp: on_add(who, of, Extra(what=what, vp=vp)),
                key=f"extra-{who}-{of}",
            ),
        ],
    )


def _choosing(choose: Callable[[Any], Any], of: Of) -> Callable[[], None]:
    return lambda: choose(of)


def extra_rows(
    who: str, finale: tuple[Extra, ...], extras: tuple[Extra, ...], remove: Callable[[Of, int], Callable[[], None]]
) -> list[ft.Control]:
    """Everything that somebody has got at the end, a row each, with the way to take it back."""
    return [
        *[points_row(who, it.what, it.vp, remove("finale", place)) for place, it in enumerate(finale)],
        *[points_row(who, it.what, it.vp, remove("extras", place)) for place, it in enumerate(extras)],
    ]


def vp_line(points: int, words: str) -> ft.Control:
    """What stood on the tracker before the end."""
    return ft.Row(
        spacing=theme.GAP,
        controls=[
            ft.Container(theme.number(f"{points:+d}", size=theme.TITLE), width=56),
            ft.Container(theme.body(words), expand=True),
            sign_of("vp", 24),
        ],
    )
