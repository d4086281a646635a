"""Every word of a screen that opens an entry names one that is in the rules corpus."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import screens
from companion.rules.entries import corpus
from tests.each import each

CODE = sorted(Path(screens.__file__).parent.rglob("*.py"))
ROOT = Path(screens.__file__).parent


@cache
def parsed() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in CODE}


def places(modules: Iterable[ast.Module]) -> dict[str, int]:
    """The functions of some modules that are given an entry, each with the place of that argument."""
    return {"look_up": 0} | {
        node.name: [it.arg for it in node.args.args].index("rule")
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and "rule" in [it.arg for it in node.args.args]
    }


def written() -> Iterator[tuple[str, str]]:
    """Every entry that is written in the code of the screens, with where it stands."""
    everywhere = places(parsed().values())
    for file, module in parsed().items():
        # Functions of two modules may have one name.
        known = everywhere | places([module])
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                arguments = node.args
                if called == "partial" and arguments and isinstance(arguments[0], ast.Name):
                    called, arguments = arguments[0].id, arguments[1:]
                given = [it.value for it in node.keywords if it.arg == "rule"]
                given += arguments[known.get(called, len(arguments)) :][:1]
                for it in given:
                    for part in (it.body, it.orelse) if isinstance(it, ast.IfExp) else (it,):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str):
                            yield f"{file.relative_to(ROOT)}:{part.lineno}", part.value


@cache
def everywhere_written() -> list[tuple[str, str]]:
    return sorted(set(written()))


@each(everywhere_written)
def test_an_entry_that_a_screen_names_is_in_the_corpus(where: str, entry: str) -> None:
    assert entry in corpus(), f"{where} opens {entry}, which is no entry"


@pytest.mark.parametrize("entry", ["leverage", "take-control", "nemesis-takes-a-region", "conditions-needed"])
def test_an_entry_is_found_however_it_is_given(entry: str) -> None:
    assert entry in {found for _, found in everywhere_written()}
