"""Cards in a tableau and the speed counter (p. 12, 15, 16, 18 to 23, 27)."""

from typing import Literal

from companion.ledger import Because
from companion.vestige import dashboard, leverage
from companion.vestige.box.cards import InTableau
from companion.vestige.cards import CONTACTS, CardKind, a, counted, spoken
from companion.vestige.commands import GainLeverage
from companion.vestige.draft import Draft
from companion.vestige.events import CardDescribed, CardGained, CardLost, SpeedSet
from companion.vestige.table import Card, Competitor, Table

Loss = Literal["severed", "recovered"]


def title(card: Card) -> str:
    """A card as people call it: its name, or its kind."""
    return card.name or a(spoken(card.kind))


def gain_card(
    draft: Draft,
    who: str,
    kind: CardKind,
    name: str | None = None,
    printed: int | None = None,
    card: int | None = None,
    entered: InTableau | None = None,
) -> None:
    """A card joins a tableau and pays its printed leverage; a bounty pays at the end only (p. 22).

    `card` is the id of a card that comes from another tableau; `entered` is the card as somebody has entered it.
    """
    draft.competitor(who)
    card = card or draft.new_id()
    draft.emit(CardGained(who=who, card=card, kind=kind, name=name, leverage=printed, printed=entered))
    pay_for(draft, who, card)


def pay_for(draft: Draft, who: str, card_id: int) -> None:
    """A card that was just gained or earned pays its printed leverage, a bounty not before the end (p. 14, 22)."""
    card = draft.card(who, card_id)
    if card.kind == "bounty":
        draft.say("bounties-at-the-end", "a bounty pays at game end, not when it is completed", 22)
        return
    why = f"{who} gains {title(card)}"
    printed = card.leverage
    if printed is None:
        paid = draft.table.how("card_leverage") != "off"
    else:
        paid = draft.automates(
            "card_leverage", f"{who} gains {printed}: {why}", GainLeverage(who=who, amount=printed, why=why)
        )
    if paid:
        leverage.gain_printed(draft, who, f"card:{card_id}", "gained-cards-pay", 14, why, "card_leverage")


def find_card(draft: Draft, who: str, kind: CardKind, name: str | None = None, id: int | None = None) -> Card | None:
    """The card that is meant: the one with the id, else the named one, else the last of its kind."""
    if id is not None:
        return draft.card(who, id)
    cards = [card for card in draft.competitor(who).cards if card.kind == kind and not card.job]
    named = [card for card in cards if name and card.name == name]
    return next(reversed(named or cards), None)


def lose_card(
    draft: Draft,
    who: str,
    kind: CardKind,
    name: str | None,
    lost: int,
    id: int | None = None,
    how: Loss | None = None,
) -> None:
    """A card leaves a tableau. What leverage goes with it depends on how it was lost (p. 15, 16)."""
    card = find_card(draft, who, kind, name, id)
    if card is None:
        # The table may hold cards that nobody tracked; a nemesis loses what it can (p. 27).
        draft.say("lose-a-card", f"{who} has no {spoken(kind)} that was tracked", 27)
        if not draft.competitor(who).human:
            return
    else:
        lose(draft, who, card, how)
    if lost:
        leverage.lose(
            draft,
            who,
            lost,
            Because(rule="recovered-card-costs-leverage", page=16, text=f"its printed {lost} is lost with it"),
        )


def lose(draft: Draft, who: str, card: Card, how: Loss | None) -> None:
    """A card leaves with its augmentations; a job under it waits for another contact (p. 15, 16).

    Blocks on them return to influence. Severed cards keep their leverage, recovered ones lose what is printed.
    """
    going = _going(draft.competitor(who), card, how)
    for one in going:
        if one.blocks and dashboard.tracks_blocks(draft.table, who):
            dashboard.move(draft, who, f"card:{one.id}", "influence", one.blocks)
        text = f"{who} loses {title(one)}"
        draft.emit(
            CardLost(who=who, card=one.id),
            _lost(text if one is card else f"{text} with its contact", how),
        )
    if how == "severed":
        draft.say("die-sever", "its leverage is kept", 15)
    elif how == "recovered":
        for one in going:
            _lose_printed(draft, who, one)


def _going(holder: Competitor, card: Card, how: Loss | None) -> tuple[Card, ...]:
    """The card and, if it is severed or recovered, the augmentations on it (p. 15)."""
    tucked = holder.tucked(card.id) if how else ()
    return (card, *(one for one in tucked if one.kind == "augmentation" and not one.job))


def cost_of_losing(table: Table, who: str, card_id: int, how: Loss | None) -> str:
    """What losing a card in this way does to leverage, and what goes with it, in words (p. 15, 16).

    Raises KeyError for somebody who is not at this table; a card that is not in the tableau costs nothing.
    """
    holder = table.competitor(who)
    card = holder.card(card_id)
    if card is None:
        return ""
    going = _going(holder, card, how)
    parts = [_leverage_lost(table, holder, going if how == "recovered" else ())]
    if len(going) > 1:
        parts.append(f"With it {'goes' if len(going) == 2 else 'go'} {counted(len(going) - 1, 'augmentation')}")
    if any(one.job for one in holder.tucked(card_id)):
        parts.append("The job under it needs somebody else")
    elif len(going) == 1 and holder.tucked(card_id):
        parts.append("What is under it stays")
    if (blocks := sum(one.blocks for one in going)) and dashboard.tracks_blocks(table, who):
        parts.append(f"{counted(blocks, 'block')} back to influence")
    return f"{'. '.join(parts)}."


def _leverage_lost(table: Table, holder: Competitor, going: tuple[Card, ...]) -> str:
    paid = [card.leverage for card in going if _has_paid(card)]
    lost = sum(value or 0 for value in paid)
    has, lowest = holder.leverage, leverage.lowest(table)
    after = has - lost if lowest is None else max(has - lost, min(lowest, has))
    parts = [f"{has} leverage becomes {after}"] if lost else []
    if None in paid:
        parts.append("a printed value is not read yet: take it off by hand")
    return ", ".join(parts).capitalize() or "Leverage stays"


def _has_paid(card: Card) -> bool:
    """Whether its printed leverage was gained: a job or bounty has paid nothing yet (p. 14, 22)."""
    return not card.job and card.kind != "bounty"


def _lost(text: str, how: Loss | None) -> Because:
    if how == "severed":
        return Because(rule="die-sever", page=15, text=f"{text}, severed")
    if how == "recovered":
        return Because(rule="recover-influence", page=16, text=f"{text}, recovered")
    return Because(rule="lose-a-card", page=16, text=text)


def _lose_printed(draft: Draft, who: str, card: Card) -> None:
    if not _has_paid(card):
        return
    why = f"{who} recovers influence from {title(card)}"
    if card.leverage is None:
        draft.remind(f"{title(card).capitalize()} of {who} was recovered: take off the leverage printed on it (p. 16)")
    else:
        text = f"{why}: its printed {card.leverage} is lost"
        leverage.lose(draft, who, card.leverage, Because(rule="recovered-card-costs-leverage", page=16, text=text))


def describe(
    draft: Draft, who: str, card_id: int, name: str | None, printed: int | None, entered: InTableau | None = None
) -> None:
    """What is printed on a card in play, read later than it came: what was owed for it is paid."""
    draft.card(who, card_id)
    if name is not None or entered is not None:
        draft.emit(CardDescribed(who=who, card=card_id, name=name, printed=entered))
    if printed is not None:
        leverage.read(draft, f"card:{card_id}", printed)


def set_cards(draft: Draft, who: str, kind: CardKind, to: int) -> None:
    """A correction: so many cards of a kind lie in the tableau. Pays nothing; unnamed ones go first."""
    holder = draft.competitor(who)
    cards = [card for card in holder.cards if card.kind == kind and not card.job]
    for card in sorted(cards, key=lambda card: card.name is not None)[: max(len(cards) - to, 0)]:
        draft.emit(CardLost(who=who, card=card.id))
    for _ in range(to - len(cards)):
        draft.emit(CardGained(who=who, card=draft.new_id(), kind=kind))
    draft.say("corrections", f"{who} had {len(cards)} {spoken(kind, len(cards))}; pays nothing")


def is_worker(card: Card) -> bool:
    """Whether a card can be on a job: a contact or a chop bot (p. 14)."""
    return not card.job and card.kind in (*CONTACTS, "chop_bot")


def upgrade_speed(draft: Draft, who: str, by: int) -> None:
    """The counter moves and pays each space that it enters, as one gain (p. 12)."""
    speed = draft.human(who).speed
    spaces = range(speed + 1, speed + by + 1)
    draft.emit(
        SpeedSet(who=who, to=speed + by),
        Because(rule="speed-upgrade", page=12, text=f"from {speed} to {speed + by}"),
    )
    known = {space: draft.table.printed.speed[space] for space in spaces if space in draft.table.printed.speed}
    text = " + ".join(f"{value} for space {space}" for space, value in known.items())
    if known:
        leverage.gain(draft, who, sum(known.values()), Because(rule="speed-upgrade", page=12, text=text))
    for space in spaces:
        if space not in known:
            leverage.gain_printed(draft, who, f"speed:{space}", "speed-upgrade", 12, f"{who} enters speed {space}")
