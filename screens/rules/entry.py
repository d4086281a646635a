"""A rules entry in a sheet over the page, which stays where it was."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.catalogue import GAMES as PLAYABLE
from companion.desk import Desk
from companion.rules.entries import RuleEntry, asked_about, corpus
from companion.shelf import ShelfFault
from screens import buttons, routes, theme
from screens.guard import component
from screens.preferences import preferences
from screens.rules.chips import chips
from screens.rules.lookup import LookUp
from screens.rules.reading import remember, turn_bookmark
from screens.sheet import sheet
from screens.sitting import use_desk


@component
def EntryOverPage(
    desk: Desk, lookup: LookUp, say: Callable[[str], None], go: Callable[[str], None], game_id: str
) -> ft.Control:
    """Draws nothing itself: it opens the sheet when a part of the screen asks for an entry.

    Entries that are opened from an entry lie on top of it, so that *Back* leads to where one came from.
    """
    path, set_path = ft.use_state(())
    copied, set_copied = ft.use_state("")
    use_desk(desk, lambda: preferences(desk).bookmarks)
    _, set_turned = ft.use_state(0)

    def here() -> tuple[Desk, Callable[[str], Any]]:
        return lookup.beside or (desk, go)

    def show(id: str) -> None:
        set_copied("")
        if id not in corpus():
            say(f"There is no rules entry {id} in this version.")
            return
        remember(here()[0], id)
        set_path(lambda before: before if before[-1:] == (id,) else (*before, id))

    def back() -> None:
        set_path(lambda before: before[:-1])

    def close() -> None:
        set_path(())
        set_copied("")

    def bookmark(id: str) -> None:
        turn_bookmark(here()[0], id)
        set_turned(lambda before: before + 1)

    def change_ruling() -> None:
        close()
        here()[1](routes.game(game_id, "settings") if game_id else routes.SETTINGS)

    ft.use_effect(lambda: lookup.shown_by(show), [])
    entry = corpus()[path[-1]] if path else None
    ft.use_dialog(
        sheet(
            Entry(
                entry=entry,
                at_this_table=_at_this_table(here()[0], game_id, entry),
                change_ruling=change_ruling,
                key=f"entry-{len(path)}-{entry.id}",
            ),
            close,
            lead=_lead(
                entry,
                back if len(path) > 1 else None,
                entry.id in preferences(here()[0]).bookmarks,
                partial(bookmark, entry.id),
                entry.id == copied,
                partial(set_copied, entry.id),
            ),
        )
        if entry
        else None
    )
    # Placed, so that the stack in which it lies does not shrink to it.
    return ft.Container(left=0, top=0, width=0, height=0)


def _lead(
    entry: RuleEntry,
    back: Callable[[], Any] | None,
    bookmarked: bool,
    bookmark: Callable[[], Any],
    copied: bool,
    on_copy: Callable[[], Any],
) -> list[ft.Control]:
    """What can be done with an entry. The buttons say what came of it: a message would lie below the sheet."""
    mark = ft.Icons.BOOKMARK if bookmarked else ft.Icons.BOOKMARK_BORDER
    spoken = "Copied, with the page" if copied else "Copy with the page"
    return [
        *([buttons.icon(ft.Icons.ARROW_BACK, "Back to the entry before", back)] if back else []),
        ft.Container(expand=True),
        # Within the tap, by the browser itself: some let no app copy later.
        ft.IconButton(
            icon=ft.Icon(
                ft.Icons.CHECK if copied else ft.Icons.COPY_OUTLINED,
                color=ft.Colors.PRIMARY if copied else None,
                semantics_label=spoken,
            ),
            width=theme.TOUCH,
            height=theme.TOUCH,
            action=ft.CopyToClipboard(entry.copied),
            on_click=buttons.called(on_copy),
        ),
        buttons.icon(mark, "Take the bookmark away" if bookmarked else "Bookmark this entry", bookmark),
    ]


def _at_this_table(desk: Desk, game_id: str, entry: RuleEntry | None) -> str:
    """How the game that lies under the sheet rules, in words; empty where there is none, or nothing to rule."""
    if entry is None or entry.ruling is None or not game_id:
        return ""
    try:
        game = desk.game(game_id)
    except ShelfFault:
        return ""
    if game.rules.id != entry.game:
        return ""
    return game.rules.ruled(game.table, entry.ruling.id)


@component
def Entry(entry: RuleEntry, at_this_table: str, change_ruling: Callable[[], Any]) -> ft.Control:
    """The answer first; then the rest, what is open, and where to go on."""
    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.SelectionArea(
                ft.Column(
                    tight=True,
                    spacing=12,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[
                        ft.Row(
                            spacing=12,
                            vertical_alignment=ft.CrossAxisAlignment.START,
                            controls=[
                                ft.Column(
                                    expand=True,
                                    spacing=4,
                                    controls=[theme.heading(entry.title, level=1), theme.small(entry.source)],
                                ),
                                *([page_number(entry.page)] if entry.page else []),
                            ],
                        ),
                        ft.Text(entry.answer, size=theme.BODY, weight=ft.FontWeight.W_600),
                        *[theme.body(paragraph) for paragraph in entry.detail.split("\n\n") if paragraph],
                    ],
                )
            ),
            *([_open_question(entry, at_this_table, change_ruling)] if entry.ruling else []),
            *chips("See also", [corpus()[id] for id in entry.see_also if id in corpus()]),
            *chips("Asked at the table", asked_about(entry.id)),
        ],
    )


def page_number(page: int) -> ft.Control:
    """The page to check in the book, large enough to be read from where the book lies."""
    return ft.Semantics(
        container=True,
        label=f"Page {page}",
        exclude_semantics=True,
        content=ft.Column(
            tight=True,
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            controls=[
                theme.number(str(page), color=ft.Colors.PRIMARY),
                theme.small("page"),
            ],
        ),
    )


def _open_question(entry: RuleEntry, at_this_table: str, change: Callable[[], Any]) -> ft.Control:
    assert entry.ruling is not None
    ruling = entry.ruling
    return theme.card(
        ft.Column(
            tight=True,
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                theme.heading(f"The rulebook leaves this open ({ruling.id})"),
                theme.body(f"Tableside: {ruling.default}"),
                theme.body(f"Or: {ruling.other}"),
                *(
                    [ft.Text(f"At this table: {at_this_table}", size=theme.BODY, weight=ft.FontWeight.W_600)]
                    if at_this_table
                    else []
                ),
                *(
                    [ft.Row([buttons.tonal("Change", change, label=f"Change ruling {ruling.id}")])]
                    if entry.game in PLAYABLE
                    else []
                ),
            ],
        )
    )
