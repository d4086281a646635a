"""What play asks for: colours, chronicles, legendary cards, printed honor."""

from collections.abc import Iterator

from companion.chronicles import legendary, party, renown, tale
from companion.chronicles.printed import printed_at
from companion.chronicles.prompts.kinds import Notice, Prompt
from companion.chronicles.table import Gained, Player, Table


def prompts(table: Table) -> tuple[Prompt, ...]:
    """Open prompts of play, in the order in which people would do them: colours first, printed numbers last."""
    return (
        *(prompt for player in table.players for prompt in _colours(player)),
        *(_chronicle(table, player, card) for player in table.players for card in player.cards if card.chronicle_due),
        *(prompt for player in table.players for prompt in _legendary(table, player)),
        *_printed(table),
    )


def _colours(player: Player) -> Iterator[Prompt]:
    for id in party.unnamed(player):
        card = player.card(id) if id is not None else None
        which = card.title if card else "the starting companion"
        yield Prompt(
            kind="colour",
            key=f"colour:{player.name}" if id is None else f"colour:{id}",
            who=player.name,
            card=id,
            rule="chronicles-companions",
            text=f"{player.name}: what colour is {which}? A new colour checks a circle.",
        )


def _chronicle(table: Table, player: Player, card: Gained) -> Prompt:
    """The chronicle of a card: read by the player to the right, or alone with the shroud, in two steps."""
    who, about = player.name, card.title
    stack, reader = tale.stack_in_words(table, card.kind), tale.reader(table, who)
    if reader is not None:
        text = f"{reader} draws from {stack} and reads to {who}, for {about}. Which mark does the choice give?"
        rule = "chronicles-draw-a-chronicle"
        return Prompt(kind="chronicle", key=f"chronicle:{card.id}", who=who, card=card.id, rule=rule, text=text)
    if card.chosen is None:
        text = f"Draw from {stack} for {about}, face down into the shroud. Then look, and choose: A or B?"
    else:
        text = (
            f"You chose {card.chosen}. Take the card out, read on, turn it by a quarter and tuck it under {about}. "
            "Which mark does it give?"
        )
    return Prompt(
        kind="shroud",
        key=f"shroud:{card.id}",
        who=who,
        card=card.id,
        chosen=card.chosen,
        rule="chronicles-shroud",
        text=text,
    )


def _legendary(table: Table, player: Player) -> Iterator[Prompt]:
    """Cards that nobody has read, unless people see to them by themselves."""
    if table.how("legendary") == "off":
        return
    for card in player.legendary:
        if card.name is None:
            yield Prompt(
                kind="legendary",
                key=f"legendary:{player.name}:{card.track}",
                who=player.name,
                track=card.track,
                rule="chronicles-legendary-card",
                text=f"{player.name} draws a legendary card of {card.track}. What is it called, and what does it do?",
            )


def _printed(table: Table) -> Iterator[Prompt]:
    for who, card, space in legendary.owed(table):
        of = printed_at(who, card.track, space)
        yield Prompt(
            kind="printed_value",
            key=f"printed_value:{of}",
            who=who,
            track=card.track,
            of=of,
            rule="chronicles-power-spaces",
            text=f"How much honor does space {space} of {card.title} show? {who} gains it.",
        )


def notices(table: Table) -> tuple[Notice, ...]:
    """What does not add up as things stand: more renown than there is, honor that nobody has read."""
    left = renown.supply(table)
    found = []
    if left is not None and left < 0:
        text = f"{-left} renown more than the box holds {'was' if left == -1 else 'were'} gained."
        found.append(Notice(kind="renown_supply", rule="chronicles-gain-renown", text=text))
    if table.phase in ("scoring", "over"):
        found += [
            Notice(
                kind="owed",
                rule="printed-values",
                text=f"{who}: the honor on space {space} of {card.title} is still missing.",
            )
            for who, card, space in legendary.owed(table)
        ]
    return tuple(found)
