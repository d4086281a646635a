"""The parts of a card as one begins with them, taken away whole, and what does not fit said where it is."""

from collections.abc import Iterable
from typing import Any

from companion.faults import Fault
from companion.vestige.box.cards import Kind
from companion.vestige.box.editing import Draft, Path, at, next_level, put, removed
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.vocabulary.conditions import WHOSE, Whose
from companion.vestige.vocabulary.effects import WHOM, Whom
from companion.vestige.vocabulary.forms import new_condition, new_effect, whom

_HOLDER = "its player"
# How a field is called where what is wrong with it stands.
_CALLED = {"words": "text", "prompt": "text", "removal": "text", "setup": "step", "do": "row"}
_WHOSE: dict[str, tuple[Whose, ...]] = {
    "nemesis": ("this_nemesis", "any_player", "each_player", "all_players_together", "any_competitor"),
    "covert_op": ("holder", "any_player", "each_player", "all_players_together", "any_competitor"),
    "condition": ("any_player", "each_player", "all_players_together", "any_competitor"),
}


def owner_of(draft: Draft) -> str:
    """Who a card speaks of, for its sentences: the nemesis by its name."""
    if draft.get("kind") != "nemesis":
        return _HOLDER
    name = str(draft.get("name", "")).strip()
    return name or "The nemesis"


def begun_row(draft: Draft) -> Draft:
    """The next row of a nemesis, with a usual effect in it."""
    return {"threat": min(next_level(draft), 20), "do": [new_effect("gain_leverage")]}


def begun_condition(kind: Kind) -> Draft:
    """A condition as one begins with it on a card of this kind: of those whose card it is."""
    number = 5 if kind == "nemesis" else 1
    return {**new_condition(), "whose": whose_of(kind)[0], "at_least": number}


def whose_of(kind: Kind, now: str = "") -> tuple[Whose, ...]:
    """Whose measures a condition on a card of this kind may look at, and what it looks at `now`."""
    fit = _WHOSE.get(kind, tuple(WHOSE))
    return (*fit, *(whose for whose in WHOSE if whose == now and whose not in fit))


def whom_of(kind: Kind, effect: str, now: str = "") -> tuple[Whom, ...]:
    """To whom an effect on a card of this kind can happen, and to whom it does `now`."""
    own = kind == "covert_op"
    fit = tuple(to for to in whom(effect) if not (own and to == "the_player"))
    return (*fit, *(to for to in WHOM if to == now and to not in fit))


def without_part_at(draft: Draft, path: Path) -> Draft:
    """The draft without one effect, row, threat or step. A row stays where its last effect goes: it does nothing."""
    changed = removed(draft, path)
    match path:
        case ("levels", _, "do", _) if at(changed, path[:-1]) is None:
            return put(changed, path[:-1], [])
        case ("game_end", "do", _) if at(changed, path[:-1]) is None:
            return put(changed, ("game_end",), None)
        case _:
            return changed


def with_goal(draft: Draft, field: str, value: Any) -> Draft:
    """The draft with another condition or words of its goal; one that has neither is none."""
    changed = put(draft, ("goal", field), value)
    return changed if changed["goal"] else put(changed, ("goal",), None)


def written(path: Path) -> str:
    """A place as faults name it: `levels[1].do[0]`."""
    said = ""
    for step in path:
        said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
    return said


def faults_at(faults: Iterable[Fault], path: Path, inside: bool = True) -> tuple[Fault, ...]:
    """The faults at a place of a draft, and those `inside` it."""
    place = written(path)
    within = (f"{place}.", f"{place}[")
    return tuple(fault for fault in faults if fault.where == place or (inside and fault.where.startswith(within)))


def told(fault: Fault) -> str:
    """A fault as one sentence where it stands: `The region is missing; give it a value.`"""
    if fault.where.rpartition(".")[2] == "name" and fault.what in ("is missing", "is empty"):
        return "It has no name yet; give it one."
    last = fault.where.rpartition(".")[2].partition("[")[0]
    last = _CALLED.get(last, last.replace("_", " "))
    subject = f"the {last} " if last and fault.what.startswith(("is ", "has ")) else ""
    fit = "write it down or take it away" if fault.what == "is empty" else fault.fit
    words = f"{subject}{fault.what}{f'; {fit}' if fit else ''}"
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('?', '.')) else '.'}"


def regions_like(letters: str, own: Iterable[str] = (), most: int | None = None) -> tuple[str, ...]:
    """Regions whose name begins with these letters, then those in which a later word does: tiles, then one's `own`."""
    names = tuple(dict.fromkeys((*base_tiles(), *module_tiles(), *own)))
    wanted = letters.strip().casefold()
    first = [name for name in names if name.casefold().startswith(wanted)]
    later = [name for name in names if f" {wanted}" in name.casefold() and name not in first] if wanted else []
    return tuple((*first, *later)[:most])
