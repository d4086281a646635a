"""`tableside check-pack`: `ok NAME` for what can be used, else every fault of every file."""

import json
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from companion import headless
from tests.commands.commandline import ROOT, from_a_shell, tableside, within
from tests.commands.test_schema import fits
from tests.commands.test_wrong_input import refused

EXAMPLES = sorted((ROOT / "docs" / "packs").glob("*.json"))
BONE = ROOT / "companion" / "vestige" / "packs" / "bone.toml"
CURFEW = {"id": "curfew", "name": "Curfew", "levels": [{"threat": 0, "do": [{"gain_leverage": {"fixed": 1}}]}]}
MERCENRY = CURFEW | {"levels": [*CURFEW["levels"], {"threat": 1, "do": [{"gain_card": {"kind": "mercenry"}}]}]}
SAID = 'levels[1].do[0].gain_card.kind: "mercenry" is no card kind; did you mean mercenary?'
TOML = 'id = "curfew"\nname = "Curfew"\n[[levels]]\nthreat = 0\ndo = [{ gain_leverage = { fixed = 1 } }]\n'


def file_of(folder: Path, name: str, content: Any) -> Path:
    file = folder / name
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "content"),
    [
        pytest.param("curfew.json", CURFEW, id="a nemesis alone, in JSON"),
        pytest.param("curfew.toml", TOML, id="a nemesis alone, in TOML"),
        pytest.param("CURFEW.TOML", TOML, id="TOML in capitals"),
        pytest.param("pack.json", {"format": 1, "id": "p", "name": "Curfew", "cards": []}, id="a pack, still empty"),
        pytest.param("bounty.json", {"kind": "bounty", "id": "c", "name": "Curfew"}, id="a card of another kind alone"),
        pytest.param("marked.json", b"\xef\xbb\xbf" + json.dumps(CURFEW).encode(), id="a byte order mark first"),
        pytest.param("curfew", CURFEW, id="a file without an ending is taken for JSON"),
    ],
)
def test_a_file_that_can_be_used_is_ok_by_its_name(name: str, content: Any, tmp_path: Path) -> None:
    answer = within("check-pack", file_of(tmp_path, name, content))

    assert (answer.status, answer.out, answer.err) == (0, "ok Curfew\n", "")


def test_several_files_are_ok_in_the_order_in_which_they_were_given() -> None:
    answer = tableside("check-pack", *reversed(EXAMPLES), BONE)

    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines() == ["ok Paper City", "ok Lights Out", "ok Bone"]


def test_a_pack_can_come_from_standard_input() -> None:
    answer = tableside("check-pack", "-", typed=json.dumps(CURFEW))

    assert (answer.status, answer.out, answer.err) == (0, "ok Curfew\n", "")


def test_a_word_spelt_wrong_is_told_with_the_word_that_was_meant(tmp_path: Path) -> None:
    file = file_of(tmp_path, "curfew.json", MERCENRY)

    (line,) = refused(tableside("check-pack", file))
    (typed,) = refused(tableside("check-pack", "-", typed=json.dumps(MERCENRY)))

    assert line == f"{file}: {SAID}"
    assert typed.endswith(SAID)


def test_the_faults_of_all_files_are_told_at_once_and_nothing_is_ok(tmp_path: Path) -> None:
    first = file_of(tmp_path, "first.json", MERCENRY | {"colour": 1})
    fine = file_of(tmp_path, "fine.json", CURFEW)
    second = file_of(tmp_path, "second.toml", TOML.replace("threat = 0", "threat = -1").replace("Curfew", ""))
    nowhere = tmp_path / "nowhere.json"

    lines = refused(within("check-pack", first, nowhere, fine, second), faults=5)

    told = sorted(line.partition("; ")[0] for line in lines)
    assert told == sorted(
        [
            f'{first}: levels[1].do[0].gain_card.kind: "mercenry" is no card kind',
            f"{first}: colour: is not a known field",
            f"{nowhere}: cannot be read (No such file or directory)",
            f"{second}: name: is empty",
            f"{second}: levels[0].threat: -1 is too small",
        ]
    )


def test_a_file_that_is_not_there_and_a_folder_are_refused_by_name(tmp_path: Path) -> None:
    (missing,) = refused(tableside("check-pack", tmp_path / "nowhere.json"))
    (folder,) = refused(tableside("check-pack", tmp_path))

    assert missing.startswith(f"{tmp_path / 'nowhere.json'}: cannot be read (No such file")
    assert folder.startswith(f"{tmp_path}: cannot be read (Is a directory)")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        pytest.param("x.json", "", "is no valid JSON", id="an empty file"),
        pytest.param("x.json", TOML, "is no valid JSON", id="TOML under the name of JSON"),
        pytest.param("x.toml", json.dumps(CURFEW), "is no valid TOML", id="JSON under the name of TOML"),
        pytest.param("x.json", "[1, 2]", "is no JSON object", id="a list"),
        pytest.param("x.json", b"\xff\xfe\x00", "is no UTF-8 text", id="a binary file"),
        pytest.param("x.json", "[" * 200_000, "is nested too deeply", id="JSON without a bottom"),
        pytest.param("x.toml", "a = " + "[" * 100_000, "is nested too deeply", id="TOML without a bottom"),
        pytest.param("x.json", '{"id": NaN}', "NaN is no number", id="a number that is none"),
        pytest.param("x.json", {"kind": "weapon"}, 'kind: "weapon" is no kind of card', id="an unknown kind"),
        pytest.param("x.json", CURFEW | {"id": "bone"}, 'id: "bone" is a card that comes with', id="the id of Bone"),
        pytest.param("x.json", {"format": 2, **CURFEW}, "format: 2 is newer than this version", id="a newer format"),
        pytest.param("x.json", {"format": 0, **CURFEW}, "format: ", id="a format that never was"),
    ],
)
def test_what_is_no_pack_is_refused_in_one_line(name: str, content: Any, told: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, name, content)

    (line,) = refused(within("check-pack", file))

    assert line.startswith(f"{file}: ")
    assert told in line
    assert len(line) < 400


def test_a_pack_of_a_newer_format_is_refused_whatever_else_is_in_it() -> None:
    (line,) = refused(within("check-pack", "-", typed=json.dumps({"format": 7, "cards": "not as today"})))

    assert "format: 7 is newer than this version of Tableside reads (1)" in line


@pytest.mark.parametrize("of", ["a file", "standard input"])
def test_fifty_million_bytes_are_refused_at_once_and_never_read_to_the_end(of: str, tmp_path: Path) -> None:
    content = json.dumps(CURFEW).encode().ljust(50_000_000)
    file = file_of(tmp_path, "large.json", content)
    tracemalloc.start()
    began = time.monotonic()

    answer = within("check-pack", file) if of == "a file" else within("check-pack", "-", typed=content)

    took, (_, peak) = time.monotonic() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    (line,) = refused(answer)
    assert "is larger than 1,000,000 bytes" in line
    assert took < 1
    assert peak < 5_000_000


def test_a_shell_gets_the_same_lines_and_the_same_status(tmp_path: Path) -> None:
    file = file_of(tmp_path, "curfew.json", MERCENRY)

    assert from_a_shell("check-pack", *EXAMPLES).out == "ok Lights Out\nok Paper City\n"
    assert refused(from_a_shell("check-pack", file)) == [f"{file}: {SAID}"]


def test_without_a_file_the_command_says_what_it_needs() -> None:
    answer = tableside("check-pack")

    assert (answer.status, answer.out) == (2, "")
    assert "FILE" in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_the_schema_of_packs_accepts_the_examples(example: Path) -> None:
    schema = headless.schema("pack")
    pack = json.loads(example.read_text(encoding="utf-8"))

    assert fits(pack, schema, schema)
    assert all(fits(card, schema, schema) for card in pack["cards"])
    assert not fits(pack | {"colour": 1}, schema, schema)
