"""A card as it lies on its page: drawn from its form, and a tap on a part changes it."""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any

import flet as ft

from companion.forsaken.kinds import listed
from screens import buttons, theme, tiles
from screens.forsaken.board.gain import gains_line
from screens.forsaken.cards.drafts import at, changes
from screens.forsaken.cards.forms import FORMS, Field, Part
from screens.forsaken.cards.rows import lines, loop, track
from screens.forsaken.signs import sign_of
from screens.keys import picture_key
from screens.library.editing import Draft, Editing
from screens.library.keys import number_key, words_key
from screens.rules.word import beside

Opens = Callable[[str], Any]
_TILE = 72


def parts(editing: Editing, draft: dict[str, Any], opens: Opens) -> list[Any]:
    """Everything on a card of its kind."""
    return [_part(editing, draft, part, opens) for part in FORMS[draft["kind"]]]


def written(draft: Draft, place: str) -> str:
    """What is written at a place; several names one after the other, with commas."""
    said = at(draft, place) or ""
    return said if isinstance(said, str) else ", ".join(map(str, said))


def number_at(draft: Draft, field: Field) -> int | None:
    """The number at a place. What has icons at all has none of those that nobody has written down."""
    number: int | None = at(draft, field.place)
    parent, _, within = field.place.rpartition(".")
    if number is None and within and parent and at(draft, parent) is not None:
        return 0
    return field.usual if number is None else number


def _part(editing: Editing, draft: dict[str, Any], part: Part, opens: Opens) -> ft.Control:
    together = [
        drawn
        for sort, fields in groupby(_there(part, draft), key=lambda field: field.sort)
        for drawn in (
            [_numbers(draft, tuple(fields), opens)]
            if sort in ("number", "signed")
            else [_drawn(editing, draft, it, opens) for it in fields]
        )
    ]
    whole = ft.Column(
        tight=True, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, controls=together
    )  # fmt: skip
    if not part.title:
        return theme.card(whole, padding=12, key="face")
    return ft.Column(
        key=part.title,
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[beside(theme.heading(part.title), part.rule, part.title), whole],
    )


def _there(part: Part, draft: Draft) -> list[Field]:
    """The fields that make sense as the card stands: what has icons is not asked whether it has none."""
    return [field for field in part.fields if field.sort != "bare" or not any((at(draft, field.place) or {}).values())]


def _numbers(draft: dict[str, Any], fields: tuple[Field, ...], opens: Opens) -> ft.Control:
    """Printed numbers beside each other, each with its sign and what it is called."""
    return ft.Row(
        key=fields[0].place,
        wrap=True,
        spacing=4,
        run_spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
        controls=[
            ft.Column(
                key=field.place,
                tight=True,
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                controls=[
                    # As wide as most words are; larger text makes it wider.
                    ft.Row([sign_of(field.sign, 20)], width=_TILE, alignment=ft.MainAxisAlignment.CENTER),
                    number_key(number_at(draft, field), field.title, field.rule, partial(opens, field.place)),
                    theme.small(field.title),
                ],
            )
            for field in fields
        ],
    )


def _drawn(editing: Editing, draft: dict[str, Any], field: Field, opens: Opens) -> ft.Control:
    place = field.place

    def put(value: Any) -> None:
        editing.put(**changes(editing.draft or {}, place, value))

    match field.sort:
        case "choice":
            return _choices(field, at(draft, place), put)
        case "tick":
            now = bool(at(draft, place))
            return tiles.tick(field.title, "", now, lambda: put(not now), key=place)
        case "bare":
            known = at(draft, place)
            bare = known is not None and not any(known.values())
            return tiles.tick(field.title, "", bare, lambda: put(None if bare else {}), key=place)
        case "gains":
            return _gains(field, at(draft, place) or {}, partial(opens, place))
        case "loop":
            return loop(draft, field, opens)
        case "track":
            return track(draft, field, opens)
        case "lines":
            return lines(draft, field, opens)
        case _:
            text = written(draft, place)
            return words_key(field.title, field.rule, field.icon, text, partial(opens, place), key=place)


def _choices(field: Field, now: Any, put: Callable[[Any], Any]) -> ft.Control:
    return ft.Row(
        key=field.place,
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
        controls=[
            buttons.choice(
                words,
                value == now,
                partial(put, None if value == now else value),
                label=f"{field.title}: {words}",
            )
            for value, words in field.options
        ],
    )


def _gains(field: Field, now: dict[Any, int], on_click: Callable[[], Any]) -> ft.Control:
    """What is gained as signs, or the way to say it."""
    shown: ft.Control = gains_line(now) if now else theme.body("What is counted", color=ft.Colors.ON_SURFACE_VARIANT)
    return picture_key(
        f"{field.title}: {listed(now) or 'nothing written down yet'}",
        field.rule,
        ft.Row(
            spacing=12,
            controls=[
                ft.Icon(ft.Icons.REDEEM, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Container(shown, expand=True),
            ],
        ),
        on_click,
        key=field.place,
        padding=ft.Padding.symmetric(horizontal=4, vertical=12),
        raised=False,
    )
