"""Places that need hardly a question: the clinic, the hub, headquarters, ruins; a transport and a rest."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.forsaken.commands import Rest, SummonTransport, UseHeadquarters, UseRuins, UseTransportHub, VisitClinic
from companion.forsaken.kinds import FACTION_NAMES, FACTIONS, REP, Faction, counted
from companion.forsaken.paying import PRICES
from companion.forsaken.player import Player
from companion.forsaken.table import Table
from companion.frozen import Frozen
from screens import buttons, theme
from screens.forsaken.places.known import landmarks
from screens.forsaken.places.parts import column, people, signed, titled, use_who
from screens.forsaken.places.purse import Paying, purse, use_payment
from screens.guard import component
from screens.live import use_live
from screens.offers import NameOffers
from screens.rules.word import explained, held
from screens.sitting import Sitting
from screens.typed import use_typed


def _use_sending(sitting: Sitting, close: Callable[[], Any]) -> Callable[[Frozen], None]:
    def send(command: Frozen) -> None:
        if sitting.dispatch(command):
            close()

    return send


@component
def Clinic(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """One tap heals all."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    once, send = buttons.use_once(), _use_sending(sitting, close)
    player = table.player(who)
    return column(
        titled(
            "clinic", "Clinic", "forsaken-use-clinic", "the Clinic", "All damage is healed. Nobody is attacked here."
        ),
        *people(table, who, choose_who, "is healed"),
        theme.body(_wounds(player)),
        held(
            buttons.primary(f"Heal {who}", once(lambda: send(VisitClinic(who=who))), icon=ft.Icons.HEALING),
            "forsaken-use-clinic",
        ),
    )


def _wounds(player: Player) -> str:
    if player.vitality is None or player.maximum is None:
        return f"{player.name}'s vitality track was not read yet."
    if not player.wounds:
        return f"{player.name} has no damage: vitality {player.vitality} of {player.maximum}."
    return f"{player.name}: vitality {player.vitality} rises to {player.maximum}."


@component
def Hub(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """1 is paid; where the figure goes may be said."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    player, cost = table.player(who), PRICES["transport_hub"]
    paid, pay = use_payment(sitting, "transport_hub", player, cost)
    typed = use_typed(sitting, "landmark from the hub")
    once, send = buttons.use_once(), _use_sending(sitting, close)

    def travel() -> None:
        to = " ".join(typed.held.text.split()) or None
        send(UseTransportHub(who=who, to=to, scrap=paid.scrap, particle=paid.particle))
        typed.clear()
        pay(None)

    return column(
        titled("transport_hub", "Transport Hub", "forsaken-use-transport-hub", "the Transport Hub",
               "To any landmark on any planet, for 1."),
        *people(table, who, choose_who, "travels"),
        purse(player, "transport_hub"),
        Paying(player=player, cost=cost, place="transport_hub", paid=paid, pay=pay, key="paying"),
        NameOffers(typed=typed.held, known=landmarks(sitting), pick=typed.put, once=once, label="To {}", key="offers"),
        typed.field("Where to (may stay empty)", lambda: None),
        held(
            buttons.primary(f"{who} travels", once(travel), icon=ft.Icons.ROCKET_LAUNCH),
            "forsaken-use-transport-hub",
        ),
    )  # fmt: skip


@component
def Transport(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """From a landmark to the hub's landing pad, for 1."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    player, cost = table.player(who), PRICES["transport"]
    paid, pay = use_payment(sitting, "transport", player, cost)
    once, send = buttons.use_once(), _use_sending(sitting, close)

    def summon() -> None:
        send(SummonTransport(who=who, scrap=paid.scrap, particle=paid.particle))
        pay(None)

    return column(
        titled("transport_hub", "Summon transport", "forsaken-take-transport", "summoning transport",
               "From a landmark to the landing pad at the Transport Hub."),
        *people(table, who, choose_who, "summons transport"),
        purse(player, "transport"),
        Paying(player=player, cost=cost, place="transport", paid=paid, pay=pay, key="paying"),
        held(buttons.primary(f"{who} flies to the hub", once(summon), icon=ft.Icons.FLIGHT_LAND),
             "forsaken-take-transport"),
    )  # fmt: skip


@component
def Resting(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """One tap: healed, a boost, and on to the encounter."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    once, send = buttons.use_once(), _use_sending(sitting, close)
    return column(
        titled("vitality", "Rest", "forsaken-rest", "resting", "2 healed and 1 boost, for all actions that are left."),
        *people(table, who, choose_who, "rests"),
        explained(theme.body("The encounter step comes next."), "forsaken-q-encounter-after-rest"),
        held(buttons.primary(f"{who} rests", once(lambda: send(Rest(who=who))), icon=ft.Icons.HOTEL), "forsaken-rest"),
    )


@component
def Headquarters(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """A tap on the faction pays; which spoils were kept is asked next."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    once, send = buttons.use_once(), _use_sending(sitting, close)
    player = table.player(who)

    def use(faction: Faction) -> None:
        send(UseHeadquarters(who=who, faction=faction))

    return column(
        titled("headquarters", "Headquarters", "forsaken-use-headquarters", "headquarters",
               "2 rep of the faction for 1 VP and the better of two spoils."),
        *people(table, who, choose_who, "pays rep"),
        column(
            *(
                signed(
                    REP[faction],
                    FACTION_NAMES[faction],
                    f"{who} pays 2 rep to {FACTION_NAMES[faction]}, has {player.rep(faction)}",
                    "forsaken-use-headquarters",
                    False,
                    once(partial(use, faction)),
                    size=40,
                    below=f"{player.rep(faction)} of {counted('rep', 5)}",
                )
                for faction in FACTIONS
            ),
            spacing=theme.GAP,
        ),
    )  # fmt: skip


@component
def Ruins(sitting: Sitting, close: Callable[[], Any]) -> ft.Control:
    """One tap pays the transponder; what the ruin card gave is asked next."""
    use_live(sitting)
    table: Table = sitting.table
    who, choose_who = use_who(sitting)
    once, send = buttons.use_once(), _use_sending(sitting, close)
    count = table.player(who).holds("transponders")
    return column(
        titled("ruins", "Ruins", "forsaken-use-ruins", "the Ruins", "A transponder for 2 legend and a ruin card."),
        *people(table, who, choose_who, "explores"),
        theme.body(f"{who} has {counted('transponders', count) if count else 'no transponder'}."),
        held(
            buttons.primary(f"{who} pays a transponder", once(lambda: send(UseRuins(who=who))), icon=ft.Icons.SENSORS),
            "forsaken-use-ruins",
        ),
    )
