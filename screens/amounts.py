"""Numbers under a thumb: a stepper with a pending change, a keypad for several digits, keys for a printed value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import flet as ft
from pydantic import ValidationError

from screens import buttons, theme
from screens.guard import component
from screens.rules.word import held
from screens.sitting import use_kept


class Counted(NamedTuple):
    """What a number counts: its word in a sentence, and the rules entry that explains it."""

    word: str
    rule: str


@dataclass(frozen=True)
class Pending:
    """Steps that have been tapped and are not committed yet."""

    value: int
    change: int
    step: Callable[[int], Callable[[], None]]
    commit: Callable[[], None]
    cancel: Callable[[], None]

    @property
    def total(self) -> int:
        """What the number becomes."""
        return self.value + self.change


def use_pending(
    kept: dict[str, Any], name: str, value: int, on_commit: Callable[[int], Any], lowest: int | None = None
) -> Pending:
    """A hook. Steps collect until `on_commit` gets the whole change; they stop at `lowest`, where there is one."""
    change, set_change = use_kept(kept, f"pending:{name}", 0)

    def step(by: int) -> Callable[[], None]:
        def moved(before: int) -> int:
            # More than one tap may come in before the button is drawn as off.
            return before + by if by > 0 or lowest is None else max(before + by, min(lowest - value, before))

        return lambda: set_change(moved)

    def commit() -> None:
        on_commit(change)
        set_change(lambda _: 0)

    return Pending(value, change, step, commit, lambda: set_change(lambda _: 0))


@component
def Stepper(
    name: str,
    value: int,
    counted: Counted,
    colour: str,
    on_commit: Callable[[int], Any],
    on_number: Callable[[], Any],
    kept: dict[str, Any],
    lowest: int | None = None,
) -> ft.Control:
    """What is `counted` of one person: steps collect into a pending change, which is committed once.

    `on_commit` gets the whole change; a tap on the number asks for the keypad through `on_number`.
    Steps stop at `lowest`, where there is one. `kept` holds the pending change, should the phone be turned meanwhile.
    """
    pending = use_pending(kept, name, value, on_commit, lowest)
    once = buttons.use_once()
    return ft.Column(
        spacing=0,
        controls=[
            ft.Row(
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                controls=[
                    buttons.icon(
                        ft.Icons.REMOVE, f"{name}: 1 less", pending.step(-1), pending.total == lowest, filled=True
                    ),
                    number_key(name, pending, counted, colour, on_number, padding=12),
                    buttons.icon(ft.Icons.ADD, f"{name}: 1 more", pending.step(1), filled=True),
                ],
            ),
            *([pending_row(name, pending, once)] if pending.change else []),
        ],
    )


def number_key(
    name: str,
    pending: Pending,
    counted: Counted,
    colour: str,
    on_number: Callable[[], Any],
    size: int = theme.NUMBER,
    padding: int = 8,
    alignment: ft.Alignment | None = None,
) -> ft.Control:
    """The number of one person, with what is pending. A tap asks for the keypad, a long press for the rule."""
    return held(
        ft.TextButton(
            content=theme.number(
                f"{pending.total}",
                size=size,
                color=colour if not pending.change else ft.Colors.PRIMARY,
                label=f"{name}: {pending.value} {counted.word}, type a number",
            ),
            on_click=on_number,
            style=ft.ButtonStyle(
                # A smaller number needs room around it to be as high as a thumb.
                padding=ft.Padding.symmetric(horizontal=padding, vertical=0 if size >= theme.NUMBER else 4),
                alignment=alignment,
            ),
        ),
        counted.rule,
    )


def pending_row(
    name: str, pending: Pending, once: Callable[[buttons.Action], buttons.Action], *lead: ft.Control
) -> ft.Control:
    """What the change would come to, to be committed or dropped."""
    words = f"{pending.change:+d}: {pending.value} becomes {pending.total}"
    return ft.Row(
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        controls=[
            *lead,
            buttons.quiet("Cancel", pending.cancel, label=f"{name}: cancel the change"),
            buttons.primary(words, once(pending.commit), icon=ft.Icons.CHECK),
        ],
    )


@component
def Keypad(
    title: str,
    on_done: Callable[[str, int], Any],
    kinds: tuple[tuple[str, str], ...] = (("set", "Set"),),
    current: int | None = None,
    lowest: int | None = None,
    reason: ft.Control | None = None,
    most: int = 9999,
) -> ft.Control:
    """Several digits at once. `kinds` are ways to mean the number (`gain`, `lose`, `set`), each with its word.

    `current` is what a gain or a loss starts from, `lowest` where a loss stops. `reason` is a field for what it is
    for, shown with a gain and a loss. A number above `most` is not taken, nor one that no command takes, nor a gain
    or a loss of nothing.

    `on_done` gets the way and the number.
    """
    digits, set_digits = ft.use_state("")
    kind, set_kind = ft.use_state(kinds[0][0])
    refused, set_refused = ft.use_state(-1)
    once = buttons.use_once()

    def done() -> None:
        try:
            on_done(kind, number)
        except ValidationError:
            # Whatever the number goes into is full before this one.
            set_refused(number)

    def press(digit: str) -> Callable[[], None]:
        return lambda: set_digits(lambda before: (before + digit).lstrip("0")[:4] or "0")

    number = int(digits or 0)
    lost = (current or 0) - number
    lost = lost if lowest is None else max(lost, min(lowest, current or 0))
    result = {"gain": (current or 0) + number, "lose": lost}.get(kind, number)
    words = dict(kinds)[kind]
    plain = current is None or kind == "set" or not digits
    becomes = f"{words} {number}" if plain else f"{words} {number}: becomes {result}"
    if number > most:
        becomes = f"{most} is the most"
    elif number == refused:
        becomes = f"{number} is too much"
    nothing = not digits or number > most or number == refused or (number == 0 and kind != "set")
    keys = [[press_key(key, press(key)) for key in row] for row in ("123", "456", "789")]
    last = [
        buttons.icon(ft.Icons.BACKSPACE_OUTLINED, "Delete a digit", lambda: set_digits(lambda before: before[:-1])),
        press_key("0", press("0")),
        buttons.icon(ft.Icons.CLEAR, "Delete all digits", lambda: set_digits("")),
    ]
    return ft.Column(
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        spacing=theme.GAP,
        controls=[
            theme.heading(title),
            ft.Row(
                wrap=True,
                controls=[
                    buttons.choice(word, kind == way, lambda way=way: set_kind(way))
                    for way, word in kinds
                    if len(kinds) > 1
                ],
            ),
            ft.Row(
                alignment=ft.MainAxisAlignment.CENTER,
                controls=[theme.number(digits or "0", label=f"Typed: {digits or 0}")],
            ),
            *[ft.Row(alignment=ft.MainAxisAlignment.SPACE_EVENLY, controls=row) for row in [*keys, last]],
            *([reason] if reason and kind != "set" else []),
            buttons.primary(becomes, once(done), icon=ft.Icons.CHECK, disabled=nothing),
        ],
    )


def press_key(text: str, on_click: Callable[[], Any]) -> ft.Control:
    """One large key."""
    return ft.TextButton(
        content=theme.number(text, size=theme.TITLE + 4, color=ft.Colors.ON_SURFACE),
        on_click=buttons.called(on_click),
        width=72,
        style=ft.ButtonStyle(
            padding=10,
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ),
    )


def printed_keys(
    on_value: Callable[[int], Any], what: str, more: Callable[[], Any], chosen: int | None = None, lowest: int = 0
) -> ft.Control:
    """Keys `lowest` to 9 for a value read off the table: one tap is enough; `more` is for values of two digits."""
    return ft.Row(
        wrap=True,
        spacing=6,
        run_spacing=6,
        controls=[
            *[
                _printed_key(number, lambda number=number: on_value(number), what, number == chosen)
                for number in range(lowest, 10)
            ],
            buttons.quiet("10 or more", more, label=f"{what}: 10 or more"),
        ],
    )


def _printed_key(value: int, on_click: Callable[[], Any], what: str, chosen: bool) -> ft.Control:
    spoken = f"{what}: {value}{', chosen' if chosen else ''}"
    return ft.TextButton(
        content=theme.number(
            str(value), size=theme.TITLE, label=spoken, color=ft.Colors.ON_PRIMARY if chosen else ft.Colors.ON_SURFACE
        ),
        on_click=buttons.called(on_click),
        width=52,
        height=52,
        style=ft.ButtonStyle(
            padding=0,
            shape=ft.RoundedRectangleBorder(radius=10),
            bgcolor=ft.Colors.PRIMARY if chosen else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        ),
    )
