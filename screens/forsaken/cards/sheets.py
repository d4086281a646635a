"""What opens over a card: keys for a number, a field for a sentence, signs for what is gained, a space, a line."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens import amounts, buttons, theme, tiles
from screens.fields import WordsField
from screens.forsaken.board.gain import gains_picker
from screens.forsaken.cards.drafts import at, blank, changes, resized
from screens.forsaken.cards.forms import Field, field_at
from screens.forsaken.cards.parts import number_at, written
from screens.guard import component
from screens.library.card_page import NAME
from screens.library.editing import Editing
from screens.library.keys import Written, number_keys
from screens.rules.word import beside

Close = Callable[[], Any]
_ROWS = ("loop", "track")
_VP = "VP for the rival"


def over(editing: Editing, place: str, close: Close) -> Any:
    """The sheet for a part of the card."""
    draft = editing.draft or {}
    field = None if place == NAME else field_at(draft["kind"], place)
    if place == NAME or (field and field.sort in ("words", "line", "names")):
        return Written(
            title=field.title if field else "Its name",
            rule=field.rule if field else "library",
            label=field.label if field else "As it is printed",
            initial=written(draft, place),
            on_text=editing.writer(place),
            on_close=close,
            short=field is None or field.sort != "words",
            key=place,
        )
    if field is None:
        sheet = Line if place.startswith("lines.") else Space
        return sheet(editing=editing, place=place, on_close=close, key=place)
    if field.sort == "gains":
        return Gains(editing=editing, field=field, on_close=close, key=place)
    return Number(editing=editing, field=field, on_close=close, key=place)


@component
def Number(editing: Editing, field: Field, on_close: Close) -> ft.Control:
    """Keys for a number of the card, or for how many spaces a row of it has."""
    counts = field.sort in _ROWS
    signed = field.sort == "signed"
    draft = editing.draft or {}
    now = len(at(draft, field.place) or ()) or None if counts else number_at(draft, field)
    typing, set_typing = ft.use_state((signed and (now or 0) < 0) or (now or 0) > 9)
    once = buttons.use_once()
    title = f"How many {field.title.lower()}?" if counts else field.title

    def put(number: int | None) -> None:
        value: Any = None if number is None else max(-9, min(number, field.most))
        if counts and value is not None:
            value = resized(field.place, at(editing.draft or {}, field.place), value)
        editing.put(**changes(editing.draft or {}, field.place, value or None if counts else value))
        on_close()

    keys: ft.Control
    if typing:
        ways = (("set", "Adds"), ("lose", "Takes away")) if signed else (("set", "Printed"),)
        keys = amounts.Keypad(
            title=title, kinds=ways, on_done=lambda way, number: put(-number if way == "lose" else number), key="keypad"
        )
    else:
        keys = amounts.printed_keys(once(put), title, lambda: set_typing(True), now)
    below_nothing = (
        [buttons.quiet("It takes away", lambda: set_typing(True), icon=ft.Icons.REMOVE)]
        if signed and not typing
        else []
    )
    forget = once(lambda: put(None)) if now is not None else None
    whole = number_keys(title, keys, typing, forget)
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[whole, *[ft.Row([it], wrap=True) for it in below_nothing]],
    )


@component
def Gains(editing: Editing, field: Field, on_close: Close) -> ft.Control:
    """What the card gives that is counted."""
    once = buttons.use_once()

    def change(made: Callable[[dict[Any, int]], dict[Any, int]]) -> None:
        before = at(editing.draft or {}, field.place) or {}
        editing.put(**changes(editing.draft or {}, field.place, made(before)))

    return _sheet(
        beside(theme.heading(field.title, level=1), field.rule, field.title),
        gains_picker(at(editing.draft or {}, field.place) or {}, change),
        buttons.primary("Done", once(on_close), icon=ft.Icons.CHECK),
    )


@component
def Space(editing: Editing, place: str, on_close: Close) -> ft.Control:
    """A space of a loop, or of a bounty's track: what it gives, and what else it says."""
    once = buttons.use_once()
    row, _, number = place.partition(".")
    space = at(editing.draft or {}, place)
    begun, _ = ft.use_state(written(editing.draft or {}, f"{place}.words"))
    rule = "forsaken-legend" if row == "loop" else "forsaken-bounty-tracker"
    title = "Legend space" if (row, number) == ("loop", "0") else f"Space {int(number) + 1}"

    def put(value: Any, within: str = "") -> None:
        editing.put(**changes(editing.draft or {}, f"{place}{within}", value))

    def change(made: Callable[[dict[Any, int]], dict[Any, int]]) -> None:
        put(made(at(editing.draft or {}, f"{place}.gains") or {}), ".gains")

    def done() -> None:
        # Whoever has looked and found nothing has read the space.
        if at(editing.draft or {}, place) is None:
            put({})
        on_close()

    def forget() -> None:
        put(blank(row))
        on_close()

    return _sheet(
        beside(theme.heading(title, level=1), rule, title),
        gains_picker((space or {}).get("gains") or {}, change),
        WordsField("What else it says", begun, editing.writer(f"{place}.words")),
        buttons.primary("Done" if space else "Nothing is printed there", once(done), icon=ft.Icons.CHECK),
        *([] if space is None else [_forgetting(once(forget))]),
    )


@component
def Line(editing: Editing, place: str, on_close: Close) -> ft.Control:
    """An action line of a plot card."""
    once = buttons.use_once()
    typing, set_typing = ft.use_state(False)
    line = at(editing.draft or {}, place)
    begun, _ = ft.use_state(written(editing.draft or {}, f"{place}.words"))
    title = f"Line {int(place.partition('.')[2]) + 1}"
    ability = bool((line or {}).get("ability"))

    def put(value: Any, within: str = "") -> None:
        editing.put(**changes(editing.draft or {}, f"{place}{within}", value))

    def of_vp(number: int) -> None:
        set_typing(False)
        put(min(number, 20), ".vp")

    def forget() -> None:
        put(None)
        on_close()

    keys: ft.Control
    if typing:
        keys = amounts.Keypad(title=_VP, on_done=lambda _, number: of_vp(number), key="keypad")
    else:
        keys = amounts.printed_keys(of_vp, _VP, lambda: set_typing(True), (line or {}).get("vp"))
    return _sheet(
        beside(theme.heading(title, level=1), "forsaken-action-lines", title),
        WordsField("What it says", begun, editing.writer(f"{place}.words")),
        *([] if typing else [theme.body(_VP)]),
        keys,
        tiles.tick("The rival's ability is in it", "", ability, lambda: put(not ability, ".ability")),
        buttons.primary("Done", once(on_close), icon=ft.Icons.CHECK),
        *([] if line is None else [_forgetting(once(forget))]),
    )


def _forgetting(forget: Close) -> ft.Control:
    return ft.Row([buttons.quiet("Forget what is here", forget, icon=ft.Icons.DELETE_OUTLINE)], wrap=True)


def _sheet(*controls: ft.Control) -> ft.Control:
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=list(controls),
    )
