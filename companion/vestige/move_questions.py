"""What a move needs to be told, in the words of the table at the moment to which it belongs.

The names of then are offered, the regions held then, the conditions that were out.
"""

from collections.abc import Callable, Mapping
from typing import Literal

from companion.frozen import Frozen
from companion.vestige.cards import CARD_KINDS, CardKind, spoken
from companion.vestige.commands import Command
from companion.vestige.leverage import lowest
from companion.vestige.prompts import question
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.table import Competitor, Table
from companion.vestige.tableau import title

What = Literal[
    "gain_leverage", "lose_leverage", "set_leverage",
    "take_control", "visit", "lose_control", "set_control",
    "gain_card", "lose_card",
    "reveal_condition", "meet_condition", "unmeet_condition",
    "reveal_threat", "remove_threat", "set_threat",
    "upgrade_speed", "set_speed",
    "draw_covert_op",
    "end_turn", "set_round",
    "read_printed",
]  # fmt: skip
Part = Literal["who", "amount", "region", "card", "kind", "how", "name", "trigger", "met", "by"]
Value = str | int | bool | None


class Retold(Frozen):
    """What happened, as far as it has been said. `instead_of` is the command that it takes the place of."""

    what: What
    who: str | None = None
    amount: int | None = None
    region: str | None = None
    card: int | None = None
    kind: CardKind | None = None
    how: Literal["severed", "recovered"] | None = None
    name: str = ""
    trigger: int | None = None
    met: bool = False
    by: str | None = None
    instead_of: Command | None = None


class Answer(Frozen):
    """One possible answer; `competitor` where it is one, so that it can be shown with its mark."""

    value: Value
    words: str
    competitor: bool = False


class Ask(Frozen):
    """Something that is still to be said: one of several answers, a number from `least` on, or a name.

    A name has `answers` too: names that are known. A `large` number has two digits as a rule.
    """

    part: Part
    words: str
    kind: Literal["one_of", "number", "name"] = "one_of"
    answers: tuple[Answer, ...] = ()
    least: int = 1
    needed: bool = True
    large: bool = False


def asks(table: Table, told: Retold) -> tuple[Ask, ...]:
    """What such a move needs to be told, in the order in which people say it."""
    return _ASKS[told.what](table, told)


def _who(among: tuple[Competitor, ...], words: str = "Who?") -> Ask:
    answers = tuple(Answer(value=one.name, words=one.name, competitor=True) for one in among)
    return Ask(part="who", words=words, answers=answers)


def _number(words: str, least: int = 1, needed: bool = True, large: bool = False) -> Ask:
    return Ask(part="amount", words=words, kind="number", least=least, needed=needed, large=large)


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
    printed = () if told.kind in (None, "bounty") else (_number("Its printed leverage, if known", 0, needed=False),)
    return (_who(table.competitors), kinds, *printed)


def _lose_card(table: Table, told: Retold) -> tuple[Ask, ...]:
    holder = table.find(told.who or "")
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
    return (_who(table.competitors), which, how)


def _condition(table: Table, met: bool) -> tuple[Ask, ...]:
    names = tuple(Answer(value=it.name, words=it.name) for it in table.conditions if it.met == met)
    return (Ask(part="name", words="Which condition?", answers=names),)


def _reveal_condition(table: Table, told: Retold) -> tuple[Ask, ...]:
    closed = [number for number, it in enumerate(table.triggers, start=1) if it.condition is None]
    stacks = tuple(Answer(value=number, words=f"trigger {number}") for number in closed)
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
    nemesis = table.find(told.who or "")
    pack = nemesis.pack if nemesis else None
    known = tuple(Answer(value=it.name, words=it.name) for it in (pack.threats if pack else ()))
    stacks = tuple(Answer(value=number, words=f"trigger {number}") for number in range(1, len(table.triggers) + 1))
    return (
        _who(table.nemeses, "Whose threat?"),
        Ask(part="name", words="What is it called?", kind="name", answers=known),
        Ask(
            part="trigger",
            words="Out of which stack?",
            answers=(*stacks, Answer(value=None, words="none of them")),
            needed=False,
        ),
    )


def _remove_threat(table: Table, told: Retold) -> tuple[Ask, ...]:
    nemesis = table.find(told.who or "")
    names = dict.fromkeys(threat.name for threat in (nemesis.threats if nemesis else ()))
    by = tuple(Answer(value=one.name, words=one.name, competitor=True) for one in table.humans)
    return (
        _who(table.nemeses, "Whose threat?"),
        Ask(part="name", words="Which threat?", answers=tuple(Answer(value=name, words=name) for name in names)),
        Ask(part="by", words="By whom?", answers=(*by, Answer(value=None, words="nobody in particular")), needed=False),
    )


def _read_printed(table: Table, told: Retold) -> tuple[Ask, ...]:
    of = getattr(told.instead_of, "of", "")
    return (_number(question(table, of), 0),)


_ASKS: Mapping[What, Callable[[Table, Retold], tuple[Ask, ...]]] = {
    "gain_leverage": lambda t, it: (_who(t.competitors), _number("How much?")),
    "lose_leverage": lambda t, it: (_who(t.competitors), _number("How much?")),
    "set_leverage": lambda t, it: (
        _who(t.competitors),
        _number("At how much?", least=-999 if lowest(t) is None else 0, large=True),
    ),
    "take_control": lambda t, it: (
        _who(t.competitors),
        _region(tuple(name for name in _tiles(t) if t.controller(name) != it.who)),
    ),
    "visit": lambda t, it: (_who(t.humans), _region(_tiles(t))),
    "lose_control": lambda t, it: (_region(_held(t)), _how("it is kept", "the printed leverage is lost")),
    "set_control": lambda t, it: (
        _region(_tiles(t)),
        _who(t.competitors).changed(
            {
                "answers": (*_who(t.competitors).answers, Answer(value=None, words="nobody")),
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
    "set_threat": lambda t, it: (_who(t.nemeses, "Whose level?"), _number("How high?", 0)),
    "upgrade_speed": lambda t, it: (_who(t.humans), _number("By how much?")),
    "set_speed": lambda t, it: (_who(t.humans), _number("How high?", 0)),
    "draw_covert_op": lambda t, it: (
        _who(t.humans),
        Ask(
            part="trigger",
            words="At which trigger?",
            answers=tuple(Answer(value=number, words=f"trigger {number}") for number in range(1, len(t.triggers) + 1)),
        ),
    ),
    "end_turn": lambda t, it: (),
    "set_round": lambda t, it: (_number("Which round?"),),
    "read_printed": _read_printed,
}
