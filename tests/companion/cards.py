"""Any card and any pack, as people could write them: valid ones, what the schema lets through, and broken ones."""

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar, get_args

from hypothesis import strategies as st

from companion.plain_text import unseen
from companion.vestige.blocks import ATTRIBUTES
from companion.vestige.box.cards import CARD, KINDS, AnyCard, LeverageKind, Pack
from companion.vestige.box.nemesis import Nemesis
from companion.vestige.box.pack import PACK_FILE, written
from companion.vestige.cards import CARD_KINDS, MASTERIES
from companion.vestige.regions import base_tiles, module_tiles
from companion.vestige.vocabulary.amounts import AMOUNT_OF
from companion.vestige.vocabulary.conditions import WHOSE
from companion.vestige.vocabulary.effects import EFFECTS, RESULTS
from companion.vestige.vocabulary.measures import WORDS
from companion.vestige.vocabulary.occasions import OCCASIONS, WHENS

Raw = dict[str, Any]
Raws = st.SearchStrategy[Raw]
T = TypeVar("T")

# Signs that can be seen: those that cannot are refused.
_VISIBLE = st.characters(exclude_categories=("Cc", "Cf", "Cs", "Cn", "Zl", "Zp", "Mn")).filter(
    lambda sign: unseen(sign) is None
)
names = st.sampled_from(["Tide", "Quiet Market", "Ørsted's <b>Man</b>", "x" * 60]) | st.text(
    _VISIBLE, min_size=1, max_size=12
).map(str.strip).filter(bool)
words = st.sampled_from(["Turn the coin over.", "Two lines,\nin our words", "{who} & <i>co</i>"]) | names
ids = st.from_regex(r"[a-z0-9][a-z0-9_-]{0,8}", fullmatch=True).filter(lambda id: id != "bone")
regions = st.sampled_from([*base_tiles(), *module_tiles(), "A region of ours"])
measures = st.sampled_from(list(WORDS)) | regions.map("region.{}".format)
kinds = st.sampled_from(CARD_KINDS)
few = st.integers(1, 3) | st.just(9)
printed = st.integers(0, 6) | st.sampled_from([99, 999])


def short(strategy: st.SearchStrategy[T]) -> st.SearchStrategy[T]:
    """The same, under a short name: hypothesis writes strategies out, and these would fill a book."""

    @st.composite
    def any_of_them(draw: st.DrawFn) -> T:
        return draw(strategy)

    return any_of_them()


def some(required: dict[str, st.SearchStrategy[Any]], **optional: st.SearchStrategy[Any]) -> Raws:
    """The required fields and some of the others."""
    return st.fixed_dictionaries(required, optional=optional)


amounts: Raws = short(
    st.one_of(
        st.fixed_dictionaries({"fixed": printed}),
        some(
            {"per": st.lists(measures, min_size=1, max_size=3)},
            times=st.integers(1, 99),
            every=st.integers(1, 9),
            at_most=st.integers(1, 999),
            of=st.sampled_from(list(AMOUNT_OF)),
        ),
    )
)


@cache
def conditions(depth: int = 4) -> Raws:
    """Conditions that are joined as deep as is allowed."""
    compared = st.one_of(
        some({"measure": measures, bound: printed}, whose=st.sampled_from(list(WHOSE)))
        for bound in ("at_least", "at_most", "exactly")
    )
    if depth == 1:
        return compared
    parts = st.lists(conditions(depth - 1), min_size=1, max_size=2)
    joined = st.fixed_dictionaries({"all": parts}) | st.fixed_dictionaries({"any": parts})
    return short(st.one_of(compared, compared, joined))


_cards_of_a_kind = some({"kind": kinds}, count=few)
_region = st.fixed_dictionaries({"region": regions})
_attributes = some({"attribute": st.sampled_from(ATTRIBUTES)}, count=few)
_threat = some({}, name=names)
_GIVEN: dict[str, st.SearchStrategy[Any]] = {
    "gain_leverage": amounts,
    "lose_leverage": amounts,
    "gain_card": _cards_of_a_kind,
    "lose_card": _cards_of_a_kind,
    "give_card": _cards_of_a_kind,
    "gain_control": _region,
    "lose_control": _region,
    "gain_attribute": _attributes,
    "lose_attribute": _attributes,
    "upgrade_speed": some({}, by=few),
    "add_threat": _threat,
    "remove_threat": _threat,
    "prompt": words,
}


def effect(kind: str) -> Raws:
    """An effect of one kind, to any of those to whom it can happen."""
    optional: dict[str, st.SearchStrategy[Any]] = {"to": st.sampled_from(EFFECTS[kind].whom)}
    if kind == "prompt":
        optional["results"] = st.lists(st.sampled_from(list(RESULTS)), max_size=5)
    return some({kind: _GIVEN[kind]}, **optional)


effects = short(st.lists(st.one_of(effect(kind) for kind in EFFECTS), max_size=3))


def _ability(when: Any) -> Raws:
    optional: dict[str, st.SearchStrategy[Any]] = {"words": words}
    if OCCASIONS[when].of == "card":
        optional["kind"] = kinds
    if OCCASIONS[when].of == "region":
        optional["region"] = regions
    required: dict[str, st.SearchStrategy[Any]] = {"when": st.just(when), "do": effects}
    if when == "people_say":
        required["words"] = optional.pop("words")
    return some(required, **optional)


abilities = short(st.one_of(_ability(when) for when in WHENS))
_levels = st.lists(
    some({"threat": st.integers(0, 4) | st.just(20), "do": effects}, and_above=st.booleans()),
    max_size=3,
    unique_by=lambda row: row["threat"],
)
_threats = st.lists(
    some({"name": names}, immediately=effects, removal=words, on_removal=effects, words=words),
    max_size=2,
    unique_by=lambda threat: threat["name"].casefold(),
)
_goals = st.one_of(some({"condition": conditions()}, words=words), st.fixed_dictionaries({"words": words}))


def _card(kind: str, **optional: st.SearchStrategy[Any]) -> Raws:
    return some({"kind": st.just(kind), "id": ids, "name": names}, words=words, **optional)


_RAW: dict[str, Raws] = {
    "nemesis": _card(
        "nemesis",
        source=words,
        triggered=st.lists(abilities, max_size=2),
        levels=_levels,
        game_end=st.fixed_dictionaries({"do": effects}),
        goal=_goals,
        threats=_threats,
        threat_cards=st.integers(0, 99),
        setup=st.lists(words, max_size=2),
        joins=st.lists(some({"name": names, "kind": kinds}, count=few, leverage=printed, words=words), max_size=2),
    ),
    "condition": _card("condition", condition=conditions()),
    "covert_op": _card(
        "covert_op", flipped=st.sampled_from(["at_once", "game_end"]), condition=conditions(), reward=effects
    ),
    "bounty": _card("bounty", value=amounts),
    **{kind: _card(kind, leverage=printed) for kind in get_args(LeverageKind)},
    "region": some(
        {"kind": st.just("region"), "id": ids, "name": regions}, words=words, leverage=printed, at_end=amounts
    ),
    "mastery": some(
        {"kind": st.just("mastery"), "id": ids, "mastery": st.sampled_from(MASTERIES)}, words=words, leverage=printed
    ),
    "speed": some(
        {"kind": st.just("speed"), "id": ids, "space": st.integers(1, 99)}, words=words, leverage=printed
    ),
}  # fmt: skip
assert set(_RAW) == set(KINDS)


def cards(*of: str) -> st.SearchStrategy[AnyCard]:
    """Any valid card, or any of these kinds."""
    return st.one_of(short(_RAW[kind]) for kind in of or KINDS).map(CARD.validate_python)


def nemeses() -> st.SearchStrategy[Nemesis]:
    """Any valid nemesis."""
    return short(_RAW["nemesis"]).map(Nemesis.model_validate)


def packs() -> st.SearchStrategy[Pack]:
    """Any valid pack of a few cards."""
    several = some(
        {"id": ids, "name": names, "cards": st.lists(cards(), max_size=3, unique_by=lambda card: card.id)},
        version=st.integers(1, 9999),
        author=names,
        notes=words,
    )
    return short(several).map(Pack.model_validate)


# What the schema lets through: most of it is refused, since a schema cannot say that one of two is given.


def from_the_schema() -> st.SearchStrategy[Any]:
    """Whatever fits the JSON Schema of pack files."""
    schema = PACK_FILE.json_schema()
    return _fitting(schema, _Definitions(schema["$defs"]))


class _Definitions:
    def __init__(self, schemas: dict[str, Raw]) -> None:
        self._schemas = schemas
        self._made: dict[str, st.SearchStrategy[Any]] = {}

    def named(self, ref: str) -> st.SearchStrategy[Any]:
        name = ref.rpartition("/")[2]
        if name not in self._made:
            # Conditions hold conditions: what is meant is looked up when it is drawn.
            self._made[name] = st.deferred(lambda: _fitting(self._schemas[name], self))
        return self._made[name]


def _fitting(schema: Raw, defs: _Definitions) -> st.SearchStrategy[Any]:
    match schema:
        case {"$ref": ref}:
            return defs.named(ref)
        case {"anyOf": several} | {"oneOf": several}:
            return st.one_of(_fitting(one, defs) for one in several)
        case {"const": value}:
            return st.just(value)
        case {"enum": several}:
            return st.sampled_from(several)
        case {"type": "object", "properties": properties}:
            return _object(properties, schema.get("required", []), defs)
        case {"type": "array", "items": items}:
            return st.lists(_fitting(items, defs), max_size=min(schema.get("maxItems", 2), 2))
        case {"type": "string", "pattern": pattern}:
            return st.from_regex(pattern, fullmatch=True)
        case {"type": "string"}:
            longest = min(schema["maxLength"], 20)
            return st.text(min_size=schema.get("minLength", 0), max_size=longest) | measures | st.just("Oasis")
        case {"type": "integer"}:
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case {"type": "boolean"}:
            return st.booleans()
        case {"type": "null"}:
            return st.none()
    raise NotImplementedError(f"the schema has grown: {schema}")


@st.composite
def _object(draw: st.DrawFn, properties: Raw, required: list[str], defs: _Definitions) -> Raw:
    others = [name for name in properties if name not in required]
    # Few of the optional ones: conditions in conditions would grow without end.
    more = draw(st.lists(st.sampled_from(others), max_size=2, unique=True)) if others else []
    return {name: draw(_fitting(properties[name], defs)) for name in (*required, *more)}


# Broken on purpose.

_NESTED: list[Any] = []
for _ in range(40):
    _NESTED = [_NESTED]
WEIRD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 10**30, float("inf"), float("nan"), "", " ", "x", "x" * 10_000, "\x00", "a\tb",
    "\u202egnirts", "\ud800", "<script>alert(1)</script>", [], {}, [None], {"": None}, _NESTED, *KINDS, *EFFECTS,
    "mercenry", "region.", "region.\x07", "threat", [{}] * 30,
)  # fmt: skip
weird = short(st.sampled_from(WEIRD).map(copy.deepcopy))


def _places(raw: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and object, with each key of it."""
    open = [raw]
    while open:
        value = open.pop()
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield value, key
            if isinstance(value[key], dict | list):
                open.append(value[key])


def _broken(draw: st.DrawFn, raw: Any) -> None:
    """One thing of it is broken."""
    places = list(_places(raw))
    if not places:
        return
    holder, key = places[draw(st.integers(0, len(places) - 1))]
    match draw(st.sampled_from(["drop", "replace", "double", "deepen", "add", "rename", "kind"])):
        case "drop":
            del holder[key]
        case "replace":
            holder[key] = draw(weird)
        case "double" if isinstance(holder, list):
            holder.extend(copy.deepcopy(holder[key]) for _ in range(draw(st.sampled_from([1, 50]))))
        case "deepen":
            holder[key] = {"all": [holder[key]]}
        case "add" if isinstance(holder, dict):
            holder[draw(st.sampled_from(["", "x", "do", "kind", "format", "\ud800", "y" * 5000]))] = draw(weird)
        case "rename" if isinstance(holder, dict):
            holder[f"{key}s"] = holder.pop(key)
        case "kind" if isinstance(holder, dict):
            holder["kind"] = draw(st.sampled_from([*KINDS, *CARD_KINDS]))


@st.composite
def broken(draw: st.DrawFn, of: st.SearchStrategy[Pack]) -> str:
    """The file of a pack in which one thing or a few are broken, in what it says or in its text."""
    raw = json.loads(written(draw(of)))
    for _ in range(draw(st.integers(1, 3))):
        _broken(draw, raw)
    text = json.dumps(raw)
    at = draw(st.integers(0, len(text)))
    match draw(st.sampled_from(["whole", "whole", "whole", "cut", "inserted"])):
        case "cut":
            return text[:at]
        case "inserted":
            return text[:at] + draw(st.sampled_from(["{", "]", '"', "\\", "\x00", "\n", "9" * 5000])) + text[at:]
        case _:
            return text
