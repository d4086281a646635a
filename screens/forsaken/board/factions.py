"""Reputation by faction with the job slots beneath, as they lie at the edge of the player tray."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import CompleteJob, DropJob, Gain, GainGrudge, Lose, PayGrudge
from companion.forsaken.glossary import entry_of_faction
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, REP, REP_LIMIT, Faction
from companion.forsaken.player import Job, Player
from screens import buttons, theme
from screens.forsaken.board.line import card_line
from screens.forsaken.signs import sign_of
from screens.guard import memo
from screens.rules.word import explained, held
from screens.sitting import Sitting

Once = Callable[[buttons.Action], buttons.Action]


@memo
def Factions(sitting: Sitting, player: Player, open_sheet: Callable[..., Any]) -> ft.Control:
    """Three columns as on the tray, then each job with what can become of it."""
    once = buttons.use_once()
    special = [job for job in player.jobs if job.faction is None]
    return ft.Column(
        tight=True,
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            ft.Row(
                spacing=4,
                vertical_alignment=ft.CrossAxisAlignment.START,
                controls=[_faction(sitting, player, faction, once) for faction in FACTIONS],
            ),
            *[_slot(sitting, player, faction, once) for faction in FACTIONS],
            *[_job(sitting, player.name, job, once) for job in special],
            ft.Row(
                wrap=True,
                controls=[
                    buttons.quiet(
                        "A job", lambda: open_sheet("job", player.name), icon=ft.Icons.ADD,
                        label=f"{player.name} takes a job",
                    ),
                    buttons.quiet(
                        "A grudge", lambda: open_sheet("grudge", player.name), icon=ft.Icons.ADD,
                        label=f"{player.name}: a grudge comes or goes",
                    ),
                ],
            ),
        ],
    )  # fmt: skip


def _faction(sitting: Sitting, player: Player, faction: Faction, once: Once) -> ft.Control:
    name, count, who = FACTION_NAMES[faction], player.rep(faction), player.name

    def change(by: int) -> None:
        rep = REP[faction]
        sitting.dispatch(Gain(who=who, gains={rep: 1}) if by > 0 else Lose(who=who, losses={rep: 1}))

    return ft.Column(
        key=faction,
        expand=True,
        tight=True,
        spacing=4,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        controls=[
            explained(
                ft.Column(
                    tight=True,
                    spacing=4,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    controls=[
                        sign_of(faction, 44),
                        ft.Text(name, size=theme.SMALL, text_align=ft.TextAlign.CENTER),
                    ],
                ),
                entry_of_faction(faction),
            ),
            _tokens(f"{who}: {count} of {REP_LIMIT} {name} rep", REP[faction], count),
            ft.Row(
                tight=True,
                spacing=0,
                wrap=True,
                controls=[
                    buttons.icon(ft.Icons.REMOVE, f"{who}: 1 {name} rep less", once(partial(change, -1)), count == 0),
                    buttons.icon(ft.Icons.ADD, f"{who}: 1 {name} rep more", once(partial(change, 1))),
                ],
            ),
        ],
    )


def _tokens(label: str, sign: str, count: int) -> ft.Control:
    """Five places beside a slot, filled as far as there are tokens."""
    return ft.Semantics(
        label=label,
        exclude_semantics=True,
        container=True,
        content=ft.Row(
            tight=True,
            spacing=2,
            controls=[
                sign_of(sign, 18)
                if place < count
                else ft.Container(
                    width=18, height=18, border_radius=9, border=ft.Border.all(1.5, ft.Colors.OUTLINE_VARIANT)
                )
                for place in range(REP_LIMIT)
            ],
        ),
    )


def _slot(sitting: Sitting, player: Player, faction: Faction, once: Once) -> ft.Control:
    """The job of a faction and its grudges; no room where there is neither."""
    jobs = [job for job in player.jobs if job.faction == faction]
    grudges = player.grudges.get(faction, 0)
    return ft.Column(
        key=f"slot-{faction}",
        tight=True,
        spacing=4,
        visible=bool(jobs or grudges),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        controls=[
            *[_job(sitting, player.name, job, once) for job in jobs],
            *([_grudges(sitting, player.name, faction, grudges, once)] if grudges else []),
        ],
    )


def _job(sitting: Sitting, who: str, job: Job, once: Once) -> ft.Control:
    done = held(
        buttons.tonal("Done", once(lambda: sitting.dispatch(CompleteJob(who=who, job=job.id))), icon=ft.Icons.CHECK,
                      label=f"{who}: {job.title} is done"),
        "forsaken-jobs",
    )  # fmt: skip
    drop = buttons.icon(ft.Icons.CLOSE, f"{who} gives up {job.title}",
                        once(lambda: sitting.dispatch(DropJob(who=who, job=job.id))))  # fmt: skip
    words = job.words or ("Special job" if job.faction is None else "")
    return card_line(
        job.faction or "job", job.title, words, "forsaken-jobs", f"{who}: job {job.title}", None, done, drop,
        key=f"job-{job.id}",
    )  # fmt: skip


def _grudges(sitting: Sitting, who: str, faction: Faction, count: int, once: Once) -> ft.Control:
    words = f"{count} grudge{'' if count == 1 else 's'}"
    paid = held(
        buttons.quiet("Bought off", once(lambda: sitting.dispatch(PayGrudge(who=who, faction=faction))),
                      label=f"{who} buys off a grudge of {FACTION_NAMES[faction]}"),
        "forsaken-grudges",
    )  # fmt: skip
    return card_line(
        "grudge", words, FACTION_NAMES[faction], "forsaken-grudges", f"{who}: {words} of {FACTION_NAMES[faction]}",
        None, paid, key=f"grudge-{faction}",
    )  # fmt: skip


def grudge(sitting: Sitting, who: str, faction: Faction) -> bool:
    """A faction bears a grudge from now on."""
    return sitting.dispatch(GainGrudge(who=who, faction=faction))
