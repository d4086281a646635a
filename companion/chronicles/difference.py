"""How one table differs from another, in words: what people see before they accept a change of the past."""

from collections.abc import Callable, Iterator

from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.kinds import KINDS, TRACKS, spoken
from companion.chronicles.move_questions import titled
from companion.chronicles.prompts import notices, prompts
from companion.chronicles.report import concluded
from companion.chronicles.rulings import RULINGS
from companion.chronicles.table import Board, Gained, Legendary, Player, Table
from companion.chronicles.vendors import VENDORS, VendorId
from companion.difference import NOTHING, agreements, differ, ended, listed, read_off, to_do, won
from companion.game import Difference


def differences(before: Table, after: Table) -> tuple[Difference, ...]:
    """Everything that differs, what people look at first coming first."""
    return tuple(
        it
        for part in (_course, _players, _timeline, _agents, _festival, _printed, _known, _agreements, _to_do)
        for it in part(before, after)
    )


def warnings(before: Table, after: Table) -> tuple[str, ...]:
    """What nobody should miss before accepting: the game ends at another time, or is won by somebody else."""
    return tuple(words for words in (ended(before, after), won(concluded(before), concluded(after))) if words)


def _course(before: Table, after: Table) -> Iterator[Difference]:
    yield from differ("", "the round", "chronicles-overview", before.round, after.round)
    yield from differ("", "the turn", "chronicles-overview", _turn(before), _turn(after))
    yield from differ("", "end-game triggers reached", "chronicles-end-game-trigger", before.triggers, after.triggers)
    yield from differ("", "the verdict", "chronicles-game-end", concluded(before), concluded(after))
    yield from differ("", "the tie is settled for", "chronicles-tie", before.settled, after.settled)
    totals = [it.score.totals if it.score else {} for it in (before, after)]
    for name in dict.fromkeys((*totals[0], *totals[1])):
        yield from differ(name, "honor at the end", "chronicles-game-end", totals[0].get(name), totals[1].get(name))
    if before.score != after.score and totals[0] == totals[1] and concluded(before) == concluded(after):
        yield Difference("", "the lines of the result", "as they were", "others", "chronicles-game-end")


def _turn(table: Table) -> str:
    return table.turn or {"scoring": "final scoring", "over": "the game is over"}.get(table.phase, "nobody")


def _tokens(tokens: tuple[VendorId, ...]) -> str:
    return listed(tuple(VENDORS[token].title for token in tokens))


def _columns(player: Player) -> str:
    return listed(tuple(f"column {column}" for column in sorted(player.columns)))


_VALUES: tuple[tuple[str, str, Callable[[Table, Player], object]], ...] = (
    ("honor", "chronicles-honor", lambda table, it: it.honor),
    ("renown held", "chronicles-renown", lambda table, it: it.renown),
    ("renown gained so far", "chronicles-gain-renown", lambda table, it: it.renown_gained),
    ("renown over", "chronicles-columns", lambda table, it: _columns(it)),
    ("renown in the middle", "chronicles-renown-in-the-middle", lambda table, it: int(it.status)),
    ("renown at the festival", "chronicles-firewind-visit", lambda table, it: it.festival),
    ("dark agents", "chronicles-vanquish", lambda table, it: it.agents),
    ("dark agents not paid yet", "chronicles-vanquish", lambda table, it: it.agents_unpaid),
    ("vendor tokens", "chronicles-vendor-tokens", lambda table, it: _tokens(it.tokens)),
    ("conviction at the festival", "chronicles-investment", lambda table, it: int(it.invested)),
    ("events", "chronicles-events", lambda table, it: listed(tuple(e.name or "unnamed" for e in it.events))),
    ("companions", "chronicles-companions", lambda table, it: listed(tuple(c or "colour unknown" for c in it.party))),
    ("the colour", "seats-change", lambda table, it: it.color),
    ("the seat", "seats-change", lambda table, it: "gone" if it.away else "there"),
    ("extras at the end", "chronicles-game-end",
     lambda table, it: listed(tuple(f"{e.what} {e.honor}" for e in table.extras.get(it.name, ())))),
    ("renown placed in this turn", "chronicles-place-renown", lambda table, it: table.done.placed.get(it.name, 0)),
    ("invested in this turn", "chronicles-investment",
     lambda table, it: "yes" if it.name in table.done.invested else "no"),
    ("used conviction in this turn", "chronicles-investment-benefits",
     lambda table, it: "yes" if it.name in table.done.benefited else "no"),
)  # fmt: skip


def _players(before: Table, after: Table) -> Iterator[Difference]:
    for name in dict.fromkeys(it.name for table in (before, after) for it in table.players):
        old, new = before.find(name), after.find(name)
        if old is None or new is None:
            yield Difference(name, "the seat", "there" if old else NOTHING, "there" if new else NOTHING, "seats-change")
            continue
        for what, rule, read in _VALUES:
            yield from differ(name, what, rule, read(before, old), read(after, new))
        for kind in KINDS:
            circles = (old.checked(kind), new.checked(kind))
            yield from differ(name, f"circles for {spoken(kind, 2)}", "chronicles-circles", *circles)
        for track in TRACKS:
            yield from differ(
                name, f"marks of {track}", "chronicles-legendary-tracks", old.marked(track), new.marked(track)
            )
            yield from _legendary(name, old.legend(track), new.legend(track))
        yield from _cards(old, new)
    order = [[it.name for it in table.players] for table in (before, after)]
    if sorted(order[0]) == sorted(order[1]):
        yield from differ(
            "", "the order of turns", "chronicles-overview", listed(tuple(order[0])), listed(tuple(order[1]))
        )


def _legendary(name: str, old: Legendary | None, new: Legendary | None) -> Iterator[Difference]:
    card = new or old
    if card is None:
        return
    title = f"Legendary {card.track.capitalize()}"
    yield from differ(
        name, title, "chronicles-legendary-card", *("in the tableau" if it else NOTHING for it in (old, new))
    )
    if old is None or new is None:
        return
    yield from differ(name, f"the name of {title}", "chronicles-legendary-titles", old.name, new.name)
    yield from differ(name, f"the power of {title}", "chronicles-legendary-power", old.words, new.words)
    printed = [", ".join("?" if one is None else str(one) for one in it.honor) for it in (old, new)]
    yield from differ(name, f"honor printed on {title}", "chronicles-power-spaces", *printed)
    yield from differ(name, f"renown on {title}", "chronicles-power-spaces", old.renown, new.renown)
    yield from differ(name, f"renown turned on {title}", "chronicles-abuse-power", old.flipped, new.flipped)
    yield from differ(name, f"{title} used", "chronicles-legendary-power", old.used, new.used)


def _cards(old: Player, new: Player) -> Iterator[Difference]:
    ids = dict.fromkeys(card.id for player in (old, new) for card in player.cards)
    for id in ids:
        was, is_now = old.card(id), new.card(id)
        card = is_now or was
        if card is None:
            continue
        if was is None or is_now is None:
            yield Difference(
                old.name,
                titled(card),
                "in the tableau" if was else NOTHING,
                "in the tableau" if is_now else NOTHING,
                "chronicles-card-kinds",
            )
            continue
        for what, rule, read in _OF_A_CARD:
            yield from differ(old.name, f"{what} of the {titled(was)}", rule, read(was), read(is_now))


_OF_A_CARD: tuple[tuple[str, str, Callable[[Gained], object]], ...] = (
    ("the kind", "chronicles-card-kinds", lambda it: spoken(it.kind)),
    ("the name", "chronicles-card-kinds", lambda it: it.name),
    ("the colour", "chronicles-companions", lambda it: it.colour),
    ("the chronicle", "chronicles-draw-a-chronicle", lambda it: "to be drawn" if it.chronicle_due else "settled"),
    ("the title of the chronicle", "chronicles-chronicle-cards", lambda it: it.chronicle),
    ("the choice", "chronicles-resolve-a-chronicle", lambda it: it.chosen),
    ("the mark", "chronicles-resolve-a-chronicle", lambda it: it.mark),
)


def _timeline(before: Table, after: Table) -> Iterator[Difference]:
    order = [listed(tuple(str(board.number) for board in table.timeline)) for table in (before, after)]
    yield from differ("", "the boards, newest first", "chronicles-timeline", *order)
    boards = [{board.number: board for board in table.timeline} for table in (before, after)]
    for number in sorted({*boards[0], *boards[1]}):
        old, new = (found.get(number) for found in boards)
        yield from differ("", f"board {number}", "chronicles-event-boards", _on(old), _on(new))
        places = [listed(it.event.places) if it and it.event else "" for it in (old, new)]
        yield from differ("", f"places of board {number}", "chronicles-event-setup", *places)
        yield from _card_on(old, new)
    rewards = [listed(tuple(f"{it.who} ({it.name or 'unnamed'})" for it in t.rewards)) for t in (before, after)]
    yield from differ("", "rewards to be read", "chronicles-event-rewards", *rewards)


def _card_on(old: Board | None, new: Board | None) -> Iterator[Difference]:
    """What nobody sees by the name of the event: that the card was read, or is another one of the same name."""
    was, is_now = old.event if old else None, new.event if new else None
    if old is None or was is None or is_now is None or _on(old) != _on(new):
        return
    what = f"the card on board {old.number}"
    yield from read_off("", what, "chronicles-event-card-parts", was.printed, is_now.printed)
    if was.printed == is_now.printed and was.id != is_now.id:
        yield Difference("", what, "the one of before", "another", "chronicles-event-boards")


def _on(board: Board | None) -> str:
    if board is None:
        return NOTHING
    return (board.event.name or "an event without a name") if board.event else "waits for an event"


def _agents(before: Table, after: Table) -> Iterator[Difference]:
    names = dict.fromkeys(it.region for table in (before, after) for it in table.agents)
    for region in names:
        counts = [sum(it.count for it in table.agents if it.region == region) for table in (before, after)]
        yield from differ("", f"dark agents at {region}", "chronicles-dark-agents", *counts)
        if counts[0] and counts[0] == counts[1]:
            brought = [_brought(table, region) for table in (before, after)]
            yield from differ("", f"the dark agents at {region} came with", "chronicles-dark-agents", *brought)


def _brought(table: Table, region: str) -> str:
    """The events that brought the dark agents of a region; an event that has gone by its number."""
    ids = sorted({it.event for it in table.agents if it.region == region and it.count and it.event is not None})
    events = [(id, table.open_event(id)) for id in ids]
    return listed(tuple(event.name if event and event.name else f"event {id}" for id, event in events))


def _festival(before: Table, after: Table) -> Iterator[Difference]:
    for space in TRACKS:
        tokens = [table.festival.get(space) for table in (before, after)]
        words = [VENDORS[token].title if token else None for token in tokens]
        yield from differ("", f"the festival's space of {space}", "chronicles-vendor-tokens", *words)


def _printed(before: Table, after: Table) -> Iterator[Difference]:
    old, new = before.printed, after.printed
    yield from differ("", "honor for vanquishing", "chronicles-vanquish", old.agent_honor, new.agent_honor)
    yield from differ("", "renown tokens in the box", "chronicles-renown", old.renown, new.renown)
    for kind in KINDS:
        yield from differ(
            "",
            f"the stack for {spoken(kind, 2)}",
            "chronicles-chronicle-stacks",
            old.stacks.get(kind),
            new.stacks.get(kind),
        )


def _known(before: Table, after: Table) -> Iterator[Difference]:
    """Cards that the table knows without their lying there."""
    for what, old, new in (
        ("event cards known", before.event_cards, after.event_cards),
        ("legendary cards known", before.legendary_cards, after.legendary_cards),
    ):
        if old != new:
            words = (str(len(old)), str(len(new))) if len(old) != len(new) else ("as they were", "read anew")
            yield Difference("", what, *words, "library")


def _agreements(before: Table, after: Table) -> Iterator[Difference]:
    return agreements(before, after, RULINGS, AUTOMATIONS)


def _to_do(before: Table, after: Table) -> Iterator[Difference]:
    return to_do(before, after, prompts, notices)
