"""A printed value of a tile, read off one's own copy or guessed: one tap on a large key is enough."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.library import Source
from companion.vestige.box.browsing import called_at
from companion.vestige.glossary import entry_of_printed
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import beside

Once = Callable[[buttons.Action], buttons.Action]


@component
def ValueSheet(
    of: str,
    value: int | None,
    source: Source,
    on_value: Callable[[int, Source], Any],
    once: Once,
    on_forget: Callable[[], Any] | None = None,
    on_more: Callable[[], Any] | None = None,
    more_to_come: int = 0,
) -> ft.Control:
    """Keys for the value in a place, and where it was read. `on_more` leads to everything else that the tile says.

    `on_forget` is there for a value that somebody read; `more_to_come` counts the tiles that are asked for after it.
    """
    typing, set_typing = ft.use_state(value is not None and value > 9)
    chosen, choose = ft.use_state(source)
    name = called_at(of)

    def tell(number: int) -> None:
        on_value(number, chosen)

    if typing:
        keys: Any = amounts.Keypad(
            title="Printed leverage" if value is None else f"Printed leverage, now {value}",
            kinds=(("set", "Printed"),),
            on_done=lambda _, number: tell(number),
            key="keypad",
        )
    else:
        keys = amounts.printed_keys(once(tell), f"{name} shows", lambda: set_typing(True), value)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Column(
                spacing=0,
                tight=True,
                controls=[
                    beside(theme.heading(name, level=1), entry_of_printed(of), name),
                    *([theme.small(f"{more_to_come} more after this one")] if more_to_come else []),
                ],
            ),
            keys,
            ft.Row(
                wrap=True,
                spacing=theme.GAP,
                run_spacing=theme.GAP,
                controls=[
                    buttons.choice("From my copy", chosen != "guess", lambda: choose("my_copy")),
                    buttons.choice("A guess", chosen == "guess", lambda: choose("guess")),
                ],
            ),
            ft.Row(
                wrap=True,
                controls=[
                    *([buttons.quiet("All that it says", on_more, icon=ft.Icons.EDIT_OUTLINED)] if on_more else []),
                    *(
                        [buttons.quiet("Forget this value", on_forget, icon=ft.Icons.DELETE_OUTLINE)]
                        if on_forget
                        else []
                    ),
                ],
            ),
        ],
    )


@component
def SpaceSheet(on_space: Callable[[int], Any], once: Once) -> ft.Control:
    """Which space of the speed track it is."""
    typing, set_typing = ft.use_state(False)
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading("Which speed space?", level=1), "speed-upgrade", "the speed track"),
            amounts.Keypad(
                title="Space",
                kinds=(("set", "Space"),),
                on_done=lambda _, number: on_space(min(number, 99)),
                key="keypad",
            )
            if typing
            else amounts.printed_keys(once(on_space), "Space", lambda: set_typing(True)),
        ],
    )
