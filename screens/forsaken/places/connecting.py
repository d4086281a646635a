"""Connecting with a persona: one of two bonuses, a job, and the standee walks on."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, NamedTuple

import flet as ft

from companion.forsaken.commands import Connect
from companion.forsaken.factions import MAIN, SCROUNGE, SPECIAL_PRICE
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, REP, Faction, Gain, counted
from companion.forsaken.pieces import Persona
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.board.gain import gains_picker
from screens.forsaken.places.parts import asks, column, people, signed, titled, use_who
from screens.forsaken.places.purse import drawn_cubes
from screens.guard import component
from screens.live import use_live
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept
from screens.tiles import tick

Bonus = Literal["main", "special", "none"]


class Meeting(NamedTuple):
    """What was chosen so far."""

    faction: Faction | None = None
    bonus: Bonus = "main"
    particle: int = 0
    job: bool = True


@component
def Connecting(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """Whom, which bonus, whether a job is taken."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    meeting, change = use_kept(sitting.kept, f"connect:{who}", Meeting())
    gains, change_gains = use_kept(sitting.kept, f"special bonus:{who}", {})
    once = buttons.use_once()

    def put(**fields: Any) -> None:
        change(lambda now: now._replace(**fields))

    def meet(faction: Faction) -> None:
        scrounges = meeting.bonus == "main" and MAIN[faction] is None
        drawn = min(SCROUNGE, sum(table.bag.values())) if scrounges else 0
        particle = min(meeting.particle, drawn)
        command = Connect(
            who=who,
            faction=faction,
            bonus=meeting.bonus,
            scrap=drawn - particle,
            particle=particle,
            gains=gains if meeting.bonus == "special" else {},
            job=meeting.job,
        )
        if sitting.dispatch(command):
            change(lambda _: Meeting())
            change_gains(lambda _: {})
            close()

    faction = meeting.faction
    chosen: list[Any] = []
    if faction is not None:
        chosen = [
            _bonuses(who, table.persona(faction), meeting.bonus, lambda bonus: put(bonus=bonus)),
            *_more(table, faction, meeting, lambda to: put(particle=to), gains, change_gains),
            tick("Take a job", "Drawn from the job deck; the app asks which.", meeting.job,
                 lambda: put(job=not meeting.job)),
            held(buttons.primary(f"{who} connects", once(partial(meet, faction)), icon=ft.Icons.HANDSHAKE),
                 "forsaken-connect"),
        ]  # fmt: skip
    return column(
        titled("job", "Connect", "forsaken-connect", "connecting", "In the space of a persona: a bonus and a job."),
        *people(table, who, choose_who, "connects"),
        column(*(_persona(table.persona(it), it == faction, partial(put, faction=it)) for it in FACTIONS),
               spacing=theme.GAP),
        *chosen,
    )  # fmt: skip


def _persona(persona: Persona, chosen: bool, on_click: Callable[[], Any]) -> ft.Control:
    name = FACTION_NAMES[persona.faction]
    where = persona.landmark or "a landmark that nobody has named"
    return signed(
        REP[persona.faction],
        f"{persona.name}, {name}" if persona.name else name,
        f"With the {name}, at {where}",
        "forsaken-personas",
        chosen,
        on_click,
        size=40,
        below=where,
        key=persona.faction,
    )


def _bonuses(who: str, persona: Persona, bonus: Bonus, choose: Callable[[Bonus], Any]) -> ft.Control:
    """The two bonuses as keys, and neither of them."""
    main, (what, price) = MAIN[persona.faction], SPECIAL_PRICE[persona.faction]
    said = f"Scrounge {SCROUNGE}" if main is None else counted(*main).capitalize()
    special = persona.special or "What its card says"
    paid = f"For {counted(what, price)}"
    return column(
        explained(ft.Text("One bonus", size=theme.BODY, weight=ft.FontWeight.W_600), "forsaken-persona-bonus"),
        signed(main[0] if main else "scrap", said, f"{who} takes the main bonus: {said}", "forsaken-persona-bonus",
               bonus == "main", partial(choose, "main"), below="The main bonus"),
        signed(what, special, f"{who} takes the special bonus {paid.lower()}: {special}", "forsaken-persona-bonus",
               bonus == "special", partial(choose, "special"), below=paid),
        ft.Row([buttons.choice("No bonus", bonus == "none", partial(choose, "none"))], wrap=True),
        spacing=theme.GAP,
    )  # fmt: skip


def _more(
    table: Table,
    faction: Faction,
    meeting: Meeting,
    to_particle: Callable[[int], Any],
    gains: dict[Gain, int],
    change_gains: Callable[[Callable[[dict[Gain, int]], dict[Gain, int]]], Any],
) -> list[Any]:
    """What the chosen bonus leaves open: the cubes that were drawn, or what the card gave."""
    if meeting.bonus == "main" and MAIN[faction] is None:
        return [drawn_cubes(min(SCROUNGE, sum(table.bag.values())), meeting.particle, to_particle, table.bag)]
    if meeting.bonus == "special":
        return [
            asks("legend", "What did it give?", "forsaken-persona-bonus",
                 gains_picker(gains, change_gains, title="Special bonus"))
        ]  # fmt: skip
    return []
