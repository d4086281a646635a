"""The page on which the past is changed: what happened above, what would come of it below, then accept or leave."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.game import Refusal
from companion.past import Amended, told_anew
from companion.recollection import Retold
from screens import buttons, frame, theme
from screens.guard import component
from screens.ledger.amending import Amending, AnyAmended, Previews, change_of, place_of, where
from screens.ledger.differences import differences_list, in_short, warned
from screens.ledger.form import Form
from screens.ledger.row import marked
from screens.rules.word import beside, explained
from screens.sitting import Sitting

BACK = "Leave it and go back to the ledger"
FEW = 6
"""So many entries that came out otherwise are named."""


@component
def ChangePage(
    sitting: Sitting, revision: int, amending: Amending, on_change: Callable[[Amending | None], Any], wide: bool
) -> ft.Control:
    """The preview follows the form with every tap; nothing is changed before *Accept*."""
    once = buttons.use_once()
    previews: Any = ft.use_ref(None)
    if previews.current is None:
        previews.current = Previews()
    place = place_of(sitting, amending)

    def leave() -> None:
        on_change(None)

    if place is None:
        return _lost(leave)
    before: Any = sitting.table
    then: Any = sitting.game.at(place)
    change = change_of(sitting, amending, place)
    preview = previews.current.of(sitting, change)

    def accept() -> None:
        if change is not None and sitting.amend((change,), revision):
            on_change(None)
            sitting.say("The past is changed. One undo takes all of it back.")

    def tell(told: Retold) -> None:
        on_change(amending.saying(told))

    title, at = where(sitting, amending, place)
    head = [frame.head(title, BACK, leave)]
    form: list[ft.Control] = [explained(theme.small(at), "the-past")]
    if amending.told is not None:
        form.append(
            Form(
                recollection=sitting.game.rules.recollection,
                table=then,
                told=amending.told,
                on_told=tell,
                fixed=amending.way == "change",
                key="form",
            )
        )
    found = [*_preview(before, sitting, preview)]
    foot = _foot(before, preview, once(accept), leave)
    if wide:
        columns = [_column(form), _column(found)]
        middle: ft.Control = ft.Row(
            columns, expand=True, spacing=theme.PAD * 2, vertical_alignment=ft.CrossAxisAlignment.START
        )
        middle = ft.Container(middle, expand=True, padding=ft.Padding.symmetric(horizontal=theme.PAD))
    else:
        # The title moves with the rest, so that large text leaves room for it.
        middle = frame.middle([_back(title, leave), *form, *found], key="change")
        head = []
    return ft.Column(
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[*head, middle, foot],
    )


def _back(title: str, leave: Callable[[], Any]) -> ft.Control:
    return ft.Row(
        spacing=4,
        controls=[
            buttons.icon(ft.Icons.ARROW_BACK, BACK, leave),
            ft.Container(theme.heading(title, level=1), expand=True),
        ],
    )


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Container(
        expand=True,
        content=ft.Column(
            controls,
            scroll=ft.ScrollMode.AUTO,
            spacing=theme.PAD,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _preview(before: Any, sitting: Sitting, preview: AnyAmended | Refusal | None) -> list[ft.Control]:
    """What would come of it: the end of the game first, then every value, then entries that read otherwise."""
    heading = beside(theme.heading("What would change"), "the-past", "changing the past")
    if preview is None:
        return [heading, theme.small("Say what happened; what follows from it is shown here before anything changes.")]
    if isinstance(preview, Refusal):
        words = f"{str(preview)[:1].upper()}{str(preview)[1:]}."
        return [heading, frame.fault(words)]
    after = preview.game.table
    rows: list[ft.Control] = [heading, *warned(sitting.game.rules.warnings(before, after))]
    rows.append(theme.card(differences_list(before, preview.differences)))
    if preview.faulted:
        rows.append(
            theme.body(
                "These entries would make no sense any more. They are kept, and marked:", color=ft.Colors.ON_SURFACE
            )
        )
        rows += [
            marked(ft.Icons.ERROR_OUTLINE, f"{entry.label}: {entry.fault}", ft.Colors.ERROR)
            for entry in preview.faulted
        ]
    anew = told_anew(sitting.game, preview.game)
    if anew:
        rows.append(theme.small("Later entries that read otherwise:"))
        rows += [theme.small(f"{was} becomes {entry.label}") for was, entry in anew[:FEW]]
        if len(anew) > FEW:
            rows.append(theme.small(f"and {len(anew) - FEW} more"))
    return rows


def _foot(before: Any, preview: AnyAmended | Refusal | None, accept: Any, leave: Callable[[], Any]) -> ft.Control:
    short = []
    if isinstance(preview, Amended):
        inside = ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP)
        short = [frame.readable(ft.Container(in_short(before, preview.differences), padding=inside))]
    return ft.Column(
        tight=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *short,
            frame.foot(
                buttons.tonal("Leave it", leave),
                buttons.primary(
                    "Accept", accept, icon=ft.Icons.CHECK, disabled=not isinstance(preview, Amended), expand=True
                ),
            ),
        ],
    )


def _lost(leave: Callable[[], Any]) -> ft.Control:
    return frame.middle(
        [
            theme.heading("The ledger has changed", level=1),
            frame.fault(
                "The entry that this was about has come out otherwise, or is gone. Nothing was carried out; "
                "look at the ledger again."
            ),
            ft.Row([buttons.primary("Back to the ledger", leave)]),
        ]
    )
