"""The Firewind festival: six spaces, visits, community investment, vendor tokens in use."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.chronicles import party, renown
from companion.chronicles.commands import (
    AttendFestival,
    FillSpace,
    GainCard,
    GainHonor,
    Invest,
    Reshuffle,
    TakeToken,
    UseToken,
)
from companion.chronicles.draft import Draft, Nonsense
from companion.chronicles.events import ConvictionInvested, ConvictionRemoved, SpaceFilled, TokenTaken, TokenUsed
from companion.chronicles.kinds import Track, a
from companion.chronicles.table import Player, Table
from companion.chronicles.vendors import VENDORS, Vendor, VendorId
from companion.ledger import Because

NOT_BOTH = "chronicles-q-invest-and-use"


def candidates(table: Table, space: Track) -> tuple[VendorId, ...]:
    """The tokens that a space may hold, as far as the table tells: its own, and those of the stack."""
    own = table.festival.get(space)
    return (own, *table.stack) if own else table.stack


def fill(draft: Draft, command: FillSpace) -> None:
    """A space has this token: set up, replaced after somebody took one, or put right."""
    if command.token is None:
        draft.emit(
            SpaceFilled(space=command.space, token=None),
            Because(rule="chronicles-firewind-setup", text=f"nobody knows which token lies in {command.space}"),
        )
        return
    title = VENDORS[command.token].title
    before = next((space for space, token in draft.table.festival.items() if token == command.token), None)
    holder = next((player for player in draft.table.players if command.token in player.tokens), None)
    if before is not None and before != command.space:
        draft.say("chronicles-vendor-tokens", f"{title} lay in {before}; there is one of each")
    elif holder is not None:
        draft.say("chronicles-vendor-tokens", f"{title} was {holder.name}'s; there is one of each")
    draft.emit(
        SpaceFilled(space=command.space, token=command.token),
        Because(rule="chronicles-firewind-setup", text=f"{title} lies in {command.space}"),
    )


def attend(draft: Draft, command: AttendFestival) -> None:
    """A visit from the shoreline: 1 renown for one token, or for two with the conviction (Using the Festival)."""
    player = draft.player(command.who)
    tokens = [(space, _lying(draft.table, space)) for space in command.spaces]
    if len(set(command.spaces)) != len(command.spaces):
        raise Nonsense("spaces", f"{command.spaces[0]} is there twice", "one token lies in each space")
    if command.invest and player.invested and len(tokens) == 1:
        raise _invested_already(player)
    _qualifies(draft, command.who, command.spaces, command.has)
    reason = Because(rule="chronicles-firewind-visit", text="1 renown at the festival, for good")
    renown.place(draft, command.who, "festival", because=reason)
    if len(tokens) > 1:
        _take_conviction(draft, player, "two_tokens", "two tokens in one visit")
    for space, token in tokens:
        draft.emit(
            TokenTaken(who=command.who, token=token, space=space),
            Because(rule="chronicles-firewind-visit", text=f"{VENDORS[token].title} from {space}"),
        )
    if command.invest:
        _invest(draft, command.who)


def invest(draft: Draft, command: Invest) -> None:
    """A conviction goes to the festival; at most one of a player's lies there (Community Investment)."""
    player = draft.player(command.who)
    if player.invested:
        raise _invested_already(player)
    _invest(draft, command.who)


def reshuffle(draft: Draft, command: Reshuffle) -> None:
    """The conviction comes back, and the tokens of some spaces are drawn anew (Community Investment)."""
    player = draft.player(command.who)
    spaces = tuple(dict.fromkeys(command.spaces))
    _qualifies(draft, command.who, spaces, command.has)
    _take_conviction(draft, player, "reshuffle", "tokens drawn anew")
    for space in spaces:
        draft.emit(
            SpaceFilled(space=space, token=None),
            Because(
                rule="chronicles-investment-benefits", text=f"{space}: its token into the stack, another one drawn"
            ),
        )


def use(draft: Draft, command: UseToken) -> None:
    """A token's effect, and the token back into the stack (Using the Festival; Vendor Tokens)."""
    player = draft.player(command.who)
    vendor = VENDORS[command.token]
    if command.token not in player.tokens:
        held = ", ".join(VENDORS[token].title for token in player.tokens)
        raise Nonsense(
            "token", f"{command.who} has no token {vendor.title}", f"one of {held}" if held else "none is held"
        )
    if command.copied is not None and not vendor.copies:
        raise Nonsense("copied", f"{vendor.title} copies no other token", "leave it out")
    if command.copied is not None and VENDORS[command.copied].copies:
        raise Nonsense("copied", "a wild token works as another one", "name any other token")
    renown.out_of_turn(draft, command.who, f"uses {vendor.title}", "chronicles-q-token-other-turn")
    draft.emit(
        TokenUsed(who=command.who, token=command.token, copied=command.copied),
        Because(rule="chronicles-use-a-vendor-token", text=f"{vendor.title} goes back into the stack"),
    )
    _work(draft, command.who, VENDORS[command.copied] if command.copied else vendor)


def take(draft: Draft, command: TakeToken) -> None:
    """A correction: a token is in a tableau, wherever it was."""
    player = draft.player(command.who)
    if command.token in player.tokens:
        raise Nonsense("token", f"{command.who} has {VENDORS[command.token].title} already", "there is one of each")
    draft.emit(
        TokenTaken(who=command.who, token=command.token),
        Because(rule="corrections", text=f"{VENDORS[command.token].title} is in the tableau of {command.who}"),
    )


def _work(draft: Draft, who: str, vendor: Vendor) -> None:
    """What a token gives: counted where the app can count it, in words where people do it."""
    because = Because(rule=vendor.rule, text=f"vendor token {vendor.title}")
    if vendor.honor:
        text = f"{who} gains {vendor.honor} honor"
        if draft.automates("perks", text, GainHonor(who=who, amount=vendor.honor, why=vendor.title)):
            party.gain_honor(draft, who, vendor.honor, because)
        return
    draft.remind(f"{who}: {vendor.effect}", vendor.rule, who)
    if vendor.card:
        gained = GainCard(who=who, kind=vendor.card)
        if draft.automates("perks", f"{who} gains {a(vendor.card)}", gained):
            party.gain_card(draft, who, vendor.card)


def _lying(table: Table, space: Track) -> VendorId:
    token = table.festival.get(space)
    if token is None:
        raise Nonsense("spaces", f"nobody has said which token lies in {space}", "fill the space first")
    return token


def _qualifies(draft: Draft, who: str, spaces: Iterable[Track], has: tuple[Track, ...] | None) -> None:
    """People are told of a space whose attribute the player does not have, if it was said what there is."""
    if has is None:
        return
    for space in spaces:
        if space not in has:
            draft.notice("attribute", "chronicles-q-token-without-attribute", f"{who} has no {space}, and chose there.")


def _invest(draft: Draft, who: str) -> None:
    if who in draft.table.done.benefited:
        draft.notice("invest_and_use", NOT_BOTH, f"{who} invests a conviction in the turn in which one was used.")
    draft.emit(
        ConvictionInvested(who=who),
        Because(rule="chronicles-investment", text=f"1 conviction of {who} lies at the festival"),
    )


def _take_conviction(draft: Draft, player: Player, why: Any, what: str) -> None:
    if not player.invested:
        draft.notice(
            "no_investment",
            "chronicles-investment-benefits",
            f"{what.capitalize()}: {player.name} has no conviction at the festival.",
        )
        return
    if player.name in draft.table.done.invested:
        draft.notice("invest_and_use", NOT_BOTH, f"{player.name} uses the conviction that was invested in this turn.")
    draft.emit(
        ConvictionRemoved(who=player.name, why=why),
        Because(rule="chronicles-investment-benefits", text=f"{what}: the conviction comes back to {player.name}"),
    )


def _invested_already(player: Player) -> Nonsense:
    return Nonsense(
        "who", f"a conviction of {player.name} lies at the festival already", "one is the most; use it first"
    )


HANDLERS: dict[type, Callable[[Draft, Any], object]] = {
    FillSpace: fill,
    AttendFestival: attend,
    Invest: invest,
    Reshuffle: reshuffle,
    UseToken: use,
    TakeToken: take,
}
