"""What can have been forgotten in a game of Forsaken, and how it is told."""

from collections.abc import Mapping
from typing import Any

from companion.forsaken.commands import COMMANDS, Buy, Command, Connect, Gain, GainGear, Lose, RecoverGear
from companion.forsaken.move_questions import COUNTS, PARTS, asks, counted_in, first_bought, several
from companion.forsaken.table import Table
from companion.recollection import Ask, Recollection, Retold, Subject, Value

_SUBJECTS: Mapping[str, Subject] = {
    "gains": Subject(title="VP and rewards", rule="forsaken-victory-points", moves=("gain", "lose")),
    "cubes": Subject(title="Resources", rule="forsaken-resources", moves=("scrounge", "set_holding")),
    "vitality": Subject(
        title="Vitality", rule="forsaken-vitality", moves=("set_vitality", "set_fungalyte", "resolve_defeat")
    ),
    "location": Subject(
        title="Locations",
        rule="forsaken-locations",
        moves=(
            "visit_clinic", "buy", "roll_scrapyard", "play_cantina", "use_headquarters", "use_ruins",
            "use_transport_hub",
        ),
    ),
    "legend": Subject(title="Legend", rule="forsaken-legend", moves=("set_legend",)),
    "gear": Subject(
        title="Gear", rule="forsaken-gear", moves=("gain_gear", "play_gear", "recover_gear", "archive_gear")
    ),
    "weapon": Subject(title="Weapons", rule="forsaken-weapons", moves=("gain_weapon", "archive_weapon")),
    "card": Subject(
        title="Cards",
        rule="forsaken-status-cards",
        moves=("gain_card", "archive_card", "set_infamy", "gain_grudge", "pay_grudge", "set_grudges"),
    ),
    "job": Subject(
        title="Connecting and jobs", rule="forsaken-jobs", moves=("connect", "take_job", "complete_job", "drop_job")
    ),
    "story": Subject(
        title="Feats and story",
        rule="forsaken-story",
        moves=("complete_feat", "gain_feat", "begin_chapter", "read_vignette", "finish_story", "set_chapter"),
    ),
    "bounty": Subject(
        title="Bounty", rule="forsaken-bounty", moves=("advance_bounty", "reveal_bounty", "set_bounty")
    ),
    "world": Subject(
        title="Event row and personas",
        rule="forsaken-event-row",
        moves=("to_event_row", "leave_event_row", "move_persona"),
    ),
    "rival": Subject(
        title="Plot and rival",
        rule="forsaken-rival-turn",
        moves=("draw_plot", "resolve_plot", "complete_objective", "rival_gains", "set_rival"),
    ),
    "course": Subject(
        title="Turn and round",
        rule="forsaken-turn",
        moves=(
            "end_turn", "act", "rest", "spend_boost", "summon_transport", "draw_encounter", "skip_encounter",
            "set_round",
        ),
    ),
}  # fmt: skip

_WORDS: Mapping[str, str] = {
    "gain": "are gained",
    "lose": "are paid or lost",
    "scrounge": "are drawn from the bag",
    "return_cubes": "go back into the bag",
    "set_holding": "held are",
    "set_vitality": "stands at",
    "set_fungalyte": "fungalyte tokens are",
    "resolve_defeat": "somebody is defeated",
    "visit_clinic": "at the Clinic",
    "buy": "something is bought",
    "roll_scrapyard": "at a Scrapyard",
    "play_cantina": "at the Cantina",
    "use_headquarters": "at a headquarters",
    "use_ruins": "at the Ruins",
    "use_transport_hub": "at the Transport Hub",
    "set_legend": "steps since the start are",
    "gain_gear": "is gained",
    "play_gear": "is played",
    "recover_gear": "comes back to hand",
    "archive_gear": "is archived",
    "gain_weapon": "are gained: one",
    "archive_weapon": "are archived: one",
    "gain_card": "a talent or status comes",
    "archive_card": "a talent or status goes",
    "set_infamy": "infamy cards are",
    "gain_grudge": "a grudge comes",
    "pay_grudge": "a grudge is bought off",
    "set_grudges": "grudges are",
    "connect": "with a persona",
    "take_job": "a job is taken",
    "complete_job": "a job is done",
    "drop_job": "a job is given up",
    "complete_feat": "a feat is done",
    "gain_feat": "a feat comes",
    "begin_chapter": "a chapter begins",
    "read_vignette": "a vignette is read",
    "finish_story": "a story is finished",
    "set_chapter": "the chapter is",
    "advance_bounty": "tracker goes down",
    "reveal_bounty": "the next one lies open",
    "set_bounty": "tracker is down by",
    "to_event_row": "a card joins the row",
    "leave_event_row": "a card leaves the row",
    "move_persona": "a persona walks",
    "draw_plot": "a plot card is drawn",
    "resolve_plot": "a line is resolved",
    "complete_objective": "the objective is done",
    "rival_gains": "the rival gains VP",
    "set_rival": "the rival's VP are",
    "end_turn": "a turn ends",
    "act": "an action is spent",
    "rest": "somebody rests",
    "spend_boost": "a boost is spent to move",
    "summon_transport": "transport is summoned",
    "draw_encounter": "an encounter is drawn",
    "skip_encounter": "no encounter is had",
    "set_round": "the round is",
}

_WHO = {"who": "who"}
_FIELDS: Mapping[str, Mapping[str, str]] = {
    "gain": _WHO,
    "lose": _WHO,
    "scrounge": _WHO,
    "return_cubes": _WHO,
    "set_holding": {**_WHO, "what": "what", "amount": "to"},
    "set_vitality": {**_WHO, "amount": "to"},
    "set_fungalyte": {**_WHO, "amount": "to"},
    "resolve_defeat": {**_WHO, "amount": "vitality", "name": "name"},
    "visit_clinic": _WHO,
    "buy": {**_WHO, "at": "at"},
    "roll_scrapyard": {**_WHO, "yard": "yard", "strength": "strength"},
    "play_cantina": {**_WHO, "strength": "strength", "house": "house"},
    "use_headquarters": {**_WHO, "faction": "faction"},
    "use_ruins": _WHO,
    "use_transport_hub": _WHO,
    "set_legend": {**_WHO, "amount": "to"},
    "gain_gear": _WHO,
    "play_gear": {**_WHO, "card": "gear"},
    "recover_gear": _WHO,
    "archive_gear": {**_WHO, "card": "gear"},
    "gain_weapon": {**_WHO, "role": "role", "name": "name"},
    "archive_weapon": {**_WHO, "card": "weapon"},
    "gain_card": {**_WHO, "kind": "kind", "name": "name"},
    "archive_card": {**_WHO, "card": "card"},
    "set_infamy": {**_WHO, "amount": "to"},
    "gain_grudge": {**_WHO, "faction": "faction"},
    "pay_grudge": {**_WHO, "faction": "faction"},
    "set_grudges": {**_WHO, "faction": "faction", "amount": "to"},
    "connect": {**_WHO, "faction": "faction", "bonus": "bonus"},
    "take_job": {**_WHO, "faction": "faction", "name": "name"},
    "complete_job": {**_WHO, "card": "job"},
    "drop_job": {**_WHO, "card": "job"},
    "complete_feat": {**_WHO, "card": "feat"},
    "gain_feat": {**_WHO, "name": "name", "letter": "letter"},
    "begin_chapter": {**_WHO, "chapter": "chapter", "name": "name"},
    "read_vignette": {**_WHO, "entry": "entry"},
    "finish_story": _WHO,
    "set_chapter": {**_WHO, "amount": "to"},
    "advance_bounty": {},
    "reveal_bounty": {"name": "name"},
    "set_bounty": {"amount": "space"},
    "to_event_row": {"name": "name"},
    "leave_event_row": {"card": "event"},
    "move_persona": {"faction": "faction", "to": "to"},
    "draw_plot": {"name": "name"},
    "resolve_plot": {"amount": "vp"},
    "complete_objective": {},
    "rival_gains": {"amount": "vp"},
    "set_rival": {"amount": "vp"},
    "end_turn": {},
    "act": {**_WHO, "action": "action"},
    "rest": _WHO,
    "spend_boost": _WHO,
    "summon_transport": _WHO,
    "draw_encounter": {**_WHO, "planet": "planet", "node": "node"},
    "skip_encounter": _WHO,
    "set_round": {"amount": "to"},
}

_WITH_COUNTS: Mapping[str, tuple[str, ...]] = {
    "scrounge": ("scrap", "particle"),
    "return_cubes": ("scrap", "particle"),
    "use_transport_hub": ("scrap", "particle"),
    "summon_transport": ("scrap", "particle"),
    "connect": ("scrap", "particle"),
    "buy": ("scrap", "particle"),
    "roll_scrapyard": COUNTS,
    "play_cantina": COUNTS,
}
"""Moves with numbers that are 0 unless somebody says otherwise."""


def _there(table: Table) -> tuple[str, ...]:
    """All of it; plot and rival in a solo game alone."""
    return tuple(subject for subject in _SUBJECTS if subject != "rival" or table.rival is not None)


def _guess(table: Table, asked: Ask) -> Value:
    """VP are what is forgotten most often."""
    return "vp" if asked.part == "what" else None


def _more(table: Table, told: Retold) -> Mapping[str, Any]:
    if told.what in ("gain", "lose"):
        return {"gains" if told.what == "gain" else "losses": _gains(told)}
    if told.what == "end_turn":
        return {"who": table.turn if table.turn and table.find(table.turn) else None}
    counts = {part: told.get(part) or 0 for part in _WITH_COUNTS.get(told.what, ())}
    return counts | ({"cards": _bought(told)} if told.what == "buy" else {})


def _gains(told: Retold) -> Mapping[str, Value]:
    more = several(told)
    return {what: told.get(what) for what in more} if more else {told.word("what"): told.get("amount")}


def _bought(told: Retold) -> tuple[Any, ...]:
    name = " ".join(told.word("name").split())[:60].strip()
    first = {"kind": told.get("kind"), "name": name or None, "cost": told.get("cost")}
    return (first, *(told.instead_of.cards[1:] if isinstance(told.instead_of, Buy) else ()))


def _told(command: Command) -> Mapping[str, Value]:
    if isinstance(command, Gain | Lose):
        counts = counted_in(command)
        what, amount = next(iter(counts.items()))
        return dict(counts) if len(counts) > 1 else {"what": what, "amount": amount}
    counts = {part: getattr(command, part) for part in _WITH_COUNTS.get(command.move, ())}
    return counts | dict(first_bought(command) if isinstance(command, Buy) else {})


def _left_out(told: Retold) -> tuple[str, ...]:
    """What was read off another card, or belongs to another player or faction."""
    before = told.instead_of
    if isinstance(before, Connect) and (before.faction, before.bonus) != (told.get("faction"), told.get("bonus")):
        return ("gains", "scrap", "particle")
    if isinstance(before, RecoverGear) and before.who != told.get("who"):
        return ("gear",)
    if isinstance(before, Buy | GainGear) or getattr(before, "name", None) == told.get("name"):
        return ()
    return ("printed", "words", "landmark", "event", "finale", "code", "feats")


RECOLLECTION = Recollection(
    commands=COMMANDS,
    subjects=_SUBJECTS,
    words=_WORDS,
    asks=asks,
    fields=_FIELDS,
    parts=PARTS,
    there=_there,
    blank={"bonus": "main", "role": "aside"},
    kin=(("gain", "lose"),),
    guess=_guess,
    more=_more,
    told=_told,
    left_out=_left_out,
)
