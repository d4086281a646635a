"""A number of something with its sign: steps under the thumb, a keypad behind the number."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.forsaken.commands import Gain, Lose
from companion.forsaken.glossary import entry_of_gain
from companion.forsaken.kinds import Gain as GainName
from companion.forsaken.kinds import named
from screens import amounts, buttons, theme
from screens.forsaken.signs import sign_of
from screens.guard import component
from screens.rules.word import explained
from screens.sitting import Sitting


@component
def Counter(
    sitting: Sitting, who: str, what: GainName, count: int, on_number: Callable[[], Any] | None = None, word: str = ""
) -> ft.Control:
    """Steps collect into one change, which is gained or lost with a tap. `on_number` opens the keypad."""
    once = buttons.use_once()
    rule = entry_of_gain(what)
    word = word or named(what, 2)
    spoken = f"{who}, {word}"

    def commit(change: int) -> None:
        sitting.dispatch(Gain(who=who, gains={what: change}) if change > 0 else Lose(who=who, losses={what: -change}))

    pending = amounts.use_pending(sitting.kept, f"{what}:{who}", count, commit, lowest=0)
    number: Any = theme.number(str(pending.total), size=26, color=ft.Colors.PRIMARY if pending.change else None)
    if on_number is not None:
        number = amounts.number_key(spoken, pending, amounts.Counted(word, rule), ft.Colors.ON_SURFACE, on_number,
                                    size=26, padding=2)  # fmt: skip
    return ft.Container(
        key=f"count-{what}",
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        padding=ft.Padding.symmetric(horizontal=6, vertical=6),
        content=ft.Column(
            tight=True,
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    ft.Row(
                        spacing=6,
                        controls=[
                            sign_of(what, 24),
                            ft.Text(
                                word.capitalize() if word != "VP" else word,
                                size=theme.SMALL,
                                color=ft.Colors.ON_SURFACE_VARIANT,
                                expand=True,
                                max_lines=1,
                                overflow=ft.TextOverflow.ELLIPSIS,
                            ),
                        ],
                    ),
                    rule,
                ),
                ft.Row(
                    spacing=0,
                    alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                    controls=[
                        buttons.icon(ft.Icons.REMOVE, f"{spoken}: 1 less", pending.step(-1), pending.total == 0),
                        number,
                        buttons.icon(ft.Icons.ADD, f"{spoken}: 1 more", pending.step(1)),
                    ],
                ),
                *([_commit(spoken, pending, once)] if pending.change else []),
            ],
        ),
    )


def _commit(spoken: str, pending: amounts.Pending, once: Callable[[buttons.Action], buttons.Action]) -> ft.Control:
    return ft.Row(
        spacing=0,
        controls=[
            buttons.icon(ft.Icons.CLOSE, f"{spoken}: cancel the change", pending.cancel),
            ft.Container(
                buttons.tonal(
                    f"{pending.change:+d}",
                    once(pending.commit),
                    icon=ft.Icons.CHECK,
                    label=f"{spoken}: {pending.change:+d}, becomes {pending.total}",
                ),
                expand=True,
            ),
        ],
    )


def across(counters: list[Any], narrow: int = 350) -> ft.Control:
    """Counters two beside each other, one on a narrow screen."""
    each = 1 if (ft.context.page.width or 390) < narrow else 2
    rows = [counters[start : start + each] for start in range(0, len(counters), each)]
    for row in rows:
        row.extend(ft.Container() for _ in range(each - len(row)))
    return ft.Column(
        tight=True,
        spacing=6,
        controls=[
            ft.Row(
                [ft.Container(counter, expand=True, key=f"{number}") for number, counter in enumerate(row)],
                spacing=6,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
            for row in rows
        ],
    )
