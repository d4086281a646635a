"""The page of one card. What is written lies in a draft on the desk until it is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.bin import DAYS
from companion.desk import Desk
from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.library.editing import Book, Editing
from screens.library.gone import gone
from screens.library.more import More
from screens.same import use_same
from screens.sheet import sheet
from screens.sitting import use_desk

_MORE = "more"
NAME = "name"
"""What the sheet for a card's name is opened as."""


@dataclass(frozen=True)
class Drawing:
    """How a game draws a card: the sign of a kind at a size, its parts, and the sheet for a part that was opened."""

    sign: Callable[[Any, int], ft.Control]
    parts: Callable[[Editing, dict[str, Any], Callable[[str], Any]], list[Any]]
    over: Callable[[Editing, str, Callable[[], Any]], Any]


@component
def CardPage(
    book: Book,
    drawing: Drawing,
    desk: Desk,
    id: str,
    say: Callable[[str], None],
    go: Callable[[str], None],
) -> ft.Control:
    """The name of a card, its parts, and sheets for its numbers. *Keep* puts it into the library."""
    _, set_drawn = ft.use_state(0)
    opened, set_opened = ft.use_state("")
    once = buttons.use_once()
    ref: Any = ft.use_ref(None)
    use_desk(desk, lambda: desk.library(book.game).get("cards", {}).get(id))
    if ref.current is None:
        ref.current = Editing(book, desk, id, lambda: set_drawn(lambda before: before + 1))
    editing: Editing = ref.current
    draft = editing.draft
    opens = use_same(lambda: lambda place: set_opened(place))

    def close() -> None:
        set_opened("")

    def leave(words: str = "") -> None:
        go(routes.shelf(draft["kind"], book.game) if draft else routes.LIBRARY)
        if words:
            say(words)

    def away() -> None:
        if editing.changed:
            leave(f"{_named(editing)} is not kept yet: what you wrote waits here until you come back.")
        else:
            editing.clear()
            leave()

    def keep() -> None:
        card = editing.keep()
        if card is None:
            say("It needs a name of at most 60 letters: the one that is printed on it.")
            return
        leave(f"{card.name} is kept.{_still_lacks(book, card)}")

    def retire(out: bool) -> None:
        close()
        editing.retire(out)
        say(f"{_named(editing)} is {'retired' if out else 'in use again'}.")

    def take_back() -> None:
        close()
        editing.clear()
        go(routes.card(id, book.game))
        set_drawn(lambda before: before + 1)

    def delete() -> None:
        close()
        name = _named(editing)
        if editing.delete():
            leave(f"{name} is in the bin, where it can be taken back for {DAYS} days: Library or Home leads there.")
        else:
            leave(f"{name} is thrown away.")

    def content() -> Any:
        if opened == _MORE:
            return More(
                name=_named(editing),
                retired=bool(editing.held and editing.held.retired),
                kept=editing.held is not None,
                changed=editing.changed,
                on_duplicate=None,
                on_share=None,
                on_retire=retire,
                on_take_back=take_back,
                on_delete=delete,
                key=_MORE,
            )
        return drawing.over(editing, opened, close)

    ft.use_dialog(sheet(content(), close) if opened and draft else None)
    if draft is None:
        return gone(_is_binned(editing), go)
    kind = book.shelving.kinds[draft["kind"]]
    more = [] if editing.of_the_app else [buttons.icon(ft.Icons.MORE_VERT, "More", lambda: opens(_MORE))]
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head(f"{kind.one[:1].upper()}{kind.one[1:]}", kind.title, once(away), *more),
            frame.middle(
                [
                    _name(drawing, draft, lambda: opens(NAME)),
                    *_notes(editing),
                    *drawing.parts(editing, draft, opens),
                    _source(editing),
                ],
                spacing=theme.PAD,
                key="card",
            ),
            frame.foot(buttons.primary("Keep", once(keep), icon=ft.Icons.CHECK, expand=True)),
        ],
    )


def _name(drawing: Drawing, draft: dict[str, Any], on_click: Callable[[], Any]) -> ft.Control:
    """The name of the card in large type, with the sign of its kind. A tap changes it."""
    name = str(draft.get("name", ""))
    return ft.TextButton(
        key="name",
        on_click=buttons.called(on_click),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=4, vertical=8),
            alignment=ft.Alignment.CENTER_LEFT,
            shape=ft.RoundedRectangleBorder(radius=10),
            visual_density=ft.VisualDensity.STANDARD,
        ),
        content=ft.Row(
            spacing=12,
            controls=[
                drawing.sign(draft["kind"], 48),
                ft.Text(
                    name or "Its name",
                    expand=True,
                    size=theme.TITLE,
                    weight=ft.FontWeight.W_600,
                    color=ft.Colors.ON_SURFACE if name else ft.Colors.PRIMARY,
                    semantics_label=f"Its name: {name}" if name else "Its name: not written down yet",
                ),
            ],
        ),
    )


def _named(editing: Editing) -> str:
    draft = editing.draft or {}
    return str(draft.get("name") or f"This {editing.book.shelving.kinds[draft['kind']].one}")


def _still_lacks(book: Book, card: Any) -> str:
    missing = book.shelving.lacks(card)
    return f" Still to be read: {missing}." if missing else ""


def _notes(editing: Editing) -> list[Any]:
    if editing.of_the_app and not editing.held:
        return [theme.small("It comes with the app. What you change makes it a card of your own.")]
    if editing.held and editing.held.retired:
        return [theme.small("Retired: it is not offered.")]
    return []


def _source(editing: Editing) -> ft.Control:
    guess = editing.source == "guess"
    return ft.Row(
        wrap=True,
        key="source",
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            buttons.choice("From my copy", not guess, lambda: editing.say_source("my_copy")),
            buttons.choice("A guess", guess, lambda: editing.say_source("guess")),
        ],
    )


def _is_binned(editing: Editing) -> bool:
    return any(it.held.card.id == editing.id for it in editing.library.bin.values())
