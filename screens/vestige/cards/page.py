"""The editor of one card. What is written lies in a draft on the desk until it is kept."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.bin import DAYS
from companion.card_bin import binned
from companion.desk import Desk
from companion.faults import Fault
from companion.library import kept, retired, saved_library
from companion.vestige.box.browsing import said
from companion.vestige.box.cards import KINDS, Kind
from companion.vestige.box.census import SHELVES, lacks
from companion.vestige.box.editing import Draft, card_in, draft_of, faults_in
from companion.vestige.box.parts import told
from companion.vestige.library import Library, duplicated
from screens import buttons, frame, routes, theme
from screens.guard import component
from screens.library.gone import gone
from screens.library.more import More
from screens.same import use_same
from screens.sheet import sheet
from screens.sitting import use_desk
from screens.vestige.cards import look, text
from screens.vestige.cards.editing import Editing, Place, kept_as
from screens.vestige.cards.nemesis import NemesisParts
from screens.vestige.cards.plain import PlainParts
from screens.vestige.cards.sheets import open_sheet
from screens.vestige.cards.trying import Trying

_ONE_OF_EACH = ("mastery", "speed")
# Of other cards there is nothing that the rules could work out.
_TO_TRY = ("nemesis", "condition", "covert_op", "bounty", "region")


@component
def CardPage(desk: Desk, id: str, say: Callable[[str], None], go: Callable[[str], None], wide: bool) -> ft.Control:
    """One card: its name, its parts, and sheets over it for whatever is opened. *Keep* puts it into the library."""
    _, set_drawn = ft.use_state(0)
    places, set_places = ft.use_state(())
    once = buttons.use_once()
    ref: Any = ft.use_ref(None)
    use_desk(desk, lambda: _revision(desk, id))
    if ref.current is None:
        ref.current = Editing(desk, id, lambda: set_drawn(lambda before: before + 1))
    editing: Editing = ref.current
    draft = editing.draft
    kind: Kind | None = draft.get("kind") if draft.get("kind") in KINDS else None

    def close() -> None:
        set_places(())

    # The same function each time: rows that are handed it need not be drawn again.
    opens = use_same(lambda: lambda place: set_places(lambda before: _with(before, place)))

    def back() -> None:
        set_places(lambda before: before[:-1])

    def instead(place: Place) -> None:
        set_places(lambda before: (*before[:-1], place))

    def save(changed: Library) -> None:
        desk.keep_library("vestige", saved_library(changed))

    def leave(words: str = "") -> None:
        came_from = desk.drafts.pop(f"{kept_as(id)}:back", None)
        go(came_from or (routes.shelf(kind) if kind else routes.LIBRARY))
        if words:
            say(words)

    def away() -> None:
        if editing.begun is not None and not editing.changed:
            editing.clear()
        elif editing.changed:
            leave(f"{_named(editing.draft)} is not kept yet: what you wrote waits here until you come back.")
            return
        leave()

    def keep() -> None:
        now, faults = editing.draft, faults_in(editing.draft)
        card = card_in(now)
        if card is None:
            say(f"It cannot be kept yet. {told(faults[0])}" if faults else "It cannot be kept yet.")
            return
        if editing.changed and editing.overtaken:
            editing.look_again()
            say(f"{card.name} was changed elsewhere since you opened it. Keep again to put yours in its place.")
            return
        if editing.changed:
            held, same = editing.held, editing.held is not None and card == editing.held.card
            save(kept(editing.library, card, editing.source, held.pack if held and same else None))
        editing.clear()
        missing = lacks(card)
        leave(f"{card.name} is kept.{f' Still to be read: {missing}.' if missing else ''}")

    def duplicate() -> None:
        card = editing.printed or card_in(editing.draft) or (editing.held.card if editing.held else None)
        if card is None:
            return
        library, copy = duplicated(editing.library, card)
        close()
        save(library)
        go(routes.card(copy))
        say(f"{library.cards[copy].card.name} is a copy of {card.name}; change its name and whatever else.")

    def retire(out: bool) -> None:
        close()
        save(retired(editing.library, id, out))
        say(f"{_named(draft)} is {'retired' if out else 'in use again'}.")

    def take_back() -> None:
        editing.clear()
        close()
        if editing.held:
            editing.moves += 1
            editing.become(draft_of(editing.held.card))

    def delete() -> None:
        close()
        name, was_kept = _named(editing.draft), editing.held is not None
        editing.clear()
        if was_kept:
            save(binned(editing.library, [id], desk.time()))
            leave(f"{name} is in the bin, where it can be taken back for {DAYS} days: Library or Home leads there.")
            return
        leave(f"{name} is thrown away.")

    faults = faults_in(draft) if kind and editing.printed is None else ()
    top = places[-1] if places else None

    def content(place: Place) -> Any:
        match place.name:
            case "more":
                held = editing.held
                return More(
                    name=_named(draft),
                    retired=bool(held and held.retired),
                    kept=held is not None,
                    changed=editing.changed,
                    on_duplicate=duplicate if held is not None and kind not in _ONE_OF_EACH else None,
                    on_share=lambda: instead(Place("share")),
                    on_retire=retire,
                    on_take_back=take_back,
                    on_delete=delete,
                    key="more",
                )
            case "share":
                # Loaded when it is needed: it reads and writes files.
                from screens.vestige.packs.sharing import ShareCards

                return ShareCards(desk=desk, ids=(id,), say=say, on_close=close, key="share")
            case "try":
                return Trying(draft=draft, key="try")
            case _:
                return open_sheet(place, editing, draft, faults, opens, instead, back, once)

    ft.use_dialog(_sheet(top, content(top), close) if top and kind else None)
    if kind is None:
        return gone(_is_binned(editing), go)
    read_only = editing.printed is not None
    parts = [
        *_head_of(editing, draft, kind, faults, read_only),
        NemesisParts(editing=editing, draft=draft, faults=faults, opens=None if read_only else opens, key="parts")
        if kind == "nemesis"
        else PlainParts(editing=editing, draft=draft, faults=faults, opens=opens, key="parts"),
    ]
    title = said(kind)
    tries = (
        []
        if wide or kind not in _TO_TRY
        else [buttons.tonal("Try it", lambda: opens(Place("try")), icon=ft.Icons.PLAY_CIRCLE_OUTLINE)]
    )
    foot = (
        [*tries, buttons.primary("Duplicate", once(duplicate), icon=ft.Icons.COPY_OUTLINED, expand=True)]
        if read_only
        else [*tries, buttons.primary("Keep", once(keep), icon=ft.Icons.CHECK, expand=True)]
    )
    more = [] if read_only else [buttons.icon(ft.Icons.MORE_VERT, "More", lambda: opens(Place("more")))]
    page = ft.Column(
        expand=True,
        spacing=0,
        controls=[
            frame.head(f"{title[:1].upper()}{title[1:]}", SHELVES[kind][0], once(away), *more),
            frame.middle(parts, spacing=24, key="card"),
            frame.foot(*foot),
        ],
    )
    return _beside(page, draft) if wide and kind in _TO_TRY else page


def _with(places: tuple[Place, ...], place: Place) -> tuple[Place, ...]:
    """One more on top, unless a second tap asks for the same."""
    return places if place in places[-1:] else (*places, place)


def _sheet(place: Place, content: ft.Control, close: Callable[[], Any]) -> ft.BottomSheet:
    return sheet(content, close) if place.name in ("more", "share", "try") else look.over(content, close)


def _revision(desk: Desk, id: str) -> Any:
    """What the page shows of the library, so that it is drawn again when that changes."""
    held = desk.library("vestige").get("cards", {}).get(id)
    return (held.get("source"), held.get("retired")) if isinstance(held, dict) else None


def _named(draft: Draft) -> str:
    card = card_in(draft)
    return card.name if card else str(draft.get("name") or f"This {said(draft.get('kind', 'nemesis'))}")


def _head_of(editing: Editing, draft: Draft, kind: Kind, faults: Sequence[Fault], read_only: bool) -> list[ft.Control]:
    """The name of the card, and how it stands."""
    if read_only:
        return [
            theme.heading(_named(draft), level=1),
            theme.small("It comes with the app and stays as it is. A copy of it can be changed."),
        ]
    wrong = [fault for fault in faults if fault.where in ("name", "", "id")]
    out = editing.held is not None and editing.held.retired
    return [
        *([] if kind in _ONE_OF_EACH else [text.name(editing, ("name",), "Name")]),
        *([look.misfits(wrong)] if wrong else []),
        *([theme.small("Retired: it is not offered.")] if out else []),
    ]


def _is_binned(editing: Editing) -> bool:
    return any(binned.held.card.id == editing.id for binned in editing.library.bin.values())


def _beside(page: ft.Control, draft: Draft) -> ft.Control:
    """On a wide screen the sample table lies beside the card, and changes with it."""
    return ft.Row(
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Container(expand=True, content=page),
            ft.Container(
                width=420,
                bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
                padding=theme.PAD,
                content=ft.Column(
                    scroll=ft.ScrollMode.AUTO,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    controls=[Trying(draft=draft, key="try")],
                ),
            ),
        ],
    )
