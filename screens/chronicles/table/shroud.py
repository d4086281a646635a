"""The shroud: alone at the table, a screen of its own takes the place of the cardboard sleeve.

Nothing is read before the choice: first only A and B, then the card is turned and its mark is asked for.
"""

from typing import Any

import flet as ft
import flet.canvas as cv

from companion.chronicles.commands import ChooseBlind, TakeChronicle
from companion.chronicles.kinds import Track, spoken
from companion.chronicles.prompts import Prompt, prompts
from companion.chronicles.table import Choice
from screens import buttons, routes, theme
from screens.chronicles.table.answers import track_keys
from screens.guard import component
from screens.rules.word import explained, held, question_mark
from screens.sitting import Sitting

_BLACK = "#050506"
_INK = "#EFEAE3"
_DIM = "#8F979F"
_WIDEST = 640
"""How wide it is at the most, in px: both keys are in reach of two thumbs."""


@component
def ShroudPage(sitting: Sitting, revision: int, wide: bool) -> ft.Control:
    """The first chronicle that waits, in two steps; the way back leads to the Table at any time."""
    once = buttons.use_once()
    prompt = next((it for it in prompts(sitting.table) if it.kind == "shroud"), None)

    def back() -> None:
        sitting.go(routes.game(sitting.game_id))

    if prompt is None:
        parts: list[Any] = [
            ft.Text("Nothing waits for the shroud.", size=theme.BODY, color=_INK),
            buttons.primary("Back to the table", back),
        ]
    elif prompt.chosen is None:
        parts = _choosing(sitting, prompt, once)
    else:
        parts = _turned(sitting, prompt, prompt.chosen, once, back)
    side = max(((ft.context.page.width or 0) - _WIDEST) / 2, theme.PAD)
    return ft.Container(
        expand=True,
        bgcolor=_BLACK,
        # The same by day and by night: it is what lies over a card.
        dark_theme=theme.dark(),
        theme=theme.dark(),
        theme_mode=ft.ThemeMode.DARK,
        padding=ft.Padding.only(left=side, right=side, top=4, bottom=theme.PAD),
        content=ft.Column(
            expand=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Row(
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    controls=[
                        buttons.icon(ft.Icons.ARROW_BACK, "Back to the table", back),
                        question_mark("chronicles-shroud", "the shroud"),
                    ],
                ),
                *parts,
            ],
        ),
    )


def _choosing(sitting: Sitting, prompt: Prompt, once: Any) -> list[Any]:
    """How to hold the card, and two large keys: nothing else."""

    def choose(option: Choice) -> None:
        sitting.dispatch(ChooseBlind(who=prompt.who or "", card=prompt.card or 1, option=option))

    return [
        ft.Container(_sleeve(), alignment=ft.Alignment.CENTER),
        explained(
            ft.Text(
                "Face down into the shroud with the card, then turn both over. Read the story and the two options, "
                "no more.",
                size=theme.BODY,
                color=_INK,
                text_align=ft.TextAlign.CENTER,
            ),
            "chronicles-shroud",
        ),
        ft.Row(
            expand=True,
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[_option("A", once(lambda: choose("A"))), _option("B", once(lambda: choose("B")))],
        ),
    ]


def _option(letter: Choice, on_click: buttons.Action) -> ft.Control:
    return held(
        ft.TextButton(
            key=letter,
            expand=True,
            on_click=buttons.called(on_click),
            style=ft.ButtonStyle(
                shape=ft.RoundedRectangleBorder(radius=20),
                bgcolor="#16181B",
                side=ft.BorderSide(1, "#3A4048"),
            ),
            content=theme.number(letter, size=96, color=_INK, label=f"Choose option {letter}"),
        ),
        "chronicles-shroud",
    )


def _turned(sitting: Sitting, prompt: Prompt, chosen: Choice, once: Any, back: Any) -> list[Any]:
    """What is done after the choice, and the mark that it gives."""
    who = prompt.who or ""
    other: Choice = "B" if chosen == "A" else "A"

    def take(mark: Track | None) -> None:
        taken = TakeChronicle(who=who, card=prompt.card, mark=mark, option=chosen)
        if sitting.dispatch(taken):
            back()

    def change() -> None:
        sitting.dispatch(ChooseBlind(who=who, card=prompt.card or 1, option=other))

    player = sitting.table.find(who)
    return [
        ft.Column(
            expand=True,
            scroll=ft.ScrollMode.AUTO,
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                theme.number(chosen, size=96, color=_INK, label=f"Option {chosen} is chosen"),
                ft.Semantics(
                    header=True,
                    container=True,
                    content=ft.Text(
                        "Turn the card and read what comes of it.",
                        size=theme.TITLE,
                        color=_INK,
                        text_align=ft.TextAlign.CENTER,
                    ),
                ),
                explained(
                    ft.Text(
                        "It goes under the card that you gained, turned so that the result shows.",
                        size=theme.BODY,
                        color=_DIM,
                        text_align=ft.TextAlign.CENTER,
                    ),
                    "chronicles-resolve-a-chronicle",
                ),
            ],
        ),
        # In reach of the thumb.
        track_keys(lambda track: f"{who}: a mark on {spoken(track)}", take, player.marks if player else {}, wrap=once),
        ft.Row(
            wrap=True,
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            controls=[
                buttons.quiet("No mark", once(lambda: take(None)), icon=ft.Icons.REMOVE),
                buttons.quiet(f"It was {other}", once(change), label=f"Option {other} was chosen"),
            ],
        ),
    ]


def _sleeve() -> ft.Control:
    """A card in its sleeve: the upper part shows, the lower is covered."""
    line = ft.Paint(color=_DIM, style=ft.PaintingStyle.STROKE, stroke_width=2)
    words = ft.Paint(color=_DIM, stroke_width=3, stroke_cap=ft.StrokeCap.ROUND)
    sleeve = ft.Paint(color="#23272C")
    shapes: list[cv.Shape] = [
        cv.Rect(30, 4, 80, 104, border_radius=8, paint=line),
        *[cv.Line(42, 20 + 12 * row, 98 - 14 * (row % 2), 20 + 12 * row, paint=words) for row in range(3)],
        cv.Rect(20, 62, 100, 54, border_radius=6, paint=sleeve),
        cv.Rect(20, 62, 100, 54, border_radius=6, paint=line),
    ]
    return ft.Semantics(exclude_semantics=True, content=cv.Canvas(width=140, height=120, shapes=shapes))
