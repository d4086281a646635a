"""Buying at the Bazaar, the Black Market, the Armory or the Uplink: cards of the queue and what is paid for them."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal, cast

import flet as ft

from companion.forsaken import paying
from companion.forsaken.commands import Bought, Buy
from companion.forsaken.kinds import Shop
from companion.forsaken.places import SELLS, SHOP_NAMES, SHOP_RULES
from companion.forsaken.table import Table
from screens import buttons, theme
from screens.forsaken.places.known import card_of, names
from screens.forsaken.places.parts import asks, chips, column, number_keys, people, signed, titled, use_who
from screens.forsaken.places.purse import Paying, purse, use_payment
from screens.guard import component
from screens.live import use_live
from screens.offers import NameOffers
from screens.rules.word import explained, held
from screens.sitting import Sitting, use_kept
from screens.typed import use_typed

Kind = Literal["gear", "weapon", "data"]
MOST_CARDS = 5


WARES: dict[Shop, str] = {
    "bazaar": "Gear and weapons",
    "black_market": "Gear",
    "armory": "Weapons",
    "uplink": "Data",
}
KINDS: dict[Kind, tuple[str, str]] = {
    "gear": ("Gear", "forsaken-gear"),
    "weapon": ("Weapon", "forsaken-weapons"),
    "data": ("Data", "forsaken-data"),
}


@component
def Shopping(sitting: Sitting, shop: Shop, close: Callable[[], Any]) -> ft.Control:
    """Any number of cards of the queue: a name by its first letters, a cost by a key, and how it is paid."""
    use_live(sitting)
    table: Table = sitting.table
    sells = cast("tuple[Kind, ...]", SELLS[shop])
    who, choose_who = use_who(sitting)
    player = table.player(who)
    basket, fill = use_kept(sitting.kept, f"basket:{shop}:{who}", ())
    picked, pick_kind = use_kept(sitting.kept, f"kind:{shop}", sells[0])
    kind: Kind = picked if picked in sells else sells[0]
    typed = use_typed(sitting, f"card at {shop}")
    worth = paying.worth(shop)
    cost = sum(card.cost or 0 for card in basket)
    paid, pay = use_payment(sitting, shop, player, cost)
    once = buttons.use_once()

    def add(name: str | None, price: int | None) -> None:
        fill(lambda now: (*now, Bought(kind=kind, name=name, cost=price))[:MOST_CARDS])
        typed.clear()

    def offered(name: str) -> None:
        card = card_of(sitting, kind, name)
        if card is not None and card.cost is not None:
            add(card.name, card.cost)
        else:
            typed.put(name)

    def priced(price: int) -> None:
        add(" ".join(typed.held.text.split()) or None, price)

    def drop(place: int) -> None:
        fill(lambda now: (*now[:place], *now[place + 1 :]))

    def buy() -> None:
        bought = Buy(who=who, at=shop, cards=basket, scrap=paid.scrap, particle=paid.particle)
        if sitting.dispatch(bought):
            fill(lambda _: ())
            pay(None)
            close()

    known = tuple(name for name in names(sitting, kind) if name not in [card.name for card in basket])
    return column(
        titled(
            shop,
            SHOP_NAMES[shop].removeprefix("the "),
            SHOP_RULES[shop],
            SHOP_NAMES[shop],
            f"{WARES[shop]}. A particle is worth {worth} here.",
        ),
        *people(table, who, choose_who, "buys"),
        purse(player, shop),
        *([chips(_card(card, partial(drop, place)) for place, card in enumerate(basket))] if basket else []),
        *([_kinds(sells, kind, pick_kind)] if len(sells) > 1 else []),
        column(
            NameOffers(typed=typed.held, known=known, pick=offered, once=once, label="Buy {}", key="offers"),
            typed.field(f"Name of the {'data card' if kind == 'data' else kind} (may stay empty)", lambda: None),
            spacing=theme.GAP,
        ),
        asks(
            "scrap",
            "Another card's cost" if basket else "Its cost",
            "forsaken-cost-icon",
            number_keys("Cost", "forsaken-cost-icon", None, once(priced)),
        ),
        *([Paying(player=player, cost=cost, place=shop, paid=paid, pay=pay, key="paying")] if basket else []),
        *([held(_buy(who, basket, cost, once(buy)), "forsaken-buying")] if basket else []),
    )


def _buy(who: str, basket: tuple[Bought, ...], cost: int, buy: Callable[[], Any]) -> ft.Control:
    what = "1 card" if len(basket) == 1 else f"{len(basket)} cards"
    return buttons.primary(f"{who} buys {what} for {cost}", buy, icon=ft.Icons.CHECK)


def _kinds(sells: tuple[Kind, ...], chosen: Kind, choose: Callable[[Callable[[Any], Any]], Any]) -> ft.Control:
    def pick(kind: Kind) -> None:
        choose(lambda _: kind)

    return chips(
        signed(kind, KINDS[kind][0], f"A {kind} is bought", KINDS[kind][1], kind == chosen, partial(pick, kind))
        for kind in sells
    )


def _card(card: Bought, drop: Callable[[], Any]) -> ft.Control:
    """A card that is about to be bought, with the way to put it back."""
    name = card.name or f"A {card.kind} card"
    return ft.Container(
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        border_radius=theme.RADIUS,
        padding=ft.Padding.only(left=12),
        content=ft.Row(
            tight=True,
            spacing=4,
            controls=[
                explained(theme.body(f"{name}, {card.cost}", color=ft.Colors.ON_PRIMARY_CONTAINER),
                          KINDS[card.kind][1]),
                buttons.icon(ft.Icons.CLOSE, f"Put {name} back into the queue", drop, size=20),
            ],
        ),
    )  # fmt: skip
