"""What a move of Forsaken needs to be told, in the words of the table at the moment to which it belongs.

The names of then are offered, the gear, weapons, cards, jobs and feats that people had.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.forsaken.commands import Buy, Command, Gain, Lose
from companion.forsaken.kinds import (
    ACTIONS,
    FACTION_NAMES,
    GAINS,
    HOLDINGS,
    PATROL,
    PLANET_NAMES,
    SHOPS,
    named,
)
from companion.forsaken.player import Gear, Player
from companion.forsaken.table import Table
from companion.recollection import Answer, Ask, Retold, Value, number, one_of, who

PARTS = (
    "who", "faction", "kind", "what", "bonus", "action", "planet", "node", "chapter", "yard", "at", "role", "card",
    "to", "amount", *GAINS, "strength", "house", "cost", "name", "entry", "letter",
)  # fmt: skip
"""The parts of what happened, each after those on which it hangs."""

COUNTS = ("scrap", "particle", "damage")
"""Parts of a move that are 0 unless somebody says otherwise."""

_ACTION_WORDS = {
    "transport": "summoned transport",
    "bounty": "confronted the bounty",
    "special": "a special action",
}
_NODES = {"settlement": "settlement", "outland": "outland"}
_BONUSES = {"main": "the main one", "special": "the special one", "none": "none"}
_ROLES = {"equipped": "equipped", "mod": "as a mod", "aside": "aside"}
_GOODS = {"gear": "gear", "weapon": "a weapon", "data": "DATA"}

_Asks = Callable[[Table, Retold], tuple[Ask, ...]]


def asks(table: Table, told: Retold) -> tuple[Ask, ...]:
    """What such a move needs to be told, in the order in which people say it."""
    return _ASKS[told.what](table, told)


def several(told: Retold) -> Mapping[str, int]:
    """What was gained or lost with the move that is changed, where that was more than one thing; else empty."""
    before = told.instead_of
    gains = counted_in(before) if getattr(before, "move", None) == told.what else {}
    return gains if len(gains) > 1 else {}


def counted_in(command: Command | None) -> Mapping[str, int]:
    """What a command says is gained or lost, so many of each."""
    if isinstance(command, Gain):
        return {str(what): count for what, count in command.gains.items()}
    return {str(what): count for what, count in command.losses.items()} if isinstance(command, Lose) else {}


def first_bought(command: Buy) -> Mapping[str, Value]:
    """The first card of what was bought, by the parts that tell of it."""
    card = command.cards[0]
    return {"kind": card.kind, "name": card.name, "cost": card.cost}


def _count(part: str, words: str, least: int = 0, needed: bool = True) -> Ask:
    return Ask(part=part, words=words, kind="number", least=least, needed=needed)


def _cubes(words: str = "drawn") -> tuple[Ask, ...]:
    return (
        _count("scrap", f"Scrap {words}?", needed=False),
        _count("particle", f"Particles {words}?", needed=False),
    )


def _name(table: Table, kinds: Iterable[str], words: str = "What is it called?", needed: bool = False) -> Ask:
    among = tuple(kinds)
    known = dict.fromkeys(card.name for card in table.card_box if card.kind in among)
    answers = tuple(Answer(value=name, words=name) for name in known)
    return Ask(part="name", words=words, kind="name", answers=answers, needed=needed)


def _code(part: str, words: str) -> Ask:
    return Ask(part=part, words=words, kind="name", needed=False)


def _faction(table: Table, told: Retold) -> Ask:
    return one_of("faction", "Which faction?", FACTION_NAMES)


def _whose(table: Table, told: Retold) -> Player | None:
    return table.find(told.word("who"))


def _card(among: Callable[[Player], Iterable[Any]], words: str = "Which one?") -> _Asks:
    """Who, and which of their things. What the changed move is about is among them, wherever it lies now."""

    def asked(table: Table, told: Retold) -> tuple[Ask, ...]:
        player = _whose(table, told)
        things = tuple(among(player) if player else ())
        answers = tuple(Answer(value=it.id, words=_pointed_at(it, place)) for place, it in enumerate(things, start=1))
        return (who(table.players), Ask(part="card", words=words, answers=answers))

    return asked


def _pointed_at(thing: Any, place: int) -> str:
    """A card in words. One in a hand goes by its place there: others may look on."""
    hidden = isinstance(thing, Gear) and not thing.played
    return f"gear card {place}" if hidden else str(thing.title)


def _gain(table: Table, told: Retold) -> tuple[Ask, ...]:
    more = several(told)
    if more:
        return (who(table.players), *(_count(what, f"How many? ({named(what, 2)})", least=1) for what in more))
    known = GAINS if told.what == "gain" else (*HOLDINGS, "infamy", "fungalyte")
    return (
        who(table.players),
        one_of("what", "What?", {what: named(what, 2) for what in known}),
        number("How many?"),
    )


def _connect(table: Table, told: Retold) -> tuple[Ask, ...]:
    drawn = _cubes() if (told.get("faction"), told.get("bonus")) == ("cartel", "main") else ()
    return (who(table.players), _faction(table, told), one_of("bonus", "Which bonus?", _BONUSES), *drawn)


def _take_job(table: Table, told: Retold) -> tuple[Ask, ...]:
    factions = (*_faction(table, told).answers, Answer(value=None, words="a special job"))
    ask = Ask(part="faction", words="For which faction?", answers=factions, needed=False)
    return (who(table.players), ask, _name(table, ["job"]))


def _roll_scrapyard(table: Table, told: Retold) -> tuple[Ask, ...]:
    yards = {yard.number: yard.title for yard in table.yards}
    return (
        who(table.players),
        one_of("yard", "At which scrapyard?", yards),
        _count("strength", "How much strength?"),
        _count("damage", "How much damage?", needed=False),
        *_cubes(),
    )


def _play_cantina(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (
        who(table.players),
        _count("strength", "How much strength?"),
        _count("house", "How much strength has the house?"),
        _count("damage", "How much damage?", needed=False),
        *_cubes("paid"),
    )


def _buy(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (
        who(table.players),
        one_of("kind", "What was it?", _GOODS),
        one_of("at", "Where?", {shop: named(shop) for shop in SHOPS}),
        _count("cost", "What does it cost, if known?", needed=False),
        *_cubes("paid"),
        _name(table, [told.word("kind")]),
    )


def _draw_encounter(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (
        who(table.players),
        one_of("planet", "On which planet?", PLANET_NAMES),
        one_of("node", "At which node?", _NODES, needed=False),
    )


def _move_persona(table: Table, told: Retold) -> tuple[Ask, ...]:
    persona = next((it for it in table.personas if it.faction == told.get("faction")), None)
    path = persona.path if persona else (None,) * PATROL
    stops = [Answer(value=place, words=stop or f"landmark {place}") for place, stop in enumerate(path, start=1)]
    answers = (*stops, Answer(value=None, words="the next one"))
    return (_faction(table, told), Ask(part="to", words="Where does it go?", answers=answers, needed=False))


def _leave_event_row(table: Table, told: Retold) -> tuple[Ask, ...]:
    cards = tuple(Answer(value=card.id, words=card.title) for card in table.event_row)
    return (Ask(part="card", words="Which card?", answers=cards),)


def _defeat(table: Table, told: Retold) -> tuple[Ask, ...]:
    vitality = number("Vitality after it, if known", 0, needed=False)
    return (who(table.players), vitality, _name(table, ["defeat"]))


def _alone(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (who(table.players),)


def _nothing(table: Table, told: Retold) -> tuple[Ask, ...]:
    return ()


def _to(words: str, large: bool = False, whose: bool = True) -> _Asks:
    return lambda table, told: (*((who(table.players),) if whose else ()), number(words, 0, large=large))


def _with_faction(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (who(table.players), _faction(table, told))


def _paid(table: Table, told: Retold) -> tuple[Ask, ...]:
    return (who(table.players), *_cubes("paid"))


_ASKS: Mapping[str, _Asks] = {
    "gain": _gain,
    "lose": _gain,
    "scrounge": lambda t, it: (who(t.players), *_cubes()),
    "return_cubes": lambda t, it: (who(t.players), *_cubes("put back")),
    "set_holding": lambda t, it: (
        who(t.players),
        one_of("what", "What?", {what: named(what, 2) for what in HOLDINGS}),
        number("How many?", 0),
    ),
    "set_vitality": _to("At how much?"),
    "set_fungalyte": _to("How many tokens?"),
    "resolve_defeat": _defeat,
    "set_legend": _to("How many steps since the start?", large=True),
    "set_infamy": _to("How many cards?"),
    "set_grudges": lambda t, it: (*_with_faction(t, it), number("How many?", 0)),
    "gain_gear": _alone,
    "play_gear": _card(lambda player: player.hand),
    "recover_gear": _alone,
    "archive_gear": _card(lambda player: player.gear),
    "gain_weapon": lambda t, it: (who(t.players), one_of("role", "Where does it lie?", _ROLES), _name(t, ["weapon"])),
    "archive_weapon": _card(lambda player: player.weapons),
    "gain_card": lambda t, it: (
        who(t.players),
        one_of("kind", "Which kind?", {"talent": "talent", "status": "status"}),
        _name(t, [it.word("kind")]),
    ),
    "archive_card": _card(lambda player: player.cards),
    "gain_grudge": _with_faction,
    "pay_grudge": _with_faction,
    "connect": _connect,
    "take_job": _take_job,
    "complete_job": _card(lambda player: player.jobs),
    "drop_job": _card(lambda player: player.jobs),
    "gain_feat": lambda t, it: (who(t.players), _name(t, ["feat"]), _code("letter", "Its letter")),
    "complete_feat": _card(lambda player: [feat for feat in player.feats if not feat.done]),
    "begin_chapter": lambda t, it: (
        who(t.players),
        one_of("chapter", "Which chapter?", {1: "1", 2: "2", 3: "3"}),
        _name(t, ["story"]),
    ),
    "read_vignette": lambda t, it: (who(t.players), _code("entry", "Its code")),
    "finish_story": _alone,
    "set_chapter": lambda t, it: (who(t.players), number("Which chapter?")),
    "reveal_bounty": lambda t, it: (_name(t, ["bounty"], needed=True),),
    "advance_bounty": _nothing,
    "set_bounty": _to("How many spaces down?", whose=False),
    "visit_clinic": _alone,
    "use_transport_hub": _paid,
    "use_headquarters": _with_faction,
    "roll_scrapyard": _roll_scrapyard,
    "play_cantina": _play_cantina,
    "use_ruins": _alone,
    "buy": _buy,
    "to_event_row": lambda t, it: (_name(t, ["encounter"]),),
    "leave_event_row": _leave_event_row,
    "move_persona": _move_persona,
    "draw_plot": lambda t, it: (_name(t, ["plot"]),),
    "resolve_plot": lambda t, it: (number("How many VP for the rival?", 0),),
    "complete_objective": _nothing,
    "rival_gains": lambda t, it: (number("How many VP?"),),
    "set_rival": _to("At how many VP?", whose=False),
    "act": lambda t, it: (
        who(t.players),
        one_of("action", "On what?", {action: _ACTION_WORDS.get(action, action) for action in ACTIONS}),
    ),
    "spend_boost": _alone,
    "rest": _alone,
    "summon_transport": _paid,
    "draw_encounter": _draw_encounter,
    "skip_encounter": _alone,
    "end_turn": _nothing,
    "set_round": lambda t, it: (number("Which round?"),),
}
