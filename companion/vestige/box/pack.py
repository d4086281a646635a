"""Packs as files: read with every fault at once, refused when hostile, written so that others can read them."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from companion.faults import BadInput, Fault, faults_of, nearest, shown, unreadable
from companion.vestige.box.cards import CARD, KINDS, AnyCard, Pack
from companion.vestige.box.nemesis import Nemesis

FORMAT = 1
"""The newest format of pack files that this version knows."""

LARGEST = 1_000_000
"""Bytes: some three thousand cards. No pack of a real box comes near."""

LARGEST_TOML = 150_000
"""Bytes of TOML, which takes ten times as long to read: people write it by hand, a nemesis or two."""

DEEPEST = 24
"""How deep a file may be nested; the deepest card needs about half of it."""

MOST_CARDS = 2000
MOST_PARTS = 5000
"""Values in one card, lists and objects included; a nemesis with everything has a few hundred."""

MOST_FAULTS = 100
"""Faults that are listed one by one; of more, it is told that there are some."""

PACK_FILE: TypeAdapter[Pack | AnyCard] = TypeAdapter(Annotated[Pack | AnyCard, Field(title="pack")])
"""What a file may hold: a pack, or one card alone."""

_FITS = "`tableside schema pack` prints what fits"
_OVERFULL = f"has more than {MOST_PARTS} values"
_TOO_DEEP = Fault("", "is nested too deeply", f"at most {DEEPEST} levels")

# A key such as a.b.c, too long: the time that TOML takes for it grows with the square of its parts.
_LONG_KEY = re.compile(
    r"""(?<![\w"'-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){%d}""" % DEEPEST  # noqa: UP031
)


def read_pack(text: str | bytes, where: str = "") -> Pack:
    """A pack from JSON, or from TOML if `where` ends in `.toml`. One card alone is a pack of one.

    Raises BadInput with every fault, each with its place in the file.
    """
    try:
        return _read(text, where)
    except BadInput as bad:
        raise BadInput([_within(where, fault) for fault in bad.faults]) from bad


def _within(where: str, fault: Fault) -> Fault:
    if not where:
        return fault if fault.where else Fault("pack", fault.what, fault.fit)
    return Fault(f"{where}: {fault.where}" if fault.where else where, fault.what, fault.fit)


def _read(text: str | bytes, where: str) -> Pack:
    raw = _parsed(text, toml=where.casefold().endswith(".toml"))
    if not isinstance(raw, dict):
        raise BadInput([Fault("", "is no JSON object", _FITS)])
    if _too_deep(raw):
        raise BadInput([_TOO_DEEP])
    version = raw.get("format", FORMAT)
    if isinstance(version, int) and not isinstance(version, bool) and version > FORMAT:
        newer = f"{shown(version)} is newer than this version of Tableside reads ({FORMAT})"
        raise BadInput([Fault("format", newer, "update Tableside, or ask for the pack in an older format")])
    return _pack(raw) if "cards" in raw else _card_alone(raw)


def _parsed(text: str | bytes, toml: bool) -> Any:
    largest = LARGEST_TOML if toml else LARGEST
    if len(text) > largest:
        raise BadInput([Fault("", f"is larger than {largest:,} bytes", "fewer cards, in several files")])
    try:
        # Some editors put a byte order mark first.
        told = text.decode("utf-8") if isinstance(text, bytes) else text
        told = told.removeprefix("\ufeff")
        return _from_toml(told) if toml else json.loads(told, parse_constant=_no_constant, object_pairs_hook=_once_each)
    except UnicodeDecodeError as error:
        raise BadInput([Fault("", "is no UTF-8 text", "a JSON file")]) from error
    except RecursionError as error:
        raise BadInput([_TOO_DEEP]) from error
    except ValueError as error:
        name = "TOML" if toml else "JSON"
        raise BadInput(
            [Fault("", f"is no valid {name} ({error})", "see the packs in docs/packs for examples")]
        ) from error


def _from_toml(text: str) -> dict[str, Any]:
    if _LONG_KEY.search(text):
        raise BadInput([_TOO_DEEP])
    return tomllib.loads(text)


def _once_each(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(fields)
    if len(found) < len(fields):
        (twice, _), *_ = Counter(name for name, _ in fields).most_common(1)
        raise ValueError(f"{shown(twice)} stands twice in one object")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _layers(raw: Any) -> Iterator[int]:
    """How many values lie at each depth, found without recursion: hostile files are deeper than the stack."""
    layer = [raw] if isinstance(raw, (dict, list)) else []
    while layer:
        yield sum(map(len, layer))
        parts = (part for value in layer for part in (value.values() if isinstance(value, dict) else value))
        layer = [part for part in parts if isinstance(part, (dict, list))]


def _too_deep(raw: Any) -> bool:
    return any(depth == DEEPEST for depth, _ in enumerate(_layers(raw)))


def _overfull(raw: Any) -> bool:
    return sum(_layers(raw)) > MOST_PARTS


def _pack(raw: dict[str, Any]) -> Pack:
    head = {name: value for name, value in raw.items() if name != "cards"}
    if _overfull(head):
        raise BadInput([Fault("", _OVERFULL, _FITS)])
    if halves := unreadable(head):
        raise BadInput(_listed(halves))
    cards, faults = _cards(raw["cards"])
    try:
        # Faults of cards are found card by card: here they are given as far as they are fine.
        pack = Pack.model_validate(head | {"cards": cards})
    except ValidationError as error:
        faults = [*_faults(error, raw, ""), *faults]
    if faults:
        raise BadInput(_listed(faults))
    return pack


def _cards(given: Any) -> tuple[Any, list[Fault]]:
    """The cards that are fine, and the faults of the others."""
    if not isinstance(given, list):
        return given, []
    if len(given) > MOST_CARDS:
        return [], [Fault("cards", f"has {len(given)} items", f"at most {MOST_CARDS}")]
    found: list[AnyCard] = []
    faults: list[Fault] = []
    for number, raw in enumerate(given):
        try:
            found.append(_card(raw, f"cards[{number}]"))
        except BadInput as bad:
            faults.extend(bad.faults)
        if len(faults) > MOST_FAULTS:
            break
    return found, faults


def _card(raw: Any, where: str) -> AnyCard:
    within = f"{where}." if where else ""
    kind = raw.get("kind") if isinstance(raw, dict) else None
    if kind is not None and kind not in KINDS:
        # Said before all else, since nothing else of the card can be checked.
        raise BadInput([Fault(f"{within}kind", f"{shown(kind)} is no kind of card", nearest(str(kind)[:60], KINDS))])
    if _overfull(raw):
        raise BadInput([Fault(where, _OVERFULL, "a card has a few hundred")])
    if halves := unreadable(raw, where):
        raise BadInput(halves)
    try:
        card = CARD.validate_python(raw)
    except ValidationError as error:
        raise BadInput(_faults(error, raw, where)) from error
    if card.id in bundled() and card != bundled()[card.id]:
        taken = f'"{card.id}" is a card that comes with Tableside and cannot be replaced'
        raise BadInput([Fault(f"{within}id", taken, "another id")])
    return card


def _card_alone(raw: dict[str, Any]) -> Pack:
    alone = {"kind": "nemesis", **raw}
    if alone.get("format") == FORMAT:
        del alone["format"]
    try:
        return pack_of_one(_card(alone, ""))
    except BadInput as bad:
        raise BadInput(_listed(bad.faults)) from bad


def pack_of_one(card: AnyCard) -> Pack:
    """A pack that holds one card."""
    return Pack(id=card.id, name=card.name, cards=(card,))


def _faults(error: ValidationError, raw: Any, where: str) -> tuple[Fault, ...]:
    return faults_of(error, raw, where, most=MOST_FAULTS + 1)


def _listed(faults: Sequence[Fault]) -> Sequence[Fault]:
    if len(faults) <= MOST_FAULTS:
        return faults
    return [*faults[:MOST_FAULTS], Fault("", f"has more faults than these {MOST_FAULTS}", "mend them first")]


def written(pack: Pack) -> str:
    """A pack as the text of a file, the same one for the same pack; reading it gives the pack again."""
    told = pack.model_dump(mode="json", exclude_defaults=True)
    cards = [{"kind": card.kind, **short} for card, short in zip(pack.cards, told.pop("cards", []), strict=True)]
    return json.dumps({"format": pack.format, **told, "cards": cards}, indent=1, ensure_ascii=False) + "\n"


@cache
def bundled() -> dict[str, Nemesis]:
    """The nemeses that come with the app, by id."""
    known: dict[str, Nemesis] = {}
    for file in sorted(files("companion.vestige").joinpath("packs").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            card = Nemesis.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
            known[card.id] = card
    return known


def pack_of(id: str) -> Nemesis:
    """A bundled nemesis. Raises KeyError for an unknown id; setups are checked before they get here."""
    return bundled()[id]
