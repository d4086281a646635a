"""Every rules entry that the code of Forsaken names is in the corpus: a reason must lead somewhere."""

import ast
import re
from functools import cache
from pathlib import Path

import companion.forsaken
from companion.rules.entries import corpus
from tests.each import each

CODE = Path(companion.forsaken.__file__).parent
SCREENS = CODE.parent.parent / "screens" / "forsaken"
AN_ENTRY = re.compile(r"forsaken-[a-z0-9-]*[a-z0-9]")


@cache
def named(folder: Path) -> set[tuple[str, str]]:
    """The strings of a folder's modules that look like entries of this game, each with where it stands."""
    return {
        (f"{file.relative_to(folder)}:{node.lineno}", node.value)
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and AN_ENTRY.fullmatch(node.value)
    }


@each(lambda: sorted(named(CODE) | named(SCREENS)))
def test_an_entry_that_is_named_in_the_code_is_there(where: str, rule: str) -> None:
    assert rule in corpus(), f"{where} rests on {rule}, which is no entry"


def test_entries_are_found_in_rules() -> None:
    assert {rule for _, rule in named(CODE)} >= {"forsaken-legend", "forsaken-bounty", "forsaken-rival-turn"}
