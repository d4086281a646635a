"""Cards that come as a file or as text: what would change, before it does, and the way back afterwards."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.plain_text import plain_line
from companion.vestige.box.merge import Choice
from companion.vestige.box.pack import LARGEST
from companion.vestige.library import library_of
from screens import buttons, frame, routes, theme
from screens.guard import component, memo
from screens.rules.word import beside
from screens.sitting import use_desk
from screens.vestige.packs.arrival import (
    KEPT_AS,
    Arrival,
    arrival,
    can_be_taken_back,
    changes,
    incoming,
    looked_at,
    take_back,
    take_in,
    too_large,
)
from screens.vestige.packs.arriving import FEW, came, flaws, preview

Say = Callable[[str], None]
Go = Callable[[str], None]
Change = Callable[[Arrival], None]

MORE = 200
"""How many cards more of each sort a tap shows."""


@component
def ImportPage(desk: Desk, say: Say, go: Go) -> ft.Control:
    """From a file or a text, over a look at what it would do, to the library. A reload finds it as it was."""
    _, set_drawn = ft.use_state(0)
    number, set_number = ft.use_state(0)
    most, set_most = ft.use_state(FEW)
    use_desk(desk, lambda: desk.library("vestige"))
    once = buttons.use_once()
    now = arrival(desk)

    def change(to: Arrival) -> None:
        desk.drafts[KEPT_AS] = to
        set_drawn(lambda before: before + 1)

    def choose(choices: dict[str, Choice]) -> None:
        at_this_moment = arrival(desk)
        change(at_this_moment.changed({"choices": {**at_this_moment.choices, **choices}}))

    def begin_anew() -> None:
        desk.drafts.pop(KEPT_AS, None)
        set_most(FEW)
        set_number(lambda before: before + 1)

    def leave(to: str) -> None:
        # What has come is done with; what has not is kept for the next time.
        if now.before is not None:
            desk.drafts.pop(KEPT_AS, None)
        go(to)

    if now.before is not None:
        there = can_be_taken_back(desk, now)
        back = once(lambda: _back(desk, change, say)) if there else None
        body = came(now, library_of(desk.library("vestige")), back, leave, once(begin_anew))
        foot = [buttons.primary("To the library", once(lambda: leave(routes.LIBRARY)), expand=True)]
    elif now.read is not None:
        cards = incoming(library_of(desk.library("vestige")), now.read)
        body = preview(now, cards, choose, most, lambda: set_most(lambda before: before + MORE), once(begin_anew))
        foot = [_take(desk, changes(cards, now.choices), change, once, say)]
    else:
        body = [Choosing(desk=desk, change=change, key=f"choosing-{number}"), *flaws(now)]
        foot = []
    return ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head("Import cards", "Library", lambda: leave(routes.LIBRARY)),
            frame.long_list(body, key=_stage(now)),
            *([frame.foot(*foot)] if foot else []),
        ],
    )


def _stage(now: Arrival) -> str:
    return "after" if now.before is not None else "preview" if now.read is not None else "choosing"


@component
def Choosing(desk: Desk, change: Change) -> ft.Control:
    """A file from the device, or a text that somebody has sent."""
    held: Any = ft.use_ref(None)
    noting: Any = ft.use_ref(None)
    told, set_told = ft.use_state("")
    if held.current is None:
        held.current = ft.FilePicker(on_result=lambda event: _picked(event, change))

        def note(text: str) -> None:
            desk.drafts[KEPT_AS] = Arrival(text=text)

        noting.current = note

    def look() -> None:
        text = arrival(desk).text
        set_told("" if text.strip() else "Nothing is pasted yet: copy the text of a pack and paste it here.")
        if text.strip():
            change(looked_at(text))

    # The browser opens its own chooser within the tap: some do so at no other moment.
    choose = buttons.primary("Choose a file", lambda: None, icon=ft.Icons.FILE_OPEN_OUTLINED)
    choose.action = ft.PickFiles(held.current, with_data=True, cancel_upload_on_window_blur=False)
    return ft.Column(
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(
                theme.body("Cards that somebody has shared. You see first what would change.", expand=True),
                "pack",
                "a pack",
            ),
            choose,
            Paste(initial=arrival(desk).text, on_text=noting.current, key="paste"),
            *([frame.fault(told)] if told else []),
            ft.Row([buttons.tonal("Look at the text", look, icon=ft.Icons.CONTENT_PASTE_SEARCH)]),
        ],
    )


@memo
def Paste(initial: str, on_text: Callable[[str], Any]) -> ft.Control:
    """Where a text is pasted. Drawn once; what is longer than any pack is cut off and then refused as too long."""
    return ft.TextField(
        label="Or paste the text of a pack",
        value=initial,
        on_change=lambda event: on_text(event.control.value or ""),
        multiline=True,
        min_lines=3,
        max_lines=6,
        max_length=LARGEST + 1,
        counter=ft.Container(),
        text_size=theme.SMALL,
        border=ft.OutlineInputBorder(border_radius=10),
        filled=True,
        autocorrect=False,
        enable_suggestions=False,
    )


def _picked(event: Any, change: Change) -> None:
    for file in event.files[:1]:
        content, name = file.bytes, plain_line(file.name)
        # Its size is known before a byte of it is looked at.
        if file.size > LARGEST or (content is not None and len(content) > LARGEST):
            change(too_large(name))
        else:
            change(looked_at(bytes(content or b""), name))


def _take(desk: Desk, coming: int, change: Change, once: Callable[..., Any], say: Say) -> ft.Control:
    def take() -> None:
        after = take_in(desk, arrival(desk))
        if can_be_taken_back(desk, after) and after.after != after.before:
            change(after)
        else:
            say("The library could not be changed: what is wrong with it stands on the first page.")

    words = f"Import {coming} {'card' if coming == 1 else 'cards'}" if coming else "Nothing to import"
    return buttons.primary(words, once(take), disabled=not coming, expand=True)


def _back(desk: Desk, change: Change, say: Say) -> None:
    now = arrival(desk)
    if can_be_taken_back(desk, now):
        change(take_back(desk, now))
    else:
        say("The library has changed meanwhile, so this cannot be taken back any more.")
