"""Locations: each is one command that does the bookkeeping (Interact)."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.forsaken import board, kit, paying, turns
from companion.forsaken import commands as c
from companion.forsaken.draft import Draft
from companion.forsaken.events import YardNamed, YardsSet
from companion.forsaken.kinds import CANTINA_PRICE, FACTION_NAMES, REP, SHOPS, Shop
from companion.forsaken.reading import read_card
from companion.ledger import Because

SELLS: Mapping[Shop, tuple[str, ...]] = {
    "bazaar": ("gear", "weapon"),
    "black_market": ("gear",),
    "armory": ("weapon",),
    "uplink": ("data",),
}
"""What each shop sells out of the asset queue."""
SHOP_NAMES: Mapping[Shop, str] = {
    "bazaar": "the Bazaar",
    "black_market": "the Black Market",
    "armory": "the Armory",
    "uplink": "the Uplink",
}
SHOP_RULES: Mapping[Shop, str] = {shop: f"forsaken-use-{shop.replace('_', '-')}" for shop in SHOPS}
REP_PRICE = 2
"""Rep that a visit to a faction's headquarters costs."""
RUINS_LEGEND = 2


def _clinic(draft: Draft, command: c.VisitClinic) -> None:
    draft.player(command.who)
    turns.spend(draft, command.who, "interact", "the Clinic")
    board.heal(draft, command.who, None, "the Clinic", "forsaken-use-clinic")


def _hub(draft: Draft, command: c.UseTransportHub) -> None:
    draft.player(command.who)
    turns.spend(draft, command.who, "interact", "the Transport Hub")
    rule = "forsaken-use-transport-hub"
    paying.pay(draft, command.who, 1, command.scrap, command.particle, "transport_hub", rule)
    if command.to:
        draft.say(rule, f"{command.who} flies to {command.to}")


def _headquarters(draft: Draft, command: c.UseHeadquarters) -> None:
    """2 rep for 1 VP and one of two spoils (Faction HQ)."""
    who, faction = command.who, command.faction
    rule = "forsaken-use-headquarters"
    player = draft.player(who)
    name = FACTION_NAMES[faction]
    turns.spend(draft, who, "interact", f"headquarters of the {name}")
    if player.grudges.get(faction):
        draft.notice("grudge", "forsaken-grudges", f"{name} bears {who} a grudge: the card says what that forbids.")
    board.pay(draft, who, {REP[faction]: REP_PRICE}, f"headquarters of the {name}", rule)
    board.gain(draft, who, {"vp": 1}, f"headquarters of the {name}", rule)
    reason = Because(rule="forsaken-spoils", text=f"{who} looks at two spoils of the {name} and keeps one")
    draft.ask("spoils", who, faction=faction, because=reason)


def _spoils(draft: Draft, command: c.TakeSpoils) -> None:
    draft.player(command.who)
    draft.settle("spoils", command.who, command.faction)
    _taken(draft, command.who, command.kind, command.name, command.words, "spoils")


def _taken(draft: Draft, who: str, kind: str, name: str | None, words: str | None, why: str) -> None:
    """A card comes to a player: gear into the hand, a weapon to the stack, a talent beside the tray, data at once."""
    match kind:
        case "gear":
            kit.gain_gear(draft, who, name, why)
        case "weapon":
            kit.gain_weapon(draft, who, name, "aside", why)
        case "talent":
            kit.gain_card(draft, who, "talent", name, words, why)
        case _:
            read_card(draft, "data", name, words=words)
            what = name or "the data card"
            known = draft.table.known("data", name)
            says = words or (known.words if known else None)
            draft.remind(
                f"{who}: do what {what} says{f' ({says})' if says else ''}, then archive it.", "forsaken-data", who
            )


def _buy(draft: Draft, command: c.Buy) -> None:
    """Any number of cards that this shop sells, paid in one go (Resources and Buying Assets)."""
    who, shop = command.who, command.at
    draft.player(who)
    rule = SHOP_RULES[shop]
    turns.spend(draft, who, "interact", SHOP_NAMES[shop])
    for card in command.cards:
        if card.kind not in SELLS[shop]:
            sold = " and ".join(SELLS[shop])
            draft.notice("not_sold", rule, f"{SHOP_NAMES[shop].capitalize()} sells {sold}, no {card.kind}.")
    costs = [card.cost if card.cost is not None else _printed_cost(draft, card) for card in command.cards]
    total = None if None in costs else sum(cost for cost in costs if cost is not None)
    if total is None:
        draft.say("printed-values", "the cost of a card is not known: what was given is paid")
    paying.pay(draft, who, total, command.scrap, command.particle, shop, "forsaken-buying")
    for card in command.cards:
        read_card(draft, card.kind, card.name, cost=card.cost)
        _taken(draft, who, card.kind, card.name, None, SHOP_NAMES[shop])
    refill(draft, who, len(command.cards))


def _printed_cost(draft: Draft, card: c.Bought) -> int | None:
    known = draft.table.known(card.kind, card.name)
    cost: int | None = known.cost if known else None
    return cost


def refill(draft: Draft, who: str, gaps: int) -> None:
    """So many gaps of the asset queue are to be filled at the end of the turn (Encounter Cards)."""
    before = draft.settle("queue")
    draft.ask("queue", who, number=gaps + ((before.number or 0) if before else 0))


def _free_card(draft: Draft, command: c.TakeFreeCard) -> None:
    draft.player(command.who)
    draft.settle("free_card", command.who)
    _taken(draft, command.who, command.kind, command.name, command.words, "won at the Cantina")
    refill(draft, command.who, 1)


def _scrapyard(draft: Draft, command: c.RollScrapyard) -> None:
    """Damage first, then cubes for the strength even for somebody who was defeated, then the tile moves on."""
    who, rule = command.who, "forsaken-use-scrapyard"
    draft.player(who)
    yard = next(yard for yard in draft.table.yards if yard.number == command.yard)
    turns.spend(draft, who, "interact", yard.title)
    if not yard.tile:
        draft.notice("no_tile", rule, f"No scrap tile lies at {yard.title}: nobody can interact with it.")
    if command.damage:
        board.damage(draft, who, command.damage, f"{yard.title}", rule)
    drawn = command.scrap + command.particle
    in_bag = sum(draft.table.bag.values())
    if drawn != min(command.strength, in_bag):
        text = f"{who} rolled strength {command.strength} and drew {drawn}."
        draft.notice("scrounged", rule, text)
    _scrounged(draft, who, command.scrap, command.particle, yard.title, rule)
    bare = [other.number for other in draft.table.yards if not other.tile]
    if yard.tile and len(bare) == 1:
        tiles = tuple(
            other.number
            for other in draft.table.yards
            if (other.tile or other.number == bare[0]) and other.number != yard.number
        )
        to = next(other.title for other in draft.table.yards if other.number == bare[0])
        draft.emit(YardsSet(tiles=tiles), Because(rule=rule, text=f"the scrap tile goes to {to}"))


def _scrounged(draft: Draft, who: str, scrap: int, particle: int, why: str, rule: str) -> None:
    if scrap:
        board.gain(draft, who, {"scrap": scrap}, why, rule)
    if particle:
        board.gain(draft, who, {"particle": particle}, why, rule)


def beats_the_house(strength: int, house: int) -> bool:
    """Whether a gamble at the Cantina is won: ties are the house's."""
    return strength > house


def _cantina(draft: Draft, command: c.PlayCantina) -> None:
    """3 paid, the house's damage taken; more strength than the house wins, a tie is the house's (Cantina)."""
    who, rule = command.who, "forsaken-use-cantina"
    draft.player(who)
    turns.spend(draft, who, "interact", "the Cantina")
    paying.pay(draft, who, CANTINA_PRICE, command.scrap, command.particle, "cantina", rule)
    if command.damage:
        board.damage(draft, who, command.damage, "the house's dice", rule)
    figures = f"{command.strength} against {command.house}"
    if not beats_the_house(command.strength, command.house):
        draft.say(
            rule, f"the house wins with {figures}" + (": ties are its" if command.strength == command.house else "")
        )
        return
    draft.say(rule, f"{who} wins with {figures}")
    board.gain(draft, who, {"legend": 1}, "won at the Cantina", rule)
    draft.ask("free_card", who, because=Because(rule=rule, text="one card of the queue is free"))


def _ruins(draft: Draft, command: c.UseRuins) -> None:
    who, rule = command.who, "forsaken-use-ruins"
    draft.player(who)
    turns.spend(draft, who, "interact", "the Ruins")
    board.pay(draft, who, {"transponders": 1}, "the Ruins", rule)
    board.gain(draft, who, {"legend": RUINS_LEGEND}, "the Ruins", rule)
    draft.ask("ruin", who, because=Because(rule=rule, text=f"{who} draws a ruin card"))


def _ruin(draft: Draft, command: c.TakeRuin) -> None:
    draft.player(command.who)
    draft.settle("ruin", command.who)
    read_card(draft, "ruin", command.name, gains=command.gains, words=command.words)
    what = command.name or "the ruin card"
    if command.gains:
        board.gain(draft, command.who, command.gains, what, "forsaken-use-ruins")
    if command.words:
        draft.remind(f"{command.who}, {what}: {command.words}", "forsaken-use-ruins", command.who)


def _name_yard(draft: Draft, command: c.NameYard) -> None:
    draft.emit(YardNamed(yard=command.yard, name=command.name))


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    c.VisitClinic: _clinic,
    c.UseTransportHub: _hub,
    c.UseHeadquarters: _headquarters,
    c.TakeSpoils: _spoils,
    c.Buy: _buy,
    c.TakeFreeCard: _free_card,
    c.RollScrapyard: _scrapyard,
    c.PlayCantina: _cantina,
    c.UseRuins: _ruins,
    c.TakeRuin: _ruin,
    c.NameYard: _name_yard,
}
