"""Covert ops of one player under a cover: shown while somebody holds it, and to nobody else (p. 24)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.vestige.box.browsing import gist
from companion.vestige.commands import CompleteCovertOp
from companion.vestige.covert_ops import flipped, gives_more, in_hand, pays_now
from companion.vestige.table import Competitor, CovertOp, Table
from companion.vestige.vocabulary.conditions import Distance
from companion.vestige.watching import objective_distances, objective_standing
from screens import amounts, buttons, theme
from screens.guard import component
from screens.rules.word import beside, explained, held
from screens.same import use_same
from screens.sitting import Sitting
from screens.vestige.end.distances import distance_bars
from screens.vestige.tableau.covert_note import Note

SHOWN_FOR = 10
"""Seconds for which a tap shows them."""
HELD_FOR = 60
"""Seconds after which they are covered even if nobody was heard to let go."""


@component
def CovertOps(sitting: Sitting, who: str) -> ft.Control:
    """The cover, then one line for each covert op in hand, which tells nothing of it; then those that were flipped.

    Where the seat is at another phone, nothing of what is under the cover goes to this one.
    """
    asking, set_asking = ft.use_state(("", 0))
    once = buttons.use_once()
    table: Table = sitting.table
    player = table.competitor(who)
    held_ops, open_ops = in_hand(player), flipped(player)
    mine = sitting.may_look(who)

    def ask(what: str, op: int) -> Callable[[], None]:
        return lambda: set_asking(lambda before: ("", 0) if before == (what, op) else (what, op))

    def stop() -> None:
        set_asking(("", 0))

    def rows() -> list[Any]:
        found: list[Any] = []
        for number, op in enumerate(held_ops, start=1):
            found.append(_row(who, number, op, ask, once))
            if asking == ("note", op.id):
                found.append(Note(sitting=sitting, who=who, op_id=op.id, number=number, done=stop, key=f"n-{op.id}"))
            elif asking == ("flip", op.id):
                found.append(Flip(sitting=sitting, who=who, op_id=op.id, number=number, done=stop, key=f"f-{op.id}"))
        return found

    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            beside(theme.heading(_heading(len(held_ops))), "covert-op-secret", "a covert op"),
            *([_cover(table, player, held_ops) if mine else _elsewhere(who, len(held_ops))] if held_ops else []),
            *(rows() if mine else []),
            *(_flipped(op) for op in open_ops),
        ],
    )


def _heading(count: int) -> str:
    return f"{count} covert op{'' if count == 1 else 's'} in hand"


@dataclass(frozen=True)
class Face:
    """What a covert op says to its owner: as far as it is known, with how near the owner is, and what it pays now."""

    id: int
    title: str
    words: str
    pays: int | None
    near: tuple[Distance, ...]
    standing: str


def face_of(table: Table, player: Competitor, number: int, op: CovertOp) -> Face:
    """The face of a covert op at this moment."""
    return Face(
        id=op.id,
        title=op.name or f"Covert op {number}: nothing is noted",
        words=op.words or gist(op.printed),
        pays=pays_now(table, player, op),
        near=objective_distances(table, player, op),
        standing=objective_standing(table, player, op),
    )


def _cover(table: Table, player: Competitor, ops: tuple[CovertOp, ...]) -> Any:
    faces = tuple(face_of(table, player, number, op) for number, op in enumerate(ops, start=1))
    if len(table.humans) == 1:
        # Alone there is nobody to hide them from.
        return ft.Column([_face(face) for face in faces], spacing=theme.PAD)
    return Cover(who=player.name, faces=faces, key="cover")


@component
def Cover(who: str, faces: tuple[Face, ...]) -> ft.Control:
    """Backs of cards with the name of their owner. Who holds them sees the faces, until the finger leaves."""
    page = ft.context.page
    looking, set_looking = ft.use_state(False)
    latest: Any = ft.use_ref(0)

    async def cover_after(number: int, seconds: int) -> None:
        await asyncio.sleep(seconds)
        if latest.current == number:
            set_looking(False)

    def show(seconds: int) -> None:
        latest.current += 1
        set_looking(True)
        page.run_task(cover_after, latest.current, seconds)

    def hide() -> None:
        latest.current += 1
        set_looking(False)

    start = use_same(lambda: lambda: show(HELD_FOR))
    stop = use_same(lambda: hide)
    return ft.Column(
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.GestureDetector(
                key="hold",
                # Hands that cannot hold have the button below; a reader of screens must not find what is covered.
                exclude_from_semantics=True,
                on_long_press_start=start,
                on_long_press_end=stop,
                on_long_press_cancel=stop,
                content=ft.Container(
                    padding=theme.PAD,
                    border_radius=theme.RADIUS,
                    bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
                    border=ft.Border.all(2, ft.Colors.PRIMARY if looking else ft.Colors.OUTLINE_VARIANT),
                    content=ft.Column(
                        spacing=theme.GAP,
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        controls=[_face(face) for face in faces] if looking else [_back(who, len(faces))],
                    ),
                ),
            ),
            buttons.quiet("Cover them", stop, ft.Icons.VISIBILITY_OFF_OUTLINED)
            if looking
            else buttons.quiet(
                f"Show for {SHOWN_FOR} seconds",
                lambda: show(SHOWN_FOR),
                ft.Icons.VISIBILITY_OUTLINED,
                label=f"Show {who}'s covert ops for {SHOWN_FOR} seconds. Only {who} looks",
            ),
        ],
    )


def _elsewhere(who: str, count: int) -> ft.Control:
    """The backs of the cards, on a phone at which their owner does not sit."""
    return ft.Container(
        padding=theme.PAD,
        border_radius=theme.RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        content=_back(who, count, f"{who} looks, notes and flips on the phone where {who} sits."),
    )


def _back(who: str, count: int, words: str = "") -> ft.Control:
    """The backs of the cards."""
    backs = [
        ft.Container(
            width=44,
            height=62,
            border_radius=7,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(ft.Icons.VISIBILITY_OFF_OUTLINED, size=22, color=ft.Colors.OUTLINE),
        )
        for _ in range(count)
    ]
    return ft.Column(
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            ft.Row(list[ft.Control](backs), spacing=theme.GAP, wrap=True, alignment=ft.MainAxisAlignment.CENTER),
            ft.Text(
                f"{who}'s covert ops",
                size=theme.TITLE,
                font_family=theme.NUMBERS,
                weight=ft.FontWeight.W_600,
                text_align=ft.TextAlign.CENTER,
            ),
            ft.Text(
                words or f"Only {who} looks. Hold to look.",
                size=theme.BODY,
                color=ft.Colors.ON_SURFACE_VARIANT,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
    )


def _face(face: Face) -> ft.Control:
    """What is known of it, and how near its owner is."""
    value = [theme.number(str(face.pays), size=theme.TITLE + 6, label=f"pays {face.pays}")] if face.pays else []
    return ft.Column(
        key=f"face-{face.id}",
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=theme.GAP,
                controls=[
                    ft.Column(
                        spacing=0,
                        expand=True,
                        controls=[
                            theme.body(face.title),
                            *([theme.small(face.words)] if face.words else []),
                            *([theme.small(face.standing, color=ft.Colors.PRIMARY)] if face.standing else []),
                        ],
                    ),
                    *value,
                ],
            ),
            *distance_bars(face.near),
        ],
    )


def _row(
    who: str,
    number: int,
    op: CovertOp,
    ask: Callable[[str, int], Callable[[], None]],
    once: Callable[[buttons.Action], buttons.Action],
) -> ft.Control:
    """A covert op from behind: whether something is noted about it is no secret, what it is, is one."""
    noted = op.name is not None
    return ft.Row(
        key=f"op-{op.id}",
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=theme.GAP,
        run_spacing=0,
        controls=[
            explained(theme.body(f"Covert op {number}{', noted' if noted else ''}"), "covert-ops"),
            ft.Row(
                tight=True,
                wrap=True,
                spacing=0,
                controls=[
                    held(
                        buttons.quiet(
                            "Change the note" if noted else "Note it",
                            once(ask("note", op.id)),
                            label=f"{'Change the note of' if noted else 'Note'} covert op {number}. Only {who} looks",
                        ),
                        "covert-op-secret",
                    ),
                    held(
                        buttons.quiet("Flip it", once(ask("flip", op.id)), label=f"{who} flips covert op {number}"),
                        "complete-a-covert-op",
                    ),
                ],
            ),
        ],
    )


@component
def Flip(sitting: Sitting, who: str, op_id: int, number: int, done: Callable[[], Any]) -> ft.Control:
    """A covert op is completed in the middle of the game: what it pays now. From here on everybody may see it."""
    typing, set_typing = ft.use_state(False)
    once = buttons.use_once()
    table: Table = sitting.table
    op = next((it for it in in_hand(table.competitor(who)) if it.id == op_id), None)
    if op is None:
        return ft.Container()

    def flip(pays: int) -> None:
        if sitting.dispatch(CompleteCovertOp(who=who, op=op_id, name=op.name, leverage=pays)):
            done()

    noted = pays_now(table, table.competitor(who), op) or 0
    return theme.card(
        ft.Column(
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            controls=[
                explained(
                    theme.body(f"{op.name or f'Covert op {number}'}: what does it pay now?"), "complete-a-covert-op"
                ),
                *(
                    [buttons.primary(f"Flip it: pays {noted}", once(partial(flip, noted)), icon=ft.Icons.CHECK)]
                    if noted or gives_more(op)
                    else []
                ),
                amounts.Keypad(
                    title="10 or more", kinds=(("set", "Pays"),), on_done=lambda way, value: flip(value), key="keypad"
                )
                if typing
                else amounts.printed_keys(once(flip), "It pays", lambda: set_typing(True)),
                theme.small(
                    "What else it gives happens by itself."
                    if gives_more(op)
                    else "0 for one with another reward: bring that about by hand."
                ),
                ft.Row([buttons.quiet("Not yet", done)]),
            ],
        ),
        padding=12,
    )


def _flipped(op: CovertOp) -> ft.Control:
    return explained(
        ft.Row(
            key=f"flipped-{op.id}",
            spacing=theme.GAP,
            controls=[
                ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
                theme.body(f"{op.name or 'A covert op'}, completed", expand=True),
            ],
        ),
        "complete-a-covert-op",
    )
