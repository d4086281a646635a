"""Cards that go to somebody else: a pack with a name, as a file or as text."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.cards import AnyCard, Kind
from companion.vestige.box.census import SHELVES
from companion.vestige.cards import spoken
from companion.vestige.library import library_of
from screens import buttons, fields, frame, theme, tiles
from screens.guard import component, memo
from screens.preferences import prefer, preferences
from screens.rules.word import beside
from screens.vestige.packs.packing import USUAL_NAME, Packed, by_kind, cards_of, packed

FEW = 8
"""Up to so many cards stand there one by one at once; more are folded by their kind."""


@component
def ShareCards(desk: Desk, ids: tuple[str, ...], say: Callable[[str], None], on_close: Callable[[], Any]) -> ft.Control:
    """The content of a sheet. What the pack says of itself is remembered for the next one.

    Saving downloads a file in a browser; copying and sharing happen within the tap, or some browsers do neither.
    """
    left_out, set_left_out = ft.use_state(frozenset())
    library = library_of(desk.library("vestige"))
    cards = cards_of(library, ids)
    # A field that is drawn again loses what was typed: each has one function, and begins with one text, for good.
    began, _ = ft.use_state(lambda: _as_last_time(desk, cards))
    typed, set_typed = ft.use_state(began)
    files: Any = ft.use_ref(None)
    notes: Any = ft.use_ref(None)
    if files.current is None:
        files.current = ft.FilePicker()
        notes.current = {field: partial(_note, set_typed, field) for field in began}
    chosen = [card.id for card in cards if card.id not in left_out]
    # What is copied is fixed before the tap, so it is made anew with each letter.
    pack = ft.use_memo(lambda: packed(library, chosen, **typed), [desk.library("vestige"), chosen, typed])

    def turn(those: tuple[AnyCard, ...], out: bool) -> None:
        ids = {card.id for card in those}
        set_left_out(lambda before: before | ids if out else before - ids)

    def done(words: str) -> None:
        prefer(desk, pack_author=typed["author"], pack_notes=typed["notes"])
        if len(cards) > 1:
            prefer(desk, pack_name=typed["name"])
        on_close()
        say(words)

    async def save() -> None:
        try:
            await files.current.save_file(file_name=pack.file, src_bytes=pack.text.encode())
        except Exception as fault:
            say(f"This browser could not keep the file ({fault}). Copy the text instead.")
            return
        done(f"{pack.file} is where your browser keeps what it downloads.")

    return ft.Column(
        tight=True,
        spacing=theme.PAD,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(_title(cards), level=1), "pack", "a pack"),
            fields.NameField("Name of the pack", began["name"], notes.current["name"], key="name"),
            fields.NameField("Your name, if you like", began["author"], notes.current["author"], key="author"),
            fields.WordsField("About these cards, if you like", began["notes"], notes.current["notes"], key="notes"),
            *(_which(cards, left_out, turn) if len(cards) > 1 else []),
            *([frame.fault(pack.fault)] if pack.fault else _ways(pack, save, done)),
        ],
    )


def _as_last_time(desk: Desk, cards: tuple[AnyCard, ...]) -> dict[str, str]:
    last = preferences(desk)
    name = cards[0].name if len(cards) == 1 else last.pack_name or USUAL_NAME
    return {"name": name, "author": last.pack_author, "notes": last.pack_notes}


def _note(set_typed: Callable[..., None], field: str, text: str) -> None:
    set_typed(lambda before: {**before, field: text})


def _title(cards: tuple[AnyCard, ...]) -> str:
    return f"Share {cards[0].name}" if len(cards) == 1 else "Share cards"


Turn = Callable[[tuple[AnyCard, ...], bool], None]


def _which(cards: tuple[AnyCard, ...], left_out: frozenset[str], turn: Turn) -> list[ft.Control]:
    chosen = sum(card.id not in left_out for card in cards)
    if len(cards) <= FEW:
        rows = [_Card(card=card, taken=card.id not in left_out, turn=turn, key=card.id) for card in cards]
    else:
        rows = [
            _Shelf(kind=kind, cards=held, left_out=left_out, turn=turn, key=f"shelf-{kind}")
            for kind, held in by_kind(cards).items()
        ]
    return [
        ft.Column(
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[theme.heading(f"{chosen} of {len(cards)} cards"), *rows],
        )
    ]


@component
def _Shelf(kind: Kind, cards: tuple[AnyCard, ...], left_out: frozenset[str], turn: Turn) -> ft.Control:
    """All cards of a kind: taken or left out at once, or one by one when unfolded."""
    opened, set_opened = ft.use_state(False)
    chosen = sum(card.id not in left_out for card in cards)
    title = SHELVES[kind][0]
    whole = chosen == len(cards)
    return ft.Column(
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=0,
                controls=[
                    ft.Container(
                        tiles.tick(title, f"{chosen} of {len(cards)}", whole, lambda: turn(cards, whole)), expand=True
                    ),
                    buttons.icon(
                        ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE,
                        f"{'Fold' if opened else 'Unfold'} {title.lower()}",
                        lambda: set_opened(lambda before: not before),
                    ),
                ],
            ),
            *([_unfolded(cards, left_out, turn)] if opened else []),
        ],
    )


def _unfolded(cards: tuple[AnyCard, ...], left_out: frozenset[str], turn: Turn) -> ft.Control:
    return ft.Container(
        padding=ft.Padding.only(left=theme.PAD),
        content=ft.ListView(
            height=min(len(cards), 6) * 56,
            build_controls_on_demand=True,
            controls=[_Card(card=card, taken=card.id not in left_out, turn=turn, key=card.id) for card in cards],
        ),
    )


@memo
def _Card(card: AnyCard, taken: bool, turn: Turn) -> ft.Control:
    return tiles.tick(card.name, spoken(card.kind).capitalize(), taken, lambda: turn((card,), taken), key=card.id)


def _ways(pack: Packed, save: buttons.Action, done: Callable[[str], None]) -> list[ft.Control]:
    copied = "Copied, to be pasted anywhere"
    share = [ft.CopyToClipboard(pack.text), ft.ShareText(pack.text, title=pack.file)]
    # Copied as well: not every browser has a place to share to, and none says so.
    shared = f"{copied}; the share sheet opens where the browser has one."
    return [
        buttons.primary("Save as a file", save, icon=ft.Icons.DOWNLOAD),
        *(
            [
                ft.Row(
                    wrap=True,
                    spacing=theme.GAP,
                    run_spacing=theme.GAP,
                    controls=[
                        _at_once("Copy", ft.Icons.COPY_OUTLINED, ft.CopyToClipboard(pack.text), f"{copied}.", done),
                        _at_once("Share", ft.Icons.SHARE_OUTLINED, share, shared, done),
                    ],
                )
            ]
            if pack.handy
            else [theme.small("Too long to be copied: save it as a file and send that.")]
        ),
    ]


def _at_once(text: str, icon: ft.IconData, action: Any, words: str, done: Callable[[str], None]) -> ft.Control:
    """A button that the browser itself carries out within the tap."""
    return ft.FilledTonalButton(
        content=ft.Text(text, size=theme.BODY),
        icon=icon,
        action=action,
        on_click=lambda: done(words),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=14),
        ),
    )
