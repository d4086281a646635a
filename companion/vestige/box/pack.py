"""Packs as files: read with every fault at once, refused when hostile, written so that others can read them."""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from companion.faults import BadInput, Fault, faults_of, nearest, shown
from companion.vestige.box.cards import CARD, KINDS, AnyCard, Pack
from companion.vestige.box.nemesis import Nemesis

FORMAT = 1
"""The newest format of pack files that this version knows."""

LARGEST = 1_000_000
"""Bytes: some three thousand cards. No pack of a real box comes near."""

DEEPEST = 24
"""How deep a file may be nested; the deepest card needs about half of it."""

MOST_FAULTS = 100
"""Faults that are listed one by one; of more, the number is told."""

PACK_FILE: TypeAdapter[Pack | AnyCard] = TypeAdapter(Annotated[Pack | AnyCard, Field(title="pack")])
"""What a file may hold: a pack, or one card alone."""

_FITS = "`tableside schema pack` prints what fits"


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
    if _depth(raw) > DEEPEST:
        raise BadInput([Fault("", "is nested too deeply", f"at most {DEEPEST} levels")])
    version = raw.get("format", FORMAT)
    if isinstance(version, int) and not isinstance(version, bool) and version > FORMAT:
        newer = f"{shown(version)} is newer than this version of Tableside reads ({FORMAT})"
        raise BadInput([Fault("format", newer, "update Tableside, or ask for the pack in an older format")])
    return _pack(raw) if "cards" in raw else _card_alone(raw)


def _parsed(text: str | bytes, toml: bool) -> Any:
    if len(text) > LARGEST:
        size = f"is too large ({len(text) / 1_000_000:.1f} million bytes)"
        raise BadInput([Fault("", size, f"at most {LARGEST / 1_000_000:.0f} million")])
    try:
        # Some editors put a byte order mark first.
        told = text.decode("utf-8") if isinstance(text, bytes) else text
        told = told.removeprefix("\ufeff")
        return tomllib.loads(told) if toml else json.loads(told, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadInput([Fault("", "is no UTF-8 text", "a JSON file")]) from error
    except RecursionError as error:
        raise BadInput([Fault("", "is nested too deeply", f"at most {DEEPEST} levels")]) from error
    except ValueError as error:
        name = "TOML" if toml else "JSON"
        raise BadInput(
            [Fault("", f"is no valid {name} ({error})", "see the packs in docs/packs for examples")]
        ) from error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _depth(raw: Any) -> int:
    """How deep lists and objects are nested, found without recursion: hostile files are deeper than the stack."""
    deepest, open = 0, [(raw, 1)]
    while open:
        value, depth = open.pop()
        if isinstance(value, dict | list):
            deepest = max(deepest, depth)
            if deepest > DEEPEST:
                return deepest
            open.extend((part, depth + 1) for part in (value.values() if isinstance(value, dict) else value))
    return deepest


def _pack(raw: dict[str, Any]) -> Pack:
    faults = list(_unknown_kinds(raw["cards"], "cards"))
    try:
        pack = Pack.model_validate(raw)
    except ValidationError as error:
        raise BadInput(_listed(error, raw, faults)) from error
    if clashes := [card for card in pack.cards if card.id in bundled() and card != bundled()[card.id]]:
        raise BadInput([_clash(f"cards[{pack.cards.index(card)}].id", card.id) for card in clashes])
    return pack


def _card_alone(raw: dict[str, Any]) -> Pack:
    card = {"kind": "nemesis", **raw}
    if card.get("format") == FORMAT:
        del card["format"]
    if unknown := list(_unknown_kinds([card], "")):
        raise BadInput([Fault("kind", fault.what, fault.fit) for fault in unknown])
    try:
        found = CARD.validate_python(card)
    except ValidationError as error:
        raise BadInput(_listed(error, card, [])) from error
    if found.id in bundled() and found != bundled()[found.id]:
        raise BadInput([_clash("id", found.id)])
    return pack_of_one(found)


def pack_of_one(card: AnyCard) -> Pack:
    """A pack that holds one card."""
    return Pack(id=card.id, name=card.name, cards=(card,))


def _clash(where: str, id: str) -> Fault:
    return Fault(where, f'"{id}" is a card that comes with Tableside and cannot be replaced', "another id")


def _unknown_kinds(cards: Any, where: str) -> list[Fault]:
    """Cards whose kind nobody knows: said before all else, since nothing else of them can be checked."""
    found = []
    for number, card in enumerate(cards if isinstance(cards, list) else ()):
        kind = card.get("kind") if isinstance(card, dict) else None
        if kind is not None and kind not in KINDS:
            found.append(
                Fault(f"{where}[{number}].kind", f"{shown(kind)} is no kind of card", nearest(str(kind)[:60], KINDS))
            )
    return found


def _listed(error: ValidationError, raw: Mapping[str, Any], before: list[Fault]) -> list[Fault]:
    known = {fault.where for fault in before}
    found = [*before, *(fault for fault in faults_of(error, raw) if fault.where not in known)]
    if len(found) > MOST_FAULTS:
        more = Fault("", f"has {len(found) - MOST_FAULTS} faults more", "mend those above first")
        return [*found[:MOST_FAULTS], more]
    return found


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
