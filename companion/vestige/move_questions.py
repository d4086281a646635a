"""What a move needs to be told, in the words of the table at the moment to which it belongs.

The names of then are offered, the regions held then, the conditions that were out.
"""

from collections.abc import Callable, Mapping

from companion.recollection import Answer, Ask, Retold, number, who
from companion.vestige.cards import CARD_KINDS, spoken
from companion.vestige.leverage import lowest
from companion.vestige.prompts import question
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.table import Table
from companion.vestige.tableau import title

PARTS = ("who", "amount", "region", "card", "kind", "how", "name", "trigger", "met", "by")
"""The parts of what happened, each after those on which it hangs."""


def asks(table: Table, told: Retold) -> tuple[Ask, ...]:
    """What such a move needs to be told, in the order in which people say it."""
    return _ASKS[told.what](table, told)


def _region(names: tuple[str, ...]) -> Ask:
    return Ask(part="region", words="Which region?", answers=tuple(Answer(value=name, words=name) for name in names))


def _tiles(table: Table) -> tuple[str, ...]:
    """The regions of this table, those that lie on its map first."""
    lying = tuple(tile.region for tile in table.tiles if tile.region)
    held = tuple(control.region for control in table.regions)
    return tuple(dict.fromkeys((*lying, *held, *base_tiles(), *module_tiles())))


def _held(table: Table) -> tuple[str, ...]:
    return tuple(control.region for control in table.regions)


def _how(kept: str, lost: str) -> Ask:
    answers = (Answer(value=None, words=kept), Answer(value="recovered", words=lost))
    return Ask(part="how", words="What about its leverage?", answers=answers, needed=False)


def _gain_card(table: Table, told: Retold) -> tuple[Ask, ...]:
    kinds = Ask(
        part="kind", words="Which kind?", answers=tuple(Answer(value=kind, words=spoken(kind)) for kind in CARD_KINDS)
    )
    # A bounty pays at the end, so nothing that is printed on it matters now.
    printed = (
        () if told.get("kind") in (None, "bounty") else (number("Its printed leverage, if known", 0, needed=False),)
    )
    return (who(table.competitors), kinds, *printed)


def _lose_card(table: Table, told: Retold) -> tuple[Ask, ...]:
    holder = table.find(told.word("who"))
    cards = tuple(
        Answer(value=card.id, words=f"{title(card)}{f' ({card.leverage})' if card.leverage is not None else ''}")
        for card in (holder.cards if holder else ())
    )
    which = Ask(part="card", words="Which card?", answers=cards)
    if not cards:
        kinds = tuple(Answer(value=kind, words=spoken(kind)) for kind in CARD_KINDS)
        which = Ask(part="kind", words="Which kind?", answers=kinds)
    how = Ask(
        part="how",
        words="How?",
        answers=(
            Answer(value=None, words="in another way"),
            Answer(value="severed", words="severed: keeps its leverage"),
            Answer(value="recovered", words="recovered: loses its leverage"),
        ),
        needed=False,
    )
    return (who(table.competitors), which, how)


def _condition(table: Table, met: bool) -> tuple[Ask, ...]:
    names = tuple(Answer(value=it.name, words=it.name) for it in table.conditions if it.met == met)
    return (Ask(part="name", words="Which condition?", answers=names),)


def _reveal_condition(table: Table, told: Retold) -> tuple[Ask, ...]:
    closed = [place for place, it in enumerate(table.triggers, start=1) if it.condition is None]
    stacks = tuple(Answer(value=place, words=f"trigger {place}") for place in closed)
    return (
        Ask(part="name", words="What is it called?", kind="name"),
        Ask(
            part="trigger",
            words="Where did it come from?",
            answers=(*stacks, Answer(value=None, words="open from the start")),
            needed=False,
        ),
        Ask(
            part="met",
            words="Was it met already?",
            answers=(Answer(value=False, words="not yet"), Answer(value=True, words="it was met")),
        ),
    )


def _reveal_threat(table: Table, told: Retold) -> tuple[Ask, ...]:
    nemesis = table.find(told.word("who"))
    pack = nemesis.pack if nemesis else None
    known = tuple(Answer(value=it.name, words=it.name) for it in (pack.threats if pack else ()))
    stacks = tuple(Answer(value=place, words=f"trigger {place}") for place in range(1, len(table.triggers) + 1))
    return (
        who(table.nemeses, "Whose threat?"),
        Ask(part="name", words="What is it called?", kind="name", answers=known),
        Ask(
            part="trigger",
            words="Out of which stack?",
            answers=(*stacks, Answer(value=None, words="none of them")),
            needed=False,
        ),
    )


def _remove_threat(table: Table, told: Retold) -> tuple[Ask, ...]:
    nemesis = table.find(told.word("who"))
    names = dict.fromkeys(threat.name for threat in (nemesis.threats if nemesis else ()))
    by = tuple(Answer(value=one.name, words=one.name, competitor=True) for one in table.humans)
    return (
        who(table.nemeses, "Whose threat?"),
        Ask(part="name", words="Which threat?", answers=tuple(Answer(value=name, words=name) for name in names)),
        Ask(part="by", words="By whom?", answers=(*by, Answer(value=None, words="nobody in particular")), needed=False),
    )


def _read_printed(table: Table, told: Retold) -> tuple[Ask, ...]:
    of = getattr(told.instead_of, "of", "")
    return (number(question(table, of), 0),)


_ASKS: Mapping[str, Callable[[Table, Retold], tuple[Ask, ...]]] = {
    "gain_leverage": lambda t, it: (who(t.competitors), number("How much?")),
    "lose_leverage": lambda t, it: (who(t.competitors), number("How much?")),
    "set_leverage": lambda t, it: (
        who(t.competitors),
        number("At how much?", least=-999 if lowest(t) is None else 0, large=True),
    ),
    "take_control": lambda t, it: (
        who(t.competitors),
        _region(tuple(name for name in _tiles(t) if t.controller(name) != it.get("who"))),
    ),
    "visit": lambda t, it: (who(t.humans), _region(_tiles(t))),
    "lose_control": lambda t, it: (_region(_held(t)), _how("it is kept", "the printed leverage is lost")),
    "set_control": lambda t, it: (
        _region(_tiles(t)),
        who(t.competitors).changed(
            {
                "answers": (*who(t.competitors).answers, Answer(value=None, words="nobody")),
                "words": "Who controls it?",
                "needed": False,
            }
        ),
    ),
    "gain_card": _gain_card,
    "lose_card": _lose_card,
    "reveal_condition": _reveal_condition,
    "meet_condition": lambda t, it: _condition(t, met=False),
    "unmeet_condition": lambda t, it: _condition(t, met=True),
    "reveal_threat": _reveal_threat,
    "remove_threat": _remove_threat,
    "set_threat": lambda t, it: (who(t.nemeses, "Whose level?"), number("How high?", 0)),
    "upgrade_speed": lambda t, it: (who(t.humans), number("By how much?")),
    "set_speed": lambda t, it: (who(t.humans), number("How high?", 0)),
    "draw_covert_op": lambda t, it: (
        who(t.humans),
        Ask(
            part="trigger",
            words="At which trigger?",
            answers=tuple(Answer(value=place, words=f"trigger {place}") for place in range(1, len(t.triggers) + 1)),
        ),
    ),
    "end_turn": lambda t, it: (),
    "set_round": lambda t, it: (number("Which round?"),),
    "read_printed": _read_printed,
}
