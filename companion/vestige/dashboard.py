"""A player's blocks: dashboard, attributes, loyalty and charges, main actions, speed boost (p. 8 to 13, 16, 22).

Blocks mirror the table: where there are too few to move, none are invented, and the sum of 21 tells (`notices`).
"""

from collections.abc import Mapping

from companion.ledger import Because
from companion.vestige.blocks import (
    ACTION_WORDS,
    ATTRIBUTES,
    BLOCKS,
    CHARGES,
    LEFT_OF,
    MADE_OF,
    POWERED,
    PRIMARIES,
    RIGHT_OF,
    WHITE_BLOCKS,
    Action,
    Attribute,
    Secondary,
)
from companion.vestige.cards import CARD_OF, spoken
from companion.vestige.draft import Draft, Nonsense
from companion.vestige.events import ActionReset, ActionTaken, BlocksMoved, BlocksSet, CardUsed, SpeedBoosted
from companion.vestige.table import Card, Competitor, Table


def on_cards(competitor: Competitor) -> int:
    """Blocks on the cards of a tableau."""
    return sum(card.blocks for card in competitor.cards)


def counted_blocks(table: Table, who: str) -> int:
    """All blocks of a player that the table shows, the speed counter and those on regions included (p. 8)."""
    player = table.competitor(who)
    return sum(player.blocks.values()) + on_cards(player) + len(table.controlled(who)) + 1


def expected_blocks(table: Table, who: str) -> tuple[int, ...]:
    """How many there should be: 21; three white ones more may count for whoever controls The Bridge (p. 31)."""
    return (BLOCKS, BLOCKS + WHITE_BLOCKS) if "The Bridge" in table.controlled(who) else (BLOCKS,)


def block_sum(table: Table, who: str) -> str:
    """The sum of a player's blocks in words: `17 of 21: 4 not placed` (p. 8)."""
    count, right = counted_blocks(table, who), expected_blocks(table, who)
    of = next((number for number in right if number >= count), right[-1])
    if count == of:
        return f"{count} of {of}"
    return f"{count} of {of}: {f'{of - count} not placed' if count < of else f'{count - of} too many'}"


def elsewhere(table: Table, who: str) -> str:
    """Where blocks are that lie neither on the dashboard nor on the alchemy mat: `3 on cards, 1 on the speed track`."""
    places = ((on_cards(table.competitor(who)), "cards"), (len(table.controlled(who)), "regions"))
    return ", ".join(f"{count} on {place}" for count, place in (*places, (1, "the speed track")) if count)


def is_powered(card: Card) -> bool:
    """Whether the passive ability of a chop bot is on (p. 19)."""
    return card.kind == "chop_bot" and not card.job and card.blocks >= POWERED


def usual_gains(card: Card) -> tuple[dict[Attribute, int], ...]:
    """What activating a contact or chop bot usually gives (p. 11, 18, 20); several are a choice. Others give none."""
    if card.job:
        return ()
    if card.kind == "chop_bot":
        return tuple({primary: 1} for primary in PRIMARIES)
    return tuple({primary: 2} for primary in PRIMARIES if CARD_OF[primary] == card.kind)


def tracks_blocks(table: Table, who: str) -> bool:
    """Whether the blocks of this competitor are mirrored."""
    return table.depth == "everything" and table.competitor(who).human


def counts_attributes(table: Table, who: str) -> bool:
    """Whether this game counts the attributes of a competitor: those of nemeses always (p. 8, 27)."""
    return tracks_blocks(table, who) or not table.competitor(who).human


def move(draft: Draft, who: str, source: str | None, target: str | None, count: int = 1) -> None:
    """Blocks go from one place to another, as far as there are any."""
    player = draft.human(who)
    for place in (source, target):
        _there(player, place)
    if source is not None:
        has = draft.table.blocks_at(who, source)
        if has < count:
            draft.notice(
                "blocks",
                "blocks",
                f"{who} has {has} of the {count} blocks that left {named(player, source)}; count them again.",
            )
        count = min(has, count)
    if count:
        draft.emit(BlocksMoved(who=who, source=source, target=target, count=count))


def named(player: Competitor, place: str) -> str:
    """A place in words: `influence`, `Dispatch`, `the smuggler`."""
    kind, _, card_id = place.partition(":")
    if kind != "card":
        return place
    card = next((card for card in player.cards if str(card.id) == card_id), None)
    return (card.name or f"the {spoken(card.kind)}") if card else "a card"


def _there(player: Competitor, place: str | None) -> None:
    kind, _, card_id = (place or "").partition(":")
    if kind == "card" and player.card(int(card_id)) is None:
        raise Nonsense("place", f"{player.name} has no card {card_id}", "one of the cards in the tableau")


def set_blocks(draft: Draft, who: str, place: str, to: int) -> None:
    """A correction: so many blocks lie there."""
    player = draft.human(who)
    _there(player, place)
    before = draft.table.blocks_at(who, place)
    draft.emit(BlocksSet(who=who, place=place, to=to), Because(rule="corrections", text=f"it was {before}"))


def upgrade(draft: Draft, who: str, source: str) -> None:
    """A block goes one hex to the right (p. 8)."""
    target = RIGHT_OF[source]
    draft.say("upgrade", f"{source} becomes {target}", 8)
    move(draft, who, source, target)


def downgrade(draft: Draft, who: str, source: str) -> None:
    """A block goes one hex to the left (p. 8)."""
    target = LEFT_OF[source]
    draft.say("downgrade", f"{source} becomes {target}", 8)
    move(draft, who, source, target)


def gain_attribute(draft: Draft, who: str, attribute: Attribute, count: int) -> None:
    """Influence becomes an attribute (p. 9). A nemesis has no influence: its attributes are only counted (p. 27)."""
    holder = draft.table.find(who)
    if holder is not None and not holder.human:
        because = Because(rule="nemesis-attributes", page=27, text=f"{who} gains {count} {attribute}")
        draft.emit(BlocksSet(who=who, place=attribute, to=holder.blocks.get(attribute, 0) + count), because)
        return
    draft.say("gain-an-attribute", f"{count} influence becomes {attribute}", 9)
    move(draft, who, "influence", attribute, count)


def use_attribute(draft: Draft, who: str, attribute: Attribute, count: int) -> None:
    """An attribute that is used is influence again (p. 9)."""
    draft.say("use-an-attribute", f"{count} {attribute} returns to influence", 9)
    move(draft, who, attribute, "influence", count)


def convertible(table: Table, who: str) -> tuple[Secondary, ...]:
    """The secondary attributes that a player could make now (p. 9)."""
    return tuple(made for made, parts in MADE_OF.items() if all(table.blocks_at(who, part) > 0 for part in parts))


def convert(draft: Draft, who: str, into: Secondary) -> None:
    """One block of each of two primary attributes: one becomes the secondary, one returns to influence (p. 9)."""
    first, second = MADE_OF[into]
    draft.say("convert-attributes", f"1 {first} and 1 {second} make 1 {into}; a block returns to influence", 9)
    move(draft, who, first, into)
    move(draft, who, second, "influence")


def activate(draft: Draft, who: str, card_id: int, attributes: Mapping[Attribute, int]) -> None:
    """A contact or chop bot gets an influence and gives attributes; it is active for the turn (p. 11)."""
    player = draft.human(who)
    card = draft.card(who, card_id)
    title = named(player, f"card:{card_id}")
    draft.say("activate", f"1 influence onto {title}", 11)
    if card.kind in ("bounty", "artifact", "augmentation") or card.job:
        draft.notice("activate", "activate", f"{title} is no contact or chop bot; only those are activated (p. 11).")
    take_action(draft, who, "activate")
    move(draft, who, "influence", f"card:{card_id}")
    for attribute in ATTRIBUTES:
        if attributes.get(attribute):
            gain_attribute(draft, who, attribute, attributes[attribute])
    draft.emit(CardUsed(who=who, card=card_id))


def charge(draft: Draft, who: str, card_id: int, count: int) -> None:
    """Influence goes onto an artifact; three charges are the most it holds (p. 22)."""
    player = draft.human(who)
    card = draft.card(who, card_id)
    title = named(player, f"card:{card_id}")
    draft.say("charges", f"{count} influence onto {title}", 22)
    if card.blocks + count > CHARGES:
        draft.notice(
            "charges", "charges", f"{title} would hold {card.blocks + count} charges; {CHARGES} is the most (p. 22)."
        )
    move(draft, who, "influence", f"card:{card_id}", count)


def use_charge(draft: Draft, who: str, card_id: int) -> None:
    """A charge is influence again; each artifact once a turn (p. 22)."""
    player = draft.human(who)
    draft.card(who, card_id)
    title = named(player, f"card:{card_id}")
    draft.say("use-an-artifact", f"a charge of {title} returns to influence", 22)
    if card_id in draft.table.done.used:
        draft.notice("used_twice", "use-an-artifact", f"{title} was used in this turn already; once is all (p. 22).")
    move(draft, who, f"card:{card_id}", "influence")
    draft.emit(CardUsed(who=who, card=card_id))


def mark_used(draft: Draft, who: str, card_id: int, used: bool) -> None:
    """A card is turned to show that its effect was used in this turn, or turned back (p. 29)."""
    draft.human(who)
    draft.card(who, card_id)
    draft.emit(CardUsed(who=who, card=card_id, used=used))


def take_action(draft: Draft, who: str, action: Action) -> None:
    """A slider goes down. Each main action is taken once a turn, and once more after a reset (p. 10, 16)."""
    draft.human(who)
    if action in draft.table.done.actions.get(who, ()):
        draft.notice(
            "action_twice",
            "main-actions",
            f"{who} has taken {ACTION_WORDS[action].lower()} in this turn already; a conviction resets it (p. 16).",
        )
    draft.emit(ActionTaken(who=who, action=action), Because(rule="main-actions", page=10, text=ACTION_WORDS[action]))


def reset_action(draft: Draft, who: str, action: Action) -> None:
    """A conviction returns to influence and the slider goes up again, each action once a turn (p. 16)."""
    draft.human(who)
    if action in draft.table.done.resets.get(who, ()):
        draft.notice(
            "reset_twice",
            "reset-an-action",
            f"{who} has reset {ACTION_WORDS[action].lower()} in this turn already; once is the limit (p. 16).",
        )
    draft.emit(
        ActionReset(who=who, action=action),
        Because(rule="reset-an-action", page=16, text=f"a conviction for {ACTION_WORDS[action].lower()} again"),
    )
    if tracks_blocks(draft.table, who):
        move(draft, who, "conviction", "influence")


def boost_speed(draft: Draft, who: str, source: str) -> None:
    """Two speed more for this turn, for a downgraded block; once a turn, and no leverage (p. 12)."""
    draft.human(who)
    if who in draft.table.done.boosted:
        draft.notice(
            "boost_twice", "speed-boost", f"{who} has boosted speed in this turn already; once is all (p. 12)."
        )
    draft.emit(SpeedBoosted(who=who), Because(rule="speed-boost", page=12, text="2 more speed until the turn ends"))
    if tracks_blocks(draft.table, who):
        downgrade(draft, who, source)
