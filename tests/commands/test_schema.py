"""`tableside schema`: a JSON Schema for each input, and every input that is accepted fits it."""

import json
import re
from typing import Any

import pytest

from companion import headless
from companion.vestige.box.pack import bundled
from companion.vestige.commands import COMMANDS
from tests.commands.commandline import ROOT, tableside
from tests.commands.test_commands import PLAYED, SCORED

Schema = dict[str, Any]
TYPES = {"object", "array", "string", "integer", "number", "boolean", "null"}
PYTHON = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "number": (int, float)}


def nodes(schema: Any) -> list[Schema]:
    """The schema and every schema inside it."""
    found: list[Schema] = []
    if isinstance(schema, dict):
        found.append(schema)
        for key, inner in schema.items():
            if key not in ("default", "const", "enum", "examples"):
                found += nodes(inner)
    elif isinstance(schema, list):
        for inner in schema:
            found += nodes(inner)
    return found


def fits(value: Any, schema: Schema, root: Schema) -> bool:
    """Whether a value fits, as far as our schemas go: the keywords that they use."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)
    alternatives = schema.get("anyOf") or schema.get("oneOf")
    if alternatives:
        return any(fits(value, one, root) for one in alternatives)
    return (
        _is(value, schema.get("type"))
        and ("const" not in schema or value == schema["const"])
        and ("enum" not in schema or value in schema["enum"])
        and value_in_bounds(value, schema)
        and (not isinstance(value, dict) or _fields_fit(value, schema, root))
        and (not isinstance(value, list) or _items_fit(value, schema, root))
    )


def _is(value: Any, kind: str | None) -> bool:
    if kind is None:
        return True
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, PYTHON[kind])


def value_in_bounds(value: Any, schema: Schema) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return True
    if isinstance(value, int):
        return schema.get("minimum", value) <= value <= schema.get("maximum", value)
    length = schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value))
    return length and ("pattern" not in schema or re.search(schema["pattern"], value) is not None)


def _fields_fit(value: dict[str, Any], schema: Schema, root: Schema) -> bool:
    known = schema.get("properties", {})
    rest = schema.get("additionalProperties", True)
    names = schema.get("propertyNames", {})
    return (
        set(schema.get("required", ())) <= value.keys()
        and all(fits(field, known[name], root) for name, field in value.items() if name in known)
        and all(rest is not False for name in value if name not in known)
        and all(fits(value[name], rest, root) for name in value if name not in known and isinstance(rest, dict))
        and all(fits(name, names, root) for name in value)
    )


def _items_fit(value: list[Any], schema: Schema, root: Schema) -> bool:
    count = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
    return count and all(fits(item, schema.get("items", {}), root) for item in value)


def inputs(kind: str) -> list[Any]:
    return [
        pytest.param(json.loads(file.read_text(encoding="utf-8"))["input"], id=file.stem)
        for file in sorted((ROOT / "tests" / "scenarios" / kind).glob("*.json"))
    ]


@pytest.fixture(scope="module")
def schemas() -> dict[str, Schema]:
    return {name: headless.schema(name) for name in ("pack", "score", "play")}


@pytest.mark.parametrize("name", ["pack", "score", "play"])
def test_the_command_prints_the_schema(name: str, schemas: dict[str, Schema]) -> None:
    answer = tableside("schema", name)

    assert (answer.status, answer.err) == (0, "")
    assert answer.json == json.loads(json.dumps(schemas[name]))


@pytest.mark.parametrize("name", ["pack", "score", "play"])
def test_every_part_of_a_schema_is_well_formed(name: str, schemas: dict[str, Schema]) -> None:
    schema = schemas[name]

    parts = nodes(schema)
    references = {part["$ref"] for part in parts if isinstance(part.get("$ref"), str)}
    assert {reference.removeprefix("#/$defs/") for reference in references} <= schema["$defs"].keys()
    assert {part["type"] for part in parts if isinstance(part.get("type"), str)} <= TYPES
    for part in parts:
        if isinstance(part.get("properties"), dict):
            assert set(part.get("required", ())) <= part["properties"].keys()
        if isinstance(part.get("pattern"), str):
            re.compile(part["pattern"])


@pytest.mark.parametrize("given", inputs("score"))
def test_the_schema_of_score_accepts_the_scenarios(given: Any, schemas: dict[str, Schema]) -> None:
    assert fits(given, schemas["score"], schemas["score"])


@pytest.mark.parametrize("given", inputs("play"))
def test_the_schema_of_play_accepts_the_scenarios(given: Any, schemas: dict[str, Schema]) -> None:
    assert fits(given, schemas["play"], schemas["play"])


def test_the_schemas_accept_what_the_contract_shows_and_the_bundled_packs(schemas: dict[str, Schema]) -> None:
    assert fits(SCORED, schemas["score"], schemas["score"])
    assert fits(PLAYED, schemas["play"], schemas["play"])
    for pack in bundled().values():
        assert fits(pack.model_dump(mode="json", exclude_unset=True), schemas["pack"], schemas["pack"])


@pytest.mark.parametrize(
    ("name", "given"),
    [
        pytest.param("score", SCORED | {"mode": "duel"}, id="a mode"),
        pytest.param("score", SCORED | {"colour": 1}, id="a field too many"),
        pytest.param("score", {"mode": "solo"}, id="no competitors"),
        pytest.param("play", PLAYED | {"moves": [{"move": "fly"}]}, id="an unknown move"),
        pytest.param(
            "play", PLAYED | {"moves": [{"move": "gain_leverage", "who": "Ana", "amount": -1}]}, id="a negative gain"
        ),
        pytest.param(
            "play", PLAYED | {"moves": [{"move": "gain_leverage", "who": "Ana", "amount": "1"}]}, id="a number in words"
        ),
        pytest.param("pack", {"id": "x", "source": "a test"}, id="no name"),
    ],
)
def test_the_schemas_refuse_what_the_commands_refuse(name: str, given: Any, schemas: dict[str, Schema]) -> None:
    assert not fits(given, schemas[name], schemas[name])


@pytest.mark.parametrize(
    "move",
    [
        "gain_leverage", "lose_leverage", "set_leverage", "reveal_condition", "meet_condition", "draw_covert_op",
        "reveal_threat", "remove_threat", "take_control", "lose_control", "visit", "gain_card", "lose_card",
        "upgrade_speed", "end_turn", "run_nemeses", "finish",
    ],
)  # fmt: skip
def test_every_move_of_the_contract_is_in_the_schema(move: str) -> None:
    moves = {part["properties"]["move"].get("const") for part in COMMANDS.json_schema()["$defs"].values()
             if "move" in part.get("properties", {})}  # fmt: skip

    assert move in moves


def test_each_schema_has_a_title(schemas: dict[str, Schema]) -> None:
    assert all(schema["title"] for schema in schemas.values())
