"""Cards in a tableau and the speed counter (p. 12, 15, 16, 18 to 23, 27)."""

from companion.ledger import Because
from companion.vestige import leverage
from companion.vestige.cards import CardKind, a, spoken
from companion.vestige.commands import GainLeverage
from companion.vestige.draft import Draft
from companion.vestige.events import CardGained, CardLost, SpeedSet
from companion.vestige.table import Card


def gain_card(
    draft: Draft, who: str, kind: CardKind, name: str | None = None, printed: int | None = None, card: int | None = None
) -> None:
    """A card joins a tableau and pays its printed leverage; a bounty pays at the end only (p. 22).

    `card` is the id of a card that comes from another tableau.
    """
    draft.competitor(who)
    title = name or a(spoken(kind))
    card = card or draft.table.next_id
    event = CardGained(who=who, card=card, kind=kind, name=name, leverage=printed)
    draft.emit(event)
    if kind == "bounty":
        draft.say("bounties-at-the-end", "a bounty pays at game end, not when it is completed", 22)
    else:
        _pay(draft, who, card, title, printed)


def _pay(draft: Draft, who: str, card: int, title: str, printed: int | None) -> None:
    why = f"{who} gains {title}"
    if printed is None:
        paid = draft.table.how("card_leverage") != "off"
    else:
        paid = draft.automates(
            "card_leverage", f"{who} gains {printed}: {why}", GainLeverage(who=who, amount=printed, why=why)
        )
    if paid:
        leverage.gain_printed(draft, who, f"card:{card}", "gained-cards-pay", 14, why, "card_leverage")


def find_card(draft: Draft, who: str, kind: CardKind, name: str | None = None) -> Card | None:
    """The card that is meant: the named one, else the last of its kind."""
    cards = [card for card in draft.competitor(who).cards if card.kind == kind]
    named = [card for card in cards if name and card.name == name]
    return next(reversed(named or cards), None)


def lose_card(draft: Draft, who: str, kind: CardKind, name: str | None, lost: int) -> None:
    """A card leaves a tableau. What leverage goes with it depends on how it was lost (p. 15, 16): people say."""
    card = find_card(draft, who, kind, name)
    if card is None:
        # The table may hold cards that nobody tracked; a nemesis loses what it can (p. 27).
        draft.say("lose-a-card", f"{who} has no {spoken(kind)} that was tracked", 27)
        if not draft.competitor(who).human:
            return
    else:
        draft.emit(
            CardLost(who=who, card=card.id),
            Because(rule="lose-a-card", page=16, text=f"{who} loses {card.name or a(spoken(kind))}"),
        )
    if lost:
        leverage.lose(
            draft,
            who,
            lost,
            Because(rule="recovered-card-costs-leverage", page=16, text=f"its printed {lost} is lost with it"),
        )


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
