"""What a move of Chronicles needs to be told, in the words of the table at the moment to which it belongs.

The names of then are offered, the events that lay open then, the cards and tokens that were there.
"""

from collections.abc import Callable, Iterable, Mapping

from companion.chronicles.kinds import CIRCLES, KINDS, TRACKS, spoken
from companion.chronicles.setup import COLOURS
from companion.chronicles.table import Gained, Player, Table
from companion.chronicles.vendors import VENDORS
from companion.recollection import Answer, Ask, Retold, number, one_of, who

PARTS = (
    "who", "amount", "kind", "colour", "card", "mark", "option", "track", "second", "column", "space", "token",
    "copied", "board", "name", "region",
)  # fmt: skip
"""The parts of what happened, each after those on which it hangs."""

_PLACES = ("Arcane Tower", "Curio Shoppe", "Tomb of the Ancients", "Inn", "Gaping Maw", "Pet Menagerie", "Monastery")
"""Regions that the rulebook names: what else a map has, people type."""


def asks(table: Table, told: Retold) -> tuple[Ask, ...]:
    """What such a move needs to be told, in the order in which people say it."""
    return _ASKS[told.what](table, told)


def regions(table: Table) -> tuple[str, ...]:
    """Regions by name, those first that have to do with open events or dark agents."""
    open_now = (place for board in table.timeline if board.event for place in board.event.places)
    return tuple(dict.fromkeys((*(it.region for it in table.agents), *open_now, *_PLACES)))


def titled(card: Gained) -> str:
    """A gained card as people would point at it: `relic "Bell"`, `blue companion`."""
    words = f"{card.colour} {spoken(card.kind)}" if card.colour else spoken(card.kind)
    return f'{words} "{card.name}"' if card.name else words


def _player(table: Table, told: Retold) -> Player | None:
    return table.find(told.word("who"))


def _kinds() -> Ask:
    return one_of("kind", "Which kind?", {kind: spoken(kind) for kind in KINDS})


def _track(part: str = "track", words: str = "Which track?", among: Iterable[str] = TRACKS, needed: bool = True) -> Ask:
    return one_of(part, words, {track: track for track in among}, needed)


def _gain_card(table: Table, told: Retold) -> tuple[Ask, ...]:
    colour: tuple[Ask, ...] = ()
    if told.get("kind") == "companion":
        known = dict.fromkeys((*(it for one in table.players for it in one.party if it), *COLOURS))
        answers = tuple(Answer(value=it, words=it) for it in known)
        colour = (Ask(part="colour", words="Its colour", kind="name", answers=answers, needed=False),)
    return (who(table.players), _kinds(), *colour)


def _card(table: Table, told: Retold, due: bool = False) -> Ask:
    player = _player(table, told)
    cards = tuple(card for card in (player.cards if player else ()) if card.chronicle_due or not due)
    return Ask(
        part="card", words="Which card?", answers=tuple(Answer(value=card.id, words=titled(card)) for card in cards)
    )


def _take_chronicle(table: Table, told: Retold) -> tuple[Ask, ...]:
    marks = {track: track for track in TRACKS}
    answers = (*one_of("mark", "", marks).answers, Answer(value=None, words="no mark"))
    mark = Ask(part="mark", words="Which mark did it give?", answers=answers, needed=False)
    # One that is changed has its card already, and the card's chronicle is not due any more.
    if told.instead_of is not None:
        return (mark,)
    return (who(table.players), _card(table, told, due=True), mark)


def _column(table: Table, told: Retold) -> tuple[Ask, ...]:
    columns = tuple(Answer(value=it, words=f"column {it}") for it in range(1, CIRCLES + 1))
    return (who(table.players), Ask(part="column", words="Over which column?", answers=columns))


def _in_status(table: Table, told: Retold) -> tuple[Ask, ...]:
    others = (track for track in TRACKS if track != told.get("track"))
    return (
        who(table.players),
        _track(words="The first mark?"),
        _track("second", "The second mark, on another track?", others),
    )


def _legendary(table: Table, told: Retold) -> tuple[Ask, ...]:
    player = _player(table, told)
    return (
        who(table.players),
        _track(words="Which card?", among=[it.track for it in player.legendary] if player else ()),
    )


def _use_legendary(table: Table, told: Retold) -> tuple[Ask, ...]:
    player = _player(table, told)
    card = next((it for it in (player.legendary if player else ()) if it.track == told.get("track")), None)
    unread = card is not None and card.renown < len(card.honor) and card.honor[card.renown] is None
    honor = (number("The honor of its space, if known", 0, needed=False),) if unread else ()
    return (*_legendary(table, told), *honor)


def _board(table: Table) -> Ask:
    events = tuple(
        Answer(value=board.number, words=board.event.name or f"the event on board {board.number}")
        for board in table.timeline
        if board.event
    )
    return Ask(part="board", words="Which event?", answers=events)


def _reveal(table: Table, told: Retold) -> tuple[Ask, ...]:
    known = tuple(Answer(value=card.name, words=card.name) for card in table.event_cards)
    boards = tuple(Answer(value=board.number, words=f"board {board.number}") for board in table.timeline)
    return (
        Ask(part="name", words="What is it called?", kind="name", answers=known),
        Ask(part="board", words="On which board?", answers=boards),
    )


def _region(table: Table, words: str, with_agents: bool = False) -> Ask:
    if with_agents:
        return one_of("region", words, {it.region: it.region for it in table.agents if it.count})
    answers = tuple(Answer(value=name, words=name) for name in regions(table))
    return Ask(part="region", words=words, kind="name", answers=answers)


def _space(part: str = "space", words: str = "Which space?") -> Ask:
    return _track(part, words)


def _use_token(table: Table, told: Retold) -> tuple[Ask, ...]:
    player = _player(table, told)
    held = {token: VENDORS[token].title for token in (player.tokens if player else ())}
    others = {id: vendor.title for id, vendor in VENDORS.items() if not vendor.copies}
    copied = (one_of("copied", "It worked as which other?", others),) if told.get("token") == "wild" else ()
    return (who(table.players), one_of("token", "Which token?", held), *copied)


def _read_printed(table: Table, told: Retold) -> tuple[Ask, ...]:
    match str(getattr(told.instead_of, "of", "")).rsplit(":", 2):
        case [_, track, space]:
            words = f"Honor on space {space} of Legendary {track.capitalize()}"
        case ["agent"]:
            words = "Honor for vanquishing a dark agent"
        case _:
            words = "How many renown tokens are there?"
    return (number(words, 0),)


def _amount(words: str, least: int = 1, large: bool = False) -> Callable[[Table, Retold], tuple[Ask, ...]]:
    return lambda table, told: (who(table.players), number(words, least, large=large))


_ASKS: Mapping[str, Callable[[Table, Retold], tuple[Ask, ...]]] = {
    "gain_honor": _amount("How much?"),
    "lose_honor": _amount("How much?"),
    "set_honor": _amount("At how much?", -999, large=True),
    "gain_card": _gain_card,
    "remove_card": lambda t, it: (who(t.players), _card(t, it)),
    "mark_track": lambda t, it: (who(t.players), _track()),
    "take_chronicle": _take_chronicle,
    "set_marks": lambda t, it: (who(t.players), _track(), number("How many marks?", 0)),
    "set_circles": lambda t, it: (who(t.players), _kinds(), number("How many circles?", 0)),
    "gain_renown": _amount("How many?"),
    "set_renown": _amount("How many?", 0),
    "place_on_column": _column,
    "place_in_status": _in_status,
    "use_legendary": _use_legendary,
    "abuse_legendary": _legendary,
    "attend_festival": lambda t, it: (
        who(t.players),
        _space(),
        _track("second", "A second one, for conviction?", [s for s in TRACKS if s != it.get("space")], needed=False),
    ),
    "use_token": _use_token,
    "invest": lambda t, it: (who(t.players),),
    "resolve_event": lambda t, it: (who(t.players), _board(t)),
    "reveal_event": _reveal,
    "discard_event": lambda t, it: (_board(t),),
    "reach_trigger": lambda t, it: (),
    "vanquish_agent": lambda t, it: (who(t.players), _region(t, "In which region?", with_agents=True)),
    "place_agents": lambda t, it: (_region(t, "In which region?"), number("How many?")),
    "set_agents": lambda t, it: (_region(t, "In which region?"), number("How many?", 0)),
    "set_vanquished": _amount("How many?", 0),
    "end_turn": lambda t, it: (),
    "set_round": lambda t, it: (number("Which round?"),),
    "read_printed": _read_printed,
}
