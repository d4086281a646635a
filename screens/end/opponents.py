"""Which nemeses a finished game was played against."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.vestige.box.pack import bundled, pack_of
from companion.vestige.glossary import entry_of_nemesis
from screens import buttons
from screens.end.finished import Finished, Opponent, kept
from screens.end.form import chips, field, part
from screens.rules.word import beside, held

MOST_NEMESES = 3


def nemeses_part(desk: Desk, finished: Finished, note: Callable[..., Any], change: Callable[..., Any]) -> ft.Control:
    """Packs to switch on and off, and nemeses that people run by hand, by name."""
    packs = {nemesis.pack for nemesis in finished.nemeses if nemesis.pack}
    room = len(finished.nemeses) < MOST_NEMESES

    def toggle(pack: str) -> None:
        if pack in packs:
            change(nemeses=tuple(it for it in kept(desk).nemeses if it.pack != pack))
        elif room:
            add(pack)

    def add(pack: str | None) -> None:
        now = kept(desk)
        change(nemeses=(*now.nemeses, Opponent(id=now.next_id, pack=pack)), next_id=now.next_id + 1)

    def rename(id: int, text: str) -> None:
        nemeses = kept(desk).nemeses
        note(nemeses=tuple(it.model_copy(update={"name": text}) if it.id == id else it for it in nemeses))

    def remove(id: int) -> None:
        change(nemeses=tuple(it for it in kept(desk).nemeses if it.id != id))

    by_hand = [nemesis for nemesis in finished.nemeses if nemesis.pack is None]
    return part(
        "Against which nemesis?" if finished.mode in ("solo", "cooperative") else "A nemesis at the table?",
        "nemesis",
        "a nemesis",
        chips(
            [
                *[
                    held(
                        buttons.choice(pack_of(pack).name, pack in packs, lambda pack=pack: toggle(pack)),
                        entry_of_nemesis(pack_of(pack).name),
                    )
                    for pack in bundled()
                ],
                *(
                    [
                        held(
                            buttons.quiet("Another one", lambda: add(None), icon=ft.Icons.ADD, label="Another nemesis"),
                            "several-nemeses",
                        )
                    ]
                    if room
                    else []
                ),
            ]
        ),
        *[
            ft.Row(
                key=f"nemesis-{it.id}",
                spacing=4,
                controls=[
                    field(
                        f"nemesis-name-{it.id}", "Name of the nemesis", it.name, lambda text, id=it.id: rename(id, text)
                    ),
                    buttons.icon(ft.Icons.CLOSE, f"Remove {it.name or 'this nemesis'}", lambda id=it.id: remove(id)),
                ],
            )
            for it in by_hand
        ],
        *(
            [
                beside(
                    ft.Switch(
                        label="The nemeses are one team",
                        value=finished.form_team,
                        on_change=lambda event: change(form_team=bool(event.control.value)),
                    ),
                    "solo-nemesis-team",
                    "a team of nemeses",
                )
            ]
            if finished.mode == "solo" and len(finished.nemeses) > 1
            else []
        ),
    )
