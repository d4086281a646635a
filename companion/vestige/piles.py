"""A tableau as it lies on the table: what is tucked under what, how cards are called, which were here before."""

from collections.abc import Iterable

from companion.frozen import Frozen
from companion.ledger import Entry
from companion.vestige.cards import CONTACTS, CardKind, counted, spoken
from companion.vestige.dashboard import is_powered
from companion.vestige.events import CardDescribed, CardGained, Event, PrintedValueRead
from companion.vestige.table import Card, Competitor, Table

# Who works first, then what was earned: bounties last, as they wait for the end.
_ORDER = {kind: number for number, kind in enumerate((*CONTACTS, "chop_bot", "artifact", "augmentation", "bounty"))}


class Pile(Frozen):
    """A card with the jobs and the augmentations that are tucked under it (p. 14, 23)."""

    card: Card
    jobs: tuple[Card, ...] = ()
    attached: tuple[Card, ...] = ()


def piles(competitor: Competitor) -> tuple[Pile, ...]:
    """All cards of a tableau: contacts and chop bots first, then what they earned, then jobs that are on nobody."""
    ids = {card.id for card in competitor.cards}
    on_top = [card for card in competitor.cards if card.under not in ids]
    found = []
    for card in sorted(on_top, key=lambda card: (card.job, _ORDER[card.kind])):
        tucked = beneath(competitor, card.id)
        jobs = tuple(one for one in tucked if one.job)
        found.append(Pile(card=card, jobs=jobs, attached=tuple(one for one in tucked if not one.job)))
    return tuple(found)


def beneath(competitor: Competitor, card_id: int) -> tuple[Card, ...]:
    """All that lies under a card, and under what lies there."""
    found: list[Card] = []
    for card in competitor.tucked(card_id):
        found += [card, *beneath(competitor, card.id)]
    return tuple(found)


def called(competitor: Competitor) -> dict[int, str]:
    """What each card of a tableau is called, by its id: its name or kind, with a number where several have the same.

    A job says that it is one: `artifact job 2`.
    """
    found: dict[int, str] = {}
    times: dict[str, int] = {}
    for card in competitor.cards:
        words = card.name or f"{spoken(card.kind)}{' job' if card.job else ''}"
        times[words] = times.get(words, 0) + 1
        found[card.id] = words if times[words] == 1 else f"{words} {times[words]}"
    return found


def details(table: Table, card: Card) -> tuple[str, ...]:
    """What there is to say of a card besides its name: its kind, when it pays, what became of it in this turn."""
    kind = spoken(card.kind)
    if card.job:
        return (f"{kind} job in progress" if card.name else "in progress",)
    parts = [kind] if card.name else []
    if card.kind == "bounty":
        parts.append("pays at the end")
    if card.id in table.done.used:
        parts.append("active this turn" if card.kind in (*CONTACTS, "chop_bot") else "used this turn")
    if table.depth == "everything":
        parts += ["ability on"] if is_powered(card) else []
        parts += [f"{counted(card.blocks, 'charge' if card.kind == 'artifact' else 'block')}"] if card.blocks else []
    return tuple(parts)


def in_words(table: Table, competitor: Competitor, card: Card) -> str:
    """A card as it is read out: `Vex, smuggler, 2 blocks, printed 3`."""
    value = "not read yet" if card.leverage is None else f"printed {card.leverage}"
    return ", ".join((called(competitor)[card.id], *details(table, card), *([] if card.job else [value])))


class Seen(Frozen):
    """A card that was at this table before: what it is called, and what is printed on it if somebody has read it."""

    name: str
    leverage: int | None = None


def seen(history: Iterable[Entry[Event]], table: Table, kind: CardKind) -> tuple[Seen, ...]:
    """Named cards of a kind that were in this game and lie in no tableau now, the newest first."""
    known: dict[int, tuple[CardKind, str | None, int | None]] = {}
    for event in (event for entry in history for event in entry.events):
        if isinstance(event, CardGained):
            known[event.card] = (event.kind, event.name, event.leverage)
        elif isinstance(event, CardDescribed) and event.card in known:
            of, name, value = known[event.card]
            known[event.card] = (of, event.name or name, value if event.leverage is None else event.leverage)
        elif isinstance(event, PrintedValueRead) and event.of.startswith("card:"):
            card = int(event.of.removeprefix("card:"))
            if card in known:
                known[card] = (*known[card][:2], event.value)
    lying = lying_cards(table)
    named = {
        name: Seen(name=name, leverage=value)
        for of, name, value in known.values()
        if of == kind and name is not None and name not in lying
    }
    return tuple(named.values())[::-1]


def lying_cards(table: Table) -> frozenset[str]:
    """The names of the cards that lie in tableaux now."""
    return frozenset(card.name for competitor in table.competitors for card in competitor.cards if card.name)
