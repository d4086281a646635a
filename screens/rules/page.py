"""The Rules page: type a word and read the answer, or find what belongs to the moment before typing anything."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, get_args

import flet as ft

from companion.desk import Desk
from companion.rules.entries import GAMES, GameId, RuleEntry, chapters, corpus
from companion.rules.marking import marked
from companion.rules.search import LEAST, Hit, nearest_terms, search
from screens import buttons, frame, theme
from screens.guard import component, memo
from screens.preferences import preferences
from screens.rules.lookup import look_up
from screens.rules.reading import bookmarked, looked_up
from screens.sitting import use_desk, use_kept

SHOWN = 8
"""So many results at first: more do not fit on a phone, and each one costs the next letter its time."""

Pieces = tuple[tuple[str, bool], ...]


@component
def RulesPage(
    desk: Desk,
    game: GameId | None,
    here: tuple[str, ...],
    kept: dict[str, Any],
    on_back: Callable[[], Any] | None,
    wide: bool,
) -> ft.Control:
    """Search over all games. Inside a `game` its entries come first, and `here` are those of the moment.

    `kept` holds what was typed, so that one comes back to it.
    """
    query, change_query = use_kept(kept, "rules query", "")
    chosen, change_chosen = use_kept(kept, "rules game", None)
    opened, change_opened = use_kept(kept, "rules section", "")
    shown, set_shown = ft.use_state(SHOWN)
    renewed, renew = ft.use_state(0)
    use_desk(desk, lambda: (preferences(desk).bookmarks, preferences(desk).looked_up))
    within = game or chosen

    held: Any = ft.use_ref(None)
    if held.current is None:

        def typed(text: str) -> None:
            set_shown(SHOWN)
            change_query(lambda _: text)

        def clear() -> None:
            typed("")
            renew(lambda before: before + 1)

        # The same for all renders, and the text as it was at first: the field must not be drawn again under a thumb.
        held.current = (query, typed, clear)
    begun, typed, clear = held.current

    def open_section(name: str) -> None:
        change_opened(lambda before: "" if before == name else name)

    asked = query.strip()
    browse = Browse(within, opened, open_section)
    if len(asked) >= LEAST:
        only = game is None and chosen is not None
        hits = search(asked, within, limit=shown + 1, only=only)
        body = _results(hits[:shown], within) if hits else _nothing(asked, browse)
        if len(hits) > shown:
            body.append(_more(lambda: set_shown(lambda before: before + 3 * SHOWN)))
    else:
        body = _before_typing(desk, here, browse)
    page = ft.Column(
        expand=4,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *([frame.head("Rules", "Back", on_back)] if on_back else []),
            ft.Container(
                padding=ft.Padding.only(left=12, right=12, top=theme.GAP, bottom=4),
                content=SearchField(
                    initial="" if renewed else begun, on_text=typed, on_clear=clear, key=f"search-{renewed}"
                ),
            ),
            ft.ListView(
                # A new question begins at the top of its answers.
                key="results" if asked else "browse",
                expand=True,
                padding=ft.Padding.only(left=4, right=4, bottom=theme.PAD),
                build_controls_on_demand=False,
                controls=[*([] if game else [_games(chosen, change_chosen)]), *body],
            ),
        ],
    )
    # No wider than people like to read.
    edge = [ft.Container(expand=1)] if wide else []
    return ft.Row(
        expand=True, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, controls=[*edge, page, *edge]
    )


class Browse(NamedTuple):
    """The chapters of a game, or of all: which one is unfolded, and what a tap on one does."""

    game: GameId | None
    opened: str
    open: Callable[[str], Any]


@memo
def SearchField(initial: str, on_text: Callable[[str], Any], on_clear: Callable[[], Any]) -> ft.Control:
    """Ready to be typed into. It is drawn once, so that no letter is lost."""
    return ft.TextField(
        hint_text="Ask a rule, or name a word",
        label="Search the rules",
        value=initial,
        autofocus=True,
        on_change=lambda event: on_text(event.control.value or ""),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=theme.RADIUS),
        filled=True,
        autocorrect=False,
        prefix_icon=ft.Icons.SEARCH,
        suffix=buttons.icon(ft.Icons.CLOSE, "Clear the search", on_clear, size=20),
    )


def _games(chosen: GameId | None, choose: Callable[[Callable[[Any], Any]], None]) -> ft.Control:
    """All games or one. The line is part of the list, so that the results have the room once one reads them."""
    names: list[tuple[GameId | None, str, str]] = [
        (None, "All", "all games"),
        *((id, GAMES[id].split(": ")[-1], GAMES[id]) for id in get_args(GameId)),
    ]
    return ft.Container(
        key="games",
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        content=ft.Row(
            wrap=True,
            spacing=theme.GAP,
            run_spacing=theme.GAP,
            controls=[
                buttons.choice(name, chosen == id, lambda id=id: choose(lambda _: id), label=f"Search {spoken}")
                for id, name, spoken in names
            ],
        ),
    )


def _results(hits: Sequence[Hit], within: GameId | None) -> list[ft.Control]:
    return [
        Result(
            id=hit.entry.id,
            title=marked(hit.entry.title, hit.matched),
            # The best one is answered on the spot.
            text=marked(hit.entry.first_sentence if number else hit.entry.answer, hit.matched),
            page=hit.entry.page,
            label="" if hit.entry.game == within else GAMES[hit.entry.game],
            key=hit.entry.id,
        )
        for number, hit in enumerate(hits)
    ]


def _more(more: Callable[[], Any]) -> ft.Control:
    return ft.Row([buttons.quiet("More results", more)], key="more")


def _nothing(asked: str, browse: Browse) -> list[ft.Control]:
    near = nearest_terms(asked)
    return [
        _head(f"Nothing is found for “{asked}”."),
        *([_chips("Perhaps", near)] if near else []),
        *_chapters(browse),
    ]


def _before_typing(desk: Desk, here: Sequence[str], browse: Browse) -> list[ft.Control]:
    entries = corpus()
    now = [entries[id] for id in here if id in entries]
    marks, last = bookmarked(desk), looked_up(desk)
    return [
        *([_head("Right here"), *[_row(it, browse.game, "here") for it in now]] if now else []),
        *([_head("Bookmarks"), *[_row(it, browse.game, "bookmark") for it in marks]] if marks else []),
        *([_chips("Looked up last", last)] if last else []),
        *_chapters(browse),
    ]


def _chapters(browse: Browse) -> list[ft.Control]:
    found: list[ft.Control] = []
    for game in [browse.game] if browse.game else get_args(GameId):
        found.append(_head("By chapter" if browse.game else GAMES[game]))
        for name, ones in chapters(game).items():
            place = f"{game}: {name}"
            unfolded = browse.opened == place
            found.append(
                ft.ListTile(
                    key=f"chapter-{place}",
                    title=ft.Text(f"{name} ({len(ones)})", size=theme.BODY),
                    trailing=ft.Icon(ft.Icons.EXPAND_LESS if unfolded else ft.Icons.EXPAND_MORE),
                    content_padding=ft.Padding.symmetric(horizontal=12),
                    min_height=theme.TOUCH,
                    on_click=buttons.called(partial(browse.open, place)),
                    shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                )
            )
            if unfolded:
                found.extend(_row(it, game, "chapter") for it in ones)
    return found


def _head(text: str) -> ft.Control:
    return ft.Container(
        key=f"head-{text}",
        padding=ft.Padding.only(left=12, right=12, top=theme.PAD, bottom=4),
        content=theme.heading(text),
    )


def _row(entry: RuleEntry, within: GameId | None, place: str) -> ft.Control:
    row: ft.Control = Result(
        id=entry.id,
        title=((entry.title, False),),
        text=((entry.first_sentence, False),),
        page=entry.page,
        label="" if entry.game == within else GAMES[entry.game],
        key=f"{place}-{entry.id}",
    )
    return row


def _chips(title: str, entries: Sequence[RuleEntry]) -> ft.Control:
    return ft.Container(
        key=f"chips-{title}",
        padding=ft.Padding.symmetric(horizontal=12),
        content=ft.Column(
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                ft.Container(padding=ft.Padding.only(top=theme.PAD, bottom=4), content=theme.heading(title)),
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[buttons.tonal(it.title, partial(look_up, it.id)) for it in entries],
                ),
            ],
        ),
    )


@memo
def Result(id: str, title: Pieces, text: Pieces, page: int | None, label: str) -> ft.Control:
    """An entry in a list: title, first sentence, page. A tap opens it over the page."""
    return ft.TextButton(
        on_click=buttons.called(partial(look_up, id)),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            alignment=ft.Alignment.CENTER_LEFT,
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        ),
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Column(
                    expand=True,
                    spacing=2,
                    controls=[
                        _pieces(title, ft.Colors.ON_SURFACE, ft.FontWeight.W_600),
                        _pieces(text, ft.Colors.ON_SURFACE_VARIANT, ft.FontWeight.W_400),
                        *([theme.small(label, color=ft.Colors.PRIMARY)] if label else []),
                    ],
                ),
                *(
                    [theme.number(str(page), size=theme.TITLE, color=ft.Colors.SECONDARY, label=f"page {page}")]
                    if page
                    else []
                ),
            ],
        ),
    )


def _pieces(pieces: Pieces, colour: str, weight: ft.FontWeight) -> ft.Text:
    """Words that were searched for are bold and coloured: neither stands alone."""
    if not any(found for _, found in pieces):
        return ft.Text("".join(piece for piece, _ in pieces), size=theme.BODY, color=colour, weight=weight)
    return ft.Text(
        size=theme.BODY,
        color=colour,
        weight=weight,
        spans=[
            ft.TextSpan(
                piece,
                ft.TextStyle(color=ft.Colors.PRIMARY, weight=ft.FontWeight.W_700) if found else None,
            )
            for piece, found in pieces
        ],
    )
