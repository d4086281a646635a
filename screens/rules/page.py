"""The Rules page: type a word and read the answer, or find what belongs to the moment before typing anything."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.rules.entries import RuleEntry, chapters, corpus
from companion.rules.games import GAMES, SHORT, GameId
from companion.rules.marking import marked
from companion.rules.search import LEAST, nearest_terms, prepare, search
from screens import buttons, frame, theme
from screens.fields import written
from screens.guard import component, memo
from screens.rules.chips import chips
from screens.rules.lookup import look_up
from screens.rules.reading import bookmarked, looked_up
from screens.rules.word import opener
from screens.sitting import use_desk, use_kept

SHOWN, SHOWN_WIDE, MORE = 4, 8, 30
"""So many results at first: more do not fit above a phone's keyboard, and each one costs the next letter its time."""

TYPED = "rules typed"

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
    asking, set_asking = ft.use_state(lambda: bool(_asked(kept.get(TYPED, ""))))
    chosen, change_chosen = use_kept(kept, "rules game", None)
    renewed, renew = ft.use_state(0)
    marks, last = use_desk(desk, lambda: (bookmarked(desk), looked_up(desk)))
    within = game or chosen

    held: Any = ft.use_ref(None)
    if held.current is None:
        question = Question(_asked(kept.get(TYPED, "")))

        def typed(text: str) -> None:
            kept[TYPED] = text
            asked = _asked(text)
            if asked:
                question.ask(asked)
            set_asking(bool(asked))

        def clear() -> None:
            typed("")
            renew(lambda before: before + 1)

        # The same for all renders, and the text as it was at first: the field must not be drawn again under a thumb.
        held.current = (question, kept.get(TYPED, ""), typed, clear)
    question, begun, typed, clear = held.current
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
            *([] if game else [_games(chosen, change_chosen)]),
            # Both stay, with what they last had: to show one costs a letter less time than to build it.
            ft.Container(
                expand=True,
                visible=asking,
                content=Answers(
                    question=question,
                    within=within,
                    only=game is None and chosen is not None,
                    wide=wide,
                    kept=kept,
                    key="answers",
                ),
            ),
            ft.Container(
                expand=True,
                visible=not asking,
                content=Unasked(here=here, marks=marks, last=last, within=within, kept=kept, key="unasked"),
            ),
        ],
    )
    # No wider than people like to read.
    edge = [ft.Container(expand=1)] if wide else []
    return ft.Row(
        expand=True, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, controls=[*edge, page, *edge]
    )


class Question:
    """What is asked, on its way from the field to the answers: a letter draws these anew, and nothing else."""

    def __init__(self, asked: str) -> None:
        self.asked = asked
        self._answer: Callable[[str], None] = lambda asked: None
        self._asked_at = float("-inf")
        self._openers: dict[str, Callable[[], None]] = {}

    def ask(self, asked: str) -> None:
        self.asked = asked
        self._asked_at = time.monotonic()
        self._answer(asked)

    def opener(self, id: str) -> Callable[[], None]:
        """What a tap on an answer does: the same function each time.

        A tap that comes with a letter was meant for what stood there before, so it opens nothing.
        """

        def open_unless_just_changed() -> None:
            if time.monotonic() - self._asked_at >= buttons.DOUBLE_TAP:
                look_up(id)

        return self._openers.setdefault(id, open_unless_just_changed)

    def answered_by(self, answer: Callable[[str], None]) -> None:
        """From now on questions are answered there."""
        self._answer = answer


def _asked(text: str) -> str:
    """What is searched for once so much is typed; nothing until then."""
    return text if len(text.strip()) >= LEAST else ""


@memo
def SearchField(initial: str, on_text: Callable[[str], Any], on_clear: Callable[[], Any]) -> ft.Control:
    """Ready to be typed into. It is drawn once, so that no letter is lost."""
    return ft.TextField(
        hint_text="Ask a rule, or name a word",
        label="Search the rules",
        value=initial,
        autofocus=True,
        on_change=lambda event: on_text(written(event)),
        text_size=theme.BODY,
        border=ft.OutlineInputBorder(border_radius=theme.RADIUS),
        filled=True,
        autocorrect=False,
        prefix_icon=ft.Icons.SEARCH,
        suffix=buttons.icon(ft.Icons.CLOSE, "Clear the search", on_clear, size=20),
    )


def _games(chosen: GameId | None, choose: Callable[[Callable[[Any], Any]], None]) -> ft.Control:
    """All games or one."""
    names: list[tuple[GameId | None, str, str]] = [
        (None, "All", "all games"),
        *((id, SHORT[id], GAMES[id]) for id in GAMES),
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


@memo
def Answers(question: Question, within: GameId | None, only: bool, wide: bool, kept: dict[str, Any]) -> ft.Control:
    """What answers a question, best first."""
    asked, set_asked = ft.use_state(question.asked)
    ft.use_effect(lambda: question.answered_by(set_asked), [])
    ft.use_effect(prepare, [])
    more_for, set_more_for = ft.use_state("")
    first = SHOWN_WIDE if wide else SHOWN
    shown = MORE if asked and more_for == asked else first
    hits = search(asked, within, limit=shown + 1, only=only)
    controls: list[ft.Control] = [
        Result(
            on_open=question.opener(hit.entry.id),
            title=marked(hit.entry.title, hit.matched),
            # The best one is answered on the spot.
            text=marked(hit.entry.first_sentence if number else hit.entry.answer, hit.matched),
            page=hit.entry.page,
            label="" if hit.entry.game == within else GAMES[hit.entry.game],
            # By place: what stands in a row changes with a letter, which costs less than another row.
            key=f"row-{number}",
        )
        for number, hit in enumerate(hits[:shown])
    ]
    if len(hits) > shown == first:
        controls.append(ft.Row([buttons.quiet("More results", lambda: set_more_for(asked))], key="more"))
    if asked and not hits:
        controls = [
            _head(f"Nothing is found for “{asked.strip()}”."),
            *_chips("Perhaps", nearest_terms(asked)),
            Chapters(within=within, kept=kept, key="chapters"),
        ]
    return _list(controls)


@memo
def Unasked(
    here: tuple[str, ...],
    marks: tuple[RuleEntry, ...],
    last: tuple[RuleEntry, ...],
    within: GameId | None,
    kept: dict[str, Any],
) -> ft.Control:
    """What people would look up now, have marked, or find by chapter: before they have typed anything."""
    entries = corpus()
    now = [entries[id] for id in here if id in entries]
    return _list(
        [
            *([_head("Right here"), *[_row(it, within, "here") for it in now]] if now else []),
            *([_head("Bookmarks"), *[_row(it, within, "bookmark") for it in marks]] if marks else []),
            *_chips("Looked up last", last),
            Chapters(within=within, kept=kept, key="chapters"),
        ]
    )


@memo
def Chapters(within: GameId | None, kept: dict[str, Any]) -> ft.Control:
    """The entries of a game, or of all, by chapter: one is unfolded at a time."""
    opened, change_opened = use_kept(kept, "rules chapter", "")
    found: list[ft.Control] = []
    for game in [within] if within else GAMES:
        found.append(_head("By chapter" if within else GAMES[game]))
        for name, ones in chapters(game).items():
            place = f"{game}: {name}"
            unfolded = opened == place
            found.append(
                ft.ListTile(
                    key=f"chapter-{place}",
                    title=ft.Text(f"{name} ({len(ones)})", size=theme.BODY),
                    trailing=ft.Icon(ft.Icons.EXPAND_LESS if unfolded else ft.Icons.EXPAND_MORE),
                    content_padding=ft.Padding.symmetric(horizontal=12),
                    min_height=theme.TOUCH,
                    on_click=buttons.called(
                        partial(change_opened, lambda before, place=place: "" if before == place else place)
                    ),
                    shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
                )
            )
            if unfolded:
                found.extend(_row(it, game, "chapter") for it in ones)
    return ft.Column(spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=found)


def _list(controls: list[ft.Control]) -> ft.Control:
    return ft.ListView(
        expand=True,
        padding=ft.Padding.only(left=4, right=4, bottom=theme.PAD),
        build_controls_on_demand=True,
        controls=controls,
    )


def _head(text: str) -> ft.Control:
    return ft.Container(
        key=f"head-{text}",
        padding=ft.Padding.only(left=12, right=12, top=theme.PAD, bottom=4),
        content=theme.heading(text),
    )


def _row(entry: RuleEntry, within: GameId | None, place: str) -> ft.Control:
    row: ft.Control = Result(
        on_open=opener(entry.id),
        title=((entry.title, False),),
        text=((entry.first_sentence, False),),
        page=entry.page,
        label="" if entry.game == within else GAMES[entry.game],
        key=f"{place}-{entry.id}",
    )
    return row


def _chips(title: str, entries: Sequence[RuleEntry]) -> list[ft.Control]:
    padding = ft.Padding.only(left=12, right=12, top=theme.PAD)
    return [ft.Container(key=f"chips-{title}", padding=padding, content=it) for it in chips(title, entries)]


@memo
def Result(on_open: Callable[[], None], title: Pieces, text: Pieces, page: int | None, label: str) -> ft.Control:
    """An entry in a list: title, first sentence, page. A tap opens it over the page.

    As few parts as it takes: each letter that is typed may bring a page of new ones.
    """
    return ft.TextButton(
        on_click=on_open,
        style=_ROW,
        content=ft.Row(
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
            controls=[
                ft.Text(
                    expand=True,
                    spans=[
                        *(ft.TextSpan(piece, _FOUND if found else _TITLE) for piece, found in title),
                        ft.TextSpan("\n"),
                        *(ft.TextSpan(piece, _FOUND if found else _TEXT) for piece, found in text),
                        *([ft.TextSpan(f"\n{label}", _LABEL)] if label else []),
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


_ROW = ft.ButtonStyle(
    padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    alignment=ft.Alignment.CENTER_LEFT,
    shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
)
_TITLE = ft.TextStyle(size=theme.BODY, height=1.5, color=ft.Colors.ON_SURFACE, weight=ft.FontWeight.W_600)
_TEXT = ft.TextStyle(size=theme.BODY, height=1.4, color=ft.Colors.ON_SURFACE_VARIANT)
# Bold and coloured: a colour never stands alone.
_FOUND = ft.TextStyle(size=theme.BODY, color=ft.Colors.PRIMARY, weight=ft.FontWeight.W_700)
_LABEL = ft.TextStyle(size=theme.SMALL, color=ft.Colors.PRIMARY)
